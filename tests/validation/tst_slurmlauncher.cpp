// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunQueue.h"
#include "tests/validation/KilledWindow.h"
#include "tests/validation/RunFixture.h"
#include "tests/validation/SlurmNode.h"

#include <QTest>

#include <csignal>
#include <optional>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::LauncherSpec;
using validation::Run;
using validation::RunQueue;
using validation::RunState;

namespace {

constexpr auto WaitForGo = R"py(
print("waits", flush=True)
while not os.path.exists("go"):
    time.sleep(0.02)
)py";

bool waits(const Run &run)
{
    return run.log.contains("waits");
}

Run throughSlurm(const RunFixture &fixture, const QByteArray &script)
{
    Run run = fixture.script(script);
    run.spec.launcher.kind = LauncherSpec::Kind::Slurm;
    return run;
}

} // namespace

class TestSlurmLauncher : public QObject
{
    Q_OBJECT

private:
    std::optional<SlurmNode> m_slurm;

private Q_SLOTS:
    void initTestCase()
    {
        m_slurm.emplace();
        if (const QString reason = m_slurm->reason(); !reason.isEmpty())
            QSKIP(qPrintable(reason));
    }
    void cleanupTestCase() { m_slurm.reset(); }

    void resultsLogAndExitStatusArrive()
    {
        const RunFixture fixture;
        Run run = throughSlurm(fixture, recordingScript(30) + "print('in job', os.environ['SLURM_JOB_ID'])\n"
                                                              "raise SystemExit(1)\n");
        run.spec.launcher.slurmOptions = {u"--cpus-per-task=1"_s, u"-p"_s, u"main"_s};
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.exitCode.value_or(-1), 1);
        QCOMPARE(ended.record->cases.size(), 30u);
        QVERIFY(ended.record->problems.isEmpty());
        QVERIFY(ended.log.contains(QByteArray("in job " + ended.handle.job.toUtf8() + "\n")));
        QVERIFY(fixture.isQuiet());
    }

    void aJobThatWaitsSaysWhatFor()
    {
        const RunFixture fixture;
        Run run = throughSlurm(fixture, recordingScript(1));
        run.spec.launcher.slurmOptions = {u"--hold"_s};
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return !now.waitsFor.isEmpty(); }));
        QVERIFY(watcher.last(run.id).state == RunState::Queued);
        QCOMPARE(watcher.last(run.id).waitsFor, u"JobHeldUser"_s);
        m_slurm->ask(u"scontrol"_s, {u"release"_s, watcher.last(run.id).handle.job});
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::Finished, describe(watcher.last(run.id)));
        QVERIFY(watcher.last(run.id).waitsFor.isEmpty());
    }

    void aSuiteIsSplitOverAnArray()
    {
        const RunFixture fixture;
        if (!hasNumpy(u"/usr/bin/python3"_s))
            QSKIP("/usr/bin/python3 has no pytest or no numpy");
        fixture.write(u"test_close.py"_s, pytestSuite(48));
        Run run = fixture.run({u"test_close.py"_s});
        run.spec.launcher.kind = LauncherSpec::Kind::Slurm;
        run.spec.launcher.slurmTasks = 4;
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.exitCode.value_or(-1), 1);
        QCOMPARE(ended.record->cases.size(), 49u); // each in one part
        QCOMPARE(ended.record->comparisons.size(), 48u);
        QCOMPARE(ended.record->selected, 49);
        QCOMPARE(ended.record->deselected, 0);
        QCOMPARE(ended.record->processes.size(), 4u);
        QVERIFY2(ended.record->problems.isEmpty(), qPrintable(ended.record->problems.join(u'\n')));
        for (const char *text : {"===== 1 / 4 =====", "===== 4 / 4 ====="})
            QVERIFY2(ended.log.contains(text), describe(ended));
    }

    void aCancelEndsTheJob_data()
    {
        QTest::addColumn<bool>("waiting");
        QTest::newRow("while it runs") << false;
        QTest::newRow("while it waits") << true;
    }

    void aCancelEndsTheJob()
    {
        QFETCH(bool, waiting);
        const RunFixture fixture;
        Run run = throughSlurm(fixture, recordingScript(2) + WaitForGo);
        if (waiting)
            run.spec.launcher.slurmOptions = {u"--hold"_s};
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(
            watcher.waitFor(run.id, [&](const Run &now) { return waiting ? !now.waitsFor.isEmpty() : waits(now); }));
        queue.cancel(run.id);
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::Cancelled, describe(watcher.last(run.id)));
        QCOMPARE(watcher.last(run.id).record->cases.size(), waiting ? 0u : 2u);
        QVERIFY(QTest::qWaitFor([&] { return m_slurm->ask(u"squeue"_s, {u"-h"_s}).trimmed().isEmpty(); }, 60'000));
        QVERIFY(fixture.isQuiet());
    }

    void aRunSurvivesItsWindow()
    {
        const RunFixture fixture;
        Run run = throughSlurm(fixture, recordingScript(3) + WaitForGo + recordingScript(5));
        QVERIFY(startInWindowAndKillIt(run, [](const Run &known) { return !known.handle.job.isEmpty(); }));
        fixture.write(u"go"_s, {});
        RunQueue queue;
        RunWatcher watcher(queue);
        queue.resume(run);
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.record->cases.size(), 5u);
        QCOMPARE(ended.record->comparisons.size(), 8u);
        QVERIFY(ended.record->problems.isEmpty());
    }

    void aStartThatIsRepeatedSubmitsOnce()
    {
        const RunFixture fixture;
        const Run run = throughSlurm(fixture, "open('count', 'a').write('x')\n");
        Run again = run;
        QString job;
        for (int i = 0; i < 2; ++i) {
            RunQueue queue;
            RunWatcher watcher(queue);
            queue.resume(again);
            QVERIFY(watcher.waitForEnd(run.id));
            QVERIFY2(watcher.last(run.id).state == RunState::Finished, describe(watcher.last(run.id)));
            QVERIFY(job.isEmpty() || job == watcher.last(run.id).handle.job);
            job = watcher.last(run.id).handle.job;
            again.handle.folder = watcher.last(run.id).handle.folder;
            again.state = RunState::Starting; // as a window knows it that was killed then
        }
        QCOMPARE(fixture.read(u"count"_s), "x"_ba);
    }

    void aLostControllerIsSaidAndTheRunIsTakenUpAgain()
    {
        const RunFixture fixture;
        const Run run = throughSlurm(fixture, recordingScript(3) + WaitForGo + recordingScript(6) +
                                                  "while not os.path.exists('end'): time.sleep(0.02)\n");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, waits));
        m_slurm->stopController();
        QVERIFY2(watcher.waitForState(run.id, RunState::Unreachable), describe(watcher.last(run.id)));
        QVERIFY(!watcher.last(run.id).trouble.isEmpty());
        fixture.write(u"go"_s, {}); // it goes on meanwhile, and its results are seen
        queue.retry(run.id);
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return now.record->cases.size() == 6; }));
        m_slurm->startController();
        queue.retry(run.id);
        QVERIFY2(watcher.waitForState(run.id, RunState::Running), describe(watcher.last(run.id)));
        fixture.write(u"end"_s, {});
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.record->comparisons.size(), 9u);
        QVERIFY(ended.record->problems.isEmpty());
    }

    void aJobThatWasKilledIsToldWithItsState()
    {
        const RunFixture fixture;
        const Run run = throughSlurm(fixture, recordingScript(2) + WaitForGo);
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, waits));
        ::kill(supervisorOf(watcher.last(run.id)), SIGKILL); // as for lack of memory
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Failed, describe(ended));
        QVERIFY2(ended.trouble.contains(u"FAILED"_s), describe(ended));
        QCOMPARE(ended.record->cases.size(), 2u);
        QVERIFY(ended.record->problems.isEmpty());
    }

    void whatSlurmDoesNotTakeIsSaid()
    {
        const RunFixture fixture;
        Run run = throughSlurm(fixture, "print(1)\n");
        run.spec.launcher.slurmOptions = {u"--partition=nowhere"_s};
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Failed, describe(ended));
        QVERIFY2(ended.failure->detail.contains(u"partition"_s), describe(ended));
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (const auto status = mxw::tests::runWindowIfAsked(application.arguments()))
        return *status;
    mxw::tests::TestSlurmLauncher test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_slurmlauncher.moc"
