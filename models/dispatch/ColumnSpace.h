// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace mxw::dispatch {

/// What a box takes of its column, from top to bottom.
struct Span
{
    double top = 0;
    double bottom = 0;
};

/// The boxes of a column, none over another.
class ColumnSpace
{
public:
    /// False, and nothing changes, where another box stands.
    bool take(Span span);
    /// The top of a free place of that height, `gap` away from every box, as near as possible to `wanted`.
    double nearest(double wanted, double height, double gap) const;

private:
    std::vector<Span> m_taken; ///< by place
};

} // namespace mxw::dispatch
