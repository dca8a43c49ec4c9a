// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SarifWriter.h"

#include "models/audit/JsonText.h"
#include "models/audit/SarifBaseline.h"
#include "models/audit/SarifRules.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

constexpr QLatin1StringView Plugin("PLUGIN");
constexpr QLatin1StringView Upstream("UPSTREAM");

class SarifWriter
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::SarifWriter)
public:
    explicit SarifWriter(const SarifInput &input)
        : m_input(input), m_rules(input.analysis, input.language), m_results(sorted(input.analysis)),
          m_baseline(input.rereview)
    {
    }

    QJsonObject log();

private:
    using Results = std::vector<const checks::Finding *>;
    static Results sorted(const checks::Analysis &analysis);

    QJsonObject run();
    QJsonObject bases() const;
    QJsonArray provenance() const;
    QJsonObject invocation() const;
    QJsonObject result(const checks::Finding &finding);
    QJsonObject plainResult(const checks::Finding &finding);
    QJsonObject absentResult(const checks::Finding &finding);
    QJsonArray suppressions(const checks::Finding &finding) const;
    void addState(QJsonObject &result, const checks::Finding &finding) const;

    const SarifInput &m_input;
    const SarifRules m_rules;
    const Results m_results;
    const SarifBaseline m_baseline;
    QHash<QString, int> m_occurrences;
};

/// A message as the standard wants it: braces would be placeholders, and "[text](1)" a link.
QJsonObject message(QString text)
{
    text.replace(u'{', u"{{"_s).replace(u'}', u"}}"_s).replace(u"]("_s, u"] ("_s);
    return {{u"text"_s, text}};
}

/// A relative reference; everything but letters, digits, "-._~" and the slashes is encoded, so that no name of a file
/// can be taken for a scheme, a query or a fragment.
QString relativeUri(const QString &file)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(file, "/"));
}

/// The repository by the name of its folder: where it lies on this machine is nobody's business.
QString repositoryUri(const QString &path, QLatin1StringView role)
{
    static const QRegularExpression trailing(u"(/\\.git)?/*$"_s);
    const QString name = QString(path).remove(trailing).section(u'/', -1);
    return u"urn:x-repository:"_s + QString(role).toLower() + u':' +
           QString::fromLatin1(QUrl::toPercentEncoding(name.isEmpty() ? u"unnamed"_s : name));
}

QJsonObject location(const QString &file, int line, QLatin1StringView base)
{
    QJsonObject physical{
        {u"artifactLocation"_s, QJsonObject{{u"uri"_s, relativeUri(file)}, {u"uriBaseId"_s, QString(base)}}}};
    if (line > 0)
        physical.insert(u"region"_s, QJsonObject{{u"startLine"_s, line}});
    return {{u"physicalLocation"_s, physical}};
}

QJsonObject properties(const checks::Finding &finding)
{
    QJsonObject bag{{u"evidence"_s, toString(finding.evidence)}};
    const auto put = [&bag](const QString &key, const QString &value) {
        if (!value.isEmpty())
            bag.insert(key, value);
    };
    put(u"consequence"_s, finding.consequence);
    put(u"movedTo"_s, finding.movedTo);
    put(u"commit"_s, finding.commit);
    put(u"commitSummary"_s, finding.commitSummary);
    put(u"entry"_s, finding.entry);
    if (!finding.details.isEmpty())
        bag.insert(u"details"_s, QJsonArray::fromStringList(finding.details));
    return bag;
}

SarifWriter::Results SarifWriter::sorted(const checks::Analysis &analysis)
{
    Results results;
    for (const checks::Finding &finding : analysis.findings)
        results.push_back(&finding);
    std::ranges::stable_sort(results, {}, [](const checks::Finding *finding) {
        return std::tie(finding->file, finding->line, finding->check, finding->symbol, finding->message,
                        finding->entry);
    });
    return results;
}

QJsonObject SarifWriter::log()
{
    return {
        {u"$schema"_s, u"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"_s},
        {u"version"_s, u"2.1.0"_s},
        {u"runs"_s, QJsonArray{run()}}};
}

QJsonObject SarifWriter::run()
{
    QJsonArray results;
    for (const checks::Finding *finding : m_results)
        results.append(result(*finding));
    for (const checks::Finding &gone : m_baseline.absent())
        results.append(absentResult(gone));
    const checks::ReviewSetup &setup = m_input.analysis.setup;
    QJsonObject bag{{u"subjectKind"_s, setup.subjectKind},
                    {u"subjectId"_s, setup.subjectId},
                    {u"pluginStaged"_s, setup.pluginStaged},
                    {u"pluginDirty"_s, setup.pluginDirty}};
    if (m_input.draft)
        bag.insert(u"draft"_s, *m_input.draft);
    if (!setup.reviewedVersion.isEmpty())
        bag.insert(u"reviewedVersion"_s, setup.reviewedVersion);
    const QString language = m_rules.languageTag();
    return {{u"tool"_s, QJsonObject{{u"driver"_s, QJsonObject{{u"name"_s, u"MetaX Upgrade Workbench"_s},
                                                              {u"semanticVersion"_s, m_input.version},
                                                              {u"language"_s, language},
                                                              {u"rules"_s, m_rules.toJson()}}}}},
            {u"language"_s, language},
            {u"columnKind"_s, u"utf16CodeUnits"_s},
            {u"originalUriBaseIds"_s, bases()},
            {u"versionControlProvenance"_s, provenance()},
            {u"invocations"_s, QJsonArray{invocation()}},
            {u"properties"_s, bag},
            {u"results"_s, results}};
}

QJsonObject SarifWriter::bases() const
{
    const auto base = [](const QString &text) { return QJsonObject{{u"description"_s, message(text)}}; };
    return {{Plugin, base(tr("The root of the plugin's tree that was scanned."))},
            {Upstream, base(tr("The root of the upstream repository at the target revision."))}};
}

QJsonArray SarifWriter::provenance() const
{
    const checks::ReviewSetup &setup = m_input.analysis.setup;
    QJsonArray all;
    const auto add = [&all](const QString &path, const QString &commit, const QString &role, QLatin1StringView base) {
        if (commit.isEmpty())
            return;
        QJsonObject details{{u"repositoryUri"_s, repositoryUri(path, role == "plugin"_L1 ? Plugin : Upstream)},
                            {u"revisionId"_s, commit},
                            {u"properties"_s, QJsonObject{{u"role"_s, role}}}};
        if (!base.isEmpty())
            details.insert(u"mappedTo"_s, QJsonObject{{u"uriBaseId"_s, QString(base)}});
        all.append(details);
    };
    // What is staged or on disk is based on HEAD; an installed package is of no known revision.
    const bool onHead = setup.subjectKind == "index"_L1 || setup.subjectKind == "worktree"_L1;
    add(setup.pluginPath, onHead ? setup.pluginHead.commit : setup.subjectCommit, u"plugin"_s, Plugin);
    add(setup.upstreamPath, setup.target.commit, u"target"_s, Upstream);
    add(setup.upstreamPath, setup.base.commit, u"base"_s, {});
    return all;
}

QJsonObject SarifWriter::invocation() const
{
    QJsonArray notifications;
    for (const QString &note : m_input.analysis.notes)
        notifications.append(QJsonObject{{u"level"_s, u"note"_s}, {u"message"_s, message(note)}});
    QJsonObject object{{u"executionSuccessful"_s, true}};
    if (!notifications.isEmpty())
        object.insert(u"toolExecutionNotifications"_s, notifications);
    return object;
}

QJsonObject SarifWriter::result(const checks::Finding &finding)
{
    QJsonObject object = plainResult(finding);
    addState(object, finding);
    // The standard wants it on every result of a run or on none.
    if (m_input.state)
        object.insert(u"suppressions"_s, suppressions(finding));
    if (m_input.rereview)
        object.insert(u"baselineState"_s, m_baseline.stateOf(finding));
    return object;
}

/// What the earlier review found and this one does not. Its place is as it was then.
QJsonObject SarifWriter::absentResult(const checks::Finding &finding)
{
    QJsonObject object = plainResult(finding);
    QJsonObject bag = object.value(u"properties"_s).toObject();
    bag.insert(u"fate"_s, m_baseline.fateOf(finding));
    object.insert(u"properties"_s, bag);
    if (m_input.state)
        object.insert(u"suppressions"_s, QJsonArray());
    object.insert(u"baselineState"_s, u"absent"_s);
    return object;
}

/// What reviewers made of it: a judgement, or an answer that leaves nothing open.
void SarifWriter::addState(QJsonObject &result, const checks::Finding &finding) const
{
    if (!m_input.state)
        return;
    QJsonObject bag = result.value(u"properties"_s).toObject();
    const review::JudgementRecord *judgement = m_input.state->judgement(finding.fingerprint());
    if (judgement && judgement->judged.attribution) {
        QJsonObject object{{u"attribution"_s, toString(*judgement->judged.attribution)},
                           {u"reproduced"_s, judgement->judged.reproduced},
                           {u"by"_s, judgement->actor},
                           {u"at"_s, judgement->time.toUTC().toString(Qt::ISODateWithMs)}};
        if (judgement->judged.resolution)
            object.insert(u"resolution"_s, toString(*judgement->judged.resolution));
        if (!judgement->judged.text.isEmpty())
            object.insert(u"text"_s, judgement->judged.text);
        bag.insert(u"judgement"_s, object);
    }
    // It only asked for a decision, and that was made.
    if (!m_input.state->isOpen(finding) && !m_input.state->isSuppressed(finding)) {
        result.insert(u"kind"_s, u"pass"_s);
        result.insert(u"level"_s, u"none"_s);
        bag.insert(u"answered"_s, true);
    }
    result.insert(u"properties"_s, bag);
}

QJsonObject SarifWriter::plainResult(const checks::Finding &finding)
{
    const QString text =
        finding.consequence.isEmpty() ? finding.message : finding.message + u'\n' + finding.consequence;
    QString fingerprint = finding.fingerprint();
    if (const int occurrence = ++m_occurrences[fingerprint]; occurrence > 1)
        fingerprint += u':' + QString::number(occurrence);
    QJsonObject object{{u"ruleId"_s, finding.check},
                       {u"ruleIndex"_s, m_rules.indexOf(finding.check)},
                       {u"level"_s, SarifRules::level(finding.severity)},
                       {u"message"_s, message(text.isEmpty() ? finding.check : text)},
                       {u"partialFingerprints"_s, QJsonObject{{SarifFingerprint, fingerprint}}},
                       {u"properties"_s, properties(finding)}};
    if (!finding.file.isEmpty()) {
        QJsonObject place = location(finding.file, finding.line, Plugin);
        if (!finding.symbol.isEmpty())
            place.insert(u"logicalLocations"_s, QJsonArray{QJsonObject{{u"fullyQualifiedName"_s, finding.symbol}}});
        object.insert(u"locations"_s, QJsonArray{place});
    }
    if (!finding.upstreamFile.isEmpty()) {
        QJsonObject place = location(finding.upstreamFile, finding.upstreamLine, Upstream);
        place.insert(u"message"_s, message(tr("The place upstream, at the target revision.")));
        object.insert(u"relatedLocations"_s, QJsonArray{place});
    }
    return object;
}

QJsonArray SarifWriter::suppressions(const checks::Finding &finding) const
{
    const auto found = m_input.state->suppressions().constFind(finding.fingerprint());
    if (found == m_input.state->suppressions().cend())
        return {};
    return {QJsonObject{{u"kind"_s, u"external"_s},
                        {u"status"_s, u"accepted"_s},
                        {u"justification"_s, found->suppressed.reason},
                        {u"properties"_s, QJsonObject{{u"by"_s, found->actor},
                                                      {u"at"_s, found->time.toUTC().toString(Qt::ISODateWithMs)}}}}};
}

} // namespace

QByteArray toSarif(const SarifInput &input)
{
    return jsonText(SarifWriter(input).log());
}

} // namespace mxw::audit
