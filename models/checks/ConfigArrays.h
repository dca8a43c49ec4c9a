// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

/// M07: layer-indexed arrays of each config.json against its numbers of layers and the code that indexes them.
std::vector<Finding> configArrays(const CheckContext &context);

} // namespace mxw::checks
