// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SarifWriter.h"
#include "models/checks/Check.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace mxw;

namespace {

checks::Finding finding(const QString &check, checks::Severity severity, const QString &file, int line)
{
    checks::Finding finding;
    finding.check = check;
    finding.severity = severity;
    finding.file = file;
    finding.line = line;
    finding.symbol = u"up.layers.Norm"_s;
    finding.message = u"Gone at the target: %1."_s.arg(check);
    return finding;
}

checks::Analysis sample()
{
    checks::Analysis analysis;
    analysis.setup.upstreamPath = u"/home/someone/work/engine.git"_s;
    analysis.setup.pluginPath = u"/home/someone/work/plug in/"_s;
    analysis.setup.base.commit = QString(40, u'b');
    analysis.setup.target.commit = QString(40, u'a');
    analysis.setup.pluginHead.commit = QString(40, u'c');
    analysis.setup.subjectKind = u"index"_s;
    analysis.setup.subjectId = u"tree"_s;
    analysis.setup.reviewedVersion = u"0.26.0"_s;
    checks::Finding error = finding(u"A01"_s, checks::Severity::Error, u"plugin/ops.py"_s, 12);
    error.entry = u"patch:plugin/ops.py:up:f"_s;
    error.consequence = u"Start-up stops here."_s;
    error.movedTo = u"up.new:Norm"_s;
    error.commit = QString(40, u'd');
    error.commitSummary = u"Move Norm"_s;
    error.upstreamFile = u"up/new layers.py"_s;
    error.upstreamLine = 7;
    error.details = {u"one"_s, u"two"_s};
    checks::Finding same = error;
    same.line = 30;
    const checks::Finding warning = finding(u"P03"_s, checks::Severity::Warning, u"plugin/ops.py"_s, 3);
    checks::Finding note = finding(u"P13"_s, checks::Severity::Info, u"插件/a b#c?d%e:f.py"_s, 0);
    note.message = u"The table {x} of [key](1) is new."_s;
    checks::Finding unknown = finding(u"Z42"_s, checks::Severity::Info, QString(), 0);
    analysis.findings = {error, same, warning, note, unknown};
    analysis.notes = {u"2 files were left out."_s};
    return analysis;
}

QJsonObject runOf(const QByteArray &bytes)
{
    return QJsonDocument::fromJson(bytes).object().value(u"runs").toArray().at(0).toObject();
}

QJsonObject runOf(const checks::Analysis &analysis, const review::ReviewState *state = nullptr)
{
    return runOf(audit::toSarif({analysis, state, u"0.1.0"_s}));
}

QJsonObject resultOf(const QJsonObject &run, const QString &check, int number = 0)
{
    for (const QJsonValue &each : run.value(u"results").toArray()) {
        if (each.toObject().value(u"ruleId").toString() == check && number-- == 0)
            return each.toObject();
    }
    return {};
}

QString fingerprint(const QJsonObject &result)
{
    return result.value(u"partialFingerprints").toObject().value(audit::SarifFingerprint).toString();
}

QJsonObject physical(const QJsonObject &location)
{
    return location.value(u"physicalLocation").toObject();
}

QString uri(const QJsonObject &location)
{
    return physical(location).value(u"artifactLocation").toObject().value(u"uri").toString();
}

review::ReviewState suppressing(const checks::Finding &finding)
{
    const review::Event event{1,
                              QDateTime(QDate(2026, 5, 4), QTime(3, 2, 1), QTimeZone::UTC),
                              u"Wu Lan"_s,
                              review::FindingSuppressed{finding.fingerprint(), finding.check, finding.file,
                                                        finding.symbol, u"Not on this device."_s},
                              {},
                              {}};
    return review::ReviewState::fold(std::span(&event, 1));
}

} // namespace

class TestSarif : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rulesAreTheCatalogue()
    {
        const QJsonObject run = runOf(sample());
        const QJsonObject driver = run.value(u"tool").toObject().value(u"driver").toObject();
        QCOMPARE(driver.value(u"semanticVersion").toString(), u"0.1.0"_s);
        const QJsonArray rules = driver.value(u"rules").toArray();
        QCOMPARE(size_t(rules.size()), checks::catalogue().size() + 1); // and the one that nobody knows
        static const QRegularExpression pascal(u"^([A-Z][a-z_]*)+$"_s);
        static const QStringList levels{u"error"_s, u"warning"_s, u"note"_s};
        for (qsizetype i = 0; i < rules.size() - 1; ++i) {
            const QJsonObject rule = rules.at(i).toObject();
            QCOMPARE(rule.value(u"id").toString(), checks::catalogue()[size_t(i)].id);
            QVERIFY(pascal.match(rule.value(u"name").toString()).hasMatch());
            QVERIFY(!rule.value(u"shortDescription").toObject().value(u"text").toString().isEmpty());
            QVERIFY(rule.value(u"fullDescription").toObject().value(u"text").toString().size() > 20);
            const QJsonObject help = rule.value(u"help").toObject();
            QVERIFY(help.value(u"markdown").toString().contains(u"## How to fix"_s));
            QVERIFY(!help.value(u"text").toString().isEmpty());
            QVERIFY(levels.contains(rule.value(u"defaultConfiguration").toObject().value(u"level").toString()));
        }
        for (const QJsonValue &each : run.value(u"results").toArray()) {
            const QJsonObject result = each.toObject();
            QCOMPARE(rules.at(result.value(u"ruleIndex").toInt(-1)).toObject().value(u"id"), result.value(u"ruleId"));
        }
    }

    void resultsSayWhatTheFindingSays()
    {
        const QJsonObject run = runOf(sample());
        QCOMPARE(run.value(u"results").toArray().size(), 5);
        const QJsonObject error = resultOf(run, u"A01"_s);
        QCOMPARE(error.value(u"level").toString(), u"error"_s);
        QCOMPARE(error.value(u"message").toObject().value(u"text").toString(),
                 u"Gone at the target: A01.\nStart-up stops here."_s);
        const QJsonObject place = error.value(u"locations").toArray().at(0).toObject();
        QCOMPARE(uri(place), u"plugin/ops.py"_s);
        QCOMPARE(physical(place).value(u"artifactLocation").toObject().value(u"uriBaseId").toString(), u"PLUGIN"_s);
        QCOMPARE(physical(place).value(u"region").toObject().value(u"startLine").toInt(), 12);
        const QJsonObject upstream = error.value(u"relatedLocations").toArray().at(0).toObject();
        QCOMPARE(uri(upstream), u"up/new%20layers.py"_s);
        QCOMPARE(physical(upstream).value(u"artifactLocation").toObject().value(u"uriBaseId").toString(),
                 u"UPSTREAM"_s);
        const QJsonObject bag = error.value(u"properties").toObject();
        QCOMPARE(bag.value(u"evidence").toString(), u"source"_s);
        QCOMPARE(bag.value(u"movedTo").toString(), u"up.new:Norm"_s);
        QCOMPARE(bag.value(u"entry").toString(), u"patch:plugin/ops.py:up:f"_s);
        QCOMPARE(bag.value(u"commit").toString(), QString(40, u'd'));
        QCOMPARE(bag.value(u"commitSummary").toString(), u"Move Norm"_s);
        QCOMPARE(resultOf(run, u"P03"_s).value(u"level").toString(), u"warning"_s);
        const QJsonObject note = resultOf(run, u"P13"_s);
        QCOMPARE(note.value(u"level").toString(), u"note"_s);
        QVERIFY(!physical(note.value(u"locations").toArray().at(0).toObject()).contains(u"region"));
        // Braces would be placeholders and the brackets a link.
        QCOMPARE(note.value(u"message").toObject().value(u"text").toString(),
                 u"The table {{x}} of [key] (1) is new."_s);
        QVERIFY(!resultOf(run, u"Z42"_s).contains(u"locations"));
    }

    void pathsAreUris()
    {
        const QString path = u"插件/a b#c?d%e:f.py"_s;
        const QJsonObject note = resultOf(runOf(sample()), u"P13"_s);
        const QString text = uri(note.value(u"locations").toArray().at(0).toObject());
        const QUrl url(text, QUrl::StrictMode);
        QVERIFY2(url.isValid() && url.isRelative() && !url.hasQuery() && !url.hasFragment(), qPrintable(text));
        QCOMPARE(url.path(QUrl::FullyDecoded), path);
        static const QRegularExpression allowed(u"^([A-Za-z0-9._~/-]|%[0-9A-F]{2})+$"_s);
        QVERIFY2(allowed.match(text).hasMatch(), qPrintable(text));
    }

    void fingerprintsIgnoreLinesAndTellEqualOnesApart()
    {
        const checks::Analysis before = sample();
        checks::Analysis after = before;
        for (checks::Finding &finding : after.findings) {
            if (finding.line > 0)
                finding.line += 100;
            finding.message += u" Now elsewhere."_s;
        }
        const QJsonObject was = runOf(before);
        const QJsonObject is = runOf(after);
        QSet<QString> seen;
        for (const auto &[check, number] :
             {std::pair{u"A01"_s, 0}, {u"A01"_s, 1}, {u"P03"_s, 0}, {u"P13"_s, 0}, {u"Z42"_s, 0}}) {
            QCOMPARE(fingerprint(resultOf(is, check, number)), fingerprint(resultOf(was, check, number)));
            seen.insert(fingerprint(resultOf(is, check, number)));
        }
        QCOMPARE(seen.size(), 5);
        QCOMPARE(fingerprint(resultOf(was, u"A01"_s)), before.findings[0].fingerprint());
        QCOMPARE(fingerprint(resultOf(was, u"A01"_s, 1)), QString(before.findings[0].fingerprint() + u":2"_s));
    }

    void bytesDoNotDependOnTheOrder()
    {
        const checks::Analysis one = sample();
        checks::Analysis other = one;
        std::ranges::reverse(other.findings);
        QCOMPARE(audit::toSarif({other, nullptr, u"0.1.0"_s}), audit::toSarif({one, nullptr, u"0.1.0"_s}));
    }

    void nothingOfTheMachineIsTold()
    {
        const QByteArray bytes = audit::toSarif({sample(), nullptr, u"0.1.0"_s});
        QVERIFY(!bytes.contains("/home"));
        QVERIFY(!bytes.contains("someone"));
        const QJsonArray provenance = runOf(bytes).value(u"versionControlProvenance").toArray();
        QCOMPARE(provenance.size(), 3);
        QCOMPARE(provenance.at(0).toObject().value(u"repositoryUri").toString(),
                 u"urn:x-repository:plugin:plug%20in"_s);
        QCOMPARE(provenance.at(0).toObject().value(u"revisionId").toString(), QString(40, u'c'));
        QCOMPARE(provenance.at(1).toObject().value(u"revisionId").toString(), QString(40, u'a'));
        QCOMPARE(provenance.at(1).toObject().value(u"repositoryUri").toString(),
                 u"urn:x-repository:upstream:engine.git"_s);
        const QJsonObject invocation = runOf(bytes).value(u"invocations").toArray().at(0).toObject();
        QVERIFY(invocation.value(u"executionSuccessful").toBool());
        QCOMPARE(invocation.value(u"toolExecutionNotifications").toArray().size(), 1);
    }

    void provenanceNamesTheRevisionThatWasScanned()
    {
        const auto commitOf = [](const checks::Analysis &analysis) {
            const QJsonObject first = runOf(analysis).value(u"versionControlProvenance").toArray().at(0).toObject();
            const bool plugin = first.value(u"properties").toObject().value(u"role") == u"plugin"_s;
            return plugin ? first.value(u"revisionId").toString() : QString();
        };
        checks::Analysis analysis = sample();
        QCOMPARE(commitOf(analysis), QString(40, u'c'));
        analysis.setup.subjectKind = u"revision"_s; // not what is checked out
        analysis.setup.subjectCommit = QString(40, u'e');
        QCOMPARE(commitOf(analysis), QString(40, u'e'));
        analysis.setup.subjectKind = u"directory"_s;
        analysis.setup.subjectCommit.clear();
        QCOMPARE(commitOf(analysis), QString());
    }

    void suppressionsOfTheSession()
    {
        const checks::Analysis analysis = sample();
        for (const QJsonValue &each : runOf(analysis).value(u"results").toArray())
            QVERIFY(!each.toObject().contains(u"suppressions"));
        const review::ReviewState state = suppressing(analysis.findings[2]);
        const QJsonObject run = runOf(analysis, &state);
        for (const QJsonValue &each : run.value(u"results").toArray()) {
            const QJsonObject result = each.toObject();
            QVERIFY(result.value(u"suppressions").isArray()); // on all or on none, says the standard
            QCOMPARE(result.value(u"suppressions").toArray().size(), result.value(u"ruleId") == u"P03"_s ? 1 : 0);
        }
        const QJsonObject suppression = resultOf(run, u"P03"_s).value(u"suppressions").toArray().at(0).toObject();
        QCOMPARE(suppression.value(u"kind").toString(), u"external"_s);
        QCOMPARE(suppression.value(u"status").toString(), u"accepted"_s);
        QCOMPARE(suppression.value(u"justification").toString(), u"Not on this device."_s);
        QCOMPARE(suppression.value(u"properties").toObject().value(u"by").toString(), u"Wu Lan"_s);
    }

    void languageIsThatOfThePages()
    {
        const checks::Analysis analysis;
        const auto tag = [&](const QString &language) {
            return runOf(audit::toSarif({analysis, nullptr, u"1.0.0"_s, language})).value(u"language").toString();
        };
        for (const QString &language : {u"en"_s, u"en_US"_s, u"de_DE"_s, u"C"_s, u""_s})
            QCOMPARE(tag(language), u"en-US"_s);
    }

    void resultsStandToTheEarlierReview()
    {
        const checks::Analysis analysis = sample();
        review::Rereview rereview;
        checks::Finding changed = analysis.findings[2];
        changed.message = u"It read otherwise then."_s;
        checks::Finding gone = analysis.findings[0];
        gone.file = u"plugin/gone.py"_s;
        gone.message = u"Gone <script>."_s;
        rereview.findings = {{analysis.findings[3], review::Fate::StillPresent, {}, analysis.findings[3].fingerprint()},
                             {changed, review::Fate::PartiallyFixed, {}, analysis.findings[2].fingerprint()},
                             {gone, review::Fate::Masked, {}, analysis.findings[0].fingerprint()}};
        const QJsonObject run = runOf(audit::toSarif({.analysis = analysis, .rereview = &rereview}));
        QCOMPARE(run.value(u"results").toArray().size(), 6);
        QCOMPARE(resultOf(run, u"P13"_s).value(u"baselineState").toString(), u"unchanged"_s);
        QCOMPARE(resultOf(run, u"P03"_s).value(u"baselineState").toString(), u"updated"_s);
        QCOMPARE(resultOf(run, u"A01"_s).value(u"baselineState").toString(), u"new"_s);
        const QJsonObject absent = resultOf(run, u"A01"_s, 2);
        QCOMPARE(absent.value(u"baselineState").toString(), u"absent"_s);
        QCOMPARE(absent.value(u"properties").toObject().value(u"fate").toString(), u"masked"_s);
        QVERIFY(!resultOf(runOf(analysis), u"A01"_s).contains(u"baselineState"_s));
    }

    void judgementsAreProperties()
    {
        const checks::Analysis analysis = sample();
        const checks::Finding &finding = analysis.findings[2];
        const review::Event event{1,
                                  QDateTime(QDate(2026, 5, 4), QTime(3, 2, 1), QTimeZone::UTC),
                                  u"Wu Lan"_s,
                                  review::FindingJudged{finding.fingerprint(), finding.check, finding.file,
                                                        finding.symbol, review::Attribution::TargetUpstreamDefect, true,
                                                        review::Resolution::WarningOnly, u"See the ticket."_s},
                                  {},
                                  {}};
        const auto state = review::ReviewState::fold(std::span(&event, 1));
        const QJsonObject run = runOf(audit::toSarif({.analysis = analysis, .state = &state, .draft = true}));
        QCOMPARE(run.value(u"properties").toObject().value(u"draft"), QJsonValue(true));
        const QJsonObject judgement =
            resultOf(run, u"P03"_s).value(u"properties").toObject().value(u"judgement").toObject();
        QCOMPARE(judgement.value(u"attribution").toString(), toString(review::Attribution::TargetUpstreamDefect));
        QCOMPARE(judgement.value(u"reproduced"), QJsonValue(true));
        QCOMPARE(judgement.value(u"resolution").toString(), toString(review::Resolution::WarningOnly));
        QCOMPARE(judgement.value(u"by").toString(), u"Wu Lan"_s);
        QVERIFY(!resultOf(run, u"A01"_s).value(u"properties").toObject().contains(u"judgement"_s));
    }

    void whatWasAnsweredIsNoFailure()
    {
        checks::Analysis analysis = sample();
        inventory::Entry commit;
        commit.id = u"commit:abc"_s;
        commit.domain = inventory::Domain::Commit;
        analysis.entries = {commit};
        checks::Finding asks = finding(u"M06"_s, checks::Severity::Warning, u"px/a.py"_s, 1);
        asks.entry = commit.id;
        analysis.findings = {asks};
        review::Event event;
        event.seq = 1;
        review::Decision decision;
        decision.entry = commit.id;
        decision.disposition = review::Disposition::NoEffect;
        decision.findings = {asks.fingerprint()};
        event.payload = review::DecisionMade{decision};
        const review::ReviewState untouched;
        QCOMPARE(resultOf(runOf(analysis, &untouched), u"M06"_s).value(u"level").toString(), u"warning"_s);
        const auto answered = review::ReviewState::fold(std::span(&event, 1));
        const QJsonObject result = resultOf(runOf(analysis, &answered), u"M06"_s);
        QCOMPARE(result.value(u"kind").toString(), u"pass"_s);
        QCOMPARE(result.value(u"level").toString(), u"none"_s);
    }

    void unseenCharactersAreSpelledOut()
    {
        checks::Analysis analysis;
        analysis.findings = {finding(u"A01"_s, checks::Severity::Error, u"a\u202Eb\u0007.py"_s, 1)};
        analysis.findings[0].message = u"x\u202Ey \u2066z 补丁"_s;
        const QByteArray bytes = audit::toSarif({.analysis = analysis});
        QVERIFY(bytes.contains("x\\u202ey \\u2066z 补丁"));
        QVERIFY(!QString::fromUtf8(bytes).contains(QChar(0x202e)));
        QCOMPARE(resultOf(runOf(bytes), u"A01"_s).value(u"message").toObject().value(u"text").toString(),
                 u"x\u202Ey \u2066z 补丁"_s);
    }

    /// The official schema is not ours to distribute (its repository names the IPR policy of OASIS and no free
    /// licence): this runs where MXW_SARIF_SCHEMA names the file and python3 has jsonschema.
    void validatesAgainstTheOfficialSchema()
    {
        const QString schema = qEnvironmentVariable("MXW_SARIF_SCHEMA");
        if (schema.isEmpty())
            QSKIP("MXW_SARIF_SCHEMA does not name the schema");
        QTemporaryDir folder;
        const checks::Analysis analysis = sample();
        const review::ReviewState state = suppressing(analysis.findings[2]);
        QFile log(folder.filePath(u"log.sarif"_s));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write(audit::toSarif({analysis, &state, u"0.1.0"_s}));
        log.close();
        QProcess python;
        python.setProcessChannelMode(QProcess::MergedChannels);
        python.start(u"python3"_s, {u"-c"_s,
                                    u"import json,sys,jsonschema\n"
                                    "schema,log=(json.load(open(p)) for p in sys.argv[1:])\n"
                                    "jsonschema.validate(log,schema,format_checker=jsonschema.FormatChecker())"_s,
                                    schema, log.fileName()});
        QVERIFY(python.waitForFinished());
        QVERIFY2(python.exitCode() == 0, python.readAll().constData());
    }
};

QTEST_GUILESS_MAIN(TestSarif)
#include "tst_sarif.moc"
