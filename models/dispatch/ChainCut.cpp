// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainCut.h"

#include <algorithm>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;

void judge(const std::vector<ChainFinding> &findings, ChainEdge &edge, const QString &entry)
{
    for (const ChainFinding &finding : findings) {
        const bool here = !edge.upstream && finding.file == edge.file && finding.line == edge.line;
        if (finding.breaks && (here || (!entry.isEmpty() && finding.entry == entry))) {
            edge.certainty = Certainty::Broken;
            edge.reason = finding.text;
            return;
        }
    }
}

ChainGraph ChainCut::cut(const std::vector<int> &roots)
{
    for (const int root : roots) {
        keepForward(root);
        keepActivation(root);
    }
    keepCallers();
    return extract();
}

void ChainCut::keepForward(int root)
{
    std::vector<int> pending{root};
    std::vector<char> seen(m_kept.size());
    std::vector<int> order;
    seen[size_t(root)] = 1;
    while (!pending.empty()) {
        const int node = pending.back();
        pending.pop_back();
        order.push_back(node);
        for (const int edge : m_walker.out(node)) {
            const int to = m_walker.graph().edges[size_t(edge)].to;
            if (!seen[size_t(to)]) {
                seen[size_t(to)] = 1;
                pending.push_back(to);
            }
        }
    }
    // Only what leads somewhere, found from the ends backwards until nothing changes.
    std::vector<char> leads(m_kept.size());
    for (bool changed = true; changed;) {
        changed = false;
        for (const int node : order) {
            if (leads[size_t(node)])
                continue;
            const auto &out = m_walker.out(node);
            const ChainNode &one = m_walker.graph().nodes[size_t(node)];
            const bool end = m_walker.isTerminal(node) || m_ends.contains(node) || node == root ||
                             m_lookups.contains(node) || one.id.startsWith("missing:"_L1);
            if (end || std::ranges::any_of(out, [&](int edge) {
                    return leads[size_t(m_walker.graph().edges[size_t(edge)].to)] != 0;
                })) {
                leads[size_t(node)] = 1;
                changed = true;
            }
        }
    }
    for (const int node : order) {
        // The first hop is shown, whatever comes of it.
        const bool first = std::ranges::any_of(
            m_walker.out(root), [&](int edge) { return m_walker.graph().edges[size_t(edge)].to == node; });
        if (leads[size_t(node)] || first || isContractMethod(node))
            m_kept[size_t(node)] = 1;
    }
    for (const int node : order) {
        for (const int edge : m_walker.out(node)) {
            if (m_kept[size_t(node)] && m_kept[size_t(m_walker.graph().edges[size_t(edge)].to)])
                m_edges[size_t(edge)] = 1;
        }
    }
}

void ChainCut::keepActivation(int root)
{
    const auto &all = m_walker.graph().edges;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < all.size(); ++i) {
            const bool into = all[i].kind == EdgeKind::Imports && m_kept[size_t(all[i].to)] &&
                              (all[i].to == root || m_walker.graph().nodes[size_t(all[i].to)].stage <= Stage::Import);
            if (into && !m_edges[i]) {
                m_edges[i] = 1;
                m_kept[size_t(all[i].from)] = 1;
                changed = true;
            }
        }
    }
}

/// Lookups before a kept lookup, and upstream's callers of kept methods.
void ChainCut::keepCallers()
{
    const auto &all = m_walker.graph().edges;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < all.size(); ++i) {
            const bool lookup = m_lookups.contains(all[i].from) && m_lookups.contains(all[i].to);
            if (lookup && m_kept[size_t(all[i].to)] && !m_edges[i]) {
                m_edges[i] = 1;
                m_kept[size_t(all[i].from)] = 1;
                changed = true;
            }
        }
    }
    const size_t count = m_kept.size();
    for (size_t node = 0; node < count; ++node) {
        if (!m_kept[node])
            continue;
        for (const int edge : m_walker.callers(int(node))) {
            m_edges[size_t(edge)] = 1;
            m_kept[size_t(all[size_t(edge)].from)] = 1;
        }
    }
}

ChainGraph ChainCut::extract() const
{
    ChainGraph graph;
    std::vector<int> index(m_kept.size(), -1);
    for (size_t i = 0; i < m_kept.size(); ++i) {
        if (!m_kept[i])
            continue;
        index[i] = int(graph.nodes.size());
        graph.nodes.push_back(m_walker.graph().nodes[i]);
        mark(graph.nodes.back());
    }
    for (size_t i = 0; i < m_edges.size(); ++i) {
        const ChainEdge &edge = m_walker.graph().edges[i];
        if (!m_edges[i] || index[size_t(edge.from)] < 0 || index[size_t(edge.to)] < 0)
            continue;
        ChainEdge copy = edge;
        copy.from = index[size_t(edge.from)];
        copy.to = index[size_t(edge.to)];
        if (copy.kind != EdgeKind::Registers && copy.kind != EdgeKind::Patches)
            judge(m_findings, copy);
        graph.edges.push_back(std::move(copy));
    }
    return graph;
}

/// Findings inside the code of a node.
void ChainCut::mark(ChainNode &node) const
{
    for (const ChainFinding &finding : m_findings) {
        const bool inside = !node.upstream && !node.file.isEmpty() && finding.file == node.file &&
                            finding.line >= node.line && finding.line <= node.endLine && node.stage >= Stage::Lookup;
        if (inside && !node.findings.contains(finding.text))
            node.findings.append(finding.text);
    }
}

} // namespace mxw::dispatch
