// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/InventorySections.h"

#include "models/audit/AuditWords.h"
#include "models/audit/EvidenceItems.h"
#include "models/audit/FindingItems.h"
#include "models/audit/RecordWords.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

QString folderOf(const QString &file)
{
    const qsizetype slash = file.lastIndexOf(u'/');
    return slash < 0 ? u"."_s : file.left(slash);
}

Row head(const QStringList &words)
{
    Row row;
    for (const QString &word : words)
        row.push_back(Rich::words(word));
    return row;
}

} // namespace

Section InventorySections::summary() const
{
    const auto &entries = m_assessment.entries();
    Table reachedTable{.head = head({tr("Reached"), tr("Entries"), tr("Decided")}), .weights = {3, 1, 1}};
    qsizetype allDecided = 0;
    for (const auto reached : {inventory::Reached::General, inventory::Reached::Platform, inventory::Reached::Lazy,
                               inventory::Reached::Never}) {
        qsizetype here = 0;
        qsizetype decided = 0;
        for (size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].reached != reached)
                continue;
            ++here;
            decided += m_assessment.isDecided(i) ? 1 : 0;
        }
        allDecided += decided;
        reachedTable.rows.push_back(numbers(Rich::words(AuditWords::reached(reached)), {here, decided}));
    }
    reachedTable.rows.push_back(numbers(Rich::words(tr("all")), {qsizetype(entries.size()), allDecided}));

    Table severities{.head = head({tr("Severity"), tr("Findings"), tr("Open")}), .weights = {3, 1, 1}};
    for (const auto severity : {checks::Severity::Error, checks::Severity::Warning, checks::Severity::Info})
        severities.rows.push_back(
            numbers(Rich::words(AuditWords::severity(severity)).toned(toneOf(severity)),
                    {m_assessment.analysis().count(severity), m_assessment.openFindings(severity)}));
    return {.title = Rich::words(tr("Summary")),
            .anchor = u"summary"_s,
            .blocks = {std::move(reachedTable), std::move(severities)}};
}

Table InventorySections::byDomain() const
{
    Table table{.head = head({tr("Domain"), tr("Entries"), tr("Decided"), tr("Done"), tr("Open")}),
                .weights = {3, 1, 1, 1, 1}};
    const std::vector<std::pair<inventory::Domain, QString>> domains{
        {inventory::Domain::Patch, tr("Patches")},
        {inventory::Domain::Registry, tr("Registrations")},
        {inventory::Domain::Model, tr("Models and mirrored files")},
        {inventory::Domain::Commit, tr("Upstream commits")}};
    for (const auto &[domain, name] : domains) {
        qsizetype all = 0;
        qsizetype decided = 0;
        qsizetype done = 0;
        for (size_t i = 0; i < m_assessment.entries().size(); ++i) {
            if (m_assessment.entries()[i].domain != domain)
                continue;
            ++all;
            decided += m_assessment.isDecided(i) ? 1 : 0;
            done += m_assessment.isDone(i) ? 1 : 0;
        }
        if (all > 0)
            table.rows.push_back(numbers(Rich::words(name), {all, decided, done, all - done}));
    }
    return table;
}

Section InventorySections::inventory() const
{
    Section section{.title = Rich::words(tr("Inventory and decisions")), .anchor = u"inventory"_s};
    QMap<QString, std::vector<Row>> groups; // by folder, in the order of the alphabet
    for (size_t i = 0; i < m_assessment.entries().size(); ++i) {
        const inventory::Entry &entry = m_assessment.entries()[i];
        if (entry.domain != inventory::Domain::Commit) // these have a table of their own
            groups[folderOf(entry.file)].push_back(row(i));
    }
    for (const auto &[folder, rows] : groups.asKeyValueRange()) {
        section.sections.push_back(
            {.title = Rich::code(folder),
             .anchor = u"folder-"_s + folder,
             .blocks = {Table{.head = head({tr("No."), tr("Entry"), tr("Mechanism"), tr("Target"), tr("Reached"),
                                            tr("Decision"), tr("Gate"), tr("Evidence"), tr("Findings")}),
                              .rows = rows,
                              .weights = {2, 5, 4, 6, 3, 3, 3, 3, 4}}}});
    }
    if (groups.isEmpty())
        section.blocks.push_back(Paragraph{Rich::words(tr("The scan found no entries."))});
    return section;
}

Row InventorySections::row(size_t index) const
{
    const inventory::Entry &entry = m_assessment.entries()[index];
    const auto &decision = m_assessment.state().entry(entry.id).decision;
    const auto missing = m_assessment.gate(index).missing().size();
    Rich gate = m_assessment.isStale(index)      ? Rich::words(tr("stale")).toned(Tone::Warn)
                : m_assessment.hasDrifted(index) ? Rich::words(tr("drifted")).toned(Tone::Warn)
                : missing == 0                   ? Rich::words(tr("met")).toned(Tone::Good)
                : decision                       ? Rich::words(tr("%1 missing").arg(missing)).toned(Tone::Warn)
                                                 : Rich::words(u"–"_s);
    return {m_assessment.reference(index),
            Rich::code(entry.symbol),
            Rich::text(AuditWords::mechanism(entry)),
            Rich::code(entry.target()),
            Rich::words(AuditWords::reached(entry.reached)),
            decision ? Rich::words(displayName(decision->decision.disposition))
                     : Rich::words(tr("not decided")).toned(Tone::Muted),
            gate,
            EvidenceItems(m_assessment).levels(index),
            FindingItems(m_assessment).references(index)};
}

Section InventorySections::infrastructure() const
{
    Section section{.title = Rich::words(tr("Infrastructure")), .anchor = u"infrastructure"_s};
    Table table{.head = head({tr("File"), tr("Kind"), tr("Reached")}), .weights = {4, 2, 1}};
    for (const inventory::Infrastructure &each : m_assessment.analysis().infrastructure) {
        table.rows.push_back({Rich::code(each.file), Rich::words(AuditWords::infrastructure(each.kind)),
                              Rich::words(AuditWords::reached(each.reached))});
    }
    if (table.rows.empty())
        section.blocks.push_back(Paragraph{Rich::words(tr("None."))});
    else
        section.blocks.push_back(std::move(table));
    return section;
}

} // namespace mxw::audit
