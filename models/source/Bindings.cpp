// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Bindings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

enum class Rank { Plain, Conditional, Bare, CheckerOnly, Auxiliary };

Rank rankOf(const Guards &guards)
{
    Rank rank = Rank::Plain;
    for (const Guard &guard : guards) {
        if (guard.kind == Guard::Kind::TypeChecking)
            return Rank::CheckerOnly;
        // A file is imported as a whole: what follows a guarded raise still runs in the cases that matter.
        const bool always = guard.kind == Guard::Kind::AfterExit || guard.kind == Guard::Kind::With ||
                            guard.kind == Guard::Kind::NotTypeChecking;
        if (!always)
            rank = Rank::Conditional;
    }
    return rank;
}

/// `@overload def f`, `@f.setter def f`: not what the name stands for.
bool isAuxiliary(const Definition &definition)
{
    return std::ranges::any_of(definition.decorators, [&](const Expression &decorator) {
        const QString name = decorator.dotted();
        const QString last = name.section(u'.', -1);
        return last == "overload"_L1 || name == QString(definition.name + ".setter"_L1) ||
               name == QString(definition.name + ".deleter"_L1) || name == QString(definition.name + ".getter"_L1);
    });
}

} // namespace

QString boundName(const Import &import, const ImportedName &name)
{
    if (!name.asName.isEmpty())
        return name.asName;
    const qsizetype dot = import.from ? -1 : name.name.indexOf(u'.');
    return dot < 0 ? name.name : name.name.first(dot);
}

std::vector<Binding> bindingsOf(const Outline &outline, int scope, const QString &name)
{
    std::vector<std::pair<Rank, Binding>> found;
    for (const Import &import : outline.imports) {
        if (import.scope != scope)
            continue;
        for (const ImportedName &imported : import.names) {
            if (imported.name != "*"_L1 && boundName(import, imported) == name)
                found.push_back(
                    {rankOf(import.guards), {&import, &imported, -1, nullptr, &import.guards, import.line}});
        }
    }
    for (size_t i = 0; i < outline.definitions.size(); ++i) {
        const Definition &definition = outline.definitions[i];
        if (definition.scope != scope || definition.name != name)
            continue;
        const Rank rank = isAuxiliary(definition) ? Rank::Auxiliary : rankOf(definition.guards);
        found.push_back({rank, {nullptr, nullptr, int(i), nullptr, &definition.guards, definition.line}});
    }
    for (const Assignment &assignment : outline.assignments) {
        const Expression &target = assignment.target;
        if (assignment.scope != scope || target.kind != Expression::Kind::Name || target.text != name)
            continue;
        Rank rank = rankOf(assignment.guards);
        if (assignment.augmented)
            rank = Rank::Auxiliary;
        else if (assignment.value.isNone() && rank != Rank::CheckerOnly)
            rank = Rank::Bare; // an annotation alone binds nothing, a loop only sometimes
        found.push_back({rank, {nullptr, nullptr, -1, &assignment, &assignment.guards, assignment.line}});
    }
    std::ranges::stable_sort(found, [](const auto &a, const auto &b) {
        if (a.first != b.first)
            return a.first < b.first;
        return a.first == Rank::Plain ? a.second.line > b.second.line : a.second.line < b.second.line;
    });
    std::vector<Binding> result;
    result.reserve(found.size());
    for (const auto &[rank, binding] : found) {
        result.push_back(binding);
        result.back().auxiliary = rank == Rank::Auxiliary;
    }
    return result;
}

std::vector<const Import *> starImportsOf(const Outline &outline)
{
    std::vector<const Import *> result;
    for (const Import &import : outline.imports) {
        const bool star = import.from && import.scope == ModuleScope && import.names.size() == 1 &&
                          import.names.front().name == "*"_L1;
        if (star)
            result.push_back(&import);
    }
    std::ranges::reverse(result);
    return result;
}

} // namespace mxw::source
