// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

// Checks of registrations: what a key leads to, and whether upstream finds it there.

namespace mxw::checks {

std::vector<Finding> upstreamLeaks(const CheckContext &context);           ///< R08
std::vector<Finding> enumIdentity(const CheckContext &context);            ///< R09
std::vector<Finding> operatorContracts(const CheckContext &context);       ///< R10
std::vector<Finding> platformKeys(const CheckContext &context);            ///< R11
std::vector<Finding> duplicateKeys(const CheckContext &context);           ///< R12
std::vector<Finding> unresolvedStringTargets(const CheckContext &context); ///< R13
std::vector<Finding> shadowedKeys(const CheckContext &context);            ///< R14
std::vector<Finding> keyCoverage(const CheckContext &context);             ///< R16

} // namespace mxw::checks
