// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/MarkdownWriter.h"

#include "models/audit/AuditWords.h"
#include "models/audit/CommitTable.h"
#include "models/audit/CounterpartTable.h"
#include "models/audit/EntrySection.h"
#include "models/audit/EventWords.h"
#include "models/audit/MarkdownText.h"
#include "models/audit/ModelSections.h"
#include "models/audit/OpenItems.h"
#include "models/audit/SuppressedFindings.h"
#include "models/audit/ValidationRuns.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

class MarkdownWriter
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit MarkdownWriter(const AuditInput &input) : m_input(input), m_entries(input) {}

    QString text() const;

private:
    QString heading() const;
    QString setup() const;
    QString summary() const;
    QString inventory() const;
    QString inventoryRow(std::size_t index) const;
    QString entrySections() const;
    QString infrastructure() const;
    QString otherFindings() const;
    QString untestedScope() const;
    QString notReached() const;
    QString history() const;

    const AuditInput &m_input;
    EntrySection m_entries;
};

QString section(const QString &title, const QString &body)
{
    return u"\n## "_s + title + u"\n\n"_s + body;
}

QString revision(const checks::RevisionRecord &record)
{
    if (record.commit.isEmpty())
        return u"–"_s;
    QString text = markdownInline(record.label()) + u", "_s + markdownCode(record.commit);
    if (!record.committed.isEmpty())
        text += u", "_s + markdownInline(record.committed);
    if (!record.summary.isEmpty())
        text += u": "_s + markdownInline(record.summary);
    return text;
}

QString folderOf(const QString &file)
{
    const qsizetype slash = file.lastIndexOf(u'/');
    return slash < 0 ? u"."_s : file.left(slash);
}

QString MarkdownWriter::text() const
{
    QString all = heading();
    all += section(tr("Setup"), setup());
    all += section(tr("Summary"), summary());
    all += section(tr("Inventory and decisions"), inventory());
    all += section(tr("Entries"), entrySections());
    all += section(tr("Upstream commits"), CommitTable(m_input).text());
    all += section(tr("Mirrored files"), CounterpartTable(m_input).text());
    all += section(tr("Infrastructure"), infrastructure());
    all += section(tr("Findings not tied to an entry"), otherFindings());
    all += section(tr("Suppressed findings"), SuppressedFindings(m_input).text());
    all += section(tr("Difference matrix"), ModelSections(m_input).matrices());
    all += section(tr("Checkpoint configurations"), ModelSections(m_input).configs());
    all += section(tr("Validation runs"), ValidationRuns(m_input).text());
    all += section(tr("Open items"), OpenItems(m_input).text());
    all += section(tr("Untested scope"), untestedScope());
    all += section(tr("History"), history());
    return all;
}

QString MarkdownWriter::heading() const
{
    const checks::ReviewSetup &setup = m_input.analysis.setup;
    const auto progress = m_input.state.progress(m_input.analysis);
    const bool complete = progress.total > 0 && progress.decided == progress.total;
    const QString status = complete ? tr("every entry is decided") : tr("review in progress");
    const qsizetype count = m_input.state.suppressedCount(m_input.analysis);
    const QString suppressed = count > 0 ? u' ' + tr("Suppressed, with a reason each: %1.").arg(count) : QString();
    return u"# "_s +
           tr("Audit record: upgrade from %1 to %2")
               .arg(markdownInline(setup.base.label()), markdownInline(setup.target.label())) +
           u"\n\n"_s +
           tr("Status: **%1**. %2 of %3 entries decided. Findings: errors %4, warnings %5, info %6.")
               .arg(status)
               .arg(progress.decided)
               .arg(progress.total)
               .arg(m_input.analysis.count(checks::Severity::Error))
               .arg(m_input.analysis.count(checks::Severity::Warning))
               .arg(m_input.analysis.count(checks::Severity::Info)) +
           suppressed + u'\n';
}

QString MarkdownWriter::setup() const
{
    const checks::ReviewSetup &setup = m_input.analysis.setup;
    const auto orUnstated = [](const QString &text) {
        return text.isEmpty() ? tr("not stated") : markdownInline(text);
    };
    QString text = markdownTableHead({tr("Fact"), tr("Value")});
    const auto row = [&text](const QString &fact, const QString &value) { text += markdownRow({fact, value}); };
    row(tr("Upstream repository"), markdownCode(setup.upstreamPath));
    row(tr("Base revision"), revision(setup.base));
    row(tr("Target revision"), revision(setup.target));
    row(tr("Plugin repository"), markdownCode(setup.pluginPath));
    row(tr("Plugin HEAD"), revision(setup.pluginHead));
    row(tr("Subject"), markdownInline(setup.subjectLabel.isEmpty() ? setup.subject : setup.subjectLabel) + u" ("_s +
                           markdownInline(setup.subjectKind) + u')');
    row(tr("Subject identity"), markdownCode(setup.subjectId));
    row(tr("Staged changes in the plugin"), AuditWords::yesOrNo(setup.pluginStaged));
    row(tr("Unstaged changes in the plugin"), AuditWords::yesOrNo(setup.pluginDirty));
    row(tr("Profile"), orUnstated(setup.profile));
    row(tr("Upstream version under review"), orUnstated(setup.reviewedVersion));
    QStringList instructions;
    for (const QString &file : m_input.analysis.instructionFiles)
        instructions.append(markdownCode(file));
    row(tr("Instructions of the repositories"), instructions.isEmpty() ? tr("none found") : instructions.join(u", "_s));
    row(tr("Exported"), m_input.exportedAt.toUTC().toString(Qt::ISODate));
    row(tr("Session file"),
        m_input.sessionFile.isEmpty() ? tr("none: a scan without a session") : markdownCode(m_input.sessionFile));
    row(tr("Journal"), m_input.events.empty()
                           ? tr("no events")
                           : tr("%1 events, last hash %2")
                                 .arg(m_input.events.size())
                                 .arg(markdownCode(QString::fromLatin1(m_input.events.back().hash.toHex()))));
    return text + u'\n' +
           tr("Not recorded in this review: the interpreter, the installed distributions and where they lie, the "
              "effective import origins, the comparison of installed files with the checkouts, kernel components, and "
              "the device and its driver. Nothing below rests on them.") +
           u'\n';
}

QString MarkdownWriter::summary() const
{
    QString text = markdownTableHead({tr("Reached"), tr("Entries"), tr("Decided")});
    const auto &entries = m_input.analysis.entries;
    const auto isDecided = [this](const inventory::Entry &entry) {
        return m_input.state.entry(entry.id).decision.has_value();
    };
    for (const auto reached : {inventory::Reached::General, inventory::Reached::Platform, inventory::Reached::Lazy,
                               inventory::Reached::Never}) {
        const auto here = [reached](const inventory::Entry &entry) { return entry.reached == reached; };
        text += markdownRow({AuditWords::reached(reached), QString::number(std::ranges::count_if(entries, here)),
                             QString::number(std::ranges::count_if(entries, [&](const inventory::Entry &entry) {
                                 return here(entry) && isDecided(entry);
                             }))});
    }
    const auto progress = m_input.state.progress(m_input.analysis);
    text += markdownRow({tr("all"), QString::number(progress.total), QString::number(progress.decided)});

    text += u'\n' + markdownTableHead({tr("Severity"), tr("Findings")});
    for (const auto severity : {checks::Severity::Error, checks::Severity::Warning, checks::Severity::Info})
        text += markdownRow({AuditWords::severity(severity), QString::number(m_input.analysis.count(severity))});
    return text;
}

QString MarkdownWriter::inventory() const
{
    QMap<QString, QString> groups; // by folder, in the order of the alphabet
    for (std::size_t i = 0; i < m_input.analysis.entries.size(); ++i) {
        const inventory::Entry &entry = m_input.analysis.entries[i];
        if (entry.domain != inventory::Domain::Commit) // these have a table of their own
            groups[folderOf(entry.file)] += inventoryRow(i);
    }
    if (groups.isEmpty())
        return tr("The scan found no entries.") + u'\n';
    QStringList tables;
    for (const auto &[folder, rows] : groups.asKeyValueRange()) {
        tables.append(u"### "_s + markdownCode(folder) + u"\n\n"_s +
                      markdownTableHead({tr("No."), tr("Entry"), tr("Mechanism"), tr("Target"), tr("Reached"),
                                         tr("Decision"), tr("Evidence"), tr("Findings")}) +
                      rows);
    }
    return tables.join(u'\n');
}

QString MarkdownWriter::inventoryRow(std::size_t index) const
{
    const inventory::Entry &entry = m_input.analysis.entries[index];
    const auto &decision = m_input.state.entry(entry.id).decision;
    return markdownRow({EntrySection::number(index), markdownCode(entry.symbol), AuditWords::mechanism(entry),
                        markdownCode(entry.target()), AuditWords::reached(entry.reached),
                        decision ? displayName(decision->decision.disposition) : tr("not decided"),
                        m_entries.evidence(entry), m_entries.findingReferences(entry)});
}

QString MarkdownWriter::entrySections() const
{
    QStringList sections;
    for (std::size_t i = 0; i < m_input.analysis.entries.size(); ++i) {
        const inventory::Entry &entry = m_input.analysis.entries[i];
        if (entry.domain != inventory::Domain::Commit)
            sections.append(m_entries.section(entry, i).trimmed() + u'\n');
    }
    return sections.isEmpty() ? tr("None.") + u'\n' : sections.join(u'\n');
}

QString MarkdownWriter::infrastructure() const
{
    if (m_input.analysis.infrastructure.empty())
        return tr("None.") + u'\n';
    QString text = markdownTableHead({tr("File"), tr("Kind"), tr("Reached")});
    for (const inventory::Infrastructure &each : m_input.analysis.infrastructure) {
        text += markdownRow(
            {markdownCode(each.file), AuditWords::infrastructure(each.kind), AuditWords::reached(each.reached)});
    }
    return text;
}

QString MarkdownWriter::otherFindings() const
{
    QString text;
    for (std::size_t i = 0; i < m_input.analysis.findings.size(); ++i) {
        if (!m_input.analysis.entry(m_input.analysis.findings[i].entry))
            text += m_entries.finding(i);
    }
    return text.isEmpty() ? tr("None.") + u'\n' : text;
}

QString MarkdownWriter::notReached() const
{
    QSet<EvidenceLevel> reached;
    for (const inventory::Entry &entry : m_input.analysis.entries) {
        for (const review::EvidenceRecord &record : m_input.state.entry(entry.id).evidence)
            reached.insert(record.evidence.level);
    }
    QStringList missing;
    for (const EvidenceLevel level : {EvidenceLevel::Import, EvidenceLevel::Isolated, EvidenceLevel::Device,
                                      EvidenceLevel::Distributed, EvidenceLevel::EndToEnd}) {
        if (!reached.contains(level))
            missing << AuditWords::evidence(level);
    }
    return tr("Evidence levels that no entry has reached: %1.").arg(missing.join(u", "_s)) + u'\n';
}

QString MarkdownWriter::untestedScope() const
{
    QString text =
        tr("This record rests on reading the source alone (evidence level “source”), except where an entry or a "
           "finding names another level. It claims nothing about numerical results beyond the validation runs that "
           "are attached to an entry, and nothing about performance or communication.") +
        u"\n\n"_s + notReached();
    if (m_input.analysis.notes.isEmpty())
        return text;
    text += u'\n' + tr("What the scan could not do:") + u"\n\n"_s;
    for (const QString &note : m_input.analysis.notes)
        text += u"- "_s + markdownInline(note) + u'\n';
    return text;
}

QString MarkdownWriter::history() const
{
    if (m_input.events.empty())
        return tr("No events: nothing was decided in a session.") + u'\n';
    QString text = markdownTableHead({tr("Event"), tr("Time"), tr("Who"), tr("What")});
    for (const review::Event &event : m_input.events) {
        text += markdownRow({QString::number(event.seq), event.time.toUTC().toString(Qt::ISODate),
                             markdownInline(event.actor), EventWords::happened(event)});
    }
    return text;
}

} // namespace

QString toMarkdown(const AuditInput &input)
{
    return MarkdownWriter(input).text();
}

} // namespace mxw::audit
