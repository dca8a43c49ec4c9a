// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Rereview.h"

#include "tests/review/RereviewSamples.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;
using checks::Analysis;
using checks::Finding;
using checks::Severity;
using inventory::Reached;
using test::cleanAnalysis;
using test::decideIn;
using test::findingIn;
using test::findingOn;
using test::onlyFate;
using test::priorOf;

class TestRereview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsFoundAgainIsStillPresentWhereverItsLineIs()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        Analysis now = before;
        now.findings[0].line += 40;
        now.findings[0].message = u"Another wording."_s;
        const Rereview result = rereview(priorOf(before), now, {});
        QCOMPARE(result.findings.size(), 1u);
        QCOMPARE(toString(result.findings[0].fate), toString(Fate::StillPresent));
        QCOMPARE(result.findings[0].fingerprint, now.findings[0].fingerprint());
        QVERIFY(result.findings[0].reason.contains(u"a.py:45"_s));
        QVERIFY(result.added.empty());
    }

    void whatIsWorseIsStillPresent()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s, Severity::Info)};
        Analysis now = before;
        now.findings[0].severity = Severity::Error;
        const FindingFate fate = onlyFate(before, now);
        QCOMPARE(toString(fate.fate), toString(Fate::StillPresent));
        QVERIFY(fate.reason.contains(u"error"_s));
    }

    void aMovedFileTakesItsFindingsAlong()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        Analysis now = cleanAnalysis();
        now.entries[0].file = u"moved/a.py"_s;
        now.entries[0].id = u"patch:moved/a.py:up.m:f"_s;
        now.findings = {findingOn(now.entries[0], u"P03"_s, u"f"_s)};
        const Rereview result = rereview(priorOf(before), now, {});
        QCOMPARE(toString(result.findings[0].fate), toString(Fate::StillPresent));
        QVERIFY(result.findings[0].reason.contains(u"a.py"_s));
        QVERIFY2(result.added.empty(), "a moved finding is no new one");
    }

    void aFileWithoutEntriesMayMoveToo()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingIn(u"ops/moe.py"_s, u"A01"_s, u"FusedMoE"_s)};
        Analysis now = cleanAnalysis();
        now.findings = {findingIn(u"kernels/moe.py"_s, u"A01"_s, u"FusedMoE"_s)};
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::StillPresent));
        // The same name in another file that was there before is another finding.
        before.findings.push_back(findingIn(u"kernels/moe.py"_s, u"A01"_s, u"Other"_s));
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void aTargetThatUpstreamRenamedIsTheSameEntry()
    {
        Analysis before = cleanAnalysis();
        before.entries[0].symbol = u"my_f"_s;
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        Analysis now = before;
        now.entries[0].targetAttribute = u"f_new"_s;
        now.entries[0].id = u"patch:a.py:up.m:f_new"_s;
        now.findings = {findingOn(now.entries[0], u"P03"_s, u"f_new"_s)};
        const FindingFate fate = onlyFate(before, now);
        QCOMPARE(toString(fate.fate), toString(Fate::StillPresent));
        QVERIFY(fate.reason.contains(u"f_new"_s));
    }

    void whatIsNotFoundAndReachedAsBeforeIsFixed()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s), findingIn(u"c.py"_s, u"A01"_s, u"Gone"_s)};
        const Rereview result = rereview(priorOf(before), cleanAnalysis(), {});
        QCOMPARE(result.count(Fate::Fixed), 2);
        QVERIFY(result.findings[0].fingerprint.isEmpty());
    }

    void anEntryThatWasRemovedIsFixed()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        Analysis now = cleanAnalysis();
        now.entries.erase(now.entries.begin());
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void fewerPlacesAreAPartialFix()
    {
        Analysis before = cleanAnalysis();
        Finding second = findingOn(before.entries[0], u"C01"_s, u"call"_s);
        second.line = 90;
        before.findings = {findingOn(before.entries[0], u"C01"_s, u"call"_s), second};
        Analysis now = cleanAnalysis();
        now.findings = {second};
        const Rereview result = rereview(priorOf(before), now, {});
        QCOMPARE(result.count(Fate::PartiallyFixed), 2);
        QVERIFY(result.findings[0].reason.contains(u"1 of its 2"_s));
        QVERIFY(result.added.empty());
    }

    void aLowerSeverityIsAPartialFix()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s, Severity::Error)};
        Analysis now = before;
        now.findings[0].severity = Severity::Warning;
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::PartiallyFixed));
    }

    /// A check that weighs what nothing reaches lighter says nothing of a fix.
    void aLowerSeverityOfWhatIsUnreachedNowIsMasked()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s, Severity::Error)};
        Analysis now = before;
        now.findings[0].severity = Severity::Info;
        now.entries[0].reached = Reached::Never;
        const FindingFate fate = onlyFate(before, now);
        QCOMPARE(toString(fate.fate), toString(Fate::Masked));
        QCOMPARE(fate.fingerprint, now.findings[0].fingerprint());
    }

    void fewerMissingNamesOfOneImportAreAPartialFix()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingIn(u"c.py"_s, u"A01"_s, u"One, Two, Three"_s)};
        Analysis now = cleanAnalysis();
        now.findings = {findingIn(u"c.py"_s, u"A01"_s, u"Two"_s)};
        const Rereview result = rereview(priorOf(before), now, {});
        QCOMPARE(toString(result.findings[0].fate), toString(Fate::PartiallyFixed));
        QVERIFY(result.added.empty());
    }

    void aListThatShrankIsAPartialFix_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("now");
        QTest::addColumn<bool>("isPartial");
        QTest::newRow("one of two left") << QStringList{u"hunk a"_s, u"hunk b"_s} << QStringList{u"hunk b"_s} << true;
        QTest::newRow("moved lines") << QStringList{u"line 3: x"_s, u"line 9: y"_s} << QStringList{u"line 12: y"_s}
                                     << true;
        QTest::newRow("the same") << QStringList{u"hunk a"_s} << QStringList{u"hunk a"_s} << false;
        QTest::newRow("something else") << QStringList{u"a"_s, u"b"_s} << QStringList{u"c"_s} << false;
        QTest::newRow("no list any more") << QStringList{u"a"_s, u"b"_s} << QStringList{} << false;
    }
    void aListThatShrankIsAPartialFix()
    {
        QFETCH(QStringList, before);
        QFETCH(QStringList, now);
        QFETCH(bool, isPartial);
        Analysis had = cleanAnalysis();
        had.findings = {findingOn(had.entries[0], u"P04"_s, u"f"_s)};
        Analysis has = had;
        had.findings[0].details = before;
        has.findings[0].details = now;
        QCOMPARE(toString(onlyFate(had, has).fate), toString(isPartial ? Fate::PartiallyFixed : Fate::StillPresent));
    }

    void aFileThatDoesNotParseMasks()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        Analysis now = cleanAnalysis();
        now.entries.erase(now.entries.begin()); // its file lists nothing any more
        now.findings = {findingIn(u"a.py"_s, u"A05"_s, u"a"_s)};
        const FindingFate fate = onlyFate(before, now);
        QCOMPARE(toString(fate.fate), toString(Fate::Masked));
        QCOMPARE(fate.fingerprint, now.findings[0].fingerprint());
        QVERIFY(fate.reason.contains(u"a.py"_s));
        // Another file's fault hides nothing here.
        now.findings = {findingIn(u"b.py"_s, u"A05"_s, u"b"_s)};
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void aStartUpThatStopsBeforeItMasks()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s),
                           findingIn(u"vllm_metax/ops/moe.py"_s, u"C01"_s, u"call"_s),
                           findingIn(u"vllm_metax/other.py"_s, u"C01"_s, u"call"_s)};
        Analysis now = cleanAnalysis();
        Finding stop = findingIn(u"vllm_metax/__init__.py"_s, u"A02"_s, u"Missing"_s);
        stop.details = {u"up.m:f (a.py:3)"_s, u"module vllm_metax.ops.moe"_s};
        now.findings = {stop};
        const Rereview result = rereview(priorOf(before), now, {});
        QCOMPARE(toString(result.findings[0].fate), toString(Fate::Masked));
        QCOMPARE(toString(result.findings[1].fate), toString(Fate::Masked));
        QCOMPARE(result.findings[1].fingerprint, stop.fingerprint());
        QCOMPARE(toString(result.findings[2].fate), toString(Fate::Fixed));
        // It stopped there before as well: then it was found all the same, and its absence says something.
        before.findings.push_back(stop);
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void anEntryThatNothingReachesAnyMoreMasks()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        Analysis now = cleanAnalysis();
        now.entries[0].reached = Reached::Never;
        now.findings = {findingOn(now.entries[0], u"A03"_s, u"f"_s)};
        const FindingFate fate = onlyFate(before, now);
        QCOMPARE(toString(fate.fate), toString(Fate::Masked));
        QCOMPARE(fate.fingerprint, now.findings[0].fingerprint());
        // Never reached before either: the scan looked at it all the same.
        before.entries[0].reached = Reached::Never;
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void aFileWhoseEntriesAreAllUnreachedMasks()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingIn(u"a.py"_s, u"A01"_s, u"Name"_s)};
        Analysis now = cleanAnalysis();
        now.entries[0].reached = Reached::Never;
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Masked));
    }

    void aTargetThatIsGoneMasksWhatIsComparedWithIt()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        Analysis now = cleanAnalysis();
        now.findings = {findingOn(now.entries[0], u"P01"_s, u"f"_s, Severity::Error)};
        const Rereview result = rereview(priorOf(before), now, {});
        QCOMPARE(toString(result.findings[0].fate), toString(Fate::Masked));
        QVERIFY(result.findings[0].reason.contains(u"P01"_s));
        QCOMPARE(result.added.size(), 1u);
        // On the other entry it hides nothing.
        now.findings = {findingOn(now.entries[1], u"P01"_s, u"g"_s, Severity::Error)};
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void anImportThatIsGoneMasksWhatIsSaidOfItsName()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingIn(u"c.py"_s, u"C01"_s, u"FusedMoE.forward"_s)};
        Analysis now = cleanAnalysis();
        now.findings = {findingIn(u"c.py"_s, u"A01"_s, u"Other, FusedMoE"_s)};
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Masked));
        now.findings = {findingIn(u"c.py"_s, u"A01"_s, u"Other"_s)};
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void aFileThatWasNotReadMasks()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingIn(u"c.py"_s, u"A01"_s, u"Name"_s)};
        Analysis now = cleanAnalysis();
        now.notes = {u"c.py: object not present in this repository; nothing is known of it."_s};
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Masked));
        now.notes = {u"xc.py: object not present in this repository; nothing is known of it."_s};
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Fixed));
    }

    void aRejectionMasks()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        PriorReview prior = priorOf(before);
        decideIn(prior, test::sampleDecision(before.entries[0].id, Disposition::Reject));
        const Rereview result = rereview(prior, cleanAnalysis(), {});
        QCOMPARE(toString(result.findings[0].fate), toString(Fate::Masked));
        QVERIFY(result.findings[0].reason.contains(u"Wu Lan"_s));
    }

    void aScanThatDidNotLookForItMasks()
    {
        Analysis before = cleanAnalysis();
        before.entries[1].domain = inventory::Domain::Registry;
        before.findings = {findingOn(before.entries[1], u"R04"_s, u"g"_s)};
        Analysis now = cleanAnalysis();
        now.entries.pop_back();
        QCOMPARE(toString(onlyFate(before, now).fate), toString(Fate::Masked));
    }

    void decisionsCarryOnlyOnEqualContentAndWithoutNewFindings_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<DecisionFate::Kind>("kind");
        QTest::addColumn<QString>("word");
        QTest::newRow("nothing") << u"nothing"_s << DecisionFate::Kind::Carries << u"same code"_s;
        QTest::newRow("local") << u"local"_s << DecisionFate::Kind::Stale << u"the plugin's code changed"_s;
        QTest::newRow("target") << u"target"_s << DecisionFate::Kind::Stale << u"at the target changed"_s;
        QTest::newRow("base gone") << u"base"_s << DecisionFate::Kind::Stale << u"at base is gone"_s;
        QTest::newRow("finding") << u"finding"_s << DecisionFate::Kind::Stale << u"P04 hunk"_s;
        QTest::newRow("known finding") << u"known"_s << DecisionFate::Kind::Carries << u"same code"_s;
        QTest::newRow("unreadable") << u"unreadable"_s << DecisionFate::Kind::Stale << u"cannot be read"_s;
        QTest::newRow("gone") << u"gone"_s << DecisionFate::Kind::Gone << u"no such entry"_s;
    }
    void decisionsCarryOnlyOnEqualContentAndWithoutNewFindings()
    {
        QFETCH(QString, change);
        QFETCH(DecisionFate::Kind, kind);
        QFETCH(QString, word);
        Analysis now = cleanAnalysis();
        const QString id = now.entries[0].id;
        Decision decision = test::sampleDecision(id);
        const Finding finding = findingOn(now.entries[0], u"P04"_s, u"hunk"_s);
        if (change == "known"_L1)
            decision.findings = {finding.fingerprint()};
        PriorReview prior = priorOf(cleanAnalysis());
        decideIn(prior, decision);
        QHash<QString, ContentDigests> digests{{id, decision.digests}};
        if (change == "local"_L1)
            digests[id].local = u"other"_s;
        if (change == "target"_L1)
            digests[id].target = u"other"_s;
        if (change == "base"_L1)
            digests[id].base.clear();
        if (change == "finding"_L1 || change == "known"_L1)
            now.findings = {finding};
        if (change == "unreadable"_L1)
            digests.clear();
        if (change == "gone"_L1)
            now.entries.erase(now.entries.begin());
        const Rereview result = rereview(prior, now, digests);
        QCOMPARE(result.decisions.size(), 1u);
        QCOMPARE(toString(result.decisions[0].kind), toString(kind));
        QVERIFY2(result.decisions[0].reason.contains(word), qPrintable(result.decisions[0].reason));
        QCOMPARE(result.decisionOf(id) == nullptr, kind == DecisionFate::Kind::Gone);
    }

    void theJsonFormCountsAndNames()
    {
        Analysis before = cleanAnalysis();
        before.findings = {findingOn(before.entries[0], u"P03"_s, u"f"_s)};
        PriorReview prior = priorOf(before);
        decideIn(prior, test::sampleDecision(before.entries[1].id));
        const QJsonObject json = rereview(prior, cleanAnalysis(), {}).toJson();
        const QJsonObject summary = json.value(u"summary"_s).toObject();
        QCOMPARE(summary.value(u"fixed"_s).toInt(), 1);
        QCOMPARE(summary.value(u"stale"_s).toInt(), 1);
        QCOMPARE(json.value(u"findings"_s).toArray().at(0).toObject().value(u"fate"_s).toString(), u"fixed"_s);
        QCOMPARE(json.value(u"decisions"_s).toArray().at(0).toObject().value(u"fate"_s).toString(), u"stale"_s);
    }
};

QTEST_GUILESS_MAIN(TestRereview)
#include "tst_rereview.moc"
