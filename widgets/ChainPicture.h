// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainLayout.h"

#include <QFont>
#include <QPolygonF>
#include <QStringList>

#include <memory>
#include <vector>

namespace mxw::widgets {

/// Lengths of nodes in the picture, by font.
struct ChainMetrics
{
    QFont title;
    QFont focus; ///< of the node that the picture is about
    QFont place;
    double titleHeight = 0;
    double placeHeight = 0;
    double padding = 0; ///< around the words
    double stripe = 0;  ///< width of the mark of the tree
    double mark = 0;    ///< side of the marks beside the title
    double badge = 0;   ///< height of the count of hidden neighbours
    double nodeHeight = 0;
    double maximumWidth = 0;

    static ChainMetrics forFont(const QFont &base);
};

/// A part of a dispatch chain, laid out and ready to be painted; never changes once it is made.
struct ChainPicture
{
    struct Node
    {
        QString title; ///< elided to the width of the node
        QString place; ///< second line, elided too
        bool outside = false;
        bool upstream = false;
        bool entry = false;
        int findings = 0;
        double badgeBefore = 0; ///< width of the count of hidden neighbours; 0: none
        double badgeAfter = 0;
    };
    struct Edge
    {
        dispatch::Certainty certainty = dispatch::Certainty::Static;
        dispatch::EdgeKind kind = dispatch::EdgeKind::Calls;
        QPolygonF line; ///< the curve as short straight pieces
        QRectF bounds;
    };

    std::shared_ptr<const dispatch::ChainGraph> graph;
    dispatch::VisibleChain chain;
    dispatch::LaidOutChain layout;
    ChainMetrics metrics;
    std::vector<Node> nodes;                ///< of chain.nodes
    std::vector<Edge> edges;                ///< of chain.edges
    std::vector<std::vector<int>> edgesOut; ///< by node
    std::vector<std::vector<int>> edgesIn;
    std::vector<int> shownAs; ///< node of the graph → node of the picture; -1: hidden

    int indexOf(const QString &key) const; ///< of a node; -1 when there is none
    QRectF bounds() const { return {layout.topLeft, layout.size}; }
    int nodeAt(QPointF point) const;
    /// The nearest edge not further away than `reach`.
    int edgeAt(QPointF point, double reach) const;
    QRectF badgeBefore(int node) const; ///< null when nothing is hidden there
    QRectF badgeAfter(int node) const;
    /// Where every node stands, by key.
    QHash<QString, QRectF> places() const;
};

struct ChainPictureRequest
{
    std::shared_ptr<const dispatch::ChainGraph> graph;
    dispatch::ChainFocus focus;
    QHash<QString, QRectF> keep; ///< nodes that stay where they stand
    QFont font;
};

/// Chooses what is shown, lays it out and measures its words; for any thread.
Result<std::shared_ptr<const ChainPicture>> drawChain(const ChainPictureRequest &request, std::stop_token stop = {});

} // namespace mxw::widgets
