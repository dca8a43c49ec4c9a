// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/Plot.h"
#include "models/validation/RunComparison.h"

#include <memory>

namespace mxw::items {

/// What a chart of many cases is made of. `shown` are indexes into the record's cases.
struct PlottedCases
{
    std::shared_ptr<const validation::RunRecord> record;
    const std::vector<validation::CaseSummary> *summaries = nullptr;
    std::vector<int> shown;
};

/// The worst error over allowed of each case, in the order of the cases or by a parameter. Ids are indexes of cases.
Plot headRoomPlot(const PlottedCases &cases, const QString &parameter = {});

/// Parameters that cases can be laid out by: all with not too many values.
QStringList plottableParameters(const validation::RunRecord &record);

/// The greatest absolute error of each case before and now. Ids are indexes of cases of the later run.
Plot comparisonPlot(const PlottedCases &cases, const validation::RunComparison &comparison,
                    const std::vector<validation::CaseSummary> &before);

} // namespace mxw::items
