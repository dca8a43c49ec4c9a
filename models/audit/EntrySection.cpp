// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/EntrySection.h"

#include "models/audit/AuditWords.h"
#include "models/audit/EvidenceItems.h"
#include "models/audit/FindingItems.h"
#include "models/audit/RecordWords.h"
#include "models/review/Checklist.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

Rich placeText(const inventory::Place &place)
{
    Rich text = codePlace(place.file, place.line);
    if (!place.name.isEmpty())
        text += Rich::words(u" "_s) + Rich::code(place.name);
    if (!place.kind.isEmpty())
        text += Rich::words(u" ("_s) + Rich::text(place.kind) + Rich::words(u")"_s);
    if (!place.signature.isEmpty())
        text += Rich::words(u", "_s) + Rich::code(place.signature);
    return text;
}

Rich shortDigest(const QString &digest)
{
    return Rich::code(digest.left(12));
}

void append(std::vector<Item> &items, std::vector<Item> more)
{
    std::ranges::move(more, std::back_inserter(items));
}

} // namespace

Section EntrySection::section(size_t index) const
{
    const inventory::Entry &entry = m_assessment.entries()[index];
    Section section{
        .title = title(index), .remark = remark(index), .anchor = u"entry-%1"_s.arg(index + 1), .isFoldable = true};
    ItemList list{facts(entry)};
    append(list.items, decision(index));
    append(list.items, EvidenceItems(m_assessment).items(entry));
    if (const auto &note = m_assessment.state().entry(entry.id).note) {
        list.items.push_back(labelled(tr("Note"), Rich::text(note->text) + Rich::words(u" — "_s) +
                                                      Assessment::who(note->actor, note->time, note->seq)));
    }
    list.items.push_back(gate(index));
    append(list.items, checklist(entry));
    section.blocks.push_back(std::move(list));
    for (Listing &listing : EvidenceItems(m_assessment).listings(entry))
        section.blocks.push_back(std::move(listing));
    if (const auto picture = m_chains.ofEntry(entry))
        section.blocks.push_back(*picture);
    if (m_assessment.findingsOf(index).empty())
        return section;
    section.blocks.push_back(Paragraph{Rich::words(tr("Findings:"))});
    ItemList findings;
    for (const size_t each : m_assessment.findingsOf(index))
        findings.items.push_back(FindingItems(m_assessment).item(each));
    section.blocks.push_back(std::move(findings));
    return section;
}

Rich EntrySection::title(size_t index) const
{
    const inventory::Entry &entry = m_assessment.entries()[index];
    const Rich name = Rich::words(Assessment::number(index) + u' ') + Rich::code(entry.symbol);
    return name + Rich::words(u" → "_s) + Rich::code(entry.target());
}

Rich EntrySection::remark(size_t index) const
{
    const auto &record = m_assessment.state().entry(m_assessment.entries()[index].id).decision;
    std::vector<Rich> parts;
    parts.push_back(record ? Rich::words(displayName(record->decision.disposition))
                           : Rich::words(tr("not decided")).toned(Tone::Muted));
    if (m_assessment.isDone(index))
        parts.push_back(Rich::words(tr("done")).toned(Tone::Good));
    else if (record)
        parts.push_back(Rich::words(tr("open")).toned(Tone::Warn));
    if (m_assessment.isStale(index))
        parts.push_back(Rich::words(tr("stale")).toned(Tone::Warn));
    const auto errors = std::ranges::count_if(m_assessment.findingsOf(index), [&](size_t each) {
        const checks::Finding &finding = m_assessment.analysis().findings[each];
        return finding.severity == checks::Severity::Error && m_assessment.state().isOpen(finding);
    });
    if (errors > 0)
        parts.push_back(Rich::words(tr("%n error(s)", nullptr, int(errors))).toned(Tone::Bad));
    return Rich::joined(parts, u" · "_s);
}

std::vector<Item> EntrySection::facts(const inventory::Entry &entry) const
{
    std::vector<Item> items;
    const auto add = [&items](const QString &label, const Rich &text) { items.push_back(labelled(label, text)); };
    add(tr("Entry"), Rich::code(entry.id));
    add(tr("Mechanism"),
        Rich::text(AuditWords::mechanism(entry)) + Rich::words(u", "_s) + codePlace(entry.file, entry.line));
    if (entry.domain == inventory::Domain::Model) {
        append(items, mirrored(entry));
        items.push_back(activation(entry));
        return items;
    }
    Rich replacement = Rich::words(tr("not resolved"));
    if (entry.replacement) {
        replacement = placeText(*entry.replacement);
        if (entry.replacementInUpstream)
            replacement += Rich::words(u", "_s + tr("in the upstream tree"));
    }
    add(tr("Replacement"), replacement);
    // A failed static look-up does not establish that something was removed, so it is not said to be.
    const Rich absent =
        Rich::words(entry.external ? tr("not upstream's, not looked up") : tr("not found by reading the source"));
    add(tr("At the target revision"), entry.atTarget ? placeText(*entry.atTarget) : absent);
    add(tr("At the base revision"), entry.atBase ? placeText(*entry.atBase) : absent);
    add(tr("Changed since base"),
        Rich::words(entry.changedSinceBase ? AuditWords::yesOrNo(*entry.changedSinceBase) : tr("cannot be told")));
    if (entry.allowMissing)
        items.push_back({.label = Rich::code(u"allow_missing"_s), .text = Rich::words(AuditWords::yesOrNo(true))});
    if (!entry.condition.isEmpty())
        add(tr("Condition"), Rich::code(entry.condition));
    items.push_back(activation(entry));
    return items;
}

std::vector<Item> EntrySection::mirrored(const inventory::Entry &entry) const
{
    const inventory::Counterpart *counterpart = m_assessment.analysis().models.counterpart(entry.file);
    if (!counterpart || counterpart->upstreamFile().isEmpty())
        return {labelled(tr("Counterpart"), Rich::words(tr("no file of upstream resembles it")))};
    const auto orAbsent = [](const QString &file) {
        return file.isEmpty() ? Rich::words(tr("none")) : Rich::code(file);
    };
    std::vector<Item> items{labelled(tr("Counterpart at the target"), orAbsent(counterpart->atTarget)),
                            labelled(tr("Counterpart at base"), orAbsent(counterpart->atBase)),
                            labelled(tr("Similarity"), Rich::words(QString::number(counterpart->similarity, 'f', 3))),
                            labelled(tr("Changed since base"),
                                     Rich::words(entry.changedSinceBase ? AuditWords::yesOrNo(*entry.changedSinceBase)
                                                                        : tr("cannot be told")))};
    if (!counterpart->architectures.isEmpty())
        items.push_back(labelled(tr("Registered as"), Rich::text(counterpart->architectures.join(u", "_s))));
    return items;
}

Item EntrySection::activation(const inventory::Entry &entry) const
{
    Item item = labelled(tr("Reached"), Rich::words(AuditWords::reached(entry.reached)));
    for (const QString &hop : entry.activation)
        item.items.push_back({.text = Rich::code(hop)});
    return item;
}

std::vector<Item> EntrySection::decision(size_t index) const
{
    const auto &record = m_assessment.state().entry(m_assessment.entries()[index].id).decision;
    if (!record)
        return {labelled(tr("Decision"), Rich::words(tr("not decided")).strong())};
    const review::Decision &decision = record->decision;
    std::vector<Item> items{
        labelled(tr("Decision"), Rich::words(displayName(decision.disposition)).strong() +
                                     Rich::words(u" — "_s + displayName(decision.category))),
        labelled(tr("Reason"), textOr(decision.reason, tr("not given"))),
        labelled(tr("Removal condition"), textOr(decision.removalCondition, tr("not given"))),
        decidedBy(*record),
        labelled(tr("Content decided on (SHA-256)"),
                 Rich::filled(tr("local %1, base %2, target %3"),
                              {shortDigest(decision.digests.local), shortDigest(decision.digests.base),
                               shortDigest(decision.digests.target)})),
        labelled(tr("Evidence level"), EvidenceItems(m_assessment).levels(index))};
    if (m_assessment.isStale(index))
        items.push_back(labelled(tr("Stale"), Rich::words(tr("a finding is open that was not there when this was "
                                                             "decided"))
                                                  .toned(Tone::Warn)));
    if (m_assessment.hasDrifted(index))
        items.push_back(
            labelled(tr("Drift"), Rich::words(tr("its code is no longer what was reviewed")).toned(Tone::Warn)));
    return items;
}

Item EntrySection::decidedBy(const review::DecisionRecord &record) const
{
    Item item = labelled(tr("Decided by"), Assessment::who(record.actor, record.time, record.seq));
    if (record.supersedes)
        item.text += Rich::words(u", "_s + tr("supersedes event %1").arg(*record.supersedes));
    if (const auto &origin = record.decision.origin) {
        const QString how = origin->how == review::DecisionOrigin::How::Carried
                                ? tr("carried forward from %1, where %2 decided it at %3 (event %4)")
                                : tr("taken over from %1, where %2 decided it at %3 (event %4)");
        item.items.push_back({.text = Rich::filled(how, {Rich::code(origin->session), Rich::text(origin->actor),
                                                         Rich::text(origin->time), Rich::number(origin->seq)})});
    }
    return item;
}

Item EntrySection::gate(size_t index) const
{
    const review::Gate &gate = m_assessment.gate(index);
    const auto missing = qsizetype(gate.missing().size());
    Item item = labelled(
        tr("Gate"),
        missing == 0 ? Rich::words(tr("met")).toned(Tone::Good)
                     : Rich::words(tr("open, %1 of %2 not met").arg(missing).arg(gate.items.size())).toned(Tone::Warn));
    for (const review::GateItem &each : gate.items)
        item.items.push_back(
            {.text = Rich::words(each.source.isEmpty() ? each.text : QString(each.text + u" ("_s + each.source + u')')),
             .ticked = each.met});
    return item;
}

std::vector<Item> EntrySection::checklist(const inventory::Entry &entry) const
{
    const auto &items = review::checklistFor(entry.domain);
    if (items.empty())
        return {};
    const auto &done = m_assessment.state().entry(entry.id).checklistDone;
    const auto count =
        std::ranges::count_if(items, [&](const review::ChecklistItem &each) { return done.contains(each.id); });
    Item item = labelled(tr("Checklist"), Rich::words(tr("%1 of %2").arg(count).arg(items.size())));
    // Of an entry that nobody has begun, the number says it all.
    if (done.isEmpty() && !m_assessment.state().entry(entry.id).decision)
        return {item};
    for (const review::ChecklistItem &each : items)
        item.items.push_back(
            {.text = Rich::words(each.text + u" ("_s + each.source + u')'), .ticked = done.contains(each.id)});
    return {item};
}

} // namespace mxw::audit
