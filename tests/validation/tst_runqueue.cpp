// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunQueue.h"
#include "tests/validation/RunFixture.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::Run;
using validation::RunQueue;
using validation::RunState;

namespace {

constexpr auto WaitForGo = R"py(
print("waits", flush=True)
while not os.path.exists("go"):
    time.sleep(0.02)
)py";

constexpr auto WaitForever = R"py(import time
print("waits", flush=True)
time.sleep(3600)
)py";

bool prints(const Run &run, const char *text)
{
    return run.log.contains(text);
}

} // namespace

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
        QCOMPARE(ended.exitCode.value_or(-1), 3);
        QCOMPARE(ended.record->cases.size(), 20u);
        QCOMPARE(ended.record->comparisons.size(), 20u);
        QVERIFY(ended.record->problems.isEmpty());
        QVERIFY(prints(ended, "doing test_numbers.py::test_19"));
        QVERIFY(!ended.logIsCut);
        QVERIFY(ended.started.isValid() && ended.ended >= ended.started);
        QVERIFY(queue.isIdle());
        QVERIFY(ended.handle.folder.startsWith(fixture.path(u"runs"_s)));
        QVERIFY(fixture.isQuiet());
    }

    void resultsArriveWhileItRuns()
    {
        const RunFixture fixture;
        const Run run = fixture.script(recordingScript(2) + WaitForGo);
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return now.record->cases.size() == 2; }));
        QVERIFY(watcher.last(run.id).state == RunState::Running);
        QVERIFY(!watcher.last(run.id).handle.folder.isEmpty());
        fixture.write(u"go"_s, {});
        QVERIFY(watcher.waitForEnd(run.id));
        const QList<RunState> expected{RunState::Starting, RunState::Running, RunState::Finished};
        QVERIFY2(watcher.states(run.id) == expected, describe(watcher.last(run.id)));
    }

    void reportsAreNotMoreThanFiveASecond()
    {
        const RunFixture fixture;
        const Run run = fixture.script(recordingScript(300, 0.01));
        RunQueue queue;
        RunWatcher watcher(queue);
        QElapsedTimer time;
        time.start();
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QCOMPARE(watcher.last(run.id).record->cases.size(), 300u);
        // Three for the states besides.
        QVERIFY(watcher.reports[run.id] <= 3 + time.elapsed() / 200 + 1);
    }

    void settingsReachTheSuite()
    {
        const RunFixture fixture;
        Run run = fixture.script(R"py(import json, os, sys
json.dump({"argv": sys.argv[1:], "cwd": os.getcwd(), "env": dict(os.environ)}, open("seen.json", "w"))
)py");
        const QString hostile = u"a'b \"c\" $(touch hacked) `touch hacked`; touch hacked #\n\\ \u4e2d\u6587"_s;
        run.spec.suite << hostile;
        run.spec.arguments << u"-k"_s;
        run.spec.environment = {{u"MINE"_s, hostile}};
        run.spec.device = u"1,3"_s;
        run.spec.deviceVariable = u"MACA_VISIBLE_DEVICES"_s;
        run.spec.packages = {u"one"_s, u"two"_s};
        run.spec.dumpFailing = true;
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.exitCode == 0, describe(ended));
        const QJsonObject seen = QJsonDocument::fromJson(fixture.read(u"seen.json"_s)).object();
        const QJsonObject environment = seen[u"env"].toObject();
        QCOMPARE(seen[u"argv"].toArray(), QJsonArray({hostile, u"-k"_s}));
        QCOMPARE(seen[u"cwd"].toString(), QDir(fixture.work()).canonicalPath());
        QCOMPARE(environment[u"MINE"].toString(), hostile);
        QCOMPARE(environment[u"MACA_VISIBLE_DEVICES"].toString(), u"1,3"_s);
        QCOMPARE(environment[u"MXW_CAPTURE_FOLDER"].toString(), ended.handle.folder);
        QCOMPARE(environment[u"MXW_CAPTURE_PACKAGES"].toString(), u"one,two"_s);
        QCOMPARE(environment[u"MXW_CAPTURE_DUMP"].toString(), u"1"_s);
        QVERIFY(environment[u"PYTHONPATH"].toString().startsWith(ended.handle.folder + u"/lib"));
        QVERIFY(!QFile::exists(fixture.work() + u"/hacked"));
    }

    void theRunsFolderIsPrivate()
    {
        const RunFixture fixture;
        const Run run = fixture.script("print('done')\n");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup |
                            QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
        QVERIFY(!(QFile::permissions(watcher.last(run.id).handle.folder) & others));
    }

    void aSuiteOfPytestIsRecorded()
    {
        const RunFixture fixture;
        if (!hasNumpy(u"/usr/bin/python3"_s))
            QSKIP("/usr/bin/python3 has no pytest or no numpy");
        fixture.write(u"test_close.py"_s, pytestSuite(30));
        const Run run = fixture.run({u"test_close.py"_s});
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.exitCode == 1, describe(ended));
        const auto counts = validation::countOutcomes(*ended.record);
        QCOMPARE(counts.passed, 20);
        QCOMPARE(counts.failed, 10);
        QCOMPARE(counts.skipped, 1);
        QCOMPARE(ended.record->comparisons.size(), 30u);
        QCOMPARE(ended.record->selected, 31);
        QVERIFY2(ended.record->problems.isEmpty(), qPrintable(ended.record->problems.join(u'\n')));
    }

    void nothingIsWrittenIntoTheCheckout()
    {
        const RunFixture fixture;
        fixture.write(u"helper.py"_s, "VALUE = 1\n");
        fixture.write(u"test_it.py"_s, "import helper\n\ndef test_it():\n    assert helper.VALUE == 1\n");
        const Run run = fixture.run({u"test_it.py"_s});
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).exitCode == 0, describe(watcher.last(run.id)));
        const QStringList left = QDir(fixture.work()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(left, QStringList({u"helper.py"_s, u"test_it.py"_s}));
    }

    void oneRunAtATimePerDevice()
    {
        const RunFixture fixture;
        RunQueue queue;
        RunWatcher watcher(queue);
        Run first = fixture.script("import os, time\n"_ba + WaitForGo);
        Run same = fixture.script("import os, time\n"_ba + WaitForGo);
        Run other = fixture.script("print('other')\n");
        first.spec.device = u"0"_s;
        same.spec.device = u"0,1"_s;
        other.spec.device = u"2"_s;
        for (const Run &run : {first, same, other})
            QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(other.id));
        QVERIFY(watcher.waitFor(first.id, [](const Run &now) { return prints(now, "waits"); }));
        QVERIFY(watcher.last(same.id).state == RunState::Queued);
        fixture.write(u"go"_s, {});
        QVERIFY(watcher.waitForEnd(same.id));
        QVERIFY(watcher.last(same.id).state == RunState::Finished);
        QVERIFY(watcher.last(same.id).started >= watcher.last(first.id).ended);
    }

    void aWaitingRunIsCancelledAtOnce()
    {
        const RunFixture fixture;
        RunQueue queue;
        RunWatcher watcher(queue);
        const Run first = fixture.script(WaitForever);
        const Run second = fixture.script("open('ran', 'w')\n");
        QVERIFY(queue.start(first));
        QVERIFY(queue.start(second));
        queue.cancel(second.id);
        QVERIFY(watcher.waitForEnd(second.id));
        QVERIFY(watcher.last(second.id).state == RunState::Cancelled);
        queue.cancel(first.id); // perhaps while it is being started
        QVERIFY(watcher.waitForEnd(first.id));
        QVERIFY(watcher.last(first.id).state == RunState::Cancelled);
        QVERIFY(!QFile::exists(fixture.work() + u"/ran"));
        QVERIFY(queue.isIdle());
    }

    void aLongLogIsCutInTheMiddle()
    {
        const RunFixture fixture;
        const Run run = fixture.script(R"py(
print("the beginning", flush=True)
for i in range(90):
    print("x" * (1 << 20), flush=True)
print("the end", flush=True)
)py");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, ended.trouble.toUtf8());
        QVERIFY(ended.log.size() <= 256 * 1024);
        QVERIFY(ended.log.endsWith("the end\n"));
        QVERIFY(ended.logIsCut);
        QFile kept(ended.handle.folder + u"/log");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(kept.size() <= 65 * 1024 * 1024);
        QVERIFY(kept.read(100).startsWith("the beginning"));
        QVERIFY(kept.readAll().contains("bytes are left out here"));
    }

    void manyProcessesAndManyResultsArriveWhole()
    {
        const RunFixture fixture;
        const Run run = fixture.script(R"py(import json, os
folder = os.path.join(os.environ["MXW_CAPTURE_FOLDER"], "results")
for process in range(400):
    with open(os.path.join(folder, "capture-host-%d-1.jsonl" % process), "w") as out:
        for i in range(50):
            out.write(json.dumps({"record": "test", "node": "t.py::test_%d_%d" % (process, i), "outcome": "passed",
                                  "message": "y" * 500}) + "\n")
with open(os.path.join(folder, "not ours.jsonl"), "w") as out:
    out.write("rubbish\n")
os.symlink("/etc/passwd", os.path.join(folder, "capture-host-link-1.jsonl"))
)py");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QCOMPARE(watcher.last(run.id).record->cases.size(), 20'000u);
        QVERIFY(watcher.last(run.id).record->problems.isEmpty());
    }

    void aRunGoesOnWithoutItsQueueAndIsFoundAgain()
    {
        const RunFixture fixture;
        const Run run = fixture.script(recordingScript(4) + WaitForGo + "print('after', flush=True)\n");
        Run seen;
        QElapsedTimer time;
        {
            RunQueue queue;
            RunWatcher watcher(queue);
            QVERIFY(queue.start(run));
            QVERIFY(watcher.waitFor(run.id, [](const Run &now) { return prints(now, "waits"); }));
            seen = watcher.last(run.id);
            time.start();
        }
        QVERIFY(time.elapsed() < 5'000);
        fixture.write(u"go"_s, {});
        RunQueue queue;
        RunWatcher watcher(queue);
        queue.resume(seen);
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        QCOMPARE(ended.record->cases.size(), 4u);
        QVERIFY(prints(ended, "doing test_numbers.py::test_0\n"));
        QVERIFY(prints(ended, "after\n"));
    }

    void aStartThatIsRepeatedRunsOnce()
    {
        const RunFixture fixture;
        const Run run = fixture.script("open('count', 'a').write('x')\n");
        Run again = run;
        for (int i = 0; i < 3; ++i) {
            RunQueue queue;
            RunWatcher watcher(queue);
            queue.resume(again);
            QVERIFY(watcher.waitForEnd(run.id));
            QVERIFY2(watcher.last(run.id).state == RunState::Finished, describe(watcher.last(run.id)));
            again.handle = watcher.last(run.id).handle;
            again.state = RunState::Starting; // as a window knows it that was killed then
        }
        QCOMPARE(fixture.read(u"count"_s), "x"_ba);
    }

    void whatCannotBeRunIsRefused_data()
    {
        QTest::addColumn<QString>("python");
        QTest::addColumn<QString>("work");
        QTest::addColumn<bool>("script");
        QTest::addColumn<QString>("says");
        const QString python = u"/usr/bin/python3"_s;
        QTest::newRow("no such interpreter") << u"/no/such/python"_s << u""_s << true << u"/no/such/python"_s;
        QTest::newRow("no such command") << u"no-such-python"_s << u""_s << true << u"no-such-python"_s;
        QTest::newRow("not an interpreter") << u"/bin/true"_s << u""_s << true << u"/bin/true"_s;
        QTest::newRow("no such folder") << python << u"/no/such/folder"_s << true << u"/no/such/folder"_s;
        QTest::newRow("no pytest") << u"./python-without"_s << u""_s << false << u"pytest"_s;
    }

    void whatCannotBeRunIsRefused()
    {
        QFETCH(QString, python);
        QFETCH(QString, work);
        QFETCH(bool, script);
        QFETCH(QString, says);
        const RunFixture fixture;
        fixture.writeProgram(u"python-without"_s,
                             "[ \"$1\" = -I ] || set -- -S \"$@\"\nexec /usr/bin/python3 \"$@\"\n");
        Run run = fixture.run({u"test_it.py"_s});
        run.spec.isScript = script;
        run.spec.python = python;
        if (!work.isEmpty())
            run.spec.workingFolder = work;
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Failed, describe(ended));
        QVERIFY2(ended.trouble.contains(says), describe(ended));
        QVERIFY(ended.failure.has_value());
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        const RunFixture fixture;
        Run run = fixture.script("print(1)\n");
        fixture.write(u"file"_s, {});
        run.spec.launcher.folder = fixture.work() + u"/file/below";
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY(watcher.last(run.id).state == RunState::Failed);
        QVERIFY(!watcher.last(run.id).failure->detail.isEmpty());
    }

    void aFolderThatIsGoneIsSaid()
    {
        const RunFixture fixture;
        Run run = fixture.run({u"test_it.py"_s});
        run.state = RunState::Running;
        run.handle.folder = fixture.path(u"runs/gone"_s);
        RunQueue queue;
        RunWatcher watcher(queue);
        queue.resume(run);
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY(watcher.last(run.id).state == RunState::Failed);
        QVERIFY(watcher.last(run.id).trouble.contains(run.handle.folder));
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestRunQueue)
#include "tst_runqueue.moc"
