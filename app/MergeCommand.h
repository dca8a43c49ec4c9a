// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"

namespace mxw::app {

/// `metax-workbench merge`.
class MergeCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::MergeCommand)
public:
    /// Takes over what the other session has, unless a conflict is left undecided; returns the exit status.
    static int run(const MergeOptions &options);
};

} // namespace mxw::app
