// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Event.h"

#include "models/core/JsonReader.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

/// By the index of the payload.
constexpr std::array<QStringView, std::variant_size_v<EventPayload>> kinds{
    u"scan",
    u"decision",
    u"note",
    u"checklist",
    u"finding-suppressed",
    u"finding-unsuppressed",
    u"finding-judged",
    u"consent",
    u"run-started",
    u"run-placed",
    u"run-ended",
    u"evidence",
    u"evidence-detached",
    u"counterpart",
    u"matrix",
    u"config",
    u"prior",
    u"drift",
    u"undo",
};

template <std::size_t Index> std::optional<EventPayload> read(const QJsonObject &object)
{
    auto payload = std::variant_alternative_t<Index, EventPayload>::fromJson(object);
    if (!payload)
        return std::nullopt;
    return EventPayload(std::in_place_index<Index>, *std::move(payload));
}

using Reader = std::optional<EventPayload> (*)(const QJsonObject &);

template <std::size_t... Indices>
constexpr std::array<Reader, sizeof...(Indices)> readersOf(std::index_sequence<Indices...>)
{
    return {&read<Indices>...};
}

constexpr auto readers = readersOf(std::make_index_sequence<std::variant_size_v<EventPayload>>());

} // namespace

QJsonObject ScanRecorded::toJson() const
{
    QJsonObject object{{u"analysis"_s, analysis}};
    put(object, "files"_L1, files);
    return object;
}

std::optional<ScanRecorded> ScanRecorded::fromJson(const QJsonObject &object)
{
    JsonReader json(object);
    ScanRecorded scan{json.text("analysis"_L1), json.text("files"_L1)};
    if (!json.ok() || scan.analysis.isEmpty())
        return std::nullopt;
    return scan;
}

QJsonObject DecisionMade::toJson() const
{
    return decision.toJson();
}

std::optional<DecisionMade> DecisionMade::fromJson(const QJsonObject &object)
{
    auto decision = Decision::fromJson(object);
    if (!decision)
        return std::nullopt;
    return DecisionMade{*std::move(decision)};
}

QJsonObject NoteWritten::toJson() const
{
    return {{u"entry"_s, entry}, {u"text"_s, text}};
}

std::optional<NoteWritten> NoteWritten::fromJson(const QJsonObject &object)
{
    const QString entry = object.value(u"entry").toString();
    const QJsonValue text = object.value(u"text");
    if (entry.isEmpty() || !text.isString())
        return std::nullopt;
    return NoteWritten{entry, text.toString()};
}

QJsonObject ChecklistMarked::toJson() const
{
    return {{u"entry"_s, entry}, {u"item"_s, item}, {u"done"_s, done}};
}

std::optional<ChecklistMarked> ChecklistMarked::fromJson(const QJsonObject &object)
{
    const QString entry = object.value(u"entry").toString();
    const QString item = object.value(u"item").toString();
    const QJsonValue done = object.value(u"done");
    if (entry.isEmpty() || item.isEmpty() || !done.isBool())
        return std::nullopt;
    return ChecklistMarked{entry, item, done.toBool()};
}

QJsonObject Undone::toJson() const
{
    return {{u"seq"_s, seq}};
}

std::optional<Undone> Undone::fromJson(const QJsonObject &object)
{
    const qint64 seq = object.value(u"seq").toInteger(0);
    if (seq < 1)
        return std::nullopt;
    return Undone{seq};
}

QString Event::kind() const
{
    return kinds[payload.index()].toString();
}

QJsonObject payloadToJson(const EventPayload &payload)
{
    return std::visit([](const auto &value) { return value.toJson(); }, payload);
}

QStringList eventKinds()
{
    QStringList all;
    for (const QStringView kind : kinds)
        all.append(kind.toString());
    return all;
}

std::optional<EventPayload> payloadFromJson(const QString &kind, const QJsonObject &object)
{
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i] == kind)
            return readers[i](object);
    }
    return std::nullopt;
}

} // namespace mxw::review
