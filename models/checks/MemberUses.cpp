// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MemberUses.h"

#include "models/checks/CodeUse.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

class UseSearch
{
public:
    UseSearch(const CheckContext &context, const Symbol &replaced, const Symbol &replacement, const QString &name)
        : m_finder(context.atTarget), m_hierarchy(context.atTarget.hierarchy()), m_inventory(context.inventory),
          m_replaced(replaced), m_replacement(replacement), m_name(name)
    {
    }

    void searchFile(const CodeTree &tree, const QString &file, bool plugin)
    {
        const OutlineState state = tree.outline(file);
        const auto usage = tree.usage(file);
        if (!state.outline || !usage)
            return;
        const QString module = tree.moduleOfFile(file);
        for (const AttributeRead &read : usage->attributes) {
            const qsizetype at = read.attributes.indexOf(m_name);
            if (at < 0 || isReplacedCode(*state.outline, file, read.place.scope, plugin) ||
                !isOfClass(module, read, at))
                continue;
            const Guards &conditions = usage->conditionsOf(read.place);
            if (canDoWithout(conditions))
                continue;
            MemberUse use{file, read.place.line, {}, isCalled(*usage, read), !conditions.empty(), plugin};
            if (read.place.scope != ModuleScope)
                use.inside = state.outline->definitions[size_t(read.place.scope)].qualifiedName;
            m_uses.push_back(std::move(use));
        }
    }

    std::vector<MemberUse> uses() && { return std::move(m_uses); }

private:
    /// Code that asks for the member first, or expects that it is not there.
    bool canDoWithout(const Guards &conditions) const
    {
        return isCaught(conditions, {u"AttributeError"_s}) ||
               std::ranges::any_of(conditions, [&](const Guard &guard) { return guard.text.contains(m_name); });
    }

    bool isReplacedCode(const Outline &outline, const QString &file, int scope, bool plugin) const
    {
        if (plugin)
            return false;
        if (file == m_replaced.path && isInside(outline, scope, m_replaced.definition))
            return true;
        return std::ranges::any_of(m_inventory.facts, [&](const inventory::EntryFacts &facts) {
            return facts.entry.active() && facts.targetDefinition() && facts.atTarget.symbol.path == file &&
                   facts.atTarget.symbol.upstream && isInside(outline, scope, facts.atTarget.symbol.definition);
        });
    }

    bool isOfClass(const QString &module, const AttributeRead &read, qsizetype at) const
    {
        const Value value = m_finder.attribute(module, read.place, read.object, read.attributes.first(at));
        if (value.either.empty())
            return isOfClass(value);
        // Read through the patched name: the original or the replacement.
        return std::ranges::all_of(
            value.either, [&](const Value &one) { return isOfClass(one) || isSameName(one.symbol, m_replacement); });
    }

    bool isOfClass(const Value &value) const
    {
        if (value.viaSuper || (!value.is(Value::Kind::Instance) && !value.is(Value::Kind::Class)))
            return false;
        // On self, the object may be of any class that inherits the code.
        if (value.self) {
            const auto &classes = m_hierarchy.line(m_replacement).classes;
            return std::ranges::any_of(classes, [&](const Symbol &type) { return isSameName(type, value.symbol); });
        }
        return isSameName(value.symbol, m_replaced) || m_hierarchy.isSubclass(value.symbol, m_replaced);
    }

    static bool isCalled(const Usage &usage, const AttributeRead &read)
    {
        return std::ranges::any_of(usage.calls, [&](const CallUse &use) {
            const Expression &callee = use.call.callee();
            return use.place.line == read.place.line && callee.kind == Expression::Kind::Attribute &&
                   callee.text == read.attributes.back();
        });
    }

    const ValueFinder &m_finder;
    const ClassHierarchy &m_hierarchy;
    const inventory::Inventory &m_inventory;
    const Symbol &m_replaced;
    const Symbol &m_replacement;
    const QString m_name;
    std::vector<MemberUse> m_uses;
};

} // namespace

std::vector<MemberUse> usesOfMember(const CheckContext &context, const Symbol &replaced, const Symbol &replacement,
                                    const QString &name)
{
    UseSearch search(context, replaced, replacement, name);
    for (const QString &file : context.code.target->filesMentioning(name))
        search.searchFile(*context.code.target, file, false);
    if (!replacement.upstream)
        search.searchFile(*context.code.plugin, replacement.path, true);
    return std::move(search).uses();
}

} // namespace mxw::checks
