// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/RunEvents.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

using Kind = validation::LauncherSpec::Kind;

/// "HOST" or "HOST:PORT", with "@" before it; empty when there is none.
QString behind(const validation::LauncherSpec &launcher)
{
    if (launcher.host.isEmpty())
        return {};
    return launcher.port == 0 ? QString(u'@' + launcher.host) : u"@%1:%2"_s.arg(launcher.host).arg(launcher.port);
}

QDateTime timeOf(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs).toUTC();
}

QString textOf(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

bool areStrings(const QJsonObject &object, std::initializer_list<QStringView> keys)
{
    return std::ranges::all_of(keys, [&](QStringView key) { return object.value(key).isString(); });
}

} // namespace

QString machineName(const validation::LauncherSpec &launcher)
{
    switch (launcher.kind) {
    case Kind::Local:
        return u"local"_s;
    case Kind::Ssh:
        return u"ssh:"_s + behind(launcher).mid(1);
    case Kind::Docker:
        return u"docker:"_s + launcher.container + behind(launcher);
    case Kind::Kubectl:
        return u"kubectl:"_s + launcher.kubeContext + u'/' + launcher.kubeNamespace + u'/' + launcher.pod + u'/' +
               launcher.container;
    case Kind::Slurm:
        return u"slurm"_s + behind(launcher);
    case Kind::Command:
        return u"command:"_s + launcher.command;
    case Kind::Bundle:
        return u"bundle"_s;
    }
    return {};
}

QJsonObject ConsentGiven::toJson() const
{
    return {{u"machine"_s, machine}, {u"python"_s, python}};
}

std::optional<ConsentGiven> ConsentGiven::fromJson(const QJsonObject &object)
{
    if (!areStrings(object, {u"machine", u"python"}))
        return std::nullopt;
    return ConsentGiven{object.value(u"machine").toString(), object.value(u"python").toString()};
}

QJsonObject RunStarted::toJson() const
{
    return {{u"id"_s, id}, {u"number"_s, number}, {u"spec"_s, spec.toJson()}};
}

std::optional<RunStarted> RunStarted::fromJson(const QJsonObject &object)
{
    auto spec = validation::RunSpec::fromJson(object.value(u"spec").toObject());
    const int number = object.value(u"number").toInt();
    const QString id = object.value(u"id").toString();
    if (!spec || number < 1 || id.isEmpty())
        return std::nullopt;
    return RunStarted{id, number, std::move(*spec)};
}

QJsonObject RunPlaced::toJson() const
{
    return {{u"id"_s, id}, {u"folder"_s, handle.folder}, {u"job"_s, handle.job}};
}

std::optional<RunPlaced> RunPlaced::fromJson(const QJsonObject &object)
{
    if (!areStrings(object, {u"id", u"folder", u"job"}))
        return std::nullopt;
    return RunPlaced{object.value(u"id").toString(),
                     {object.value(u"folder").toString(), object.value(u"job").toString()}};
}

QJsonObject RunEnded::toJson() const
{
    QJsonObject object{{u"id"_s, id},
                       {u"state"_s, toString(state)},
                       {u"started"_s, textOf(started)},
                       {u"ended"_s, textOf(ended)},
                       {u"trouble"_s, trouble},
                       {u"results"_s, QJsonArray::fromStringList(results)},
                       {u"log"_s, log}};
    object.insert(u"totals"_s, totals.toJson());
    if (exitCode)
        object.insert(u"exitCode"_s, *exitCode);
    return object;
}

std::optional<RunEnded> RunEnded::fromJson(const QJsonObject &object)
{
    const auto state = validation::runStateFromString(object.value(u"state").toString());
    if (!state || !validation::isOver(*state) || !areStrings(object, {u"id", u"started", u"ended", u"trouble", u"log"}))
        return std::nullopt;
    RunEnded run;
    run.id = object.value(u"id").toString();
    run.state = *state;
    run.started = timeOf(object.value(u"started"));
    run.ended = timeOf(object.value(u"ended"));
    if (object.value(u"exitCode").isDouble())
        run.exitCode = object.value(u"exitCode").toInt();
    run.trouble = object.value(u"trouble").toString();
    run.totals = validation::RunTotals::fromJson(object.value(u"totals").toObject());
    for (const QJsonValue &digest : object.value(u"results").toArray())
        run.results << digest.toString();
    run.log = object.value(u"log").toString();
    return run;
}

QJsonObject EvidenceAttached::toJson() const
{
    return evidence.toJson();
}

std::optional<EvidenceAttached> EvidenceAttached::fromJson(const QJsonObject &object)
{
    auto evidence = Evidence::fromJson(object);
    if (!evidence)
        return std::nullopt;
    return EvidenceAttached{*std::move(evidence)};
}

QJsonObject EvidenceDetached::toJson() const
{
    return {{u"attached"_s, attached}};
}

std::optional<EvidenceDetached> EvidenceDetached::fromJson(const QJsonObject &object)
{
    const qint64 seq = object.value(u"attached").toInteger(0);
    if (seq < 1)
        return std::nullopt;
    return EvidenceDetached{seq};
}

} // namespace mxw::review
