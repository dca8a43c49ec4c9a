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

} // namespace mxw::items
