// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/FrontPage.h"

#include "models/audit/AuditWords.h"
#include "models/audit/InventorySections.h"
#include "models/audit/RecordWords.h"
#include "models/audit/RereviewSection.h"
#include "models/audit/SetupSection.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

constexpr std::array Levels{EvidenceLevel::Source, EvidenceLevel::Import,      EvidenceLevel::Isolated,
                            EvidenceLevel::Device, EvidenceLevel::Distributed, EvidenceLevel::EndToEnd};

QString record(const char *words)
{
    return QCoreApplication::translate("mxw::audit::MarkdownWriter", words);
}

} // namespace

std::vector<Block> FrontPage::blocks() const
{
    std::vector<Block> blocks{Paragraph{status()}, figures()};
    const SetupSection setup(m_assessment);
    blocks.push_back(setup.reviewed());
    if (const Table domains = InventorySections(m_assessment).byDomain(); !domains.rows.empty())
        blocks.push_back(domains);
    blocks.push_back(evidence());
    blocks.push_back(Paragraph{Rich::words(tr("Not tested:")).strong() + Rich::words(u" "_s) + notReached()});
    if (const Rich words = RereviewSection(m_assessment).words(); !words.isEmpty())
        blocks.push_back(Paragraph{Rich::words(tr("Findings of the earlier review:")).strong() + Rich::words(u" "_s) +
                                   words.leadingTo(u"earlier-review"_s)});
    return blocks;
}

Rich FrontPage::status() const
{
    const auto progress = m_assessment.state().progress(m_assessment.analysis());
    const bool complete = progress.total > 0 && progress.decided == progress.total;
    const checks::Analysis &analysis = m_assessment.analysis();
    Rich line = Rich::filled(
        record(QT_TRANSLATE_NOOP("mxw::audit::MarkdownWriter", "Status: %1. %2 of %3 entries decided. Findings: errors "
                                                               "%4, warnings %5, info %6.")),
        {Rich::words(complete ? record(QT_TRANSLATE_NOOP("mxw::audit::MarkdownWriter", "every entry is decided"))
                              : record(QT_TRANSLATE_NOOP("mxw::audit::MarkdownWriter", "review in progress")))
             .strong(),
         Rich::number(progress.decided), Rich::number(progress.total),
         Rich::number(analysis.count(checks::Severity::Error)), Rich::number(analysis.count(checks::Severity::Warning)),
         Rich::number(analysis.count(checks::Severity::Info))});
    if (const qsizetype count = m_assessment.state().suppressedCount(analysis); count > 0)
        line += Rich::words(
            u' ' +
            record(QT_TRANSLATE_NOOP("mxw::audit::MarkdownWriter", "Suppressed, with a reason each: %1.")).arg(count));
    return line;
}

Figures FrontPage::figures() const
{
    qsizetype done = 0;
    qsizetype stale = 0;
    for (size_t i = 0; i < m_assessment.entries().size(); ++i) {
        done += m_assessment.isDone(i) ? 1 : 0;
        stale += m_assessment.isStale(i) ? 1 : 0;
    }
    const auto progress = m_assessment.state().progress(m_assessment.analysis());
    const qsizetype errors = m_assessment.openFindings(checks::Severity::Error);
    const qsizetype warnings = m_assessment.openFindings(checks::Severity::Warning);
    const auto ofAll = [&](qsizetype count) { return Rich::words(tr("%1 of %2").arg(count).arg(progress.total)); };
    const auto toneOfMany = [](qsizetype count, Tone tone) { return count > 0 ? tone : Tone::Good; };
    return {
        {{tr("entries decided"), ofAll(progress.decided), progress.decided == progress.total ? Tone::Good : Tone::Warn},
         {tr("done: gate met"), ofAll(done), done == progress.total ? Tone::Good : Tone::Warn},
         {tr("errors open"), Rich::number(errors), toneOfMany(errors, Tone::Bad)},
         {tr("warnings open"), Rich::number(warnings), toneOfMany(warnings, Tone::Warn)},
         {tr("decisions stale"), Rich::number(stale), toneOfMany(stale, Tone::Warn)},
         {tr("validation runs"), Rich::number(qint64(m_assessment.state().runs().size())), Tone::None}}};
}

std::vector<qsizetype> FrontPage::evidenceCounts() const
{
    std::vector<qsizetype> counts(Levels.size());
    for (const inventory::Entry &entry : m_assessment.entries()) {
        if (const auto strongest = m_assessment.state().entry(entry.id).strongestEvidence())
            ++counts[size_t(*strongest)];
    }
    return counts;
}

Table FrontPage::evidence() const
{
    const std::vector<qsizetype> counts = evidenceCounts();
    Table table{.head = {Rich::words(tr("Evidence level")), Rich::words(tr("Entries whose strongest evidence it is")),
                         Rich::words(tr("What it shows"))},
                .weights = {2, 3, 5}};
    const std::array shows{tr("read, or resolved from the source"),
                           tr("seen in a fresh process"),
                           tr("a mock or a run on a CPU; says nothing about a GPU"),
                           tr("ran on a MetaX GPU against a reference"),
                           tr("ran on several GPUs together"),
                           tr("the whole system ran")};
    for (const EvidenceLevel level : Levels)
        table.rows.push_back({Rich::words(AuditWords::evidence(level)), Rich::number(counts[size_t(level)]),
                              Rich::words(shows[size_t(level)])});
    return table;
}

Rich FrontPage::notReached() const
{
    QStringList missing;
    for (const EvidenceLevel level : Levels) {
        const auto hasIt = [&](const inventory::Entry &entry) {
            return std::ranges::any_of(m_assessment.state().entry(entry.id).evidence,
                                       [&](const auto &record) { return record.evidence.level == level; });
        };
        if (level != EvidenceLevel::Source && std::ranges::none_of(m_assessment.entries(), hasIt))
            missing << AuditWords::evidence(level);
    }
    if (missing.isEmpty())
        return Rich::words(
            tr("Every evidence level was reached by some entry; see each entry for its untested scope."));
    return Rich::words(
        record(QT_TRANSLATE_NOOP("mxw::audit::MarkdownWriter", "Evidence levels that no entry has reached: %1."))
            .arg(missing.join(u", "_s)));
}

Section FrontPage::untestedScope() const
{
    Section section{.title = Rich::words(record(QT_TRANSLATE_NOOP("mxw::audit::MarkdownWriter", "Untested scope"))),
                    .anchor = u"untested"_s};
    section.blocks.push_back(Paragraph{Rich::words(record(QT_TRANSLATE_NOOP(
        "mxw::audit::MarkdownWriter",
        "This record rests on reading the source alone (evidence level “source”), except where an entry or a finding "
        "names another level. It claims nothing about numerical results beyond the validation runs that are attached "
        "to an entry, and nothing about performance or communication.")))});
    section.blocks.push_back(Paragraph{notReached()});
    ItemList notes;
    for (const QString &note : m_assessment.analysis().notes)
        notes.items.push_back({.text = Rich::text(note)});
    if (notes.items.empty())
        return section;
    section.blocks.push_back(
        Paragraph{Rich::words(record(QT_TRANSLATE_NOOP("mxw::audit::MarkdownWriter", "What the scan could not do:")))});
    section.blocks.push_back(std::move(notes));
    return section;
}

} // namespace mxw::audit
