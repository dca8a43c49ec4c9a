// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::inventory {

struct CheckpointFields;

/// A layer-indexed array of a config.json.
struct LayerArray
{
    QString name; ///< "layer_types"; dotted inside nested objects: "text_config.layer_types"
    int length = 0;
    QString content; ///< short: "57 × full_attention, 3 × sliding_attention"

    QJsonObject toJson() const;
    static std::optional<LayerArray> fromJson(const QJsonObject &object);
    bool operator==(const LayerArray &) const = default;
};

/// A checkpoint's config.json as it is, before any class or platform rewrites it (workflows/model-upgrade: record
/// backbone and MTP/draft counts separately, count layer-indexed arrays, map zero-based layer ids).
struct CheckpointConfig
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::CheckpointConfig)
public:
    QString name;              ///< for people: where it came from
    QString modelType;         ///< "deepseek_v32"
    QStringList architectures; ///< as written
    std::optional<int> backboneLayers;
    std::optional<int> draftLayers; ///< MTP or draft layers; 0 when the file says none
    QString backboneField;          ///< "num_hidden_layers"
    QString draftField;             ///< "num_nextn_predict_layers"
    std::vector<LayerArray> arrays; ///< by name
    // What a scan adds
    QString family;      ///< of DifferenceMatrix; empty when the plugin has no model for the architectures
    QString modelFile;   ///< of the plugin, by which it belongs there
    QString configClass; ///< what the target makes of it, "Name (file:line)"; empty: a class of an installed package

    /// Fails when it is no config.json. Without fields, what is read is what names and types say for themselves.
    static Result<CheckpointConfig> parse(const QString &name, const QByteArray &json);
    static Result<CheckpointConfig> parse(const QString &name, const QByteArray &json, const CheckpointFields &fields);
    /// Backbone and draft layers together; nothing when the backbone's number is not known.
    std::optional<int> allLayers() const;
    QJsonObject toJson() const;
    static std::optional<CheckpointConfig> fromJson(const QJsonObject &object);
    bool operator==(const CheckpointConfig &) const = default;
};

/// A config.json that somebody gave the review.
struct ConfigSource
{
    QString name;
    QByteArray json;

    bool operator==(const ConfigSource &) const = default;
};

} // namespace mxw::inventory
