// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"

#include <functional>
#include <optional>

namespace mxw::tests {

/// Starts a run in a process of its own that owns the queue, waits until the suite prints "waits", and kills that
/// process with KILL. The state and the handle as that window knew them are in `run` then. False when it did not come
/// so far.
bool startInWindowAndKillIt(validation::Run &run, const std::function<bool(const validation::Run &)> &isEnough);

/// The process of startInWindowAndKillIt(); nothing when this is not one.
std::optional<int> runWindowIfAsked(const QStringList &arguments);

} // namespace mxw::tests
