// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/OperatorUses.h"

#include <QSet>

#include <algorithm>
#include <optional>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

constexpr int MaximumDepth = 8;

bool isOps(const QStringList &path)
{
    return path.size() >= 3 && path[0] == "torch"_L1 && path[1] == "ops"_L1;
}

class UseFinder
{
public:
    explicit UseFinder(const UsedModule &used) : m_used(used), m_paths(used) {}

    std::vector<OperatorUse> find()
    {
        for (const CallUse &use : m_used.usage->calls)
            noteQuestion(use);
        for (const AttributeRead &read : m_used.usage->attributes) {
            QStringList path = m_paths.path(read.place.scope, read.object);
            if (path.isEmpty())
                continue;
            path += read.attributes;
            if (isOps(path) && path.size() >= 4)
                add(path[2], path[3], read.place);
        }
        for (const CallUse &use : m_used.usage->calls)
            addCall(use);
        return std::move(m_uses);
    }

private:
    /// hasattr(torch.ops.library, "name") anywhere says that the module reckons with its absence.
    void noteQuestion(const CallUse &use)
    {
        const auto asked = namedAttribute(use, "hasattr"_L1);
        const auto byDefault = use.call.positionalCount() == 3 ? namedAttribute(use, "getattr"_L1) : std::nullopt;
        for (const auto &each : {asked, byDefault}) {
            if (each)
                m_asked.insert(*each);
        }
    }

    /// "library.name" of getattr(torch.ops.library, "name") and the like.
    std::optional<QString> namedAttribute(const CallUse &use, QLatin1StringView function) const
    {
        const Expression *object = use.call.positional(0);
        const Expression *name = use.call.positional(1);
        if (use.call.callee().dotted() != function || !object || !name || name->kind != Expression::Kind::String)
            return std::nullopt;
        const QStringList path = m_paths.path(use.place.scope, *object);
        if (path.size() == 2 && path[1] == "ops"_L1)
            return QString(name->text + u'.');
        return isOps(path) && path.size() == 3 ? std::optional(QString(path[2] + u'.' + name->text)) : std::nullopt;
    }

    void addCall(const CallUse &use)
    {
        if (const auto read = namedAttribute(use, "getattr"_L1); read && !read->endsWith(u'.'))
            add(read->section(u'.', 0, 0), read->section(u'.', 1), use.place);
        const QStringList path = m_paths.path(use.place.scope, use.call.callee());
        static const QStringList functions{u"load_library"_s, u"import_module"_s};
        if (isOps(path) && path.size() == 3 && !functions.contains(path[2]))
            add(path[2], {}, use.place);
    }

    void add(const QString &library, const QString &name, const UsePlace &place)
    {
        const Guards guards = m_used.guardsAround(place);
        if (name.startsWith("__"_L1) || m_asked.contains(library + u'.' + name) || m_asked.contains(library + u'.') ||
            !mayRun(guards))
            return;
        // A library that is called raises another error than an operator that is not there.
        const QStringList errors = name.isEmpty()
                                       ? QStringList{u"TypeError"_s}
                                       : QStringList{u"AttributeError"_s, u"RuntimeError"_s, u"NotImplementedError"_s};
        if (!isCaught(guards, errors))
            m_uses.push_back({library, name, place});
    }

    const UsedModule &m_used;
    const TorchPaths m_paths;
    QSet<QString> m_asked; ///< "library.name"; "library." for a whole library
    std::vector<OperatorUse> m_uses;
};

} // namespace

QStringList TorchPaths::path(int scope, const Expression &expression, int depth) const
{
    if (depth > MaximumDepth)
        return {};
    if (expression.kind == Expression::Kind::Name)
        return ofName(scope, expression.text, depth);
    if (expression.kind != Expression::Kind::Attribute || expression.items.empty())
        return {};
    QStringList result = path(scope, expression.items.front(), depth + 1);
    if (!result.isEmpty())
        result.append(expression.text);
    return result;
}

QStringList TorchPaths::ofName(int scope, const QString &name, int depth) const
{
    for (; scope != ModuleScope; scope = m_used.outline->definitions[size_t(scope)].scope) {
        if (const QStringList imported = ofImport(scope, name); !imported.isEmpty())
            return imported;
        const LocalName *local = m_used.usage->local(scope, name);
        if (local)
            return local->value.isNone() ? QStringList() : path(scope, local->value, depth + 1);
    }
    const QStringList imported = ofImport(ModuleScope, name);
    return imported.isEmpty() ? ofAssignment(name, depth) : imported;
}

QStringList TorchPaths::ofImport(int scope, const QString &name) const
{
    for (const Import &import : m_used.outline->imports) {
        if (import.scope != scope || import.level > 0)
            continue;
        for (const ImportedName &each : import.names) {
            const bool renamed = !each.asName.isEmpty();
            const QString bound = renamed ? each.asName : import.from ? each.name : each.name.section(u'.', 0, 0);
            if (bound != name)
                continue;
            const QString target = import.from ? import.module + u'.' + each.name : renamed ? each.name : bound;
            const QStringList parts = target.split(u'.');
            return parts.front() == "torch"_L1 ? parts : QStringList();
        }
    }
    return {};
}

/// All assignments of the name have to agree, but for `= None`.
QStringList TorchPaths::ofAssignment(const QString &name, int depth) const
{
    QStringList found;
    for (const Assignment &assignment : m_used.outline->assignments) {
        if (assignment.scope != ModuleScope || assignment.target.kind != Expression::Kind::Name ||
            assignment.target.text != name)
            continue;
        if (assignment.value.kind == Expression::Kind::Constant)
            continue;
        const QStringList each = path(ModuleScope, assignment.value, depth + 1);
        if (each.isEmpty() || (!found.isEmpty() && found != each))
            return {};
        found = each;
    }
    return found;
}

std::vector<OperatorUse> operatorUses(const UsedModule &used)
{
    return UseFinder(used).find();
}

} // namespace mxw::checks
