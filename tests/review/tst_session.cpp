// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Session.h"
#include "tests/review/RawDatabase.h"
#include "tests/review/ReviewSamples.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString actor = u"Wu Lan"_s;
const QString entryA = u"patch:a.py:up.m:f"_s;

} // namespace

class TestSession : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"a.mxreview"_s);
    }

    void survivesClosing()
    {
        const checks::Analysis analysis = test::sampleAnalysis();
        const Decision decision = test::sampleDecision(entryA, Disposition::Update);
        {
            auto session = Session::create(m_path, analysis, actor);
            QVERIFY2(session, qPrintable(session ? QString() : session.error().what));
            QCOMPARE(session->analysis(), analysis);
            QCOMPARE(session->events().size(), 1u);
            QVERIFY(session->decide(decision, actor));
            QVERIFY(session->writeNote(entryA, u"look again"_s, actor));
            QVERIFY(session->markChecklist(entryA, u"target-read"_s, true, actor));
        }
        const auto session = Session::open(m_path);
        QVERIFY2(session, qPrintable(session ? QString() : session.error().what));
        QCOMPARE(session->path(), m_path);
        QCOMPARE(session->analysis(), analysis);
        const EntryState &state = session->state().entry(entryA);
        QCOMPARE(state.decision->decision, decision);
        QCOMPARE(state.decision->actor, actor);
        QCOMPARE(state.note->text, u"look again"_s);
        QCOMPARE(state.checklistDone, QSet<QString>{u"target-read"_s});
    }

    void recordsOnlyWhatChanges()
    {
        auto session = Session::create(m_path, test::sampleAnalysis(), actor);
        QVERIFY(session);
        QVERIFY(session->decide(test::sampleDecision(entryA), actor));
        QVERIFY(session->decide(test::sampleDecision(entryA), actor));
        QVERIFY(session->writeNote(entryA, QString(), actor));
        QVERIFY(session->markChecklist(entryA, u"target-read"_s, false, actor));
        QVERIFY(session->recordScan(test::sampleAnalysis(), actor));
        QCOMPARE(session->events().size(), 2u);

        checks::Analysis later = test::sampleAnalysis();
        later.findings.pop_back();
        QVERIFY(session->recordScan(later, actor));
        QCOMPARE(session->events().size(), 3u);
        QCOMPARE(session->analysis(), later);
        QVERIFY(session->state().entry(entryA).decision);
        QCOMPARE(Session::open(m_path)->analysis(), later);
        QVERIFY(session->recordScan(test::sampleAnalysis(), actor)); // and back again is a change too
        QCOMPARE(session->events().size(), 4u);
        QCOMPARE(Session::open(m_path)->analysis(), test::sampleAnalysis());
    }

    void suppressionsSurviveClosingAndANewScan()
    {
        const checks::Analysis analysis = test::sampleAnalysis();
        const checks::Finding finding = analysis.findings[0];
        {
            auto session = Session::create(m_path, analysis, actor);
            QVERIFY(session);
            QVERIFY(!session->suppress(finding, u" \n "_s, actor));
            QCOMPARE(session->events().size(), 1u);
            QVERIFY(session->suppress(finding, u" The device has no such path. \n"_s, actor));
            QVERIFY(session->suppress(finding, u"The device has no such path."_s, actor)); // says the same: no event
            QVERIFY(session->unsuppress(u"of no finding"_s, actor));
            QCOMPARE(session->events().size(), 2u);
            checks::Analysis later = analysis;
            later.findings[0].line += 7;
            QVERIFY(session->recordScan(later, actor));
        }
        auto session = Session::open(m_path);
        QVERIFY2(session, qPrintable(session ? QString() : session.error().what));
        QVERIFY(session->state().isSuppressed(session->analysis().findings[0]));
        const SuppressionRecord record = session->state().suppressions().value(finding.fingerprint());
        QCOMPARE(record.suppressed.reason, u"The device has no such path."_s);
        QCOMPARE(record.suppressed.check, finding.check);
        QCOMPARE(record.actor, actor);
        QVERIFY(record.time.isValid());
        QVERIFY(session->unsuppress(finding.fingerprint(), actor));
        QVERIFY(!session->state().isSuppressed(finding));
        QVERIFY(session->undo(actor));
        QVERIFY(Session::open(m_path)->state().isSuppressed(finding));
    }

    void undoAndRedoAreEvents()
    {
        auto session = Session::create(m_path, test::sampleAnalysis(), actor);
        QVERIFY(session);
        QVERIFY(!session->undo(actor));
        QVERIFY(!session->redo(actor));
        QVERIFY(session->decide(test::sampleDecision(entryA), actor));
        QVERIFY(session->undo(actor));
        QVERIFY(!session->state().entry(entryA).decision);
        QVERIFY(session->redo(actor));
        QCOMPARE(session->events().size(), 4u);
        const auto reopened = Session::open(m_path);
        QCOMPARE(reopened->state().entry(entryA).decision->decision, test::sampleDecision(entryA));
    }

    void decisionsNeedAnEntry()
    {
        auto session = Session::create(m_path, test::sampleAnalysis(), actor);
        QVERIFY(session);
        const auto unknown = session->decide(test::sampleDecision(u"patch:none"_s), actor);
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().kind, Error::Kind::NotFound);
        QVERIFY(!session->writeNote(QString(), u"text"_s, actor));
        QCOMPARE(session->events().size(), 1u);
    }

    void aRefusedEventLeavesTheStateAsItWas()
    {
        auto first = Session::create(m_path, test::sampleAnalysis(), actor);
        QVERIFY(first);
        auto second = Session::open(m_path);
        QVERIFY(second);
        QVERIFY(first->decide(test::sampleDecision(entryA), actor));
        QVERIFY(!second->decide(test::sampleDecision(entryA, Disposition::Remove), actor));
        QVERIFY(!second->state().entry(entryA).decision);
        QVERIFY(!second->recordScan(checks::Analysis(), actor));
        QCOMPARE(second->analysis(), test::sampleAnalysis());
        QCOMPARE(second->events().size(), 1u);
    }

    void refusesSessionsWithoutAReadableScan()
    {
        {
            QVERIFY(Journal::create(m_path));
        }
        const auto noScan = Session::open(m_path);
        QVERIFY(!noScan);
        QVERIFY(noScan.error().what.contains(u"records no scan"));
        QVERIFY(!Session::create(m_path, test::sampleAnalysis(), actor)); // exists

        {
            auto journal = Journal::open(m_path);
            QVERIFY(journal);
            QVERIFY(journal->append(ScanRecorded{*journal->putBlob("[1]")}, actor));
        }
        const auto notAnAnalysis = Session::open(m_path);
        QVERIFY(!notAnAnalysis);
        QVERIFY(notAnAnalysis.error().what.contains(u"cannot be read"));

        test::tamper(m_path, u"DELETE FROM blobs"_s);
        const auto noBlob = Session::open(m_path);
        QVERIFY(!noBlob);
        QVERIFY(noBlob.error().what.contains(u"does not hold"));
    }

    void aFailedCreationLeavesNothing()
    {
        checks::Analysis tooLarge = test::sampleAnalysis();
        tooLarge.notes = {QString(70 * 1024 * 1024, u'x')};
        QVERIFY(!Session::create(m_path, tooLarge, actor));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
