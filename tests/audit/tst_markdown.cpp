// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/MarkdownText.h"
#include "models/audit/MarkdownWriter.h"

#include "models/checks/Check.h"

#include <QFile>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace mxw;

namespace {

inventory::Entry entry(const QString &file, int line, const QString &symbol)
{
    inventory::Entry entry;
    entry.file = file;
    entry.line = line;
    entry.symbol = symbol;
    entry.targetModule = u"up.sample"_s;
    entry.targetAttribute = symbol;
    entry.id = u"patch:"_s + file + u':' + entry.target();
    return entry;
}

/// One entry with everything, one that never was touched with a hostile name, one that is not reached.
checks::Analysis analysis()
{
    checks::Analysis analysis;
    analysis.setup = {u"/src/up|stream"_s,
                      {u"v1"_s, u"1111111aaaa"_s, u"t1"_s, u"Base <b>commit</b>"_s, u"2026-01-01T00:00:00+08:00"_s},
                      {u"v2"_s, u"2222222bbbb"_s, u"t2"_s, u"Target"_s, u"2026-02-01T00:00:00+08:00"_s},
                      u"/src/plugin"_s,
                      u"index"_s,
                      u"index"_s,
                      u"cafe01"_s,
                      u"staged snapshot"_s,
                      QString(),
                      {u"main"_s, u"3333333cccc"_s, u"t3"_s, u"Plugin"_s, QString()},
                      true,
                      false,
                      u"sample"_s,
                      u"2.0"_s};
    inventory::Entry full = entry(u"plugin/patch/ops/f.py"_s, 12, u"f"_s);
    full.mechanism = inventory::Mechanism::Decorator;
    full.reached = inventory::Reached::General;
    full.activation = {u"pyproject.toml:3 vllm.general_plugins"_s, u"plugin/__init__.py:7 import *"_s};
    full.condition = u"if HAS_OPS:"_s;
    full.allowMissing = true;
    full.replacement = inventory::Place{u"plugin/patch/ops/f.py"_s, 12, 20, u"f"_s, u"function"_s, u"(a, b=1)"_s};
    full.atTarget = inventory::Place{u"up/sample.py"_s, 40, 44, u"f"_s, u"function"_s, u"(a)"_s};
    full.atBase = inventory::Place{u"up/sample.py"_s, 38, 42, u"f"_s, u"function"_s, u"(a)"_s};
    full.changedSinceBase = true;

    inventory::Entry hostile = entry(u"plugin/patch/x|y`<i>.py"_s, 1, u"g](http://evil)\n# Title"_s);
    hostile.mechanism = inventory::Mechanism::SysModules;
    hostile.reached = inventory::Reached::Lazy;
    hostile.external = true;

    inventory::Entry idle = entry(u"plugin/patch/ops/idle%1.py"_s, 5, u"h%2"_s);
    idle.replacement = inventory::Place{u"up/other%2.py"_s, 3, 9, QString(), u"module"_s, QString()};
    idle.replacementInUpstream = true;
    idle.changedSinceBase = false;
    idle.atTarget = full.atTarget;
    analysis.entries = {full, idle, hostile};
    analysis.infrastructure = {
        {u"plugin/patch/utils.py"_s, inventory::Infrastructure::Kind::Helper, inventory::Reached::Platform}};

    checks::Finding signature;
    signature.check = u"X03"_s;
    signature.severity = checks::Severity::Error;
    signature.entry = full.id;
    signature.file = full.file;
    signature.line = 13;
    signature.message = u"`f` takes b, which <script>the target</script> does not."_s;
    signature.consequence = u"Calls with b | fail."_s;
    signature.upstreamFile = u"up/sample.py"_s;
    signature.upstreamLine = 40;
    signature.movedTo = u"up.new:f"_s;
    signature.commit = u"4444444"_s;
    signature.commitSummary = u"Take *two* arguments"_s;
    signature.details = {u"- first\n- second"_s, u"1. one"_s};
    checks::Finding seen = signature;
    seen.check = u"X04"_s;
    seen.severity = checks::Severity::Warning;
    seen.evidence = checks::EvidenceLevel::Import;
    seen.consequence.clear();
    seen.movedTo.clear();
    seen.commit.clear();
    seen.commitSummary.clear();
    seen.upstreamFile.clear();
    seen.details.clear();
    checks::Finding fileOnly = seen;
    fileOnly.check = u"X05"_s;
    fileOnly.severity = checks::Severity::Error;
    fileOnly.entry.clear();
    fileOnly.evidence = checks::EvidenceLevel::Source;
    fileOnly.file = u"plugin/broken.py"_s;
    fileOnly.line = 0;
    fileOnly.message = u"Does not parse."_s;
    analysis.findings = {signature, fileOnly, seen};
    analysis.instructionFiles = {u"plugin:AGENTS.md"_s};
    analysis.notes = {u"2 files are larger than 8 MiB and were left out."_s};
    return analysis;
}

std::vector<review::Event> events(const checks::Analysis &analysis)
{
    std::vector<review::Event> events;
    const auto add = [&events](review::EventPayload payload) {
        const auto seq = static_cast<qint64>(events.size()) + 1;
        events.push_back({seq,
                          QDateTime(QDate(2026, 2, 3), QTime(9, static_cast<int>(seq)), QTimeZone::UTC),
                          u"Wu *Lan* %1"_s,
                          std::move(payload),
                          {},
                          QByteArray(4, static_cast<char>(seq))});
    };
    review::Decision decision{analysis.entries[0].id,
                              review::Disposition::Retain,
                              review::ReasonCategory::CorrectnessRequirement,
                              u"First line.\n# Second line | with \\ and [link](http://x)"_s,
                              u"When www.example.org says so."_s,
                              {u"0123456789abcdef"_s, QString(), u"fedcba9876543210"_s},
                              {analysis.findings[0].fingerprint()}};
    add(review::ScanRecorded{u"abcdefabcdefabcdef"_s});
    add(review::DecisionMade{decision});
    decision.disposition = review::Disposition::Update;
    add(review::DecisionMade{decision});
    add(review::NoteWritten{analysis.entries[0].id, u"&amp; a note"_s});
    add(review::ChecklistMarked{analysis.entries[0].id, u"target-read"_s, true});
    add(review::DecisionMade{{analysis.entries[1].id,
                              review::Disposition::Retain,
                              review::ReasonCategory::PlatformRestriction,
                              u" "_s,
                              QString(),
                              {},
                              {}}});
    add(review::NoteWritten{analysis.entries[2].id, QString()});
    add(review::DecisionMade{{u"patch:gone.py:a:b"_s,
                              review::Disposition::Remove,
                              review::ReasonCategory::ImplementationChoice,
                              u"x"_s,
                              QString(),
                              {},
                              {}}});
    add(review::ChecklistMarked{analysis.entries[2].id, u"target-read"_s, true});
    add(review::Undone{9});
    return events;
}

QString write(const checks::Analysis &analysis, const std::vector<review::Event> &events)
{
    const auto state = review::ReviewState::fold(events);
    return audit::toMarkdown({analysis, state, events, u"/reviews/a`b.mxreview"_s});
}

} // namespace

class TestMarkdown : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void wholeRecord()
    {
        QFile file(QFINDTESTDATA("record.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n');
        const auto scanned = analysis();
        const QString written = write(scanned, events(scanned));
        const QStringList lines = written.split(u'\n');
        if (lines != expected) { // to look at, and to take over when the change is meant
            QFile actual(QCoreApplication::applicationDirPath() + u"/record.actual.md"_s);
            QVERIFY(actual.open(QIODevice::WriteOnly));
            actual.write(written.toUtf8());
        }
        for (qsizetype i = 0; i < std::min(lines.size(), expected.size()); ++i)
            QVERIFY2(lines[i] == expected[i], qPrintable(u"line %1: "_s.arg(i + 1) + lines[i]));
        QCOMPARE(lines.size(), expected.size());
        QCOMPARE(write(scanned, events(scanned)), written);
    }

    void suppressedFindingsAreListedWithTheirReason()
    {
        const auto scanned = analysis();
        auto happened = events(scanned);
        const auto suppress = [&](const QString &fingerprint, const checks::Finding &finding, const QString &reason) {
            review::Event event = happened.back();
            event.seq = qint64(happened.size()) + 1;
            event.payload = review::FindingSuppressed{fingerprint, finding.check, finding.file, finding.symbol, reason};
            happened.push_back(event);
        };
        const checks::Finding &error = scanned.findings[1];
        QVERIFY(error.severity == checks::Severity::Error);
        suppress(error.fingerprint(), error, u"Never imported | on this *device*"_s);
        suppress(u"gone"_s, scanned.findings[2], u"fixed since"_s);
        const QString text = write(scanned, happened);
        QVERIFY(text.contains(u"Suppressed, with a reason each: 1."));
        QVERIFY(text.contains(u"| F2 | X05 | `plugin/broken.py`"));
        QVERIFY(text.contains(u"| Never imported &#124; on this \\*device\\* | Wu \\*Lan\\* %1, "));
        QVERIFY(text.contains(u"| no longer found | "));
        QVERIFY(text.contains(u"suppressed in event 11: Never imported"));
        QVERIFY(text.contains(u"finding suppressed: X05 in `plugin/broken.py`"));
        QVERIFY(write(scanned, events(scanned)).contains(u"Errors without a decision (1): F2"));
        QVERIFY(!text.contains(u"Errors without a decision"));
    }

    void runsAndTheirEvidenceCanBeRepeatedFromTheRecord()
    {
        const auto scanned = analysis();
        auto happened = events(scanned);
        const auto add = [&](review::EventPayload payload) {
            review::Event event = happened.back();
            event.seq = qint64(happened.size()) + 1;
            event.payload = std::move(payload);
            happened.push_back(event);
        };
        validation::RunSpec spec;
        spec.launcher.kind = validation::LauncherSpec::Kind::Ssh;
        spec.launcher.host = u"gpu1"_s;
        spec.python = u"/opt/conda/bin/python"_s;
        spec.suite = {u"tests/a b.py"_s};
        spec.device = u"0"_s;
        spec.workarounds = {u"*flash_attn* is a stub"_s};
        add(review::ConsentGiven{u"ssh:gpu1"_s, spec.python});
        add(review::RunStarted{u"run-1"_s, 1, spec});
        add(review::RunPlaced{u"run-1"_s, {u"/runs/1"_s, {}}});
        review::RunEnded ended;
        ended.id = u"run-1"_s;
        ended.started = ended.ended = QDateTime(QDate(2026, 2, 3), QTime(10, 0), QTimeZone::UTC);
        ended.exitCode = 1;
        ended.totals.selected = 9;
        ended.totals.outcomes.passed = 4;
        ended.totals.outcomes.failed = 1;
        ended.totals.outcomes.skipped = 4;
        ended.totals.comparisons = 7;
        ended.totals.worstOverAllowed = 1.6180339;
        ended.totals.level = EvidenceLevel::Device;
        ended.totals.devices = {u"MetaX C500"_s};
        add(ended);
        review::Evidence evidence;
        evidence.entry = scanned.entries[0].id;
        evidence.level = EvidenceLevel::Device;
        evidence.run = u"run-1"_s;
        evidence.device = u"MetaX C500"_s;
        evidence.summary = u"4 of 9 passed"_s;
        add(review::EvidenceAttached{evidence});
        const QString text = write(scanned, happened);
        QVERIFY(
            text.contains(u"### V1\n\n- Where: `ssh:gpu1`\n- Command: `CUDA_VISIBLE_DEVICES=0 /opt/conda/bin/python -m "
                          "pytest -p mxw_capture 'tests/a b.py'`\n"));
        QVERIFY(text.contains(u"- Workarounds: \\*flash\\_attn\\* is a stub\n"));
        QVERIFY(text.contains(u"- Outcome: finished, exit status 1, 2026-02-03T10:00:00Z to 2026-02-03T10:00:00Z\n"));
        QVERIFY(text.contains(u"9 selected, 5 executed: 4 passed, 1 failed, 0 expected to fail; 4 skipped"));
        QVERIFY(text.contains(u"- Comparisons recorded: 7, worst error over allowed 1.618\n"));
        QVERIFY(text.contains(u"- GPUs used: MetaX C500\n"));
        QVERIFY(
            text.contains(u"- Evidence: **device** (V1, on MetaX C500): 4 of 9 passed Untested scope: not stated."));
        QVERIFY(text.contains(u", device (V1)"));
        QVERIFY(
            text.contains(u"Evidence levels that no entry has reached: import, isolated, distributed, end-to-end."));
        QVERIFY(
            text.contains(u"allowed that code of the repositories runs on `ssh:gpu1` with `/opt/conda/bin/python`"));
        QVERIFY(!write(scanned, events(scanned)).contains(u"### V1"));
    }

    void emptyAnalysis()
    {
        const checks::Analysis nothing;
        const review::ReviewState state;
        const QString text = audit::toMarkdown(audit::AuditInput{nothing, state, {}});
        QVERIFY(text.contains(u"The scan found no entries."));
        QVERIFY(text.contains(u"Nothing is open."));
        QVERIFY(text.contains(u"none: a scan without a session"));
        QVERIFY(text.contains(u"No events"));
        QVERIFY(!text.contains(u"every entry is decided"));
    }

    void mirroredFilesAndCommits()
    {
        checks::Analysis scanned;
        inventory::Entry model;
        model.id = u"model:px/models/wide.py"_s;
        model.domain = inventory::Domain::Model;
        model.mechanism = inventory::Mechanism::Mirror;
        model.kind = u"model"_s;
        model.file = u"px/models/wide.py"_s;
        model.symbol = u"wide"_s;
        model.changedSinceBase = true;
        inventory::Entry first;
        first.id = u"commit:1111111111aaaaaaaaaa"_s;
        first.domain = inventory::Domain::Commit;
        first.mechanism = inventory::Mechanism::Commit;
        first.file = model.file;
        first.key = u"1111111111aaaaaaaaaa"_s;
        first.symbol = u"Wide: scale | everything"_s;
        inventory::Entry second = first;
        second.id = u"commit:2222222222aaaaaaaaaa"_s;
        second.key = u"2222222222aaaaaaaaaa"_s;
        scanned.entries = {model, first, second};
        inventory::Counterpart moved;
        moved.file = model.file;
        moved.atBase = u"up/models/wide.py"_s;
        moved.atTarget = u"up/family/wide.py"_s;
        moved.similarity = 0.75;
        moved.copy = true;
        inventory::Counterpart other;
        other.file = u"px/envs.py"_s;
        other.atTarget = u"up/envs.py"_s;
        scanned.models.counterparts = {moved, other};
        checks::CommitFile touched;
        touched.path = u"up/family/wide.py"_s;
        touched.localFiles = {model.file};
        touched.definitions = {u"Wide.forward"_s};
        touched.carried = checks::Carried::No;
        scanned.models.commits = {
            {first.key, first.symbol, u"A. Uthor"_s, u"2026-07-08T08:10:00+08:00"_s, false, {touched}, {}},
            {second.key, u"Second"_s, u"A. Uthor"_s, u"2026-07-09T08:10:00+08:00"_s, false, {touched}, {}}};

        review::Event event;
        event.seq = 1;
        review::Decision decision;
        decision.entry = first.id;
        decision.disposition = review::Disposition::NeedsMerge;
        decision.reason = u"to be merged *now*"_s;
        event.payload = review::DecisionMade{decision};
        review::Event mapped;
        mapped.seq = 2;
        mapped.payload = review::CounterpartSet{model.file, u"up/family/wide.py"_s};
        review::Event row;
        row.seq = 3;
        row.payload = review::MatrixClassified{
            u"wide"_s, u"weights"_s, review::Disposition::Intentional, {}, {}, {}, EvidenceLevel::Source, {}};
        review::Event config;
        config.seq = 4;
        config.payload = review::ConfigAttached{u"config.json"_s, "{}"};
        const std::vector<review::Event> events{event, mapped, row, config};
        const auto state = review::ReviewState::fold(events);
        const QString text = audit::toMarkdown(audit::AuditInput{scanned, state, events});

        QVERIFY(text.contains(u"2 commits touch what the plugin mirrors, replaces or derives from; 1 of them"));
        QVERIFY2(text.contains(u"| `1111111111` | 2026-07-08 | Wide: scale &#124; everything | `up/family/wide.py` | "
                               "`Wide.forward` | `px/models/wide.py` | not carried | Needs MetaX merge: to be merged "
                               "\\*now\\* |"),
                 qPrintable(text));
        QVERIFY(text.contains(u"| not carried | not decided |"));
        // Commits have no sections of their own, and are named by their hash among what is open.
        QVERIFY(!text.contains(u"### E2"));
        QVERIFY(text.contains(u"- Not decided (2): E1, `2222222222`"));
        QVERIFY(text.contains(u"| `px/models/wide.py` | `up/family/wide.py` | 0.750 | copy, moved from "
                              "`up/models/wide.py` |"));
        QVERIFY(!text.contains(u"px/envs.py"));
        QVERIFY(text.contains(u"- Counterpart at base: `up/models/wide.py`"));
        QVERIFY(text.contains(u"counterpart of `px/models/wide.py` set: `up/family/wide.py`"));
        QVERIFY(text.contains(u"matrix of wide, weights: Intentional MetaX difference"));
        QVERIFY(text.contains(u"configuration attached: config.json"));
    }

    void titlesOfKnownChecks()
    {
        checks::Analysis one;
        checks::Finding finding;
        finding.check = u"A01"_s;
        finding.message = u"m"_s;
        one.findings = {finding};
        const QString title = checks::checkTitle(u"A01");
        QVERIFY(title != u"A01");
        QVERIFY(write(one, {}).contains(u"**F1 A01 "_s + title + u"** (warning, evidence: source): m"_s));
    }

    void inlineText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << u"It takes 3 (three), or so."_s << u"It takes 3 (three), or so."_s;
        QTest::newRow("emphasis") << u"__init__ *a* ~b~"_s << u"\\_\\_init\\_\\_ \\*a\\* \\~b\\~"_s;
        QTest::newRow("html") << u"<img src=x onerror=y> &lt;"_s << u"&lt;img src=x onerror=y&gt; &amp;lt;"_s;
        QTest::newRow("link") << u"[a](javascript:x) ![i](u)"_s << u"\\[a\\](javascript:x) \\!\\[i\\](u)"_s;
        QTest::newRow("address") << u"https://x WWW.y"_s << u"https\\://x www\\.y"_s;
        QTest::newRow("table") << u"a | b \\| c"_s << u"a &#124; b \\\\&#124; c"_s;
        QTest::newRow("heading") << u"# a\n## b\r\nc\rd"_s << u"\\# a<br>\\#\\# b<br>c<br>d"_s;
        QTest::newRow("bullet") << u"- a"_s << u"\\- a"_s;
        QTest::newRow("plus") << u"+ a"_s << u"\\+ a"_s;
        QTest::newRow("number") << u"12. a"_s << u"12\\. a"_s;
        QTest::newRow("version") << u"2.0 at 10:20"_s << u"2.0 at 10:20"_s;
        QTest::newRow("rule") << u"==="_s << u"\\==="_s;
        QTest::newRow("fence") << u"```\nx"_s << u"\\`\\`\\`<br>x"_s;
        QTest::newRow("control") << u"a\x1b[31m\x07"_s + QChar(0) << u"a\uFFFD\\[31m\uFFFD\uFFFD"_s;
        QTest::newRow("direction") << u"a\u202Eb\u2066\u2028c"_s << u"a\uFFFDb\uFFFD\uFFFDc"_s;
        QTest::newRow("space") << u"  a\tb  "_s << u"a b"_s;
        QTest::newRow("chinese") << u"补丁 — 算子"_s << u"补丁 — 算子"_s;
    }
    void inlineText()
    {
        QFETCH(const QString, text);
        QTEST(audit::markdownInline(text), "expected");
    }

    void codeText()
    {
        QCOMPARE(audit::markdownCode(u"a_b.c:1"_s), u"`a_b.c:1`"_s);
        QCOMPARE(audit::markdownCode(QString()), u"–"_s);
        QCOMPARE(audit::markdownCode(u"a`b"_s), u"a\\`b"_s);
        QCOMPARE(audit::markdownCode(u"a|b"_s), u"a&#124;b"_s);
        QCOMPARE(audit::markdownCode(u"a\\b"_s), u"a\\\\b"_s);
        QCOMPARE(audit::markdownCode(u"a\nb"_s), u"a<br>b"_s);
    }
};

QTEST_GUILESS_MAIN(TestMarkdown)
#include "tst_markdown.moc"
