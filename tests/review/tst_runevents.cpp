// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Session.h"
#include "tests/review/ReviewSamples.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;
using validation::LauncherSpec;
using validation::RunState;

namespace {

const QString actor = u"Ann"_s;

validation::RunSpec specOf(const LauncherSpec &launcher = {})
{
    validation::RunSpec spec;
    spec.launcher = launcher;
    spec.python = u"/opt/conda/bin/python"_s;
    spec.workingFolder = u"/w/vllm"_s;
    spec.suite = {u"tests/kernels/test_a.py"_s};
    spec.keyword = u"not slow"_s;
    spec.environment = {{u"MACA_PATH"_s, u"/opt/maca"_s}};
    spec.device = u"0"_s;
    spec.workarounds = {u"flash_attn is a stub"_s};
    return spec;
}

Evidence evidenceOf(const QString &run, EvidenceLevel level = EvidenceLevel::Isolated)
{
    Evidence evidence;
    evidence.entry = test::sampleAnalysis().entries[0].id;
    evidence.run = run;
    evidence.level = level;
    evidence.summary = u"4 passed"_s;
    return evidence;
}

} // namespace

class TestRunEvents : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRunIsFoundAgainAfterwards()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"a.mxreview"_s);
        LauncherSpec ssh;
        ssh.kind = LauncherSpec::Kind::Ssh;
        ssh.host = u"me@gpu1"_s;
        ssh.port = 2222;
        QString id;
        {
            auto session = Session::create(file, test::sampleAnalysis(), actor);
            QVERIFY(session);
            auto run = session->startRun(specOf(ssh), actor);
            QVERIFY(run);
            QCOMPARE(run->number, 1);
            id = run->id;
            QVERIFY(session->placeRun(id, {u"/home/me/runs/1"_s, u"77"_s}, actor));
            QCOMPARE(session->startRun(specOf(), actor)->number, 2);
        }
        auto session = Session::open(file);
        QVERIFY(session);
        const auto &runs = session->state().runs();
        QCOMPARE(runs.size(), 2u);
        QCOMPARE(runs[0].started.spec, specOf(ssh));
        QCOMPARE(runs[0].handle, (validation::RunHandle{u"/home/me/runs/1"_s, u"77"_s}));
        QVERIFY(!runs[0].ended);
        QCOMPARE(runs[0].actor, actor);

        validation::Run run;
        run.id = id;
        run.state = RunState::TimedOut;
        run.exitCode = 124;
        run.started = QDateTime::fromMSecsSinceEpoch(1'000'123, QTimeZone::UTC);
        run.ended = QDateTime::fromMSecsSinceEpoch(2'000'456, QTimeZone::UTC);
        run.trouble = u"The time limit of 3,600 s was reached."_s;
        run.log = "collected 4 items\n";
        validation::RunRecord record;
        record.selected = 4;
        record.cases.resize(2);
        record.cases[0].outcome = validation::CaseOutcome::Passed;
        record.cases[1].outcome = validation::CaseOutcome::Skipped;
        run.record = std::make_shared<const validation::RunRecord>(record);
        QVERIFY(session->endRun(run, {*PackedBlob::of("res"), *PackedBlob::of("ults")}, actor));
        session = Session::open(file);
        const auto &ended = session->state().runs()[0].ended;
        QVERIFY(ended);
        QCOMPARE(toString(ended->state), u"timed-out"_s);
        QCOMPARE(ended->exitCode, 124);
        QCOMPARE(ended->ended, run.ended);
        QCOMPARE(ended->trouble, run.trouble);
        QCOMPARE(ended->results.size(), 2);
        QVERIFY(ended->totals == validation::totalsOf(record));
        QCOMPARE(ended->totals.selected, 4);
        QCOMPARE(ended->totals.executed(), 1);
        QCOMPARE(session->journal().blob(ended->results[1]), QByteArray("ults"));
        QCOMPARE(session->journal().blob(ended->log), run.log);
    }

    void consentIsForOneMachineAndInterpreter()
    {
        QTemporaryDir folder;
        auto session = Session::create(folder.filePath(u"a.mxreview"_s), test::sampleAnalysis(), actor);
        LauncherSpec local;
        LauncherSpec ssh;
        ssh.kind = LauncherSpec::Kind::Ssh;
        ssh.host = u"gpu1"_s;
        LauncherSpec box = ssh;
        box.kind = LauncherSpec::Kind::Docker;
        box.container = u"vllm"_s;
        QVERIFY(!session->state().hasConsent(ssh, u"python3"_s));
        QVERIFY(session->consent(ssh, u"python3"_s, actor));
        QVERIFY(session->consent(ssh, u"python3"_s, actor)); // again: nothing new
        QCOMPARE(session->events().size(), 2u);
        QVERIFY(session->state().hasConsent(ssh, u"python3"_s));
        QVERIFY(!session->state().hasConsent(ssh, u"/opt/venv/bin/python"_s));
        QVERIFY(!session->state().hasConsent(local, u"python3"_s));
        QVERIFY(!session->state().hasConsent(box, u"python3"_s));
        QVERIFY(!session->state().undoable()); // it happened
    }

    void evidenceIsAttachedUndoneAndDetached()
    {
        QTemporaryDir folder;
        auto session = Session::create(folder.filePath(u"a.mxreview"_s), test::sampleAnalysis(), actor);
        auto run = session->startRun(specOf(), actor);
        const QString entry = evidenceOf({}).entry;
        const auto early = session->attachEvidence(evidenceOf(run->id), actor);
        QVERIFY(!early);
        QVERIFY2(early.error().what.contains(u"not over"), qPrintable(early.error().what));
        run->state = RunState::Finished;
        QVERIFY(session->endRun(*run, {}, actor));

        QVERIFY(session->attachEvidence(evidenceOf(run->id), actor));
        QVERIFY(session->attachEvidence(evidenceOf(run->id), actor)); // the same: once
        QVERIFY(session->attachEvidence(evidenceOf(run->id, EvidenceLevel::Device), actor));
        QCOMPARE(session->state().entry(entry).evidence.size(), 2u);
        QVERIFY(session->state().entry(entry).strongestEvidence() == EvidenceLevel::Device);
        QVERIFY(session->undo(actor));
        QVERIFY(session->state().entry(entry).strongestEvidence() == EvidenceLevel::Isolated);
        QVERIFY(session->redo(actor));
        const qint64 first = session->state().entry(entry).evidence[0].seq;
        QVERIFY(session->detachEvidence(first, actor));
        QCOMPARE(session->state().entry(entry).evidence.size(), 1u);
        QVERIFY(session->undo(actor));
        QCOMPARE(session->state().entry(entry).evidence.size(), 2u);

        Evidence stranger = evidenceOf(run->id);
        stranger.entry = u"patch:nowhere"_s;
        QVERIFY(!session->attachEvidence(stranger, actor));
    }

    void payloadsThatAreNotWholeAreRefused_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("consent without machine") << u"consent"_s << QByteArray(R"({"python":"p"})");
        QTest::newRow("run without spec") << u"run-started"_s << QByteArray(R"({"id":"a","number":1})");
        QTest::newRow("run with an unknown launcher")
            << u"run-started"_s << QByteArray(R"({"id":"a","number":1,"spec":{"launcher":{"kind":"carrier pigeon"}}})");
        QTest::newRow("ended, and still running")
            << u"run-ended"_s
            << QByteArray(R"({"id":"a","state":"running","started":"","ended":"","trouble":"","results":[],"log":""})");
        QTest::newRow("evidence of a level that is none")
            << u"evidence"_s
            << QByteArray(
                   R"({"entry":"e","kind":"run","level":"certain","run":"r","node":"","summary":"","device":"","untested":""})");
        QTest::newRow("detached from nothing") << u"evidence-detached"_s << QByteArray(R"({"attached":0})");
    }

    void payloadsThatAreNotWholeAreRefused()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, json);
        QVERIFY(eventKinds().contains(kind));
        QVERIFY(!payloadFromJson(kind, QJsonDocument::fromJson(json).object()));
    }
};

QTEST_GUILESS_MAIN(TestRunEvents)
#include "tst_runevents.moc"
