// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunSpec.h"

namespace mxw::validation {

/// The command of a run as a person would type it, quoted for a POSIX shell, with the device and the environment before
/// it.
QString shownCommand(const RunSpec &spec);

} // namespace mxw::validation
