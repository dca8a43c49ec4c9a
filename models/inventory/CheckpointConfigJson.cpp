// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/CheckpointConfig.h"

#include "models/core/JsonReader.h"

namespace mxw::inventory {

using namespace Qt::StringLiterals;

QJsonObject LayerArray::toJson() const
{
    return {{u"name"_s, name}, {u"length"_s, length}, {u"content"_s, content}};
}

std::optional<LayerArray> LayerArray::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    LayerArray array{read.text("name"_L1), read.number("length"_L1), read.text("content"_L1)};
    if (!read.ok() || array.name.isEmpty())
        return std::nullopt;
    return array;
}

QJsonObject CheckpointConfig::toJson() const
{
    QJsonObject object{{u"name"_s, name}, {u"arrays"_s, jsonArray(arrays)}};
    put(object, "modelType"_L1, modelType);
    put(object, "architectures"_L1, architectures);
    if (backboneLayers)
        object.insert("backboneLayers"_L1, *backboneLayers);
    if (draftLayers)
        object.insert("draftLayers"_L1, *draftLayers);
    put(object, "backboneField"_L1, backboneField);
    put(object, "draftField"_L1, draftField);
    put(object, "family"_L1, family);
    put(object, "modelFile"_L1, modelFile);
    put(object, "configClass"_L1, configClass);
    return object;
}

std::optional<CheckpointConfig> CheckpointConfig::fromJson(const QJsonObject &object)
{
    JsonReader read(object);
    CheckpointConfig config;
    config.name = read.text("name"_L1);
    config.modelType = read.text("modelType"_L1);
    config.architectures = read.texts("architectures"_L1);
    if (read.has("backboneLayers"_L1))
        config.backboneLayers = read.number("backboneLayers"_L1);
    if (read.has("draftLayers"_L1))
        config.draftLayers = read.number("draftLayers"_L1);
    config.backboneField = read.text("backboneField"_L1);
    config.draftField = read.text("draftField"_L1);
    config.family = read.text("family"_L1);
    config.modelFile = read.text("modelFile"_L1);
    config.configClass = read.text("configClass"_L1);
    config.arrays = read.values<LayerArray>("arrays"_L1);
    if (!read.ok() || config.name.isEmpty())
        return std::nullopt;
    return config;
}

} // namespace mxw::inventory
