// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseCsv.h"
#include "models/items/CaseFilter.h"
#include "models/items/CaseModel.h"
#include "models/items/RunWords.h"
#include "tests/items/PrintModel.h"
#include "tests/items/RunBuilder.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using items::CaseFilter;
using items::CaseGrouping;
using items::CaseModel;
using items::CaseRow;

namespace {

using Kind = CaseGrouping::Kind;

const auto cases = uR"(
passed a.py::TestA::test_gemm[10-float16] K=10 dtype=float16 | abs=0.001 rel=0.1 over=0.5 p99=0.0005
failed a.py::TestA::test_gemm[9-float16] K=9 dtype=float16 | abs=0.25 rel=inf over=12.5 n=256 bad=128 fail on=cuda:0 | abs=0
skipped b.py::test_moe[9] K=9
error b.py::test_moe[10] K=10
passed b.py::test_other | form=opcheck
)"_s;

/// The columns that matter most, of a model or a filter.
QString printed(const QAbstractItemModel &model, const QModelIndex &parent = {}, const QString &indent = {})
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (const int column : {CaseRow::TestColumn, CaseRow::OutcomeColumn, CaseRow::MismatchesColumn,
                                 CaseRow::OverAllowedColumn, CaseRow::AbsoluteColumn, CaseRow::RelativeColumn})
            cells << model.index(row, column, parent).data().toString();
        text += indent + cells.join(u" | "_s) + u'\n';
        text += printed(model, model.index(row, 0, parent), indent + u"  "_s);
    }
    return text;
}

QString names(const CaseFilter &filter, const CaseModel &model)
{
    QStringList all;
    for (const int testCase : filter.shownCases())
        all << model.record().cases[size_t(testCase)].node.section(u"::"_s, -1);
    return all.join(u' ');
}

struct Shown
{
    CaseModel model;
    CaseFilter filter;
    QAbstractItemModelTester modelTester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit Shown(const QString &text = cases)
    {
        filter.setCases(&model);
        model.setRecord(u"run"_s, tests::sharedRecord(text));
    }
};

QString lines(int from, int to)
{
    QString text;
    for (int i = from; i < to; ++i)
        text += u"passed f%1.py::test_t[%2] K=%3 | abs=%4e-4 over=0.%4\n"_s.arg(i % 7).arg(i).arg(i % 5).arg(i % 9 + 1);
    return text;
}

} // namespace

class tst_CaseModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsCases()
    {
        Shown s;
        QCOMPARE(u'\n' + printed(s.model), uR"(
TestA::test_gemm | Passed | 0 / 64 (0%) | 0.5000 | 0.001000 | 0.1000
TestA::test_gemm | Failed | 128 / 320 (40%) | 12.50 | 0.2500 | ∞
test_moe | Skipped |  |  |  | 
test_moe | Error |  |  |  | 
test_other | Passed |  |  |  | 
)"_s);
        const auto cell = [&](int row, int column) { return s.model.index(row, column).data().toString(); };
        QCOMPARE(cell(0, CaseRow::ParametersColumn), u"K=10, dtype=float16"_s);
        QCOMPARE(cell(1, CaseRow::ComparisonsColumn), u"2"_s);
        QCOMPARE(cell(1, CaseRow::DeviceColumn), u"cuda:0"_s);
        QCOMPARE(cell(1, CaseRow::PatternColumn), u"Half wrong"_s);
        QCOMPARE(cell(1, CaseRow::ReasonColumn), u"AssertionError: Tensor-likes are not close!"_s);
        QCOMPARE(cell(2, CaseRow::ReasonColumn), u"needs CUDA"_s);
        QCOMPARE(cell(0, CaseRow::AbsoluteP99Column), u"5.000e-04"_s);
        QVERIFY(s.model.index(1, CaseRow::OverAllowedColumn).data(CaseModel::WarningRole).toBool());
        QVERIFY(!s.model.index(0, CaseRow::OverAllowedColumn).data(CaseModel::WarningRole).toBool());
        QCOMPARE(s.model.index(0, CaseRow::TestColumn).data(Qt::ToolTipRole).toString(),
                 u"a.py::TestA::test_gemm[10-float16]"_s);
        for (int column = 0; column < CaseRow::NUM_COLUMNS; ++column) {
            QVERIFY(!CaseRow::header(column).isEmpty());
            QVERIFY(!CaseRow::headerToolTip(column).isEmpty());
        }
    }

    void groups_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("expected");
        QTest::newRow("file") << int(Kind::File) << uR"(
a.py (2) | 1 failed | 128 / 384 (33.3%) | 12.50 | 0.2500 | ∞
  TestA::test_gemm | Passed | 0 / 64 (0%) | 0.5000 | 0.001000 | 0.1000
  TestA::test_gemm | Failed | 128 / 320 (40%) | 12.50 | 0.2500 | ∞
b.py (3) | 1 failed |  |  |  | 
  test_moe | Skipped |  |  |  | 
  test_moe | Error |  |  |  | 
  test_other | Passed |  |  |  | 
)"_s;
        QTest::newRow("parameter") << int(Kind::Parameter) << uR"(
K = 10 (2) | 1 failed | 0 / 64 (0%) | 0.5000 | 0.001000 | 0.1000
  TestA::test_gemm | Passed | 0 / 64 (0%) | 0.5000 | 0.001000 | 0.1000
  test_moe | Error |  |  |  | 
K = 9 (2) | 1 failed | 128 / 320 (40%) | 12.50 | 0.2500 | ∞
  TestA::test_gemm | Failed | 128 / 320 (40%) | 12.50 | 0.2500 | ∞
  test_moe | Skipped |  |  |  | 
(without K) (1) | none failed |  |  |  | 
  test_other | Passed |  |  |  | 
)"_s;
    }
    void groups()
    {
        QFETCH(int, kind);
        Shown s;
        s.model.setGrouping({Kind(kind), u"K"_s});
        const QString all = u'\n' + printed(s.model);
        QTEST(all, "expected");
        QCOMPARE(s.filter.caseCount(), 5);
        s.filter.setQuery(u"outcome:skipped"_s);
        QCOMPARE(s.filter.rowCount(), 1); // groups of nothing are not shown
        QCOMPARE(s.filter.caseCount(), 1);
        s.filter.setQuery({});
        QAbstractItemModelTester tester(&s.filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        s.filter.sort(CaseRow::TestColumn, Qt::AscendingOrder);
        if (Kind(kind) == Kind::Parameter)
            QCOMPARE(s.filter.index(1, 0).data().toString(), u"K = 9 (2)"_s); // after "(without K)", before 10
    }

    void groupsByEverything()
    {
        Shown s;
        for (int kind = int(Kind::None); kind <= int(Kind::Parameter); ++kind) {
            const CaseGrouping grouping{Kind(kind), u"K"_s};
            s.model.setGrouping(grouping);
            QVERIFY(!grouping.title().isEmpty());
            QCOMPARE(s.filter.caseCount(), 5);
            for (int i = 0; i < 5; ++i)
                QCOMPARE(s.model.caseOf(s.model.indexOfCase(i)), i);
        }
        QCOMPARE(items::parameterNames(s.model.record()), (QStringList{u"K"_s, u"dtype"_s}));
    }

    void filters_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("expected");
        const auto add = [](const char *name, const QString &query, const QString &expected) {
            QTest::newRow(name) << query << expected;
        };
        const auto gemm10 = u"test_gemm[10-float16]"_s;
        const auto gemm9 = u"test_gemm[9-float16]"_s;
        add("failed", u"outcome:failed"_s, gemm9 + u" test_moe[10]"_s);
        add("error", u"outcome:error"_s, u"test_moe[10]"_s);
        add("typing", u"outcome:sk"_s, u"test_moe[9]"_s);
        add("nothing yet", u"outcome: param:"_s, gemm10 + u' ' + gemm9 + u" test_moe[9] test_moe[10] test_other"_s);
        add("value", u"param:K=9"_s, gemm9 + u" test_moe[9]"_s);
        add("value of a dtype", u"param:dtype=float16"_s, gemm10 + u' ' + gemm9);
        add("has a parameter", u"param:dtype"_s, gemm10 + u' ' + gemm9);
        add("no such value", u"param:K=1"_s, QString());
        add("dtype", u"dtype:float16 param:dtype"_s, gemm10 + u' ' + gemm9);
        add("pattern", u"pattern:half"_s, gemm9);
        add("device", u"device:cuda"_s, gemm9);
        add("form", u"form:opcheck"_s, u"test_other"_s);
        add("file", u"file:b.py"_s, u"test_moe[9] test_moe[10] test_other"_s);
        add("text", u"NEEDS"_s, u"test_moe[9]"_s);
        add("id", u"a.py::TestA"_s, gemm10 + u' ' + gemm9);
        add("both", u"moe outcome:failed"_s, u"test_moe[10]"_s);
        add("change without a run to compare", u"change:fixed"_s, QString());
    }
    void filters()
    {
        QFETCH(QString, query);
        Shown s;
        s.filter.setQuery(query);
        QTEST(names(s.filter, s.model), "expected");
    }

    void sortsNumbersAsNumbers_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("expected");
        const auto unknown = u"test_moe[9] test_moe[10] test_other"_s;
        QTest::newRow("error") << int(CaseRow::RelativeColumn)
                               << QString(unknown +
                                          u" test_gemm[10-float16] test_gemm[9-float16]"_s); // infinite is most
        QTest::newRow("name") << int(CaseRow::TestColumn)
                              << QString(u"test_gemm[9-float16] test_gemm[10-float16] "_s + unknown);
        QTest::newRow("outcome") << int(CaseRow::OutcomeColumn)
                                 << u"test_gemm[9-float16] test_moe[10] test_gemm[10-float16] test_other test_moe[9]"_s;
        QTest::newRow("parameters")
            << int(CaseRow::ParametersColumn)
            << u"test_other test_moe[9] test_gemm[9-float16] test_moe[10] test_gemm[10-float16]"_s;
    }
    void sortsNumbersAsNumbers()
    {
        QFETCH(int, column);
        Shown s;
        s.filter.sort(column, Qt::AscendingOrder);
        QTEST(names(s.filter, s.model), "expected");
    }

    void flipsTheOperands()
    {
        Shown s(u"passed a.py::t | abs=1 rel=2 over=0.5 nan1=1 n=8"_s);
        s.model.setFlipped(true);
        QCOMPARE(printed(s.model), u"t | Passed | 0 / 8 (0%) | ? | 1.000 | ?\n"_s);
        QVERIFY(s.model.index(0, CaseRow::RelativeColumn).data(Qt::ToolTipRole).toString().contains(u"swapped"_s));
        QCOMPARE(s.model.index(0, CaseRow::PatternColumn).data().toString(), u"NaN or Inf in the second"_s);
        s.model.setFlipped(false);
        QCOMPARE(printed(s.model), u"t | Passed | 0 / 8 (0%) | 0.5000 | 1.000 | 2.000\n"_s);
    }

    void comparesWithAnotherRun()
    {
        Shown s(u"passed a::t | abs=4\nfailed a::u\npassed a::w"_s);
        s.model.setBaseline(tests::sharedRecord(u"failed a::t | abs=2 fail\npassed a::u\npassed a::gone"_s));
        const auto change = [&](int row) { return s.model.index(row, CaseRow::ChangeColumn).data().toString(); };
        QCOMPARE(change(0), u"Fixed ×2.000"_s);
        QCOMPARE(change(1), u"Newly failing"_s);
        QCOMPARE(change(2), u"New case"_s);
        s.filter.setQuery(u"change:new"_s);
        QCOMPARE(names(s.filter, s.model), u"u"_s);
        QCOMPARE(s.model.comparison()->counts.value(validation::CaseChange::Gone), 1);
        s.model.setBaseline(nullptr);
        QCOMPARE(change(0), QString());
    }

    void followsALiveRun_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("flat") << int(Kind::None);
        QTest::newRow("by outcome") << int(Kind::Outcome);
        QTest::newRow("by parameter") << int(Kind::Parameter);
    }
    void followsALiveRun()
    {
        QFETCH(int, kind);
        Shown s(u"passed a::t K=1 | abs=1 over=0.5\nrunning a::u K=2"_s);
        s.model.setGrouping({Kind(kind), u"K"_s});
        s.filter.sort(CaseRow::OverAllowedColumn, Qt::DescendingOrder);
        QAbstractItemModelTester tester(&s.filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QPersistentModelIndex kept = s.filter.mapFromSource(s.model.indexOfNode(u"a::t"_s));
        QSignalSpy reset(&s.model, &QAbstractItemModel::modelReset);
        s.model.setRecord(u"run"_s,
                          tests::sharedRecord(u"passed a::t K=1 | abs=1 over=0.5\nfailed a::u K=2 | abs=9 over=9 fail\n"
                                              "running a::w K=3"_s));
        s.model.setRecord(u"run"_s,
                          tests::sharedRecord(u"passed a::t K=1 | abs=1 over=0.5\nfailed a::u K=2 | abs=9 over=9 fail\n"
                                              "passed a::w K=1 | abs=1 over=0.9\nskipped a::x"_s));
        QCOMPARE(reset.size(), 0);
        QCOMPARE(s.filter.caseCount(), 4);
        QVERIFY(kept.isValid());
        QCOMPARE(kept.data(CaseModel::NodeRole).toString(), u"a::t"_s);
        CaseModel whole; // the same as if it had come at once
        whole.setGrouping({Kind(kind), u"K"_s});
        whole.setRecord(u"run"_s, s.model.sharedRecord());
        CaseFilter sorted;
        sorted.setCases(&whole);
        sorted.sort(CaseRow::OverAllowedColumn, Qt::DescendingOrder);
        QString live = printed(s.filter);
        if (Kind(kind) == Kind::Outcome) // a group that went empty is not shown
            QVERIFY(!live.contains(u"Not finished"_s));
        if (Kind(kind) != Kind::Parameter) // "K = 3" is empty now
            QCOMPARE(live, printed(sorted));
        s.model.setRecord(u"other"_s, tests::sharedRecord(u"passed a::t"_s));
        QCOMPARE(reset.size(), 1);
    }

    void writesCsv()
    {
        Shown s(u"failed a.py::t[x,\"y\"] K==1+2 | abs=0.1 rel=inf over=nan n=9 bad=3 fail nan1=1\nskipped b.py::t"_s);
        s.filter.sort(CaseRow::OutcomeColumn, Qt::DescendingOrder);
        const auto rows = QString::fromUtf8(items::casesCsv(s.model, s.filter)).split(u'\n');
        QCOMPARE(rows.size(), 4);
        QVERIFY(rows[0].startsWith(u"test,outcome,change,over_allowed,parameters,mismatches,elements,max_abs,"_s));
        QVERIFY(rows[1].startsWith(u"b.py::t,skipped,,,,,,"_s));
        QVERIFY(rows[2].startsWith(u"\"a.py::t[x,\"\"y\"\"]\",failed,,nan,K==1+2,3,9,0.10000000000000001,inf,"_s));
        QVERIFY(rows[2].contains(u",nan-first,"_s));
        s.model.setRecord(u"formula"_s, tests::sharedRecord(u"failed =cmd()::t"_s));
        QVERIFY(items::casesCsv(s.model, s.filter).contains("\n'=cmd()::t,"));
    }

    void numbersAreReadable_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("expected");
        QTest::newRow("zero") << 0.0 << u"0"_s;
        QTest::newRow("small") << 0.00012345 << u"1.234e-04"_s;
        QTest::newRow("thousandth") << 0.001 << u"0.001000"_s;
        QTest::newRow("one") << 1.0 << u"1.000"_s;
        QTest::newRow("large") << 99999.4 << u"99999"_s;
        QTest::newRow("larger") << 123456.0 << u"1.235e+05"_s;
        QTest::newRow("nan") << std::nan("") << u"NaN"_s;
        QTest::newRow("inf") << std::numeric_limits<double>::infinity() << u"∞"_s;
    }
    void numbersAreReadable()
    {
        QFETCH(double, value);
        QTEST(items::numberText(value), "expected");
    }

    void sharesNeverHideACount()
    {
        QCOMPARE(items::shareText(0, 10), u"0 / 10 (0%)"_s);
        QCOMPARE(items::shareText(4007, 541663232), u"4007 / 541663232 (<0.1%)"_s);
        QCOMPARE(items::shareText(99999, 100000), u"99999 / 100000 (>99.9%)"_s);
        QCOMPARE(items::shareText(8192, 8192), u"8192 / 8192 (100%)"_s);
        QCOMPARE(items::shareText(124, 8192), u"124 / 8192 (1.5%)"_s);
        QCOMPARE(items::shareText(0, 0), u"0 / 0 (0%)"_s);
    }

    void staysFluid()
    {
        CaseModel model;
        CaseFilter filter;
        filter.setCases(&model);
        const auto record = tests::sharedRecord(lines(0, 100'000));
        QElapsedTimer timer;
        const auto took = [&](const char *what) {
            qInfo("%s: %lld ms", what, timer.elapsed());
            QVERIFY2(timer.elapsed() < 3'000, what); // an order of magnitude above what is usual, for busy machines
            timer.start();
        };
        timer.start();
        model.setRecord(u"run"_s, record);
        took("fill");
        filter.sort(CaseRow::OverAllowedColumn, Qt::DescendingOrder);
        took("sort by a number");
        filter.sort(CaseRow::TestColumn);
        took("sort by name");
        filter.setQuery(u"param:K=3"_s);
        took("filter by parameter");
        QCOMPARE(filter.caseCount(), 20'000);
        filter.setQuery(u"nothing"_s);
        took("filter by text");
        filter.setQuery({});
        took("no filter");
        auto more = std::make_shared<validation::RunRecord>(*record);
        more->cases[500].outcome = validation::CaseOutcome::Failed;
        more->cases.push_back(more->cases.front());
        more->cases.back().node = u"new"_s;
        timer.start();
        model.setRecord(u"run"_s, more);
        took("a live update");
        QCOMPARE(filter.caseCount(), 100'001);
        model.setGrouping({Kind::Parameter, u"K"_s});
        took("group");
        QCOMPARE(filter.rowCount(), 5);
    }
};

QTEST_MAIN(tst_CaseModel)
#include "tst_casemodel.moc"
