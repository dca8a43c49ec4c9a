// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/InstallChecks.h"
#include "models/checks/MovedTo.h"
#include "models/checks/PatchFinding.h"

#include <QCoreApplication>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::AllowMissing)
};

Finding needless(const EntryFacts &facts)
{
    Finding finding = patchFinding(u"P08"_s, facts, Severity::Warning);
    if (facts.atBase.found()) {
        finding.message = Text::tr("%1 exists, yet the patch allows it to be missing.").arg(facts.entry.target());
        finding.consequence =
            Text::tr("Nothing today; when upstream renames it, the patch goes on without effect, silently.");
    } else {
        finding.message = Text::tr("The patch adds %1, which upstream has of its own since the target revision.")
                              .arg(facts.entry.target());
        finding.consequence = Text::tr("The addition replaces upstream's own when the file is imported, silently.");
    }
    return finding;
}

Finding hidden(const CheckContext &context, const EntryFacts &facts)
{
    Finding finding = patchFinding(u"P08"_s, facts, Severity::Warning);
    finding.message =
        Text::tr("%1 was there at base and is gone at the target, which allow_missing hides").arg(facts.entry.target());
    const auto moved = findMoved(*context.code.target, context.code.base.get(), facts.entry.targetModule,
                                 facts.entry.targetAttribute, &facts.atBase);
    if (moved) {
        finding.movedTo = moved->text();
        finding.upstreamFile = moved->path;
        finding.upstreamLine = moved->line;
        finding.message += Text::tr("; it is now %1 (%2:%3)").arg(finding.movedTo, moved->path).arg(moved->line);
    }
    finding.message += u'.';
    finding.consequence = Text::tr("The patch adds a name that upstream no longer reads: no effect, silently.");
    return finding;
}

/// The module, or the class, that the attribute would be added to.
bool isOwnerGone(const CheckContext &context, const EntryFacts &facts)
{
    const QString owner = facts.entry.targetAttribute.section(u'.', 0, -2);
    return facts.atTarget.moduleMissing ||
           (!owner.isEmpty() && context.code.atTarget.resolve(facts.entry.targetModule, owner).missing());
}

Finding withoutOwner(const CheckContext &context, const EntryFacts &facts)
{
    Finding finding = patchFinding(u"P08"_s, facts, Severity::Error);
    if (facts.atBase.found()) {
        const Severity severity = finding.severity;
        finding = hidden(context, facts);
        finding.severity = severity;
    } else {
        finding.message = Text::tr("The owner of %1 is not there at the target.").arg(facts.entry.target());
    }
    finding.consequence =
        Text::tr("allow_missing does not cover the module or class itself: importing the file fails.");
    return finding;
}

} // namespace

std::vector<Finding> allowMissingMisuse(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const EntryFacts &facts : context.inventory.facts) {
        if (!facts.entry.allowMissing || facts.entry.external)
            continue;
        if (facts.atTarget.found()) {
            findings.push_back(needless(facts));
        } else if (facts.atTarget.missing() && isOwnerGone(context, facts)) {
            findings.push_back(withoutOwner(context, facts));
        } else if (facts.atTarget.missing() && facts.atBase.found()) {
            findings.push_back(hidden(context, facts));
        }
    }
    return findings;
}

} // namespace mxw::checks
