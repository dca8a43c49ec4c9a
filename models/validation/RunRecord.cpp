// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunRecord.h"

#include <limits>

namespace mxw::validation {

OutcomeCounts countOutcomes(const RunRecord &record)
{
    OutcomeCounts counts;
    for (const TestCase &testCase : record.cases) {
        switch (testCase.outcome) {
        case CaseOutcome::Passed:
            ++counts.passed;
            break;
        case CaseOutcome::Failed:
        case CaseOutcome::Error:
            ++counts.failed;
            break;
        case CaseOutcome::Skipped:
            ++counts.skipped;
            break;
        case CaseOutcome::XFailed:
        case CaseOutcome::XPassed:
            ++counts.expectedFailures;
            break;
        case CaseOutcome::Running:
            ++counts.unfinished;
            break;
        }
    }
    return counts;
}

std::optional<double> worstOverAllowed(const Comparison &comparison)
{
    if (!comparison.figures || !comparison.figures->allowed)
        return std::nullopt;
    const ErrorSpread &allowed = *comparison.figures->allowed;
    if (allowed.inf > 0 || allowed.nan > 0)
        return std::numeric_limits<double>::infinity();
    return allowed.max;
}

} // namespace mxw::validation
