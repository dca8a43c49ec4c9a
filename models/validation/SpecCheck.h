// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/RunSpec.h"

namespace mxw::validation {

/// Fails with the first thing that keeps the run from being tried: nothing to run, no host, a name that would be taken
/// for an option, a variable that is no name. Looks at the words only, not at any machine.
Result<void> checkSpec(const RunSpec &spec);

/// The command as a person would type it, quoted for a POSIX shell, with the device and the environment before it.
QString shownCommand(const RunSpec &spec);

} // namespace mxw::validation
