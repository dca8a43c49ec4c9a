// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

#include <QSet>

namespace mxw::dispatch {

/// What of a graph is asked for.
struct ChainFocus
{
    QStringList nodes;      ///< ids; empty: the whole graph
    int depth = 3;          ///< hops from the focus that are shown: back along what leads to it, on along what follows
    QSet<QString> expanded; ///< ids of nodes whose neighbours are shown though they are further away
    QSet<QString> opened;   ///< keys of bundles that are shown one by one
};

/// The part of a graph that is drawn. Five or more siblings (same stage, same single neighbour before, same edge kind
/// and certainty, no neighbour after that is shown) become one bundle; what the focus names stands by itself.
struct VisibleChain
{
    struct Node
    {
        QString key;              ///< id of the node, or "bundle:…": the same in the next picture
        std::vector<int> members; ///< nodes of the graph: one, or those of a bundle
        Stage stage = Stage::Import;
        int hiddenBefore = 0; ///< neighbours that are not shown
        int hiddenAfter = 0;

        bool isBundle() const { return members.size() > 1; }
    };
    struct Edge
    {
        int from = 0; ///< index in nodes
        int to = 0;
        std::vector<int> members; ///< edges of the graph
    };
    std::vector<Node> nodes;
    std::vector<Edge> edges;
};

inline constexpr int BundleSize = 5;

VisibleChain visibleChain(const ChainGraph &graph, const ChainFocus &focus);

/// What an edge that stands for several may claim: broken or unknown when one of them is, confirmed when all are.
Certainty certaintyOf(const ChainGraph &graph, const VisibleChain::Edge &edge);

} // namespace mxw::dispatch
