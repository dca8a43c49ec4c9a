// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::review {

/// What the reviewer can do about something that a gate misses.
enum class Remedy {
    None,
    Decide,
    Tick,              ///< items of the checklist
    GiveReason,        ///< of the decision
    GiveCondition,     ///< for the removal
    AttachEvidence,    ///< or evidence of a higher level
    StateUntested,     ///< what the strongest evidence does not show
    AttributeFindings, ///< the open errors
    ClassifyMatrix,    ///< rows of the family's difference matrix
    DisposeCommits,    ///< that touch the counterpart
};

/// One thing that a decision needs before its entry counts as done.
struct GateItem
{
    QString id = {};     ///< stable word: "decided", "upstream-fix-located"
    QString text = {};   ///< what is needed, translated
    QString source = {}; ///< "patch-upgrade §3"
    bool met = false;
    Remedy remedy = Remedy::None; ///< None when it is met
    QStringList checklist = {};   ///< items to tick, of Remedy::Tick

    bool operator==(const GateItem &) const = default;
};

/// What stands between an entry and done, by the gates in resources/gates. An entry without a decision has one item,
/// "decided".
struct Gate
{
    std::vector<GateItem> items = {};

    bool isDone() const;
    std::vector<GateItem> missing() const;
    bool operator==(const Gate &) const = default;
};

Gate gateOf(const inventory::Entry &entry, const checks::Analysis &analysis, const ReviewState &state);

/// What gates look up in an analysis about one entry.
struct GateFacts
{
    QStringList errors = {};                                        ///< fingerprints of the findings that are errors
    std::vector<const inventory::DifferenceMatrix *> matrices = {}; ///< of the families that the file belongs to
    QStringList commits = {};                                       ///< entries of the commits that concern it
    const checks::CommitRecord *commit = nullptr;                   ///< of an entry that is a commit
};

/// The gates of a whole analysis: what they look up is found once, so that asking for every entry after each event is
/// cheap. The analysis must outlive it.
class GateIndex
{
public:
    explicit GateIndex(const checks::Analysis &analysis);

    Gate gateOf(const inventory::Entry &entry, const ReviewState &state) const;
    bool isDone(const inventory::Entry &entry, const ReviewState &state) const;
    qsizetype doneCount(const ReviewState &state) const;
    /// ReviewState::progress() with the entries that are done.
    ReviewState::Progress progress(const ReviewState &state) const;

private:
    const checks::Analysis &m_analysis;
    QHash<QString, GateFacts> m_facts; ///< by entry; only of entries with any
};

} // namespace mxw::review
