// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

#include <memory>

namespace mxw::tests {

/// A chain of our own writing with every kind of node, hop and certainty, one bundle, and ids that are the titles. The
/// entry that it is about is "PackedConfig".
std::shared_ptr<const dispatch::ChainGraph> smallChain();

/// About `nodes` nodes over all stages, always the same; none of them make a bundle.
std::shared_ptr<const dispatch::ChainGraph> largeChain(int nodes);

} // namespace mxw::tests
