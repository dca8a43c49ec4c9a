// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

namespace mxw::tests {

/// A graph with edges of every direction: to later, earlier and the same stages, to the node itself, twice between the
/// same ends. The same seed gives the same graph.
dispatch::ChainGraph randomChain(quint32 seed, int nodes, int edges);

/// One line a node or edge: "lookup up:find", "registration a, b, c" (several nodes), "a -> b, c calls/broken".
/// Kind and certainty are calls/static where they are left out.
dispatch::ChainGraph chainFrom(const QString &text);

/// Names that break out of a format that forgets to escape them.
QStringList hostileNames();

} // namespace mxw::tests
