// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PlatformList.h"

#include "models/checks/RegistrationFinding.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// Adds the words of a literal; false when it holds anything else.
bool addWords(const Expression &literal, std::vector<PlatformList::Item> &to)
{
    if (literal.kind == Expression::Kind::String) {
        to.push_back({literal.text, literal.line});
        return true;
    }
    return literal.kind == Expression::Kind::Sequence &&
           std::ranges::all_of(literal.items, [&](const Expression &item) {
               return item.kind == Expression::Kind::String && addWords(item, to);
           });
}

bool readBody(const Symbol &owner, const QString &attribute, PlatformList &list)
{
    bool found = false;
    for (const Assignment &assignment : owner.outline->assignments) {
        if (assignment.scope != owner.definition || assignment.target.dotted() != attribute)
            continue;
        if (assignment.value.kind != Expression::Kind::Sequence || !addWords(assignment.value, list.items))
            return false;
        if (!found)
            list.line = assignment.line;
        found = true;
    }
    for (const CallStatement &statement : owner.outline->calls) {
        if (statement.scope != owner.definition)
            continue;
        const QString callee = statement.call.callee().dotted();
        if (!callee.startsWith(attribute + u'.'))
            continue;
        const QString method = callee.sliced(attribute.size() + 1);
        const bool adds = method == "append"_L1 || method == "extend"_L1 || method == "insert"_L1;
        const Expression *given = statement.call.positional(method == "insert"_L1 ? 1 : 0);
        if (!adds || !given || !addWords(*given, list.items))
            return false;
    }
    return found;
}

QStringList literalWords(const Expression &value)
{
    // Literal["a", "b"], Literal["a"], ["a", "b"]
    const Expression &inner =
        value.kind == Expression::Kind::Subscript && value.items.size() == 2 ? value.items[1] : value;
    std::vector<PlatformList::Item> items;
    QStringList words;
    if (addWords(inner, items)) {
        for (const PlatformList::Item &item : items)
            words.append(item.word);
    }
    return words;
}

} // namespace

bool PlatformList::contains(const QString &word) const
{
    return std::ranges::any_of(items, [&](const Item &item) { return item.word == word; });
}

std::optional<PlatformList> platformList(const CheckContext &context, const QString &attribute)
{
    std::optional<PlatformList> list;
    PlatformList unknown;
    unknown.complete = false;
    const std::vector<Symbol> classes = platformClasses(context);
    if (classes.empty())
        return unknown;
    for (const Symbol &type : classes) {
        const ClassHierarchy &hierarchy = context.atTarget.hierarchy();
        const auto found = hierarchy.classMember(type, attribute);
        const Symbol &owner = found.member.owner;
        if (found.presence != ClassHierarchy::Presence::Present)
            return unknown;
        if (owner.upstream || (list && list->owner.isSame(owner)))
            continue;
        // Two platforms with lists of their own.
        if (list || !owner.outline || hierarchy.isInstalled(owner.dotted() + u'.' + attribute))
            return unknown;
        list.emplace();
        list->owner = owner;
        if (!readBody(owner, attribute, *list))
            return unknown;
    }
    return list && list->items.empty() ? std::nullopt : list;
}

std::optional<QStringList> wordsOf(const Resolver &resolver, const QStringList &names)
{
    QStringList words;
    for (const QString &name : names) {
        const Resolution found = resolver.resolve(name.section(u':', 0, 0), name.section(u':', 1));
        if (!found.found() || !found.symbol.outline)
            continue;
        for (const Assignment &assignment : found.symbol.outline->assignments) {
            if (assignment.scope == ModuleScope && assignment.target.dotted() == found.symbol.qualifiedName)
                words += literalWords(assignment.value);
        }
    }
    return words.isEmpty() ? std::nullopt : std::optional(words);
}

} // namespace mxw::checks
