// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/CheckpointConfig.h"

#include "models/inventory/MatrixRules.h"
#include "models/inventory/PathPattern.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype LargestFile = 8 * 1024 * 1024;
constexpr int MostLayers = 100'000;
constexpr qsizetype MostArrays = 64;
constexpr int MostObjects = 400;
constexpr int Deepest = 4;
constexpr qsizetype MostArchitectures = 16;
constexpr qsizetype LongestWord = 120;
constexpr int MostRuns = 8;
/// Below, a list of that length is one by chance.
constexpr int FewestLayersToTell = 4;

QString word(const QJsonValue &value)
{
    return value.toString().left(LongestWord);
}

/// A number of layers; nothing for anything that cannot be one.
std::optional<int> layersOf(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (!value.isDouble() || !(number >= 0 && number <= MostLayers) || number != std::floor(number))
        return std::nullopt;
    return static_cast<int>(number);
}

/// An object of the file with the dotted name it has there.
struct Part
{
    QString prefix; ///< "text_config."
    QJsonObject object;
};

/// The file itself and the objects of language models inside of it, outermost first.
std::vector<Part> languageParts(const QJsonObject &root, const QStringList &nested)
{
    std::vector<Part> parts{{{}, root}};
    for (size_t i = 0; i < parts.size() && parts.size() < size_t(MostObjects); ++i) {
        if (parts[i].prefix.count(u'.') >= Deepest)
            continue;
        for (const QString &name : nested) {
            const QJsonValue value = parts[i].object.value(name);
            if (value.isObject())
                parts.push_back({parts[i].prefix + name + u'.', value.toObject()});
        }
    }
    return parts;
}

/// All objects of the file, down to a depth.
void collectParts(const QString &prefix, const QJsonObject &object, int depth, std::vector<Part> &parts)
{
    parts.push_back({prefix, object});
    if (depth >= Deepest)
        return;
    for (auto it = object.begin(); it != object.end() && parts.size() < size_t(MostObjects); ++it) {
        if (it->isObject())
            collectParts(prefix + it.key().left(LongestWord) + u'.', it->toObject(), depth + 1, parts);
    }
}

QString scalarText(const QJsonValue &value)
{
    if (value.isString())
        return value.toString().left(32).simplified();
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    return value.isNull() ? u"null"_s : QString::number(value.toDouble(), 'g', 10);
}

bool isListOfScalars(const QJsonArray &array)
{
    return !array.isEmpty() && std::ranges::none_of(array, [](const QJsonValue &value) {
        return value.isArray() || value.isObject() || value.isUndefined();
    });
}

/// "57 × full_attention, 3 × sliding_attention".
QString runsOf(const QJsonArray &array)
{
    QStringList runs;
    for (qsizetype i = 0; i < array.size();) {
        if (runs.size() == MostRuns) {
            runs.append(u"…"_s);
            break;
        }
        const QJsonValue value = array.at(i);
        qsizetype end = i + 1;
        while (end < array.size() && array.at(end) == value)
            ++end;
        runs.append(u"%1 × %2"_s.arg(end - i).arg(scalarText(value)));
        i = end;
    }
    return runs.join(u", "_s);
}

/// Finds the numbers of layers and the arrays that are indexed by them.
class Reader
{
public:
    Reader(const QJsonObject &root, const CheckpointFields &fields, CheckpointConfig &config)
        : m_root(root), m_fields(fields), m_config(config)
    {
    }

    void read()
    {
        const std::vector<Part> parts = languageParts(m_root, m_fields.nested);
        for (const Part &part : parts) {
            if (m_config.modelType.isEmpty())
                m_config.modelType = word(part.object.value("model_type"_L1));
            if (m_config.architectures.isEmpty())
                readArchitectures(part.object.value("architectures"_L1).toArray());
        }
        const Part *backbone = readBackbone(parts);
        readDraft(parts, backbone);
        std::vector<Part> all;
        collectParts({}, m_root, 0, all);
        for (const Part &part : all)
            readArrays(part);
        std::ranges::sort(m_config.arrays, {}, &LayerArray::name);
    }

private:
    void readArchitectures(const QJsonArray &array)
    {
        for (const QJsonValue value : array) {
            if (value.isString() && m_config.architectures.size() < MostArchitectures)
                m_config.architectures.append(word(value));
        }
    }

    const Part *readBackbone(const std::vector<Part> &parts)
    {
        for (const Part &part : parts) {
            for (const QString &field : m_fields.backbone) {
                if (const auto layers = layersOf(part.object.value(field)); layers && *layers > 0) {
                    m_config.backboneLayers = layers;
                    m_config.backboneField = part.prefix + field;
                    return &part;
                }
            }
        }
        return nullptr;
    }

    bool readDraftOf(const Part &part)
    {
        for (const QString &field : m_fields.draft) {
            const QJsonValue value = part.object.value(field);
            if (value.isUndefined() || value.isNull())
                continue;
            m_config.draftLayers = layersOf(value);
            m_config.draftField = part.prefix + field;
            return true;
        }
        return false;
    }

    /// Beside the backbone's number first.
    void readDraft(const std::vector<Part> &parts, const Part *backbone)
    {
        if (backbone && readDraftOf(*backbone))
            return;
        for (const Part &part : parts) {
            if (readDraftOf(part))
                return;
        }
        if (backbone)
            m_config.draftLayers = 0;
    }

    bool hasLayerLength(qsizetype length) const
    {
        if (!m_config.backboneLayers || *m_config.backboneLayers < FewestLayersToTell)
            return false;
        const int draft = m_config.draftLayers.value_or(0);
        return length >= *m_config.backboneLayers - draft && length <= *m_config.backboneLayers + draft;
    }

    void readArrays(const Part &part)
    {
        for (auto it = part.object.begin(); it != part.object.end(); ++it) {
            if (!it->isArray() || m_config.arrays.size() >= size_t(MostArrays))
                continue;
            const QJsonArray array = it->toArray();
            const bool named = matchesAny(it.key(), m_fields.perLayer);
            const bool other = !named && matchesAny(it.key(), m_fields.otherLists);
            if (other || !(named || hasLayerLength(array.size())) || !isListOfScalars(array))
                continue;
            m_config.arrays.push_back(
                {part.prefix + it.key().left(LongestWord), static_cast<int>(array.size()), runsOf(array)});
        }
    }

    const QJsonObject &m_root;
    const CheckpointFields &m_fields;
    CheckpointConfig &m_config;
};

} // namespace

Result<CheckpointConfig> CheckpointConfig::parse(const QString &name, const QByteArray &json)
{
    return parse(name, json, {});
}

Result<CheckpointConfig> CheckpointConfig::parse(const QString &name, const QByteArray &json,
                                                 const CheckpointFields &fields)
{
    const QString advice = tr("Choose the config.json of the checkpoint.");
    if (json.size() > LargestFile)
        return fail(Error::Kind::Invalid, tr("%1 is no config.json: it is too large.").arg(name), advice);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject()) {
        const QString why =
            error.error == QJsonParseError::NoError ? tr("it holds no JSON object.") : error.errorString();
        return fail(Error::Kind::Invalid, tr("%1 is no config.json: %2").arg(name, why), advice);
    }
    CheckpointConfig config;
    config.name = name;
    const QJsonObject root = document.object();
    Reader(root, fields, config).read();
    return config;
}

std::optional<int> CheckpointConfig::allLayers() const
{
    if (!backboneLayers)
        return std::nullopt;
    return *backboneLayers + draftLayers.value_or(0);
}

} // namespace mxw::inventory
