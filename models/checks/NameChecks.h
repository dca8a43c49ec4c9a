// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

std::vector<Finding> unresolvedAttributes(const CheckContext &context); ///< A04
std::vector<Finding> undefinedNames(const CheckContext &context);       ///< A06
std::vector<Finding> changedKinds(const CheckContext &context);         ///< A07

} // namespace mxw::checks
