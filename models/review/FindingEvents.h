// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace mxw::review {

/// Whose defect a finding is (workflows/model-upgrade, "Investigate upstream before fixing a suspected bug").
enum class Attribution {
    AdaptationRegression,
    ExistingAdapterDefect,
    TargetUpstreamDefect,
    ComponentDefect,
    EnvironmentMismatch,
};

/// What is done about a defect that upstream shares.
enum class Resolution { FixedLocally, WarningOnly };

/// Words of the journal; not translated.
QString toString(Attribution attribution);
QString toString(Resolution resolution);
std::optional<Attribution> attributionFromString(QStringView text);
std::optional<Resolution> resolutionFromString(QStringView text);
/// Words for people, translated.
QString displayName(Attribution attribution);
QString displayName(Resolution resolution);

/// A finding does not count, for a reason. It is named by its fingerprint, which survives moved lines; the other fields
/// say what it was, for the day when no scan finds it any more.
struct FindingSuppressed
{
    QString fingerprint = {};
    QString check = {};
    QString file = {};
    QString symbol = {};
    QString reason = {}; ///< never blank

    QJsonObject toJson() const;
    static std::optional<FindingSuppressed> fromJson(const QJsonObject &object);
    bool operator==(const FindingSuppressed &) const = default;
};

/// A suppressed finding counts again.
struct FindingUnsuppressed
{
    QString fingerprint = {};

    QJsonObject toJson() const;
    static std::optional<FindingUnsuppressed> fromJson(const QJsonObject &object);
    bool operator==(const FindingUnsuppressed &) const = default;
};

/// What a reviewer holds a finding to be. Without an attribution the judgement is taken back.
struct FindingJudged
{
    QString fingerprint = {};
    QString check = {};
    QString file = {};
    QString symbol = {};
    std::optional<Attribution> attribution = {};
    bool reproduced = false;                   ///< else suspected: read in the source only
    std::optional<Resolution> resolution = {}; ///< of a target upstream defect only
    QString text = {};                         ///< trigger, workaround, repair plan, in the reviewer's words

    QJsonObject toJson() const;
    static std::optional<FindingJudged> fromJson(const QJsonObject &object);
    bool operator==(const FindingJudged &) const = default;
};

} // namespace mxw::review
