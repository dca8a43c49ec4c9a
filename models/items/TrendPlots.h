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

} // namespace mxw::items
