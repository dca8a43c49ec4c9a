// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainLayout.h"

#include <QByteArray>
#include <QJsonObject>

namespace mxw::dispatch {

/// `{"schema":1,"nodes":[{"id","stage","title","tree","file","line","endLine","signature","component","reason",
/// "entries","findings"}],"edges":[{"from":ID,"to":ID,"kind","certainty","reason","condition","tree","file","line"}],
/// "notices":[…]}`; empty members are left out. Stable order.
QJsonObject toJson(const ChainGraph &graph);

/// A picture that needs nothing else: column heads, nodes, edges, legend; readable on light and dark paper
/// (prefers-color-scheme), with a title per node and edge for hovering. Text is escaped.
QByteArray toSvg(const ChainGraph &graph, const VisibleChain &chain, const LaidOutChain &layout, const QString &title);

/// Sizes for drawing without a font: from the number of characters, 12 px monospaced.
std::vector<QSizeF> plainSizes(const ChainGraph &graph, const VisibleChain &chain);

} // namespace mxw::dispatch
