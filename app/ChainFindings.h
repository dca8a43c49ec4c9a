// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/dispatch/ChainBuilder.h"

namespace mxw::app {

/// What the checks say, in the form that chains show it.
std::vector<dispatch::ChainFinding> chainFindings(const checks::Analysis &analysis);

} // namespace mxw::app
