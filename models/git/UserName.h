// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mxw::git {

/// `user.name` of the user's and the machine's git configuration; empty when nothing sets it. No repository is looked
/// at.
QString userName();

} // namespace mxw::git
