// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"

namespace mxw::benchmarks {

/// Writes two bare repositories of the size of a real review into a folder: an upstream of `files` modules with
/// `commits` commits between base and target, and a plugin that patches and imports a part of it. The same numbers give
/// the same repositories.
checks::ScanRequest generatePair(const QString &folder, int files, int commits);

} // namespace mxw::benchmarks
