// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

std::vector<Finding> staleCopies(const CheckContext &context);         ///< P04
std::vector<Finding> redundantPatches(const CheckContext &context);    ///< P05
std::vector<Finding> lostDecorators(const CheckContext &context);      ///< P11
std::vector<Finding> unmarkedDifferences(const CheckContext &context); ///< P14

} // namespace mxw::checks
