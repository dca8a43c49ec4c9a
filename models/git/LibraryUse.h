// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace mxw::git {

/// Keeps libgit2 initialised while the value lives: for many small line diffs in a row, each of which would start and
/// stop it otherwise.
std::shared_ptr<const void> keepLibrary();

} // namespace mxw::git
