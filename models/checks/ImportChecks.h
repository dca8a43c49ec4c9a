// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

std::vector<Finding> unresolvedImports(const CheckContext &context); ///< A01
std::vector<Finding> brokenStartUp(const CheckContext &context);     ///< A02
std::vector<Finding> inactiveEntries(const CheckContext &context);   ///< A03
std::vector<Finding> syntaxFaults(const CheckContext &context);      ///< A05

} // namespace mxw::checks
