// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Progress.h"
#include "models/core/Result.h"
#include "models/validation/Run.h"

#include <stop_token>

namespace mxw::validation {

/// Both block; call them on a worker thread.

/// Copies an operand that was dumped from where the run was to a file here. `name` is Comparison::dumpFirst or
/// dumpSecond. A copy that breaks off is taken up again; the target is there whole or not at all.
Result<void> fetchDump(const Run &run, const QString &name, const QString &target,
                       const ProgressCallback &progress = {}, const std::stop_token &stop = {});

/// Removes the folder of a run that is over from where it was.
Result<void> removeRunFolder(const Run &run, const std::stop_token &stop = {});

} // namespace mxw::validation
