// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

struct CheckContext;

std::vector<Finding> callMismatches(const CheckContext &context);   ///< C01
std::vector<Finding> returnMismatches(const CheckContext &context); ///< C02
std::vector<Finding> selfAttributes(const CheckContext &context);   ///< A09

} // namespace mxw::checks
