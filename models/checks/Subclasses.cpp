// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Subclasses.h"

#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// More classes than this share a base that says nothing of any of them.
constexpr size_t MaximumClasses = 400;

QString identityOf(const Symbol &type)
{
    return type.module + u':' + type.qualifiedName;
}

QString lastName(const Expression &base)
{
    const Expression &named = base.kind == Expression::Kind::Subscript ? base.items.front() : base;
    return named.kind == Expression::Kind::Name || named.kind == Expression::Kind::Attribute ? named.text : QString();
}

/// Names that a module gives to something called `name` elsewhere, itself included.
QStringList aliasesOf(const Outline &outline, const QString &name)
{
    QStringList names{name};
    for (const Import &import : outline.imports) {
        for (const ImportedName &imported : import.names) {
            if (imported.name == name && !imported.asName.isEmpty())
                names.append(imported.asName);
        }
    }
    return names;
}

class SubclassSearch
{
public:
    SubclassSearch(const ClassHierarchy &hierarchy, const Symbol &type) : m_hierarchy(hierarchy)
    {
        m_seen.insert(identityOf(type));
        m_found.push_back(type);
    }

    bool run()
    {
        for (size_t next = 0; next < m_found.size(); ++next) {
            if (m_found.size() > MaximumClasses)
                return false;
            const Symbol type = m_found[next];
            collect(m_hierarchy.resolver().plugin(), false, type);
            collect(m_hierarchy.resolver().upstream(), true, type);
        }
        return true;
    }

    std::vector<Symbol> found() { return {m_found.begin() + 1, m_found.end()}; }

private:
    void collect(const CodeTree &tree, bool upstream, const Symbol &of)
    {
        const QString name = of.qualifiedName.section(u'.', -1);
        for (const QString &path : tree.filesMentioning(name)) {
            const QString module = tree.moduleOfFile(path);
            const OutlineState state = tree.outline(path);
            if (module.isEmpty() || !state.outline)
                continue;
            const QStringList names = aliasesOf(*state.outline, name);
            for (size_t i = 0; i < state.outline->definitions.size(); ++i) {
                const Definition &definition = state.outline->definitions[i];
                const auto isNamed = [&](const Expression &base) { return names.contains(lastName(base)); };
                if (!definition.isClass() || !std::ranges::any_of(definition.bases, isNamed))
                    continue;
                Symbol candidate{Symbol::Kind::Class, module, definition.qualifiedName, path, definition.line, upstream,
                                 state.outline,       int(i)};
                if (m_seen.contains(identityOf(candidate)) || !m_hierarchy.isSubclass(candidate, of))
                    continue;
                m_seen.insert(identityOf(candidate));
                m_found.push_back(std::move(candidate));
            }
        }
    }

    const ClassHierarchy &m_hierarchy;
    QSet<QString> m_seen;
    std::vector<Symbol> m_found;
};

} // namespace

std::vector<Symbol> subclassesOf(const ClassHierarchy &hierarchy, const Symbol &type, bool *complete)
{
    SubclassSearch search(hierarchy, type);
    const bool all = search.run();
    if (complete)
        *complete = all;
    return search.found();
}

} // namespace mxw::checks
