// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/PriorReview.h"

#include "models/review/Rereview.h"
#include "models/review/Session.h"
#include "models/review/StoredEvents.h"
#include "tests/review/ReviewSamples.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString earlierActor = u"Wu Lan"_s;
const QString actor = u"Zhang San"_s;
const QString entryA = u"patch:a.py:up.m:f"_s;
const QString entryB = u"patch:b.py:up.m:g"_s;

} // namespace

/// Following on an earlier session: what is kept of it, and what is carried forward.
class TestPriorReview : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString file(const QString &name) const { return m_folder->filePath(name); }

    /// Decides both entries and suppresses a finding.
    void makeEarlier() const
    {
        auto session = Session::create(file(u"earlier.mxreview"_s), test::sampleAnalysis(), earlierActor);
        QVERIFY(session);
        Decision decision = test::sampleDecision(entryA);
        for (const checks::Finding &finding : session->analysis().findings)
            decision.findings.append(finding.fingerprint());
        QVERIFY(session->decide(decision, earlierActor));
        QVERIFY(session->decide(test::sampleDecision(entryB, Disposition::Update), earlierActor));
        QVERIFY(session->suppress(session->analysis().findings[1], u"Not here."_s, earlierActor));
    }

    PriorReview earlier() const
    {
        const auto session = Session::open(file(u"earlier.mxreview"_s));
        return session ? PriorReview::of(*session) : PriorReview();
    }

    QHash<QString, ContentDigests> sameDigests() const
    {
        return {{entryA, test::sampleDecision(entryA).digests}, {entryB, test::sampleDecision(entryB).digests}};
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        makeEarlier();
    }

    void isReadBackWithoutItsFile()
    {
        const PriorReview prior = earlier();
        QCOMPARE(prior.name, u"earlier.mxreview"_s);
        QCOMPARE(prior.events.size(), 4u);
        {
            auto session = Session::create(file(u"now.mxreview"_s), test::sampleAnalysis(), actor);
            QVERIFY(session);
            QVERIFY(!*session->prior());
            QVERIFY(session->attachPrior(prior, actor));
            QVERIFY(session->attachPrior(prior, actor)); // says the same: no event
            QCOMPARE(session->events().size(), 2u);
        }
        QVERIFY(QFile::remove(file(u"earlier.mxreview"_s)));
        const auto session = Session::open(file(u"now.mxreview"_s));
        QVERIFY(session);
        const auto kept = session->prior();
        QVERIFY2(kept, qPrintable(kept ? QString() : kept.error().what));
        QVERIFY(*kept);
        QCOMPARE((*kept)->hash, prior.hash);
        QCOMPARE((*kept)->analysis, prior.analysis);
        QCOMPARE((*kept)->events, prior.events);
        QCOMPARE((*kept)->state.entry(entryA).decision, prior.state.entry(entryA).decision);
        QCOMPARE(session->prior()->get(), kept->get()); // read once
    }

    void aReviewCannotFollowOnItself()
    {
        auto session = Session::open(file(u"earlier.mxreview"_s));
        QVERIFY(session);
        QVERIFY(!session->attachPrior(PriorReview::of(*session), actor));
    }

    void undoTakesItBack()
    {
        auto session = Session::create(file(u"now.mxreview"_s), test::sampleAnalysis(), actor);
        QVERIFY(session->attachPrior(earlier(), actor));
        QVERIFY(session->undo(actor));
        QVERIFY(!*session->prior());
    }

    void carriesForwardOneByOneAndSaysFromWhere()
    {
        auto session = Session::create(file(u"now.mxreview"_s), test::sampleAnalysis(), actor);
        QVERIFY(session);
        const PriorReview prior = earlier();
        const Rereview result = rereview(prior, session->analysis(), sameDigests());
        QVERIFY2(!session->carryForward(result, actor), "there is no earlier review yet");
        QVERIFY(session->attachPrior(prior, actor));
        const auto carried = session->carryForward(result, actor);
        QVERIFY2(carried, qPrintable(carried ? QString() : carried.error().what));
        QCOMPARE(*carried, 3);
        const DecisionRecord record = *session->state().entry(entryA).decision;
        QCOMPARE(record.actor, actor);
        QVERIFY(record.decision.origin);
        QCOMPARE(record.decision.origin->how, DecisionOrigin::How::Carried);
        QCOMPARE(record.decision.origin->actor, earlierActor);
        QCOMPARE(record.decision.origin->seq, 2);
        QCOMPARE(record.decision.origin->session, u"earlier.mxreview"_s);
        QCOMPARE(record.decision.origin->hash, prior.hash);
        const auto suppressed = session->state().suppressions().value(session->analysis().findings[1].fingerprint());
        QVERIFY(suppressed.suppressed.reason.contains(u"Not here."_s));
        QVERIFY(suppressed.suppressed.reason.contains(earlierActor));
        QCOMPARE(*session->carryForward(result, actor), 0);
        QVERIFY(session->undo(actor)); // one by one
        QVERIFY(session->state().entry(entryB).decision);
        QVERIFY(session->state().suppressions().isEmpty());
    }

    void neverReplacesADecisionMadeHere()
    {
        auto session = Session::create(file(u"now.mxreview"_s), test::sampleAnalysis(), actor);
        QVERIFY(session->decide(test::sampleDecision(entryA, Disposition::Remove), actor));
        QVERIFY(session->attachPrior(earlier(), actor));
        QCOMPARE(*session->carryForward(rereview(earlier(), session->analysis(), sameDigests()), actor), 2);
        QCOMPARE(toString(session->state().entry(entryA).decision->decision.disposition),
                 toString(Disposition::Remove));
    }

    void staleDecisionsAndOtherFindingsStayBehind()
    {
        checks::Analysis changed = test::sampleAnalysis();
        changed.findings[1].symbol = u"another"_s;
        auto session = Session::create(file(u"now.mxreview"_s), changed, actor);
        QVERIFY(session->attachPrior(earlier(), actor));
        auto digests = sameDigests();
        digests[entryB].local = u"changed"_s;
        QCOMPARE(*session->carryForward(rereview(earlier(), changed, digests), actor), 0);
        QVERIFY(session->state().suppressions().isEmpty());
    }

    void changedEventsAreRefused_data()
    {
        QTest::addColumn<QString>("change");
        for (const auto *change : {"actor", "payload", "order", "cut", "hash", "kind", "number", "shape", "text"})
            QTest::newRow(change) << QString::fromLatin1(change);
    }
    void changedEventsAreRefused()
    {
        QFETCH(QString, change);
        PriorReview prior = earlier();
        QJsonArray events = QJsonDocument::fromJson(prior.storedEvents).array();
        QJsonObject second = events.at(1).toObject();
        if (change == "actor"_L1)
            second.insert(u"actor"_s, u"Somebody else"_s);
        if (change == "payload"_L1)
            second.insert(u"payload"_s, second.value(u"payload"_s).toString().replace(u"retain"_s, u"remove"_s));
        if (change == "hash"_L1)
            second.insert(u"hash"_s, u"zz"_s);
        if (change == "kind"_L1)
            second.insert(u"kind"_s, u"of-tomorrow"_s);
        if (change == "number"_L1)
            second.insert(u"seq"_s, u"2"_s);
        events.replace(1, second);
        if (change == "order"_L1)
            events.prepend(events.takeAt(1));
        if (change == "cut"_L1)
            events.removeLast();
        if (change == "shape"_L1)
            events.replace(1, 7);
        prior.storedEvents = change == "text"_L1 ? QByteArray("[{") : QJsonDocument(events).toJson();
        auto session = Session::create(file(u"now.mxreview"_s), test::sampleAnalysis(), actor);
        QVERIFY(session->attachPrior(prior, actor));
        const auto kept = session->prior();
        QVERIFY(!kept);
        QVERIFY(!kept.error().what.isEmpty());
        QVERIFY(!session->carryForward({}, actor));
        QVERIFY(Session::open(file(u"now.mxreview"_s))); // the session itself is fine
    }

    void anotherAnalysisIsRefused()
    {
        PriorReview prior = earlier();
        checks::Analysis other = test::sampleAnalysis();
        other.findings.clear();
        prior.storedAnalysis = QJsonDocument(other.toJson()).toJson();
        auto session = Session::create(file(u"now.mxreview"_s), test::sampleAnalysis(), actor);
        QVERIFY(session->attachPrior(prior, actor));
        QVERIFY(!session->prior());
    }

    void driftIsRecordedWhenItChanges()
    {
        auto session = Session::create(file(u"now.mxreview"_s), test::sampleAnalysis(), actor);
        QVERIFY(session->recordDrift({}, actor)); // nothing to say
        QCOMPARE(session->events().size(), 1u);
        const Drift moved{Drift::What::Head, u"1"_s, u"2"_s, {}, {}};
        QVERIFY(session->recordDrift({moved}, actor));
        QVERIFY(session->recordDrift({moved}, actor));
        QCOMPARE(session->events().size(), 2u);
        QVERIFY(session->recordDrift({}, actor));
        QCOMPARE(session->events().size(), 3u);
        QVERIFY(session->state().drift()->drifts.empty());
    }
};

QTEST_GUILESS_MAIN(TestPriorReview)
#include "tst_priorreview.moc"
