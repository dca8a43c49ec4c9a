// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SessionJson.h"

#include "models/review/Gate.h"

#include <QJsonArray>

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

/// {"done": false, "missing": ["reason", …]}
QJsonObject gateToJson(const review::Gate &gate)
{
    QJsonArray missing;
    for (const review::GateItem &item : gate.missing())
        missing.append(item.id);
    return {{u"done"_s, gate.isDone()}, {u"missing"_s, missing}};
}

QJsonArray withGates(QJsonArray entries, const QJsonObject &gates)
{
    for (qsizetype i = 0; i < entries.size(); ++i) {
        QJsonObject entry = entries.at(i).toObject();
        entry.insert(u"gate"_s, gates.value(entry.value(u"id"_s).toString()));
        entries.replace(i, entry);
    }
    return entries;
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

QJsonObject sessionToJson(const review::Session &session)
{
    QJsonArray decisions;
    QJsonArray notes;
    QJsonArray checklist;
    QJsonArray evidence;
    QJsonObject gates;
    const review::GateIndex index(session.analysis());
    for (const inventory::Entry &entry : session.analysis().entries) {
        const review::EntryState &state = session.state().entry(entry.id);
        if (state.decision) {
            QJsonObject object = state.decision->decision.toJson();
            stamp(object, state.decision->seq, state.decision->time, state.decision->actor);
            decisions.append(object);
        }
        gates.insert(entry.id, gateToJson(index.gateOf(entry, session.state())));
        if (state.note) {
            QJsonObject object{{u"entry"_s, entry.id}, {u"text"_s, state.note->text}};
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
            checklist.append(QJsonObject{{u"entry"_s, entry.id}, {u"done"_s, QJsonArray::fromStringList(items)}});
        }
    }
    QJsonArray runs;
    for (const review::RunRecorded &run : session.state().runs()) {
        QJsonObject object = run.started.toJson();
        object.insert(u"time"_s, run.time.toUTC().toString(Qt::ISODateWithMs));
        object.insert(u"actor"_s, run.actor);
        if (run.ended)
            object.insert(u"ended"_s, run.ended->toJson());
        runs.append(object);
    }
    QJsonArray rows;
    for (const inventory::DifferenceMatrix &matrix : session.analysis().models.matrices) {
        for (const inventory::MatrixRow &row : matrix.rows) {
            const auto *record = session.state().matrixRow(matrix.family, toString(row.contract));
            if (!record)
                continue;
            QJsonObject object = record->row.toJson();
            stamp(object, record->seq, record->time, record->actor);
            rows.append(object);
        }
    }
    QJsonObject json = analysisToJson(session.analysis(), session.state());
    json.insert(u"matrixRows"_s, rows);
    json.insert(u"decisions"_s, decisions);
    json.insert(u"notes"_s, notes);
    json.insert(u"checklist"_s, checklist);
    json.insert(u"entries"_s, withGates(json.value(u"entries"_s).toArray(), gates));
    json.insert(u"evidence"_s, evidence);
    json.insert(u"runs"_s, runs);
    return json;
}

} // namespace mxw::app
