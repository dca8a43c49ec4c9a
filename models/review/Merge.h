// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/review/ReviewState.h"
#include "models/review/Session.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <variant>
#include <vector>

namespace mxw::review {

/// What both reviewers did, and not the same.
struct MergeConflict
{
    enum class Kind { Decision, Note, Judgement };
    struct Side
    {
        QString text = {}; ///< what was decided, noted or held, translated
        QString actor = {};
        QDateTime time = {};
        bool operator==(const Side &) const = default;
    };
    Kind kind = Kind::Decision;
    QString entry = {};
    QString finding = {}; ///< judgements: check and symbol
    Side mine = {};
    Side theirs = {};

    bool operator==(const MergeConflict &) const = default;
};
QString toString(MergeConflict::Kind kind); ///< "decision", "note", "judgement"

enum class MergeChoice {
    Undecided,
    Mine,
    Theirs,
    Both, ///< notes only: one after the other
};

/// What another reviewer's session of the same review has that this one lacks. Where one session is a copy of the
/// other, only what was done after the copy counts.
class Merge
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Merge)
public:
    struct Outcome
    {
        int taken = 0;
        QStringList problems = {}; ///< what could not be taken, and why
    };

    /// Refused when the sessions are of different reviews: then one follows on the other.
    static Result<Merge> of(const Session &mine, const Session &theirs);

    const std::vector<MergeConflict> &conflicts() const { return m_conflicts; }
    /// What is taken over without a question.
    qsizetype count() const { return qsizetype(m_takes.size()); }
    /// {"taken","conflicts":[{"kind","entry","mine":{"text","actor","time"},"theirs":{…}}]}
    QJsonObject toJson() const;
    /// Appends everything, in the order it was done there; the journal names the other reviewer. Fails before the
    /// first event while a conflict is undecided.
    Result<Outcome> apply(Session &mine, const Session &theirs, const std::vector<MergeChoice> &choices,
                          const QString &actor) const;

private:
    friend class MergeSearch;
    struct RunTaken
    {
        RunRecorded run;
    };
    using What = std::variant<RunTaken, DecisionRecord, NoteWritten, ChecklistMarked, FindingSuppressed,
                              FindingUnsuppressed, FindingJudged, Evidence>;
    struct Take
    {
        What what;
        QString actor;
        qint64 seq = 0;
    };

    Result<void> take(const Take &taken, Session &mine, const Session &theirs, const QString &actor) const;

    QString m_name; ///< of the other session
    QString m_hash; ///< of its last event
    std::vector<Take> m_takes;
    std::vector<MergeConflict> m_conflicts;
    std::vector<Take> m_contested; ///< beside m_conflicts: theirs
};

} // namespace mxw::review
