// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PatchedTwice.h"

#include "models/checks/PatchFinding.h"

#include <algorithm>
#include <map>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

/// Statements of which only one can run: the arms of one `if` or `try`.
bool excludeEachOther(const FoundPatch &a, const FoundPatch &b)
{
    using Kind = Guard::Kind;
    for (const Guard &left : a.guards) {
        for (const Guard &right : b.guards) {
            const bool sameStatement = left.line == right.line;
            const bool ifArms = (left.kind == Kind::If && right.kind == Kind::Else) ||
                                (left.kind == Kind::Else && right.kind == Kind::If);
            const bool tryArms = (left.kind == Kind::Try && right.kind == Kind::Except) ||
                                 (left.kind == Kind::Except && right.kind == Kind::Try);
            if (a.scope == b.scope && ((sameStatement && ifArms) || tryArms))
                return true;
        }
    }
    return false;
}

/// An attribute of a class is one target, by whatever module the class is taken from.
QString identityOf(const CheckContext &context, const EntryFacts &facts)
{
    const Resolution owner = ownerOf(context, facts);
    if (!owner.found() || owner.symbol.kind != Symbol::Kind::Class)
        return facts.entry.target();
    const qsizetype last = targetName(facts.entry).lastIndexOf(u'.');
    return owner.symbol.module + u':' + owner.symbol.qualifiedName + facts.entry.targetAttribute.sliced(last);
}

} // namespace

Resolution ownerOf(const CheckContext &context, const EntryFacts &facts)
{
    const QString owner = ownerName(facts.entry);
    return owner.isEmpty() ? Resolution() : context.code.atTarget.resolve(facts.entry.targetModule, owner);
}

std::vector<PatchPair> patchedTwice(const CheckContext &context)
{
    std::map<QString, std::vector<const EntryFacts *>> byTarget;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (!facts.patch.augmented)
            byTarget[identityOf(context, facts)].push_back(&facts);
    }
    std::vector<PatchPair> pairs;
    for (auto &[target, group] : byTarget) {
        std::ranges::stable_sort(group, [](const EntryFacts *a, const EntryFacts *b) {
            return std::pair(!a->order, a->order.value_or(0)) < std::pair(!b->order, b->order.value_or(0));
        });
        for (size_t i = 1; i < group.size(); ++i) {
            if (!excludeEachOther(group[i - 1]->patch, group[i]->patch))
                pairs.emplace_back(group[i - 1], group[i]);
        }
    }
    return pairs;
}

QSet<QString> overwrittenPatches(const CheckContext &context)
{
    QSet<QString> ids;
    for (const auto &[first, second] : patchedTwice(context)) {
        const bool inOrder = first->entry.active() && second->entry.active() && first->order && second->order;
        // Two decorators of one target: the second raises, and the first stays.
        const bool refused = isDecorated(first->entry) && isDecorated(second->entry);
        if (inOrder && !refused && second->entry.condition.isEmpty())
            ids.insert(first->entry.id);
    }
    return ids;
}

} // namespace mxw::checks
