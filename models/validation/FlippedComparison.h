// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunRecord.h"

namespace mxw::validation {

/// The same comparison with its operands in the other order, as far as that follows: absolute errors, ULP, histogram
/// and cosine stay, what belongs to one side changes sides. Relative errors and magnitudes are relative to the second
/// operand and become unknown, as does the error over allowed unless rtol is 0. Outcome, mismatches and where they lie
/// are what the test itself decided and stay.
Comparison flipped(const Comparison &comparison);

} // namespace mxw::validation
