// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/FlippedComparison.h"

#include <utility>

namespace mxw::validation {

namespace {

void flip(std::optional<WorstElement> &worst)
{
    if (worst)
        std::swap(worst->first, worst->second);
}

} // namespace

Comparison flipped(const Comparison &comparison)
{
    Comparison other = comparison;
    std::swap(other.first, other.second);
    std::swap(other.dumpFirst, other.dumpSecond);
    if (!other.figures)
        return other;
    ErrorFigures &figures = *other.figures;
    std::swap(figures.nan[0], figures.nan[1]);
    std::swap(figures.inf[0], figures.inf[1]);
    flip(figures.worst);
    figures.relative = {};
    figures.worstRelative.reset();
    figures.magnitude = {};
    if (comparison.rtol == 0.0) {
        flip(figures.worstAllowed);
    } else {
        figures.worstAllowed.reset();
        if (figures.allowed) // without tolerances the map is of absolute errors
            figures.map.reset();
        figures.allowed.reset();
    }
    return other;
}

} // namespace mxw::validation
