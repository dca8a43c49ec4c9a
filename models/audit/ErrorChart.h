// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Record.h"
#include "models/validation/RunRecord.h"

#include <optional>

namespace mxw::audit {

/// The worst error over allowed of each case of a run, on a logarithmic scale with lanes of its own for what has no
/// logarithm. Nothing when no case has one.
std::optional<Picture> errorChart(const validation::RunRecord &record, const QString &name);

} // namespace mxw::audit
