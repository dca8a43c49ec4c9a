// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/AddedAttributes.h"

#include "models/checks/PatchFinding.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

bool isLiteral(const Expression *expression, const QString &text)
{
    return expression && expression->kind == Expression::Kind::String && expression->text == text;
}

} // namespace

const std::vector<AddedAttributes::Mention> &AddedAttributes::mentions(const QString &attribute) const
{
    if (const auto known = m_mentions.constFind(attribute); known != m_mentions.cend())
        return *known;
    std::vector<Mention> found;
    for (const CodeTree *tree : {m_context.code.plugin.get(), m_context.code.target.get()}) {
        const QStringList files = tree->filesMentioning(attribute);
        tree->prefetchUsage(files);
        for (const QString &path : files) {
            const OutlineState state = tree->outline(path);
            const std::shared_ptr<const Usage> usage = tree->usage(path);
            const QString module = tree->moduleOfFile(path);
            if (state.outline && usage && !module.isEmpty())
                found.push_back({module, state.outline, usage});
        }
    }
    return *m_mentions.insert(attribute, std::move(found));
}

bool AddedAttributes::isAdded(const Symbol &owner, const QString &attribute) const
{
    return isPatched(owner, attribute) || std::ranges::any_of(mentions(attribute), [&](const Mention &mention) {
               return assigns(mention, owner, attribute);
           });
}

bool AddedAttributes::isPatched(const Symbol &owner, const QString &attribute) const
{
    return std::ranges::any_of(m_context.inventory.facts, [&](const inventory::EntryFacts &facts) {
        if (targetName(facts.entry).section(u'.', -1) != attribute)
            return false;
        const QString head = ownerName(facts.entry);
        if (head.isEmpty())
            return owner.qualifiedName.isEmpty() && facts.entry.targetModule == owner.module;
        const Resolution resolution = m_context.code.atTarget.resolve(facts.entry.targetModule, head);
        return resolution.found() && isSameName(resolution.symbol, owner);
    });
}

bool AddedAttributes::isInReplacement(const Symbol &owner, const QString &attribute) const
{
    const bool isClass = owner.kind == Symbol::Kind::Class;
    const std::vector<Symbol> line =
        isClass ? m_context.atTarget.hierarchy().line(owner).classes : std::vector<Symbol>{owner};
    return std::ranges::any_of(m_context.inventory.facts, [&](const inventory::EntryFacts &facts) {
        const bool whole =
            isClass ? facts.atTarget.found() && facts.entry.key.isEmpty() : facts.entry.targetAttribute.isEmpty();
        if (!whole)
            return false;
        const bool ofLine =
            isClass
                ? std::ranges::any_of(line, [&](const Symbol &type) { return isSameName(facts.atTarget.symbol, type); })
                : facts.entry.targetModule == owner.module;
        return ofLine && mayHave(facts, attribute);
    });
}

bool AddedAttributes::mayHave(const inventory::EntryFacts &facts, const QString &attribute) const
{
    if (!facts.replacement)
        return true;
    const Symbol &other = *facts.replacement;
    if (other.kind == Symbol::Kind::Class)
        return m_context.atTarget.hierarchy().instanceMember(other, attribute).presence !=
               ClassHierarchy::Presence::Absent;
    return other.kind != Symbol::Kind::Module || !m_context.code.atTarget.resolve(other.module, attribute).missing();
}

bool AddedAttributes::isOwner(const Mention &mention, const UsePlace &place, const Expression &object,
                              const Symbol &owner) const
{
    const Value value = m_context.atTarget.value(mention.module, place, object);
    const bool isObject = value.is(Value::Kind::Module) || value.is(Value::Kind::Class);
    return isObject && isSameName(value.symbol, owner);
}

bool AddedAttributes::assigns(const Mention &mention, const Symbol &owner, const QString &attribute) const
{
    for (const AttributeStore &store : mention.usage->stores) {
        if (store.attribute == attribute && isOwner(mention, store.place, store.object, owner))
            return true;
    }
    for (const CallUse &use : mention.usage->calls) {
        const bool sets = use.call.callee().text == "setattr"_L1 && isLiteral(use.call.positional(1), attribute);
        if (sets && isOwner(mention, use.place, *use.call.positional(0), owner))
            return true;
    }
    // `global name` in a function, deleted and made again, …
    return owner.qualifiedName.isEmpty() && mention.module == owner.module &&
           mention.usage->volatileNames.contains(attribute);
}

bool AddedAttributes::isNameless(const QString &attribute) const
{
    return std::ranges::none_of(mentions(attribute), [&](const Mention &mention) {
        const bool defined = std::ranges::any_of(
            mention.outline->definitions, [&](const Definition &definition) { return definition.name == attribute; });
        const bool stored = std::ranges::any_of(
            mention.usage->stores, [&](const AttributeStore &store) { return store.attribute == attribute; });
        const bool assigned = std::ranges::any_of(mention.outline->assignments, [&](const Assignment &assignment) {
            return assignment.target.text == attribute;
        });
        // A literal in any call may name it: setattr, register_buffer, a table of fields.
        const bool named = std::ranges::any_of(mention.usage->calls, [&](const CallUse &use) {
            return isLiteral(use.call.positional(0), attribute) || isLiteral(use.call.positional(1), attribute);
        });
        return defined || stored || assigned || named;
    });
}

} // namespace mxw::checks
