// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace mxw::git {

/// A run of lines that differ: `oldCount` lines from `oldStart` became `newCount` lines from `newStart` (0-based).
struct LineRange
{
    int oldStart = 0;
    int oldCount = 0;
    int newStart = 0;
    int newCount = 0;

    bool operator==(const LineRange &) const = default;
};

enum class Whitespace {
    Exact,
    IgnoreTrailing, ///< leading whitespace is Python's structure and always counts
    IgnoreAll,
};

/// Lines in which two buffers differ, by libgit2's patience diff with the indent heuristic.
std::vector<LineRange> lineDiff(const QByteArray &before, const QByteArray &after,
                                Whitespace whitespace = Whitespace::Exact);

} // namespace mxw::git
