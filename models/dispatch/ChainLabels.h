// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/VisibleChain.h"

namespace mxw::dispatch {

/// The first line of a box: the title, or the number of a bundle's members and their stage.
QString boxTitle(const ChainGraph &graph, const VisibleChain::Node &node);
/// The second line: where the code is, the component, or why the chain ends; of a bundle the titles in it.
QString boxPlace(const ChainGraph &graph, const VisibleChain::Node &node);
/// Everything that is known, in lines.
QString boxDetails(const ChainGraph &graph, const VisibleChain::Node &node);
/// "imports", or several such words of an edge that stands for several.
QString edgeLabel(const ChainGraph &graph, const VisibleChain::Edge &edge);
QString edgeDetails(const ChainGraph &graph, const VisibleChain &chain, const VisibleChain::Edge &edge);
/// By edge, whether it says its kind: where the kind is another than that of the edges before, once for each node.
std::vector<bool> labelledEdges(const ChainGraph &graph, const VisibleChain &chain);

/// Places of a monospaced line that a text takes; Chinese characters take two.
int columnsOf(QStringView text);
/// Leaves out the middle of what is longer: both ends of a dotted name or path tell something.
QString elidedInTheMiddle(const QString &text, int columns);

} // namespace mxw::dispatch
