// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainLayout.h"
#include "models/dispatch/ChainOrder.h"

namespace mxw::dispatch {

struct PlacedChain
{
    LaidOutChain laidOut; ///< without edges
    bool fresh = true;    ///< nothing was kept, so the whole may be moved
};

/// Gives every node and column of `order` its place. Where nothing is kept a node stands as near to the mean of its
/// neighbours as its order in the column lets it.
PlacedChain placeNodes(const VisibleChain &chain, const ColumnOrder &order, const std::vector<QSizeF> &sizes,
                       const LayoutOptions &options);

/// Draws the edges between placed nodes. An edge that passes a column does so between its nodes; one that goes
/// backwards or stays in its column turns round.
void routeEdges(const VisibleChain &chain, const ColumnOrder &order, const LayoutOptions &options,
                LaidOutChain &laidOut);

} // namespace mxw::dispatch
