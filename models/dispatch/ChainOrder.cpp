// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainOrder.h"

#include <algorithm>
#include <array>

namespace mxw::dispatch {

namespace {

constexpr int Sweeps = 8;

} // namespace

ColumnOrder columnsOf(const VisibleChain &chain)
{
    std::array<std::vector<int>, StageCount> stages;
    for (size_t i = 0; i < chain.nodes.size(); ++i)
        stages[std::clamp(int(chain.nodes[i].stage), 0, StageCount - 1)].push_back(int(i));
    ColumnOrder columns;
    for (std::vector<int> &stage : stages) {
        if (!stage.empty())
            columns.push_back(std::move(stage));
    }
    return columns;
}

std::vector<int> columnOfNode(const ColumnOrder &columns, size_t nodes)
{
    std::vector<int> columnOf(nodes);
    for (size_t column = 0; column < columns.size(); ++column) {
        for (const int node : columns[column])
            columnOf[node] = int(column);
    }
    return columnOf;
}

ColumnOrder readDownwards(const VisibleChain &chain, ColumnOrder columns)
{
    const std::vector<int> columnOf = columnOfNode(columns, chain.nodes.size());
    std::vector<std::vector<int>> after(chain.nodes.size());
    std::vector<int> waitsFor(chain.nodes.size());
    for (const VisibleChain::Edge &edge : chain.edges) {
        if (edge.from != edge.to && columnOf[edge.from] == columnOf[edge.to]) {
            after[edge.from].push_back(edge.to);
            ++waitsFor[edge.to];
        }
    }
    for (std::vector<int> &column : columns) {
        std::vector<int> rest = std::move(column);
        column.clear();
        while (!rest.empty()) {
            // What the last one leads to comes next, so that a way stays together.
            auto next = rest.end();
            if (!column.empty()) {
                next = std::ranges::find_if(rest, [&](int node) {
                    return waitsFor[node] == 0 &&
                           std::ranges::find(after[column.back()], node) != after[column.back()].end();
                });
            }
            if (next == rest.end())
                next = std::ranges::find_if(rest, [&](int node) { return waitsFor[node] == 0; });
            if (next == rest.end())
                next = rest.begin();
            const int node = *next;
            rest.erase(next);
            column.push_back(node);
            waitsFor[node] = 0;
            for (const int follower : after[node])
                waitsFor[follower] = std::max(0, waitsFor[follower] - 1);
        }
    }
    return columns;
}

ColumnOrder barycenterOrder(const VisibleChain &chain, ColumnOrder columns, const std::stop_token &stop)
{
    const std::vector<int> columnOf = columnOfNode(columns, chain.nodes.size());
    // Neighbours on the left and on the right, whatever way the edge goes.
    std::array<std::vector<std::vector<int>>, 2> sides{std::vector<std::vector<int>>(chain.nodes.size()),
                                                       std::vector<std::vector<int>>(chain.nodes.size())};
    for (const VisibleChain::Edge &edge : chain.edges) {
        if (columnOf[edge.from] == columnOf[edge.to])
            continue;
        const auto [left, right] =
            columnOf[edge.from] < columnOf[edge.to] ? std::pair(edge.from, edge.to) : std::pair(edge.to, edge.from);
        sides[0][right].push_back(left);
        sides[1][left].push_back(right);
    }
    // As shares of the column's height: columns are not equally long.
    std::vector<double> place(chain.nodes.size());
    const auto spread = [&](const std::vector<int> &column) {
        for (size_t row = 0; row < column.size(); ++row)
            place[column[row]] = (double(row) + 0.5) / double(column.size());
    };
    std::ranges::for_each(columns, spread);
    for (int sweep = 0; sweep < Sweeps && !stop.stop_requested(); ++sweep) {
        const bool rightwards = sweep % 2 == 0;
        for (size_t step = 0; step < columns.size(); ++step) {
            std::vector<int> &column = columns[rightwards ? step : columns.size() - 1 - step];
            std::vector<double> wanted = place;
            for (const int node : column) {
                const std::vector<int> &neighbours = sides[rightwards ? 0 : 1][node];
                double sum = 0;
                for (const int neighbour : neighbours)
                    sum += place[neighbour];
                if (!neighbours.empty())
                    wanted[node] = sum / double(neighbours.size());
            }
            std::ranges::stable_sort(column, {}, [&](int node) { return wanted[node]; });
            spread(column);
        }
    }
    return columns;
}

} // namespace mxw::dispatch
