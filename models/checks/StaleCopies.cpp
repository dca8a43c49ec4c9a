// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopyChecks.h"
#include "models/checks/CopySides.h"
#include "models/checks/MissedHunks.h"
#include "models/checks/PatchFinding.h"
#include "models/checks/PatchedTwice.h"
#include "models/checks/SameReplacements.h"

#include <QCoreApplication>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::StaleCopies)
};

/// What upstream changed in one unit since base.
CopyJudgement judge(const CopyUnit &unit)
{
    return unit.base && unit.target && unit.copy ? judgeCopy(*unit.base, *unit.target, *unit.copy, HeaderUse::Ignored)
                                                 : CopyJudgement();
}

Finding staleFinding(CopyReader &reader, const EntryFacts &facts, const CopySides &sides, const CopyUnit &unit,
                     const std::vector<UpstreamHunk> &missed)
{
    Finding finding = patchFinding(u"P04"_s, facts, Severity::Warning, Severity::Info);
    if (!unit.member.isEmpty()) {
        finding.symbol += u'.' + unit.member;
        finding.file = sides.copyFile;
        finding.line = unit.copyLine;
    }
    finding.upstreamFile = sides.targetFile;
    finding.upstreamLine = firstLine(missed, unit.targetLine);
    finding.message = unit.classBody
                          ? Text::tr("Upstream changed what the class body of %1 holds since base; the replacement "
                                     "lacks %n of the changes.",
                                     nullptr, int(missed.size()))
                                .arg(finding.symbol)
                          : Text::tr("Upstream changed %1 since base; the replacement lacks %n of the changes.",
                                     nullptr, int(missed.size()))
                                .arg(finding.symbol);
    finding.consequence = Text::tr("The replacement keeps what upstream did at base: fixes and new cases are lost, "
                                   "silently, whenever it runs.");
    finding.details =
        hunkLines(reader.baseSource(sides.baseFile), reader.targetSource(sides.targetFile), sides.targetFile, missed);
    return finding;
}

Finding ownFinding(const EntryFacts &facts, const QStringList &members)
{
    Finding finding = patchFinding(u"P04"_s, facts, Severity::Info);
    finding.message =
        members.isEmpty()
            ? Text::tr("%1 changed upstream since base; the replacement is not a copy.").arg(finding.symbol)
            : Text::tr("%1 changed upstream since base in %2; the replacement is not a copy there.")
                  .arg(finding.symbol, members.join(u", "_s));
    finding.consequence = Text::tr("Whether the replacement must follow cannot be told line by line: read the change.");
    return finding;
}

/// The replacement is no text to compare: a lambda, a function in place of a class, something of another module.
bool replacesChangedCode(const EntryFacts &facts)
{
    const bool plain = facts.entry.mechanism != Mechanism::Table && facts.entry.mechanism != Mechanism::SysModules;
    return plain && !facts.patch.augmented && !facts.entry.replacementInUpstream && facts.targetDefinition() &&
           facts.entry.changedSinceBase == true;
}

} // namespace

std::vector<Finding> staleCopies(const CheckContext &context)
{
    std::vector<Finding> findings;
    CopyReader reader(context);
    const QSet<QString> overwritten = overwrittenPatches(context);
    const SameReplacements same(context, overwritten);
    for (const EntryFacts &facts : context.inventory.facts) {
        if (overwritten.contains(facts.entry.id) || !same.stands(facts))
            continue;
        const std::optional<CopySides> sides = reader.sides(facts);
        if (!sides) {
            if (replacesChangedCode(facts))
                findings.push_back(ownFinding(facts, {}));
            continue;
        }
        bool own = false;
        QStringList ownMembers;
        const size_t before = findings.size();
        for (const CopyUnit &unit : sides->units) {
            const CopyJudgement result = judge(unit);
            if (!result.missed.empty())
                findings.push_back(staleFinding(reader, facts, *sides, unit, result.missed));
            // Upstream may have come to what the replacement always was: that is a redundant patch.
            const bool equal = unit.copy && unit.target && sameCode(unit.copy->body, unit.target->body);
            if (result.changed && !result.copy && !equal) {
                own = true;
                if (!unit.member.isEmpty())
                    ownMembers.append(unit.member);
            }
        }
        if (own && findings.size() == before)
            findings.push_back(ownFinding(facts, ownMembers));
        for (size_t i = before; i < findings.size(); ++i)
            findings[i].details += same.otherTargets(facts);
    }
    return findings;
}

} // namespace mxw::checks
