// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

// Every class of the plugin against the classes it derives from, registered or not.
std::vector<Finding> missingParents(const CheckContext &context);     ///< R01
std::vector<Finding> superMismatches(const CheckContext &context);    ///< R02
std::vector<Finding> bypassedInits(const CheckContext &context);      ///< R03
std::vector<Finding> overrideSignatures(const CheckContext &context); ///< R04
std::vector<Finding> redundantOverrides(const CheckContext &context); ///< R05
std::vector<Finding> missingAbstracts(const CheckContext &context);   ///< R07
std::vector<Finding> missingHooks(const CheckContext &context);       ///< R15

} // namespace mxw::checks
