// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <vector>

namespace mxw::checks {

/// A08: uses of `torch.ops.library.operator` that nothing known provides, and libraries called like an operator.
std::vector<Finding> unprovidedOperators(const CheckContext &context);

} // namespace mxw::checks
