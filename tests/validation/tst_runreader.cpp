// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunEvidence.h"
#include "models/validation/RunReader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::validation;

namespace {

const QByteArray startLine =
    R"({"record":"start","schema":1,"pid":41,"parent":7,"host":"node1","time":1000.5,)"
    R"("argv":["pytest","tests"],"folder":"/w","python":{"version":"3.12.1","executable":"/v/bin/python"},)"
    R"("packages":{"torch":"2.8.0","numpy":null},"environment":{"MACA_PATH":"/opt/maca"}})"
    "\n";
const QByteArray originsLine =
    R"({"record":"origins","modules":{"vllm":{"file":"/src/vllm/__init__.py","paths":["/src/vllm"]}},)"
    R"("devices":[{"index":0,"name":"MetaX C500","type":"cuda"},{"index":1,"name":"MetaX C550","type":"cuda"}],)"
    R"("maca":"3.7.1.5","cuda":"11.6"})"
    "\n";
const QByteArray testStart = R"({"record":"test-start","node":"t.py::test_a[float16-8]","file":"t.py","line":12,)"
                             R"("params":[{"name":"dtype","repr":"torch.float16","kind":"dtype","value":"float16"},)"
                             R"({"name":"k","repr":"8","kind":"int","value":8}]})"
                             "\n";
const QByteArray testEnd =
    R"({"record":"test","node":"t.py::test_a[float16-8]","outcome":"failed","phase":"call","seconds":0.25,)"
    R"("message":"AssertionError: no"})"
    "\n";

QByteArray comparisonOn(const QByteArray &device)
{
    return R"({"record":"comparison","node":"t.py::test_a[float16-8]","index":0,"form":"torch.testing.assert_close","item":"[1]",)"
           R"-("site":{"file":"t.py","line":14,"text":"assert_close(out, ref)"},)-"
           R"("first":{"source":"out","dtype":"float16","shape":[2,3],"contiguous":false,"device":")" +
           device +
           R"("},"second":{"source":"ref","dtype":"float16","shape":[2,3],"device":"cpu"},)"
           R"("rtol":0.001,"atol":1e-05,"equalNan":true,"outcome":"fail","message":"not close","value":null,)"
           R"("dump":{"first":"a.npy","second":"b.npy"}})"
           "\n";
}

RunRecord readAll(const QByteArray &bytes, const QString &file = u"capture-n-41-1.jsonl"_s)
{
    RunReader reader;
    reader.feed(file, bytes);
    reader.finish();
    return reader.record();
}

} // namespace

class RunReaderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsARunInPieces()
    {
        const QByteArray all = startLine + originsLine + testStart + comparisonOn("cuda:1") + testEnd +
                               R"({"record":"end","exit":1,"comparisons":1,"recorderSeconds":0.5})"
                               "\n";
        RunReader reader;
        for (const char byte : all) // every line comes in pieces
            reader.feed(u"one"_s, QByteArray(1, byte));
        reader.finish();
        const RunRecord &record = reader.record();
        QCOMPARE(record.problems, QStringList());
        QCOMPARE(record.processes.size(), 1u);
        const ProcessRecord &process = record.processes[0];
        QCOMPARE(process.pid, 41);
        QCOMPARE(process.started.toMSecsSinceEpoch(), 1000500);
        QCOMPARE(process.packages, (QMap<QString, QString>{{u"torch"_s, u"2.8.0"_s}}));
        QCOMPARE(process.maca, u"3.7.1.5"_s);
        QCOMPARE(process.origins.at(0).file, u"/src/vllm/__init__.py"_s);
        QCOMPARE(process.exitCode, 1);
        QVERIFY(process.ended);
        QCOMPARE(record.cases.size(), 1u);
        const TestCase &testCase = record.cases[0];
        QCOMPARE(testCase.outcome, CaseOutcome::Failed);
        QCOMPARE(testCase.line, 12);
        QCOMPARE(testCase.parameters.size(), 2u);
        QCOMPARE(testCase.parameters[0].kind, CaseParameter::Kind::Dtype);
        QCOMPARE(testCase.parameters[1].value.toInt(), 8);
        QCOMPARE(testCase.comparisons, std::vector<int>{0});
        const Comparison &comparison = record.comparisons.at(0);
        QCOMPARE(comparison.testCase, 0);
        QCOMPARE(comparison.process, 0);
        QCOMPARE(comparison.first.shape, (std::vector<qint64>{2, 3}));
        QVERIFY(!comparison.first.contiguous);
        QVERIFY(comparison.second.contiguous);
        QCOMPARE(comparison.rtol, 0.001);
        QVERIFY(comparison.equalNan);
        QVERIFY(!comparison.value);
        QCOMPARE(comparison.outcome, ComparisonOutcome::Fail);
        QCOMPARE(comparison.dumpSecond, u"b.npy"_s);
    }

    void whatArrivedBeforeACrashCounts()
    {
        const RunRecord record = readAll(startLine + testStart + comparisonOn("cpu").chopped(20));
        QCOMPARE(record.cases.size(), 1u);
        QCOMPARE(record.cases[0].outcome, CaseOutcome::Running);
        QCOMPARE(countOutcomes(record).unfinished, 1);
        QCOMPARE(record.comparisons.size(), 0u);
        QCOMPARE(record.problems.size(), 1);
        QVERIFY2(record.problems[0].contains(u"incomplete"), qPrintable(record.problems[0]));
        QVERIFY(!record.processes[0].ended);
    }

    void linesThatMakeNoSenseAreProblemsAndTheRestCounts_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no JSON") << QByteArray("Segmentation fault\n");
        QTest::newRow("half an object") << QByteArray("{\"record\":\"start\n");
        QTest::newRow("too long") << QByteArray(RunReader::MaxLine + 1, 'x') + '\n';
        QTest::newRow("the recorder's own") << QByteArray(R"({"record":"problem","where":"allclose","message":"no"})"
                                                          "\n");
    }

    void linesThatMakeNoSenseAreProblemsAndTheRestCounts()
    {
        QFETCH(QByteArray, line);
        const RunRecord record = readAll(line + testStart + testEnd);
        QCOMPARE(record.problems.size(), 1);
        QCOMPARE(record.cases.size(), 1u);
        QCOMPARE(record.cases[0].outcome, CaseOutcome::Failed);
    }

    void valuesOfAnotherKindReadAsNone()
    {
        const RunRecord record = readAll(
            R"({"record":"comparison","node":5,"index":"x","site":7,"first":{"shape":[-4,1e300,"a"],"dtype":[]},"rtol":"much","figures":3})"
            "\n"
            R"({"record":"test","node":"t.py::b","outcome":"glorious","seconds":-1,"children":1e18})"
            "\n"
            R"({"record":"some later invention"})"
            "\n[1,2]\n");
        QCOMPARE(record.problems, QStringList());
        QCOMPARE(record.comparisons.size(), 1u);
        QCOMPARE(record.comparisons[0].testCase, -1);
        QCOMPARE(record.comparisons[0].first.shape, (std::vector<qint64>{0, 0, 0}));
        QVERIFY(!record.comparisons[0].rtol);
        QVERIFY(!record.comparisons[0].figures);
        QCOMPARE(record.comparisons[0].outcome, ComparisonOutcome::Error);
        QCOMPARE(record.cases[0].outcome, CaseOutcome::Error);
        QCOMPARE(record.cases[0].seconds, 0.0);
    }

    void workersOfOneSuiteAreCountedOnceAndShardsTogether()
    {
        const QByteArray one = R"({"record":"collected","selected":2,"deselected":5,"errors":0,"nodes":["a","b"]})"
                               "\n";
        const QByteArray other = R"({"record":"collected","selected":2,"deselected":5,"errors":1,"nodes":["c","d"]})"
                                 "\n";
        QCOMPARE(readAll(one + one).selected, 2);
        const RunRecord sharded = readAll(one + other);
        QCOMPARE(sharded.selected, 4);
        QCOMPARE(sharded.deselected, 5);
        QCOMPARE(sharded.collectionErrors, 1);
    }

    void theLevelIsWhatTheDeviceReallyGives_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("level");
        QTest::addColumn<QStringList>("devices");
        const QByteArray begin = startLine + originsLine + testStart;
        const QByteArray skipped =
            R"({"record":"test","node":"t.py::test_a[float16-8]","outcome":"skipped","phase":"call"})"
            "\n";
        const QByteArray brokenFixture =
            R"({"record":"test","node":"t.py::test_a[float16-8]","outcome":"error","phase":"setup"})"
            "\n";
        QTest::newRow("GPU operands") << begin + comparisonOn("cuda:1") + testEnd << u"device"_s
                                      << QStringList{u"MetaX C550"_s};
        QTest::newRow("a GPU is there, the operands are on the CPU")
            << begin + comparisonOn("cpu") + testEnd << u"isolated"_s << QStringList();
        QTest::newRow("no comparison") << begin + testEnd << u"isolated"_s << QStringList();
        QTest::newRow("skipped") << begin + skipped << QString() << QStringList();
        QTest::newRow("never got to run") << begin + brokenFixture << QString() << QStringList();
        QTest::newRow("nothing") << startLine << QString() << QStringList();
        QTest::newRow("a comparison of a script")
            << startLine + originsLine +
                   QByteArray(comparisonOn("cuda")).replace(R"("node":"t.py::test_a[float16-8]")", R"("node":"")")
            << u"device"_s << QStringList{u"MetaX C500"_s};
    }

    void theLevelIsWhatTheDeviceReallyGives()
    {
        QFETCH(QByteArray, lines);
        const RunRecord record = readAll(lines);
        const auto level = levelOf(record);
        QTEST(level ? toString(*level) : QString(), "level");
        QTEST(devicesUsed(record), "devices");
    }
};

QTEST_GUILESS_MAIN(RunReaderTest)
#include "tst_runreader.moc"
