// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/RereviewSection.h"

#include "models/audit/AuditWords.h"
#include "models/audit/RecordWords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

Tone toneOf(review::Fate fate)
{
    switch (fate) {
    case review::Fate::Fixed:
        return Tone::Good;
    case review::Fate::PartiallyFixed:
    case review::Fate::Masked:
        return Tone::Warn;
    case review::Fate::StillPresent:
        return Tone::Bad;
    }
    return Tone::None;
}

Rich word(const QString &text)
{
    return Rich::words(text);
}

} // namespace

Rich RereviewSection::words() const
{
    const review::Rereview *rereview = m_assessment.input().rereview;
    if (!rereview)
        return {};
    std::vector<Rich> parts;
    for (const auto fate :
         {review::Fate::Fixed, review::Fate::PartiallyFixed, review::Fate::StillPresent, review::Fate::Masked}) {
        const auto count = std::ranges::count(rereview->findings, fate, &review::FindingFate::fate);
        parts.push_back(word(QString::number(count) + u' ' + displayName(fate)));
    }
    parts.push_back(word(tr("%n new", nullptr, int(rereview->added.size()))));
    return Rich::joined(parts, u", "_s);
}

std::optional<Section> RereviewSection::section() const
{
    const review::Rereview *rereview = m_assessment.input().rereview;
    const auto &prior = m_assessment.state().prior();
    if (!rereview && !prior)
        return {};
    Section section{.title = word(tr("Earlier review")), .anchor = u"earlier-review"_s};
    if (prior)
        section.blocks.push_back(
            Paragraph{Rich::filled(tr("This review follows on %1 (last hash %2), taken up by %3."),
                                   {Rich::code(prior->prior.name), Rich::code(prior->prior.hash.left(16)),
                                    Assessment::who(prior->actor, prior->time, prior->seq)})});
    if (!rereview) {
        section.blocks.push_back(Paragraph{word(tr("What became of its findings could not be computed."))});
        return section;
    }
    section.blocks.push_back(Paragraph{Rich::filled(tr("Of its findings: %1."), {words()})});
    section.sections = {findings(*rereview), decisions(*rereview)};
    return section;
}

Section RereviewSection::findings(const review::Rereview &rereview) const
{
    Section section{.title = word(tr("Earlier findings")), .anchor = u"earlier-findings"_s};
    Table table{.head = {word(tr("State")), word(tr("Check")), word(tr("Severity")), word(tr("Place")),
                         word(tr("Finding")), word(tr("Why this state"))},
                .weights = {2, 1, 1, 4, 5, 5}};
    for (const review::FindingFate &fate : rereview.findings)
        table.rows.push_back(row(fate));
    if (table.rows.empty())
        section.blocks.push_back(Paragraph{word(tr("The earlier review had no findings."))});
    else
        section.blocks.push_back(std::move(table));
    return section;
}

Row RereviewSection::row(const review::FindingFate &fate) const
{
    return {Rich::words(displayName(fate.fate)).toned(toneOf(fate.fate)),
            Rich::text(fate.prior.check),
            Rich::words(AuditWords::severity(fate.prior.severity)),
            codePlace(fate.prior.file, fate.prior.line),
            Rich::text(fate.prior.message),
            Rich::text(fate.reason)};
}

Section RereviewSection::decisions(const review::Rereview &rereview) const
{
    Section section{.title = word(tr("Earlier decisions")), .anchor = u"earlier-decisions"_s};
    Table table{.head = {word(tr("Entry")), word(tr("State")), word(tr("Decided then")), word(tr("Reason then")),
                         word(tr("Why this state")), word(tr("Now"))},
                .weights = {4, 2, 2, 4, 4, 3}};
    for (const review::DecisionFate &fate : rereview.decisions)
        table.rows.push_back(row(fate));
    if (table.rows.empty())
        section.blocks.push_back(Paragraph{word(tr("The earlier review had no decisions."))});
    else
        section.blocks.push_back(std::move(table));
    return section;
}

Row RereviewSection::row(const review::DecisionFate &fate) const
{
    const review::Decision &prior = fate.prior.decision;
    const auto &now = m_assessment.state().entry(prior.entry).decision;
    Rich state = fate.kind == review::DecisionFate::Kind::Carries ? word(tr("may be carried")).toned(Tone::Good)
                 : fate.kind == review::DecisionFate::Kind::Stale ? word(tr("stale")).toned(Tone::Warn)
                                                                  : word(tr("entry gone")).toned(Tone::Muted);
    Rich today = word(u"–"_s);
    if (now && now->decision.origin)
        today = word(tr("carried: %1").arg(displayName(now->decision.disposition)));
    else if (now)
        today = word(displayName(now->decision.disposition));
    return {m_assessment.reference(prior.entry),
            state,
            word(displayName(prior.disposition)),
            textOr(prior.reason, u"–"_s),
            Rich::text(fate.reason),
            today};
}

} // namespace mxw::audit
