// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/VisibleChain.h"

#include <QSizeF>

#include <stop_token>

namespace mxw::dispatch {

/// The nodes of a chain by column, left to right, each column from top to bottom.
using ColumnOrder = std::vector<std::vector<int>>;

/// The nodes of each stage that is present, in the order of the chain.
ColumnOrder columnsOf(const VisibleChain &chain);

/// The column of each node.
std::vector<int> columnOfNode(const ColumnOrder &columns, size_t nodes);

/// Moves each node towards the mean place of its neighbours, a few times from left to right and back.
ColumnOrder barycenterOrder(const VisibleChain &chain, ColumnOrder columns, const std::stop_token &stop);

/// Keeps the order where it can, but lets no node stand above one of its column that leads to it: a way inside a column
/// reads from top to bottom. Cycles are cut at their first node.
ColumnOrder readDownwards(const VisibleChain &chain, ColumnOrder columns);

} // namespace mxw::dispatch
