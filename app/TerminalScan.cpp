// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/TerminalScan.h"

#include "app/Console.h"

namespace mxw::app {

Result<checks::ScanResult> scanInTerminal(const checks::ScanRequest &request, source::WorkerPool &pool)
{
    ProgressPrinter progress;
    return checks::scan(request, pool, {}, [&](const ProgressStep &step) { progress(step); });
}

} // namespace mxw::app
