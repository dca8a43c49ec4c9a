// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/PriorEvents.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

using What = Drift::What;

constexpr Words<What, 6> whats{{{What::Base, u"base"},
                                {What::Target, u"target"},
                                {What::Subject, u"subject"},
                                {What::Head, u"head"},
                                {What::Profile, u"profile"},
                                {What::Missing, u"missing"}}};

std::optional<What> whatFromString(QStringView text)
{
    return valueOf(whats, text);
}

} // namespace

QString toString(Drift::What what)
{
    return wordOf(whats, what);
}

QJsonObject PriorAttached::toJson() const
{
    return {{u"name"_s, name}, {u"hash"_s, hash}, {u"analysis"_s, analysis}, {u"events"_s, events}};
}

std::optional<PriorAttached> PriorAttached::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    PriorAttached prior{read.text("name"_L1), read.text("hash"_L1), read.text("analysis"_L1), read.text("events"_L1)};
    if (!read.ok() || prior.hash.isEmpty() || prior.analysis.isEmpty() || prior.events.isEmpty())
        return std::nullopt;
    return prior;
}

QJsonObject Drift::toJson() const
{
    QJsonObject object{{u"what"_s, toString(what)}, {u"recorded"_s, recorded}, {u"now"_s, now}};
    put(object, "files"_L1, files);
    put(object, "entries"_L1, entries);
    return object;
}

std::optional<Drift> Drift::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    Drift drift{read.word("what"_L1, whatFromString), read.text("recorded"_L1), read.text("now"_L1),
                read.texts("files"_L1), read.texts("entries"_L1)};
    if (!read.ok())
        return std::nullopt;
    return drift;
}

QJsonObject DriftChecked::toJson() const
{
    return {{u"drifts"_s, jsonArray(drifts)}};
}

std::optional<DriftChecked> DriftChecked::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    DriftChecked checked{read.values<Drift>("drifts"_L1)};
    if (!read.ok() || !object.value(u"drifts").isArray())
        return std::nullopt;
    return checked;
}

} // namespace mxw::review
