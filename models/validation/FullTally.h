// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorTally.h"
#include "models/validation/PlaceTally.h"
#include "models/validation/TileWalker.h"

#include <optional>
#include <vector>

namespace mxw::validation {

/// Everything that one pass over all elements tells, as far as one thread saw them.
struct FullTally
{
    FullTally(const TensorGrid &grid, const ErrorLimits &limits, std::optional<DType> ulpType, RowCounts &rows);

    void add(const ErrorBlock &block, const BlockPlace &place);

    void merge(FullTally &other);

    double cosine() const;

    std::vector<SpreadTally> kinds; ///< by ErrorKind; without tolerances there is no third
    MagnitudeTally magnitude;
    std::optional<UlpTally> ulp;
    LinesTally lines;
    MapTally map;
    const bool hasTolerance;
    const bool wantsLines;
    const TensorGrid &grid;
    qint64 mismatches = 0;
    std::array<qint64, 2> nan{};
    std::array<qint64, 2> inf{};
    LongSum product;
    LongSum firstSquare;
    LongSum secondSquare;
};

} // namespace mxw::validation
