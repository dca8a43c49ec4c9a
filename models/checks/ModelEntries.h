// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Counterpart.h"
#include "models/inventory/Inventory.h"

#include <vector>

namespace mxw::checks {

/// The files to decide on as a whole: those in the model folders, the copies, and what models reach; in the order of
/// `counterparts`.
std::vector<inventory::Entry> modelEntries(const inventory::Code &code, const inventory::Inventory &inventory,
                                           const std::vector<inventory::Counterpart> &counterparts);

} // namespace mxw::checks
