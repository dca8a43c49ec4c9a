// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunFiles.h"
#include "models/validation/RunQueue.h"
#include "tests/validation/RunFixture.h"

#include <QFile>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::LauncherSpec;
using validation::Run;
using validation::RunQueue;
using validation::RunState;

/// Runs through programs that stand for docker and kubectl: they note their words and give a shell here.
class TestContainers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunInAContainer_data()
    {
        QTest::addColumn<LauncherSpec>("launcher");
        QTest::addColumn<QByteArray>("words");
        LauncherSpec docker;
        docker.kind = LauncherSpec::Kind::Docker;
        docker.container = u"a $(touch hacked) 'box'"_s;
        QTest::newRow("docker") << docker << "<docker><exec><-i><a $(touch hacked) 'box'><sh><-s>"_ba;
        LauncherSpec kubectl;
        kubectl.kind = LauncherSpec::Kind::Kubectl;
        kubectl.pod = u"pod;touch hacked"_s;
        kubectl.container = u"gpu"_s;
        kubectl.kubeNamespace = u"team"_s;
        QTest::newRow("kubectl") << kubectl
                                 << "<kubectl><-n><team><exec><-i><pod;touch hacked><-c><gpu><--><sh><-s>"_ba;
        LauncherSpec command;
        command.kind = LauncherSpec::Kind::Command;
        command.command = u"docker run '--rm image' {cmd}"_s;
        QTest::newRow("command") << command << "<docker><run><--rm image><sh><-s>"_ba;
    }

    void aRunInAContainer()
    {
        QFETCH(LauncherSpec, launcher);
        QFETCH(QByteArray, words);
        const RunFixture fixture;
        for (const QString &name : {u"docker"_s, u"kubectl"_s})
            fixture.writeProgram(u"bin/"_s + name, "{ printf '<%s>' \"${0##*/}\" \"$@\"; echo; } >>'" +
                                                       fixture.work().toUtf8() + "/said'\nexec sh -s\n");
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QByteArray(fixture.work().toUtf8() + "/bin:" + path));
        const auto restore = qScopeGuard([&] { qputenv("PATH", path); });
        Run run = fixture.script(recordingScript(7));
        launcher.folder = run.spec.launcher.folder;
        run.spec.launcher = launcher;
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY2(watcher.last(run.id).state == RunState::Finished, describe(watcher.last(run.id)));
        QCOMPARE(watcher.last(run.id).record->cases.size(), 7u);
        const QByteArrayList said = fixture.read(u"said"_s).trimmed().split('\n');
        QVERIFY(said.size() >= 2);
        for (const QByteArray &line : said)
            QCOMPARE(line, words);
        QVERIFY(!QFile::exists(fixture.work() + u"/hacked"));
        QVERIFY(fixture.isQuiet());
    }

    void aRunWithAnotherShell_data()
    {
        QTest::addColumn<QString>("program");
        for (const QString &program : {u"dash"_s, u"bash"_s, u"busybox"_s, u"ksh"_s, u"mksh"_s, u"zsh"_s})
            QTest::addRow("%s", qPrintable(program)) << program;
    }

    void aRunWithAnotherShell()
    {
        QFETCH(QString, program);
        const QString found = QStandardPaths::findExecutable(program);
        if (found.isEmpty())
            QSKIP(qPrintable(program + u" is not installed"));
        const RunFixture fixture;
        QStringList names{u"sh"_s};
        if (program == u"busybox")
            names << u"cat"_s << u"head"_s << u"tail"_s << u"uname"_s << u"wc"_s << u"rm"_s;
        fixture.write(u"bin/none"_s, {});
        for (const QString &name : std::as_const(names))
            QVERIFY(QFile::link(found, fixture.work() + u"/bin/" + name));
        Run run = fixture.script(recordingScript(40) + "print('last', flush=True)\nraise SystemExit(2)\n");
        run.spec.launcher.kind = LauncherSpec::Kind::Command;
        run.spec.launcher.command = u"env 'PATH=%1/bin:%2' {cmd}"_s.arg(fixture.work(), qEnvironmentVariable("PATH"));
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.exitCode.value_or(-1) == 2, describe(ended));
        QCOMPARE(ended.record->cases.size(), 40u);
        QVERIFY(ended.record->problems.isEmpty());
        QVERIFY(ended.log.endsWith("last\n"));
        QVERIFY(validation::removeRunFolder(ended));
        QVERIFY(!QDir(ended.handle.folder).exists());
    }

    void aContainerThatIsNotThereIsSaid()
    {
        const RunFixture fixture;
        fixture.writeProgram(u"bin/docker"_s,
                             "echo 'Error response from daemon: No such container: box' >&2; exit 1\n");
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QByteArray(fixture.work().toUtf8() + "/bin:" + path));
        const auto restore = qScopeGuard([&] { qputenv("PATH", path); });
        Run run = fixture.script("print(1)\n");
        run.spec.launcher.kind = LauncherSpec::Kind::Docker;
        run.spec.launcher.container = u"box"_s;
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        QVERIFY(watcher.last(run.id).state == RunState::Failed);
        QVERIFY2(watcher.last(run.id).trouble.contains(u"no such container"_s), describe(watcher.last(run.id)));
        QVERIFY(watcher.last(run.id).failure->detail.contains(u"box"_s));
    }

    void dumpsAreCopiedWholeAndFoldersAreRemoved()
    {
        const RunFixture fixture;
        const Run run = fixture.script(R"py(import os
with open(os.path.join(os.environ["MXW_CAPTURE_FOLDER"], "dumps", "a.npy"), "wb") as out:
    for i in range(64):
        out.write(bytes(range(256)) * 512)
    out.write(b"\nMXW-END\n\n")
open(os.path.join(os.environ["MXW_CAPTURE_FOLDER"], "dumps", "empty.npy"), "wb").close()
)py");
        RunQueue queue;
        RunWatcher watcher(queue);
        QVERIFY(queue.start(run));
        QVERIFY(watcher.waitForEnd(run.id));
        const Run ended = watcher.last(run.id);
        QVERIFY2(ended.state == RunState::Finished, describe(ended));
        const QString target = fixture.path(u"copy.npy"_s);
        for (const QString &name : {u"a.npy"_s, u"empty.npy"_s}) {
            const auto fetched = validation::fetchDump(ended, name, target);
            QVERIFY2(fetched, fetched ? "" : qPrintable(fetched.error().what));
            QFile copy(target);
            QFile original(ended.handle.folder + u"/dumps/" + name);
            QVERIFY(copy.open(QIODevice::ReadOnly) && original.open(QIODevice::ReadOnly));
            QVERIFY(copy.readAll() == original.readAll());
        }
        QFile::remove(target);
        for (const QString &name : {u"none.npy"_s, u"../run.json"_s, u"/etc/passwd"_s, u"-a"_s, u"a/b"_s, u""_s}) {
            QVERIFY2(!validation::fetchDump(ended, name, target), qPrintable(name));
            QVERIFY(!QFile::exists(target) && !QFile::exists(target + u".part"));
        }

        Run other = ended;
        other.handle.folder = fixture.work();
        QVERIFY(!validation::removeRunFolder(other));
        QVERIFY(QDir(fixture.work()).exists());
        QVERIFY(validation::removeRunFolder(ended));
        QVERIFY(!QDir(ended.handle.folder).exists());
        QVERIFY(validation::removeRunFolder(ended));
        other = ended;
        other.state = RunState::Running;
        QVERIFY(!validation::removeRunFolder(other));
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestContainers)
#include "tst_containers.moc"
