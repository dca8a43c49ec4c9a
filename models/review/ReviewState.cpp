// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/ReviewState.h"

#include <algorithm>

namespace mxw::review {

namespace {

/// What is recorded because it happened, not because the reviewer judged: it cannot be undone.
bool isHappening(const Event &event)
{
    const EventPayload &payload = event.payload;
    return std::holds_alternative<ScanRecorded>(payload) || std::holds_alternative<ConsentGiven>(payload) ||
           std::holds_alternative<RunStarted>(payload) || std::holds_alternative<RunPlaced>(payload) ||
           std::holds_alternative<RunEnded>(payload) || std::holds_alternative<DriftChecked>(payload);
}

bool isUserEvent(const Event &event)
{
    return !isHappening(event) && !std::holds_alternative<Undone>(event.payload);
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
    } else if (const auto *attached = std::get_if<EvidenceAttached>(&event.payload)) {
        state.evidence.push_back({attached->evidence, event.seq, event.time, event.actor});
    }
}

QString entryOf(const Event &event)
{
    if (const auto *made = std::get_if<DecisionMade>(&event.payload))
        return made->decision.entry;
    if (const auto *note = std::get_if<NoteWritten>(&event.payload))
        return note->entry;
    if (const auto *attached = std::get_if<EvidenceAttached>(&event.payload))
        return attached->evidence.entry;
    return std::get<ChecklistMarked>(event.payload).entry;
}

} // namespace

std::optional<std::size_t> ReviewState::undoTarget(std::span<const Event> events, std::size_t undo)
{
    const qint64 seq = std::get<Undone>(events[undo].payload).seq;
    const auto before = events.first(undo);
    const auto found = std::ranges::lower_bound(before, seq, {}, &Event::seq);
    if (found == before.end() || found->seq != seq || isHappening(*found))
        return std::nullopt;
    return static_cast<std::size_t>(found - before.begin());
}

/// Which events do not count. From the last to the first, so that an undone Undone no longer takes its event back.
std::vector<bool> ReviewState::undoneEvents(std::span<const Event> events)
{
    std::vector<bool> undone(events.size(), false);
    for (std::size_t i = events.size(); i-- > 0;) {
        if (undone[i] || !std::holds_alternative<Undone>(events[i].payload))
            continue;
        if (const auto target = undoTarget(events, i))
            undone[*target] = true;
    }
    return undone;
}

void ReviewState::apply(const Event &event)
{
    if (const auto *suppressed = std::get_if<FindingSuppressed>(&event.payload))
        m_suppressions.insert(suppressed->fingerprint, {*suppressed, event.seq, event.time, event.actor});
    else if (const auto *back = std::get_if<FindingUnsuppressed>(&event.payload))
        m_suppressions.remove(back->fingerprint);
    else if (const auto *judged = std::get_if<FindingJudged>(&event.payload))
        judge(*judged, event);
    else if (const auto *prior = std::get_if<PriorAttached>(&event.payload))
        m_prior = PriorRecord{*prior, event.seq, event.time, event.actor};
    else if (const auto *detached = std::get_if<EvidenceDetached>(&event.payload))
        detach(detached->attached);
    else if (const auto *set = std::get_if<CounterpartSet>(&event.payload))
        setCounterpart(*set);
    else if (const auto *row = std::get_if<MatrixClassified>(&event.payload))
        m_matrix.insert({row->family, row->contract}, {*row, event.seq, event.time, event.actor});
    else if (const auto *config = std::get_if<ConfigAttached>(&event.payload))
        attach(*config);
    else
        applyTo(m_entries[entryOf(event)], event);
}

void ReviewState::detach(qint64 attached)
{
    for (EntryState &entry : m_entries)
        std::erase_if(entry.evidence, [&](const EvidenceRecord &record) { return record.seq == attached; });
}

void ReviewState::setCounterpart(const CounterpartSet &set)
{
    if (set.upstreamFile.isEmpty())
        m_counterparts.remove(set.file);
    else
        m_counterparts.insert(set.file, set.upstreamFile);
}

void ReviewState::attach(const ConfigAttached &config)
{
    const auto found = std::ranges::find(m_configs, config.name, &ConfigAttached::name);
    if (found == m_configs.end())
        m_configs.push_back(config);
    else
        *found = config;
}

void ReviewState::judge(const FindingJudged &judged, const Event &event)
{
    if (judged.attribution)
        m_judgements.insert(judged.fingerprint, {judged, event.seq, event.time, event.actor});
    else
        m_judgements.remove(judged.fingerprint);
}

const JudgementRecord *ReviewState::judgement(const QString &fingerprint) const
{
    const auto found = m_judgements.constFind(fingerprint);
    return found == m_judgements.cend() ? nullptr : &*found;
}

const MatrixRecord *ReviewState::matrixRow(const QString &family, const QString &contract) const
{
    const auto found = m_matrix.constFind({family, contract});
    return found == m_matrix.cend() ? nullptr : &*found;
}

RunRecorded *ReviewState::runOf(const QString &id)
{
    const auto found = std::ranges::find(m_runs, id, [](const RunRecorded &run) { return run.started.id; });
    return found == m_runs.end() ? nullptr : &*found;
}

void ReviewState::applyHappening(const Event &event)
{
    if (const auto *scan = std::get_if<ScanRecorded>(&event.payload)) {
        m_analysis = scan->analysis;
        m_files = scan->files;
        m_drift.reset();
    } else if (const auto *drift = std::get_if<DriftChecked>(&event.payload)) {
        m_drift = DriftRecord{drift->drifts, event.seq, event.time};
    } else if (const auto *consent = std::get_if<ConsentGiven>(&event.payload)) {
        m_consents.insert({consent->machine, consent->python});
    } else if (const auto *started = std::get_if<RunStarted>(&event.payload)) {
        if (!runOf(started->id))
            m_runs.push_back({*started, {}, {}, event.time, event.actor});
    } else if (const auto *placed = std::get_if<RunPlaced>(&event.payload)) {
        if (RunRecorded *run = runOf(placed->id))
            run->handle = placed->handle;
    } else if (const auto *ended = std::get_if<RunEnded>(&event.payload)) {
        if (RunRecorded *run = runOf(ended->id))
            run->ended = *ended;
    }
}

ReviewState ReviewState::fold(std::span<const Event> events, qint64 upTo)
{
    if (upTo > 0) {
        const auto end = std::ranges::upper_bound(events, upTo, {}, &Event::seq);
        events = events.first(static_cast<std::size_t>(end - events.begin()));
    }
    const std::vector<bool> undone = undoneEvents(events);

    ReviewState state;
    for (std::size_t i = 0; i < events.size(); ++i)
        state.take(events, i, undone[i]);
    return state;
}

void ReviewState::take(std::span<const Event> events, std::size_t position, bool undone)
{
    const Event &event = events[position];
    if (isUserEvent(event)) {
        m_redoable.reset(); // a new event, even one that is undone later, closes the way back
        if (undone)
            return;
        m_undoable = event.seq;
        apply(event);
    } else if (isHappening(event)) {
        applyHappening(event);
    } else if (!undone) {
        const auto target = undoTarget(events, position);
        if (target && isUserEvent(events[*target]))
            m_redoable = event.seq;
    }
}

std::optional<EvidenceLevel> EntryState::strongestEvidence() const
{
    std::optional<EvidenceLevel> strongest;
    for (const EvidenceRecord &record : evidence)
        strongest = std::max(strongest, std::optional(record.evidence.level));
    return strongest;
}

bool ReviewState::hasConsent(const validation::LauncherSpec &launcher, const QString &python) const
{
    return m_consents.contains({machineName(launcher), python});
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

bool ReviewState::isOpen(const checks::Finding &finding) const
{
    return !isAnswered(finding) && !isSuppressed(finding);
}

bool ReviewState::isAnswered(const checks::Finding &finding) const
{
    return finding.check == QLatin1StringView("M06") && entry(finding.entry).decision;
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

QString ReviewState::filesDigest() const
{
    return m_files;
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
        return !record->decision.findings.contains(finding->fingerprint()) && isOpen(*finding);
    });
}

} // namespace mxw::review
