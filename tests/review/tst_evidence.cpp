// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/FamilyEvidence.h"
#include "models/review/Session.h"
#include "tests/review/ReviewSamples.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString actor = u"Li Si"_s;
const QString entryA = u"patch:a.py:up.m:f"_s;

/// The patches of the sample, one of them in a file of a model family.
checks::Analysis analysisWithFamily()
{
    checks::Analysis analysis = test::sampleAnalysis();
    inventory::DifferenceMatrix matrix;
    matrix.family = u"fam"_s;
    matrix.files = {u"a.py"_s};
    for (const auto contract : inventory::AllContracts)
        matrix.rows.push_back({contract, {}, {}});
    analysis.models.matrices = {matrix};
    return analysis;
}

Evidence evidenceOf(Evidence::Kind kind)
{
    Evidence evidence;
    evidence.entry = entryA;
    evidence.kind = kind;
    evidence.summary = u"seen"_s;
    evidence.reference = u"abc"_s;
    evidence.file = u"up/m.py"_s;
    evidence.line = 3;
    evidence.endLine = 5;
    evidence.side = Evidence::Side::Target;
    return evidence;
}

FindingJudged judged(const checks::Finding &finding, Attribution attribution)
{
    return {finding.fingerprint(), finding.check, finding.file, finding.symbol, attribution, false, {}, u"why"_s};
}

} // namespace

class TestEvidence : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;

    QString path() const { return m_folder->filePath(u"s.mxreview"_s); }
    const std::vector<EvidenceRecord> &attached() const { return m_session->state().entry(entryA).evidence; }
    void reopen()
    {
        m_session.reset();
        auto session = Session::open(path());
        QVERIFY(session);
        m_session = std::make_unique<Session>(std::move(*session));
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        auto session = Session::create(path(), analysisWithFamily(), actor);
        QVERIFY(session);
        m_session = std::make_unique<Session>(std::move(*session));
    }
    void cleanup() { m_session.reset(); }

    void keepsWhatWasLookedAt_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("lines") << int(Evidence::Kind::Hunk);
        QTest::newRow("commit") << int(Evidence::Kind::Commit);
        QTest::newRow("edge") << int(Evidence::Kind::Chain);
        QTest::newRow("file") << int(Evidence::Kind::File);
        QTest::newRow("note") << int(Evidence::Kind::Note);
    }
    void keepsWhatWasLookedAt()
    {
        QFETCH(const int, kind);
        const Evidence evidence = evidenceOf(Evidence::Kind(kind));
        QVERIFY(m_session->attachEvidence(evidence, actor, "- old\n+ new\n"));
        QVERIFY(m_session->attachEvidence(evidence, actor, "- old\n+ new\n")); // the same says nothing new
        reopen();
        QCOMPARE(attached().size(), 1u);
        Evidence kept = attached()[0].evidence;
        QCOMPARE(*m_session->journal().blob(kept.content), QByteArray("- old\n+ new\n"));
        kept.content.clear();
        QVERIFY(kept == evidence);
        QVERIFY(m_session->undo(actor));
        QVERIFY(attached().empty());
        QVERIFY(m_session->redo(actor));
        QCOMPARE(attached().size(), 1u);
    }

    void refusesMoreThanTheKindCanShow_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("most");
        QTest::newRow("lines") << int(Evidence::Kind::Hunk) << int(EvidenceLevel::Source);
        QTest::newRow("commit") << int(Evidence::Kind::Commit) << int(EvidenceLevel::Source);
        QTest::newRow("edge") << int(Evidence::Kind::Chain) << int(EvidenceLevel::Import);
        QTest::newRow("file") << int(Evidence::Kind::File) << int(EvidenceLevel::Source);
        QTest::newRow("note") << int(Evidence::Kind::Note) << int(EvidenceLevel::Source);
    }
    void refusesMoreThanTheKindCanShow()
    {
        QFETCH(const int, kind);
        QFETCH(const int, most);
        Evidence evidence = evidenceOf(Evidence::Kind(kind));
        evidence.level = EvidenceLevel(most + 1);
        const auto refused = m_session->attachEvidence(evidence, actor, "x");
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"as much as it claims"), qPrintable(refused.error().what));
        evidence.level = EvidenceLevel(most);
        QVERIFY(m_session->attachEvidence(evidence, actor, "x"));
    }

    void refusesEvidenceWithoutItsGround_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("lines of no file") << int(Evidence::Kind::Hunk);
        QTest::newRow("no commit") << int(Evidence::Kind::Commit);
        QTest::newRow("no edge") << int(Evidence::Kind::Chain);
        QTest::newRow("no file") << int(Evidence::Kind::File);
        QTest::newRow("no words") << int(Evidence::Kind::Note);
        QTest::newRow("no run") << int(Evidence::Kind::Run);
    }
    void refusesEvidenceWithoutItsGround()
    {
        QFETCH(const int, kind);
        Evidence evidence;
        evidence.entry = entryA;
        evidence.kind = Evidence::Kind(kind);
        QVERIFY(!m_session->attachEvidence(evidence, actor));
        QVERIFY(attached().empty());
    }

    void aJudgementSurvivesClosingAndIsTakenBack()
    {
        const checks::Finding finding = m_session->analysis().findings[0];
        QVERIFY(m_session->judge(judged(finding, Attribution::ComponentDefect), actor));
        reopen();
        const auto *record = m_session->state().judgement(finding.fingerprint());
        QVERIFY(record);
        QVERIFY(record->judged == judged(finding, Attribution::ComponentDefect));
        QCOMPARE(record->actor, actor);
        FindingJudged back = judged(finding, Attribution::ComponentDefect);
        back.attribution.reset();
        QVERIFY(m_session->judge(back, actor));
        QVERIFY(!m_session->state().judgement(finding.fingerprint()));
        QVERIFY(m_session->undo(actor));
        QVERIFY(m_session->state().judgement(finding.fingerprint()));
    }

    void reproducedNeedsSomethingThatRan()
    {
        FindingJudged judgement = judged(m_session->analysis().findings[0], Attribution::AdaptationRegression);
        judgement.reproduced = true;
        QVERIFY(m_session->attachEvidence(evidenceOf(Evidence::Kind::Hunk), actor));
        QVERIFY(!m_session->judge(judgement, actor)); // reading reproduces nothing
        Evidence confirmed = evidenceOf(Evidence::Kind::Chain);
        confirmed.level = EvidenceLevel::Import;
        QVERIFY(m_session->attachEvidence(confirmed, actor));
        QVERIFY(m_session->judge(judgement, actor));
    }

    void onlyUpstreamDefectsHaveAResolution()
    {
        FindingJudged judgement = judged(m_session->analysis().findings[0], Attribution::EnvironmentMismatch);
        judgement.resolution = Resolution::WarningOnly;
        QVERIFY(!m_session->judge(judgement, actor));
        judgement.attribution = Attribution::TargetUpstreamDefect;
        QVERIFY(m_session->judge(judgement, actor));
    }

    void aRowClaimsNoMoreThanTheEvidenceOfItsFamily()
    {
        MatrixClassified row{u"fam"_s, u"weights"_s, Disposition::Intentional, {}, {}, {}, EvidenceLevel::Import, {}};
        const auto refused = m_session->classifyRow(row, actor);
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"import"), qPrintable(refused.error().what));
        Evidence other = evidenceOf(Evidence::Kind::Chain);
        other.level = EvidenceLevel::Import;
        other.entry = u"patch:b.py:up.m:g"_s;
        QVERIFY(m_session->attachEvidence(other, actor));
        QVERIFY(!m_session->classifyRow(row, actor)); // of a file outside of the family
        other.entry = entryA;
        QVERIFY(m_session->attachEvidence(other, actor));
        QVERIFY(m_session->classifyRow(row, actor));
        row.level = EvidenceLevel::Device;
        QVERIFY(!m_session->classifyRow(row, actor));
        row.level = EvidenceLevel::Source; // what was read may always be said
        QVERIFY(m_session->classifyRow(row, actor));
    }

    void evidenceStaysWhileAClaimRestsOnIt_data()
    {
        QTest::addColumn<bool>("row");
        QTest::newRow("reproduced finding") << false;
        QTest::newRow("row of a matrix") << true;
    }
    void evidenceStaysWhileAClaimRestsOnIt()
    {
        QFETCH(const bool, row);
        Evidence confirmed = evidenceOf(Evidence::Kind::Chain);
        confirmed.level = EvidenceLevel::Import;
        QVERIFY(m_session->attachEvidence(confirmed, actor));
        const qint64 seq = attached()[0].seq;
        FindingJudged judgement = judged(m_session->analysis().findings[0], Attribution::AdaptationRegression);
        judgement.reproduced = true;
        MatrixClassified classified{u"fam"_s, u"weights"_s, Disposition::Intentional, {},
                                    {},       {},           EvidenceLevel::Import,    {}};
        if (row)
            QVERIFY(m_session->classifyRow(classified, actor));
        else
            QVERIFY(m_session->judge(judgement, actor));
        const auto refused = m_session->detachEvidence(seq, actor);
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(row ? u"fam"_s : u"P01"_s), qPrintable(refused.error().what));
        // The same evidence in other words bears it as well.
        Evidence again = confirmed;
        again.untested = u"Speed."_s;
        QVERIFY(m_session->attachEvidence(again, actor));
        QVERIFY(m_session->detachEvidence(seq, actor));
        judgement.reproduced = false;
        classified.level = EvidenceLevel::Source;
        if (row)
            QVERIFY(m_session->classifyRow(classified, actor));
        else
            QVERIFY(m_session->judge(judgement, actor));
        QVERIFY(m_session->detachEvidence(attached()[0].seq, actor));
        QVERIFY(m_session->undo(actor)); // evidence that comes back harms nothing
        QVERIFY(m_session->undo(actor)); // and neither does the stronger claim, which it bears
    }
};

QTEST_GUILESS_MAIN(TestEvidence)
#include "tst_evidence.moc"
