// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

namespace mxw::review {

/// The strongest evidence of any entry whose file belongs to the family: no row of its matrix may claim more. Without
/// any, what was read.
EvidenceLevel strongestEvidence(const inventory::DifferenceMatrix &family, const checks::Analysis &analysis,
                                const ReviewState &state);

} // namespace mxw::review
