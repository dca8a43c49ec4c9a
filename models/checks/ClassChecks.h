// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

std::vector<Finding> incompleteClasses(const CheckContext &context); ///< P17

} // namespace mxw::checks
