// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// A table of upstream's that some code indexes with the current platform, so that a missing one raises.
struct PlatformTable
{
    source::Symbol symbol;
    QStringList keys; ///< members of the platform Enum that its literal has
    QString function; ///< that indexes it; empty at module level
    QString file;
    int line = 0;
};

/// Tables of upstream at the target that are indexed by the platform's identity, directly or through a parameter of a
/// function that the same module calls with them; each once.
std::vector<PlatformTable> platformTables(const CheckContext &context);

} // namespace mxw::checks
