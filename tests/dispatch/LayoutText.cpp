// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/dispatch/LayoutText.h"

#include <QStringList>

#include <algorithm>

namespace mxw::tests {

using namespace Qt::StringLiterals;
using namespace dispatch;

std::vector<QSizeF> evenSizes(const VisibleChain &chain)
{
    return std::vector<QSizeF>(chain.nodes.size(), QSizeF(100, 40));
}

QString faultOf(const VisibleChain &chain, const LaidOutChain &laidOut, const LayoutOptions &options)
{
    if (laidOut.nodes.size() != chain.nodes.size() || laidOut.edges.size() != chain.edges.size())
        return u"not everything has a place"_s;
    const QRectF bounds(laidOut.topLeft, laidOut.size);
    const auto inside = [&](QPointF point) {
        constexpr double Slack = 1e-6;
        return bounds.adjusted(-Slack, -Slack, Slack, Slack).contains(point);
    };
    for (size_t i = 0; i < laidOut.nodes.size(); ++i) {
        const QRectF &node = laidOut.nodes[i];
        const auto column = std::ranges::find(laidOut.columns, chain.nodes[i].stage, &LaidOutChain::Column::stage);
        if (column == laidOut.columns.end() || node.left() < column->left - 1e-6 ||
            node.right() > column->left + column->width + 1e-6)
            return u"node %1 is not in its column"_s.arg(i);
        if (!inside(node.topLeft()) || !inside(node.bottomRight()))
            return u"node %1 is out of the picture"_s.arg(i);
        for (size_t j = 0; j < i; ++j) {
            if (node.adjusted(1e-6, 1e-6, -1e-6, -1e-6).intersects(laidOut.nodes[j]))
                return u"nodes %1 and %2 overlap"_s.arg(i).arg(j);
        }
    }
    for (size_t i = 1; i < laidOut.columns.size(); ++i) {
        const LaidOutChain::Column &before = laidOut.columns[i - 1];
        if (laidOut.columns[i].stage <= before.stage ||
            laidOut.columns[i].left < before.left + before.width + options.columnGap / 2 - 1e-6)
            return u"column %1 is not beside the one before"_s.arg(i);
    }
    for (size_t i = 0; i < laidOut.edges.size(); ++i) {
        const std::vector<QPointF> &points = laidOut.edges[i];
        const QRectF &from = laidOut.nodes[chain.edges[i].from];
        const QRectF &to = laidOut.nodes[chain.edges[i].to];
        if (points.size() < 4 || points.size() % 3 != 1)
            return u"edge %1 is no curve"_s.arg(i);
        if (points.front() != QPointF(from.right(), from.center().y()) ||
            points.back() != QPointF(to.left(), to.center().y()))
            return u"edge %1 does not end on its nodes"_s.arg(i);
        if (!std::ranges::all_of(points, inside))
            return u"edge %1 is out of the picture"_s.arg(i);
    }
    return {};
}

QString verticalOrder(const VisibleChain &chain, const LaidOutChain &laidOut, Stage stage)
{
    std::vector<std::pair<double, QString>> found;
    for (size_t i = 0; i < chain.nodes.size(); ++i) {
        if (chain.nodes[i].stage == stage)
            found.emplace_back(laidOut.nodes[i].top(), chain.nodes[i].key);
    }
    std::ranges::sort(found);
    QStringList keys;
    for (const auto &[top, key] : found)
        keys << key;
    return keys.join(u' ');
}

} // namespace mxw::tests
