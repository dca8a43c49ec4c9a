// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorPatterns.h"

#include "models/core/Words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mxw::validation {

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::ErrorPatterns)
};

constexpr Words<ErrorPattern, ErrorPatternCount> words = {{{ErrorPattern::NotFiniteInFirst, u"nan-first"},
                                                           {ErrorPattern::NotFiniteInSecond, u"nan-second"},
                                                           {ErrorPattern::NotFiniteInBoth, u"nan-both"},
                                                           {ErrorPattern::AllWrong, u"all-wrong"},
                                                           {ErrorPattern::HalfWrong, u"half-wrong"},
                                                           {ErrorPattern::WholeRows, u"whole-rows"},
                                                           {ErrorPattern::WholeColumns, u"whole-columns"},
                                                           {ErrorPattern::Block, u"block"},
                                                           {ErrorPattern::OnlyNearZero, u"near-zero"},
                                                           {ErrorPattern::FewUlps, u"few-ulp"},
                                                           {ErrorPattern::Borderline, u"borderline"},
                                                           {ErrorPattern::VacuousTolerance, u"vacuous"}}};

/// Fewer elements than this fall into any pattern by chance.
constexpr qint64 FewestElements = 8;
/// One element of 64 may be right by chance where all are wrong.
constexpr double NearlyAll = 0.98;
constexpr double HalfFrom = 0.45;
constexpr double HalfTo = 0.55;
/// Share of the mismatches that whole lines must hold, and of a block that must mismatch.
constexpr double MostOf = 0.9;
constexpr double FewShare = 0.1;
constexpr quint64 RoundingUlps = 2;
constexpr double BorderFrom = 0.9;
constexpr double BorderTo = 1.1;
/// A tolerance a hundred times wider than the worst error would not notice a much worse kernel.
constexpr double VacuousBelow = 0.01;
/// "About 0": a thousandth of what the second operand's values usually are.
constexpr int NearZeroExponents = 10;

double shareOf(qint64 part, qint64 whole)
{
    return whole > 0 ? double(part) / double(whole) : 0;
}

void findNotFinite(const ErrorFigures &figures, bool passes, std::vector<ErrorPattern> &found)
{
    const auto [firstNan, secondNan] = figures.nan;
    const auto [firstInf, secondInf] = figures.inf;
    // Infinities that are the same on both sides are masks in most cases, and nothing to look at.
    const bool sameInf = firstInf == secondInf && (passes || figures.absolute.inf == 0);
    const bool first = firstNan > 0 || (!sameInf && firstInf > 0);
    const bool second = secondNan > 0 || (!sameInf && secondInf > 0);
    if (first && second)
        found.push_back(ErrorPattern::NotFiniteInBoth);
    else if (first)
        found.push_back(ErrorPattern::NotFiniteInFirst);
    else if (second)
        found.push_back(ErrorPattern::NotFiniteInSecond);
}

void findShares(const ErrorFigures &figures, std::vector<ErrorPattern> &found)
{
    if (figures.count < FewestElements)
        return;
    const double share = shareOf(figures.mismatches, figures.count);
    if (share >= NearlyAll)
        found.push_back(ErrorPattern::AllWrong);
    else if (share >= HalfFrom && share <= HalfTo)
        found.push_back(ErrorPattern::HalfWrong);
}

void findLines(const ErrorFigures &figures, std::vector<ErrorPattern> &found)
{
    if (!figures.lines || shareOf(figures.mismatches, figures.count) >= NearlyAll)
        return;
    const MismatchLines &lines = *figures.lines;
    const double wrong = MostOf * double(figures.mismatches);
    // A line of one element is whole as soon as it mismatches.
    const bool rows = lines.columns >= 4 && lines.rows >= 2 && lines.rowsWhole > 0;
    const bool columns = lines.rows >= 4 && lines.columns >= 2 && lines.columnsWhole > 0;
    if (rows && double(lines.rowsWhole) * double(lines.columns) >= wrong)
        found.push_back(ErrorPattern::WholeRows);
    else if (columns && double(lines.columnsWhole) * double(lines.rows) >= wrong)
        found.push_back(ErrorPattern::WholeColumns);
    else if (lines.rowsTouched >= 2 && lines.columnsTouched >= 2 && figures.mismatches >= FewestElements &&
             double(figures.mismatches) >= MostOf * double(lines.rowsTouched) * double(lines.columnsTouched))
        found.push_back(ErrorPattern::Block);
}

/// The power of two that the middle one of the non-zero values of the second operand lies at.
int usualExponent(const MagnitudeProfile &magnitude, qint64 total)
{
    qint64 seen = 0;
    for (size_t i = 0; i < magnitude.counts.size(); ++i) {
        seen += magnitude.counts[i];
        if (2 * seen >= total)
            return magnitude.lowest + int(i);
    }
    return magnitude.lowest;
}

/// Bins of magnitude whose greatest error is certainly allowed hold no mismatch. Where that cannot be told, it is no
/// pattern.
bool isOnlyNearZero(const Comparison &comparison)
{
    const ErrorFigures &figures = *comparison.figures;
    const MagnitudeProfile &magnitude = figures.magnitude;
    const qint64 total = std::accumulate(magnitude.counts.begin(), magnitude.counts.end(), qint64(0));
    const bool finite = figures.absolute.nan == 0 && figures.absolute.inf == 0;
    if (!comparison.rtol || !comparison.atol || !finite || figures.mismatches == 0 || total < FewestElements ||
        magnitude.maximum.size() != magnitude.counts.size())
        return false;
    const int usual = usualExponent(magnitude, total);
    for (size_t i = 0; i < magnitude.counts.size(); ++i) {
        const int exponent = magnitude.lowest + int(i);
        const double allowed = *comparison.atol + *comparison.rtol * std::ldexp(1.0, exponent);
        if (exponent > usual - NearZeroExponents && magnitude.counts[i] > 0 && magnitude.maximum[i] > allowed)
            return false;
    }
    return true;
}

bool isFewUlps(const ErrorFigures &figures)
{
    return figures.mismatches > 0 && figures.ulp && figures.ulp->max >= 1 && figures.ulp->max <= RoundingUlps &&
           figures.absolute.nan == 0 && figures.absolute.inf == 0 &&
           shareOf(figures.mismatches, figures.count) <= FewShare;
}

} // namespace

QString toString(ErrorPattern pattern)
{
    return wordOf(words, pattern);
}

QString displayName(ErrorPattern pattern)
{
    switch (pattern) {
    case ErrorPattern::NotFiniteInFirst:
        return Text::tr("NaN or Inf in the first");
    case ErrorPattern::NotFiniteInSecond:
        return Text::tr("NaN or Inf in the second");
    case ErrorPattern::NotFiniteInBoth:
        return Text::tr("NaN or Inf in both");
    case ErrorPattern::AllWrong:
        return Text::tr("All wrong");
    case ErrorPattern::HalfWrong:
        return Text::tr("Half wrong");
    case ErrorPattern::WholeRows:
        return Text::tr("Whole rows");
    case ErrorPattern::WholeColumns:
        return Text::tr("Whole columns");
    case ErrorPattern::Block:
        return Text::tr("A block");
    case ErrorPattern::OnlyNearZero:
        return Text::tr("Only where about 0");
    case ErrorPattern::FewUlps:
        return Text::tr("A few by 1–2 ULP");
    case ErrorPattern::Borderline:
        return Text::tr("Borderline");
    case ErrorPattern::VacuousTolerance:
        return Text::tr("Tolerance far too wide");
    }
    return {};
}

QString meaning(ErrorPattern pattern)
{
    switch (pattern) {
    case ErrorPattern::NotFiniteInFirst:
        return Text::tr(
            "The first operand has NaN or infinities that the second has not: an overflow, a division by 0, "
            "or memory that was never written.");
    case ErrorPattern::NotFiniteInSecond:
        return Text::tr("The second operand has NaN or infinities that the first has not; if it is the reference, the "
                        "comparison says nothing about those elements.");
    case ErrorPattern::NotFiniteInBoth:
        return Text::tr("Both operands have NaN or infinities, which may compare as equal and hide what was computed.");
    case ErrorPattern::AllWrong:
        return Text::tr("Nearly every element differs: wiring, layout or scale rather than rounding.");
    case ErrorPattern::HalfWrong:
        return Text::tr("About half of the elements differ: one half of a packed or interleaved layout in most cases.");
    case ErrorPattern::WholeRows:
        return Text::tr("Whole rows differ and the others do not: an index, a tail of tokens or a mask.");
    case ErrorPattern::WholeColumns:
        return Text::tr("Whole columns differ and the others do not: a tail of the last dimension, a head, or a scale "
                        "per channel.");
    case ErrorPattern::Block:
        return Text::tr("The mismatches fill a block: a tile that was skipped, masked or written twice.");
    case ErrorPattern::OnlyNearZero:
        return Text::tr(
            "All mismatches lie where the second operand is about 0: relative errors mean nothing there, and "
            "the absolute tolerance decides.");
    case ErrorPattern::FewUlps:
        return Text::tr("A few elements are off by one or two representable values: rounding, or another order of "
                        "summing up.");
    case ErrorPattern::Borderline:
        return Text::tr("The worst error is within 10% of what is allowed: the outcome may change from run to run.");
    case ErrorPattern::VacuousTolerance:
        return Text::tr(
            "The worst error is less than a hundredth of what is allowed: this tolerance would not notice a "
            "much worse result.");
    }
    return {};
}

std::vector<ErrorPattern> patternsOf(const Comparison &comparison)
{
    std::vector<ErrorPattern> found;
    if (!comparison.figures)
        return found;
    const ErrorFigures &figures = *comparison.figures;
    const bool passes = comparison.outcome == ComparisonOutcome::Pass;
    findNotFinite(figures, passes, found);
    if (!passes) {
        findShares(figures, found);
        findLines(figures, found);
        if (isOnlyNearZero(comparison))
            found.push_back(ErrorPattern::OnlyNearZero);
        if (isFewUlps(figures))
            found.push_back(ErrorPattern::FewUlps);
    }
    const auto over = worstOverAllowed(comparison);
    if (over && *over >= BorderFrom && *over <= BorderTo)
        found.push_back(ErrorPattern::Borderline);
    if (passes && over && *over > 0 && *over < VacuousBelow)
        found.push_back(ErrorPattern::VacuousTolerance);
    return found;
}

} // namespace mxw::validation
