// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

#include <QJsonObject>

#include <optional>

namespace mxw::dispatch {

/// Reads what toJson(ChainGraph) wrote; nothing when it cannot have come from there: unknown words, two nodes of one
/// id, edges to nodes that are not there, or more than a view could show.
std::optional<ChainGraph> chainFromJson(const QJsonObject &object);

} // namespace mxw::dispatch
