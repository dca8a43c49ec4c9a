// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/dispatch/VisibleChain.h"

#include <QHash>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <chrono>
#include <stop_token>

namespace mxw::dispatch {

/// Where everything stands; units are those of the sizes that were given (pixels).
struct LaidOutChain
{
    struct Column
    {
        Stage stage = Stage::Import;
        double left = 0;
        double width = 0;
    };
    std::vector<QRectF> nodes;               ///< of VisibleChain::nodes
    std::vector<std::vector<QPointF>> edges; ///< of VisibleChain::edges: start, then cubic control and end points
    std::vector<Column> columns;             ///< only stages that have nodes, left to right
    QPointF topLeft; ///< the origin, unless nodes that were kept had others put above or left of them
    QSizeF size;
    QString notice; ///< what could not be done as asked, translated
};

struct LayoutOptions
{
    double columnGap = 56;
    double rowGap = 14;
    size_t maximumNodes = 1500; ///< checked before the layout starts
    size_t maximumEdges = 4000;
    QString dotProgram = QStringLiteral("dot"); ///< empty: none, for layouts that are the same on every machine
    std::chrono::milliseconds timeLimit{3000};
    QHash<QString, QRectF> keep; ///< by node key: where nodes stand that are shown already
};

/// One column per stage; `dot` orders the nodes in it so that few edges cross. Without dot, or when it takes too long,
/// nodes stand in the order of their neighbours, and `notice` says so. Nodes in `keep` stay where they are, the others
/// find room around them; a column moves to the right only when one before it is new or needs more width than there is.
/// Edges leave on the right and enter on the left. Fails only when the budget is exceeded or `stop` asks for it.
Result<LaidOutChain> layOut(const VisibleChain &chain, const std::vector<QSizeF> &sizes,
                            const LayoutOptions &options = {}, std::stop_token stop = {});

} // namespace mxw::dispatch
