// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/Plot.h"
#include "models/validation/RunRecord.h"

namespace mxw::items {

/// How many elements have which absolute error; zero, infinite and undefined errors have bars of their own.
Plot histogramPlot(const validation::Comparison &comparison);
/// The greatest error against the size of the second operand, and what the tolerance allows there. Ids are bins.
Plot magnitudePlot(const validation::Comparison &comparison);
/// Where in the operands the errors lie.
Plot mapPlot(const validation::Comparison &comparison);

} // namespace mxw::items
