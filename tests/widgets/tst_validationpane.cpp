// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseModel.h"
#include "tests/items/RunBuilder.h"
#include "tests/support/ValidationRuns.h"
#include "widgets/ChartPane.h"
#include "widgets/ElidedLabel.h"
#include "widgets/MessagePane.h"
#include "widgets/PlotChart.h"
#include "widgets/ValidationPane.h"

#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QSvgRenderer>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace mxw;
using validation::RunState;
using widgets::ValidationPane;
using Kind = widgets::ChartPane::Kind;

namespace {

const auto cases = uR"(
passed a.py::test_t[1] K=1 | abs=0.1 over=0.5
failed a.py::test_t[2] K=2 | abs=0.2 over=3 fail | abs=0.1 over=0.1
failed a.py::test_t[3] K=3 | abs=0.9 over=30 fail
skipped a.py::test_t[4] K=4
)"_s;

struct Shown
{
    ValidationPane pane;
    QTableView *runs = pane.findChild<QTableView *>(u"runList"_s);
    QTreeView *table = pane.findChild<QTreeView *>(u"caseTable"_s);
    QLineEdit *query = pane.findChild<QLineEdit *>(u"caseFilter"_s);
    widgets::ChartPane *chart = pane.findChild<widgets::ChartPane *>();
    QTabWidget *tabs = pane.findChild<QTabWidget *>(u"runDetailsTabs"_s);
    QPlainTextEdit *text = pane.findChild<QPlainTextEdit *>(u"caseText"_s);

    explicit Shown(std::vector<validation::Run> all = {
                       tests::runFrom(1, u"passed a.py::test_t[1] K=1 | abs=0.1 over=0.2"_s), tests::runFrom(2, cases)})
    {
        pane.setRuns(std::move(all));
        pane.resize(1400, 420);
        pane.show();
        (void)QTest::qWaitForWindowExposed(&pane);
    }

    QString nodes() const
    {
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            all << table->model()->index(row, 0).data(items::CaseModel::NodeRole).toString().right(3);
        return all.join(u' ');
    }
    void click(int row)
    {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, 0)).center());
    }
    QPoint pointOf(int id) const
    {
        const items::Plot &plot = chart->plot();
        for (const auto &point : plot.points) {
            if (point.id == id)
                return plotPixel(plot, chart->chart()->plotArea(), {point.x, point.y}).toPoint();
        }
        return {};
    }
    void clickPoint(int id) { QTest::mouseClick(chart->chart()->viewport(), Qt::LeftButton, {}, pointOf(id)); }
    void choose(const QString &box, int index) { pane.findChild<QComboBox *>(box)->setCurrentIndex(index); }
    QToolButton *button(const QString &name) const { return pane.findChild<QToolButton *>(name); }
};

} // namespace

class tst_ValidationPane : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void emptyPaneSaysWhatWouldBeHere()
    {
        Shown s(std::vector<validation::Run>{});
        const auto messages = s.pane.findChildren<widgets::MessagePane *>();
        const auto shown = std::ranges::find_if(messages, &QWidget::isVisible);
        QVERIFY(shown != messages.end());
        QCOMPARE((*shown)->title(), u"No validation runs yet"_s);
        QSignalSpy asked(&s.pane, &ValidationPane::newRunRequested);
        QTest::mouseClick((*shown)->findChild<QPushButton *>(), Qt::LeftButton);
        QTest::mouseClick(s.button(u"newRun"_s), Qt::LeftButton);
        QCOMPARE(asked.size(), 2);
        QSignalSpy imported(&s.pane, &ValidationPane::importRequested);
        QTest::mouseClick(s.button(u"importRun"_s), Qt::LeftButton);
        QCOMPARE(imported.size(), 1);
        QVERIFY(!s.button(u"repeatRun"_s)->isEnabled());
    }

    void worstFailureComesFirst()
    {
        Shown s;
        QCOMPARE(s.pane.currentRun(), u"run-2"_s); // the latest
        QCOMPARE(s.nodes(), u"[3] [2] [1] [4]"_s);
        QCOMPARE(s.pane.currentNode(), u"a.py::test_t[3]"_s);
        QVERIFY(s.text->toPlainText().contains(u"Tensor-likes are not close!"_s));
        QVERIFY(s.text->toPlainText().contains(u"over allowed"_s));
        s.click(3);
        QVERIFY(s.text->toPlainText().contains(u"needs CUDA"_s));
    }

    void filtersAndKeepsTheSelectedCase()
    {
        Shown s;
        s.click(1);
        QTest::keyClicks(s.query, u"outcome:failed"_s);
        QCOMPARE(s.nodes(), u"[3] [2]"_s);
        QCOMPARE(s.pane.currentNode(), u"a.py::test_t[2]"_s);
        QCOMPARE(s.chart->plot().points.size(), size_t(2));
        s.query->setText(u"nothing"_s);
        const auto messages = s.pane.findChildren<widgets::MessagePane *>();
        const auto shown = std::ranges::find_if(
            messages, [](auto *message) { return message->isVisible() && message->title() == u"Nothing matches"; });
        QVERIFY(shown != messages.end());
        QTest::mouseClick((*shown)->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(s.table->model()->rowCount(), 4);
    }

    void groups()
    {
        Shown s;
        auto *box = s.pane.findChild<QComboBox *>(u"caseGrouping"_s);
        box->setCurrentIndex(box->findText(u"By K"_s));
        QCOMPARE(s.table->model()->rowCount(), 4);
        QVERIFY(s.table->rootIsDecorated());
        QCOMPARE(s.pane.currentNode(), u"a.py::test_t[3]"_s); // still selected, in its group
        s.table->expandAll();
        s.pane.updateRun(tests::runFrom(2, cases + u"passed a.py::test_t[5] K=1 | abs=0.1 over=0.5\n"_s));
        QVERIFY(s.table->isExpanded(s.table->model()->index(0, 0)));
    }

    void pointLeadsToCaseAndToSource()
    {
        Shown s;
        QSignalSpy source(&s.pane, &ValidationPane::sourceRequested);
        s.clickPoint(0);
        QCOMPARE(s.pane.currentNode(), u"a.py::test_t[1]"_s);
        QCOMPARE(source.size(), 0);
        s.clickPoint(0);
        QCOMPARE(source.size(), 1);
        QCOMPARE(source.first().at(0).toString(), u"a.py"_s);
        QCOMPARE(source.takeFirst().at(1).toInt(), 15); // of the comparison
        s.click(3);
        QTest::keyClick(s.table, Qt::Key_Return); // a skipped one has none: of the test
        QCOMPARE(source.takeFirst().at(1).toInt(), 10);
    }

    void chartIsReachedByKeys()
    {
        Shown s;
        widgets::PlotChart *chart = s.chart->chart();
        chart->setFocus(Qt::TabFocusReason);
        QCOMPARE(chart->currentText(), u"test_t (K=1): Passed, error / allowed 0.5000"_s);
        QTest::keyClick(chart, Qt::Key_Right);
        QTest::keyClick(chart, Qt::Key_Right);
        QTest::keyClick(chart, Qt::Key_Right); // the last stays
        QCOMPARE(chart->currentText(), u"test_t (K=3): Failed, error / allowed 30.00"_s);
        QCOMPARE(chart->accessibleDescription(), chart->currentText());
        QTest::keyClick(chart, Qt::Key_Left);
        QTest::keyClick(chart, Qt::Key_Return);
        QCOMPARE(s.pane.currentNode(), u"a.py::test_t[2]"_s);
        QTest::keyClick(chart, Qt::Key_Escape);
        QCOMPARE(chart->accessibleDescription(), s.chart->plot().summary);
        QVERIFY(!chart->accessibleName().isEmpty());
    }

    void hoverTellsTheNumbers()
    {
        Shown s;
        auto *words = s.chart->findChild<widgets::ElidedLabel *>(u"chartWords"_s);
        QVERIFY(words->text().startsWith(u"3 case(s) with a tolerance"_s));
        QTest::mouseMove(s.chart->chart()->viewport(), s.pointOf(2));
        QVERIFY(QTest::qWaitFor([&] { return words->text().startsWith(u"test_t (K=3)"_s); }));
    }

    void everyChartHasWordsOrSaysWhyNot()
    {
        Shown s({tests::makeRun({.number = 1, .isFailing = false}), tests::makeRun({.number = 2})});
        for (const Kind kind : {Kind::HeadRoom, Kind::Histogram, Kind::Magnitude, Kind::Map, Kind::Trend}) {
            s.chart->setKind(kind);
            QVERIFY2(!s.chart->plot().isEmpty(), qPrintable(QString::number(int(kind))));
            QVERIFY(!s.chart->plot().summary.isEmpty());
        }
        s.chart->setKind(Kind::Comparison);
        QVERIFY(s.chart->plot().isEmpty() && !s.chart->plot().emptyText.isEmpty());
        s.chart->setKind(Kind::Layers);
        QVERIFY(s.chart->plot().isEmpty());
        validation::LayerTensor tensor;
        tensor.isOutput = true;
        tensor.relative[0] = 0.5;
        validation::LayerComparison layers;
        layers.layers.push_back({u"embed"_s, true, true, {tensor}});
        s.pane.setLayers(u"run-2"_s, layers);
        QVERIFY(!s.chart->plot().isEmpty());
    }

    void choosesAmongComparisons()
    {
        Shown s;
        s.click(1);
        s.tabs->setCurrentIndex(1);
        auto *box = s.pane.findChild<QComboBox *>(u"caseComparisons"_s);
        QCOMPARE(box->count(), 2);
        QCOMPARE(box->currentText(), u"1: torch.testing.assert_close, failed, error / allowed 3.000"_s); // the worst
        box->setCurrentIndex(1);
        QVERIFY(s.text->toPlainText().contains(u"torch.testing.assert_close: passed"_s));
    }

    void flipsTheOperands()
    {
        Shown s;
        QTest::mouseClick(s.button(u"flipOperands"_s), Qt::LeftButton);
        QCOMPARE(s.table->model()->index(0, items::CaseRow::OverAllowedColumn).data().toString(), u"?"_s);
        QVERIFY(s.text->toPlainText().contains(u"not known for this order"_s));
        QTest::mouseClick(s.button(u"flipOperands"_s), Qt::LeftButton);
        QCOMPARE(s.table->model()->index(0, items::CaseRow::OverAllowedColumn).data().toString(), u"30.00"_s);
    }

    void comparesWithAnotherRun()
    {
        Shown s;
        auto *box = s.pane.findChild<QComboBox *>(u"caseBaseline"_s);
        QVERIFY(s.table->isColumnHidden(items::CaseRow::ChangeColumn));
        box->setCurrentIndex(box->findData(u"run-1"_s));
        QVERIFY(!s.table->isColumnHidden(items::CaseRow::ChangeColumn));
        QCOMPARE(s.chart->kind(), Kind::Comparison);
        QCOMPARE(s.chart->plot().points.size(), size_t(1));
        s.query->setText(u"change:still-passing"_s);
        QCOMPARE(s.nodes(), u"[1]"_s);
        s.query->clear();
        box->setCurrentIndex(0);
        QVERIFY(s.table->isColumnHidden(items::CaseRow::ChangeColumn));
        QCOMPARE(s.chart->kind(), Kind::HeadRoom);
    }

    void trendLeadsToItsRun()
    {
        Shown s;
        s.chart->setKind(Kind::Trend);
        s.clickPoint(0);
        QCOMPARE(s.pane.currentRun(), u"run-1"_s);
    }

    void followsALiveRun()
    {
        Shown s({tests::makeRun({.number = 1, .cases = 60, .state = RunState::Running})});
        s.table->verticalScrollBar()->setValue(12);
        s.table->setCurrentIndex(s.table->model()->index(20, 0));
        const QString node = s.pane.currentNode();
        const QString top = s.table->indexAt({0, 0}).siblingAtColumn(0).data(items::CaseModel::NodeRole).toString();
        QSignalSpy reset(s.table->model(), &QAbstractItemModel::modelReset);
        for (int count = 80; count <= 240; count += 40)
            s.pane.updateRun(tests::makeRun({.number = 1, .cases = count, .state = RunState::Running}));
        QCOMPARE(reset.size(), 0);
        QCOMPARE(s.table->model()->rowCount(), 240);
        QCOMPARE(s.pane.currentNode(), node);
        QCOMPARE(s.table->indexAt({0, 0}).siblingAtColumn(0).data(items::CaseModel::NodeRole).toString(), top);
        QVERIFY(QTest::qWaitFor([&] { return s.chart->plot().points.size() > 200; }));
        QVERIFY(s.button(u"cancelRun"_s)->isEnabled());
        s.pane.updateRun(tests::makeRun({.number = 1}));
        QVERIFY(!s.button(u"cancelRun"_s)->isEnabled());
        s.pane.updateRun(tests::makeRun({.number = 2, .cases = 10})); // another does not take over
        QCOMPARE(s.pane.currentRun(), u"run-1"_s);
    }

    void asksTheAppForTheRest()
    {
        Shown s;
        QSignalSpy repeat(&s.pane, &ValidationPane::repeatRequested);
        QSignalSpy evidence(&s.pane, &ValidationPane::evidenceRequested);
        QTest::mouseClick(s.button(u"repeatRun"_s), Qt::LeftButton);
        QCOMPARE(repeat.takeFirst().at(0).toString(), u"run-2"_s);
        QTest::mouseClick(s.button(u"runAsEvidence"_s), Qt::LeftButton);
        s.tabs->setCurrentIndex(1);
        QTest::mouseClick(s.button(u"caseAsEvidence"_s), Qt::LeftButton);
        QCOMPARE(evidence.size(), 2);
        QCOMPARE(evidence.at(0).at(1).toString(), QString());
        QCOMPARE(evidence.at(1).at(1).toString(), u"a.py::test_t[3]"_s);
        s.pane.setReadOnly(true);
        QVERIFY(!s.button(u"newRun"_s)->isEnabled());
        QVERIFY(!s.button(u"caseAsEvidence"_s)->isVisible());
    }

    void comparesDumps()
    {
        Shown s({tests::makeRun({.number = 1})});
        s.tabs->setCurrentIndex(1);
        QSignalSpy asked(&s.pane, &ValidationPane::compareDumpRequested);
        QTest::mouseClick(s.button(u"compareDump"_s), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.first().at(1).toString().endsWith(u"-first.npy"_s));
    }

    void selectsFromOutside()
    {
        Shown s;
        s.query->setText(u"outcome:failed"_s);
        s.pane.selectCase(u"run-1"_s, u"a.py::test_t[1]"_s);
        QCOMPARE(s.pane.currentRun(), u"run-1"_s);
        QCOMPARE(s.pane.currentNode(), u"a.py::test_t[1]"_s); // the filter hid it
        s.pane.selectCase(u"run-9"_s, u"no"_s);
        QCOMPARE(s.pane.currentRun(), u"run-1"_s);
    }

    void namesThePatternsOfTheRun()
    {
        Shown s({tests::makeRun({.number = 1})});
        auto *notice = s.pane.findChild<widgets::ElidedLabel *>(u"runPatterns"_s);
        QVERIFY(notice->text().contains(u"Only float16 fails"_s));
    }

    void writesPictureAndTable()
    {
        Shown s;
        QTemporaryDir folder;
        QVERIFY(s.pane.savePicture(folder.filePath(u"chart.png"_s)));
        const QImage image(folder.filePath(u"chart.png"_s));
        QVERIFY(image.width() > 400);
        QVERIFY(s.pane.savePicture(folder.filePath(u"chart.svg"_s)));
        QSvgRenderer svg(folder.filePath(u"chart.svg"_s));
        QVERIFY(svg.isValid());
        QVERIFY(s.pane.saveTable(folder.filePath(u"cases.csv"_s)));
        QFile csv(folder.filePath(u"cases.csv"_s));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll().count('\n'), 5);
        const auto failed = s.pane.saveTable(folder.filePath(u"no/such/folder.csv"_s));
        QVERIFY(!failed && !failed.error().advice.isEmpty());
    }

    void fitsItsRoom()
    {
        Shown s;
        auto *box = s.pane.findChild<QComboBox *>(u"runBox"_s);
        QVERIFY(s.runs->isVisible() && !box->isVisible());
        s.pane.resize(800, 420);
        QVERIFY(QTest::qWaitFor([&] { return !s.runs->isVisible() && box->isVisible(); }));
        QVERIFY(box->currentText().startsWith(u"Run 2 · Finished · 1 passed, 2 failed"_s));
        box->setCurrentIndex(1);
        QCOMPARE(s.pane.currentRun(), u"run-1"_s);
        s.pane.resize(500, 300); // the cases become a tab
        QVERIFY(QTest::qWaitFor([&] { return s.tabs->tabText(0) == u"Cases"_s && s.table->isVisible(); }));
        QVERIFY(s.pane.minimumSizeHint().width() <= 500);
        s.pane.resize(1400, 900);
        QVERIFY(QTest::qWaitFor([&] { return s.tabs->tabText(0) == u"Chart"_s && s.table->isVisible(); }));
        QVERIFY(QTest::qWaitFor([&] { return s.runs->isVisible(); }));
    }

    void staysFluid()
    {
        const auto run = tests::makeRun({.number = 1, .cases = 100'000});
        Shown s(std::vector<validation::Run>{});
        QElapsedTimer timer;
        const auto took = [&](const char *what) {
            qInfo("%s: %lld ms", what, timer.elapsed());
            QVERIFY2(timer.elapsed() < 10'000, what); // far above what is usual, for busy machines
            timer.start();
        };
        timer.start();
        s.pane.setRuns({run});
        took("show 100,000 cases with their chart");
        s.chart->chart()->grab();
        took("paint the chart");
        s.table->grab();
        took("paint the table");
        s.table->sortByColumn(items::CaseRow::OverAllowedColumn, Qt::DescendingOrder);
        took("sort");
        s.query->setText(u"param:K=4096"_s);
        took("filter");
        s.query->clear();
        took("clear the filter");
        auto more = run;
        auto record = std::make_shared<validation::RunRecord>(*run.record);
        record->cases.push_back(record->cases.front());
        record->cases.back().node = u"new"_s;
        more.record = record;
        timer.start();
        s.pane.updateRun(more);
        took("a live update");
        QTest::mouseMove(s.chart->chart()->viewport(), s.pointOf(50'000));
        took("hover");
    }
};

QTEST_MAIN(tst_ValidationPane)
#include "tst_validationpane.moc"
