// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunQueue.h"
#include "tests/validation/RunFixture.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::CaseOutcome;
using validation::LauncherSpec;
using validation::Run;
using validation::RunQueue;
using validation::RunState;

class TestRunQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultsLogAndExitStatusArrive()
    {
        const RunFixture fixture;
        const Run run = fixture.script(recordingScript(20) + "raise SystemExit(3)\n");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(!queue.isIdle());
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.exitCode, 3);
        QCOMPARE(ended.record->cases.size(), 20u);
        QCOMPARE(ended.record->comparisons.size(), 20u);
        QVERIFY(ended.record->problems.isEmpty());
        QVERIFY(ended.log.contains("doing test_numbers.py::test_19"));
        QVERIFY(!ended.logIsCut);
        QVERIFY(ended.started.isValid() && ended.ended >= ended.started);
        QVERIFY(queue.isIdle());
        QVERIFY(ended.handle.folder.startsWith(fixture.path(u"runs"_s)));
        QVERIFY(QTest::qWaitFor([&] { return fixture.processes().isEmpty(); }, 60'000));
    }

    void resultsArriveWhileItRuns()
    {
        const RunFixture fixture;
        const Run run = fixture.script(recordingScript(2) + R"(
while not os.path.exists("go"):
    time.sleep(0.02)
)");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return now.record->cases.size() == 2; }));
        QVERIFY(watcher.last(run.id).state == RunState::Running);
        fixture.write(u"go"_s, {});
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY(watcher.states(run.id).last() == RunState::Finished);
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestRunQueue)
#include "tst_runqueue.moc"
