// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ReplayCommand.h"

#include "app/Console.h"
#include "app/FileOutput.h"
#include "app/RecordedRequest.h"
#include "app/TerminalScan.h"
#include "models/audit/EventWords.h"
#include "models/review/BlobFile.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

QString stampOf(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QString wordsOf(const review::Event &event)
{
    return audit::EventWords::happened(event).plain().simplified();
}

qsizetype openFindings(const checks::Analysis &analysis, const review::ReviewState &state)
{
    return std::ranges::count_if(analysis.findings,
                                 [&](const checks::Finding &finding) { return state.isOpen(finding); });
}

Result<void> writeJson(const QString &file, const QJsonObject &json)
{
    if (file.isEmpty())
        return {};
    return writeOutput(file, QJsonDocument(json).toJson(QJsonDocument::Indented));
}

} // namespace

int ReplayCommand::run(const ReplayOptions &options)
{
    return options.verify ? verify(options) : showMoment(options);
}

Result<checks::Analysis> ReplayCommand::analysisAt(const review::Session &session, const review::ReviewState &state)
{
    const QString digest = state.analysisDigest();
    if (digest.isEmpty() || digest == session.state().analysisDigest())
        return digest.isEmpty() ? checks::Analysis() : session.analysis();
    const auto bytes = review::BlobFile(session.path()).read(digest);
    if (!bytes)
        return std::unexpected(bytes.error());
    return checks::Analysis::fromJson(QJsonDocument::fromJson(*bytes).object());
}

int ReplayCommand::showMoment(const ReplayOptions &options)
{
    const auto session = review::Session::open(options.session);
    if (!session)
        return unusable(session.error());
    const auto &events = session->events();
    const qint64 last = static_cast<qint64>(events.size());
    const qint64 at = options.at.value_or(last);
    if (at < 1 || at > last) {
        return unusable({Error::Kind::NotFound,
                         tr("The session has no event %1.").arg(at),
                         tr("Its events are 1 to %1.").arg(last),
                         {}});
    }
    const review::ReviewState state = session->stateAt(at);
    const auto analysis = analysisAt(*session, state);
    if (!analysis)
        return unusable(analysis.error());
    const review::Event &event = events[static_cast<size_t>(at - 1)];
    if (options.json != "-"_L1)
        printOut(momentText(event, qsizetype(events.size()), *analysis, state));
    if (const auto written = writeJson(options.json, momentJson(event, qsizetype(events.size()), *analysis, state));
        !written)
        return unusable(written.error());
    return ExitClean;
}

QString ReplayCommand::momentText(const review::Event &event, qsizetype events, const checks::Analysis &analysis,
                                  const review::ReviewState &state)
{
    const review::ReviewState::Progress progress = state.progress(analysis);
    QString text = tr("Event %1 of %2 · %3 · %4 · %5")
                       .arg(QString::number(event.seq), QString::number(events), stampOf(event.time), event.actor,
                            wordsOf(event)) +
                   u'\n' +
                   tr("%1 of %2 decided, %3 findings open, %4 suppressed")
                       .arg(progress.decided)
                       .arg(progress.total)
                       .arg(openFindings(analysis, state))
                       .arg(state.suppressedCount(analysis)) +
                   u'\n';
    for (const inventory::Entry &entry : analysis.entries) {
        const auto &record = state.entry(entry.id).decision;
        if (!record)
            continue;
        text += u"  "_s + entry.id + u"  "_s + displayName(record->decision.disposition) + u"  ("_s + record->actor +
                u", "_s + tr("event %1").arg(record->seq) + u")\n"_s;
        if (!record->decision.reason.isEmpty())
            text += u"      "_s + record->decision.reason.simplified() + u'\n';
    }
    return text;
}

QJsonObject ReplayCommand::momentJson(const review::Event &event, qsizetype events, const checks::Analysis &analysis,
                                      const review::ReviewState &state)
{
    const review::ReviewState::Progress progress = state.progress(analysis);
    QJsonArray decisions;
    QJsonArray notes;
    for (const inventory::Entry &entry : analysis.entries) {
        const review::EntryState &said = state.entry(entry.id);
        if (said.decision) {
            QJsonObject object = said.decision->decision.toJson();
            object.insert(u"seq"_s, said.decision->seq);
            object.insert(u"time"_s, stampOf(said.decision->time));
            object.insert(u"actor"_s, said.decision->actor);
            decisions.append(object);
        }
        if (said.note) {
            notes.append(QJsonObject{{u"entry"_s, entry.id},
                                     {u"text"_s, said.note->text},
                                     {u"seq"_s, said.note->seq},
                                     {u"time"_s, stampOf(said.note->time)},
                                     {u"actor"_s, said.note->actor}});
        }
    }
    return {{u"schema"_s, 1},
            {u"at"_s, event.seq},
            {u"events"_s, qint64(events)},
            {u"event"_s, QJsonObject{{u"time"_s, stampOf(event.time)},
                                     {u"actor"_s, event.actor},
                                     {u"kind"_s, event.kind()},
                                     {u"words"_s, wordsOf(event)},
                                     {u"hash"_s, QString::fromLatin1(event.hash.toHex())}}},
            {u"analysis"_s, state.analysisDigest()},
            {u"decided"_s, qint64(progress.decided)},
            {u"entries"_s, qint64(progress.total)},
            {u"openFindings"_s, qint64(openFindings(analysis, state))},
            {u"suppressedFindings"_s, qint64(state.suppressedCount(analysis))},
            {u"decisions"_s, decisions},
            {u"notes"_s, notes}};
}

QString ReplayCommand::scanAgain(const ReplayOptions &options, std::vector<review::Deviation> &deviations)
{
    const auto session = review::Session::open(options.session);
    if (!session)
        return tr("The analysis was not repeated: the session does not open. %1").arg(session.error().what);
    const checks::ReviewSetup &setup = session->analysis().setup;
    for (const QString &path : {setup.upstreamPath, setup.pluginPath}) {
        if (!QFileInfo::exists(path))
            return tr("The analysis was not repeated: there is no repository at %1.").arg(path);
    }
    source::WorkerPool pool;
    const auto result = scanInTerminal(recordedRequest(setup, session->state(), options.cacheFolder), pool);
    if (!result)
        return tr("The analysis was not repeated: %1").arg(result.error().what);
    const auto found = review::Verification::ofScan(session->analysis(), *result->analysis);
    deviations.insert(deviations.end(), found.begin(), found.end());
    return {};
}

int ReplayCommand::verify(const ReplayOptions &options)
{
    auto verdict = review::Verification::ofFile(options.session);
    if (!verdict)
        return unusable(verdict.error());
    std::vector<review::Deviation> &deviations = verdict->deviations;
    const QString notRepeated = scanAgain(options, deviations);
    if (options.json != "-"_L1) {
        for (const review::Deviation &deviation : deviations)
            printOut(deviation.text + u'\n');
        if (!notRepeated.isEmpty())
            printOut(notRepeated + u'\n');
        printOut(deviations.empty()
                     ? tr("%1 events and %2 kept files are as they were recorded. The last event has the hash %3.")
                               .arg(verdict->events)
                               .arg(verdict->blobs)
                               .arg(verdict->lastHash) +
                           u'\n'
                     : tr("%n deviation(s).", nullptr, static_cast<int>(deviations.size())) + u'\n');
    }
    QJsonArray list;
    for (const review::Deviation &deviation : deviations)
        list.append(deviation.toJson());
    QJsonObject json{{u"schema"_s, 1},
                     {u"events"_s, verdict->events},
                     {u"blobs"_s, verdict->blobs},
                     {u"lastHash"_s, verdict->lastHash},
                     {u"scanRepeated"_s, notRepeated.isEmpty()},
                     {u"deviations"_s, list}};
    if (!notRepeated.isEmpty())
        json.insert(u"why"_s, notRepeated);
    if (const auto written = writeJson(options.json, json); !written)
        return unusable(written.error());
    return deviations.empty() ? ExitClean : ExitFindings;
}

} // namespace mxw::app
