// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Evidence.h"
#include "models/validation/Run.h"
#include "models/validation/RunTotals.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace mxw::review {

/// The user allowed that code of the reviewed repositories runs, on that machine with that interpreter.
struct ConsentGiven
{
    QString machine; ///< see machineName()
    QString python;

    QJsonObject toJson() const;
    static std::optional<ConsentGiven> fromJson(const QJsonObject &object);
    bool operator==(const ConsentGiven &) const = default;
};

/// Where a launcher leads, in words that stay the same: "local", "ssh:host", "docker:box@host", …
QString machineName(const validation::LauncherSpec &launcher);

/// A validation run was asked for.
struct RunStarted
{
    QString id;
    int number = 0; ///< 1, 2, 3 … in this review
    validation::RunSpec spec;

    QJsonObject toJson() const;
    static std::optional<RunStarted> fromJson(const QJsonObject &object);
    bool operator==(const RunStarted &) const = default;
};

/// It is under way there, and will be found again by this.
struct RunPlaced
{
    QString id;
    validation::RunHandle handle;

    QJsonObject toJson() const;
    static std::optional<RunPlaced> fromJson(const QJsonObject &object);
    bool operator==(const RunPlaced &) const = default;
};

/// It is over. What it delivered is in the blobs: `results` the capture files in the form of RunArchive, `log` what it
/// printed.
struct RunEnded
{
    QString id;
    validation::RunState state = validation::RunState::Finished;
    QDateTime started;
    QDateTime ended;
    std::optional<int> exitCode;
    QString trouble;
    validation::RunTotals totals;
    QStringList results; ///< digests, in order; empty when nothing arrived
    QString log;         ///< digest; empty when it printed nothing

    QJsonObject toJson() const;
    static std::optional<RunEnded> fromJson(const QJsonObject &object);
    bool operator==(const RunEnded &) const = default;
};

struct EvidenceAttached
{
    Evidence evidence = {};

    QJsonObject toJson() const;
    static std::optional<EvidenceAttached> fromJson(const QJsonObject &object);
    bool operator==(const EvidenceAttached &) const = default;
};

/// The evidence that event `attached` brought no longer counts.
struct EvidenceDetached
{
    qint64 attached = 0;

    QJsonObject toJson() const;
    static std::optional<EvidenceDetached> fromJson(const QJsonObject &object);
    bool operator==(const EvidenceDetached &) const = default;
};

} // namespace mxw::review
