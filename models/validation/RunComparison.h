// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/CaseSummary.h"

#include <QHash>

namespace mxw::validation {

/// How a case changed from one run to another.
enum class CaseChange {
    NewlyFailing,
    Fixed,
    StillFailing,
    StillPassing,
    NewlySkipped, ///< executed before, skipped now: nothing is known of it any more
    NewlyExecuted,
    NotExecuted, ///< in neither run
    Added,       ///< not in the earlier run
    Gone,        ///< not in the later run
};

/// Words of the filter box; not translated: newly-failing, fixed, …
QString toString(CaseChange change);
/// Words for people, translated.
QString displayName(CaseChange change);

struct CasePair
{
    int before = -1; ///< index into the earlier record's cases; -1 when it is Added
    int now = -1;    ///< of the later one; -1 when it is Gone
    CaseChange change = CaseChange::StillPassing;
    /// The later error over the earlier one, of the greatest absolute errors; absent unless both are finite and above
    /// 0.
    std::optional<double> ratio;
};

/// Two runs laid side by side, cases aligned by their node ids: those of the later run in their order, then those that
/// are gone.
struct RunComparison
{
    std::vector<CasePair> pairs;
    QHash<CaseChange, qint64> counts;
};

RunComparison compareRuns(const RunRecord &before, const std::vector<CaseSummary> &beforeSummaries,
                          const RunRecord &now, const std::vector<CaseSummary> &nowSummaries);

} // namespace mxw::validation
