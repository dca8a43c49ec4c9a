// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/Run.h"

namespace mxw::validation {

/// Reads a result that was carried here by hand: what a bundle made, or the printed log of a suite, which is weaker
/// evidence. Of a bundle it has the id and number of the run that the bundle was written for, of a log none. The
/// archive lies in the folder `archives`, and whoever keeps it removes it. Of a log there is no archive: the text is
/// Run::log, and the record is read from it.
Result<Run> importFile(const QString &file, const QString &archives);

} // namespace mxw::validation
