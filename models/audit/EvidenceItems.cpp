// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/EvidenceItems.h"

#include "models/audit/AuditWords.h"
#include "models/audit/RecordWords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

constexpr qsizetype MostShown = 20'000; ///< characters of what was looked at

/// Text as a listing can show it; nothing for what is none.
QString shownText(const QByteArray &content)
{
    if (content.isEmpty() || content.contains('\0'))
        return {};
    const QString text = QString::fromUtf8(content);
    return text.size() > MostShown ? text.left(MostShown) + u"\n…"_s : text;
}

} // namespace

std::vector<Item> EvidenceItems::items(const inventory::Entry &entry) const
{
    std::vector<Item> items;
    for (const review::EvidenceRecord &record : m_assessment.state().entry(entry.id).evidence)
        items.push_back(labelled(tr("Evidence"), line(record)));
    return items;
}

Rich EvidenceItems::reference(const review::Evidence &evidence) const
{
    switch (evidence.kind) {
    case review::Evidence::Kind::Run:
    case review::Evidence::Kind::Case:
        break;
    case review::Evidence::Kind::Hunk:
        return Rich::words(tr("lines read"));
    case review::Evidence::Kind::Commit:
        return Rich::filled(tr("commit %1"), {Rich::code(evidence.reference.left(10))});
    case review::Evidence::Kind::Chain:
        return Rich::words(tr("dispatch chain"));
    case review::Evidence::Kind::File:
        return Rich::filled(tr("file %1"), {Rich::code(evidence.reference)});
    case review::Evidence::Kind::Note:
        return Rich::words(tr("the reviewer's word"));
    }
    const auto &runs = m_assessment.state().runs();
    const auto found = std::ranges::find(runs, evidence.run, [](const auto &run) { return run.started.id; });
    if (found == runs.end())
        return Rich::words(u"V?"_s);
    const QString number = QString::number(found->started.number);
    return Rich::words(u"V"_s + number).leadingTo(u"run-"_s + number);
}

Rich EvidenceItems::place(const review::Evidence &evidence) const
{
    if (evidence.kind == review::Evidence::Kind::Chain)
        return Rich::words(u" "_s) + Rich::code(evidence.reference);
    if (evidence.file.isEmpty())
        return {};
    Rich text = Rich::words(u" "_s) + codePlace(evidence.file, evidence.line);
    if (evidence.endLine > evidence.line)
        text += Rich::words(u"–"_s + QString::number(evidence.endLine));
    const QString side = evidence.side == review::Evidence::Side::Plugin ? tr("plugin")
                         : evidence.side == review::Evidence::Side::Base ? tr("upstream base")
                                                                         : tr("upstream target");
    return text + Rich::words(u" ("_s + side + u')');
}

Rich EvidenceItems::line(const review::EvidenceRecord &record) const
{
    const review::Evidence &evidence = record.evidence;
    Rich line = Rich::words(AuditWords::evidence(evidence.level)).strong() + Rich::words(u" ("_s) + reference(evidence);
    if (!evidence.device.isEmpty())
        line += Rich::filled(tr(", on %1"), {Rich::text(evidence.device)});
    line += Rich::words(u"): "_s) + Rich::text(evidence.summary) + place(evidence);
    if (!evidence.node.isEmpty())
        line += Rich::words(u" "_s) + Rich::code(evidence.node);
    line += Rich::words(u" "_s);
    line += evidence.untested.isEmpty() ? Rich::words(tr("Untested scope: not stated."))
                                        : Rich::filled(tr("Untested scope: %1."), {Rich::text(evidence.untested)});
    return line + Rich::words(u" "_s) + Assessment::who(record.actor, record.time, record.seq);
}

Rich EvidenceItems::levels(size_t entry) const
{
    std::vector<Rich> levels{Rich::words(AuditWords::evidence(EvidenceLevel::Source))};
    for (const size_t index : m_assessment.findingsOf(entry)) {
        const EvidenceLevel level = m_assessment.analysis().findings[index].evidence;
        if (level != EvidenceLevel::Source)
            levels.push_back(Rich::words(AuditWords::evidence(level) + u" ("_s) + Assessment::findingReference(index) +
                             Rich::words(u")"_s));
    }
    for (const review::EvidenceRecord &record : m_assessment.state().entry(m_assessment.entries()[entry].id).evidence)
        levels.push_back(Rich::words(AuditWords::evidence(record.evidence.level) + u" ("_s) +
                         reference(record.evidence) + Rich::words(u")"_s));
    return Rich::joined(levels, u", "_s);
}

std::vector<Listing> EvidenceItems::listings(const inventory::Entry &entry) const
{
    std::vector<Listing> listings;
    if (!m_assessment.input().content)
        return listings;
    for (const review::EvidenceRecord &record : m_assessment.state().entry(entry.id).evidence) {
        const review::Evidence &evidence = record.evidence;
        if (evidence.content.isEmpty())
            continue;
        const QString text = shownText(m_assessment.input().content(evidence.content));
        if (!text.isEmpty())
            listings.push_back(
                {Rich::filled(tr("What was looked at (event %1)"), {Rich::number(record.seq)}) + place(evidence),
                 text});
    }
    return listings;
}

} // namespace mxw::audit
