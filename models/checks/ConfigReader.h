// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/CheckpointConfig.h"
#include "models/inventory/Counterpart.h"
#include "models/inventory/Inventory.h"

#include <QStringList>

#include <vector>

namespace mxw::checks {

/// What the given files say, each with the family of models that it belongs to. Those that are none are told in
/// `notes`.
std::vector<inventory::CheckpointConfig> readConfigs(const std::vector<inventory::ConfigSource> &sources,
                                                     const inventory::Code &code, const inventory::Inventory &inventory,
                                                     const std::vector<inventory::Counterpart> &counterparts,
                                                     QStringList &notes);

} // namespace mxw::checks
