// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ExportsReader.h"

#include "models/source/LazyExportsReader.h"

using namespace Qt::StringLiterals;

namespace mxw::source::python {

void ExportsReader::assignAll(const Node &value, bool extends)
{
    if (!value) // a bare annotation
        return;
    QStringList names;
    if (!addAll(value, names))
        m_outline.allIsDynamic = true;
    // Branches that each assign a list export what any of them names.
    const bool known = m_outline.all.has_value();
    if (!extends && !known && names.isEmpty() && m_outline.allIsDynamic)
        return;
    if (!known)
        m_outline.all.emplace();
    *m_outline.all += names;
    m_outline.all->removeDuplicates();
}

bool ExportsReader::addAll(const Node &value, QStringList &names) const
{
    if (value.is(Kind::BinOp) && value.child(Field::Operator).type().name == "Add") {
        const bool left = addAll(value.child(Field::Left), names);
        return addAll(value.child(Field::Right), names) && left;
    }
    if (value.dotted() == "__all__"_L1)
        return true;
    if (!value.is(Kind::List) && !value.is(Kind::Tuple))
        return false;
    bool literal = true;
    for (const Node element : value.list(Field::Elements)) {
        if (element.isString())
            names.append(element.text(Field::Value));
        else
            literal = false;
    }
    return literal;
}

/// `__all__.extend([…])`, `__all__.append("x")`; anything else makes the list one that cannot be told.
void ExportsReader::callOnAll(const QString &callee, const Nodes &arguments)
{
    const bool one = arguments.size() == 1;
    if (callee == "__all__.extend"_L1 && one) {
        assignAll(arguments[0], true);
    } else if (callee == "__all__.append"_L1 && one && arguments[0].isString()) {
        if (!m_outline.all)
            m_outline.all.emplace();
        m_outline.all->append(arguments[0].text(Field::Value));
    } else {
        m_outline.allIsDynamic = true;
    }
}

void ExportsReader::finish()
{
    if (!m_getattr)
        return;
    QSet<QString> imported;
    for (const Import &import : m_outline.imports) {
        for (const ImportedName &name : import.names) {
            if (import.scope == ModuleScope)
                imported.insert(name.asName.isEmpty() ? name.name.section(u'.', 0, 0) : name.asName);
        }
    }
    const bool several = m_outline.lazy.present;
    LazyExports lazy = LazyExportsReader(std::move(imported)).read(m_getattr);
    lazy.closed = lazy.closed && !several;
    const QStringList tables = lazy.tables;
    for (const QString &table : tables) {
        // A table that is built by code may hold anything.
        const bool known = addTableKeys(table, lazy.names);
        lazy.closed = lazy.closed && known;
    }
    lazy.names.removeDuplicates();
    m_outline.lazy = std::move(lazy);
}

/// Adds the keys of a module-level table; false when some of them cannot be told.
bool ExportsReader::addTableKeys(const QString &table, QStringList &names) const
{
    using Is = Expression::Kind;
    bool defined = false;
    bool literal = true;
    for (const Assignment &assignment : m_outline.assignments) {
        const Expression &target = assignment.target;
        const Expression &value = assignment.value;
        if (target.kind == Is::Subscript && target.items[0].dotted() == table) {
            literal = literal && target.items[1].kind == Is::String;
            names.append(target.items[1].text);
        } else if (target.kind == Is::Name && target.text == table && assignment.scope == ModuleScope) {
            const bool mapping = value.kind == Is::Mapping;
            const bool annotation = value.isNone() && !assignment.augmented;
            defined = defined || mapping || value.kind == Is::Sequence;
            literal = literal && (annotation || mapping || value.kind == Is::Sequence);
            for (size_t i = 0; i < value.items.size() && literal; i += mapping ? 2 : 1) {
                literal = value.items[i].kind == Is::String;
                names.append(value.items[i].text);
            }
        }
    }
    for (const CallStatement &call : m_outline.calls)
        literal = literal && !call.call.callee().dotted().startsWith(table + u'.');
    return defined && literal;
}

} // namespace mxw::source::python
