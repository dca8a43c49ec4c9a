// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/CommandLine.h"
#include "models/dispatch/ChainGraph.h"

namespace mxw::app {

/// `metax-workbench chain`.
class ChainCommand
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ChainCommand)
public:
    /// Scans, follows the entry, prints the hops or writes the graph; returns the exit status.
    static int run(const ChainOptions &options);
    /// The hops in words, stage by stage.
    static QString toText(const dispatch::ChainGraph &graph);

private:
    static Result<void> write(const ChainOptions &options, const dispatch::ChainGraph &graph);
};

} // namespace mxw::app
