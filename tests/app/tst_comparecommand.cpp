// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CompareCommand.h"

#include "tests/validation/TensorBytes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::app;

namespace {

struct Outcome
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Outcome run(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(MXW_PROGRAM), QStringList{u"compare"_s, u"--language"_s, u"en"_s} + arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class CompareCommandTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void tensorsThatMatchEndWithZero();
    void mismatchesEndWithOneAndATable();
    void withoutToleranceTorchDecides_data();
    void withoutToleranceTorchDecides();
    void figuresAreWrittenAsJson();
    void unusableInputEndsWithTwo_data();
    void unusableInputEndsWithTwo();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void CompareCommandTest::initTestCase()
{
    writeFile(path(u"ones.npy"_s), npyBytes("<f4", "(2, 2)", bytesOf<float>({1, 1, 1, 1})));
    writeFile(path(u"near.npy"_s), npyBytes("<f4", "(2, 2)", bytesOf<float>({1, 1, 1, 1.00001f})));
    writeFile(path(u"far.npy"_s), npyBytes("<f4", "(2, 2)", bytesOf<float>({1, 1, 1, 1.5f})));
    writeFile(path(u"line.npy"_s), npyBytes("<f4", "(4,)", bytesOf<float>({1, 1, 1, 1})));
    writeFile(path(u"raw.npy"_s), npyBytes("|V1", "(2,)", "ab"));
    writeFile(path(u"pair.npz"_s), zipBytes({{"a.npy", npyBytes("<f4", "(2, 2)", bytesOf<float>({1, 1, 1, 1}))},
                                             {"b.npy", npyBytes("<f4", "()", bytesOf<float>({1}))}},
                                            true));
}

void CompareCommandTest::tensorsThatMatchEndWithZero()
{
    const Outcome outcome = run({path(u"near.npy"_s), path(u"pair.npz"_s) + u":a"_s});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains("All elements match: 4."), outcome.out);
    QVERIFY2(outcome.out.contains("rtol 1.3e-06, atol 1e-05 (what torch allows for these dtypes)"), outcome.out);
    QCOMPARE(outcome.err, QByteArray());
}

void CompareCommandTest::mismatchesEndWithOneAndATable()
{
    const Outcome outcome =
        run({path(u"far.npy"_s), path(u"ones.npy"_s), u"--rtol"_s, u"0"_s, u"--atol"_s, u"0.25"_s, u"--equal-nan"_s});
    QCOMPARE(outcome.status, 1);
    for (const char *words : {"1 of 4 elements do not match (25 %).", "rtol 0, atol 0.25 (as given), NaN matches NaN",
                              "[1, 1]", "Rows with mismatches: 1 of 2, 0 of them as a whole", "float32 [2, 2]"})
        QVERIFY2(outcome.out.contains(words), outcome.out);
}

void CompareCommandTest::withoutToleranceTorchDecides_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<double>("rtol");
    QTest::addColumn<double>("atol");
    QTest::newRow("float64") << u"float64"_s << u"float64"_s << 1e-7 << 1e-7;
    QTest::newRow("float16") << u"float16"_s << u"float16"_s << 1e-3 << 1e-5;
    QTest::newRow("bfloat16 and float32") << u"bfloat16"_s << u"float32"_s << 1.6e-2 << 1e-5;
    QTest::newRow("integers are exact") << u"int32"_s << u"int32"_s << 0.0 << 0.0;
    QTest::newRow("eight bits are exact") << u"float8_e4m3fn"_s << u"float8_e4m3fn"_s << 0.0 << 0.0;
}

void CompareCommandTest::withoutToleranceTorchDecides()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(double, rtol);
    QFETCH(double, atol);
    using namespace validation;
    QCOMPARE(defaultTolerance(*dtypeFromString(first), *dtypeFromString(second)), (Tolerance{rtol, atol}));
}

void CompareCommandTest::figuresAreWrittenAsJson()
{
    const Outcome outcome = run({path(u"far.npy"_s), path(u"ones.npy"_s), u"--json"_s, u"-"_s});
    QCOMPARE(outcome.status, 1);
    const QJsonObject object = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(object[u"schema"].toInt(), 1);
    QCOMPARE(object[u"toleranceFrom"].toString(), u"dtype"_s);
    QCOMPARE(object[u"first"][u"shape"].toArray(), (QJsonArray{2, 2}));
    QCOMPARE(object[u"figures"][u"mismatches"].toInt(), 1);
    QCOMPARE(object[u"figures"][u"absolute"][u"max"].toDouble(), 0.5);
}

void CompareCommandTest::unusableInputEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const QString ones = path(u"ones.npy"_s);
    QTest::newRow("one file") << QStringList{ones} << QByteArray("two files");
    QTest::newRow("no such file") << QStringList{ones, path(u"none.npy"_s)} << QByteArray("cannot be opened");
    QTest::newRow("other shape") << QStringList{ones, path(u"line.npy"_s)} << QByteArray("shapes differ");
    QTest::newRow("half a tolerance") << QStringList{ones, ones, u"--rtol"_s, u"1"_s} << QByteArray("belong together");
    QTest::newRow("negative tolerance") << QStringList{ones, ones, u"--rtol=-1"_s, u"--atol=0"_s}
                                        << QByteArray("not a tolerance");
    QTest::newRow("unknown dtype") << QStringList{ones, ones, u"--dtype"_s, u"int3"_s} << QByteArray("not a dtype");
    QTest::newRow("ambiguous bytes") << QStringList{path(u"raw.npy"_s), path(u"raw.npy"_s)} << QByteArray("--dtype");
    QTest::newRow("array not chosen") << QStringList{ones, path(u"pair.npz"_s)} << QByteArray("Say which one");
    QTest::newRow("unwritable") << QStringList{ones, ones, u"--json"_s, path(u"no/such/folder.json"_s)}
                                << QByteArray("folder.json");
}

void CompareCommandTest::unusableInputEndsWithTwo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(says), outcome.err);
}

QTEST_GUILESS_MAIN(CompareCommandTest)
#include "tst_comparecommand.moc"
