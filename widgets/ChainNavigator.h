// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ChainPicture.h"

namespace mxw::widgets {

/// Where an arrow key leads from a node; the node itself when there is nothing in that direction.
struct ChainNavigator
{
    const ChainPicture &picture;

    int after(int node) const;              ///< along a hop out of it: the end nearest in height
    int before(int node) const;             ///< along a hop into it
    int inColumn(int node, int step) const; ///< the next one below (1) or above (-1) in its column
    int first() const;                      ///< top of the first column; -1 in an empty picture
};

} // namespace mxw::widgets
