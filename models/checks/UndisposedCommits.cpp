// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CommitChecks.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::UndisposedCommits)
};

bool isMirrored(const CommitFile &file)
{
    return std::ranges::find(file.ties, Tie::Mirrored) != file.ties.end();
}

bool isMissed(const CommitFile &file)
{
    return isMirrored(file) && (file.carried == Carried::No || file.carried == Carried::Partly);
}

QString consequenceOf(const CommitRecord &record)
{
    int missed = 0;
    for (const CommitFile &file : record.files)
        missed += isMissed(file) ? 1 : 0;
    if (missed > 0) {
        return Text::tr(
            "The plugin's copy of %n of its files does not have the change, or only a part of it: what runs "
            "there stays as it was, silently.",
            nullptr, missed);
    }
    switch (record.carried()) {
    case Carried::Yes:
        return Text::tr("The plugin's code has the change already: confirm that, and it is done.");
    case Carried::Unknown:
        return Text::tr("The repository lacks an object of it: what of it the plugin has cannot be told.");
    default:
        return Text::tr("It changes code that the plugin replaces, derives from or resembles: whether the plugin must "
                        "follow is for the reviewer to say.");
    }
}

QString stateOf(const CommitFile &file)
{
    switch (file.carried) {
    case Carried::Yes:
        return Text::tr("carried");
    case Carried::No:
        return Text::tr("not carried");
    case Carried::Partly:
        return Text::tr("%1 of %2 hunks carried").arg(file.carriedHunks).arg(file.hunks);
    case Carried::Overtaken:
        return Text::tr("overtaken by later commits");
    case Carried::Outside:
        return Text::tr("no code of which the plugin has a copy");
    case Carried::Unknown:
        break;
    }
    return Text::tr("unknown");
}

Finding findingOf(const CommitRecord &record)
{
    const auto missed = std::ranges::find_if(record.files, isMissed);
    const CommitFile &chief = missed == record.files.end() ? record.files.front() : *missed;
    Finding finding;
    finding.check = u"M06"_s;
    finding.severity = missed == record.files.end() ? Severity::Info : Severity::Warning;
    finding.entry = record.entryId();
    finding.file = chief.localFiles.value(0);
    finding.line = 1;
    finding.symbol = record.commit.first(std::min<qsizetype>(record.commit.size(), 10));
    finding.message =
        Text::tr("Upstream commit %1 touches %n file(s) that the plugin depends on.", nullptr, int(record.files.size()))
            .arg(finding.symbol);
    finding.consequence = consequenceOf(record);
    finding.upstreamFile = chief.path;
    finding.commit = record.commit;
    finding.commitSummary = record.summary;
    for (const CommitFile &file : record.files)
        finding.details.append(file.path + u": "_s + stateOf(file));
    return finding;
}

} // namespace

std::vector<Finding> undisposedCommits(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const CommitRecord &record : context.models.commits) {
        if (!record.files.empty())
            findings.push_back(findingOf(record));
    }
    return findings;
}

} // namespace mxw::checks
