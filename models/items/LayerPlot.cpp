// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/LayerPlot.h"

#include "models/items/PlotScale.h"
#include "models/items/RunWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace mxw::items {

using namespace Qt::StringLiterals;
using validation::LayerComparison;
using validation::LayerPair;
using validation::LayerTensor;

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::LayerPlot)
};

constexpr double Infinity = std::numeric_limits<double>::infinity();
constexpr size_t MeanIndex = 2; ///< in LayerTensor::relative

std::optional<double> differenceOf(const LayerTensor &tensor)
{
    std::optional<double> greatest;
    const auto raise = [&](std::optional<double> value) {
        if (value && (!greatest || std::isnan(*value) || *value > *greatest))
            greatest = value;
    };
    for (size_t i = 0; i < tensor.relative.size(); ++i) {
        if (i != MeanIndex)
            raise(tensor.relative[i]);
    }
    if (!greatest)
        raise(tensor.relative[MeanIndex]);
    if (!greatest && tensor.first && tensor.second) // known by their checksums or shapes alone
        greatest = tensor.diverges ? Infinity : 0;
    return greatest;
}

QString pairText(const QString &name, std::optional<double> first, std::optional<double> second)
{
    return Text::tr("%1 %2 and %3").arg(name, numberText(first), numberText(second));
}

QString describeLayer(const LayerPair &layer)
{
    QStringList parts;
    for (const LayerTensor &tensor : layer.tensors) {
        if (!tensor.isOutput || !tensor.first || !tensor.second)
            continue;
        parts << Text::tr("%1 differs by %2").arg(tensor.role, numberText(differenceOf(tensor)));
        if (tensor.first->max || tensor.second->max)
            parts << pairText(u"max"_s, tensor.first->max, tensor.second->max);
        if (tensor.first->norm || tensor.second->norm)
            parts << pairText(u"norm"_s, tensor.first->norm, tensor.second->norm);
        break; // the others are in the dump
    }
    if (parts.isEmpty())
        parts << (layer.inFirst && layer.inSecond ? Text::tr("no output on both sides")
                                                  : Text::tr("only in one of the dumps"));
    return Text::tr("%1: %2").arg(layer.name, parts.join(u", "_s));
}

QString summaryOf(const LayerComparison &comparison)
{
    QString text = Text::tr("%n layer(s).", nullptr, int(comparison.layers.size())) + u' ';
    const int first = comparison.firstDiverging;
    if (first < 0 || size_t(first) >= comparison.layers.size())
        text += Text::tr("None diverges by more than %1.").arg(shortNumber(comparison.threshold));
    else if (comparison.arisesThere)
        text += Text::tr("%1 is the first to diverge, and its inputs agree: the difference arises in it.")
                    .arg(comparison.layers[size_t(first)].name);
    else
        text += Text::tr("%1 is the first to diverge; its inputs differ already.")
                    .arg(comparison.layers[size_t(first)].name);
    if (comparison.isCut)
        text += u' ' + Text::tr("There are more layers than are kept.");
    return text;
}

} // namespace

std::optional<double> differenceOf(const LayerPair &layer)
{
    std::optional<double> greatest;
    for (const LayerTensor &tensor : layer.tensors) {
        const auto value = tensor.isOutput ? differenceOf(tensor) : std::nullopt;
        if (value && (!greatest || std::isnan(*value) || *value > *greatest))
            greatest = value;
    }
    return greatest;
}

Plot layersPlot(std::shared_ptr<const LayerComparison> comparison)
{
    const QString title = Text::tr("Difference of the layers");
    std::vector<double> values;
    for (size_t i = 0; comparison && i < comparison->layers.size(); ++i) {
        if (const auto value = differenceOf(comparison->layers[i]))
            values.push_back(*value);
    }
    if (values.empty()) {
        Plot plot =
            emptyPlot(Text::tr("No layers"), Text::tr("A pair of msprobe dumps shows here how far the outputs of "
                                                      "each layer differ, and which differs first."));
        plot.title = title;
        return plot;
    }
    values.push_back(comparison->threshold);
    const ErrorScale scale(values);
    Plot plot;
    plot.title = title;
    plot.x = countingAxis(Text::tr("layer, in the order they run"), 0, double(comparison->layers.size()) + 1);
    plot.y = scale.axis(Text::tr("relative difference"));
    plot.series = {{Text::tr("Agree"), PlotTone::Good, PlotMark::Dot},
                   {Text::tr("Diverge"), PlotTone::Bad, PlotMark::Triangle}};
    for (size_t i = 0; i < comparison->layers.size(); ++i) {
        if (const auto value = differenceOf(comparison->layers[i]))
            plot.points.push_back(
                {double(i) + 1, scale.place(*value), comparison->layers[i].outputsDiverge() ? 1 : 0, int(i)});
    }
    const double limit = scale.place(comparison->threshold);
    plot.lines.push_back({Text::tr("Threshold"), PlotTone::Muted, true, {{plot.x.from, limit}, {plot.x.to, limit}}});
    if (comparison->firstDiverging >= 0 && size_t(comparison->firstDiverging) < comparison->layers.size()) {
        const double at = comparison->firstDiverging + 1.0;
        plot.lines.push_back(
            {Text::tr("First to diverge"), PlotTone::Warn, true, {{at, plot.y.from}, {at, plot.y.to}}});
    }
    plot.summary = summaryOf(*comparison);
    plot.describe = [comparison](int id) { return describeLayer(comparison->layers[size_t(id)]); };
    return plot;
}

} // namespace mxw::items
