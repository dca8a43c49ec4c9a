// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainPlacement.h"

#include "models/dispatch/ColumnSpace.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace mxw::dispatch {

namespace {

constexpr int Sweeps = 4;
/// Further out a picture cannot be, so such a place was never one of ours.
constexpr double MaximumPlace = 1e7;

using Neighbours = std::vector<std::vector<int>>;

Neighbours neighboursOf(const VisibleChain &chain)
{
    Neighbours neighbours(chain.nodes.size());
    for (const VisibleChain::Edge &edge : chain.edges) {
        if (edge.from != edge.to) {
            neighbours[edge.from].push_back(edge.to);
            neighbours[edge.to].push_back(edge.from);
        }
    }
    return neighbours;
}

/// The places nearest to the wanted ones (least squares) that keep the order and are at least `distances[i]` after the
/// one before: isotonic regression by pooling.
std::vector<double> nearestInOrder(const std::vector<double> &wanted, const std::vector<double> &distances)
{
    struct Block
    {
        double sum = 0;
        size_t count = 0;
        double mean() const { return sum / double(count); }
    };
    std::vector<double> offsets(wanted.size());
    std::vector<Block> blocks;
    for (size_t i = 0; i < wanted.size(); ++i) {
        offsets[i] = i == 0 ? 0 : offsets[i - 1] + distances[i];
        blocks.push_back({wanted[i] - offsets[i], 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().count += last.count;
        }
    }
    std::vector<double> places;
    for (const Block &block : blocks) {
        for (size_t i = 0; i < block.count; ++i)
            places.push_back(block.mean() + offsets[places.size()]);
    }
    return places;
}

class FreshRows
{
public:
    FreshRows(const VisibleChain &chain, const ColumnOrder &order, const std::vector<QSizeF> &sizes, double gap)
        : m_order(order), m_columnOf(columnOfNode(order, chain.nodes.size())), m_neighbours(neighboursOf(chain)),
          m_centres(chain.nodes.size())
    {
        for (const std::vector<int> &column : order) {
            std::vector<double> &distances = m_distances.emplace_back();
            double below = 0;
            for (size_t row = 0; row < column.size(); ++row) {
                const double height = sizes[column[row]].height();
                distances.push_back(row == 0 ? 0 : (sizes[column[row - 1]].height() + height) / 2 + gap);
                m_centres[column[row]] = below + height / 2;
                below += height + gap;
            }
            for (const int node : column)
                m_centres[node] -= below / 2;
        }
    }

    std::vector<double> centres()
    {
        const int columns = int(m_order.size());
        for (int sweep = 0; sweep < Sweeps; ++sweep) {
            for (int column = 1; column < columns; ++column)
                settle(column, [&](int other) { return other < column; });
            for (int column = columns - 2; column >= 0; --column)
                settle(column, [&](int other) { return other > column; });
        }
        for (int column = 0; column < columns; ++column)
            settle(column, [&](int other) { return other != column; });
        return m_centres;
    }

private:
    template <typename Counts> void settle(int column, const Counts &counts)
    {
        std::vector<double> wanted;
        for (const int node : m_order[column]) {
            double sum = 0;
            int count = 0;
            for (const int neighbour : m_neighbours[node]) {
                if (counts(m_columnOf[neighbour])) {
                    sum += m_centres[neighbour];
                    ++count;
                }
            }
            wanted.push_back(count == 0 ? m_centres[node] : sum / count);
        }
        const std::vector<double> places = nearestInOrder(wanted, m_distances[column]);
        for (size_t row = 0; row < places.size(); ++row)
            m_centres[m_order[column][row]] = places[row];
    }

    const ColumnOrder &m_order;
    const std::vector<int> m_columnOf;
    const Neighbours m_neighbours;
    std::vector<std::vector<double>> m_distances; ///< by column: from the centre of the node above
    std::vector<double> m_centres;
};

/// Nodes that stand already, and the others around them.
class KeptRows
{
public:
    KeptRows(const VisibleChain &chain, const ColumnOrder &order, const std::vector<QSizeF> &sizes,
             const LayoutOptions &options)
        : m_order(order), m_columnOf(columnOfNode(order, chain.nodes.size())), m_neighbours(neighboursOf(chain)),
          m_sizes(sizes), m_gap(options.rowGap), m_space(order.size()), m_places(chain.nodes.size())
    {
        for (size_t i = 0; i < chain.nodes.size(); ++i) {
            const auto kept = options.keep.constFind(chain.nodes[i].key);
            if (kept != options.keep.cend() && isPlace(*kept) && take(int(i), kept->top()))
                m_places[i]->setX(kept->left());
        }
    }

    bool keepsAny() const
    {
        return std::ranges::any_of(m_places, [](const auto &place) { return place.has_value(); });
    }

    std::vector<QPointF> places()
    {
        m_isKept.resize(m_places.size());
        double sum = 0;
        int count = 0;
        for (size_t i = 0; i < m_places.size(); ++i) {
            if ((m_isKept[i] = m_places[i].has_value())) {
                sum += centre(int(i));
                ++count;
            }
        }
        std::vector<int> waiting;
        for (const std::vector<int> &column : m_order)
            std::ranges::copy_if(column, std::back_inserter(waiting), [&](int node) { return !m_places[node]; });
        // Those beside nodes that stand come first; what hangs on nothing goes beside the middle of the rest.
        while (!waiting.empty()) {
            const size_t before = waiting.size();
            std::erase_if(waiting, [&](int node) {
                const auto wanted = meanOfNeighbours(node);
                if (wanted)
                    place(node, *wanted);
                return wanted.has_value();
            });
            if (waiting.size() == before) {
                place(waiting.front(), sum / count);
                waiting.erase(waiting.begin());
            }
        }
        std::vector<QPointF> places;
        for (const auto &place : m_places)
            places.push_back(*place);
        return places;
    }

    bool isKept(int node) const { return m_isKept[node]; }

private:
    static bool isPlace(const QRectF &rect)
    {
        return std::abs(rect.left()) < MaximumPlace && std::abs(rect.top()) < MaximumPlace;
    }

    bool take(int node, double top)
    {
        if (!m_space[m_columnOf[node]].take({top, top + m_sizes[node].height()}))
            return false;
        m_places[node] = QPointF(0, top);
        return true;
    }

    void place(int node, double centre)
    {
        const double height = m_sizes[node].height();
        take(node, m_space[m_columnOf[node]].nearest(centre - height / 2, height, m_gap));
    }

    double centre(int node) const { return m_places[node]->y() + m_sizes[node].height() / 2; }

    std::optional<double> meanOfNeighbours(int node) const
    {
        double sum = 0;
        int count = 0;
        for (const int neighbour : m_neighbours[node]) {
            if (m_places[neighbour]) {
                sum += centre(neighbour);
                ++count;
            }
        }
        return count == 0 ? std::nullopt : std::optional(sum / count);
    }

    const ColumnOrder &m_order;
    const std::vector<int> m_columnOf;
    const Neighbours m_neighbours;
    const std::vector<QSizeF> &m_sizes;
    const double m_gap;
    std::vector<ColumnSpace> m_space;
    std::vector<std::optional<QPointF>> m_places; ///< top left corners; of new nodes the row alone
    std::vector<bool> m_isKept;
};

LaidOutChain emptyColumns(const VisibleChain &chain, const ColumnOrder &order, const std::vector<QSizeF> &sizes)
{
    LaidOutChain laidOut;
    laidOut.nodes.resize(chain.nodes.size());
    for (const std::vector<int> &column : order) {
        double width = 0;
        for (const int node : column)
            width = std::max(width, sizes[node].width());
        laidOut.columns.push_back({chain.nodes[column.front()].stage, 0, width});
    }
    return laidOut;
}

LaidOutChain placeFresh(const VisibleChain &chain, const ColumnOrder &order, const std::vector<QSizeF> &sizes,
                        const LayoutOptions &options)
{
    LaidOutChain laidOut = emptyColumns(chain, order, sizes);
    const std::vector<double> centres = FreshRows(chain, order, sizes, options.rowGap).centres();
    double left = 0;
    for (size_t i = 0; i < order.size(); ++i) {
        laidOut.columns[i].left = left;
        for (const int node : order[i])
            laidOut.nodes[node] = QRectF(QPointF(left, centres[node] - sizes[node].height() / 2), sizes[node]);
        left += laidOut.columns[i].width + options.columnGap;
    }
    return laidOut;
}

/// Columns move only where they would not have room otherwise.
void setColumns(LaidOutChain &laidOut, const std::vector<std::optional<double>> &kept, double gap)
{
    std::vector<LaidOutChain::Column> &columns = laidOut.columns;
    const size_t first = size_t(std::ranges::find_if(kept, [](const auto &left) { return bool(left); }) - kept.begin());
    columns[first].left = *kept[first];
    for (size_t i = first; i-- > 0;)
        columns[i].left = columns[i + 1].left - gap - columns[i].width;
    for (size_t i = first + 1; i < columns.size(); ++i) {
        const double end = columns[i - 1].left + columns[i - 1].width;
        columns[i].left = kept[i] && *kept[i] >= end + gap / 2 ? *kept[i] : end + gap;
    }
}

} // namespace

PlacedChain placeNodes(const VisibleChain &chain, const ColumnOrder &order, const std::vector<QSizeF> &sizes,
                       const LayoutOptions &options)
{
    KeptRows rows(chain, order, sizes, options);
    if (!rows.keepsAny())
        return {placeFresh(chain, order, sizes, options), true};
    const std::vector<QPointF> places = rows.places();
    LaidOutChain laidOut = emptyColumns(chain, order, sizes);
    std::vector<std::optional<double>> kept(order.size());
    for (size_t i = 0; i < order.size(); ++i) {
        for (const int node : order[i]) {
            if (rows.isKept(node))
                kept[i] = std::min(kept[i].value_or(places[node].x()), places[node].x());
        }
        for (const int node : order[i]) {
            if (rows.isKept(node))
                laidOut.columns[i].width =
                    std::max(laidOut.columns[i].width, places[node].x() + sizes[node].width() - *kept[i]);
        }
    }
    setColumns(laidOut, kept, options.columnGap);
    for (size_t i = 0; i < order.size(); ++i) {
        const double moved = kept[i] ? laidOut.columns[i].left - *kept[i] : 0;
        for (const int node : order[i]) {
            const double left = rows.isKept(node) ? places[node].x() + moved : laidOut.columns[i].left;
            laidOut.nodes[node] = QRectF(QPointF(left, places[node].y()), sizes[node]);
        }
    }
    return {std::move(laidOut), false};
}

} // namespace mxw::dispatch
