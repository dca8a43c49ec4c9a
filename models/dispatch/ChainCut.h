// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainBuilder.h"
#include "models/dispatch/CodeWalker.h"

#include <QSet>

namespace mxw::dispatch {

/// An error at the place of a hop breaks it; one on `entry`, when given, breaks the hop that the entry stands for.
void judge(const std::vector<ChainFinding> &findings, ChainEdge &edge, const QString &entry = {});

/// Cuts the chains of some statements out of everything that was walked, without branches that lead nowhere.
class ChainCut
{
public:
    /// `lookups`: upstream's functions that find what is registered. `ends`: nodes shown though nothing follows.
    ChainCut(const CodeWalker &walker, const std::vector<ChainFinding> &findings, const QSet<int> &lookups,
             const QSet<int> &ends)
        : m_walker(walker), m_findings(findings), m_lookups(lookups), m_ends(ends), m_kept(walker.graph().nodes.size()),
          m_edges(walker.graph().edges.size())
    {
    }

    ChainGraph cut(const std::vector<int> &roots);

private:
    void keepForward(int root);
    void keepActivation(int root);
    void keepCallers();
    ChainGraph extract() const;
    void mark(ChainNode &node) const;
    bool isContractMethod(int node) const { return !m_walker.callers(node).empty(); }

    const CodeWalker &m_walker;
    const std::vector<ChainFinding> &m_findings;
    const QSet<int> &m_lookups;
    const QSet<int> &m_ends;
    std::vector<char> m_kept;  ///< by node
    std::vector<char> m_edges; ///< by edge
};

} // namespace mxw::dispatch
