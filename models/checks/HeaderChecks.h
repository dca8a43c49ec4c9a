// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

std::vector<Finding> incompleteHeaders(const CheckContext &context); ///< P12
std::vector<Finding> outdatedVersions(const CheckContext &context);  ///< P13

} // namespace mxw::checks
