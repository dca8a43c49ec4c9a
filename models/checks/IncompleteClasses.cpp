// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ClassChecks.h"
#include "models/checks/CopySides.h"
#include "models/checks/MemberUses.h"
#include "models/checks/PatchFinding.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::IncompleteClasses)
};

constexpr size_t MaximumDetails = 12;

bool isSpecial(const QString &name)
{
    return name.startsWith("__"_L1);
}

/// Members of the target class that the replacement does not have, bases included, most derived first.
std::vector<Member> lackingMembers(const ClassHierarchy &hierarchy, const Symbol &target, const Symbol &replacement)
{
    std::vector<Member> lacking;
    QSet<QString> seen;
    for (const Symbol &type : hierarchy.line(target).classes) {
        for (const Member &member : hierarchy.ownMembers(type)) {
            // Special methods are not read as attributes; the interpreter asks for them.
            if (isSpecial(member.name) || seen.contains(member.name))
                continue;
            seen.insert(member.name);
            if (hierarchy.instanceMember(replacement, member.name).presence == ClassHierarchy::Presence::Absent)
                lacking.push_back(member);
        }
    }
    return lacking;
}

bool isNewSinceBase(const CheckContext &context, const EntryFacts &facts, const QString &name)
{
    const Definition *base = facts.atBase.found() ? facts.atBase.symbol.definitionOrNull() : nullptr;
    return base && base->isClass() &&
           context.atBase.hierarchy().instanceMember(facts.atBase.symbol, name).presence ==
               ClassHierarchy::Presence::Absent;
}

QString placeText(const MemberUse &use)
{
    const QString place = use.file + u':' + QString::number(use.line);
    return use.inside.isEmpty() ? place : Text::tr("%1 in %2").arg(place, use.inside);
}

Finding lackingFinding(const CheckContext &context, const EntryFacts &facts, const Member &member,
                       const std::vector<MemberUse> &uses)
{
    const bool added = isNewSinceBase(context, facts, member.name);
    const auto certain =
        std::ranges::find_if(uses, [](const MemberUse &use) { return use.called && !use.conditional; });
    const MemberUse &first = certain == uses.end() ? uses.front() : *certain;
    Finding finding =
        patchFinding(u"P17"_s, facts, added && certain != uses.end() ? Severity::Error : Severity::Warning);
    finding.symbol += u'.' + member.name;
    finding.upstreamFile = member.owner.path;
    finding.upstreamLine = member.line;
    finding.message = added ? Text::tr("The target class gained %1 since base; the replacement %2 lacks it, and %3 "
                                       "reads it.")
                                  .arg(member.name, facts.entry.symbol, placeText(first))
                            : Text::tr("The replacement %2 lacks %1 of the target class, and %3 reads it.")
                                  .arg(member.name, facts.entry.symbol, placeText(first));
    finding.consequence = first.inside.isEmpty()
                              ? Text::tr("AttributeError when that module is imported.")
                              : Text::tr("AttributeError at the first call of %1() that gets there.").arg(first.inside);
    for (const MemberUse &use : uses) {
        if (size_t(finding.details.size()) == MaximumDetails) {
            finding.details.append(Text::tr("… %n more places", nullptr, int(uses.size() - MaximumDetails)));
            break;
        }
        finding.details.append(placeText(use));
    }
    return finding;
}

} // namespace

std::vector<Finding> incompleteClasses(const CheckContext &context)
{
    std::vector<Finding> findings;
    const ClassHierarchy &hierarchy = context.atTarget.hierarchy();
    for (const EntryFacts &facts : context.inventory.facts) {
        const Definition *target = facts.targetDefinition();
        if (!target || !target->isClass() || !isPluginDefinition(facts) || !facts.replacementDefinition()->isClass() ||
            facts.entry.mechanism == Mechanism::Table ||
            hierarchy.isSubclass(*facts.replacement, facts.atTarget.symbol))
            continue;
        for (const Member &member : lackingMembers(hierarchy, facts.atTarget.symbol, *facts.replacement)) {
            const std::vector<MemberUse> uses =
                usesOfMember(context, facts.atTarget.symbol, *facts.replacement, member.name);
            if (!uses.empty())
                findings.push_back(lackingFinding(context, facts, member, uses));
        }
    }
    return findings;
}

} // namespace mxw::checks
