// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/Tokens.h"

#include <span>
#include <utility>
#include <vector>

namespace mxw::diff {

/// Decides which lines of a changed run stand beside each other, keeping their order. Lines that resemble each other
/// are paired first; between them, lines are paired by position. One object serves a whole comparison and bounds its
/// time: runs that are too large are paired by position alone.
class LinePairing
{
public:
    using Lines = std::span<const std::vector<Token>>;
    /// Indices into the two runs, both ascending.
    using Pairs = std::vector<std::pair<int, int>>;

    Pairs pair(Lines left, Lines right);

private:
    static constexpr qint64 RunCells = 250'000;
    qint64 m_cells = 2'000'000;
};

} // namespace mxw::diff
