// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/core/Result.h"
#include "models/review/Journal.h"
#include "models/review/PackedScan.h"
#include "models/review/ReviewState.h"
#include "models/review/StateTimeline.h"

#include <QCoreApplication>

#include <memory>

namespace mxw::review {

struct PriorReview;
struct Rereview;

/// A review on disk: its journal, the analysis it last recorded, and the state the events make.
class Session
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Session)
public:
    static Result<Session> create(const QString &path, const PackedScan &scan, const QString &actor);
    /// Keeps no files.
    static Result<Session> create(const QString &path, const checks::Analysis &analysis, const QString &actor);
    static Result<Session> open(const QString &path);
    /// The same without reading the analysis again, which is `scan` as create() recorded it.
    static Result<Session> open(const QString &path, const PackedScan &scan);

    const QString &path() const { return m_path; }
    const checks::Analysis &analysis() const { return *m_analysis; }
    const std::shared_ptr<const checks::Analysis> &sharedAnalysis() const { return m_analysis; }
    const ReviewState &state() const { return m_state; }
    /// The state after the event `seq`; steps to any of them are quick.
    ReviewState stateAt(qint64 seq) const;
    const std::vector<Event> &events() const { return m_journal.events(); }
    Journal &journal() { return m_journal; }
    const Journal &journal() const { return m_journal; }

    /// Records a new analysis, unless it equals the last one and nothing more is kept with it. Decisions stay: entry
    /// ids survive.
    Result<void> recordScan(const PackedScan &scan, const QString &actor);
    /// Keeps no files.
    Result<void> recordScan(const checks::Analysis &analysis, const QString &actor);
    Result<void> decide(Decision decision, const QString &actor);
    Result<void> writeNote(const QString &entry, const QString &text, const QString &actor);
    Result<void> markChecklist(const QString &entry, const QString &item, bool done, const QString &actor);
    /// The finding does not count from now on; the reason must say why.
    Result<void> suppress(const checks::Finding &finding, const QString &reason, const QString &actor);
    Result<void> unsuppress(const QString &fingerprint, const QString &actor);
    /// What the finding is held to be; without an attribution, that is taken back. "Reproduced" needs evidence of its
    /// entry from a fresh process or better, and only a target upstream defect has a resolution.
    Result<void> judge(const FindingJudged &judgement, const QString &actor);
    /// Code of the repositories may run on that machine with that interpreter.
    Result<void> consent(const validation::LauncherSpec &launcher, const QString &python, const QString &actor);
    /// Gives the run its number.
    Result<validation::Run> startRun(const validation::RunSpec &spec, const QString &actor);
    Result<void> placeRun(const QString &id, const validation::RunHandle &handle, const QString &actor);
    /// `results`: a RunArchive in parts, in order; empty when nothing arrived.
    Result<void> endRun(const validation::Run &run, const std::vector<PackedBlob> &results, const QString &actor);
    /// The evidence must name an entry of the review, what it rests on must be part of it, and it must not claim more
    /// than its kind can show. `content`: what was looked at, kept in the journal; may be empty.
    Result<void> attachEvidence(Evidence evidence, const QString &actor, const QByteArray &content = {});
    /// Refused while a claim rests on it: a reproduced finding, the level of a matrix row.
    Result<void> detachEvidence(qint64 attached, const QString &actor);
    /// An empty `upstreamFile` takes a mapping back. The next scan uses it.
    Result<void> setCounterpart(const QString &file, const QString &upstreamFile, const QString &actor);
    /// The family must have a matrix in the analysis, the disposition be one for models, and the level not be above the
    /// evidence of the family's entries.
    Result<void> classifyRow(const MatrixClassified &row, const QString &actor);
    /// Fails when it is no config.json. The next scan uses it.
    Result<void> attachConfig(const QString &name, const QByteArray &json, const QString &actor);
    /// The review follows on an earlier one, all of which is kept here.
    Result<void> attachPrior(const PriorReview &prior, const QString &actor);
    /// The earlier review, read on first use; null when this one follows on none.
    Result<std::shared_ptr<const PriorReview>> prior() const;
    /// Decides what carries forward from the earlier review, one entry after the other and never over a decision that
    /// was made here, and suppresses findings as they were. Returns how many events that took.
    Result<int> carryForward(const Rereview &rereview, const QString &actor);
    /// What differs from what the last scan saw; nothing is recorded when the last comparison said the same.
    Result<void> recordDrift(const std::vector<Drift> &drifts, const QString &actor);
    /// A run of another session that is over, with what it delivered, under its id and the next number here.
    Result<void> importRun(const RunRecorded &run, const Journal &from, const QString &actor);
    Result<void> undo(const QString &actor);
    Result<void> redo(const QString &actor);

private:
    Session(Journal journal, std::shared_ptr<const checks::Analysis> analysis);
    Result<void> append(EventPayload payload, const QString &actor);
    Result<void> appendTakingBack(EventPayload payload, const QString &actor);

    QString m_path;
    Journal m_journal;
    std::shared_ptr<const checks::Analysis> m_analysis;
    mutable StateTimeline m_timeline; ///< before the state, which comes from it
    ReviewState m_state;
    mutable std::shared_ptr<const PriorReview> m_prior; ///< of the event m_priorSeq
    mutable qint64 m_priorSeq = 0;
};

} // namespace mxw::review
