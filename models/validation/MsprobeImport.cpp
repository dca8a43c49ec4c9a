// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/MsprobeImport.h"

#include "models/validation/ErrorFigures.h"
#include "models/validation/PythonJson.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::MsprobeImport)
};

constexpr qsizetype MaxDump = 64 * 1024 * 1024;
constexpr qsizetype MaxLayers = 200'000;
constexpr qsizetype MaxTensors = 1000; ///< of a layer
constexpr int MaxDepth = 16;
constexpr double NearZero = 0.01; ///< of a tensor's greatest magnitude

/// The tensors of one layer, in order.
struct RoleTensor
{
    QString role;
    bool isOutput = false;
    TensorStatistics statistics;
};

std::optional<double> statisticOf(const QJsonObject &object, const QString &key)
{
    return numberFromJson(object.value(key));
}

std::optional<TensorStatistics> tensorOf(const QJsonObject &object)
{
    if (!object.value(u"shape"_s).isArray() || !object.value(u"dtype"_s).isString())
        return std::nullopt;
    TensorStatistics tensor;
    tensor.dtype = object.value(u"dtype"_s).toString();
    if (tensor.dtype.startsWith("torch."_L1))
        tensor.dtype = tensor.dtype.sliced(6);
    for (const QJsonValue &size : object.value(u"shape"_s).toArray())
        tensor.shape.push_back(size.toInteger());
    tensor.max = statisticOf(object, u"Max"_s);
    tensor.min = statisticOf(object, u"Min"_s);
    tensor.mean = statisticOf(object, u"Mean"_s);
    tensor.norm = statisticOf(object, u"Norm"_s);
    for (const QString &key : {u"md5"_s, u"crc32"_s, u"CRC-32"_s}) {
        if (tensor.checksum.isEmpty())
            tensor.checksum = object.value(key).toVariant().toString();
    }
    return tensor;
}

/// All tensors in a value: a list, a mapping, or one itself.
void collect(const QJsonValue &value, const QString &role, bool isOutput, std::vector<RoleTensor> &to, int depth = 0)
{
    if (depth > MaxDepth || qsizetype(to.size()) >= MaxTensors)
        return;
    if (value.isArray()) {
        const QJsonArray items = value.toArray();
        for (qsizetype i = 0; i < items.size(); ++i)
            collect(items.at(i), role + u'[' + QString::number(i) + u']', isOutput, to, depth + 1);
        return;
    }
    const QJsonObject object = value.toObject();
    if (auto tensor = tensorOf(object)) {
        to.push_back({role, isOutput, std::move(*tensor)});
        return;
    }
    for (auto it = object.begin(); it != object.end(); ++it)
        collect(it.value(), role + u'[' + it.key() + u']', isOutput, to, depth + 1);
}

std::vector<RoleTensor> tensorsOf(const QJsonValue &layer)
{
    std::vector<RoleTensor> tensors;
    const QJsonObject object = layer.toObject();
    collect(object.value(u"input_args"_s), u"input"_s, false, tensors);
    collect(object.value(u"input_kwargs"_s), u"input"_s, false, tensors);
    collect(object.value(u"input"_s), u"input"_s, false, tensors);
    collect(object.value(u"parameters"_s), u"parameter"_s, false, tensors);
    collect(object.value(u"output"_s), u"output"_s, true, tensors);
    if (tensors.empty()) // a tensor that was dumped by itself, or gradients by name
        collect(layer, u"value"_s, true, tensors);
    return tensors;
}

double relativeDifference(double a, double b)
{
    if (a == b || (std::isnan(a) && std::isnan(b)))
        return 0;
    if (std::isnan(a) || std::isnan(b))
        return std::numeric_limits<double>::quiet_NaN();
    if (std::isinf(a) || std::isinf(b))
        return std::numeric_limits<double>::infinity();
    return std::abs(a - b) / std::abs(b);
}

/// Whether two statistics differ by more than the threshold; `floor` is the least magnitude that counts.
bool differ(double a, double b, double floor, double threshold)
{
    if (a == b || (std::isnan(a) && std::isnan(b)))
        return false;
    if (!std::isfinite(a) || !std::isfinite(b))
        return true;
    return std::abs(a - b) > threshold * std::max(std::abs(b), floor);
}

void judge(LayerTensor &tensor, double threshold)
{
    const TensorStatistics &a = *tensor.first;
    const TensorStatistics &b = *tensor.second;
    const std::array values{std::pair{&a.max, &b.max}, std::pair{&a.min, &b.min}, std::pair{&a.mean, &b.mean},
                            std::pair{&a.norm, &b.norm}};
    const double scale = std::max(std::abs(b.max.value_or(0)), std::abs(b.min.value_or(0)));
    const double floor = std::isfinite(scale) ? NearZero * scale : 0;
    tensor.diverges = a.shape != b.shape;
    bool hasStatistics = false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto &[x, y] = values[i];
        if (!*x || !*y)
            continue;
        hasStatistics = true;
        tensor.relative[i] = relativeDifference(**x, **y);
        tensor.diverges = tensor.diverges || differ(**x, **y, i < 3 ? floor : 0, threshold);
    }
    const bool hasChecksums = !a.checksum.isEmpty() && !b.checksum.isEmpty();
    tensor.sameChecksum = hasChecksums && a.checksum == b.checksum;
    if (!hasStatistics && hasChecksums)
        tensor.diverges = tensor.diverges || !tensor.sameChecksum;
}

LayerPair pairOf(const QString &name, const QJsonObject &first, const QJsonObject &second, double threshold)
{
    LayerPair pair;
    pair.name = name;
    pair.inFirst = first.contains(name);
    pair.inSecond = second.contains(name);
    std::vector<RoleTensor> others = tensorsOf(second.value(name));
    for (RoleTensor &own : tensorsOf(first.value(name))) {
        LayerTensor tensor;
        tensor.role = own.role;
        tensor.isOutput = own.isOutput;
        tensor.first = std::move(own.statistics);
        const auto other = std::ranges::find(others, tensor.role, &RoleTensor::role);
        if (other != others.end()) {
            tensor.second = std::move(other->statistics);
            others.erase(other);
            judge(tensor, threshold);
        }
        pair.tensors.push_back(std::move(tensor));
    }
    for (RoleTensor &other : others) {
        LayerTensor tensor;
        tensor.role = other.role;
        tensor.isOutput = other.isOutput;
        tensor.second = std::move(other.statistics);
        pair.tensors.push_back(std::move(tensor));
    }
    return pair;
}

/// Names of both, those of the second alone after what they follow there.
QStringList mergedNames(const QStringList &first, const QStringList &second)
{
    const QSet<QString> inFirst(first.begin(), first.end());
    QHash<QString, QStringList> after;
    QString last;
    for (const QString &name : second) {
        if (inFirst.contains(name))
            last = name;
        else
            after[last].append(name);
    }
    QStringList names = after.value(QString());
    for (const QString &name : first) {
        names.append(name);
        names.append(after.value(name));
    }
    return names;
}

Result<PythonJson> readDump(const QByteArray &text, const QString &which)
{
    if (text.size() > MaxDump)
        return fail(Error::Kind::Unsupported,
                    Text::tr("The %1 dump.json is larger than %2 MiB.").arg(which).arg(MaxDump >> 20),
                    Text::tr("Dump fewer steps or layers."));
    PythonJson json = readPythonJson(text, u"data"_s);
    if (!json.error.isEmpty())
        return fail(Error::Kind::Invalid, Text::tr("The %1 dump.json cannot be read.").arg(which),
                    Text::tr("It may be cut off, or no file of msprobe."), json.error);
    if (!json.object.value(u"data"_s).isObject())
        return fail(Error::Kind::Invalid,
                    Text::tr("The %1 file is no dump.json of msprobe: it has no “data”.").arg(which),
                    Text::tr("Choose the dump.json in the folder of a step and rank."));
    return json;
}

} // namespace

bool LayerPair::inputsDiverge() const
{
    return std::ranges::any_of(tensors, [](const LayerTensor &tensor) { return !tensor.isOutput && tensor.diverges; });
}

bool LayerPair::outputsDiverge() const
{
    return std::ranges::any_of(tensors, [](const LayerTensor &tensor) { return tensor.isOutput && tensor.diverges; });
}

Result<LayerComparison> compareDumps(const QByteArray &first, const QByteArray &second, double threshold)
{
    const auto a = readDump(first, Text::tr("first"));
    if (!a)
        return std::unexpected(a.error());
    const auto b = readDump(second, Text::tr("second"));
    if (!b)
        return std::unexpected(b.error());
    LayerComparison comparison;
    comparison.firstTask = a->object.value(u"task"_s).toString();
    comparison.secondTask = b->object.value(u"task"_s).toString();
    comparison.threshold = threshold;
    const QJsonObject firstLayers = a->object.value(u"data"_s).toObject();
    const QJsonObject secondLayers = b->object.value(u"data"_s).toObject();
    QStringList names = mergedNames(a->names, b->names);
    comparison.isCut = names.size() > MaxLayers;
    names = names.first(std::min(MaxLayers, names.size()));
    for (const QString &name : std::as_const(names)) {
        comparison.layers.push_back(pairOf(name, firstLayers, secondLayers, threshold));
        const LayerPair &pair = comparison.layers.back();
        if (comparison.firstDiverging < 0 && pair.inFirst && pair.inSecond && pair.outputsDiverge()) {
            comparison.firstDiverging = int(comparison.layers.size()) - 1;
            comparison.arisesThere = !pair.inputsDiverge();
        }
    }
    return comparison;
}

} // namespace mxw::validation
