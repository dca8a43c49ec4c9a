// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/AnalysisJson.h"

#include "models/core/JsonReader.h"

#include <QJsonArray>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

// ----- writing

QJsonObject toJson(const RevisionRecord &revision)
{
    QJsonObject object;
    put(object, "spec"_L1, revision.spec);
    put(object, "commit"_L1, revision.commit);
    put(object, "tree"_L1, revision.tree);
    put(object, "summary"_L1, revision.summary);
    put(object, "committed"_L1, revision.committed);
    return object;
}

QJsonObject toJson(const ReviewSetup &setup)
{
    QJsonObject object{{u"upstream"_s, setup.upstreamPath},
                       {u"base"_s, toJson(setup.base)},
                       {u"target"_s, toJson(setup.target)},
                       {u"plugin"_s, setup.pluginPath},
                       {u"subject"_s, setup.subject},
                       {u"subjectKind"_s, setup.subjectKind},
                       {u"subjectId"_s, setup.subjectId},
                       {u"subjectLabel"_s, setup.subjectLabel},
                       {u"pluginHead"_s, toJson(setup.pluginHead)},
                       {u"pluginStaged"_s, setup.pluginStaged},
                       {u"pluginDirty"_s, setup.pluginDirty},
                       {u"profile"_s, setup.profile}};
    put(object, "reviewedVersion"_L1, setup.reviewedVersion);
    put(object, "subjectCommit"_L1, setup.subjectCommit);
    return object;
}

QJsonObject toJson(const Place &place)
{
    QJsonObject object{{u"file"_s, place.file}, {u"line"_s, place.line}, {u"endLine"_s, place.endLine}};
    put(object, "name"_L1, place.name);
    put(object, "kind"_L1, place.kind);
    put(object, "signature"_L1, place.signature);
    return object;
}

QJsonObject toJson(const Entry &entry, const Analysis &analysis)
{
    QJsonArray findings;
    for (const Finding *finding : analysis.findingsOf(entry.id))
        findings.append(finding->check);
    QJsonObject object{{u"id"_s, entry.id},
                       {u"domain"_s, toString(entry.domain)},
                       {u"mechanism"_s, entry.mechanismWord()},
                       {u"file"_s, entry.file},
                       {u"line"_s, entry.line},
                       {u"endLine"_s, entry.endLine},
                       {u"symbol"_s, entry.symbol},
                       {u"target"_s, entry.target()},
                       {u"key"_s, entry.key},
                       {u"active"_s, entry.active()},
                       {u"reached"_s, toString(entry.reached)},
                       {u"counterpart"_s, entry.atTarget ? entry.atTarget->file : QString()},
                       {u"findings"_s, findings},
                       {u"local"_s, toJson(entry.local)}};
    put(object, "platform"_L1, entry.platform);
    put(object, "parents"_L1, entry.parents);
    put(object, "activation"_L1, entry.activation);
    put(object, "condition"_L1, entry.condition);
    if (entry.allowMissing)
        object.insert("allowMissing"_L1, true);
    if (entry.external)
        object.insert("external"_L1, true);
    if (entry.replacement)
        object.insert("replacement"_L1, toJson(*entry.replacement));
    if (entry.replacementInUpstream)
        object.insert("replacementInUpstream"_L1, true);
    if (entry.atTarget)
        object.insert("atTarget"_L1, toJson(*entry.atTarget));
    if (entry.atBase)
        object.insert("atBase"_L1, toJson(*entry.atBase));
    if (entry.changedSinceBase)
        object.insert("changedSinceBase"_L1, *entry.changedSinceBase);
    return object;
}

QJsonObject toJson(const Finding &finding)
{
    QJsonObject object{{u"check"_s, finding.check},
                       {u"severity"_s, toString(finding.severity)},
                       {u"entry"_s, finding.entry},
                       {u"file"_s, finding.file},
                       {u"line"_s, finding.line},
                       {u"symbol"_s, finding.symbol},
                       {u"message"_s, finding.message},
                       {u"upstreamFile"_s, finding.upstreamFile},
                       {u"upstreamLine"_s, finding.upstreamLine},
                       {u"movedTo"_s, finding.movedTo},
                       {u"commit"_s, finding.commit},
                       {u"evidence"_s, toString(finding.evidence)},
                       {u"fingerprint"_s, finding.fingerprint()}};
    put(object, "commitSummary"_L1, finding.commitSummary);
    put(object, "consequence"_L1, finding.consequence);
    put(object, "details"_L1, finding.details);
    return object;
}

QJsonObject summary(const Analysis &analysis)
{
    QJsonObject findings;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info})
        findings.insert(toString(severity), analysis.count(severity));
    const auto active = std::ranges::count_if(analysis.entries, &Entry::active);
    return {{u"entries"_s, qsizetype(analysis.entries.size())},
            {u"active"_s, qsizetype(active)},
            {u"findings"_s, findings}};
}

// ----- reading

RevisionRecord revisionFrom(const QJsonObject &object, bool &ok)
{
    JsonReader read(object);
    RevisionRecord revision{read.text("spec"_L1), read.text("commit"_L1), read.text("tree"_L1), read.text("summary"_L1),
                            read.text("committed"_L1)};
    ok = ok && read.ok();
    return revision;
}

ReviewSetup setupFrom(const QJsonObject &object, bool &ok)
{
    JsonReader read(object);
    ReviewSetup setup;
    setup.upstreamPath = read.text("upstream"_L1);
    setup.base = revisionFrom(read.object("base"_L1), ok);
    setup.target = revisionFrom(read.object("target"_L1), ok);
    setup.pluginPath = read.text("plugin"_L1);
    setup.subject = read.text("subject"_L1);
    setup.subjectKind = read.text("subjectKind"_L1);
    setup.subjectId = read.text("subjectId"_L1);
    setup.subjectLabel = read.text("subjectLabel"_L1);
    setup.subjectCommit = read.text("subjectCommit"_L1);
    setup.pluginHead = revisionFrom(read.object("pluginHead"_L1), ok);
    setup.pluginStaged = read.flag("pluginStaged"_L1);
    setup.pluginDirty = read.flag("pluginDirty"_L1);
    setup.profile = read.text("profile"_L1);
    setup.reviewedVersion = read.text("reviewedVersion"_L1);
    ok = ok && read.ok();
    return setup;
}

Place placeFrom(const QJsonObject &object, bool &ok)
{
    JsonReader read(object);
    Place place{read.text("file"_L1), read.number("line"_L1), read.number("endLine"_L1),
                read.text("name"_L1), read.text("kind"_L1),   read.text("signature"_L1)};
    ok = ok && read.ok();
    return place;
}

Entry entryFrom(const QJsonObject &object, bool &ok)
{
    JsonReader read(object);
    Entry entry;
    entry.id = read.text("id"_L1);
    entry.domain = read.word("domain"_L1, &domainFromString);
    // A registration has the profile's word for its kind there.
    if (entry.domain == Domain::Registry) {
        entry.mechanism = Mechanism::Registration;
        entry.kind = read.text("mechanism"_L1);
        entry.platform = read.text("platform"_L1);
        entry.parents = read.texts("parents"_L1);
    } else if (entry.domain == Domain::Model || entry.domain == Domain::Commit) {
        entry.mechanism = entry.domain == Domain::Model ? Mechanism::Mirror : Mechanism::Commit;
        entry.kind = read.text("mechanism"_L1);
    } else {
        entry.mechanism = read.word("mechanism"_L1, &mechanismFromString);
    }
    entry.file = read.text("file"_L1);
    entry.line = read.number("line"_L1);
    entry.endLine = read.number("endLine"_L1);
    entry.symbol = read.text("symbol"_L1);
    const QString target = read.text("target"_L1);
    entry.targetModule = target.section(u':', 0, 0);
    entry.targetAttribute = target.section(u':', 1);
    entry.key = read.text("key"_L1);
    entry.reached = read.word("reached"_L1, &reachedFromString);
    entry.activation = read.texts("activation"_L1);
    entry.condition = read.text("condition"_L1);
    entry.allowMissing = read.flag("allowMissing"_L1);
    entry.external = read.flag("external"_L1);
    entry.local = placeFrom(read.object("local"_L1), ok);
    entry.replacementInUpstream = read.flag("replacementInUpstream"_L1);
    if (read.has("replacement"_L1))
        entry.replacement = placeFrom(read.object("replacement"_L1), ok);
    if (read.has("atTarget"_L1))
        entry.atTarget = placeFrom(read.object("atTarget"_L1), ok);
    if (read.has("atBase"_L1))
        entry.atBase = placeFrom(read.object("atBase"_L1), ok);
    if (read.has("changedSinceBase"_L1))
        entry.changedSinceBase = read.flag("changedSinceBase"_L1);
    ok = ok && read.ok();
    return entry;
}

Finding findingFrom(const QJsonObject &object, bool &ok)
{
    JsonReader read(object);
    Finding finding;
    finding.check = read.text("check"_L1);
    finding.severity = read.word("severity"_L1, &severityFromString);
    finding.entry = read.text("entry"_L1);
    finding.file = read.text("file"_L1);
    finding.line = read.number("line"_L1);
    finding.symbol = read.text("symbol"_L1);
    finding.message = read.text("message"_L1);
    finding.consequence = read.text("consequence"_L1);
    finding.upstreamFile = read.text("upstreamFile"_L1);
    finding.upstreamLine = read.number("upstreamLine"_L1);
    finding.movedTo = read.text("movedTo"_L1);
    finding.commit = read.text("commit"_L1);
    finding.commitSummary = read.text("commitSummary"_L1);
    finding.details = read.texts("details"_L1);
    finding.evidence = read.word("evidence"_L1, &evidenceLevelFromString);
    ok = ok && read.ok();
    return finding;
}

} // namespace

QJsonObject analysisToJson(const Analysis &analysis)
{
    QJsonArray entries;
    for (const Entry &entry : analysis.entries)
        entries.append(toJson(entry, analysis));
    QJsonArray infrastructure;
    for (const Infrastructure &file : analysis.infrastructure) {
        infrastructure.append(QJsonObject{
            {u"file"_s, file.file}, {u"kind"_s, toString(file.kind)}, {u"reached"_s, toString(file.reached)}});
    }
    QJsonArray findings;
    for (const Finding &finding : analysis.findings)
        findings.append(toJson(finding));
    return {{u"schema"_s, AnalysisSchema},
            {u"review"_s, toJson(analysis.setup)},
            {u"summary"_s, summary(analysis)},
            {u"entries"_s, entries},
            {u"infrastructure"_s, infrastructure},
            {u"findings"_s, findings},
            {u"instructionFiles"_s, QJsonArray::fromStringList(analysis.instructionFiles)},
            {u"models"_s, analysis.models.toJson()},
            {u"notes"_s, QJsonArray::fromStringList(analysis.notes)}};
}

std::optional<Analysis> analysisFromJson(const QJsonObject &object)
{
    bool ok = true;
    JsonReader read(object);
    Analysis analysis;
    analysis.setup = setupFrom(read.object("review"_L1), ok);
    for (const QJsonValue item : read.array("entries"_L1))
        analysis.entries.push_back(entryFrom(item.toObject(), ok));
    for (const QJsonValue item : read.array("infrastructure"_L1)) {
        JsonReader file(item.toObject());
        analysis.infrastructure.push_back({file.text("file"_L1), file.word("kind"_L1, &infrastructureKindFromString),
                                           file.word("reached"_L1, &reachedFromString)});
        ok = ok && file.ok();
    }
    for (const QJsonValue item : read.array("findings"_L1))
        analysis.findings.push_back(findingFrom(item.toObject(), ok));
    analysis.instructionFiles = read.texts("instructionFiles"_L1);
    if (std::optional<ModelStudy> models = ModelStudy::fromJson(read.object("models"_L1)))
        analysis.models = *std::move(models);
    else
        ok = false;
    analysis.notes = read.texts("notes"_L1);
    if (!ok || !read.ok())
        return std::nullopt;
    return analysis;
}

} // namespace mxw::checks
