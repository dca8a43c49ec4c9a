// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "models/core/Result.h"

#include <QString>

namespace mxw::app {

/// The bundled review, ready to be scanned.
struct SampleFiles
{
    checks::ScanRequest request;
    QString session; ///< may not exist yet
    QString record;  ///< where the demo writes the audit record
};

/// Prepares the sample in the user's data folder. Takes some tenths of a second the first time.
Result<SampleFiles> prepareSampleFiles();

} // namespace mxw::app
