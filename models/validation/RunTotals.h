// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/EvidenceLevel.h"
#include "models/validation/RunRecord.h"

#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace mxw::validation {

/// A run in numbers, for those who do not read all of it.
struct RunTotals
{
    qint64 selected = 0; ///< tests that were to be run
    qint64 deselected = 0;
    qint64 collectionErrors = 0;
    OutcomeCounts outcomes;
    qint64 comparisons = 0;
    std::optional<double> worstOverAllowed; ///< infinite when an error is infinite or NaN
    std::optional<EvidenceLevel> level;     ///< nothing when no test was executed
    QStringList devices;                    ///< GPUs that comparisons really used
    QStringList interpreters;               ///< "3.12.1, torch 2.8.0, numpy 2.1" of each process that differs

    qint64 executed() const { return outcomes.passed + outcomes.failed + outcomes.expectedFailures; }
    QJsonObject toJson() const;
    /// Of untrusted JSON: what is missing or of another kind reads as nothing.
    static RunTotals fromJson(const QJsonObject &object);
    bool operator==(const RunTotals &) const = default;
};

RunTotals totalsOf(const RunRecord &record);

} // namespace mxw::validation
