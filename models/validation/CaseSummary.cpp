// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/CaseSummary.h"

#include "models/validation/FlippedComparison.h"

#include <cmath>
#include <limits>
#include <tuple>

namespace mxw::validation {

namespace {

void raise(std::optional<double> &to, std::optional<double> value)
{
    if (!value || (to && std::isnan(*to)))
        return;
    if (!to || std::isnan(*value) || *value > *to)
        to = value;
}

/// What makes a comparison worth looking at first: that it failed, then how far it is over, then its error.
std::tuple<int, double, double> rank(const Comparison &comparison)
{
    const int outcome = comparison.outcome == ComparisonOutcome::Pass ? 0 : 1;
    const double over = worstOverAllowed(comparison).value_or(-1);
    const double absolute = comparison.figures ? worstOf(comparison.figures->absolute).value_or(-1) : -1;
    return {outcome, over, std::isnan(absolute) ? std::numeric_limits<double>::infinity() : absolute};
}

void add(CaseSummary &summary, const Comparison &comparison)
{
    ++summary.comparisons;
    summary.failures += comparison.outcome == ComparisonOutcome::Pass ? 0 : 1;
    for (const ErrorPattern pattern : patternsOf(comparison))
        summary.patterns.add(pattern);
    if (!comparison.figures)
        return;
    const ErrorFigures &figures = *comparison.figures;
    summary.isCounted = summary.isCounted || figures.count > 0 || comparison.source == ComparisonSource::Captured;
    summary.elements += figures.count;
    summary.mismatches += figures.mismatches;
    raise(summary.absolute, worstOf(figures.absolute));
    raise(summary.relative, worstOf(figures.relative));
    raise(summary.absoluteP99, figures.absolute.p99);
    if (figures.allowed)
        raise(summary.overAllowed, worstOf(*figures.allowed));
}

} // namespace

std::vector<ErrorPattern> PatternSet::all() const
{
    std::vector<ErrorPattern> patterns;
    for (int i = 0; i < ErrorPatternCount; ++i) {
        if (contains(ErrorPattern(i)))
            patterns.push_back(ErrorPattern(i));
    }
    return patterns;
}

std::optional<double> worstOf(const ErrorSpread &spread)
{
    if (spread.nan > 0)
        return std::numeric_limits<double>::quiet_NaN();
    if (spread.inf > 0)
        return std::numeric_limits<double>::infinity();
    return spread.max;
}

CaseSummary summarize(const RunRecord &record, const TestCase &testCase, bool flip)
{
    CaseSummary summary;
    for (const int index : testCase.comparisons) {
        const Comparison &comparison = record.comparisons[size_t(index)];
        add(summary, flip ? flipped(comparison) : comparison);
        if (summary.worst < 0 || rank(comparison) > rank(record.comparisons[size_t(summary.worst)]))
            summary.worst = index;
    }
    if (summary.worst >= 0) {
        const Comparison &worst = record.comparisons[size_t(summary.worst)];
        summary.form = worst.form;
        summary.dtype = worst.first.dtype.isEmpty() ? worst.second.dtype : worst.first.dtype;
        // A CPU reference beside a result of a device: the device is what is asked for.
        const bool hostFirst = worst.first.device.isEmpty() || worst.first.device.startsWith(u"cpu");
        summary.device = hostFirst && !worst.second.device.isEmpty() ? worst.second.device : worst.first.device;
    }
    return summary;
}

bool isFailure(CaseOutcome outcome)
{
    return outcome == CaseOutcome::Failed || outcome == CaseOutcome::Error;
}

bool isExecuted(CaseOutcome outcome)
{
    return outcome != CaseOutcome::Skipped && outcome != CaseOutcome::Running;
}

} // namespace mxw::validation
