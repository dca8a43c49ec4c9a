// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"

namespace mxw::app {

/// `metax-workbench explain`.
class ExplainCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ExplainCommand)
public:
    /// Prints the page, or the list of all checks, and returns the exit status.
    static int run(const ExplainOptions &options);
};

} // namespace mxw::app
