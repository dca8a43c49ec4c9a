// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/Bundle.h"
#include "models/validation/RunArchive.h"
#include "models/validation/RunReader.h"
#include "tests/validation/RunFixture.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::importBundle;
using validation::LauncherSpec;
using validation::makeBundle;
using validation::Run;
using validation::RunState;

namespace {

/// What pack.py writes for some bytes.
QByteArray block(const QByteArray &kind, const QByteArray &bytes)
{
    const QByteArray packed = qCompress(bytes).sliced(4);
    return kind + ' ' + QByteArray::number(bytes.size()) + ' ' + QByteArray::number(packed.size()) + '\n' + packed;
}

constexpr auto Header = R"(MXRUN 1
{"id": "0f8fad5b-d9cb-469f-a165-70867728950e", "number": 3, "exit": "1", "spec": {"launcher": {"kind": "bundle"}}}
)";

} // namespace

class TestBundle : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString fileWith(const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(u"hostile.mxrun"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }

    static QProcess::ExitStatus execute(const QString &script, const QString &folder, QByteArray &said)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setWorkingDirectory(folder);
        process.start(u"sh"_s, {script});
        process.waitForFinished(150'000);
        said = process.readAll();
        return process.exitStatus();
    }

    static void save(const QString &name, const QByteArray &bytes)
    {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
    }

private Q_SLOTS:
    void aBundleGoesOutAndItsResultsComeBack()
    {
        const RunFixture fixture;
        Run run = fixture.script(recordingScript(12) + "print('\\u4e2d', flush=True)\nraise SystemExit(1)\n");
        run.number = 4;
        run.spec.launcher = {};
        run.spec.launcher.kind = LauncherSpec::Kind::Bundle;
        run.spec.environment = {{u"PYTHONIOENCODING"_s, u"utf-8"_s}};
        const auto bundle = makeBundle(run);
        QVERIFY2(bundle, bundle ? "" : qPrintable(bundle.error().what));
        QVERIFY(QDir(fixture.path({})).mkpath(u"runs and 'more'"_s));
        const QString there = fixture.path(u"runs and 'more'"_s);
        const QString script = fixture.path(bundleName(run));
        save(script, *bundle);
        QByteArray said;
        QVERIFY(execute(script, there, said) == QProcess::NormalExit);
        QVERIFY2(said.contains("doing test_numbers.py::test_11"), said);
        const QStringList left = QDir(there).entryList({u"*.mxrun"_s});
        QVERIFY2(left.size() == 1, said);

        const QString archive = fixture.path(u"archive"_s);
        const auto imported = importBundle(there + u'/' + left.first(), archive);
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().what + imported.error().detail));
        QVERIFY(imported->state == RunState::Imported);
        QCOMPARE(imported->id, run.id);
        QCOMPARE(imported->number, 4);
        QVERIFY(imported->spec == run.spec);
        QCOMPARE(imported->exitCode.value_or(-1), 1);
        QVERIFY(imported->trouble.isEmpty());
        QCOMPARE(imported->record->cases.size(), 12u);
        QVERIFY(imported->record->problems.isEmpty());
        QVERIFY(imported->log.contains("\u4e2d"));
        QVERIFY(imported->started.isValid() && imported->ended >= imported->started);
        QVERIFY(fixture.isQuiet());

        QCOMPARE(imported->archive, archive);
        QFile kept(archive);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        validation::RunReader reader;
        QVERIFY(validation::RunArchive().feed(kept.readAll(), reader));
        QCOMPARE(reader.record().cases.size(), 12u);

        // Executed again it runs nothing, and packs the same.
        QVERIFY(execute(script, there, said) == QProcess::NormalExit);
        const auto again = importBundle(there + u'/' + left.first());
        QVERIFY(again);
        QCOMPARE(again->record->cases.size(), 12u);
        QCOMPARE(again->record->comparisons.size(), 12u);
    }

    void whyABundleCannotRunIsSaidThere()
    {
        const RunFixture fixture;
        Run run = fixture.script("print(1)\n");
        run.spec.launcher.kind = LauncherSpec::Kind::Bundle;
        run.spec.python = u"/no/such/python"_s;
        const QString script = fixture.path(u"bundle.sh"_s);
        save(script, makeBundle(run).value());
        QByteArray said;
        QVERIFY(execute(script, fixture.work(), said) == QProcess::NormalExit);
        QVERIFY2(said.contains("python-missing"), said);
    }

    void theTimeLimitHoldsThereToo()
    {
        const RunFixture fixture;
        Run run = fixture.script(recordingScript(1) + "time.sleep(3600)\n");
        run.spec.launcher.kind = LauncherSpec::Kind::Bundle;
        run.spec.timeLimit = 2;
        const QString script = fixture.path(bundleName(run));
        save(script, makeBundle(run).value());
        QByteArray said;
        QVERIFY(execute(script, fixture.work(), said) == QProcess::NormalExit);
        const auto imported =
            importBundle(fixture.work() + u'/' + QDir(fixture.work()).entryList({u"*.mxrun"_s}).value(0));
        QVERIFY2(imported, said);
        QVERIFY(!imported->trouble.isEmpty());
        QCOMPARE(imported->record->cases.size(), 1u);
    }

    void filesThatAreNoneAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray log = block("log", "text");
        QTest::newRow("nothing") << ""_ba;
        QTest::newRow("another file") << "\x7f"
                                         "ELF"_ba;
        QTest::newRow("a later version") << "MXRUN 2\n{}\nend\n"_ba;
        QTest::newRow("no header") << "MXRUN 1\n"_ba;
        QTest::newRow("no JSON") << "MXRUN 1\nrubbish\nend\n"_ba;
        QTest::newRow("no id") << "MXRUN 1\n{\"spec\": {\"launcher\": {\"kind\": \"local\"}}}\nend\n"_ba;
        QTest::newRow("an id that is a path")
            << QByteArray(Header).replace("0f8fad5b-d9cb-469f-a165-70867728950e", "../../etc/passwd") + "end\n";
        QTest::newRow("cut off") << Header + log;
        QTest::newRow("cut off in a block") << Header + log.chopped(2);
        QTest::newRow("cut off in a line") << Header + "log 4"_ba;
        QTest::newRow("a block too long") << Header + "log 99999999999 10\n0123456789end\n"_ba;
        QTest::newRow("a block packed too long") << Header + "log 10 99999999999\n0123456789end\n"_ba;
        QTest::newRow("negative") << Header + "log -4 -12\nend\n"_ba;
        QTest::newRow("not packed") << Header + "log 10 10\n0123456789end\n"_ba;
        QTest::newRow("another length") << Header + QByteArray(log).replace("log 4", "log 5") + "end\n";
        const QByteArray bomb = qCompress(QByteArray(100 * 1024 * 1024, '\0'), 9).sliced(4);
        QTest::newRow("a bomb") << Header + "log 10 "_ba + QByteArray::number(bomb.size()) + '\n' + bomb + "end\n";
    }

    void filesThatAreNoneAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const QString archive = m_folder.filePath(u"archive"_s);
        const auto imported = importBundle(fileWith(bytes), archive);
        QVERIFY(!imported);
        QVERIFY(!imported.error().what.isEmpty());
        QVERIFY(!QFile::exists(archive));
    }

    void strangeContentsAreHarmless()
    {
        const QByteArray line = "{\"record\":\"test\",\"node\":\"t.py::a\",\"outcome\":\"passed\"}\n";
        const QByteArray stream = "F ../../../../tmp/evil " + QByteArray::number(line.size()) + '\n' + line +
                                  "F x -5\nF x 99999999999999999999\nrubbish\n\nF a 4\nab";
        const auto imported = importBundle(fileWith(Header + block("unknown", "x") + block("stream", stream) +
                                                    block("log", "the log") + "end\ntrailing"));
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().detail));
        QCOMPARE(imported->record->cases.size(), 1u);
        QCOMPARE(imported->log, "the log"_ba);
        QVERIFY(!QFile::exists(u"/tmp/evil"_s));
        QVERIFY(QDir(m_folder.path()).entryList(QDir::Files) == QStringList{u"hostile.mxrun"_s});
    }

    void damagedFilesNeverCrash()
    {
        QByteArray stream;
        for (int i = 0; i < 50; ++i) {
            const QByteArray line = "{\"record\":\"test\",\"node\":\"t.py::" + QByteArray::number(i) + "\"}\n";
            stream += "F capture-a-1-1.jsonl " + QByteArray::number(line.size()) + '\n' + line;
        }
        const QByteArray whole = Header + block("stream", stream) + block("log", stream) + "end\n";
        QVERIFY(importBundle(fileWith(whole)));
        QRandomGenerator random(5);
        // zlib's complaints about each of them are nothing to read.
        const QtMessageHandler loud =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        const auto restore = qScopeGuard([loud] { qInstallMessageHandler(loud); });
        for (int round = 0; round < 2'000; ++round) {
            QByteArray bytes = whole;
            for (int i = 0; i < 1 + round % 4; ++i)
                bytes[random.bounded(static_cast<int>(bytes.size()))] = static_cast<char>(random.bounded(256));
            if (round % 3 == 0)
                bytes.truncate(random.bounded(static_cast<int>(bytes.size())));
            (void)importBundle(fileWith(bytes));
        }
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestBundle)
#include "tst_bundle.moc"
