// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/SideBySide.h"
#include "models/diff/ThreeWay.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace mxw::diff {

/// One of the three texts, and what of it is compared.
struct ThreeWaySide
{
    Side side;
    Slice slice;
    std::vector<NamedRange> definitions; ///< of the whole text
};

/// The plugin's text on the left and the target's on the right, in the order of the left, each differing row with its
/// origin: rows of one origin are one difference, and a definition stands beside its like even where the target has it
/// in another place. `annotated` says whether a modification mark covers one of these lines of the left side (0-based,
/// half-open). Without a base to compare with it is a comparison of two, without origins.
SideBySide compareThreeWay(const ThreeWaySide &base, const ThreeWaySide &left, const ThreeWaySide &right,
                           const std::function<bool(int begin, int end)> &annotated,
                           git::Whitespace whitespace = git::Whitespace::Exact, std::stop_token stop = {});

} // namespace mxw::diff
