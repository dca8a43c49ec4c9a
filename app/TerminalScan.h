// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"

namespace mxw::app {

/// A scan whose progress is printed on standard error. The pool must outlive the result.
Result<checks::ScanResult> scanInTerminal(const checks::ScanRequest &request, source::WorkerPool &pool);

} // namespace mxw::app
