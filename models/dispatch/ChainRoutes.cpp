// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainPlacement.h"

#include "models/dispatch/ColumnSpace.h"

namespace mxw::dispatch {

namespace {

class Router
{
public:
    Router(const ColumnOrder &order, const LayoutOptions &options, const LaidOutChain &laidOut, size_t nodes)
        : m_laidOut(laidOut), m_columnOf(columnOfNode(order, nodes)), m_spaces(order.size()), m_gap(options.rowGap / 3),
          m_turn(options.columnGap / 2)
    {
        for (size_t i = 0; i < order.size(); ++i) {
            for (const int node : order[i])
                m_spaces[i].take({laidOut.nodes[node].top(), laidOut.nodes[node].bottom()});
        }
    }

    std::vector<QPointF> route(const VisibleChain::Edge &edge)
    {
        const QRectF &from = m_laidOut.nodes[edge.from];
        const QRectF &to = m_laidOut.nodes[edge.to];
        const QPointF start(from.right(), from.center().y());
        const QPointF end(to.left(), to.center().y());
        const int first = m_columnOf[edge.from];
        const int last = m_columnOf[edge.to];
        m_path = {start};
        lineTo({right(first), start.y()});
        const auto wanted = [&](double share) { return start.y() + (end.y() - start.y()) * share; };
        if (first < last) {
            for (int column = first + 1; column < last; ++column) {
                const double y = lane(column, wanted(double(column - first) / (last - first)));
                curveTo({left(column), y});
                lineTo({right(column), y});
            }
            curveTo({left(last), end.y()});
        } else {
            for (int column = first; column >= last; --column) {
                const double y = edge.from == edge.to
                                     ? lane(column, from.bottom() + m_gap)
                                     : lane(column, wanted((first - column + 0.5) / (first - last + 1)));
                if (column == first)
                    turnTo({right(column), y}, m_turn);
                else
                    curveTo({right(column), y});
                lineTo({left(column), y});
            }
            turnTo({left(last), end.y()}, -m_turn);
        }
        lineTo(end);
        return std::move(m_path);
    }

private:
    double left(int column) const { return m_laidOut.columns[column].left; }
    double right(int column) const { return m_laidOut.columns[column].left + m_laidOut.columns[column].width; }
    double lane(int column, double wanted) const { return m_spaces[column].nearest(wanted, 0, m_gap); }

    void lineTo(QPointF to)
    {
        const QPointF from = m_path.back();
        if (from != to)
            m_path.insert(m_path.end(), {from + (to - from) / 3, to - (to - from) / 3, to});
    }

    void curveTo(QPointF to)
    {
        const QPointF from = m_path.back();
        const double middle = (from.x() + to.x()) / 2;
        m_path.insert(m_path.end(), {QPointF(middle, from.y()), QPointF(middle, to.y()), to});
    }

    /// Out to one side of the column and back.
    void turnTo(QPointF to, double out)
    {
        const QPointF from = m_path.back();
        m_path.insert(m_path.end(), {from + QPointF(out, 0), to + QPointF(out, 0), to});
    }

    const LaidOutChain &m_laidOut;
    const std::vector<int> m_columnOf;
    std::vector<ColumnSpace> m_spaces;
    const double m_gap;
    const double m_turn;
    std::vector<QPointF> m_path;
};

} // namespace

void routeEdges(const VisibleChain &chain, const ColumnOrder &order, const LayoutOptions &options,
                LaidOutChain &laidOut)
{
    Router router(order, options, laidOut, chain.nodes.size());
    for (const VisibleChain::Edge &edge : chain.edges)
        laidOut.edges.push_back(router.route(edge));
}

} // namespace mxw::dispatch
