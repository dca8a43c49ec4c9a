// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/RecordBuilder.h"

#include "models/audit/ChainPictures.h"
#include "models/audit/CommitTable.h"
#include "models/audit/CounterpartTable.h"
#include "models/audit/EntrySection.h"
#include "models/audit/EventWords.h"
#include "models/audit/FindingItems.h"
#include "models/audit/FrontPage.h"
#include "models/audit/InventorySections.h"
#include "models/audit/ModelSections.h"
#include "models/audit/OpenItems.h"
#include "models/audit/RereviewSection.h"
#include "models/audit/SetupSection.h"
#include "models/audit/SuppressedFindings.h"
#include "models/audit/ValidationRuns.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

class RecordBuilder
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    explicit RecordBuilder(const AuditInput &input) : m_assessment(input) {}

    Record build() const;

private:
    void head(Record &record) const;
    Section entrySections() const;
    Section runs() const;
    Section otherFindings() const;
    Section history() const;

    const Assessment m_assessment;
};

Section plainSection(const QString &title, const QString &anchor, std::vector<Block> blocks)
{
    return {.title = Rich::words(title), .anchor = anchor, .blocks = std::move(blocks)};
}

Record RecordBuilder::build() const
{
    Record record;
    head(record);
    record.front = FrontPage(m_assessment).blocks();
    const SetupSection setup(m_assessment);
    const InventorySections inventory(m_assessment);
    const ModelSections models(m_assessment);
    auto &sections = record.sections;
    sections.push_back(setup.setup());
    sections.push_back(setup.drift());
    sections.push_back(inventory.summary());
    sections.push_back(plainSection(tr("Open items"), u"open"_s, OpenItems(m_assessment).blocks()));
    if (auto earlier = RereviewSection(m_assessment).section())
        sections.push_back(std::move(*earlier));
    sections.push_back(inventory.inventory());
    sections.push_back(entrySections());
    sections.push_back(plainSection(tr("Upstream commits"), u"commits"_s, CommitTable(m_assessment).blocks()));
    sections.push_back(plainSection(tr("Mirrored files"), u"mirrored"_s, CounterpartTable(m_assessment).blocks()));
    sections.push_back(inventory.infrastructure());
    sections.push_back(otherFindings());
    sections.push_back(
        plainSection(tr("Suppressed findings"), u"suppressed"_s, SuppressedFindings(m_assessment).blocks()));
    sections.push_back(models.matrices());
    sections.push_back(models.configs());
    sections.push_back(runs());
    sections.push_back(FrontPage(m_assessment).untestedScope());
    sections.push_back(history());
    return record;
}

void RecordBuilder::head(Record &record) const
{
    const checks::ReviewSetup &setup = m_assessment.analysis().setup;
    const auto &events = m_assessment.input().events;
    // Not arg() twice: a revision may be called "%2".
    record.title = Rich::filled(tr("Audit record: upgrade from %1 to %2"),
                                {Rich::words(setup.base.label()), Rich::words(setup.target.label())})
                       .plain();
    record.subject = setup.base.label() + u" → "_s + setup.target.label();
    record.draft = !m_assessment.input().final;
    if (record.draft)
        record.draftWords = tr("DRAFT: this record is not final. It must not be taken for a finished review.");
    if (events.empty())
        return;
    record.stamp = events.back().time.isValid() ? events.back().time.toUTC().toString(Qt::ISODate) : QString();
    record.journal = QString::fromLatin1(events.back().hash.toHex());
}

Section RecordBuilder::entrySections() const
{
    Section section = plainSection(tr("Entries"), u"entries"_s, {});
    const ChainPictures chains(m_assessment.input());
    const EntrySection entries(m_assessment, chains);
    for (size_t i = 0; i < m_assessment.entries().size(); ++i) {
        if (m_assessment.entries()[i].domain != inventory::Domain::Commit)
            section.sections.push_back(entries.section(i));
    }
    if (section.sections.empty())
        section.blocks.push_back(Paragraph{Rich::words(tr("None."))});
    return section;
}

Section RecordBuilder::runs() const
{
    Section section = plainSection(tr("Validation runs"), u"runs"_s, {});
    section.sections = ValidationRuns(m_assessment).sections();
    if (section.sections.empty())
        section.blocks.push_back(Paragraph{Rich::words(tr("None: nothing was executed for this review."))});
    return section;
}

Section RecordBuilder::otherFindings() const
{
    ItemList list;
    for (size_t i = 0; i < m_assessment.analysis().findings.size(); ++i) {
        const inventory::Entry *entry = m_assessment.analysis().entry(m_assessment.analysis().findings[i].entry);
        if (!entry || entry->domain == inventory::Domain::Commit)
            list.items.push_back(FindingItems(m_assessment).item(i));
    }
    if (list.items.empty())
        return plainSection(tr("Findings not tied to an entry"), u"other-findings"_s,
                            {Paragraph{Rich::words(tr("None."))}});
    return plainSection(tr("Findings not tied to an entry"), u"other-findings"_s, {std::move(list)});
}

Section RecordBuilder::history() const
{
    if (m_assessment.input().events.empty())
        return plainSection(tr("History"), u"history"_s,
                            {Paragraph{Rich::words(tr("No events: nothing was decided in a session."))}});
    Table table{
        .head = {Rich::words(tr("Event")), Rich::words(tr("Time")), Rich::words(tr("Who")), Rich::words(tr("What"))},
        .weights = {1, 3, 2, 8}};
    for (const review::Event &event : m_assessment.input().events) {
        table.rows.push_back({Rich::number(event.seq), Rich::words(event.time.toUTC().toString(Qt::ISODate)),
                              Rich::text(event.actor), EventWords::happened(event)});
    }
    return plainSection(tr("History"), u"history"_s, {std::move(table)});
}

} // namespace

Record auditRecord(const AuditInput &input)
{
    return RecordBuilder(input).build();
}

} // namespace mxw::audit
