// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Event.h"

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

template <typename... Visitors> struct Overloaded : Visitors...
{
    using Visitors::operator()...;
};
template <typename... Visitors> Overloaded(Visitors...) -> Overloaded<Visitors...>;

std::optional<EventPayload> scanFromJson(const QJsonObject &object)
{
    const QString digest = object.value(u"analysis").toString();
    if (digest.isEmpty())
        return std::nullopt;
    return ScanRecorded{digest};
}

std::optional<EventPayload> decisionFromJson(const QJsonObject &object)
{
    auto decision = Decision::fromJson(object);
    if (!decision)
        return std::nullopt;
    return DecisionMade{std::move(*decision)};
}

std::optional<EventPayload> noteFromJson(const QJsonObject &object)
{
    const QString entry = object.value(u"entry").toString();
    const QJsonValue text = object.value(u"text");
    if (entry.isEmpty() || !text.isString())
        return std::nullopt;
    return NoteWritten{entry, text.toString()};
}

std::optional<EventPayload> checklistFromJson(const QJsonObject &object)
{
    const QString entry = object.value(u"entry").toString();
    const QString item = object.value(u"item").toString();
    const QJsonValue done = object.value(u"done");
    if (entry.isEmpty() || item.isEmpty() || !done.isBool())
        return std::nullopt;
    return ChecklistMarked{entry, item, done.toBool()};
}

std::optional<EventPayload> suppressedFromJson(const QJsonObject &object)
{
    for (const auto key : {u"fingerprint", u"check", u"file", u"symbol", u"reason"}) {
        if (!object.value(key).isString())
            return std::nullopt;
    }
    FindingSuppressed suppressed{object.value(u"fingerprint").toString(), object.value(u"check").toString(),
                                 object.value(u"file").toString(), object.value(u"symbol").toString(),
                                 object.value(u"reason").toString()};
    if (suppressed.fingerprint.isEmpty() || suppressed.reason.trimmed().isEmpty())
        return std::nullopt;
    return suppressed;
}

std::optional<EventPayload> unsuppressedFromJson(const QJsonObject &object)
{
    const QString fingerprint = object.value(u"fingerprint").toString();
    if (fingerprint.isEmpty())
        return std::nullopt;
    return FindingUnsuppressed{fingerprint};
}

std::optional<EventPayload> evidenceFromJson(const QJsonObject &object)
{
    auto evidence = Evidence::fromJson(object);
    if (!evidence)
        return std::nullopt;
    return EvidenceAttached{std::move(*evidence)};
}

std::optional<EventPayload> detachedFromJson(const QJsonObject &object)
{
    const qint64 seq = object.value(u"attached").toInteger(0);
    if (seq < 1)
        return std::nullopt;
    return EvidenceDetached{seq};
}

std::optional<EventPayload> undoFromJson(const QJsonObject &object)
{
    const qint64 seq = object.value(u"seq").toInteger(0);
    if (seq < 1)
        return std::nullopt;
    return Undone{seq};
}

} // namespace

QString Event::kind() const
{
    return std::visit(Overloaded{
                          [](const ScanRecorded &) { return u"scan"_s; },
                          [](const DecisionMade &) { return u"decision"_s; },
                          [](const NoteWritten &) { return u"note"_s; },
                          [](const ChecklistMarked &) { return u"checklist"_s; },
                          [](const FindingSuppressed &) { return u"finding-suppressed"_s; },
                          [](const FindingUnsuppressed &) { return u"finding-unsuppressed"_s; },
                          [](const ConsentGiven &) { return u"consent"_s; },
                          [](const RunStarted &) { return u"run-started"_s; },
                          [](const RunPlaced &) { return u"run-placed"_s; },
                          [](const RunEnded &) { return u"run-ended"_s; },
                          [](const EvidenceAttached &) { return u"evidence"_s; },
                          [](const EvidenceDetached &) { return u"evidence-detached"_s; },
                          [](const CounterpartSet &) { return u"counterpart"_s; },
                          [](const MatrixClassified &) { return u"matrix"_s; },
                          [](const ConfigAttached &) { return u"config"_s; },
                          [](const Undone &) { return u"undo"_s; },
                      },
                      payload);
}

QJsonObject payloadToJson(const EventPayload &payload)
{
    return std::visit(
        Overloaded{
            [](const ScanRecorded &scan) { return QJsonObject{{u"analysis"_s, scan.analysis}}; },
            [](const DecisionMade &made) { return made.decision.toJson(); },
            [](const NoteWritten &note) { return QJsonObject{{u"entry"_s, note.entry}, {u"text"_s, note.text}}; },
            [](const ChecklistMarked &mark) {
                return QJsonObject{{u"entry"_s, mark.entry}, {u"item"_s, mark.item}, {u"done"_s, mark.done}};
            },
            [](const FindingSuppressed &suppressed) {
                return QJsonObject{{u"fingerprint"_s, suppressed.fingerprint},
                                   {u"check"_s, suppressed.check},
                                   {u"file"_s, suppressed.file},
                                   {u"symbol"_s, suppressed.symbol},
                                   {u"reason"_s, suppressed.reason}};
            },
            [](const FindingUnsuppressed &back) { return QJsonObject{{u"fingerprint"_s, back.fingerprint}}; },
            [](const ConsentGiven &consent) { return consent.toJson(); },
            [](const RunStarted &run) { return run.toJson(); },
            [](const RunPlaced &run) { return run.toJson(); },
            [](const RunEnded &run) { return run.toJson(); },
            [](const EvidenceAttached &attached) { return attached.evidence.toJson(); },
            [](const EvidenceDetached &detached) { return QJsonObject{{u"attached"_s, detached.attached}}; },
            [](const CounterpartSet &set) { return set.toJson(); },
            [](const MatrixClassified &row) { return row.toJson(); },
            [](const ConfigAttached &config) { return config.toJson(); },
            [](const Undone &undone) { return QJsonObject{{u"seq"_s, undone.seq}}; },
        },
        payload);
}

QStringList eventKinds()
{
    return {u"scan"_s,
            u"decision"_s,
            u"note"_s,
            u"checklist"_s,
            u"finding-suppressed"_s,
            u"finding-unsuppressed"_s,
            u"consent"_s,
            u"run-started"_s,
            u"run-placed"_s,
            u"run-ended"_s,
            u"evidence"_s,
            u"evidence-detached"_s,
            u"counterpart"_s,
            u"matrix"_s,
            u"config"_s,
            u"undo"_s};
}

std::optional<EventPayload> payloadFromJson(const QString &kind, const QJsonObject &object)
{
    if (kind == u"scan")
        return scanFromJson(object);
    if (kind == u"decision")
        return decisionFromJson(object);
    if (kind == u"note")
        return noteFromJson(object);
    if (kind == u"checklist")
        return checklistFromJson(object);
    if (kind == u"finding-suppressed")
        return suppressedFromJson(object);
    if (kind == u"finding-unsuppressed")
        return unsuppressedFromJson(object);
    if (kind == u"consent")
        return ConsentGiven::fromJson(object);
    if (kind == u"run-started")
        return RunStarted::fromJson(object);
    if (kind == u"run-placed")
        return RunPlaced::fromJson(object);
    if (kind == u"run-ended")
        return RunEnded::fromJson(object);
    if (kind == u"evidence")
        return evidenceFromJson(object);
    if (kind == u"evidence-detached")
        return detachedFromJson(object);
    if (kind == u"counterpart")
        return CounterpartSet::fromJson(object);
    if (kind == u"matrix")
        return MatrixClassified::fromJson(object);
    if (kind == u"config")
        return ConfigAttached::fromJson(object);
    if (kind == u"undo")
        return undoFromJson(object);
    return std::nullopt;
}

} // namespace mxw::review
