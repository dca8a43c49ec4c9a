// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/Counterpart.h"
#include "models/inventory/DifferenceMatrix.h"

#include <stop_token>
#include <vector>

namespace mxw::inventory {

/// The matrix of each family of models, filled in from what the code names (the profile's "matrix" says what counts):
/// the plugin's files beside their counterparts at the target. By family.
std::vector<DifferenceMatrix> differenceMatrices(const Code &code, const std::vector<Counterpart> &counterparts,
                                                 std::stop_token stop = {});

} // namespace mxw::inventory
