// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SessionJson.h"

#include "models/audit/Assessment.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

void stamp(QJsonObject &object, qint64 seq, const QDateTime &time, const QString &actor)
{
    object.insert(u"seq"_s, seq);
    object.insert(u"time"_s, time.toUTC().toString(Qt::ISODateWithMs));
    object.insert(u"actor"_s, actor);
}

/// What was said of each entry.
struct EntryArrays
{
    QJsonArray decisions;
    QJsonArray notes;
    QJsonArray checklist;
    QJsonArray evidence;

    void add(const QString &entry, const review::EntryState &state)
    {
        if (state.decision) {
            QJsonObject object = state.decision->decision.toJson();
            stamp(object, state.decision->seq, state.decision->time, state.decision->actor);
            decisions.append(object);
        }
        if (state.note) {
            QJsonObject object{{u"entry"_s, entry}, {u"text"_s, state.note->text}};
            stamp(object, state.note->seq, state.note->time, state.note->actor);
            notes.append(object);
        }
        for (const review::EvidenceRecord &record : state.evidence) {
            QJsonObject object = record.evidence.toJson();
            stamp(object, record.seq, record.time, record.actor);
            evidence.append(object);
        }
        if (!state.checklistDone.isEmpty()) {
            QStringList items(state.checklistDone.begin(), state.checklistDone.end());
            std::ranges::sort(items);
            checklist.append(QJsonObject{{u"entry"_s, entry}, {u"done"_s, QJsonArray::fromStringList(items)}});
        }
    }
};

QJsonArray runsOf(const review::ReviewState &state)
{
    QJsonArray runs;
    for (const review::RunRecorded &run : state.runs()) {
        QJsonObject object = run.started.toJson();
        object.insert(u"time"_s, run.time.toUTC().toString(Qt::ISODateWithMs));
        object.insert(u"actor"_s, run.actor);
        if (run.ended)
            object.insert(u"ended"_s, run.ended->toJson());
        runs.append(object);
    }
    return runs;
}

QJsonArray matrixRows(const checks::Analysis &analysis, const review::ReviewState &state)
{
    QJsonArray rows;
    for (const inventory::DifferenceMatrix &matrix : analysis.models.matrices) {
        for (const inventory::MatrixRow &row : matrix.rows) {
            const auto *record = state.matrixRow(matrix.family, toString(row.contract));
            if (!record)
                continue;
            QJsonObject object = record->row.toJson();
            stamp(object, record->seq, record->time, record->actor);
            rows.append(object);
        }
    }
    return rows;
}

QJsonArray judgements(const checks::Analysis &analysis, const review::ReviewState &state)
{
    QJsonArray all;
    QSet<QString> said;
    for (const checks::Finding &finding : analysis.findings) {
        const QString fingerprint = finding.fingerprint();
        const review::JudgementRecord *record = state.judgement(fingerprint);
        if (!record || said.contains(fingerprint))
            continue;
        said.insert(fingerprint);
        QJsonObject object = record->judged.toJson();
        stamp(object, record->seq, record->time, record->actor);
        all.append(object);
    }
    return all;
}

/// {"done": false, "missing": ["reason", …], "items": […]}
QJsonObject gateToJson(const audit::Assessment &assessment, size_t entry)
{
    QJsonArray items;
    QJsonArray missing;
    for (const review::GateItem &item : assessment.gate(entry).items) {
        items.append(QJsonObject{{u"id"_s, item.id}, {u"source"_s, item.source}, {u"met"_s, item.met}});
        if (!item.met)
            missing.append(item.id);
    }
    QJsonObject gate{{u"done"_s, assessment.isDone(entry)}, {u"missing"_s, missing}, {u"items"_s, items}};
    if (assessment.isStale(entry))
        gate.insert(u"stale"_s, true);
    if (assessment.hasDrifted(entry))
        gate.insert(u"drifted"_s, true);
    return gate;
}

/// The entries of an analysis, each with its gate.
QJsonArray withGates(QJsonArray entries, const audit::Assessment &assessment)
{
    for (qsizetype i = 0; i < entries.size(); ++i) {
        QJsonObject entry = entries.at(i).toObject();
        entry.insert(u"gate"_s, gateToJson(assessment, size_t(i)));
        entries.replace(i, entry);
    }
    return entries;
}

/// Where the session stands among others and against the repositories.
void addContext(QJsonObject &json, const review::Session &session, const RecordSource &source)
{
    const auto &events = session.events();
    json.insert(u"asOf"_s, events.empty() ? QString() : events.back().time.toUTC().toString(Qt::ISODateWithMs));
    json.insert(
        u"journal"_s,
        QJsonObject{{u"events"_s, qint64(events.size())},
                    {u"lastHash"_s, events.empty() ? QString() : QString::fromLatin1(events.back().hash.toHex())}});
    if (const auto &drift = session.state().drift()) {
        QJsonArray changes;
        for (const review::Drift &each : drift->drifts)
            changes.append(each.toJson());
        json.insert(u"drift"_s, QJsonObject{{u"checked"_s, drift->time.toUTC().toString(Qt::ISODateWithMs)},
                                            {u"changes"_s, changes}});
    }
    if (const auto &prior = session.state().prior()) {
        QJsonObject object = prior->prior.toJson();
        stamp(object, prior->seq, prior->time, prior->actor);
        json.insert(u"prior"_s, object);
    }
    if (source.rereview())
        json.insert(u"rereview"_s, source.rereview()->toJson());
}

} // namespace

QJsonObject analysisToJson(const checks::Analysis &analysis, const review::ReviewState &state)
{
    QJsonObject json = analysis.toJson();
    QJsonArray findings = json.value(u"findings"_s).toArray();
    for (qsizetype i = 0; i < findings.size(); ++i) {
        const auto found = state.suppressions().constFind(analysis.findings[size_t(i)].fingerprint());
        if (found == state.suppressions().cend())
            continue;
        QJsonObject finding = findings.at(i).toObject();
        finding.insert(u"suppressed"_s, QJsonObject{{u"reason"_s, found->suppressed.reason},
                                                    {u"by"_s, found->actor},
                                                    {u"at"_s, found->time.toUTC().toString(Qt::ISODateWithMs)}});
        findings.replace(i, finding);
    }
    json.insert(u"findings"_s, findings);
    return json;
}

QJsonObject sessionToJson(review::Session &session, const RecordSource &source, bool final)
{
    EntryArrays arrays;
    for (const inventory::Entry &entry : session.analysis().entries)
        arrays.add(entry.id, session.state().entry(entry.id));
    const audit::AuditInput input = source.input(final);
    QJsonObject json = analysisToJson(session.analysis(), session.state());
    // Both have notes; those of the reviewers had the name first.
    json.insert(u"scanNotes"_s, json.value(u"notes"_s));
    json.insert(u"draft"_s, !final);
    json.insert(u"matrixRows"_s, matrixRows(session.analysis(), session.state()));
    json.insert(u"decisions"_s, arrays.decisions);
    json.insert(u"notes"_s, arrays.notes);
    json.insert(u"checklist"_s, arrays.checklist);
    json.insert(u"evidence"_s, arrays.evidence);
    json.insert(u"judgements"_s, judgements(session.analysis(), session.state()));
    json.insert(u"entries"_s, withGates(json.value(u"entries"_s).toArray(), audit::Assessment(input)));
    json.insert(u"runs"_s, runsOf(session.state()));
    addContext(json, session, source);
    return json;
}

} // namespace mxw::app
