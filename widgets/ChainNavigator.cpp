// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainNavigator.h"

#include <cmath>
#include <limits>

namespace mxw::widgets {

namespace {

/// The candidate whose middle is nearest in height.
int nearest(const ChainPicture &picture, int node, const std::vector<int> &candidates)
{
    const double from = picture.layout.nodes[size_t(node)].center().y();
    int best = node;
    double least = std::numeric_limits<double>::max();
    for (const int candidate : candidates) {
        const double away = std::abs(picture.layout.nodes[size_t(candidate)].center().y() - from);
        if (candidate == node || away >= least)
            continue;
        least = away;
        best = candidate;
    }
    return best;
}

} // namespace

int ChainNavigator::after(int node) const
{
    std::vector<int> ends;
    for (const int edge : picture.edgesOut[size_t(node)])
        ends.push_back(picture.chain.edges[size_t(edge)].to);
    return nearest(picture, node, ends);
}

int ChainNavigator::before(int node) const
{
    std::vector<int> ends;
    for (const int edge : picture.edgesIn[size_t(node)])
        ends.push_back(picture.chain.edges[size_t(edge)].from);
    return nearest(picture, node, ends);
}

int ChainNavigator::inColumn(int node, int step) const
{
    const dispatch::Stage stage = picture.chain.nodes[size_t(node)].stage;
    const double from = picture.layout.nodes[size_t(node)].center().y();
    int best = node;
    double least = std::numeric_limits<double>::max();
    for (size_t i = 0; i < picture.nodes.size(); ++i) {
        const double away = (picture.layout.nodes[i].center().y() - from) * step;
        if (int(i) == node || picture.chain.nodes[i].stage != stage || away <= 0 || away >= least)
            continue;
        least = away;
        best = int(i);
    }
    return best;
}

int ChainNavigator::first() const
{
    int best = -1;
    for (size_t i = 0; i < picture.nodes.size(); ++i) {
        const QRectF rect = picture.layout.nodes[i];
        if (best < 0)
            best = int(i);
        const QRectF known = picture.layout.nodes[size_t(best)];
        const auto stage = picture.chain.nodes[i].stage;
        const auto knownStage = picture.chain.nodes[size_t(best)].stage;
        if (stage < knownStage || (stage == knownStage && rect.top() < known.top()))
            best = int(i);
    }
    return best;
}

} // namespace mxw::widgets
