// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ComparisonPlots.h"

#include "models/items/PlotScale.h"
#include "models/items/RunWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace mxw::items {

using namespace Qt::StringLiterals;
using validation::Comparison;
using validation::ErrorFigures;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::ComparisonPlots)
};

constexpr double Infinity = std::numeric_limits<double>::infinity();

double power(int exponent)
{
    return std::ldexp(1.0, exponent);
}

Plot nothing(const QString &title, const QString &text)
{
    Plot plot = emptyPlot(Text::tr("Nothing to show of this comparison"), text);
    plot.title = title;
    return plot;
}

QString noFigures(const Comparison &comparison)
{
    if (comparison.source != validation::ComparisonSource::Captured)
        return Text::tr("It was read from a log or a dump, which has no error of each element.");
    return Text::tr("It has no figures: the shapes differ, or its operands are no arrays.");
}

QString toleranceWords(const Comparison &comparison)
{
    if (!comparison.rtol || !comparison.atol)
        return Text::tr("No tolerance.");
    return Text::tr("rtol %1, atol %2.").arg(shortNumber(*comparison.rtol), shortNumber(*comparison.atol));
}

/// The values that the x axis of a histogram must have room for.
std::vector<double> histogramRange(const ErrorFigures &figures)
{
    std::vector<double> values;
    const auto &counts = figures.histogram.counts;
    for (size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) {
            values.push_back(power(figures.histogram.lowest + int(i)));
            values.push_back(power(figures.histogram.lowest + int(i) + 1));
        }
    }
    if (figures.absolute.zero > 0)
        values.push_back(0);
    if (figures.absolute.inf > 0)
        values.push_back(Infinity);
    if (figures.absolute.nan > 0)
        values.push_back(std::numeric_limits<double>::quiet_NaN());
    return values;
}

void addLaneBar(Plot &plot, const ErrorScale &scale, double value, qint64 count, const QString &text)
{
    if (count == 0)
        return;
    const double place = scale.place(value);
    for (const PlotLane &lane : plot.x.lanes) {
        if (lane.from > place || lane.to < place)
            continue;
        const double border = 0.12 * (lane.to - lane.from);
        plot.bars.push_back({lane.from + border, lane.to - border, logCountPlace(count),
                             value == 0 ? PlotTone::Good : PlotTone::Bad, value != 0, text});
    }
}

} // namespace

Plot histogramPlot(const Comparison &comparison)
{
    const QString title = Text::tr("Absolute errors of the elements");
    if (!comparison.figures || comparison.source != validation::ComparisonSource::Captured)
        return nothing(title, noFigures(comparison));
    const ErrorFigures &figures = *comparison.figures;
    const auto values = histogramRange(figures);
    if (values.empty())
        return nothing(title, Text::tr("Its operands are empty."));
    Plot plot;
    plot.title = title;
    const ErrorScale scale(values);
    plot.x = scale.axis(Text::tr("absolute error"));
    qint64 greatest = std::max({figures.absolute.zero, figures.absolute.inf, figures.absolute.nan});
    for (const qint64 count : figures.histogram.counts)
        greatest = std::max(greatest, count);
    plot.y = logCountAxis(Text::tr("elements"), greatest);
    addLaneBar(plot, scale, 0, figures.absolute.zero, Text::tr("%1 elements are equal").arg(figures.absolute.zero));
    for (size_t i = 0; i < figures.histogram.counts.size(); ++i) {
        const qint64 count = figures.histogram.counts[i];
        const double from = power(figures.histogram.lowest + int(i));
        if (count > 0)
            plot.bars.push_back({std::log10(from), std::log10(2 * from), logCountPlace(count), PlotTone::Accent, false,
                                 Text::tr("%1 elements have an error of %2 up to %3")
                                     .arg(count)
                                     .arg(numberText(from), numberText(2 * from))});
    }
    addLaneBar(plot, scale, Infinity, figures.absolute.inf,
               Text::tr("%1 elements have an infinite error").arg(figures.absolute.inf));
    addLaneBar(plot, scale, std::numeric_limits<double>::quiet_NaN(), figures.absolute.nan,
               Text::tr("%1 elements have an undefined error (NaN)").arg(figures.absolute.nan));
    if (comparison.atol.value_or(0) > 0 && std::log10(*comparison.atol) >= plot.x.from &&
        std::log10(*comparison.atol) <= plot.x.to) {
        const double at = std::log10(*comparison.atol);
        plot.lines.push_back({Text::tr("atol"), PlotTone::Warn, true, {{at, plot.y.from}, {at, plot.y.to}}});
    }
    plot.summary = Text::tr("%1 elements: %2 equal, %3 infinite, %4 NaN; greatest error %5, 99 of 100 at most %6.")
                       .arg(figures.count)
                       .arg(figures.absolute.zero)
                       .arg(figures.absolute.inf)
                       .arg(figures.absolute.nan)
                       .arg(numberText(figures.absolute.max), numberText(figures.absolute.p99)) +
                   u' ' + toleranceWords(comparison);
    return plot;
}

namespace {

struct Bin
{
    double magnitude = 0; ///< in the middle of the bin; 0 for zero
    double error = 0;
    qint64 count = 0;
    double least = 0; ///< what is allowed at the bin's ends
    double most = 0;
};

std::vector<Bin> binsOf(const Comparison &comparison)
{
    const auto &magnitude = comparison.figures->magnitude;
    const auto allowed = [&](double size) { return comparison.atol.value_or(0) + comparison.rtol.value_or(0) * size; };
    std::vector<Bin> bins;
    if (magnitude.zeroCount > 0)
        bins.push_back({0, magnitude.zeroMaximum, magnitude.zeroCount, allowed(0), allowed(0)});
    for (size_t i = 0; i < std::min(magnitude.counts.size(), magnitude.maximum.size()); ++i) {
        const double from = power(magnitude.lowest + int(i));
        if (magnitude.counts[i] > 0)
            bins.push_back(
                {from * std::sqrt(2.0), magnitude.maximum[i], magnitude.counts[i], allowed(from), allowed(2 * from)});
    }
    return bins;
}

/// What is allowed, along the numbers of the x axis.
PlotLine toleranceCurve(const Comparison &comparison, const std::vector<Bin> &bins, const ErrorScale &x,
                        const ErrorScale &y)
{
    PlotLine line{Text::tr("Allowed: atol + rtol·|b|"), PlotTone::Warn, false, {}};
    double from = 0;
    double to = 0;
    for (const Bin &bin : bins) {
        if (bin.magnitude > 0 && from == 0)
            from = bin.magnitude / std::sqrt(2.0);
        to = std::max(to, bin.magnitude * std::sqrt(2.0));
    }
    if (from == 0)
        return line;
    constexpr int Steps = 64;
    for (int i = 0; i <= Steps; ++i) {
        const double size = from * std::pow(to / from, double(i) / Steps);
        line.points.emplace_back(x.place(size), y.place(*comparison.atol + *comparison.rtol * size));
    }
    return line;
}

QString describeBin(const Bin &bin)
{
    if (bin.magnitude == 0)
        return Text::tr("%1 elements where b is 0: greatest error %2, allowed %3")
            .arg(bin.count)
            .arg(numberText(bin.error), numberText(bin.least));
    return Text::tr("%1 elements with |b| about %2: greatest error %3, allowed %4 to %5")
        .arg(bin.count)
        .arg(numberText(bin.magnitude), numberText(bin.error), numberText(bin.least), numberText(bin.most));
}

} // namespace

Plot magnitudePlot(const Comparison &comparison)
{
    const QString title = Text::tr("Error against magnitude");
    if (!comparison.figures || comparison.source != validation::ComparisonSource::Captured)
        return nothing(title, noFigures(comparison));
    const auto bins = binsOf(comparison);
    if (bins.empty())
        return nothing(title, Text::tr("No element has a finite error, or the operands are swapped: magnitudes were "
                                       "taken of the test's second operand."));
    const bool hasTolerance = comparison.rtol && comparison.atol;
    std::vector<double> sizes;
    std::vector<double> errors;
    for (const Bin &bin : bins) {
        sizes.push_back(bin.magnitude);
        errors.push_back(bin.error);
        if (bin.magnitude > 0) {
            sizes.push_back(bin.magnitude / std::sqrt(2.0));
            sizes.push_back(bin.magnitude * std::sqrt(2.0));
        }
        if (hasTolerance && bin.magnitude > 0) {
            errors.push_back(bin.least);
            errors.push_back(bin.most);
        }
    }
    const ErrorScale x(sizes);
    const ErrorScale y(errors);
    Plot plot;
    plot.title = title;
    plot.x = x.axis(Text::tr("|b|, magnitude of the second operand"));
    plot.y = y.axis(Text::tr("greatest absolute error"));
    plot.series = {
        {Text::tr("Within the tolerance"), PlotTone::Good, PlotMark::Dot},
        {Text::tr("Above it"), PlotTone::Bad, PlotMark::Triangle},
        {hasTolerance ? Text::tr("Unclear from its bin") : Text::tr("No tolerance"), PlotTone::Muted, PlotMark::Ring}};
    int above = 0;
    for (size_t i = 0; i < bins.size(); ++i) {
        const Bin &bin = bins[i];
        const int series = !hasTolerance ? 2 : bin.error <= bin.least ? 0 : bin.error > bin.most ? 1 : 2;
        above += series == 1 ? 1 : 0;
        plot.points.push_back({x.place(bin.magnitude), y.place(bin.error), series, int(i)});
    }
    if (hasTolerance)
        plot.lines.push_back(toleranceCurve(comparison, bins, x, y));
    plot.describe = [bins](int id) { return describeBin(bins[size_t(id)]); };
    plot.summary = Text::tr("%n bin(s) of magnitude", nullptr, int(bins.size())) + u": "_s +
                   Text::tr("%1 certainly above the tolerance.").arg(above) + u' ' + toleranceWords(comparison);
    return plot;
}

Plot mapPlot(const Comparison &comparison)
{
    const QString title = Text::tr("Where the errors lie");
    if (!comparison.figures)
        return nothing(title, noFigures(comparison));
    const ErrorFigures &figures = *comparison.figures;
    if (!figures.map || figures.map->rows <= 0 || figures.map->columns <= 0 ||
        figures.map->values.size() != size_t(figures.map->rows) * size_t(figures.map->columns))
        return nothing(title, figures.mismatches == 0
                                  ? Text::tr("Nothing mismatches: a map is kept only of what does.")
                                  : Text::tr("No map was kept, or the operands are swapped: it was made for the order "
                                             "of the test."));
    Plot plot;
    plot.title = title;
    PlotCells cells{figures.map->rows, figures.map->columns, figures.map->values, figures.allowed.has_value()};
    const auto last = comparison.second.shape.empty() ? 1 : comparison.second.shape.back();
    const auto others = last > 0 ? figures.count / std::max<qint64>(last, 1) : 0;
    plot.x = countingAxis(Text::tr("last dimension"), 0, double(std::max<qint64>(last, 1)));
    // Rows go from top to bottom.
    plot.y = countingAxis(Text::tr("all others"), 0, double(std::max<qint64>(others, 1)));
    for (PlotTick &tick : plot.y.ticks)
        tick.at = plot.y.to - tick.at;
    std::ranges::reverse(plot.y.ticks);
    const auto wrong = std::ranges::count_if(
        cells.values, [&](double value) { return !(value <= (cells.isOverAllowed ? 1.0 : 0.0)); });
    plot.summary = Text::tr("%1 of %2 parts of the map have a mismatch; %3 mismatch.")
                       .arg(wrong)
                       .arg(cells.values.size())
                       .arg(shareText(figures.mismatches, figures.count));
    plot.describe = [cells](int id) {
        const double value = cells.values[size_t(id)];
        return Text::tr("part in row %1, column %2 of the map: %3 %4")
            .arg(id / cells.columns + 1)
            .arg(id % cells.columns + 1)
            .arg(cells.isOverAllowed ? Text::tr("error / allowed") : Text::tr("error"), numberText(value));
    };
    plot.cells = std::move(cells);
    return plot;
}

} // namespace mxw::items
