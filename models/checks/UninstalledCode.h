// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"

#include <vector>

namespace mxw::checks {

/// Replacements in files of the patch folder that are written but that nothing installs, imports or calls. Files that
/// no entry point reaches are the business of another check.
std::vector<Finding> uninstalledCode(const CheckContext &context);

} // namespace mxw::checks
