// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/EvidenceLevel.h"
#include "models/validation/RunRecord.h"

namespace mxw::validation {

/// What a run can be evidence of at most: `device` only where an operand of a captured comparison lay on a GPU,
/// `isolated` where tests were executed otherwise, nothing where none was (skipped, not collected). What was read from
/// a printed log or a dump never says where it ran, and is `isolated` at most.
std::optional<EvidenceLevel> levelOf(const RunRecord &record);
/// The same for one case of it.
std::optional<EvidenceLevel> levelOf(const RunRecord &record, const TestCase &testCase);
/// The GPUs that captured comparisons really used, by name, without repetition.
QStringList devicesUsed(const RunRecord &record);

} // namespace mxw::validation
