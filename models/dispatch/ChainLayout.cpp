// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainLayout.h"

#include "models/dispatch/ChainPlacement.h"
#include "models/dispatch/DotProcess.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace mxw::dispatch {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::dispatch::ChainLayout)
};

constexpr double MaximumSide = 1e5;

std::vector<QSizeF> drawable(std::vector<QSizeF> sizes)
{
    const auto side = [](double length) { return std::isfinite(length) ? std::clamp(length, 1.0, MaximumSide) : 1.0; };
    for (QSizeF &size : sizes)
        size = {side(size.width()), side(size.height())};
    return sizes;
}

std::unexpected<Error> cancelled()
{
    return fail(Error::Kind::Cancelled, Text::tr("The layout was stopped."));
}

Result<void> checkInput(const VisibleChain &chain, const std::vector<QSizeF> &sizes, const LayoutOptions &options)
{
    if (chain.nodes.size() > options.maximumNodes || chain.edges.size() > options.maximumEdges)
        return fail(Error::Kind::Unsupported,
                    Text::tr("This chain has %1 nodes and %2 edges, more than can be drawn (%3 and %4).")
                        .arg(chain.nodes.size())
                        .arg(chain.edges.size())
                        .arg(options.maximumNodes)
                        .arg(options.maximumEdges),
                    Text::tr("Show fewer hops, or start from one entry."));
    const auto isNode = [&](int node) { return node >= 0 && size_t(node) < chain.nodes.size(); };
    if (sizes.size() != chain.nodes.size() || !std::ranges::all_of(chain.edges, [&](const VisibleChain::Edge &edge) {
            return isNode(edge.from) && isNode(edge.to);
        }))
        return fail(Error::Kind::Invalid, Text::tr("Sizes and edges do not belong to the nodes of this chain."));
    return {};
}

/// Whether an order can make a difference: some column has two nodes that do not stand yet.
bool needsOrder(const VisibleChain &chain, const ColumnOrder &columns, const LayoutOptions &options)
{
    return columns.size() > 1 && std::ranges::any_of(columns, [&](const std::vector<int> &column) {
               return std::ranges::count_if(
                          column, [&](int node) { return !options.keep.contains(chain.nodes[node].key); }) > 1;
           });
}

QString noticeOf(const Error &error)
{
    if (error.kind == Error::Kind::NotFound)
        return Text::tr("Graphviz is not installed, so nodes stand in the order of their neighbours; with it, fewer "
                        "edges cross.");
    return Text::tr("%1 Nodes stand in the order of their neighbours.").arg(error.what);
}

/// Where the picture is; without nodes that were kept it starts at the origin.
void setBounds(LaidOutChain &laidOut, bool fresh)
{
    QRectF bounds = laidOut.nodes.empty() ? QRectF() : laidOut.nodes.front();
    for (const QRectF &node : laidOut.nodes)
        bounds |= node;
    for (const std::vector<QPointF> &edge : laidOut.edges) {
        for (const QPointF &point : edge)
            bounds = QRectF(QPointF(std::min(bounds.left(), point.x()), std::min(bounds.top(), point.y())),
                            QPointF(std::max(bounds.right(), point.x()), std::max(bounds.bottom(), point.y())));
    }
    laidOut.topLeft = bounds.topLeft();
    laidOut.size = bounds.size();
    if (!fresh)
        return;
    for (QRectF &node : laidOut.nodes)
        node.translate(-bounds.topLeft());
    for (std::vector<QPointF> &edge : laidOut.edges) {
        for (QPointF &point : edge)
            point -= bounds.topLeft();
    }
    for (LaidOutChain::Column &column : laidOut.columns)
        column.left -= bounds.left();
    laidOut.topLeft = {};
}

} // namespace

Result<LaidOutChain> layOut(const VisibleChain &chain, const std::vector<QSizeF> &sizes, const LayoutOptions &options,
                            std::stop_token stop)
{
    if (const Result<void> checked = checkInput(chain, sizes, options); !checked)
        return std::unexpected(checked.error());
    if (stop.stop_requested())
        return cancelled();
    const std::vector<QSizeF> boxes = drawable(sizes);
    ColumnOrder order = columnsOf(chain);
    QString notice;
    if (needsOrder(chain, order, options)) {
        Result<ColumnOrder> ordered = dotOrder(chain, order, boxes, options, stop);
        if (!ordered && ordered.error().kind == Error::Kind::Cancelled)
            return std::unexpected(ordered.error());
        if (!ordered)
            notice = noticeOf(ordered.error());
        order = ordered ? *std::move(ordered) : barycenterOrder(chain, std::move(order), stop);
        order = readDownwards(chain, std::move(order));
    }
    if (stop.stop_requested())
        return cancelled();
    PlacedChain placed = placeNodes(chain, order, boxes, options);
    LaidOutChain &laidOut = placed.laidOut;
    if (stop.stop_requested())
        return cancelled();
    routeEdges(chain, order, options, laidOut);
    setBounds(laidOut, placed.fresh);
    laidOut.notice = notice;
    return std::move(laidOut);
}

} // namespace mxw::dispatch
