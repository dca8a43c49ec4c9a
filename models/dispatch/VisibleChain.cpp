// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/VisibleChain.h"

#include <QHash>
#include <QMap>

#include <algorithm>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;

namespace {

/// Neighbours by node, each once, in the order of the edges; a node is not its own neighbour.
struct Neighbours
{
    std::vector<std::vector<int>> before;
    std::vector<std::vector<int>> after;

    explicit Neighbours(const ChainGraph &graph) : before(graph.nodes.size()), after(graph.nodes.size())
    {
        QSet<std::pair<int, int>> seen;
        for (const ChainEdge &edge : graph.edges) {
            if (!holds(graph, edge) || edge.from == edge.to || seen.contains({edge.from, edge.to}))
                continue;
            seen.insert({edge.from, edge.to});
            after[edge.from].push_back(edge.to);
            before[edge.to].push_back(edge.from);
        }
    }

    static bool holds(const ChainGraph &graph, const ChainEdge &edge)
    {
        const auto inside = [&](int node) { return node >= 0 && size_t(node) < graph.nodes.size(); };
        return inside(edge.from) && inside(edge.to);
    }
};

/// Marks what `depth` hops along `next` reach. One direction only: what else a neighbour leads to is not the chain.
void spread(std::vector<int> front, const std::vector<std::vector<int>> &next, int depth, std::vector<bool> &shown)
{
    std::vector<bool> seen(shown.size());
    for (const int node : front)
        seen[node] = shown[node] = true;
    for (int hop = 0; hop < depth && !front.empty(); ++hop) {
        std::vector<int> further;
        for (const int node : front) {
            for (const int neighbour : next[node]) {
                if (!seen[neighbour]) {
                    seen[neighbour] = shown[neighbour] = true;
                    further.push_back(neighbour);
                }
            }
        }
        front = std::move(further);
    }
}

void expand(const ChainGraph &graph, const Neighbours &neighbours, const QSet<QString> &expanded,
            std::vector<bool> &shown)
{
    std::vector<int> open;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        if (expanded.contains(graph.nodes[i].id))
            open.push_back(int(i));
    }
    // One that is expanded may bring another that is.
    for (bool changed = true; changed;) {
        changed = std::erase_if(open, [&](int node) {
                      if (!shown[node])
                          return false;
                      for (const auto *side : {&neighbours.before, &neighbours.after}) {
                          for (const int neighbour : (*side)[node])
                              shown[neighbour] = true;
                      }
                      return true;
                  }) > 0;
    }
}

std::vector<bool> shownNodes(const ChainGraph &graph, const Neighbours &neighbours, const ChainFocus &focus)
{
    if (focus.nodes.isEmpty())
        return std::vector<bool>(graph.nodes.size(), true);
    std::vector<bool> shown(graph.nodes.size());
    const QSet<QString> wanted(focus.nodes.begin(), focus.nodes.end());
    std::vector<int> front;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        if (wanted.contains(graph.nodes[i].id))
            front.push_back(int(i));
    }
    spread(front, neighbours.before, focus.depth, shown);
    spread(front, neighbours.after, focus.depth, shown);
    expand(graph, neighbours, focus.expanded, shown);
    return shown;
}

int shownCount(const std::vector<int> &nodes, const std::vector<bool> &shown)
{
    return int(std::ranges::count_if(nodes, [&](int node) { return bool(shown[node]); }));
}

/// What siblings have in common, which is the key of their bundle; empty for a node that stands by itself.
std::vector<QString> bundleKeys(const ChainGraph &graph, const Neighbours &neighbours, const std::vector<bool> &shown,
                                const ChainFocus &focus)
{
    std::vector<QString> keys(graph.nodes.size());
    std::vector<QMap<std::pair<int, int>, bool>> kinds(graph.nodes.size());
    for (const ChainEdge &edge : graph.edges) {
        if (Neighbours::holds(graph, edge) && shown[edge.from])
            kinds[edge.to].insert({int(edge.kind), int(edge.certainty)}, true);
    }
    for (size_t i = 0; i < keys.size(); ++i) {
        const ChainNode &node = graph.nodes[i];
        if (!shown[i] || shownCount(neighbours.before[i], shown) != 1 || shownCount(neighbours.after[i], shown) != 0 ||
            focus.nodes.contains(node.id))
            continue;
        const int before = *std::ranges::find_if(neighbours.before[i], [&](int other) { return bool(shown[other]); });
        QStringList words;
        for (const auto &[kind, certainty] : kinds[i].keys())
            words << toString(EdgeKind(kind)) + u'/' + toString(Certainty(certainty));
        keys[i] = u"bundle:%1:%2:"_s.arg(toString(node.stage), words.join(u',')) + graph.nodes[before].id;
    }
    QHash<QString, int> counts;
    for (const QString &key : keys)
        ++counts[key];
    for (QString &key : keys) {
        if (counts[key] < BundleSize || focus.opened.contains(key))
            key.clear();
    }
    return keys;
}

int hiddenCount(const VisibleChain::Node &node, const std::vector<std::vector<int>> &neighbours,
                const std::vector<bool> &shown)
{
    QSet<int> hidden;
    for (const int member : node.members) {
        for (const int neighbour : neighbours[member]) {
            if (!shown[neighbour])
                hidden.insert(neighbour);
        }
    }
    return int(hidden.size());
}

} // namespace

VisibleChain visibleChain(const ChainGraph &graph, const ChainFocus &focus)
{
    const Neighbours neighbours(graph);
    const std::vector<bool> shown = shownNodes(graph, neighbours, focus);
    const std::vector<QString> keys = bundleKeys(graph, neighbours, shown, focus);

    VisibleChain chain;
    std::vector<int> placeOf(graph.nodes.size(), -1);
    QHash<QString, int> bundles;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        if (!shown[i])
            continue;
        const QString &key = keys[i];
        placeOf[i] = key.isEmpty() ? int(chain.nodes.size()) : bundles.value(key, int(chain.nodes.size()));
        if (size_t(placeOf[i]) == chain.nodes.size()) {
            chain.nodes.push_back({key.isEmpty() ? graph.nodes[i].id : key, {}, graph.nodes[i].stage});
            if (!key.isEmpty())
                bundles.insert(key, placeOf[i]);
        }
        chain.nodes[placeOf[i]].members.push_back(int(i));
    }
    for (VisibleChain::Node &node : chain.nodes) {
        node.hiddenBefore = hiddenCount(node, neighbours.before, shown);
        node.hiddenAfter = hiddenCount(node, neighbours.after, shown);
    }
    QHash<std::pair<int, int>, int> edges;
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        const ChainEdge &edge = graph.edges[i];
        if (!Neighbours::holds(graph, edge) || !shown[edge.from] || !shown[edge.to])
            continue;
        const std::pair ends(placeOf[edge.from], placeOf[edge.to]);
        const int place = edges.value(ends, int(chain.edges.size()));
        if (size_t(place) == chain.edges.size()) {
            edges.insert(ends, place);
            chain.edges.push_back({ends.first, ends.second, {}});
        }
        chain.edges[place].members.push_back(int(i));
    }
    return chain;
}

Certainty certaintyOf(const ChainGraph &graph, const VisibleChain::Edge &edge)
{
    const auto is = [&](Certainty certainty) {
        return [&graph, certainty](int member) { return graph.edges[member].certainty == certainty; };
    };
    for (const Certainty certainty : {Certainty::Broken, Certainty::Unknown}) {
        if (std::ranges::any_of(edge.members, is(certainty)))
            return certainty;
    }
    return std::ranges::all_of(edge.members, is(Certainty::Confirmed)) ? Certainty::Confirmed : Certainty::Static;
}

} // namespace mxw::dispatch
