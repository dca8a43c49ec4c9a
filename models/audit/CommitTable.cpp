// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/CommitTable.h"

#include "models/audit/AuditWords.h"
#include "models/audit/EvidenceItems.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

constexpr qsizetype ShownNames = 4;

/// A list of names as code, cut with its number when it is long.
Rich names(QStringList list)
{
    list.removeDuplicates();
    const qsizetype more = list.size() - ShownNames;
    std::vector<Rich> shown;
    for (const QString &name : list.first(std::min(list.size(), ShownNames)))
        shown.push_back(Rich::code(name));
    if (more > 0)
        shown.push_back(Rich::words(u"+ "_s + QString::number(more)));
    return shown.empty() ? Rich::words(u"–"_s) : Rich::joined(shown, u"\n"_s);
}

Tone toneOf(checks::Carried carried)
{
    switch (carried) {
    case checks::Carried::Yes:
        return Tone::Good;
    case checks::Carried::No:
        return Tone::Warn;
    case checks::Carried::Partly:
        return Tone::Warn;
    default:
        return Tone::Muted;
    }
}

} // namespace

std::vector<Block> CommitTable::blocks() const
{
    const auto &commits = m_assessment.analysis().models.commits;
    if (commits.empty())
        return {Paragraph{Rich::words(tr("No commit between base and target touches what the plugin mirrors, replaces "
                                         "or derives from, or the range was not read."))}};
    const auto decided = std::ranges::count_if(commits, [&](const checks::CommitRecord &commit) {
        return m_assessment.state().entry(commit.entryId()).decision.has_value();
    });
    const auto word = [](const QString &text) { return Rich::words(text); };
    Table table{.head = {word(tr("Commit")), word(tr("Date")), word(tr("Summary")), word(tr("Files")),
                         word(tr("Interface")), word(tr("In the plugin")), word(tr("State")), word(tr("Disposition"))},
                .weights = {2, 2, 4, 4, 3, 4, 2, 4}};
    for (const checks::CommitRecord &commit : commits) {
        table.rows.push_back(row(commit));
        table.anchors.push_back(u"commit-"_s + commit.commit.left(16));
    }
    return {Paragraph{word(tr("%1 commits touch what the plugin mirrors, replaces or derives from; %2 of them are "
                              "disposed of. What the plugin has of them was computed from the lines alone.")
                               .arg(commits.size())
                               .arg(decided))},
            table};
}

Rich CommitTable::disposition(const checks::CommitRecord &commit) const
{
    const review::EntryState &state = m_assessment.state().entry(commit.entryId());
    if (!state.decision)
        return Rich::words(tr("not decided")).toned(Tone::Muted);
    Rich text = Rich::words(displayName(state.decision->decision.disposition));
    if (!state.decision->decision.reason.isEmpty())
        text += Rich::words(u": "_s) + Rich::text(state.decision->decision.reason);
    const EvidenceItems evidence(m_assessment);
    for (const review::EvidenceRecord &record : state.evidence)
        text += Rich::words(u"\n"_s) + evidence.line(record);
    return text;
}

Row CommitTable::row(const checks::CommitRecord &commit) const
{
    QStringList files;
    QStringList definitions;
    QStringList local;
    for (const checks::CommitFile &file : commit.files) {
        files.append(file.path);
        definitions += file.definitions;
        local += file.localFiles;
    }
    return {Rich::code(commit.commit.left(10)),
            Rich::text(commit.time.left(10)),
            Rich::text(commit.summary),
            names(files),
            names(definitions),
            names(local),
            Rich::words(AuditWords::carried(commit.carried())).toned(toneOf(commit.carried())),
            disposition(commit)};
}

} // namespace mxw::audit
