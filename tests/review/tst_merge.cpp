// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Merge.h"

#include "models/review/BlobCodec.h"
#include "tests/review/ReviewSamples.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString me = u"Zhang San"_s;
const QString other = u"Wu Lan"_s;
const QString entryA = u"patch:a.py:up.m:f"_s;
const QString entryB = u"patch:b.py:up.m:g"_s;

checks::Analysis analysis()
{
    checks::Analysis sample = test::sampleAnalysis();
    sample.setup.subjectId = u"cccc"_s;
    return sample;
}

Decision decision(const QString &entry, Disposition disposition, const QString &reason)
{
    Decision made = test::sampleDecision(entry, disposition);
    made.reason = reason;
    return made;
}

} // namespace

/// What two reviewers of one review did, put together.
class TestMerge : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;

    Session made(const QString &name, const checks::Analysis &of = analysis()) const
    {
        auto session = Session::create(m_folder->filePath(name), of, me);
        Q_ASSERT(session);
        return *std::move(session);
    }
    /// What another reviewer would start from.
    Session copyOf(const Session &session, const QString &name) const
    {
        const QString copy = m_folder->filePath(name);
        {
            auto folded = Session::open(session.path());
            Q_ASSERT(folded);
            // The write-ahead log goes with the file.
            for (const QString &part : {u""_s, u"-wal"_s, u"-shm"_s})
                QFile::copy(session.path() + part, copy + part);
        }
        auto opened = Session::open(copy);
        Q_ASSERT(opened);
        return *std::move(opened);
    }
    static std::vector<MergeChoice> all(const Merge &merge, MergeChoice choice)
    {
        return std::vector<MergeChoice>(merge.conflicts().size(), choice);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsAbsentHereIsTakenAndNamesTheOther()
    {
        Session mine = made(u"mine.mxreview"_s);
        Session theirs = made(u"theirs.mxreview"_s);
        QVERIFY(theirs.decide(decision(entryA, Disposition::Update, u"Renamed."_s), other));
        QVERIFY(theirs.writeNote(entryB, u"Ask upstream."_s, other));
        QVERIFY(theirs.markChecklist(entryA, u"target-read"_s, true, other));
        QVERIFY(theirs.suppress(analysis().findings[1], u"Not here."_s, other));
        const auto merge = Merge::of(mine, theirs);
        QVERIFY2(merge, qPrintable(merge ? QString() : merge.error().what));
        QCOMPARE(merge->count(), 4);
        QVERIFY(merge->conflicts().empty());
        const auto outcome = merge->apply(mine, theirs, {}, me);
        QVERIFY(outcome);
        QCOMPARE(outcome->taken, 4);
        QVERIFY(outcome->problems.isEmpty());
        const DecisionRecord record = *mine.state().entry(entryA).decision;
        QCOMPARE(toString(record.decision.disposition), toString(Disposition::Update));
        QCOMPARE(record.actor, me);
        QCOMPARE(record.decision.origin->how, DecisionOrigin::How::Imported);
        QCOMPARE(record.decision.origin->actor, other);
        QCOMPARE(record.decision.origin->session, u"theirs.mxreview"_s);
        QCOMPARE(mine.state().entry(entryB).note->text, u"Ask upstream."_s);
        QVERIFY(mine.state().entry(entryB).note->actor.contains(other));
        QVERIFY(mine.state().entry(entryA).checklistDone.contains(u"target-read"_s));
        QVERIFY(mine.state().isSuppressed(analysis().findings[1]));
        // Once more there is nothing left to take.
        QCOMPARE(Merge::of(mine, theirs)->count(), 0);
        // One by one, the last first.
        QVERIFY(mine.undo(me));
        QVERIFY(!mine.state().isSuppressed(analysis().findings[1]));
        QVERIFY(mine.state().entry(entryA).decision);
    }

    void theSameDecisionIsNoQuestion()
    {
        Session mine = made(u"mine.mxreview"_s);
        Session theirs = made(u"theirs.mxreview"_s);
        QVERIFY(mine.decide(decision(entryA, Disposition::Update, u"Renamed."_s), me));
        QVERIFY(theirs.decide(decision(entryA, Disposition::Update, u"Renamed."_s), other));
        const auto merge = Merge::of(mine, theirs);
        QCOMPARE(merge->count(), 0);
        QVERIFY(merge->conflicts().empty());
    }

    void conflictsAreDecidedBeforeAnythingIsTaken_data()
    {
        QTest::addColumn<MergeChoice>("choice");
        QTest::addColumn<Disposition>("disposition");
        QTest::addColumn<QString>("note");
        QTest::newRow("mine") << MergeChoice::Mine << Disposition::Update << u"My note."_s;
        QTest::newRow("theirs") << MergeChoice::Theirs << Disposition::Remove << u"Their note."_s;
        QTest::newRow("both") << MergeChoice::Both << Disposition::Remove << u"My note.\n\nTheir note."_s;
    }
    void conflictsAreDecidedBeforeAnythingIsTaken()
    {
        QFETCH(MergeChoice, choice);
        QFETCH(Disposition, disposition);
        QFETCH(QString, note);
        Session mine = made(u"mine.mxreview"_s);
        Session theirs = made(u"theirs.mxreview"_s);
        QVERIFY(mine.decide(decision(entryA, Disposition::Update, u"Renamed."_s), me));
        QVERIFY(theirs.decide(decision(entryA, Disposition::Remove, u"Gone."_s), other));
        QVERIFY(mine.writeNote(entryA, u"My note."_s, me));
        QVERIFY(theirs.writeNote(entryA, u"Their note."_s, other));
        QVERIFY(theirs.markChecklist(entryB, u"target-read"_s, true, other));
        const auto merge = Merge::of(mine, theirs);
        QCOMPARE(merge->conflicts().size(), 2u);
        QCOMPARE(toString(merge->conflicts()[0].kind), toString(MergeConflict::Kind::Decision));
        QVERIFY(merge->conflicts()[0].mine.text.contains(u"Renamed."_s));
        QVERIFY(merge->conflicts()[0].theirs.text.contains(u"Gone."_s));
        QCOMPARE(merge->conflicts()[0].theirs.actor, other);
        QCOMPARE(merge->count(), 1);
        const size_t events = mine.events().size();
        QVERIFY(!merge->apply(mine, theirs, {MergeChoice::Mine, MergeChoice::Undecided}, me));
        QVERIFY(!merge->apply(mine, theirs, {MergeChoice::Mine}, me));
        QCOMPARE(mine.events().size(), events);
        QVERIFY(merge->apply(mine, theirs, all(*merge, choice), me));
        QCOMPARE(toString(mine.state().entry(entryA).decision->decision.disposition), toString(disposition));
        QCOMPARE(mine.state().entry(entryA).note->text, note);
        QVERIFY(mine.state().entry(entryB).checklistDone.contains(u"target-read"_s));
        const QJsonObject json = merge->toJson();
        QCOMPARE(json.value(u"conflicts"_s).toArray().size(), 2);
    }

    /// One session is a copy of the other: what only one of them changed since is the newer one.
    void theNewerOneWinsWhereOnlyOneSideChanged()
    {
        Session mine = made(u"mine.mxreview"_s);
        QVERIFY(mine.decide(decision(entryA, Disposition::Update, u"First."_s), me));
        QVERIFY(mine.decide(decision(entryB, Disposition::Update, u"First."_s), me));
        QVERIFY(mine.writeNote(entryA, u"To do."_s, me));
        QVERIFY(mine.suppress(analysis().findings[1], u"Not here."_s, me));
        QVERIFY(mine.markChecklist(entryA, u"target-read"_s, true, me));
        Session theirs = copyOf(mine, u"theirs.mxreview"_s);
        QVERIFY(theirs.decide(decision(entryA, Disposition::Remove, u"Second."_s), other));
        QVERIFY(mine.decide(decision(entryB, Disposition::Migrate, u"Mine."_s), me));
        QVERIFY(theirs.writeNote(entryA, {}, other));
        QVERIFY(theirs.unsuppress(analysis().findings[1].fingerprint(), other));
        QVERIFY(theirs.markChecklist(entryA, u"target-read"_s, false, other));
        const auto merge = Merge::of(mine, theirs);
        QVERIFY(merge->conflicts().empty());
        QCOMPARE(merge->apply(mine, theirs, {}, me)->taken, 4);
        QCOMPARE(mine.state().entry(entryA).decision->decision.reason, u"Second."_s);
        QCOMPARE(mine.state().entry(entryB).decision->decision.reason, u"Mine."_s);
        QVERIFY(!mine.state().entry(entryA).note);
        QVERIFY(mine.state().suppressions().isEmpty());
        QVERIFY(mine.state().entry(entryA).checklistDone.isEmpty());
    }

    void evidenceComesWithItsContentAndItsRun()
    {
        Session mine = made(u"mine.mxreview"_s);
        Session theirs = made(u"theirs.mxreview"_s);
        QVERIFY(mine.startRun({}, me)); // number 1 is taken here
        auto run = theirs.startRun({}, other);
        QVERIFY(run);
        run->state = validation::RunState::Finished;
        run->record = std::make_shared<const validation::RunRecord>();
        run->log = "42 passed\n";
        QVERIFY(theirs.endRun(*run, {*PackedBlob::of("results")}, other));
        Evidence ofRun;
        ofRun.entry = entryA;
        ofRun.run = run->id;
        ofRun.summary = u"42 passed"_s;
        QVERIFY(theirs.attachEvidence(ofRun, other));
        Evidence ofFile;
        ofFile.entry = entryB;
        ofFile.kind = Evidence::Kind::File;
        ofFile.reference = u"trace.log"_s;
        ofFile.summary = u"A trace."_s;
        QVERIFY(theirs.attachEvidence(ofFile, other, "the trace"));

        const auto merge = Merge::of(mine, theirs);
        QCOMPARE(merge->count(), 3);
        const auto outcome = merge->apply(mine, theirs, {}, me);
        QVERIFY(outcome);
        QVERIFY2(outcome->problems.isEmpty(), qPrintable(outcome->problems.join(u'\n')));
        QCOMPARE(mine.state().runs().size(), 2u);
        const RunRecorded &imported = mine.state().runs().back();
        QCOMPARE(imported.started.id, run->id);
        QCOMPARE(imported.started.number, 2);
        QCOMPARE(*mine.journal().blob(imported.ended->results.front()), QByteArray("results"));
        QCOMPARE(*mine.journal().blob(imported.ended->log), QByteArray("42 passed\n"));
        QCOMPARE(mine.state().entry(entryA).evidence.size(), 1u);
        const Evidence file = mine.state().entry(entryB).evidence.front().evidence;
        QCOMPARE(*mine.journal().blob(file.content), QByteArray("the trace"));
        QCOMPARE(Merge::of(mine, theirs)->count(), 0);
    }

    void anotherReviewIsRefused_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("word");
        QTest::newRow("base") << u"base"_s << u"base"_s;
        QTest::newRow("target") << u"target"_s << u"target"_s;
        QTest::newRow("subject") << u"subject"_s << u"content of the plugin"_s;
    }
    void anotherReviewIsRefused()
    {
        QFETCH(QString, change);
        QFETCH(QString, word);
        checks::Analysis changed = analysis();
        (change == "base"_L1     ? changed.setup.base.commit
         : change == "target"_L1 ? changed.setup.target.commit
                                 : changed.setup.subjectId) = u"999"_s;
        const Session mine = made(u"mine.mxreview"_s);
        const Session theirs = made(u"theirs.mxreview"_s, changed);
        const auto merge = Merge::of(mine, theirs);
        QVERIFY(!merge);
        QVERIFY2(merge.error().what.contains(word), qPrintable(merge.error().what));
        QVERIFY(!merge.error().advice.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMerge)
#include "tst_merge.moc"
