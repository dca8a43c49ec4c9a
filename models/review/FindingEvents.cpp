// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/FindingEvents.h"

#include "models/core/JsonReader.h"
#include "models/core/Words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

constexpr Words<Attribution, 5> attributions{{
    {Attribution::AdaptationRegression, u"adaptation-regression"},
    {Attribution::ExistingAdapterDefect, u"existing-adapter-defect"},
    {Attribution::TargetUpstreamDefect, u"target-upstream-defect"},
    {Attribution::ComponentDefect, u"component-defect"},
    {Attribution::EnvironmentMismatch, u"environment-mismatch"},
}};

constexpr Words<Resolution, 2> resolutions{{
    {Resolution::FixedLocally, u"fixed-locally"},
    {Resolution::WarningOnly, u"warning-only"},
}};

} // namespace

QString toString(Attribution attribution)
{
    return wordOf(attributions, attribution);
}

QString toString(Resolution resolution)
{
    return wordOf(resolutions, resolution);
}

std::optional<Attribution> attributionFromString(QStringView text)
{
    return valueOf(attributions, text);
}

std::optional<Resolution> resolutionFromString(QStringView text)
{
    return valueOf(resolutions, text);
}

QString displayName(Attribution attribution)
{
    switch (attribution) {
    case Attribution::AdaptationRegression:
        return QCoreApplication::translate("mxw::review::Finding", "Adaptation regression");
    case Attribution::ExistingAdapterDefect:
        return QCoreApplication::translate("mxw::review::Finding", "Existing adapter defect");
    case Attribution::TargetUpstreamDefect:
        return QCoreApplication::translate("mxw::review::Finding", "Target upstream defect");
    case Attribution::ComponentDefect:
        return QCoreApplication::translate("mxw::review::Finding", "Component defect");
    case Attribution::EnvironmentMismatch:
        return QCoreApplication::translate("mxw::review::Finding", "Environment mismatch");
    }
    Q_UNREACHABLE_RETURN({});
}

QString displayName(Resolution resolution)
{
    switch (resolution) {
    case Resolution::FixedLocally:
        return QCoreApplication::translate("mxw::review::Finding", "Fixed locally with note");
    case Resolution::WarningOnly:
        return QCoreApplication::translate("mxw::review::Finding", "Warning only with repair plan");
    }
    Q_UNREACHABLE_RETURN({});
}

QJsonObject FindingSuppressed::toJson() const
{
    return {{u"fingerprint"_s, fingerprint},
            {u"check"_s, check},
            {u"file"_s, file},
            {u"symbol"_s, symbol},
            {u"reason"_s, reason}};
}

std::optional<FindingSuppressed> FindingSuppressed::fromJson(const QJsonObject &object)
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

QJsonObject FindingUnsuppressed::toJson() const
{
    return {{u"fingerprint"_s, fingerprint}};
}

std::optional<FindingUnsuppressed> FindingUnsuppressed::fromJson(const QJsonObject &object)
{
    const QString fingerprint = object.value(u"fingerprint").toString();
    if (fingerprint.isEmpty())
        return std::nullopt;
    return FindingUnsuppressed{fingerprint};
}

QJsonObject FindingJudged::toJson() const
{
    QJsonObject object{{u"fingerprint"_s, fingerprint}, {u"check"_s, check},           {u"file"_s, file},
                       {u"symbol"_s, symbol},           {u"reproduced"_s, reproduced}, {u"text"_s, text}};
    if (attribution)
        object.insert(u"attribution"_s, toString(*attribution));
    if (resolution)
        object.insert(u"resolution"_s, toString(*resolution));
    return object;
}

std::optional<FindingJudged> FindingJudged::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    FindingJudged judged;
    judged.fingerprint = read.text("fingerprint"_L1);
    judged.check = read.text("check"_L1);
    judged.file = read.text("file"_L1);
    judged.symbol = read.text("symbol"_L1);
    judged.reproduced = read.flag("reproduced"_L1);
    judged.text = read.text("text"_L1);
    if (read.has("attribution"_L1))
        judged.attribution = read.word("attribution"_L1, attributionFromString);
    if (read.has("resolution"_L1))
        judged.resolution = read.word("resolution"_L1, resolutionFromString);
    if (!read.ok() || judged.fingerprint.isEmpty())
        return std::nullopt;
    return judged;
}

} // namespace mxw::review
