// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/RunListModel.h"
#include "models/items/RunWords.h"
#include "tests/items/PrintModel.h"
#include "tests/items/RunBuilder.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using items::RunListModel;

class tst_RunListModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsRunsLatestFirst()
    {
        RunListModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto remote = tests::runFrom(2, u"passed a::t | abs=1 on=cuda:0\nfailed a::u\nskipped a::w\nxfailed a::x"_s);
        remote.spec.launcher.kind = validation::LauncherSpec::Kind::Ssh;
        remote.spec.launcher.host = u"gpu-3"_s;
        remote.spec.device = u"1"_s;
        remote.spec.keyword = u"gemm"_s;
        auto queued = tests::runFrom(3, {}, validation::RunState::Queued);
        queued.started = {};
        model.setRuns({tests::runFrom(1, u"skipped a::t\nskipped a::u"_s), remote, queued});
        QCOMPARE(u'\n' + tests::printModel(model), uR"(
3 | Queued |  | tests/kernels/test_gemm.py | this machine | none |  | 
2 | Finished | 1 passed, 1 failed, 1 skipped, 1 expected to fail | tests/kernels/test_gemm.py -k gemm | ssh gpu-3, device 1 | device | 2026-03-01 09:02 | 1 min 35 s
1 | Finished | 0 of 2 executed, 2 skipped | tests/kernels/test_gemm.py | this machine | none | 2026-03-01 09:01 | 1 min 35 s
)"_s);
        QCOMPARE(model.run(u"run-2"_s)->number, 2);
        QCOMPARE(model.run(u"no"_s), nullptr);
        QVERIFY(model.index(1, 0).data(Qt::ToolTipRole).toString().contains(u"Where: ssh gpu-3"_s));
    }

    void updatesOneRow()
    {
        RunListModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRuns({tests::runFrom(1, {}), tests::runFrom(3, u"running a::t"_s, validation::RunState::Running)});
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QCOMPARE(model.index(0, RunListModel::CountsColumn).data().toString(), u"0 of 1 executed, 1 not finished"_s);
        model.updateRun(tests::runFrom(3, u"passed a::t"_s));
        QCOMPARE(model.index(0, RunListModel::CountsColumn).data().toString(), u"1 passed, 0 failed"_s);
        QCOMPARE(changed.size(), 1);
        model.updateRun(tests::runFrom(2, {})); // another between them
        model.updateRun(tests::runFrom(4, {}));
        QStringList numbers;
        for (int row = 0; row < model.rowCount(); ++row)
            numbers << model.index(row, 0).data().toString();
        QCOMPARE(numbers.join(u' '), u"4 3 2 1"_s);
        QCOMPARE(reset.size(), 0);
    }

    void everyStateAndOutcomeHasWords()
    {
        for (int i = 0; i <= int(validation::RunState::Imported); ++i)
            QVERIFY(!items::stateText(validation::RunState(i)).isEmpty());
        for (int i = 0; i <= int(validation::CaseOutcome::XPassed); ++i) {
            QVERIFY(!items::outcomeText(validation::CaseOutcome(i)).isEmpty());
            QVERIFY(!items::outcomeWord(validation::CaseOutcome(i)).isEmpty());
        }
        for (int i = 0; i <= int(validation::LauncherSpec::Kind::Bundle); ++i) {
            validation::RunSpec spec;
            spec.launcher.kind = validation::LauncherSpec::Kind(i);
            spec.launcher.command = u"x {cmd}"_s;
            QVERIFY(!items::launcherText(spec).isEmpty());
        }
    }

    void durationsAreReadable()
    {
        QCOMPARE(items::durationText(0.254), u"0.25 s"_s);
        QCOMPARE(items::durationText(59), u"59 s"_s);
        QCOMPARE(items::durationText(95), u"1 min 35 s"_s);
        QCOMPARE(items::durationText(3'700), u"1 h 1 min"_s);
    }
};

QTEST_MAIN(tst_RunListModel)
#include "tst_runlistmodel.moc"
