// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LauncherFailure.h"
#include "models/validation/LauncherWords.h"
#include "models/validation/RemoteShell.h"

#include <QElapsedTimer>
#include <QTest>

#include <functional>
#include <thread>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using namespace validation;
using Kind = LauncherSpec::Kind;

namespace {

LauncherSpec launcher(Kind kind)
{
    LauncherSpec spec;
    spec.kind = kind;
    return spec;
}

LauncherSpec ofHost(Kind kind, const QString &host)
{
    LauncherSpec spec = launcher(kind);
    spec.host = host;
    spec.container = u"box"_s;
    return spec;
}

RunSpec aSpec()
{
    RunSpec spec;
    spec.suite = {u"test_it.py"_s};
    return spec;
}

} // namespace

class TestLauncherWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void launchersAreCommandsWithoutAShell_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("expected");
        LauncherSpec spec = launcher(Kind::Local);
        const auto row = [](const char *name, const LauncherSpec &from, const QString &expected) {
            QTest::newRow(name) << launcherWords(from).value_or(QStringList{u"refused"_s}) << expected;
        };
        row("local", spec, u"sh|-s"_s);
        spec = ofHost(Kind::Docker, {});
        spec.container = u"my $(box)"_s;
        row("docker", spec, u"docker|exec|-i|my $(box)|sh|-s"_s);
        spec = launcher(Kind::Kubectl);
        spec.pod = u"pod-0"_s;
        row("kubectl", spec, u"kubectl|exec|-i|pod-0|--|sh|-s"_s);
        spec.container = u"gpu"_s;
        spec.kubeContext = u"ctx"_s;
        spec.kubeNamespace = u"ns"_s;
        row("kubectl with all", spec, u"kubectl|--context|ctx|-n|ns|exec|-i|pod-0|-c|gpu|--|sh|-s"_s);
        spec = launcher(Kind::Command);
        spec.command = u"srun --jobid '1 2' {cmd}"_s;
        row("command", spec, u"srun|--jobid|1 2|sh|-s"_s);
        spec.command = u"su - 'me' -c 'cd / && {cmd}'"_s;
        row("command in a word", spec, u"su|-|me|-c|cd / && sh -s"_s);
        row("slurm", launcher(Kind::Slurm), u"sh|-s"_s);
    }

    void launchersAreCommandsWithoutAShell()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, expected);
        QCOMPARE(words.join(u'|'), expected);
    }

    void sshNeverAsks()
    {
        LauncherSpec spec = ofHost(Kind::Ssh, u"me@host"_s);
        spec.port = 2222;
        spec.identityFile = u"/k e y"_s;
        spec.sshConfig = u"/config"_s;
        const QStringList words = launcherWords(spec).value();
        QCOMPARE(words.first(), u"ssh"_s);
        QCOMPARE(words.sliced(words.size() - 3), QStringList({u"--"_s, u"me@host"_s, u"sh -s"_s}));
        for (const QString &word :
             {u"BatchMode=yes"_s, u"ForwardAgent=no"_s, u"-T"_s, u"2222"_s, u"/k e y"_s, u"/config"_s})
            QVERIFY2(words.contains(word), qPrintable(word));
    }

    void whatGoesThroughALoginShellIsQuoted()
    {
        LauncherSpec spec = ofHost(Kind::Docker, u"host"_s);
        spec.container = u"a'b $(c)"_s;
        const QStringList words = launcherWords(spec).value();
        QCOMPARE(words.last(), u"'docker' 'exec' '-i' 'a'\\''b $(c)' 'sh' '-s'"_s);
    }

    void namesThatCouldBeOptionsOrMoreAreRefused_data()
    {
        QTest::addColumn<LauncherSpec>("spec");
        qint64 row = 0;
        for (const QString &host : {QString(), u"-oProxyCommand=x"_s, u"a b"_s, u"a;b"_s, u"$(a)"_s, u"a\nb"_s,
                                    u"a`b`"_s, u"me@-oProxyCommand=x"_s, u"a|b"_s, u"a\"b"_s, u"a\\b"_s})
            QTest::addRow("host %lld", ++row) << ofHost(Kind::Ssh, host);
        LauncherSpec spec = ofHost(Kind::Ssh, u"host"_s);
        spec.identityFile = u"-key"_s;
        QTest::addRow("key") << spec;
        spec = ofHost(Kind::Ssh, u"host"_s);
        spec.port = 70'000;
        QTest::addRow("port") << spec;
        for (const QString &name : {QString(), u"-it"_s, u"a\nb"_s, u"--privileged"_s}) {
            spec = launcher(Kind::Docker);
            spec.container = name;
            QTest::addRow("container %lld", ++row) << spec;
            spec = launcher(Kind::Kubectl);
            spec.pod = name;
            QTest::addRow("pod %lld", ++row) << spec;
        }
        spec = launcher(Kind::Kubectl);
        spec.pod = u"pod"_s;
        spec.kubeNamespace = u"--token=x"_s;
        QTest::addRow("namespace") << spec;
        for (const QString &command : {QString(), u"ssh host"_s, u"ssh 'host {cmd}"_s, u"ssh\u0007 {cmd}"_s}) {
            spec = launcher(Kind::Command);
            spec.command = command;
            QTest::addRow("command %lld", ++row) << spec;
        }
    }

    void namesThatCouldBeOptionsOrMoreAreRefused()
    {
        QFETCH(LauncherSpec, spec);
        const Result<QStringList> words = launcherWords(spec);
        QVERIFY(!words);
        QVERIFY(!words.error().what.isEmpty());
    }

    void specsThatCannotBeRunAreRefused()
    {
        QVERIFY(checkSpec(aSpec()));
        const auto refused = [](const std::function<void(RunSpec &)> &change) {
            RunSpec spec = aSpec();
            change(spec);
            return !checkSpec(spec);
        };
        QVERIFY(refused([](RunSpec &spec) { spec.suite.clear(); }));
        QVERIFY(refused([](RunSpec &spec) { spec.suite = {u"--pdb"_s}; }));
        QVERIFY(refused([](RunSpec &spec) { spec.python.clear(); }));
        QVERIFY(refused([](RunSpec &spec) { spec.python = u"-c"_s; }));
        QVERIFY(refused([](RunSpec &spec) { spec.workingFolder = u"-P"_s; }));
        QVERIFY(refused([](RunSpec &spec) { spec.environment = {{u"A=B"_s, u"c"_s}}; }));
        QVERIFY(refused([](RunSpec &spec) { spec.environment = {{u"A"_s, QString(QChar::Null)}}; }));
        QVERIFY(refused([](RunSpec &spec) { spec.device = u"0"_s, spec.deviceVariable = u"1X"_s; }));
        QVERIFY(refused([](RunSpec &spec) { spec.arguments = {QString(QChar::Null)}; }));
        QVERIFY(refused([](RunSpec &spec) { spec.launcher.kind = Kind::Ssh; }));
        QVERIFY(refused([](RunSpec &spec) { spec.launcher.kind = Kind::Slurm, spec.launcher.slurmTasks = 0; }));
        QVERIFY(refused([](RunSpec &spec) {
            spec.launcher.kind = Kind::Slurm, spec.launcher.slurmTasks = 2, spec.isScript = true;
        }));
    }

    void runsMeetOnlyOnADeviceOfOneMachine()
    {
        const auto meet = [](const QString &one, const QString &other, const LauncherSpec &here,
                             const LauncherSpec &there) {
            RunSpec first;
            RunSpec second;
            first.device = one;
            second.device = other;
            first.launcher = here;
            second.launcher = there;
            return shareDevice(first, second) && shareDevice(second, first);
        };
        const LauncherSpec local = launcher(Kind::Local);
        QVERIFY(meet(u"0"_s, u"0"_s, local, local));
        QVERIFY(!meet(u"0"_s, u"1"_s, local, local));
        QVERIFY(!meet(u"1"_s, u"10,11"_s, local, local));
        QVERIFY(meet(u"0,1"_s, u"1, 2"_s, local, local));
        QVERIFY(meet({}, u"3"_s, local, local));
        QVERIFY(!meet(u"0"_s, u"0"_s, local, ofHost(Kind::Ssh, u"a"_s)));
        QVERIFY(meet(u"0"_s, u"0"_s, ofHost(Kind::Ssh, u"a"_s), ofHost(Kind::Docker, u"a"_s)));
        QVERIFY(meet(u"0"_s, u"0"_s, local, ofHost(Kind::Docker, {})));
        QVERIFY(!meet({}, {}, launcher(Kind::Slurm), launcher(Kind::Slurm)));
    }

    void aScriptIsExecutedWholeAndItsOutputIsExact()
    {
        const RemoteShell shell(launcher(Kind::Local));
        QByteArray bytes(300'000, '\0');
        for (qsizetype i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<char>(i * 31 >> 3);
        const auto reply = shell.run("echo before >&2\nprintf '%s' '" + bytes.toBase64() + "' | base64 -d\ncat\n");
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().error.what));
        QCOMPARE(reply->output, bytes); // and nothing of the script was read by cat
        QCOMPARE(reply->errors, "before\n"_ba);
    }

    void noiseOfLoginFilesIsNoPartOfAReply()
    {
        LauncherSpec spec = launcher(Kind::Command);
        spec.command = u"sh -c 'echo hello; echo MXW-BEGIN-1; {cmd}; echo bye'"_s;
        const auto reply = RemoteShell(spec).run("echo mine\n");
        QVERIFY(reply);
        QCOMPARE(reply->output, "mine\n"_ba);
    }

    void anAnswerThatBreaksOffIsALostConnection()
    {
        LauncherSpec spec = launcher(Kind::Command);
        spec.command = u"sh -c '{cmd} | head -c 200'"_s;
        const auto reply = RemoteShell(spec).run("seq 1000\n");
        QVERIFY(!reply);
        QVERIFY(reply.error().isLost);
    }

    void silenceIsALostConnectionAndAStopIsQuick()
    {
        RemoteShell shell(launcher(Kind::Local));
        shell.setPatience(std::chrono::seconds(1));
        const auto silent = shell.run("sleep 100\n");
        QVERIFY(!silent && silent.error().isLost);
        std::stop_source source;
        QElapsedTimer time;
        time.start();
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            source.request_stop();
        });
        RemoteShell patient(launcher(Kind::Local));
        const auto stopped = patient.run("sleep 100\n", source.get_token());
        QVERIFY(!stopped);
        QVERIFY(stopped.error().error.kind == Error::Kind::Cancelled);
        QVERIFY(time.elapsed() < 20'000);
    }

    void aMissingProgramIsSaid()
    {
        LauncherSpec spec = launcher(Kind::Command);
        spec.command = u"no-such-program {cmd}"_s;
        const auto reply = RemoteShell(spec).run("echo\n");
        QVERIFY(!reply && !reply.error().isLost);
        QVERIFY(reply.error().error.what.contains(u"no-such-program"_s));
    }

    void failuresAreExplained_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<bool>("lost");
        QTest::newRow("daemon") << "Cannot connect to the Docker daemon at unix:///var/run/docker.sock."_ba << true;
        QTest::newRow("socket") << "permission denied while trying to connect to the Docker daemon socket"_ba << false;
        QTest::newRow("container") << "Error response from daemon: No such container: box"_ba << false;
        QTest::newRow("stopped") << "Error response from daemon: container 12ab is not running"_ba << true;
        QTest::newRow("pod") << "Error from server (NotFound): pods \"x\" not found"_ba << false;
        QTest::newRow("cluster") << "Unable to connect to the server: dial tcp: i/o timeout"_ba << true;
        QTest::newRow("context") << "error: context \"x\" does not exist"_ba << false;
        QTest::newRow("key") << "me@host: Permission denied (publickey)."_ba << false;
        QTest::newRow("host key") << "Host key verification failed."_ba << false;
        QTest::newRow("refused") << "ssh: connect to host h port 22: Connection refused"_ba << true;
        QTest::newRow("reset") << "Connection reset by 10.0.0.1 port 22"_ba << true;
        QTest::newRow("unknown") << "ssh: Could not resolve hostname h: Name or service not known"_ba << false;
    }

    void failuresAreExplained()
    {
        QFETCH(QByteArray, said);
        QFETCH(bool, lost);
        const LauncherFailure failure = explainFailure({u"ssh"_s}, 1, said);
        QCOMPARE(failure.isLost, lost);
        QVERIFY2(!failure.error.what.contains(u"No shell could be had"_s), "it is in no table");
        QCOMPARE(failure.error.detail, QString::fromUtf8(said));
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestLauncherWords)
#include "tst_launcherwords.moc"
