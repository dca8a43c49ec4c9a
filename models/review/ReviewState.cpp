// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/ReviewState.h"

#include <algorithm>

namespace mxw::review {

namespace {

bool isUserEvent(const Event &event)
{
    return !std::holds_alternative<ScanRecorded>(event.payload) && !std::holds_alternative<Undone>(event.payload);
}

/// Position of the event that `undone` takes back; nothing when there is none before it, or it is a scan.
std::optional<std::size_t> targetOf(std::span<const Event> events, std::size_t undone)
{
    const qint64 seq = std::get<Undone>(events[undone].payload).seq;
    const auto before = events.first(undone);
    const auto found = std::ranges::lower_bound(before, seq, {}, &Event::seq);
    if (found == before.end() || found->seq != seq || std::holds_alternative<ScanRecorded>(found->payload))
        return std::nullopt;
    return static_cast<std::size_t>(found - before.begin());
}

/// Which events do not count. From the last to the first, so that an undone Undone no longer takes its event back.
std::vector<bool> undoneEvents(std::span<const Event> events)
{
    std::vector<bool> undone(events.size(), false);
    for (std::size_t i = events.size(); i-- > 0;) {
        if (undone[i] || !std::holds_alternative<Undone>(events[i].payload))
            continue;
        if (const auto target = targetOf(events, i))
            undone[*target] = true;
    }
    return undone;
}

void applyTo(EntryState &state, const Event &event)
{
    if (const auto *made = std::get_if<DecisionMade>(&event.payload)) {
        std::optional<qint64> supersedes;
        if (state.decision)
            supersedes = state.decision->seq;
        state.decision = DecisionRecord{made->decision, event.seq, event.time, event.actor, supersedes};
    } else if (const auto *note = std::get_if<NoteWritten>(&event.payload)) {
        if (note->text.isEmpty())
            state.note.reset();
        else
            state.note = NoteRecord{note->text, event.seq, event.time, event.actor};
    } else if (const auto *mark = std::get_if<ChecklistMarked>(&event.payload)) {
        if (mark->done)
            state.checklistDone.insert(mark->item);
        else
            state.checklistDone.remove(mark->item);
    }
}

QString entryOf(const Event &event)
{
    if (const auto *made = std::get_if<DecisionMade>(&event.payload))
        return made->decision.entry;
    if (const auto *note = std::get_if<NoteWritten>(&event.payload))
        return note->entry;
    return std::get<ChecklistMarked>(event.payload).entry;
}

} // namespace

void ReviewState::apply(const Event &event)
{
    if (const auto *suppressed = std::get_if<FindingSuppressed>(&event.payload))
        m_suppressions.insert(suppressed->fingerprint, {*suppressed, event.seq, event.time, event.actor});
    else if (const auto *back = std::get_if<FindingUnsuppressed>(&event.payload))
        m_suppressions.remove(back->fingerprint);
    else
        applyTo(m_entries[entryOf(event)], event);
}

ReviewState ReviewState::fold(std::span<const Event> events, qint64 upTo)
{
    if (upTo > 0) {
        const auto end = std::ranges::upper_bound(events, upTo, {}, &Event::seq);
        events = events.first(static_cast<std::size_t>(end - events.begin()));
    }
    const std::vector<bool> undone = undoneEvents(events);

    ReviewState state;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event &event = events[i];
        if (isUserEvent(event)) {
            state.m_redoable.reset(); // a new event, even one that is undone later, closes the way back
            if (undone[i])
                continue;
            state.m_undoable = event.seq;
            state.apply(event);
        } else if (const auto *scan = std::get_if<ScanRecorded>(&event.payload)) {
            state.m_analysis = scan->analysis;
        } else if (!undone[i]) {
            const auto target = targetOf(events, i);
            if (target && isUserEvent(events[*target]))
                state.m_redoable = event.seq;
        }
    }
    return state;
}

const EntryState &ReviewState::entry(const QString &id) const
{
    static const EntryState untouched;
    const auto found = m_entries.constFind(id);
    return found == m_entries.cend() ? untouched : *found;
}

bool ReviewState::isSuppressed(const checks::Finding &finding) const
{
    return !m_suppressions.isEmpty() && m_suppressions.contains(finding.fingerprint());
}

qsizetype ReviewState::suppressedCount(const checks::Analysis &analysis) const
{
    return std::ranges::count_if(analysis.findings,
                                 [this](const checks::Finding &finding) { return isSuppressed(finding); });
}

QString ReviewState::analysisDigest() const
{
    return m_analysis;
}

std::optional<qint64> ReviewState::undoable() const
{
    return m_undoable;
}

std::optional<qint64> ReviewState::redoable() const
{
    return m_redoable;
}

ReviewState::Progress ReviewState::progress(const checks::Analysis &analysis) const
{
    Progress progress{0, static_cast<qsizetype>(analysis.entries.size())};
    for (const inventory::Entry &candidate : analysis.entries) {
        if (entry(candidate.id).decision)
            ++progress.decided;
    }
    return progress;
}

bool ReviewState::isStale(const QString &id, const checks::Analysis &analysis, const ContentDigests &now) const
{
    const auto &record = entry(id).decision;
    if (!record)
        return false;
    if (record->decision.digests != now)
        return true;
    const auto open = analysis.findingsOf(id);
    return std::ranges::any_of(open, [&](const checks::Finding *finding) {
        return !record->decision.findings.contains(finding->fingerprint()) && !isSuppressed(*finding);
    });
}

} // namespace mxw::review
