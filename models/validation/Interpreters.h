// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mxw::validation {

/// The first Python of this machine that has all of these modules, as a path; empty when none has. Looks at the python3
/// of the search path and at the system's own. Starts them, isolated from the current folder; takes some tenths of a
/// second.
QString findPython(const QStringList &modules);

/// For a first run: a Python with pytest and numpy, else one with pytest, else plain "python3".
QString likelyPython();

} // namespace mxw::validation
