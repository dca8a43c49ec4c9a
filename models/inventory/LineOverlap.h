// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace mxw::inventory {

/// How much two texts have in common, line by line.
struct LineOverlap
{
    int common = 0; ///< lines in the longest common order that a patience diff finds
    int left = 0;   ///< lines
    int right = 0;

    static LineOverlap of(const QByteArray &left, const QByteArray &right);
    /// Counts equal lines wherever they stand: never less than of(), and much faster. Blank lines and
    /// comments do not count: a licence says nothing.
    static LineOverlap unordered(const QByteArray &left, const QByteArray &right);

    /// Twice the common lines over all lines, as difflib's ratio.
    double similarity() const { return left + right == 0 ? 1.0 : 2.0 * common / (left + right); }
    /// Share of the left text that is in the right one.
    double contained() const { return left == 0 ? 0.0 : double(common) / left; }
};

} // namespace mxw::inventory
