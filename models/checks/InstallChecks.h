// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

// Checks of how a replacement is put in place, and of whether it has an effect there.

namespace mxw::checks {

std::vector<Finding> decoratorOrder(const CheckContext &context);     ///< P07
std::vector<Finding> allowMissingMisuse(const CheckContext &context); ///< P08
std::vector<Finding> earlyBound(const CheckContext &context);         ///< P09
std::vector<Finding> extensionPoints(const CheckContext &context);    ///< P15
std::vector<Finding> replacedTables(const CheckContext &context);     ///< P16
std::vector<Finding> withoutEffect(const CheckContext &context);      ///< P18

} // namespace mxw::checks
