// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainLayout.h"

namespace mxw::tests {

/// 100 by 40 for every node.
std::vector<QSizeF> evenSizes(const dispatch::VisibleChain &chain);

/// What is wrong with a picture, in words; empty: nothing.
QString faultOf(const dispatch::VisibleChain &chain, const dispatch::LaidOutChain &laidOut,
                const dispatch::LayoutOptions &options);

/// The keys of a column from top to bottom.
QString verticalOrder(const dispatch::VisibleChain &chain, const dispatch::LaidOutChain &laidOut,
                      dispatch::Stage stage);

} // namespace mxw::tests
