// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/MsprobeImport.h"
#include "models/validation/Run.h"

namespace mxw::validation {

/// Two dump.json of msprobe as an imported run. Both texts are kept as its log, so that the layers can be compared
/// again. Fails when a file cannot be read or is no such dump.
Result<Run> importDumpPair(const QString &first, const QString &second);

/// Whether the run is such a pair.
bool isDumpPair(const Run &run);
/// The layers of such a pair.
Result<LayerComparison> layersOf(const Run &run);

} // namespace mxw::validation
