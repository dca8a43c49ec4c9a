// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/dispatch/ChainLayout.h"
#include "models/dispatch/ChainOrder.h"

namespace mxw::dispatch {

/// Asks Graphviz for the order in the columns. It is told numbers only, never a name; its answer is believed only when
/// it is a whole one. NotFound: there is no such program; Crashed: it did not end in time, or died; Invalid: its answer
/// is of no use; Cancelled.
Result<ColumnOrder> dotOrder(const VisibleChain &chain, const ColumnOrder &columns, const std::vector<QSizeF> &sizes,
                             const LayoutOptions &options, const std::stop_token &stop);

} // namespace mxw::dispatch
