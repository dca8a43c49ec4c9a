// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace mxw {

/// A step of long work. `total` is 0 while it is not known.
struct ProgressStep
{
    QString phase; ///< translated, e.g. "Reading the plugin"
    qsizetype done = 0;
    qsizetype total = 0;
};

/// Called from the thread that does the work, as often as it likes; the receiver limits the rate.
using ProgressCallback = std::function<void(const ProgressStep &)>;

} // namespace mxw
