// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

std::vector<Finding> missingTargets(const CheckContext &context);      ///< P01
std::vector<Finding> movedTargets(const CheckContext &context);        ///< P02
std::vector<Finding> differingSignatures(const CheckContext &context); ///< P03
std::vector<Finding> wrongDescriptors(const CheckContext &context);    ///< P06
std::vector<Finding> duplicateTargets(const CheckContext &context);    ///< P10

} // namespace mxw::checks
