// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CasePlots.h"
#include "models/items/CaseText.h"
#include "models/items/ComparisonPlots.h"
#include "models/items/LayerPlot.h"
#include "models/items/PlotScale.h"
#include "models/items/TrendPlots.h"
#include "tests/items/RunBuilder.h"
#include "tests/support/ValidationRuns.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::items;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();
const double NotANumber = std::numeric_limits<double>::quiet_NaN();

QString labelsOf(const std::vector<PlotTick> &ticks)
{
    QStringList labels;
    for (const PlotTick &tick : ticks)
        labels << tick.label;
    return labels.join(u' ');
}

struct Plotted
{
    std::shared_ptr<const validation::RunRecord> record;
    std::vector<validation::CaseSummary> summaries;
    PlottedCases cases;

    explicit Plotted(const QString &text) : Plotted(tests::sharedRecord(text)) {}
    explicit Plotted(std::shared_ptr<const validation::RunRecord> from)
        : record(std::move(from)), summaries(tests::summariesOf(*record))
    {
        cases = {record, &summaries, {}};
        for (size_t i = 0; i < record->cases.size(); ++i)
            cases.shown.push_back(int(i));
    }
};

/// Points as "id: x y series", rounded.
QString printed(const Plot &plot)
{
    QStringList lines;
    for (const PlotPoint &point : plot.points)
        lines << u"%1: %2 %3 %4"_s.arg(point.id)
                     .arg(point.x, 0, 'f', 1)
                     .arg(point.y, 0, 'f', 2)
                     .arg(plot.series[size_t(point.series)].name);
    return lines.join(u'\n');
}

validation::Comparison failing(int form)
{
    const auto run = tests::makeRun({.number = 1});
    for (const auto &comparison : run.record->comparisons) {
        if (comparison.outcome != validation::ComparisonOutcome::Pass && comparison.testCase % 4 == form)
            return comparison;
    }
    return {};
}

} // namespace

class tst_Plots : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void scaleHasLanesForWhatHasNoLogarithm()
    {
        const ErrorScale scale({0.002, 30, 0, Infinity, NotANumber});
        QCOMPARE(scale.place(1), 0.0);
        QCOMPARE(scale.place(0.1), -1.0);
        const PlotAxis axis = scale.axis(u"error"_s);
        QCOMPARE(labelsOf(axis.ticks), u"0 0.001 0.01 0.1 1 10 100 ∞ NaN"_s);
        QCOMPARE(axis.lanes.size(), size_t(3));
        const QList<double> places{scale.place(0), scale.place(0.001), scale.place(100), scale.place(Infinity),
                                   scale.place(NotANumber)};
        for (qsizetype i = 1; i < places.size(); ++i)
            QVERIFY(places[i - 1] < places[i]);
        for (const double place : places)
            QVERIFY(axis.fraction(place) > 0 && axis.fraction(place) < 1);
        for (const PlotLane &lane : axis.lanes) // none of them on the scale
            QVERIFY(lane.to < scale.place(0.001) || lane.from > scale.place(100));
    }

    void scaleHasNoLaneThatNothingNeeds()
    {
        const PlotAxis axis = ErrorScale({0.5, 2}).axis({});
        QVERIFY(axis.lanes.empty());
        QCOMPARE(labelsOf(axis.ticks), u"0.1 1 10"_s);
        QCOMPARE(ErrorScale({}).axis({}).lanes.size(), size_t(0));
        QVERIFY(!ErrorScale({0, Infinity}).hasNumbers());
    }

    void scaleHoldsEveryDouble_data()
    {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("greatest");
        QTest::newRow("denormal") << 5e-324 << 1e-300;
        QTest::newRow("largest") << 1e300 << std::numeric_limits<double>::max();
        QTest::newRow("all") << 5e-324 << std::numeric_limits<double>::max();
        QTest::newRow("one value") << 1.0 << 1.0;
    }
    void scaleHoldsEveryDouble()
    {
        QFETCH(double, least);
        QFETCH(double, greatest);
        const ErrorScale scale({least, greatest});
        const PlotAxis axis = scale.axis({});
        QVERIFY(axis.ticks.size() <= 9);
        QVERIFY(axis.fraction(scale.place(least)) >= 0);
        QVERIFY(axis.fraction(scale.place(greatest)) <= 1);
    }

    void labelsLeaveRoomForEachOther()
    {
        const PlotAxis axis = ErrorScale({1e-4, 1, 0, NotANumber}).axis({});
        QCOMPARE(labelsOf(fittingTicks(axis, 1000, 20)), u"0 1e-04 0.001 0.01 0.1 1 NaN"_s);
        QCOMPARE(labelsOf(fittingTicks(axis, 60, 18)), u"0 0.01 NaN"_s); // lanes are kept first
        QCOMPARE(labelsOf(fittingTicks(axis, 10, 18)), u"0"_s);
        QCOMPARE(labelsOf(countingAxis({}, 0, 241).ticks), u"0 50 100 150 200"_s);
        QCOMPARE(labelsOf(countingAxis({}, 0.5, 3.5).ticks), u"1 2 3"_s);
        QCOMPARE(labelsOf(logCountAxis({}, 1200).ticks), u"0 1 10 100 1000"_s);
    }

    void placesArePixels()
    {
        Plot plot;
        plot.x = {{}, 0, 10, {}, {}};
        plot.y = {{}, -2, 2, {}, {}};
        plot.points = {{5, 0, 0, 7}, {10, 2, 0, 8}};
        const QRectF area(100, 50, 200, 100);
        QCOMPARE(plotPixel(plot, area, {0, -2}), QPointF(100, 150));
        QCOMPARE(plotPixel(plot, area, {10, 2}), QPointF(300, 50));
        QCOMPARE(nearestPoint(plot, area, {204, 103}, 12), 0);
        QCOMPARE(nearestPoint(plot, area, {295, 50}, 12), 1);
        QCOMPARE(nearestPoint(plot, area, {250, 75}, 12), -1);
        plot.bars = {{2, 4, 0, {}, false, {}}};
        QCOMPARE(barAt(plot, area, {150, 60}), 0);
        QCOMPARE(barAt(plot, area, {190, 60}), -1);
        const PlotCells cells{2, 4, std::vector<double>(8), false};
        QCOMPARE(cellAt(cells, area, {101, 51}), 0);
        QCOMPARE(cellAt(cells, area, {299, 149}), 7);
        QCOMPARE(cellAt(cells, area, {300, 150}), 7);
        QCOMPARE(cellAt(cells, area, {301, 149}), -1);
    }

    void cellsAreColouredByTheirDecade()
    {
        const PlotCells cells{1, 5, {0, 0.01, 1, 100, NotANumber}, true};
        QCOMPARE(cells.strength(0), 0.0);
        QCOMPARE(cells.strength(0.01), 0.0);
        QCOMPARE(cells.strength(0.1), 0.5);
        QCOMPARE(cells.strength(1), 1.0);
        QCOMPARE(cells.strength(10), 0.5); // above the border the scale begins anew
        QCOMPARE(cells.strength(100), 1.0);
        QCOMPARE(cells.least(), 0.01);
        QCOMPARE(cells.greatest(), 100.0);
    }

    void headRoomOfEachCase()
    {
        const Plotted p(u"passed t::a | abs=1 over=0.1\nfailed t::b | abs=1 over=nan fail\npassed t::c | abs=0 over=0\n"
                        "skipped t::d\nxfailed t::e | abs=1 over=100 fail\npassed t::f | abs=1"_s);
        const Plot plot = headRoomPlot(p.cases);
        QCOMPARE(plot.points.size(), size_t(4));
        QCOMPARE(printed(plot).section(u'\n', 0, 0), u"0: 1.0 -1.00 Passed"_s);
        QCOMPARE(printed(plot).section(u'\n', 3, 3), u"4: 5.0 2.00 Other outcomes"_s);
        QVERIFY(plot.points[1].y > 2);  // NaN above all numbers
        QVERIFY(plot.points[2].y < -1); // zero below
        QCOMPARE(plot.summary, u"4 case(s) with a tolerance: 2 above 1, median 100.0, worst NaN at b. "
                               "2 case(s) have no figures to show here."_s);
        QCOMPARE(plot.describe(1), u"b: Failed, error / allowed NaN"_s);
        QCOMPARE(plot.lines.front().points.front().y(), 0.0); // 1 is allowed
        QVERIFY(headRoomPlot(Plotted(u"skipped t::a"_s).cases).isEmpty());
    }

    void headRoomByParameter()
    {
        const Plotted p(u"passed t::a K=10 b=x | abs=1 over=0.1\npassed t::b K=1000 b=y | abs=1 over=0.1\n"
                        "passed t::c K=100 b=x | abs=1 over=0.1\npassed t::d | abs=1 over=0.1"_s);
        const Plot byK = headRoomPlot(p.cases, u"K"_s);
        QCOMPARE(labelsOf(byK.x.ticks), u"10 100 1000"_s);
        QCOMPARE(byK.points.size(), size_t(3));       // one has no K
        QVERIFY(std::abs(byK.points[1].x - 3) < 0.1); // a logarithm, and aside of others
        const Plot byB = headRoomPlot(p.cases, u"b"_s);
        QCOMPARE(labelsOf(byB.x.ticks), u"x y"_s);
        QCOMPARE(plottableParameters(*p.record), (QStringList{u"K"_s, u"b"_s}));
    }

    void histogramHasBarsOfItsOwn()
    {
        const Plot plot = histogramPlot(failing(0));
        QStringList texts;
        for (const PlotBar &bar : plot.bars)
            texts << bar.text;
        QVERIFY(texts.first().contains(u"are equal"_s));
        QVERIFY(texts.contains(u"1408 elements have an infinite error"_s) || texts.size() > 3);
        double counted = 0;
        for (const PlotBar &bar : plot.bars)
            counted = std::max(counted, bar.top);
        QVERIFY(counted <= plot.y.to);
        for (size_t i = 1; i < plot.bars.size(); ++i)
            QVERIFY(plot.bars[i - 1].to <= plot.bars[i].from + 1e-9);
        QVERIFY(!plot.summary.isEmpty());
        const auto empty = tests::recordFrom(u"passed t::a | n=0 abs=0"_s).comparisons.front();
        QVERIFY(histogramPlot(empty).isEmpty());
        QVERIFY(histogramPlot({}).isEmpty());
    }

    void magnitudeTellsOnlyWhatIsCertain()
    {
        auto comparison = tests::recordFrom(u"failed t::a | n=64 abs=1 fail"_s).comparisons.front(); // 0.001 + 0.01·|b|
        comparison.figures->magnitude = {0, {1, 1, 1}, {0.01, 0.025, 0.05}, 2, 0.001};
        const Plot plot = magnitudePlot(comparison);
        QStringList names;
        for (const PlotPoint &point : plot.points)
            names << plot.series[size_t(point.series)].name;
        // 1 … 2 allows 0.011 … 0.021, 2 … 4 allows 0.021 … 0.041, 4 … 8 allows 0.041 … 0.081.
        QCOMPARE(names.join(u", "_s),
                 u"Within the tolerance, Within the tolerance, Unclear from its bin, Unclear from its bin"_s);
        comparison.figures->magnitude.maximum = {0.022, 0.025, 0.05};
        QCOMPARE(magnitudePlot(comparison).points[1].series, 1);
        QCOMPARE(plot.x.lanes.size(), size_t(1));
        QVERIFY(plot.lines.front().points.size() > 10);
        QVERIFY(plot.describe(0).contains(u"b is 0"_s));
        comparison.source = validation::ComparisonSource::Log;
        QVERIFY(magnitudePlot(comparison).emptyText.contains(u"log"_s));
    }

    void mapSaysWhyThereIsNone()
    {
        const Plot plot = mapPlot(failing(0));
        QVERIFY(plot.cells && plot.cells->rows == 64 && plot.cells->columns == 64);
        QVERIFY(plot.describe(63 * 64).startsWith(u"part in row 64, column 1"_s));
        QCOMPARE(plot.y.ticks.back().label, u"0"_s); // rows go down
        const auto passing = tests::recordFrom(u"passed t::a | n=64 abs=1"_s).comparisons.front();
        QVERIFY(mapPlot(passing).emptyText.contains(u"Nothing mismatches"_s));
        auto broken = failing(0);
        broken.figures->map->values.resize(3); // hostile
        QVERIFY(mapPlot(broken).isEmpty());
    }

    void trendOverRuns()
    {
        std::vector<TrendRun> runs;
        int number = 0;
        for (const auto &text :
             {u"skipped t::a"_s, u"passed t::a | abs=1 over=0.1\npassed t::b | abs=1 over=0.2"_s,
              u"failed t::a | abs=1 over=nan fail\npassed t::b | abs=1 over=0.2\npassed t::c | abs=1 over=0.1"_s}) {
            const auto record = tests::recordFrom(text);
            TrendRun run = trendOf(record, tests::summariesOf(record), u"t::a"_s);
            run.number = ++number;
            runs.push_back(run);
        }
        QVERIFY(!runs[0].median);
        QCOMPARE(runs[1].greatest, 0.2);
        QVERIFY(std::isnan(*runs[2].greatest) && std::isnan(*runs[2].ofCase));
        QCOMPARE(runs[2].median, 0.2);
        const Plot plot = trendPlot(runs, u"a"_s);
        QCOMPARE(plot.points.size(), size_t(6));
        QCOMPARE(plot.describe(0), u"Run 1: 0 of 0 failed"_s);
        QVERIFY(plot.describe(2).endsWith(u"greatest NaN, a NaN"_s));
        QVERIFY(trendPlot({runs[1]}).isEmpty());
    }

    void comparisonOfTwoRuns()
    {
        const Plotted before(u"passed t::a | abs=0.1\npassed t::b | abs=0\nfailed t::c | abs=1\npassed t::gone"_s);
        const Plotted now(u"failed t::a | abs=1\npassed t::b | abs=0\npassed t::c | abs=0.1"_s);
        const auto compared = compareRuns(*before.record, before.summaries, *now.record, now.summaries);
        const Plot plot = comparisonPlot(now.cases, compared, before.summaries);
        QCOMPARE(plot.points.size(), size_t(3));
        QCOMPARE(plot.points[0].series, 0);
        QCOMPARE(plot.points[2].series, 1);
        QCOMPARE(plot.points[1].x, plot.points[1].y); // both zero, in both lanes
        QCOMPARE(plot.describe(0), u"a: Newly failing, max abs 0.1000 before, 1.000 now"_s);
        QVERIFY(plot.summary.startsWith(u"1 newly failing, 1 fixed, 0 still failing, 0 no longer executed, 1 gone"_s));
    }

    void firstDivergingLayer()
    {
        auto comparison = std::make_shared<validation::LayerComparison>();
        const auto add = [&](const QString &name, std::array<std::optional<double>, 4> relative, bool diverges) {
            validation::LayerTensor tensor;
            tensor.role = u"output[0]"_s;
            tensor.isOutput = true;
            tensor.first = tensor.second = validation::TensorStatistics();
            tensor.relative = relative;
            tensor.diverges = diverges;
            comparison->layers.push_back({name, true, true, {tensor}});
        };
        add(u"embed"_s, {0, 0, 5, 0}, false); // a mean near 0
        add(u"attention"_s, {0.5, 0.1, 0, 0.2}, true);
        add(u"mlp"_s, {NotANumber, 0, 0, 0}, true);
        comparison->layers.push_back({u"gone"_s, true, false, {}});
        comparison->threshold = 0.01;
        comparison->firstDiverging = 1;
        comparison->arisesThere = true;
        const Plot plot = layersPlot(comparison);
        QCOMPARE(printed(plot).section(u'\n', 1, 1), u"1: 2.0 -0.30 Diverge"_s);
        QCOMPARE(plot.points.size(), size_t(3));
        QCOMPARE(plot.points[0].series, 0);
        QCOMPARE(differenceOf(comparison->layers[0]), 0.0);
        QVERIFY(std::isnan(*differenceOf(comparison->layers[2])));
        QVERIFY(!differenceOf(comparison->layers[3]));
        QVERIFY(plot.summary.contains(u"attention is the first to diverge, and its inputs agree"_s));
        QVERIFY(plot.describe(1).startsWith(u"attention: output[0] differs by 0.5000"_s));
        QVERIFY(layersPlot(nullptr).isEmpty());
        comparison->firstDiverging = 99; // hostile
        QVERIFY(layersPlot(comparison).summary.contains(u"None diverges"_s));
    }

    void textIsAligned()
    {
        const QString text = comparisonText(failing(0));
        const QStringList lines = text.split(u'\n');
        const auto header = std::ranges::find_if(lines, [](const QString &line) { return line.contains(u"p99.9"_s); });
        QVERIFY(header != lines.end());
        for (int i = 1; i <= 3; ++i)
            QCOMPARE((header + i)->size(), header->size());
        QVERIFY(text.contains(u"rtol 0.01, atol 0.001"_s));
        QVERIFY(text.contains(u"Whole rows. "_s) || text.contains(u"NaN or Inf in the first. "_s));
        QVERIFY(comparisonText({}).contains(u"No figures"_s));
    }
};

QTEST_GUILESS_MAIN(tst_Plots)
#include "tst_plots.moc"
