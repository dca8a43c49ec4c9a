// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/SideBySide.h"
#include "models/diff/Tokens.h"

#include <vector>

namespace mxw::diff {

/// Finds what differs between two paired lines, token by token. One object serves a whole comparison and bounds its
/// time: when the budget is spent, the middle between the common ends of the lines counts as different.
class WordDiff
{
public:
    struct Spans
    {
        std::vector<Span> left;
        std::vector<Span> right;
    };

    Spans compare(const std::vector<Token> &left, const std::vector<Token> &right);

private:
    static constexpr qint64 LineCells = 250'000;
    qint64 m_cells = 50'000'000;
};

} // namespace mxw::diff
