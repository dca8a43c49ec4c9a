// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorPatterns.h"

namespace mxw::validation {

/// A set of patterns in a few bytes.
class PatternSet
{
public:
    void add(ErrorPattern pattern) { m_bits |= quint32(1) << int(pattern); }
    bool contains(ErrorPattern pattern) const { return (m_bits >> int(pattern)) & 1U; }
    bool isEmpty() const { return m_bits == 0; }
    /// The most telling first.
    std::vector<ErrorPattern> all() const;

    bool operator==(const PatternSet &) const = default;

private:
    quint32 m_bits = 0;
};

/// The numbers of one case over all of its comparisons. What is not known is absent. A number is NaN when an element's
/// error is undefined, else infinite when one is infinite, else the greatest.
struct CaseSummary
{
    int comparisons = 0;
    int failures = 0; ///< comparisons that did not pass
    int worst = -1;   ///< index into RunRecord::comparisons of the one to look at first; -1 without comparisons
    qint64 elements = 0;
    qint64 mismatches = 0;
    bool isCounted = false; ///< elements and mismatches are known
    std::optional<double> absolute;
    std::optional<double> relative;
    std::optional<double> overAllowed;
    std::optional<double> absoluteP99;
    QString form; ///< of the worst, as the following two
    QString dtype;
    QString device;
    PatternSet patterns;
};

/// NaN, infinity or the greatest finite error; nothing when there is none at all.
std::optional<double> worstOf(const ErrorSpread &spread);

/// With `flip`, as if the operands of each comparison had been given in the other order (FlippedComparison.h).
CaseSummary summarize(const RunRecord &record, const TestCase &testCase, bool flip = false);

/// Whether a case failed: of itself, or a part of the test around it.
bool isFailure(CaseOutcome outcome);
/// Whether its test body ran to an end that says something.
bool isExecuted(CaseOutcome outcome);

} // namespace mxw::validation
