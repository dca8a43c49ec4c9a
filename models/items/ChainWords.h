// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

namespace mxw::items {

/// "Plugin", "Upstream" or "Outside both trees".
QString treeText(const dispatch::ChainNode &node);
/// "Plugin · package/file.py:12–40"; what provides it for nodes outside both trees.
QString nodePlaceText(const dispatch::ChainNode &node);
/// What is said of a hop besides its two ends: ", unknown: …", ", broken: …", ", if …"; empty when nothing is.
QString edgeRemark(const dispatch::ChainEdge &edge);
/// "calls → X, unknown: …", seen from where the hop begins.
QString edgeText(const dispatch::ChainGraph &graph, const dispatch::ChainEdge &edge);
/// "registers: A → B", certainty and why, condition, place; one a line.
QString edgeTip(const dispatch::ChainGraph &graph, const dispatch::ChainEdge &edge);
/// All that is known of a node, one thing a line: place, signature, findings, where it ends, the hops into it.
QString nodeTip(const dispatch::ChainGraph &graph, int node);
/// A node for a screen reader: name, stage, place, marks.
QString nodeSentence(const dispatch::ChainGraph &graph, int node);
/// What a stage is, a whole sentence.
QString stageSentence(dispatch::Stage stage);

/// True when every word of `words` stands somewhere in the node.
bool nodeMatches(const dispatch::ChainNode &node, const QStringList &words);

} // namespace mxw::items
