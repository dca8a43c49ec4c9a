// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/core/Result.h"
#include "models/review/Event.h"
#include "models/review/ReviewState.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <vector>

namespace mxw::review {

class Journal;
class Session;

/// An earlier review, or another reviewer's session of the same one: what was found and what was decided.
struct PriorReview
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::PriorReview)
public:
    QString name = {}; ///< of its file
    QString hash = {}; ///< of its last event, in hex
    checks::Analysis analysis = {};
    std::vector<Event> events = {};
    ReviewState state = {};
    /// The events as they were stored, in JSON, with what their hashes were made of; empty when they cannot be read
    QByteArray storedEvents = {};
    QByteArray storedAnalysis = {}; ///< the same of the analysis

    static PriorReview of(const Session &session);
    /// What attach() stored. Fails when the chain of the stored events does not hold.
    static Result<PriorReview> load(const Journal &journal, const PriorAttached &attached);
    /// Stores it in the blobs of `journal`.
    Result<PriorAttached> store(Journal &journal) const;
};

/// Where a decision of that review is from.
DecisionOrigin originOf(const PriorReview &prior, const DecisionRecord &record, DecisionOrigin::How how);

} // namespace mxw::review
