// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/Plot.h"
#include "models/validation/CaseSummary.h"

#include <memory>

namespace mxw::items {

/// One run of a trend.
struct TrendRun
{
    QString id;
    int number = 0;
    std::optional<double> median; ///< of the cases' errors over allowed
    std::optional<double> greatest;
    std::optional<double> ofCase; ///< of the case that is followed
    qint64 failed = 0;
    qint64 executed = 0;
};

TrendRun trendOf(const validation::RunRecord &record, const std::vector<validation::CaseSummary> &summaries,
                 const QString &node = {});
/// Error over allowed from run to run. Ids are indexes into `runs`, which go by number.
Plot trendPlot(const std::vector<TrendRun> &runs, const QString &caseName = {});

/// Statistics of one layer on both sides, as msprobe dumps them.
struct LayerStatistics
{
    QString name;
    double firstMax = 0;
    double secondMax = 0;
    double firstMin = 0;
    double secondMin = 0;
    double firstMean = 0;
    double secondMean = 0;
    double firstNorm = 0;
    double secondNorm = 0;
    double difference = 0; ///< relative, of the statistic that differs most
};

/// The difference of each layer in the order they run; `firstDiverging` is -1 when none does. Ids are layers.
Plot layersPlot(const std::vector<LayerStatistics> &layers, int firstDiverging);

} // namespace mxw::items
