// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/Plot.h"
#include "models/validation/MsprobeImport.h"

#include <memory>

namespace mxw::items {

/// How far the outputs of a layer differ: the greatest relative difference of a statistic, NaN before infinite before
/// finite; of the mean only when there is no other, since near zero its ratio says nothing. Absent when the layer has
/// no output on both sides.
std::optional<double> differenceOf(const validation::LayerPair &layer);

/// The difference of each layer, in the order they run. Ids are indexes of layers.
Plot layersPlot(std::shared_ptr<const validation::LayerComparison> comparison);

} // namespace mxw::items
