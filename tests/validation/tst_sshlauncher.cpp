// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunQueue.h"
#include "tests/validation/KilledWindow.h"
#include "tests/validation/RunFixture.h"
#include "tests/validation/SshServer.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

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

} // namespace

class TestSshLauncher : public QObject
{
    Q_OBJECT

private:
    std::optional<SshServer> m_server;

    Run overSsh(const RunFixture &fixture, const QByteArray &script) const
    {
        Run run = fixture.script(script);
        run.spec.launcher.kind = LauncherSpec::Kind::Ssh;
        run.spec.launcher.host = u"box"_s;
        run.spec.launcher.sshConfig = m_server->clientConfig();
        return run;
    }

private Q_SLOTS:
    void init()
    {
        m_server.emplace();
        if (const QString reason = m_server->reason(); !reason.isEmpty())
            QSKIP(qPrintable(reason));
    }
    void cleanup() { m_server.reset(); }

    void resultsLogAndExitStatusArrive()
    {
        const RunFixture fixture;
        const Run run = overSsh(fixture, recordingScript(50) + "raise SystemExit(1)\n");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.exitCode.value_or(-1), 1);
        QCOMPARE(ended.record->cases.size(), 50u);
        QVERIFY(ended.record->problems.isEmpty());
        QVERIFY(ended.log.startsWith("doing test_numbers.py::test_0\n"));
        QVERIFY(fixture.isQuiet());
    }

    void portAndKeyFileOfTheLauncherAreUsed()
    {
        const RunFixture fixture;
        Run run = overSsh(fixture, recordingScript(1));
        run.spec.launcher.host = u"127.0.0.1"_s;
        run.spec.launcher.port = m_server->port();
        run.spec.launcher.identityFile = m_server->file(u"key"_s);
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::Finished, describe(watcher.last(run.id)));
    }

    void aCancelEndsEveryProcessOverThere()
    {
        const RunFixture fixture;
        const Run run = overSsh(fixture, recordingScript(2) + WaitForGo);
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, waits));
        queue.cancel(run.id);
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::Cancelled, describe(watcher.last(run.id)));
        QCOMPARE(watcher.last(run.id).record->cases.size(), 2u);
        QVERIFY(fixture.isQuiet());
    }

    void aRunSurvivesItsWindow()
    {
        const RunFixture fixture;
        Run run = overSsh(fixture, recordingScript(3) + WaitForGo + recordingScript(5));
        QVERIFY(startInWindowAndKillIt(run, [](const Run &) { return true; }));
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

    void aLostConnectionIsSaidAndTakenUpAgain()
    {
        const RunFixture fixture;
        const Run run = overSsh(fixture, recordingScript(3) + WaitForGo + recordingScript(6));
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return waits(now) && now.record->cases.size() == 3; }));
        m_server->stop();
        QVERIFY2(watcher.waitForState(run.id, RunState::Unreachable), describe(watcher.last(run.id)));
        QVERIFY(!watcher.last(run.id).trouble.isEmpty());
        QCOMPARE(watcher.last(run.id).record->cases.size(), 3u);
        fixture.write(u"go"_s, {}); // it goes on meanwhile
        m_server->start();
        QVERIFY2(m_server->reason().isEmpty(), qPrintable(m_server->reason()));
        queue.retry(run.id);
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QVERIFY(ended.trouble.isEmpty());
        QCOMPARE(ended.record->cases.size(), 6u);
        QCOMPARE(ended.record->comparisons.size(), 9u);
        QVERIFY(ended.record->problems.isEmpty());
    }

    void resultsAreWholeHoweverOftenTheConnectionBreaks()
    {
        const RunFixture fixture;
        const Run run = overSsh(fixture, R"py(import json, os
with open(os.path.join(os.environ["MXW_CAPTURE_FOLDER"], "results", "capture-box-1-1.jsonl"), "w") as out:
    for i in range(3000):
        out.write(json.dumps({"record": "test", "node": "t.py::test_%d" % i, "outcome": "passed",
                              "message": os.urandom(5000).hex()}) + "\n")
)py");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForState(run.id, RunState::Running));
        int cuts = 0;
        for (; cuts < 8 && !isOver(watcher.last(run.id).state); ++cuts) {
            (void)QTest::qWaitFor([&] { return isOver(watcher.last(run.id).state); }, 100 + 60 * cuts);
            m_server->cutConnections();
            queue.retry(run.id);
        }
        queue.retry(run.id);
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.record->cases.size(), 3'000u);
        QVERIFY2(ended.record->problems.isEmpty(), qPrintable(ended.record->problems.join(u'\n')));
        QVERIFY(watcher.states(run.id).contains(RunState::Unreachable));
    }

    void anUnreachableRunIsGivenUpWhenAskedTwice()
    {
        const RunFixture fixture;
        const Run run = overSsh(fixture, recordingScript(1) + WaitForGo);
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, waits));
        m_server->stop();
        QVERIFY(watcher.waitForState(run.id, RunState::Unreachable));
        queue.cancel(run.id);
        queue.cancel(run.id);
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY(watcher.last(run.id).state == RunState::Cancelled);
        QVERIFY(!watcher.last(run.id).trouble.isEmpty());
    }

    void whyNobodyIsLetInIsSaid_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("known");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<QString>("says");
        const QString here = u"127.0.0.1"_s;
        QTest::newRow("a key that is not known")
            << here << u"stranger"_s << u"known"_s << false << u"no key was accepted"_s;
        QTest::newRow("a host key that is not known")
            << here << u"key"_s << u"none"_s << false << u"not known on this machine"_s;
        QTest::newRow("no such host") << u"no-such-host.invalid"_s << u"key"_s << u"known"_s << false
                                      << u"No host of this name"_s;
        QTest::newRow("nobody listens") << here << u"key"_s << u"known"_s << true << u"does not answer"_s;
    }

    void whyNobodyIsLetInIsSaid()
    {
        QFETCH(QString, host);
        QFETCH(QString, key);
        QFETCH(QString, known);
        QFETCH(bool, closed);
        QFETCH(QString, says);
        const RunFixture fixture;
        Run run = overSsh(fixture, "print(1)\n");
        fixture.write(u"config"_s, "Host *\n  GlobalKnownHostsFile /dev/null\n  UserKnownHostsFile " +
                                       m_server->file(known).toUtf8() + "\n");
        run.spec.launcher.sshConfig = fixture.work() + u"/config";
        run.spec.launcher.host = host;
        run.spec.launcher.port = m_server->port();
        run.spec.launcher.identityFile = m_server->file(key);
        if (closed)
            m_server->stop();
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Failed, describe(ended));
        QVERIFY2(ended.trouble.contains(says), describe(ended));
        QVERIFY(!ended.failure->detail.isEmpty());
        QVERIFY(!ended.failure->advice.isEmpty());
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (const auto status = mxw::tests::runWindowIfAsked(application.arguments()))
        return *status;
    mxw::tests::TestSshLauncher test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sshlauncher.moc"
