// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/FullTally.h"

#include <cmath>

namespace mxw::validation {

FullTally::FullTally(const TensorGrid &grid, const ErrorLimits &limits, std::optional<DType> ulpType, RowCounts &rows)
    : lines(grid, rows), map(grid, limits.hasTolerance ? ErrorKind::Allowed : ErrorKind::Absolute),
      hasTolerance(limits.hasTolerance), wantsLines(grid.shape().size() >= 2), grid(grid)
{
    kinds.emplace_back(ErrorKind::Absolute);
    kinds.emplace_back(ErrorKind::Relative);
    if (hasTolerance)
        kinds.emplace_back(ErrorKind::Allowed);
    if (ulpType)
        ulp.emplace(*ulpType);
}

void FullTally::add(const ErrorBlock &block, const BlockPlace &place)
{
    BlockTotals totals;
    errorKernels().total(block, hasTolerance, totals);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        kinds[i].add(block, totals.kinds[i], grid, place.tile, place.position);
    magnitude.add(block);
    if (ulp)
        ulp->add(place.first, place.second, block.count);
    if (wantsLines && totals.mismatches > 0)
        lines.add(block, place.tile, place.position);
    map.add(block, totals.kinds[kinds.size() == ErrorKindCount ? 2 : 0].greatestKey, place.tile, place.position);
    mismatches += totals.mismatches;
    for (std::size_t i = 0; i < 2; ++i) {
        nan[i] += totals.nan[i];
        inf[i] += totals.inf[i];
    }
    product.add(totals.product);
    firstSquare.add(totals.firstSquare);
    secondSquare.add(totals.secondSquare);
}

void FullTally::merge(FullTally &other)
{
    for (std::size_t i = 0; i < kinds.size(); ++i)
        kinds[i].merge(other.kinds[i]);
    magnitude.merge(other.magnitude);
    if (ulp)
        ulp->merge(*other.ulp);
    lines.merge(other.lines);
    map.merge(other.map);
    mismatches += other.mismatches;
    for (std::size_t i = 0; i < 2; ++i) {
        nan[i] += other.nan[i];
        inf[i] += other.inf[i];
    }
    product.merge(other.product);
    firstSquare.merge(other.firstSquare);
    secondSquare.merge(other.secondSquare);
}

double FullTally::cosine() const
{
    const double first = firstSquare.value();
    const double second = secondSquare.value();
    if (first == 0 || second == 0)
        return first == second ? 1 : 0;
    return product.value() / (std::sqrt(first) * std::sqrt(second));
}

} // namespace mxw::validation
