// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "models/review/ReviewState.h"

#include <QString>

namespace mxw::app {

/// The scan that a recorded one is repeated by. A review stays one of the commits it was made for, whatever the names
/// point to today.
checks::ScanRequest recordedRequest(const checks::ReviewSetup &setup, const review::ReviewState &state,
                                    const QString &cacheFolder);

} // namespace mxw::app
