// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace mxw::validation {

/// What msprobe's statistics tell of one tensor. A number that is not finite is one; one that was not written is
/// absent.
struct TensorStatistics
{
    QString dtype;
    std::vector<qint64> shape;
    std::optional<double> max;
    std::optional<double> min;
    std::optional<double> mean;
    std::optional<double> norm; ///< L2
    QString checksum;           ///< of md5 mode; else empty

    bool operator==(const TensorStatistics &) const = default;
};

/// An input or output of a layer in both dumps.
struct LayerTensor
{
    QString role; ///< "input[0]", "input[0][1]", "input[scale]", "output[0]", "parameter[weight]", …
    bool isOutput = false;
    std::optional<TensorStatistics> first;
    std::optional<TensorStatistics> second;
    /// |a-b| / |b| of max, min, mean and norm; 0 when equal, infinite against zero, NaN when one of them is. Absent
    /// when one side has no number.
    std::array<std::optional<double>, 4> relative;
    bool sameChecksum = false; ///< both have one, and they are equal
    bool diverges = false;
};

/// A module or operation that was called, in the order of the first dump.
struct LayerPair
{
    QString name;
    bool inFirst = true;
    bool inSecond = true;
    std::vector<LayerTensor> tensors;

    bool inputsDiverge() const;
    bool outputsDiverge() const;
};

struct LayerComparison
{
    QString firstTask; ///< "statistics", "tensor", …; as the dumps say
    QString secondTask;
    std::vector<LayerPair> layers;
    double threshold = 0;
    /// The first layer on both sides with an output that diverges; -1 for none.
    int firstDiverging = -1;
    /// Whether the inputs of that layer agree: then the difference arises in it.
    bool arisesThere = false;
    bool isCut = false; ///< more layers than are kept
};

constexpr double DefaultDivergence = 0.01;

/// Compares two dump.json of msprobe layer by layer. A tensor diverges when its shapes differ, when a statistic is NaN
/// or infinite on one side only, or differs by more than `threshold` relative to its magnitude in the second dump. Of
/// max, min and mean that magnitude is at least a hundredth of the tensor's greatest: near zero a ratio says nothing.
/// Without statistics checksums decide. dtypes may differ.
Result<LayerComparison> compareDumps(const QByteArray &first, const QByteArray &second,
                                     double threshold = DefaultDivergence);

} // namespace mxw::validation
