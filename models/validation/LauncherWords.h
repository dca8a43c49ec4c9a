// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/RunSpec.h"

namespace mxw::validation {

/// The command that gives a POSIX shell where the runs of this launcher happen; it reads its script from standard
/// input. Never asks for anything. Fails for what is not complete and for names that could be taken for options.
Result<QStringList> launcherWords(const LauncherSpec &launcher);

/// Whether a run can be tried at all: there is something to run, and every name is one.
Result<void> checkSpec(const RunSpec &spec);

/// The same for two launchers whose runs share one set of devices.
QString machineOf(const LauncherSpec &launcher);
/// Whether two runs would meet on a device. Slurm shares out its devices itself, so runs there never do.
bool shareDevice(const RunSpec &one, const RunSpec &other);

} // namespace mxw::validation
