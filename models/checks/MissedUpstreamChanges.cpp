// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MirrorChecks.h"
#include "models/checks/MissedHunks.h"

#include <QCoreApplication>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::MissedUpstreamChanges)
};

QString messageOf(const MirroredFile &file, const MirroredUnit &unit, int count)
{
    if (unit.moduleLevel)
        return Text::tr("Upstream changed what %1 does outside of its functions and classes since base; the copy lacks "
                        "%n of the changes.",
                        nullptr, count)
            .arg(file.target.path);
    if (unit.isClass)
        return Text::tr(
                   "Upstream changed what the class body of %1 holds since base; the copy lacks %n of the changes.",
                   nullptr, count)
            .arg(unit.definition.target->name);
    return Text::tr("Upstream changed %1 since base; the copy lacks %n of the changes.", nullptr, count)
        .arg(unit.definition.target->name);
}

} // namespace

std::vector<Finding> missedUpstreamChanges(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const MirroredFile &file : mirroredFiles(context)) {
        for (const MirroredUnit &unit : file.units) {
            if (!unit.changedUpstream || !unit.base || !unit.local || !unit.target)
                continue;
            const CopyJudgement judgement = judgeCopy(*unit.base, *unit.target, *unit.local, HeaderUse::Compared);
            if (judgement.missed.empty())
                continue;
            Finding finding = mirrorFinding(u"M02"_s, file, unit, Severity::Warning);
            finding.upstreamLine = firstLine(judgement.missed, finding.upstreamLine);
            finding.message = messageOf(file, unit, int(judgement.missed.size()));
            finding.consequence = Text::tr("The copy keeps what upstream did at base: fixes and new cases are lost, "
                                           "silently, whenever it runs.");
            finding.details = hunkLines(file.base.bytes, file.target.bytes, file.target.path, judgement.missed);
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
