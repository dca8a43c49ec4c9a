// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Checklist.h"
#include "models/review/ReviewState.h"
#include "tests/review/ReviewSamples.h"

#include <QSet>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString entryA = u"patch:a.py:up.m:f"_s;
const QString entryB = u"patch:b.py:up.m:g"_s;

/// Events as a journal would hold them; hashes play no part here.
class Story
{
public:
    Story &add(EventPayload payload)
    {
        const auto seq = static_cast<qint64>(m_events.size()) + 1;
        const auto time = QDateTime::fromSecsSinceEpoch(seq, QTimeZone::UTC);
        m_events.push_back({seq, time, u"actor %1"_s.arg(seq), std::move(payload), {}, {}});
        return *this;
    }
    Story &decide(const QString &entry, Disposition disposition)
    {
        return add(DecisionMade{test::sampleDecision(entry, disposition)});
    }
    Story &undo() { return add(Undone{state().undoable().value()}); }
    Story &redo() { return add(Undone{state().redoable().value()}); }
    ReviewState state(qint64 upTo = 0) const { return ReviewState::fold(m_events, upTo); }

private:
    std::vector<Event> m_events;
};

/// "retain", or "-" when nothing is decided.
QString decided(const ReviewState &state, const QString &entry)
{
    const auto &decision = state.entry(entry).decision;
    return decision ? toString(decision->decision.disposition) : u"-"_s;
}

} // namespace

class TestReviewState : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void foldsEveryKind()
    {
        Story story;
        story.add(ScanRecorded{u"s1"_s}).decide(entryA, Disposition::Retain).add(NoteWritten{entryA, u"note"_s});
        story.add(ChecklistMarked{entryA, u"one"_s, true}).add(ChecklistMarked{entryA, u"two"_s, true});
        story.add(ChecklistMarked{entryA, u"one"_s, false}).add(ScanRecorded{u"s2"_s});
        story.decide(entryA, Disposition::Remove);

        const ReviewState state = story.state();
        QCOMPARE(state.analysisDigest(), u"s2"_s);
        const EntryState &entry = state.entry(entryA);
        QCOMPARE(entry.decision->decision, test::sampleDecision(entryA, Disposition::Remove));
        QCOMPARE(entry.decision->seq, 8);
        QCOMPARE(entry.decision->supersedes, std::optional<qint64>(2));
        QCOMPARE(entry.decision->actor, u"actor 8"_s);
        QCOMPARE(entry.decision->time, QDateTime::fromSecsSinceEpoch(8, QTimeZone::UTC));
        QCOMPARE(*entry.note,
                 (NoteRecord{u"note"_s, 3, QDateTime::fromSecsSinceEpoch(3, QTimeZone::UTC), u"actor 3"_s}));
        QCOMPARE(entry.checklistDone, QSet<QString>{u"two"_s});
        QCOMPARE(state.entry(u"nobody touched"_s), EntryState());
    }

    void replaysUpToAnyEvent()
    {
        Story story;
        story.add(ScanRecorded{u"s1"_s}).decide(entryA, Disposition::Retain).decide(entryA, Disposition::Update).undo();
        QCOMPARE(decided(story.state(1), entryA), u"-"_s);
        QCOMPARE(decided(story.state(2), entryA), u"retain"_s);
        QCOMPARE(decided(story.state(3), entryA), u"update"_s); // not yet undone then
        QCOMPARE(decided(story.state(4), entryA), u"retain"_s);
        QCOMPARE(decided(story.state(99), entryA), u"retain"_s);
        QCOMPARE(decided(ReviewState::fold({}), entryA), u"-"_s);
    }

    void anEmptyNoteTakesTheNoteAway()
    {
        Story story;
        story.add(NoteWritten{entryA, u"x"_s}).add(NoteWritten{entryA, QString()});
        QVERIFY(!story.state().entry(entryA).note);
        story.undo();
        QCOMPARE(story.state().entry(entryA).note->text, u"x"_s);
    }

    void undoWalksBackAndRedoForth()
    {
        Story story;
        story.add(ScanRecorded{u"s"_s});
        QVERIFY(!story.state().undoable());
        QVERIFY(!story.state().redoable());
        story.decide(entryA, Disposition::Retain)
            .decide(entryA, Disposition::Update)
            .decide(entryB, Disposition::Remove);

        story.undo();
        QCOMPARE(decided(story.state(), entryB), u"-"_s);
        story.add(ScanRecorded{u"s2"_s}); // a scan between changes nothing
        story.undo();
        QCOMPARE(decided(story.state(), entryA), u"retain"_s);
        QCOMPARE(story.state().entry(entryA).decision->supersedes, std::optional<qint64>());
        story.undo();
        QCOMPARE(decided(story.state(), entryA), u"-"_s);
        QVERIFY(!story.state().undoable());

        story.redo();
        QCOMPARE(decided(story.state(), entryA), u"retain"_s);
        story.redo();
        QCOMPARE(decided(story.state(), entryA), u"update"_s);
        story.undo();
        QCOMPARE(decided(story.state(), entryA), u"retain"_s);
        story.redo().redo();
        QCOMPARE(decided(story.state(), entryA), u"update"_s);
        QCOMPARE(decided(story.state(), entryB), u"remove"_s);
        QVERIFY(!story.state().redoable());
    }

    void aNewEventClosesTheWayBack()
    {
        Story story;
        story.decide(entryA, Disposition::Retain).undo().add(NoteWritten{entryB, u"n"_s});
        QVERIFY(!story.state().redoable());
        story.undo(); // of the note
        QCOMPARE(story.state().redoable(), std::optional<qint64>(4));
        story.redo();
        QVERIFY(!story.state().redoable());
        QCOMPARE(decided(story.state(), entryA), u"-"_s);
    }

    void meaninglessUndosAreIgnored()
    {
        Story story;
        story.add(ScanRecorded{u"s"_s}).decide(entryA, Disposition::Retain);
        story.add(Undone{1}).add(Undone{4}).add(Undone{99}).add(Undone{6});
        QCOMPARE(story.state().analysisDigest(), u"s"_s);
        QCOMPARE(decided(story.state(), entryA), u"retain"_s);
        QVERIFY(!story.state().redoable());
        story.add(Undone{2}).add(Undone{2}); // twice, as two windows might
        QCOMPARE(decided(story.state(), entryA), u"-"_s);
    }

    void progressCountsEntriesOfTheAnalysis()
    {
        Story story;
        story.decide(entryA, Disposition::Retain).decide(entryA, Disposition::Update);
        story.decide(u"patch:gone.py:x:y"_s, Disposition::Remove).add(NoteWritten{entryB, u"n"_s});
        const auto progress = story.state().progress(test::sampleAnalysis());
        QCOMPARE(progress.decided, 1);
        QCOMPARE(progress.total, 2);
    }

    void staleByContentOrByNewFinding()
    {
        const checks::Analysis analysis = test::sampleAnalysis();
        Decision decision = test::sampleDecision(entryA);
        decision.findings = {analysis.findings[0].fingerprint(), analysis.findings[1].fingerprint(), u"fixed since"_s};
        const ContentDigests now = decision.digests;
        Story story;
        story.add(DecisionMade{decision});
        QVERIFY(!story.state().isStale(entryA, analysis, now));
        QVERIFY(!story.state().isStale(entryB, analysis, {}));
        for (const auto side : {&ContentDigests::local, &ContentDigests::base, &ContentDigests::target}) {
            ContentDigests other = now;
            other.*side = u"changed"_s;
            QVERIFY(story.state().isStale(entryA, analysis, other));
        }
        decision.findings.removeFirst();
        story.add(DecisionMade{decision});
        QVERIFY(story.state().isStale(entryA, analysis, now));
    }

    void suppressionsAreKeptByFingerprint()
    {
        const checks::Analysis analysis = test::sampleAnalysis();
        const checks::Finding &finding = analysis.findings[0];
        Story story;
        story.add(FindingSuppressed{finding.fingerprint(), finding.check, finding.file, finding.symbol, u"first"_s});
        QVERIFY(story.state().isSuppressed(finding));
        QVERIFY(!story.state().isSuppressed(analysis.findings[1]));
        QCOMPARE(story.state().suppressedCount(analysis), 1);
        checks::Finding moved = finding;
        moved.line += 40;
        moved.message = u"in other words"_s;
        QVERIFY(story.state().isSuppressed(moved));
        story.add(FindingSuppressed{finding.fingerprint(), finding.check, finding.file, finding.symbol, u"second"_s});
        QCOMPARE(story.state().suppressions().value(finding.fingerprint()).suppressed.reason, u"second"_s);
        QCOMPARE(story.state().suppressions().value(finding.fingerprint()).seq, 2);
        story.add(FindingUnsuppressed{finding.fingerprint()});
        QVERIFY(!story.state().isSuppressed(finding));
        story.undo();
        QCOMPARE(story.state().suppressions().value(finding.fingerprint()).suppressed.reason, u"second"_s);
        story.undo();
        QCOMPARE(story.state().suppressions().value(finding.fingerprint()).suppressed.reason, u"first"_s);
        story.undo();
        QVERIFY(story.state().suppressions().isEmpty());
        QVERIFY(!story.state().undoable());
        story.redo();
        QCOMPARE(story.state().suppressions().value(finding.fingerprint()).suppressed.reason, u"first"_s);
    }

    void aSuppressedFindingMakesNoDecisionStale()
    {
        const checks::Analysis analysis = test::sampleAnalysis();
        Decision decision = test::sampleDecision(entryA);
        decision.findings = {analysis.findings[1].fingerprint()};
        Story story;
        story.add(DecisionMade{decision});
        QVERIFY(story.state().isStale(entryA, analysis, decision.digests));
        story.add(FindingSuppressed{analysis.findings[0].fingerprint(), u"P03"_s, u"a.py"_s, QString(), u"r"_s});
        QVERIFY(!story.state().isStale(entryA, analysis, decision.digests));
    }

    void suppressionsWithoutAFieldAreRefused()
    {
        const EventPayload whole = FindingSuppressed{u"f"_s, u"A01"_s, u"a.py"_s, u"s"_s, u"reason"_s};
        const QJsonObject good = payloadToJson(whole);
        QCOMPARE(payloadFromJson(u"finding-suppressed"_s, good), std::optional(whole));
        for (const QString &key : good.keys()) {
            QJsonObject object = good;
            object.remove(key);
            QVERIFY2(!payloadFromJson(u"finding-suppressed"_s, object), qPrintable(key));
        }
        QJsonObject blank = good;
        blank.insert(u"reason"_s, u" \n"_s);
        QVERIFY(!payloadFromJson(u"finding-suppressed"_s, blank));
        QVERIFY(!payloadFromJson(u"finding-unsuppressed"_s, {}));
        for (const QString &kind : eventKinds())
            QVERIFY2(!payloadFromJson(kind, {}), qPrintable(kind));
    }

    void wordsRoundTrip()
    {
        for (const auto value : dispositionsFor(inventory::Domain::Patch))
            QCOMPARE(dispositionFromString(toString(value)), std::optional(value));
        QCOMPARE(toString(ReasonCategory::CorrectnessRequirement), u"correctness-requirement"_s);
        QCOMPARE(reasonCategoryFromString(u"performance-policy"), std::optional(ReasonCategory::PerformancePolicy));
        QVERIFY(!reasonCategoryFromString(u"Performance policy"));
        QVERIFY(!dispositionFromString(u""));
        const Decision decision = test::sampleDecision(entryA, Disposition::Migrate);
        QCOMPARE(Decision::fromJson(decision.toJson()), std::optional(decision));
    }

    void decisionsWithoutAFieldAreRefused_data()
    {
        QTest::addColumn<QString>("key");
        const auto keys = test::sampleDecision(entryA).toJson().keys();
        for (const QString &key : keys)
            QTest::newRow(qPrintable(key)) << key;
    }
    void decisionsWithoutAFieldAreRefused()
    {
        QFETCH(const QString, key);
        QJsonObject object = test::sampleDecision(entryA).toJson();
        object.insert(key, 5);
        QVERIFY(!Decision::fromJson(object));
        object.remove(key);
        QVERIFY(!Decision::fromJson(object));
    }

    void checklistIdsAreStable()
    {
        QStringList ids;
        for (const ChecklistItem &item : checklistFor(inventory::Domain::Patch)) {
            ids.append(item.id);
            QVERIFY(!item.text.isEmpty());
            QVERIFY(item.source.startsWith(u"patch-upgrade §"));
        }
        QCOMPARE(ids, (QStringList{u"activation-traced"_s, u"target-read"_s, u"upstream-reason-understood"_s,
                                   u"contract-compared"_s, u"callers-reach-replacement"_s, u"semantics-preserved"_s,
                                   u"comments-true"_s, u"validation-named"_s}));
        QStringList others;
        for (const auto domain : {inventory::Domain::Model, inventory::Domain::Commit}) {
            for (const ChecklistItem &item : checklistFor(domain)) {
                others.append(item.id);
                QVERIFY(item.source.startsWith(u"model-upgrade"));
            }
        }
        QCOMPARE(others, (QStringList{u"counterpart-confirmed"_s, u"complete-diff-read"_s, u"commits-disposed"_s,
                                      u"matrix-filled"_s, u"config-checked"_s, u"dependencies-followed"_s,
                                      u"notes-true"_s, u"upstream-defects-attributed"_s, u"validation-named"_s,
                                      u"patch-read"_s, u"other-modules-inspected"_s, u"dependents-named"_s}));
    }
};

QTEST_GUILESS_MAIN(TestReviewState)
#include "tst_reviewstate.moc"
