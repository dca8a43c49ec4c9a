// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

/// A07 for patches: the target became another kind of thing than the one that is installed, or the class whose member
/// is patched is a class no longer.
std::vector<Finding> changedPatchKinds(const CheckContext &context);

} // namespace mxw::checks
