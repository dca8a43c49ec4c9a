// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Checklist.h"
#include "models/review/Gate.h"
#include "models/review/GateRules.h"
#include "tests/review/ReviewSamples.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLocale>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

constexpr inventory::Domain allDomains[] = {inventory::Domain::Patch, inventory::Domain::Registry,
                                            inventory::Domain::Model, inventory::Domain::Commit};

const QString fileA = u"models/a.py"_s;

inventory::Entry entryOf(inventory::Domain domain)
{
    inventory::Entry entry;
    entry.domain = domain;
    entry.file = fileA;
    entry.symbol = u"f"_s;
    entry.id = domain == inventory::Domain::Commit     ? u"commit:abc"_s
               : domain == inventory::Domain::Model    ? u"model:"_s + fileA
               : domain == inventory::Domain::Registry ? u"registry:a.py:quantization:k"_s
                                                       : u"patch:a.py:up.m:f"_s;
    if (domain == inventory::Domain::Registry)
        entry.kind = u"quantization"_s;
    return entry;
}

/// One entry of each domain; the model has a matrix with one row that names something, and a commit touches it.
checks::Analysis analysisOfAll()
{
    checks::Analysis analysis;
    for (const auto domain : allDomains)
        analysis.entries.push_back(entryOf(domain));
    inventory::DifferenceMatrix matrix;
    matrix.family = u"fam"_s;
    matrix.files = {fileA};
    for (const auto contract : inventory::AllContracts)
        matrix.rows.push_back({contract, {}, {}});
    matrix.rows[0].local.push_back({u"dtype"_s, u"torch.int8"_s, fileA, 3});
    analysis.models.matrices = {matrix};
    checks::CommitRecord commit;
    commit.commit = u"abc"_s;
    checks::CommitFile file;
    file.path = u"up/a.py"_s;
    file.entries = {u"model:"_s + fileA};
    file.carried = checks::Carried::No;
    file.hunks = 1;
    commit.files = {file};
    analysis.models.commits = {commit};
    return analysis;
}

class Story
{
public:
    explicit Story(checks::Analysis what = analysisOfAll()) : analysis(std::move(what)) {}

    Story &add(EventPayload payload)
    {
        const auto seq = static_cast<qint64>(m_events.size()) + 1;
        m_events.push_back(
            {seq, QDateTime::fromSecsSinceEpoch(seq, QTimeZone::UTC), u"eve"_s, std::move(payload), {}, {}});
        return *this;
    }
    Story &decide(inventory::Domain domain, Disposition disposition,
                  ReasonCategory category = ReasonCategory::CorrectnessRequirement,
                  const QString &reason = u"Because."_s)
    {
        m_entry = entryOf(domain);
        return add(DecisionMade{{m_entry.id, disposition, category, reason, u"Later."_s, {}, {}, {}}});
    }
    Story &tickAll()
    {
        for (const ChecklistItem &item : checklistFor(m_entry.domain))
            add(ChecklistMarked{m_entry.id, item.id, true});
        return *this;
    }
    Story &attach(Evidence::Kind kind, EvidenceLevel level = EvidenceLevel::Source,
                  const QString &untested = u"Speed."_s, Evidence::Side side = Evidence::Side::Target)
    {
        Evidence evidence;
        evidence.entry = m_entry.id;
        evidence.kind = kind;
        evidence.level = level;
        evidence.untested = untested;
        evidence.side = side;
        evidence.reference = kind == Evidence::Kind::Chain ? u"a -> b"_s : QString();
        return add(EvidenceAttached{evidence});
    }
    QStringList missing() const
    {
        QStringList ids;
        for (const GateItem &item : gate().missing())
            ids << item.id;
        return ids;
    }
    Gate gate() const { return gateOf(m_entry, analysis, state()); }
    ReviewState state() const { return ReviewState::fold(m_events); }

    checks::Analysis analysis;

private:
    inventory::Entry m_entry;
    std::vector<Event> m_events;
};

QByteArray bundledJson()
{
    QFile file(u":/gates/gates.json"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestGate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bundledGatesParse()
    {
        const auto rules = GateRules::parse(bundledJson());
        QVERIFY2(rules, rules ? "" : qPrintable(rules.error().what));
    }

    void everyDecisionHasAGate()
    {
        for (const auto domain : allDomains) {
            QSet<QString> known;
            for (const ChecklistItem &item : checklistFor(domain))
                known.insert(item.id);
            for (const auto disposition : dispositionsFor(domain)) {
                const auto *needs = GateRules::bundled().needsOf(domain, disposition);
                QVERIFY2(needs, qPrintable(inventory::toString(domain) + u' ' + toString(disposition)));
                for (const GateNeed &need : *needs) {
                    QVERIFY2(need.text.contains(u"zh_CN"_s), qPrintable(need.id));
                    QVERIFY2(QRegularExpression(u"^(patch|registry|model)-upgrade( §\\d|: )"_s)
                                 .match(need.source)
                                 .hasMatch(),
                             qPrintable(need.id));
                    for (const QString &item : need.condition.checklist())
                        QVERIFY2(known.contains(item), qPrintable(need.id + u" asks for "_s + item));
                }
            }
        }
    }

    void refusesMalformedGates_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("no JSON") << QByteArray("{") << QByteArray("[");
        QTest::newRow("newer schema") << QByteArray("\"schema\": 1") << QByteArray("\"schema\": 2");
        QTest::newRow("unknown level") << QByteArray("\"level\": \"device\"") << QByteArray("\"level\": \"gpu\"");
        QTest::newRow("unknown kind of evidence") << QByteArray("[\"chain\"]") << QByteArray("[\"chains\"]");
        QTest::newRow("unknown decision") << QByteArray("\"retain\": [") << QByteArray("\"keep\": [");
        QTest::newRow("unknown need") << QByteArray("                \"target-read\"") << QByteArray("\"nothing\"");
        QTest::newRow("need twice") << QByteArray("\"id\": \"target-read\"")
                                    << QByteArray("\"id\": \"activation-traced\"");
        QTest::newRow("unknown words") << QByteArray("\"says\": [\"gain\"]") << QByteArray("\"says\": [\"win\"]");
        QTest::newRow("unknown category") << QByteArray("[\"performance-policy\"]") << QByteArray("[\"performance\"]");
        QTest::newRow("unknown condition") << QByteArray("{\"filled\": \"reason\"}") << QByteArray("{\"full\": 1}");
        QTest::newRow("unknown field") << QByteArray("{\"filled\": \"reason\"}") << QByteArray("{\"filled\": \"x\"}");
        QTest::newRow("empty alternatives") << QByteArray("{\"filled\": \"reason\"}") << QByteArray("{\"any\": []}");
        QTest::newRow("flag that is off")
            << QByteArray("{\"untested-stated\": true}") << QByteArray("{\"untested-stated\": false}");
        QTest::newRow("no source") << QByteArray("\"source\": \"patch-upgrade §2\"") << QByteArray("\"source\": \"\"");
    }
    void refusesMalformedGates()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QByteArray json = bundledJson();
        QVERIFY(json.contains(from));
        json.replace(from, to);
        QVERIFY(!GateRules::parse(json));
    }

    void anUndecidedEntryNeedsADecision()
    {
        const Story story;
        const auto gate = gateOf(story.analysis.entries[0], story.analysis, story.state());
        QCOMPARE(gate.items.size(), 1);
        QCOMPARE(gate.items[0].id, u"decided"_s);
        QCOMPARE(gate.items[0].remedy, Remedy::Decide);
        QVERIFY(!gate.isDone());
    }

    void removeNeedsTheFixLocatedUpstream()
    {
        Story story;
        story.decide(inventory::Domain::Patch, Disposition::Remove).tickAll();
        QCOMPARE(story.missing(), (QStringList{u"upstream-fix-located"_s, u"patch-untested-stated"_s}));
        story.attach(Evidence::Kind::Note);
        QCOMPARE(story.missing(), QStringList{u"upstream-fix-located"_s}); // words locate nothing
        story.attach(Evidence::Kind::Hunk, EvidenceLevel::Source, {}, Evidence::Side::Plugin);
        QCOMPARE(story.missing(), QStringList{u"upstream-fix-located"_s}); // nor do lines of the plugin
        story.attach(Evidence::Kind::Hunk);
        QVERIFY(story.gate().isDone());
    }

    void removeNeedsItsChecklist()
    {
        Story story;
        story.decide(inventory::Domain::Patch, Disposition::Remove).attach(Evidence::Kind::Commit);
        QVERIFY(story.missing().contains(u"callers-verified"_s));
        story.tickAll();
        QVERIFY(story.gate().isDone());
        story.add(ChecklistMarked{entryOf(inventory::Domain::Patch).id, u"target-read"_s, false});
        QCOMPARE(story.missing(), QStringList{u"callers-verified"_s});
        QCOMPARE(story.gate().missing()[0].remedy, Remedy::Tick);
        QCOMPARE(story.gate().missing()[0].checklist, QStringList{u"target-read"_s});
    }

    void aPlatformRestrictionIsResolvedOnTheDeviceOnly_data()
    {
        QTest::addColumn<int>("domain");
        QTest::addColumn<int>("disposition");
        QTest::addColumn<QString>("need");
        QTest::newRow("patch") << int(inventory::Domain::Patch) << int(Disposition::Remove)
                               << u"restriction-resolved"_s;
        QTest::newRow("registry") << int(inventory::Domain::Registry) << int(Disposition::Remove)
                                  << u"registry-restriction-resolved"_s;
        QTest::newRow("model") << int(inventory::Domain::Model) << int(Disposition::Obsolete)
                               << u"model-restriction-resolved"_s;
    }
    void aPlatformRestrictionIsResolvedOnTheDeviceOnly()
    {
        QFETCH(const int, domain);
        QFETCH(const int, disposition);
        QFETCH(const QString, need);
        const auto where = static_cast<inventory::Domain>(domain);
        const auto what = static_cast<Disposition>(disposition);
        QVERIFY(!Story().decide(where, what).missing().contains(need));
        Story story;
        story.decide(where, what, ReasonCategory::PlatformRestriction)
            .attach(Evidence::Kind::Run, EvidenceLevel::Isolated);
        QVERIFY(story.missing().contains(need));
        story.attach(Evidence::Kind::Run, EvidenceLevel::Device);
        QVERIFY(!story.missing().contains(need));
    }

    void claimsOfTheReasonNeedTheirRun_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("performance");
        QTest::addColumn<QString>("need"); // empty: none of the claims
        const QString gain = u"patch-gain-measured"_s;
        const QString communication = u"patch-communication-run"_s;
        QTest::newRow("gain") << u"The fused kernel is faster there."_s << true << gain;
        QTest::newRow("gain in Chinese") << u"融合算子更快"_s << true << gain;
        QTest::newRow("policy without a claim") << u"Keeps the block size of the product."_s << true << QString();
        QTest::newRow("gain, not a policy") << u"It is faster."_s << false << QString();
        QTest::newRow("communication") << u"All-reduce over MCCL works with eight cards."_s << false << communication;
        QTest::newRow("communication in Chinese") << u"多卡通信已验证"_s << false << communication;
        QTest::newRow("communication, no claim") << u"The NCCL library has another name."_s << false << QString();
        QTest::newRow("claim denied") << u"NCCL graphs were not verified."_s << false << QString();
        QTest::newRow("part of a word") << u"The recipe no longer applies."_s << false << QString();
    }
    void claimsOfTheReasonNeedTheirRun()
    {
        QFETCH(const QString, reason);
        QFETCH(const bool, performance);
        QFETCH(const QString, need);
        Story story;
        story
            .decide(inventory::Domain::Patch, Disposition::Update,
                    performance ? ReasonCategory::PerformancePolicy : ReasonCategory::ImplementationChoice, reason)
            .tickAll()
            .attach(Evidence::Kind::Run, EvidenceLevel::Isolated);
        QCOMPARE(story.missing(), need.isEmpty() ? QStringList() : QStringList{need});
        story.attach(Evidence::Kind::Run, EvidenceLevel::Distributed);
        QVERIFY(story.gate().isDone());
    }

    void migrateNeedsDispatchVerified()
    {
        Story story;
        story.decide(inventory::Domain::Patch, Disposition::Migrate).tickAll().attach(Evidence::Kind::Commit);
        QCOMPARE(story.missing(), QStringList{u"dispatch-verified"_s});
        QCOMPARE(story.gate().missing()[0].remedy, Remedy::AttachEvidence);
        story.add(EvidenceAttached{{.entry = entryOf(inventory::Domain::Patch).id,
                                    .kind = Evidence::Kind::Chain,
                                    .untested = u"x"_s,
                                    .reference = u"one node"_s}});
        QCOMPARE(story.missing(), QStringList{u"dispatch-verified"_s}); // no way from one to another
        story.attach(Evidence::Kind::Chain);
        QVERIFY(story.gate().isDone());
    }

    void retainNeedsReasonAndRemovalCondition()
    {
        Story story;
        story.decide(inventory::Domain::Patch, Disposition::Retain).tickAll().attach(Evidence::Kind::Hunk);
        QVERIFY(story.gate().isDone());
        story.add(DecisionMade{{entryOf(inventory::Domain::Patch).id,
                                Disposition::Retain,
                                ReasonCategory::CorrectnessRequirement,
                                u"  "_s,
                                {},
                                {},
                                {},
                                {}}});
        QCOMPARE(story.missing(), (QStringList{u"patch-removal-condition"_s, u"patch-reason"_s}));
        QCOMPARE(story.gate().missing()[0].remedy, Remedy::GiveCondition);
        QCOMPARE(story.gate().missing()[1].remedy, Remedy::GiveReason);
    }

    void openErrorsMustBeAttributed()
    {
        Story story;
        checks::Finding finding;
        finding.check = u"P01"_s;
        finding.severity = checks::Severity::Error;
        finding.entry = entryOf(inventory::Domain::Patch).id;
        story.analysis.findings = {finding};
        story.decide(inventory::Domain::Patch, Disposition::Retain).tickAll().attach(Evidence::Kind::Hunk);
        QCOMPARE(story.missing(), QStringList{u"patch-errors-attributed"_s});
        Story judged = story;
        judged.add(FindingJudged{finding.fingerprint(), {}, {}, {}, Attribution::AdaptationRegression, false, {}, {}});
        QVERIFY(judged.gate().isDone());
        Story suppressed = story;
        suppressed.add(FindingSuppressed{finding.fingerprint(), {}, {}, {}, u"No."_s});
        QVERIFY(suppressed.gate().isDone());
    }

    void theStrongestEvidenceSaysWhatItLeavesOpen()
    {
        Story story;
        story.decide(inventory::Domain::Patch, Disposition::Retain).tickAll();
        QVERIFY(story.missing().contains(u"patch-untested-stated"_s));
        story.attach(Evidence::Kind::Hunk);
        QVERIFY(story.gate().isDone());
        story.attach(Evidence::Kind::Run, EvidenceLevel::Device, {});
        QCOMPARE(story.missing(), QStringList{u"patch-untested-stated"_s});
        QCOMPARE(story.gate().missing()[0].remedy, Remedy::StateUntested);
    }

    void aModelNeedsItsMatrixAndItsCommits()
    {
        Story story;
        const auto commit = entryOf(inventory::Domain::Commit);
        story.add(DecisionMade{{commit.id, Disposition::NoEffect, {}, u"x"_s, {}, {}, {}, {}}});
        story.decide(inventory::Domain::Model, Disposition::Unverified).tickAll();
        QCOMPARE(story.missing(), QStringList{u"matrix-classified"_s});
        story.add(MatrixClassified{u"fam"_s, u"weights"_s, Disposition::Unverified, {}, {}, {}, {}, {}});
        QVERIFY(story.gate().isDone()); // rows that name nothing need no word
        story.add(Undone{1});
        QCOMPARE(story.missing(), QStringList{u"commits-disposed"_s});
    }

    void whatTheScanSaysOfACommitCounts_data()
    {
        QTest::addColumn<int>("carried");
        QTest::addColumn<bool>("inherited");
        QTest::addColumn<bool>("merged");
        QTest::newRow("outside") << int(checks::Carried::Outside) << true << false;
        QTest::newRow("carried") << int(checks::Carried::Yes) << true << true;
        QTest::newRow("not carried") << int(checks::Carried::No) << false << false;
    }
    void whatTheScanSaysOfACommitCounts()
    {
        QFETCH(const int, carried);
        QFETCH(const bool, inherited);
        QFETCH(const bool, merged);
        Story story;
        story.analysis.models.commits[0].files[0].carried = static_cast<checks::Carried>(carried);
        Story other = story;
        story.decide(inventory::Domain::Commit, Disposition::Inherited).tickAll();
        QCOMPARE(story.gate().isDone(), inherited);
        other.decide(inventory::Domain::Commit, Disposition::NeedsMerge).tickAll();
        QCOMPARE(other.gate().isDone(), merged);
        QVERIFY(other.attach(Evidence::Kind::Hunk).gate().isDone());
    }

    void onlyQuantizationNeedsItsWeightsFollowed()
    {
        auto story = Story().decide(inventory::Domain::Registry, Disposition::Retain);
        QVERIFY(story.missing().contains(u"weights-reach-kernel"_s));
        auto entry = entryOf(inventory::Domain::Registry);
        entry.kind = u"attention"_s;
        const auto items = gateOf(entry, story.analysis, story.state()).items;
        QVERIFY(std::ranges::find(items, u"weights-reach-kernel"_s, &GateItem::id) == items.end());
    }

    void speaksTheLanguageOfTheProgram()
    {
        const QLocale before;
        const auto textOf = [](const QString &language) {
            QLocale::setDefault(QLocale(language));
            return Story().decide(inventory::Domain::Patch, Disposition::Retain).gate().items[0].text;
        };
        const QString english = textOf(u"en_US"_s);
        const QString chinese = textOf(u"zh_CN"_s);
        const QString french = textOf(u"fr_FR"_s);
        QLocale::setDefault(before);
        QVERIFY(english.startsWith("Activation"_L1));
        QVERIFY(chinese.contains(u"激活"_s));
        QCOMPARE(french, english);
    }

    /// The window counts after each event.
    void countsTwoThousandEntriesFast()
    {
        checks::Analysis analysis;
        std::vector<Event> events;
        for (int i = 0; i < 2000; ++i) {
            auto entry = entryOf(inventory::Domain::Patch);
            entry.id += QString::number(i);
            analysis.entries.push_back(entry);
            checks::Finding finding;
            finding.severity = checks::Severity::Error;
            finding.entry = entry.id;
            analysis.findings.push_back(finding);
            const auto add = [&](EventPayload payload) {
                events.push_back({qint64(events.size()) + 1, {}, {}, std::move(payload), {}, {}});
            };
            add(DecisionMade{{entry.id, Disposition::Unverified, {}, {}, {}, {}, {}, {}}});
            add(DecisionMade{{entry.id, Disposition::Retain, {}, u"x"_s, u"y"_s, {}, {}, {}}});
            for (const ChecklistItem &item : checklistFor(entry.domain))
                add(ChecklistMarked{entry.id, item.id, true});
            Evidence evidence{.entry = entry.id, .kind = Evidence::Kind::Commit, .untested = u"z"_s};
            add(EvidenceAttached{evidence});
            if (i % 2 == 0)
                add(FindingSuppressed{finding.fingerprint(), {}, {}, {}, u"r"_s});
        }
        const auto state = ReviewState::fold(events);
        const GateIndex index(analysis);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(index.doneCount(state), 1000);
        const auto nanoseconds = timer.nsecsElapsed();
        qInfo("counted in %.2f ms", double(nanoseconds) / 1e6);
        QVERIFY2(nanoseconds < 100'000'000, "an unoptimized build on a busy machine is twenty times slower at most");
        for (const auto &entry : {analysis.entries[0], analysis.entries[1]})
            QCOMPARE(index.gateOf(entry, state), gateOf(entry, analysis, state));
    }
};

QTEST_GUILESS_MAIN(TestGate)
#include "tst_gate.moc"
