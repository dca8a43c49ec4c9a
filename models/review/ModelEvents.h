// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/EvidenceLevel.h"
#include "models/review/Decision.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace mxw::review {

/// A reviewer says which upstream file a file of the plugin mirrors; an empty one takes that back.
struct CounterpartSet
{
    QString file;         ///< of the plugin
    QString upstreamFile; ///< at the target, else at base

    QJsonObject toJson() const;
    static std::optional<CounterpartSet> fromJson(const QJsonObject &object);
    bool operator==(const CounterpartSet &) const = default;
};

/// What a row of a difference matrix turned out to be (workflows/model-upgrade: "Separate intentional MetaX
/// differences, inherited upstream behavior, obsolete overrides, adaptation defects and unverified assumptions").
struct MatrixClassified
{
    QString family;
    QString contract;                                  ///< word of inventory::Contract
    Disposition disposition = Disposition::Unverified; ///< one of those for models
    QString upstream;                                  ///< what upstream does, in the reviewer's words; may be empty
    QString local;                                     ///< what the MACA path does
    QString evidence;                                  ///< what says so
    EvidenceLevel level = EvidenceLevel::Source;
    QString untested;

    QJsonObject toJson() const;
    static std::optional<MatrixClassified> fromJson(const QJsonObject &object);
    bool operator==(const MatrixClassified &) const = default;
};

/// A checkpoint's config.json was given to the review; the next scan compares it with the models.
struct ConfigAttached
{
    QString name; ///< file name or what the user calls it; another one of that name replaces it
    QByteArray json;

    QJsonObject toJson() const;
    static std::optional<ConfigAttached> fromJson(const QJsonObject &object);
    bool operator==(const ConfigAttached &) const = default;
};

} // namespace mxw::review
