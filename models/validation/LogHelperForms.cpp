// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LogComparisons.h"

#include "models/validation/LogNumbers.h"

#include <cmath>

// Failures that are worded by helpers of projects, not by torch and numpy.
namespace mxw::validation {

using namespace Qt::StringLiterals;
using namespace lognumbers;

void LogComparisons::rate(const QRegularExpressionMatch &match)
{
    const bool isAccuracy = match.captured(1).startsWith("Accuracy"_L1);
    Open &open = begin(isAccuracy ? u"_assert_accurate"_s : u"bit-exact rate"_s);
    open.comparison.value = numberOf(match.captured(2));
    open.comparison.limit = numberOf(match.captured(3));
    if (match.capturedLength(4) > 0) {
        open.comparison.atol = numberOf(match.captured(4));
        open.comparison.rtol = numberOf(match.captured(5));
    }
}

void LogComparisons::maxAbsolute(const QRegularExpressionMatch &match)
{
    Open &open = current(Absolute, "_assert_accurate");
    open.hasFigures = true;
    open.comparison.value = numberOf(match.captured(1));
    open.comparison.atol = numberOf(match.captured(3));
    open.comparison.limit = numberOf(match.captured(2)) * *open.comparison.atol;
    setGreatest(open.figures.absolute, *open.comparison.value);
}

void LogComparisons::meanAbsolute(const QRegularExpressionMatch &match)
{
    Open &open = current(Mean, "_assert_accurate");
    open.hasFigures = true;
    const double mean = numberOf(match.captured(1));
    if (std::isfinite(mean))
        open.figures.absolute.mean = mean;
    if (match.capturedLength(3) > 0) {
        const double bound = numberOf(match.captured(3));
        const bool isFactor = match.capturedLength(2) > 0;
        open.comparison.value = mean;
        open.comparison.limit = isFactor ? numberOf(match.captured(2)) * bound : bound;
        if (isFactor)
            open.comparison.atol = bound;
    }
}

void LogComparisons::runDiffers(const QRegularExpressionMatch &match)
{
    Open &open = begin(u"same output of every run"_s);
    open.comparison.item = match.captured(1);
    open.hasFigures = true;
    setGreatest(open.figures.absolute, numberOf(match.captured(2)));
}

void LogComparisons::percentage(const QRegularExpressionMatch &match)
{
    Open &open = begin(u"mismatch percentage"_s);
    open.comparison.value = numberOf(match.captured(1));
    open.comparison.rtol = numberOf(match.captured(2));
    open.comparison.limit = numberOf(match.captured(3));
}

void LogComparisons::logprobs(const QRegularExpressionMatch &match)
{
    begin(u"check_logprobs_close"_s).comparison.item = match.captured(1);
}

/// The lines below "Test0:"; what stands elsewhere is a line of something else.
void LogComparisons::logprobsSide(const QRegularExpressionMatch &match)
{
    if (!m_open || m_open->comparison.form != "check_logprobs_close"_L1 ||
        match.regularExpression().captureCount() == 0)
        return;
    Comparison &comparison = m_open->comparison;
    (comparison.first.source.isEmpty() ? comparison.first : comparison.second).source = match.captured(1);
}

void LogComparisons::triton(const QRegularExpressionMatch &match)
{
    Open &open = begin(u"triton reference error"_s);
    open.comparison.item = match.captured(1);
    open.comparison.value = numberOf(match.captured(2));
    open.comparison.limit = numberOf(match.captured(3)) * numberOf(match.captured(4));
}

void LogComparisons::assertion(const QRegularExpressionMatch &match)
{
    Open &open = begin(u"assert"_s);
    open.comparison.value = numberOf(match.captured(1));
    open.comparison.limit = numberOf(match.captured(3));
}

/// A comparison that only says that it failed.
void LogComparisons::falseOf(const QRegularExpressionMatch &match)
{
    if (match.regularExpression().captureCount() == 0)
        begin(u"assertTrue"_s);
    else if (match.captured(1) == "array_equal"_L1)
        begin(u"numpy.array_equal"_s);
    else
        begin(u"torch."_s + match.captured(1));
}

void LogComparisons::jaxDifference(const QRegularExpressionMatch &match)
{
    const WorstElement found{indexOf(match.captured(1)), numberOf(match.captured(2)), numberOf(match.captured(3))};
    if (!m_open || m_open->comparison.form != "numerical difference"_L1)
        begin(u"numerical difference"_s);
    m_open->hasFigures = true;
    auto &worst = m_open->figures.worst;
    if (!worst || std::abs(found.first - found.second) > std::abs(worst->first - worst->second))
        worst = found;
}

void LogComparisons::ligerCount(const QRegularExpressionMatch &match)
{
    Open &open = current(Counts, "assert_verbose_allclose");
    open.hasFigures = true;
    open.figures.mismatches = match.captured(1).toLongLong();
}

void LogComparisons::ligerPlace(const QRegularExpressionMatch &match)
{
    if (!m_open)
        begin(u"assert_verbose_allclose"_s);
    m_open->hasFigures = true;
    const WorstElement found{indexOf(match.captured(1)), numberOf(match.captured(2)), numberOf(match.captured(3))};
    auto &worst = m_open->figures.worst;
    if (!worst || std::abs(found.first - found.second) > std::abs(worst->first - worst->second))
        worst = found;
}

void LogComparisons::nanDetected(const QRegularExpressionMatch &match)
{
    Open &open = begin(u"NaN check"_s);
    open.comparison.item = match.captured(1).trimmed();
}

} // namespace mxw::validation
