// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"

namespace mxw::app {

/// `metax-workbench scan`.
class ScanCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ScanCommand)
public:
    /// Scans, writes what was asked for, and returns the exit status.
    static int run(const ScanOptions &options);

private:
    static Result<void> writeSession(const QString &file, const checks::Analysis &analysis);
};

} // namespace mxw::app
