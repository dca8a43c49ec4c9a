// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/TrendPlots.h"

#include "models/items/PlotScale.h"
#include "models/items/RunWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::TrendPlots)
};

using Member = std::optional<double> TrendRun::*;

void addSeries(Plot &plot, const std::vector<TrendRun> &runs, const ErrorScale &scale, Member member,
               const PlotSeries &series)
{
    PlotLine line{{}, series.tone, false, {}};
    for (size_t i = 0; i < runs.size(); ++i) {
        const auto value = runs[i].*member;
        if (!value)
            continue;
        const QPointF place(runs[i].number, scale.place(*value));
        plot.points.push_back({place.x(), place.y(), int(plot.series.size()), int(i)});
        line.points.push_back(place);
    }
    if (line.points.empty())
        return;
    plot.series.push_back(series);
    plot.lines.push_back(std::move(line));
}

QString describeRun(const TrendRun &run, const QString &caseName)
{
    QString text = Text::tr("Run %1: %2 of %3 failed").arg(run.number).arg(run.failed).arg(run.executed);
    if (run.median)
        text +=
            Text::tr(", error / allowed: median %1, greatest %2").arg(numberText(run.median), numberText(run.greatest));
    if (run.ofCase)
        text += Text::tr(", %1 %2").arg(caseName, numberText(run.ofCase));
    return text;
}

} // namespace

TrendRun trendOf(const validation::RunRecord &record, const std::vector<validation::CaseSummary> &summaries,
                 const QString &node)
{
    TrendRun trend;
    std::vector<double> values;
    bool undefined = false;
    for (size_t i = 0; i < record.cases.size(); ++i) {
        const validation::TestCase &testCase = record.cases[i];
        trend.failed += validation::isFailure(testCase.outcome) ? 1 : 0;
        trend.executed += validation::isExecuted(testCase.outcome) ? 1 : 0;
        const auto over = summaries[i].overAllowed;
        if (!over)
            continue;
        if (!node.isEmpty() && testCase.node == node)
            trend.ofCase = over;
        undefined = undefined || std::isnan(*over);
        values.push_back(std::isnan(*over) ? std::numeric_limits<double>::infinity() : *over);
    }
    if (values.empty())
        return trend;
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::ranges::nth_element(values, middle);
    trend.median = *middle;
    trend.greatest = undefined ? std::numeric_limits<double>::quiet_NaN() : std::ranges::max(values);
    return trend;
}

Plot trendPlot(const std::vector<TrendRun> &runs, const QString &caseName)
{
    Plot plot;
    plot.title = Text::tr("Error over allowed from run to run");
    std::vector<double> values{1};
    for (const TrendRun &run : runs) {
        for (const Member member : {&TrendRun::median, &TrendRun::greatest, &TrendRun::ofCase}) {
            if (run.*member)
                values.push_back(*(run.*member));
        }
    }
    if (runs.size() < 2 || values.size() < 2) {
        plot.emptyTitle = Text::tr("No trend yet");
        plot.emptyText = Text::tr("Two runs or more that compare with tolerances make a trend: the median and the "
                                  "greatest error over allowed, and the selected case.");
        return plot;
    }
    const ErrorScale scale(values);
    plot.y = scale.axis(Text::tr("error / allowed"));
    plot.x = countingAxis(Text::tr("run"), runs.front().number - 0.5, runs.back().number + 0.5);
    addSeries(plot, runs, scale, &TrendRun::greatest, {Text::tr("Greatest"), PlotTone::Bad, PlotMark::Triangle});
    addSeries(plot, runs, scale, &TrendRun::median, {Text::tr("Median"), PlotTone::Accent, PlotMark::Dot});
    addSeries(plot, runs, scale, &TrendRun::ofCase,
              {caseName.isEmpty() ? Text::tr("Selected case") : caseName, PlotTone::Text, PlotMark::Square});
    plot.lines.push_back({Text::tr("Allowed"), PlotTone::Warn, true, {{plot.x.from, 0}, {plot.x.to, 0}}});
    plot.describe = [runs, caseName](int id) { return describeRun(runs[size_t(id)], caseName); };
    plot.summary = Text::tr("%n run(s).", nullptr, int(runs.size())) + u' ' + describeRun(runs.front(), caseName) +
                   u". "_s + describeRun(runs.back(), caseName) + u'.';
    return plot;
}

Plot layersPlot(const std::vector<LayerStatistics> &layers, int firstDiverging)
{
    Plot plot;
    plot.title = Text::tr("Difference of the layers");
    if (layers.empty()) {
        plot.emptyTitle = Text::tr("No layers");
        plot.emptyText =
            Text::tr("A pair of msprobe dumps shows here how far each layer differs, and which differs first.");
        return plot;
    }
    std::vector<double> values;
    for (const LayerStatistics &layer : layers)
        values.push_back(layer.difference);
    const ErrorScale scale(values);
    plot.x = countingAxis(Text::tr("layer, in the order they run"), 0, double(layers.size()) + 1);
    plot.y = scale.axis(Text::tr("relative difference"));
    plot.series = {{Text::tr("Before"), PlotTone::Good, PlotMark::Dot},
                   {Text::tr("From the first that diverges"), PlotTone::Bad, PlotMark::Triangle}};
    for (size_t i = 0; i < layers.size(); ++i) {
        const bool diverged = firstDiverging >= 0 && int(i) >= firstDiverging;
        plot.points.push_back({double(i) + 1, scale.place(values[i]), diverged ? 1 : 0, int(i)});
    }
    const bool some = firstDiverging >= 0 && size_t(firstDiverging) < layers.size();
    if (some) {
        const double at = firstDiverging + 1.0;
        plot.lines.push_back(
            {Text::tr("First to diverge"), PlotTone::Warn, true, {{at, plot.y.from}, {at, plot.y.to}}});
    }
    plot.describe = [layers](int id) {
        const LayerStatistics &layer = layers[size_t(id)];
        return Text::tr("%1: difference %2; max %3 and %4, min %5 and %6, mean %7 and %8, norm %9 and %10")
            .arg(layer.name, numberText(layer.difference), numberText(layer.firstMax), numberText(layer.secondMax),
                 numberText(layer.firstMin), numberText(layer.secondMin), numberText(layer.firstMean),
                 numberText(layer.secondMean), numberText(layer.firstNorm))
            .arg(numberText(layer.secondNorm));
    };
    plot.summary = Text::tr("%n layer(s).", nullptr, int(layers.size())) + u' ' +
                   (some ? Text::tr("%1 is the first to diverge.").arg(layers[size_t(firstDiverging)].name)
                         : Text::tr("None diverges."));
    return plot;
}

} // namespace mxw::items
