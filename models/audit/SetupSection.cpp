// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SetupSection.h"

#include "models/audit/AuditWords.h"
#include "models/audit/RecordWords.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

Rich revision(const checks::RevisionRecord &record)
{
    if (record.commit.isEmpty())
        return Rich::words(u"–"_s);
    Rich text = Rich::text(record.label()) + Rich::words(u", "_s) + Rich::code(record.commit);
    if (!record.committed.isEmpty())
        text += Rich::words(u", "_s) + Rich::text(record.committed);
    if (!record.summary.isEmpty())
        text += Rich::words(u": "_s) + Rich::text(record.summary);
    return text;
}

} // namespace

Rich SetupSection::subject() const
{
    const checks::ReviewSetup &setup = m_assessment.analysis().setup;
    return Rich::text(setup.subjectLabel.isEmpty() ? setup.subject : setup.subjectLabel) + Rich::words(u" ("_s) +
           Rich::text(setup.subjectKind) + Rich::words(u")"_s);
}

Table SetupSection::reviewed() const
{
    const checks::ReviewSetup &setup = m_assessment.analysis().setup;
    const auto word = [](const QString &text) { return Rich::words(text); };
    return {
        .head = {word(tr("What")), word(tr("Which"))},
        .rows = {{word(tr("Plugin under review")), subject() + word(u", "_s) + Rich::code(setup.subjectId.left(12))},
                 {word(tr("Upstream before (base)")), revision(setup.base)},
                 {word(tr("Upstream after (target)")), revision(setup.target)},
                 {word(tr("Upstream version under review")), textOr(setup.reviewedVersion, tr("not stated"))},
                 {word(tr("Environment")), word(tr("not recorded in this review"))},
                 {word(tr("Drift since the scan")), driftWords()}},
        .weights = {1, 3}};
}

Section SetupSection::setup() const
{
    const checks::ReviewSetup &setup = m_assessment.analysis().setup;
    const AuditInput &input = m_assessment.input();
    Table table{.head = {Rich::words(tr("Fact")), Rich::words(tr("Value"))}, .weights = {1, 3}};
    const auto row = [&table](const QString &fact, const Rich &value) {
        table.rows.push_back({Rich::words(fact), value});
    };
    row(tr("Upstream repository"), Rich::code(setup.upstreamPath));
    row(tr("Base revision"), revision(setup.base));
    row(tr("Target revision"), revision(setup.target));
    row(tr("Plugin repository"), Rich::code(setup.pluginPath));
    row(tr("Plugin HEAD"), revision(setup.pluginHead));
    row(tr("Subject"), subject());
    row(tr("Subject identity"), Rich::code(setup.subjectId));
    row(tr("Staged changes in the plugin"), Rich::words(AuditWords::yesOrNo(setup.pluginStaged)));
    row(tr("Unstaged changes in the plugin"), Rich::words(AuditWords::yesOrNo(setup.pluginDirty)));
    row(tr("Profile"), textOr(setup.profile, tr("not stated")));
    row(tr("Upstream version under review"), textOr(setup.reviewedVersion, tr("not stated")));
    const QStringList &instructions = m_assessment.analysis().instructionFiles;
    row(tr("Instructions of the repositories"),
        instructions.isEmpty() ? Rich::words(tr("none found")) : codes(instructions));
    row(tr("State as of"), Rich::words(input.events.empty() || !input.events.back().time.isValid()
                                           ? u"–"_s
                                           : input.events.back().time.toUTC().toString(Qt::ISODate)));
    row(tr("Session file"), input.sessionFile.isEmpty() ? Rich::words(tr("none: a scan without a session"))
                                                        : Rich::code(input.sessionFile));
    row(tr("Journal"), input.events.empty()
                           ? Rich::words(tr("no events"))
                           : Rich::filled(tr("%1 events, last hash %2"),
                                          {Rich::number(qint64(input.events.size())),
                                           Rich::code(QString::fromLatin1(input.events.back().hash.toHex()))}));
    return {.title = Rich::words(tr("Setup")),
            .anchor = u"setup"_s,
            .blocks = {std::move(table),
                       Paragraph{Rich::words(
                           tr("Not recorded in this review: the interpreter, the installed distributions and where "
                              "they lie, the effective import origins, the comparison of installed files with the "
                              "checkouts, kernel components, and the device and its driver. Nothing below rests on "
                              "them."))}}};
}

Rich SetupSection::driftWords() const
{
    const auto &record = m_assessment.state().drift();
    if (!record)
        return Rich::words(tr("none recorded since the scan"));
    const QString when = record->time.toUTC().toString(Qt::ISODate);
    if (record->drifts.empty())
        return Rich::words(tr("none, compared %1").arg(when)).toned(Tone::Good);
    QSet<QString> entries;
    for (const review::Drift &drift : record->drifts)
        entries.unite(QSet(drift.entries.begin(), drift.entries.end()));
    return Rich::words(tr("%n change(s)", nullptr, int(record->drifts.size())) + u", "_s +
                       tr("%n entry(s) concerned", nullptr, int(entries.size())) + u", "_s +
                       tr("compared %1").arg(when))
        .toned(Tone::Warn);
}

Rich SetupSection::driftLine(const review::Drift &drift) const
{
    switch (drift.what) {
    case review::Drift::What::Base:
        return Rich::words(tr("The upstream base"));
    case review::Drift::What::Target:
        return Rich::words(tr("The upstream target"));
    case review::Drift::What::Subject:
        return Rich::words(tr("The reviewed tree of the plugin"));
    case review::Drift::What::Head:
        return Rich::words(tr("The plugin's HEAD"));
    case review::Drift::What::Profile:
        return Rich::words(tr("The profile"));
    case review::Drift::What::Missing:
        return Rich::words(tr("A repository that cannot be opened"));
    }
    return {};
}

Section SetupSection::drift() const
{
    Section section{.title = Rich::words(tr("Drift since the scan")), .anchor = u"drift"_s};
    section.blocks.push_back(Paragraph{driftWords()});
    const auto &record = m_assessment.state().drift();
    if (!record || record->drifts.empty())
        return section;
    const auto word = [](const QString &text) { return Rich::words(text); };
    Table table{
        .head = {word(tr("What")), word(tr("At the scan")), word(tr("Now")), word(tr("Files")), word(tr("Entries"))},
        .weights = {2, 2, 2, 3, 2}};
    for (const review::Drift &drift : record->drifts) {
        std::vector<Rich> files;
        for (const QString &file : drift.files)
            files.push_back(Rich::code(file));
        std::vector<Rich> entries;
        for (const QString &entry : drift.entries)
            entries.push_back(m_assessment.reference(entry));
        table.rows.push_back({driftLine(drift), Rich::code(drift.recorded), Rich::code(drift.now),
                              files.empty() ? word(u"–"_s) : Rich::joined(files, u"\n"_s),
                              entries.empty() ? word(u"–"_s) : Rich::joined(entries, u", "_s)});
    }
    section.blocks.push_back(std::move(table));
    return section;
}

} // namespace mxw::audit
