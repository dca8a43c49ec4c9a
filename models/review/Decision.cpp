// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Decision.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

constexpr Words<Disposition, 15> dispositions{{
    {Disposition::Retain, u"retain"},
    {Disposition::Update, u"update"},
    {Disposition::Migrate, u"migrate"},
    {Disposition::Remove, u"remove"},
    {Disposition::Reject, u"reject"},
    {Disposition::Inherited, u"inherited"},
    {Disposition::Intentional, u"intentional"},
    {Disposition::Obsolete, u"obsolete"},
    {Disposition::Defect, u"defect"},
    {Disposition::Unverified, u"unverified"},
    {Disposition::NeedsMerge, u"needs-merge"},
    {Disposition::NeedsDependency, u"needs-dependency-change"},
    {Disposition::PlatformSpecific, u"platform-specific"},
    {Disposition::NewArchitecture, u"new-architecture"},
    {Disposition::NoEffect, u"no-effect"},
}};

constexpr Words<ReasonCategory, 4> categories{{
    {ReasonCategory::CorrectnessRequirement, u"correctness-requirement"},
    {ReasonCategory::PlatformRestriction, u"platform-restriction"},
    {ReasonCategory::PerformancePolicy, u"performance-policy"},
    {ReasonCategory::ImplementationChoice, u"implementation-choice"},
}};

std::optional<QString> stringAt(const QJsonObject &object, QStringView key)
{
    const QJsonValue value = object.value(key);
    if (!value.isString())
        return std::nullopt;
    return value.toString();
}

} // namespace

QString toString(Disposition disposition)
{
    return wordOf(dispositions, disposition);
}

QString toString(ReasonCategory category)
{
    return wordOf(categories, category);
}

std::optional<Disposition> dispositionFromString(QStringView text)
{
    return valueOf(dispositions, text);
}

std::optional<ReasonCategory> reasonCategoryFromString(QStringView text)
{
    return valueOf(categories, text);
}

QString displayName(Disposition disposition)
{
    switch (disposition) {
    case Disposition::Retain:
        return QCoreApplication::translate("mxw::review::Decision", "Retain");
    case Disposition::Update:
        return QCoreApplication::translate("mxw::review::Decision", "Update");
    case Disposition::Migrate:
        return QCoreApplication::translate("mxw::review::Decision", "Migrate");
    case Disposition::Remove:
        return QCoreApplication::translate("mxw::review::Decision", "Remove");
    case Disposition::Reject:
        return QCoreApplication::translate("mxw::review::Decision", "Reject");
    case Disposition::Inherited:
        return QCoreApplication::translate("mxw::review::Decision", "Inherited upstream");
    case Disposition::Intentional:
        return QCoreApplication::translate("mxw::review::Decision", "Intentional MetaX difference");
    case Disposition::Obsolete:
        return QCoreApplication::translate("mxw::review::Decision", "Obsolete override");
    case Disposition::Defect:
        return QCoreApplication::translate("mxw::review::Decision", "Adaptation defect");
    case Disposition::Unverified:
        return QCoreApplication::translate("mxw::review::Decision", "Unverified");
    case Disposition::NeedsMerge:
        return QCoreApplication::translate("mxw::review::Decision", "Needs MetaX merge");
    case Disposition::NeedsDependency:
        return QCoreApplication::translate("mxw::review::Decision", "Needs coordinated dependency change");
    case Disposition::PlatformSpecific:
        return QCoreApplication::translate("mxw::review::Decision", "Intentionally platform-specific");
    case Disposition::NewArchitecture:
        return QCoreApplication::translate("mxw::review::Decision", "New unsupported architecture");
    case Disposition::NoEffect:
        return QCoreApplication::translate("mxw::review::Decision", "No effect here");
    }
    Q_UNREACHABLE_RETURN({});
}

QString displayName(ReasonCategory category)
{
    switch (category) {
    case ReasonCategory::CorrectnessRequirement:
        return QCoreApplication::translate("mxw::review::Decision", "Correctness requirement");
    case ReasonCategory::PlatformRestriction:
        return QCoreApplication::translate("mxw::review::Decision", "Platform restriction");
    case ReasonCategory::PerformancePolicy:
        return QCoreApplication::translate("mxw::review::Decision", "Performance policy");
    case ReasonCategory::ImplementationChoice:
        return QCoreApplication::translate("mxw::review::Decision", "Implementation choice");
    }
    Q_UNREACHABLE_RETURN({});
}

std::vector<Disposition> dispositionsFor(inventory::Domain domain)
{
    std::vector<Disposition> all{Disposition::Retain, Disposition::Update, Disposition::Migrate, Disposition::Remove};
    switch (domain) {
    case inventory::Domain::Patch:
        return all;
    case inventory::Domain::Registry:
        all.push_back(Disposition::Reject);
        return all;
    case inventory::Domain::Model:
        return {Disposition::Inherited, Disposition::Intentional, Disposition::Obsolete, Disposition::Defect,
                Disposition::Unverified};
    case inventory::Domain::Commit:
        return {Disposition::Inherited,        Disposition::NeedsMerge,      Disposition::NeedsDependency,
                Disposition::PlatformSpecific, Disposition::NewArchitecture, Disposition::NoEffect};
    }
    return {};
}

namespace {

constexpr Words<DecisionOrigin::How, 2> hows{
    {{DecisionOrigin::How::Carried, u"carried"}, {DecisionOrigin::How::Imported, u"imported"}}};

std::optional<DecisionOrigin::How> howFromString(QStringView text)
{
    return valueOf(hows, text);
}

} // namespace

QJsonObject DecisionOrigin::toJson() const
{
    return {{u"how"_s, wordOf(hows, how)}, {u"session"_s, session}, {u"hash"_s, hash}, {u"seq"_s, seq},
            {u"actor"_s, actor},           {u"time"_s, time}};
}

std::optional<DecisionOrigin> DecisionOrigin::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    DecisionOrigin origin{read.word("how"_L1, howFromString), read.text("session"_L1), read.text("hash"_L1),
                          object.value(u"seq").toInteger(0),  read.text("actor"_L1),   read.text("time"_L1)};
    if (!read.ok() || origin.seq < 1)
        return std::nullopt;
    return origin;
}

QJsonObject Decision::toJson() const
{
    QJsonObject object{
        {u"entry"_s, entry},
        {u"disposition"_s, toString(disposition)},
        {u"category"_s, toString(category)},
        {u"reason"_s, reason},
        {u"removalCondition"_s, removalCondition},
        {u"digests"_s,
         QJsonObject{{u"local"_s, digests.local}, {u"base"_s, digests.base}, {u"target"_s, digests.target}}},
        {u"findings"_s, QJsonArray::fromStringList(findings)},
    };
    if (origin)
        object.insert(u"origin"_s, origin->toJson());
    return object;
}

std::optional<Decision> Decision::fromJson(const QJsonObject &object)
{
    const auto entry = stringAt(object, u"entry");
    const auto disposition = dispositionFromString(object.value(u"disposition").toString());
    const auto category = reasonCategoryFromString(object.value(u"category").toString());
    const auto reason = stringAt(object, u"reason");
    const auto removalCondition = stringAt(object, u"removalCondition");
    const QJsonObject digests = object.value(u"digests").toObject();
    const auto local = stringAt(digests, u"local");
    const auto base = stringAt(digests, u"base");
    const auto target = stringAt(digests, u"target");
    const QJsonValue findings = object.value(u"findings");
    if (!entry || entry->isEmpty() || !disposition || !category || !reason || !removalCondition || !local || !base ||
        !target || !findings.isArray())
        return std::nullopt;

    Decision decision{*entry, *disposition, *category, *reason, *removalCondition, {*local, *base, *target}, {}, {}};
    const QJsonArray fingerprints = findings.toArray();
    for (const QJsonValue &fingerprint : fingerprints) {
        if (!fingerprint.isString())
            return std::nullopt;
        decision.findings.append(fingerprint.toString());
    }
    if (const QJsonValue value = object.value(u"origin"); !value.isUndefined()) {
        decision.origin = DecisionOrigin::fromJson(value.toObject());
        if (!decision.origin)
            return std::nullopt;
    }
    return decision;
}

} // namespace mxw::review
