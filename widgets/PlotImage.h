// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QImage>

namespace mxw::widgets {

class PlotChart;

/// The chart with its title, twice its size on screen.
QImage plotImage(PlotChart &chart);
/// Writes an SVG or PNG file, by the suffix; the file is replaced as a whole or not at all.
Result<void> savePlot(PlotChart &chart, const QString &file);

} // namespace mxw::widgets
