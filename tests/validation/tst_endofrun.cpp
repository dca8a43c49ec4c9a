// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunQueue.h"
#include "tests/validation/RunFixture.h"

#include <QDateTime>
#include <QFile>
#include <QScopeGuard>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::Run;
using validation::RunQueue;
using validation::RunState;

namespace {

constexpr auto WaitForever = R"py(import time
print("waits", flush=True)
time.sleep(3600)
)py";

bool prints(const Run &run, const char *text)
{
    return run.log.contains(text);
}

} // namespace

class TestEndOfRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyProcessOfACancelledRunEnds()
    {
        const RunFixture fixture;
        // One child in a session of its own, one that will not hear of TERM.
        const Run run = fixture.script(R"py(import subprocess, sys, time
own = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], start_new_session=True)
deaf = subprocess.Popen([sys.executable, "-c",
    "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('deaf', flush=True); time.sleep(3600)"])
time.sleep(3600)
)py");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return prints(now, "deaf"); }));
        queue.cancel(run.id);
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Cancelled, describe(ended));
        QCOMPARE(ended.exitCode.value_or(-1), 128 + 15);
        QVERIFY(fixture.isQuiet());
    }

    void whatARunLeavesBehindIsEnded()
    {
        const RunFixture fixture;
        const Run run = fixture.script(R"py(import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], start_new_session=True)
print("leaves", flush=True)
)py");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::Finished, describe(watcher.last(run.id)));
        QVERIFY(fixture.isQuiet());
    }

    void theTimeLimitEndsARun()
    {
        const RunFixture fixture;
        Run run = fixture.script(recordingScript(3) + "time.sleep(3600)\n");
        run.spec.timeLimit = 3;
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::TimedOut, describe(watcher.last(run.id)));
        QCOMPARE(watcher.last(run.id).record->cases.size(), 3u);
        QVERIFY(fixture.isQuiet());
    }

    void theEndOfASlurmJobIsNotTakenForACancel()
    {
        const RunFixture fixture;
        const Run run = fixture.script(WaitForever);
        qputenv("SLURM_JOB_END_TIME", QByteArray::number(QDateTime::currentSecsSinceEpoch()));
        const auto restore = qScopeGuard([] { qunsetenv("SLURM_JOB_END_TIME"); });
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return prints(now, "waits"); }));
        ::kill(supervisorOf(watcher.last(run.id)), SIGTERM); // as Slurm does then
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::TimedOut, describe(watcher.last(run.id)));
        QVERIFY(fixture.isQuiet());
    }

    void aDeadSupervisorIsToldAndWhatItLeftIsGathered()
    {
        const RunFixture fixture;
        const Run run = fixture.script(recordingScript(5) + "print('recorded', flush=True)\ntime.sleep(3600)\n");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return prints(now, "recorded"); }));
        ::kill(supervisorOf(watcher.last(run.id)), SIGKILL);
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Failed, describe(ended));
        QVERIFY(!ended.trouble.isEmpty());
        QCOMPARE(ended.record->cases.size(), 5u);
        QVERIFY(ended.record->problems.isEmpty());
        QVERIFY(fixture.isQuiet());
    }

    void aProcessOfAnotherTimeWithTheSameNumberIsNotTakenForIt()
    {
        const RunFixture fixture;
        Run lost = fixture.script(WaitForever);
        {
            RunQueue queue;
            RunWatcher watcher(queue);
            QVERIFY(queue.start(lost));
            QVERIFY(watcher.waitFor(lost.id, [](const Run &now) { return prints(now, "waits"); }));
            lost = watcher.last(lost.id);
        }
        QFile file(lost.handle.folder + u"/supervisor");
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArrayList words = file.readLine().simplified().split(' ');
        ::kill(words[0].toInt(), SIGKILL);
        words[0] = QByteArray::number(QCoreApplication::applicationPid());
        file.resize(0);
        file.seek(0);
        file.write(words.join(' ') + '\n');
        file.close();
        RunQueue queue;
        RunWatcher watcher(queue);
        queue.resume(lost);
        QVERIFY(watcher.waitForEnd(lost.id));
        QVERIFY2(watcher.last(lost.id).state == RunState::Failed, describe(watcher.last(lost.id)));
        QVERIFY(fixture.isQuiet());
    }

    void aSupervisorThatHangsIsEndedByACancelToo()
    {
        const RunFixture fixture;
        const Run run = fixture.script(recordingScript(2) + "print('waits', flush=True)\ntime.sleep(3600)\n");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return prints(now, "waits"); }));
        ::kill(supervisorOf(watcher.last(run.id)), SIGSTOP);
        queue.cancel(run.id);
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::Cancelled, describe(watcher.last(run.id)));
        QCOMPARE(watcher.last(run.id).record->cases.size(), 2u);
        QVERIFY(fixture.isQuiet());
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestEndOfRun)
#include "tst_endofrun.moc"
