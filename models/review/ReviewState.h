// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Event.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mxw::review {

struct DecisionRecord
{
    Decision decision;
    qint64 seq = 0;
    QDateTime time;
    QString actor;
    std::optional<qint64> supersedes; ///< seq of the decision before it

    bool operator==(const DecisionRecord &) const = default;
};

struct NoteRecord
{
    QString text;
    qint64 seq = 0;
    QDateTime time;
    QString actor;

    bool operator==(const NoteRecord &) const = default;
};

/// A finding that does not count.
struct SuppressionRecord
{
    FindingSuppressed suppressed;
    qint64 seq = 0;
    QDateTime time;
    QString actor;

    bool operator==(const SuppressionRecord &) const = default;
};

/// What a finding is held to be; `judged.attribution` is set.
struct JudgementRecord
{
    FindingJudged judged;
    qint64 seq = 0;
    QDateTime time;
    QString actor;

    bool operator==(const JudgementRecord &) const = default;
};

/// The earlier review that this one follows on.
struct PriorRecord
{
    PriorAttached prior;
    qint64 seq = 0;
    QDateTime time;
    QString actor;

    bool operator==(const PriorRecord &) const = default;
};

/// The last comparison of the repositories with what the last scan saw.
struct DriftRecord
{
    std::vector<Drift> drifts;
    qint64 seq = 0;
    QDateTime time;

    bool operator==(const DriftRecord &) const = default;
};

/// By the fingerprint of the finding.
using Suppressions = QHash<QString, SuppressionRecord>;

struct EvidenceRecord
{
    Evidence evidence;
    qint64 seq = 0;
    QDateTime time;
    QString actor;

    bool operator==(const EvidenceRecord &) const = default;
};

/// A validation run as the events tell it; `ended` is absent while it may still be under way.
struct RunRecorded
{
    RunStarted started;
    std::optional<validation::RunHandle> handle;
    std::optional<RunEnded> ended;
    QDateTime time; ///< when it was asked for
    QString actor;

    bool operator==(const RunRecorded &) const = default;
};

/// A row of a difference matrix as it was last classified.
struct MatrixRecord
{
    MatrixClassified row;
    qint64 seq = 0;
    QDateTime time;
    QString actor;

    bool operator==(const MatrixRecord &) const = default;
};

struct EntryState
{
    std::optional<DecisionRecord> decision;
    std::optional<NoteRecord> note;
    QSet<QString> checklistDone;
    std::vector<EvidenceRecord> evidence; ///< in the order it was attached

    /// Of the strongest evidence; nothing without any.
    std::optional<EvidenceLevel> strongestEvidence() const;
    bool operator==(const EntryState &) const = default;
};

/// What the events say, up to any of them: the window, the export and a replay are all functions of this.
class ReviewState
{
public:
    /// Folds events with seq <= `upTo` (0: all).
    static ReviewState fold(std::span<const Event> events, qint64 upTo = 0);

    const EntryState &entry(const QString &id) const; ///< an empty state for entries nobody touched
    const Suppressions &suppressions() const { return m_suppressions; }
    bool isSuppressed(const checks::Finding &finding) const;
    /// It only asks for a decision (M06), and that was made.
    bool isAnswered(const checks::Finding &finding) const;
    /// It counts: it is neither suppressed nor answered.
    bool isOpen(const checks::Finding &finding) const;
    /// In the order they were asked for.
    const std::vector<RunRecorded> &runs() const { return m_runs; }
    bool hasConsent(const validation::LauncherSpec &launcher, const QString &python) const;
    /// Upstream file by plugin file, as reviewers set them.
    const QHash<QString, QString> &counterparts() const { return m_counterparts; }
    /// How a row of a matrix was last classified; null when nobody did. `contract`: word of inventory::Contract.
    const MatrixRecord *matrixRow(const QString &family, const QString &contract) const;
    /// In the order they were first given.
    const std::vector<ConfigAttached> &configs() const { return m_configs; }
    /// Null when nobody judged the finding of that fingerprint.
    const JudgementRecord *judgement(const QString &fingerprint) const;
    const std::optional<PriorRecord> &prior() const { return m_prior; }
    /// Nothing when nobody compared since the last scan.
    const std::optional<DriftRecord> &drift() const { return m_drift; }
    /// Findings of an analysis that are suppressed.
    qsizetype suppressedCount(const checks::Analysis &analysis) const;
    QString analysisDigest() const; ///< of the last scan; empty before one
    QString filesDigest() const;    ///< of the list of files kept with the last scan; may be empty
    /// The event that Undo would take back (decisions, notes, checklist marks, suppressions and
    /// evidence; what a run or a consent did is done), and the one that Redo
    /// would bring back.
    std::optional<qint64> undoable() const;
    std::optional<qint64> redoable() const;

    struct Progress
    {
        qsizetype decided = 0;
        qsizetype total = 0;
        qsizetype done = 0; ///< of those decided; known to GateIndex only
    };
    Progress progress(const checks::Analysis &analysis) const;
    /// A decision made on other content, or before a finding that is new now: to be looked at again.
    bool isStale(const QString &entry, const checks::Analysis &analysis, const ContentDigests &now) const;

private:
    friend class StateTimeline; // folds in pieces
    /// Position of the event that the undo event at `undo` takes back; nothing when there is none before it, or it
    /// cannot be undone.
    static std::optional<std::size_t> undoTarget(std::span<const Event> events, std::size_t undo);
    static std::vector<bool> undoneEvents(std::span<const Event> events);
    /// Takes in the event at that position, after all before it; `undone`: whether it counts.
    void take(std::span<const Event> events, std::size_t position, bool undone);
    void apply(const Event &event);
    void applyHappening(const Event &event);
    void detach(qint64 attached);
    void setCounterpart(const CounterpartSet &set);
    void attach(const ConfigAttached &config);
    void judge(const FindingJudged &judged, const Event &event);
    RunRecorded *runOf(const QString &id);

    QHash<QString, EntryState> m_entries;
    Suppressions m_suppressions;
    std::vector<RunRecorded> m_runs;
    QSet<std::pair<QString, QString>> m_consents; ///< machine, interpreter
    QHash<QString, QString> m_counterparts;
    QHash<std::pair<QString, QString>, MatrixRecord> m_matrix; ///< by family and contract
    std::vector<ConfigAttached> m_configs;
    QHash<QString, JudgementRecord> m_judgements; ///< by fingerprint
    std::optional<PriorRecord> m_prior;
    std::optional<DriftRecord> m_drift;
    QString m_analysis;
    QString m_files;
    std::optional<qint64> m_undoable;
    std::optional<qint64> m_redoable;
};

} // namespace mxw::review
