// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

std::vector<Finding> counterpartChanges(const CheckContext &context);     ///< M01
std::vector<Finding> missedUpstreamChanges(const CheckContext &context);  ///< M02
std::vector<Finding> changedByBoth(const CheckContext &context);          ///< M03
std::vector<Finding> unannotatedDifferences(const CheckContext &context); ///< M04
std::vector<Finding> obsoleteDifferences(const CheckContext &context);    ///< M05
std::vector<Finding> incompleteNotes(const CheckContext &context);        ///< M08
std::vector<Finding> missingMembers(const CheckContext &context);         ///< M09
std::vector<Finding> renamedClasses(const CheckContext &context);         ///< M10

} // namespace mxw::checks
