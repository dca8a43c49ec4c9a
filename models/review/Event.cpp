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
            [](const Undone &undone) { return QJsonObject{{u"seq"_s, undone.seq}}; },
        },
        payload);
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
    if (kind == u"undo")
        return undoFromJson(object);
    return std::nullopt;
}

} // namespace mxw::review
