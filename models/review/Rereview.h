// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/PriorReview.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace mxw::review {

/// What became of a finding of the earlier review (workflows/registry-upgrade, "Validate and report").
enum class Fate {
    Fixed,
    PartiallyFixed, ///< gone at one of its places, or weaker
    StillPresent,
    /// Not found again, or weaker, but its place is no longer reached, so nothing says that it is fixed
    Masked,
};
QString toString(Fate fate);    ///< "fixed", "partially-fixed", "still-present", "masked"
QString displayName(Fate fate); ///< translated

struct FindingFate
{
    checks::Finding prior = {};
    Fate fate = Fate::StillPresent;
    QString reason = {};      ///< computed, one sentence
    QString fingerprint = {}; ///< of the finding now that it is, or that masks it; empty for none

    bool operator==(const FindingFate &) const = default;
};

/// What becomes of a decision of the earlier review.
struct DecisionFate
{
    enum class Kind {
        Carries, ///< same digests and no new finding: may be carried forward
        Stale,   ///< something changed; the reason says what
        Gone,    ///< there is no such entry any more
    };
    DecisionRecord prior = {};
    Kind kind = Kind::Stale;
    QString reason = {};
    QString entry = {}; ///< id of the entry that it is about now; empty: none

    bool operator==(const DecisionFate &) const = default;
};

/// A review against an earlier one.
struct Rereview
{
    std::vector<FindingFate> findings = {};   ///< one per finding of the earlier review, in its order
    std::vector<checks::Finding> added = {};  ///< findings that the earlier review did not have
    std::vector<DecisionFate> decisions = {}; ///< one per decision of the earlier review, by entry id

    qsizetype count(Fate fate) const;
    qsizetype count(DecisionFate::Kind kind) const;
    /// What became of the earlier decision of an entry; null when there was none.
    const DecisionFate *decisionOf(QStringView entry) const;
    /// {"summary","findings","added","decisions"}: the form of `scan --prior --json`.
    QJsonObject toJson() const;
};

QString toString(DecisionFate::Kind kind); ///< "carries", "stale", "gone"

/// `digests`: what the entries' texts are now, by entry id; none for an entry whose texts cannot be read.
Rereview rereview(const PriorReview &prior, const checks::Analysis &now, const QHash<QString, ContentDigests> &digests);

} // namespace mxw::review
