// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/PlotChart.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using widgets::PlotChart;

namespace {

items::Plot plotOf(const QString &title)
{
    items::Plot plot;
    plot.title = title;
    plot.x.title = u"x"_s;
    plot.x.to = 4;
    plot.y.title = u"y"_s;
    plot.y.to = 4;
    for (const double at : {0.0, 2.0, 4.0}) {
        plot.x.ticks.push_back({at, QString::number(at)});
        plot.y.ticks.push_back({at, QString::number(at)});
    }
    return plot;
}

items::Plot points()
{
    items::Plot plot = plotOf(u"points"_s);
    plot.series = {{u"one"_s, items::PlotTone::Good, items::PlotMark::Dot},
                   {u"two"_s, items::PlotTone::Bad, items::PlotMark::Triangle}};
    plot.points = {{1, 1, 0, 0}, {2, 3, 1, 1}, {3, 2, 0, 2}};
    return plot;
}

items::Plot cells()
{
    items::Plot plot = plotOf(u"cells"_s);
    plot.cells = items::PlotCells{2, 2, {0.5, 1.5, 0.1, 20}, true};
    return plot;
}

QImage picture(PlotChart &chart)
{
    QTest::qWait(50); // the layout of the axes comes later
    return chart.grab().toImage();
}

} // namespace

class TestPlotChart : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anotherPlotLeavesNothingOfTheOneBefore_data()
    {
        QTest::addColumn<bool>("cellsFirst");
        QTest::newRow("points, then a map") << false;
        QTest::newRow("a map, then points") << true;
    }

    void anotherPlotLeavesNothingOfTheOneBefore()
    {
        QFETCH(const bool, cellsFirst);
        const items::Plot before = cellsFirst ? cells() : points();
        const items::Plot after = cellsFirst ? points() : cells();
        PlotChart used;
        PlotChart fresh;
        for (PlotChart *chart : {&used, &fresh}) {
            chart->resize(480, 300);
            chart->show();
        }
        used.setPlot(before);
        const QImage first = picture(used);
        used.setPlot(after);
        fresh.setPlot(after);
        const QImage second = picture(used);
        QVERIFY(first != second);
        QVERIFY(second == picture(fresh));
    }
};

QTEST_MAIN(TestPlotChart)
#include "tst_plotchart.moc"
