// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"

namespace mxw::benchmarks {

/// The pair to measure with: MXW_BENCH_UPSTREAM, MXW_BENCH_PLUGIN, MXW_BENCH_BASE, MXW_BENCH_TARGET and
/// MXW_BENCH_SUBJECT name a real one; without them one of that size is generated in `folder` (MXW_BENCH_FILES modules,
/// MXW_BENCH_COMMITS commits between base and target).
checks::ScanRequest benchPair(const QString &folder);

/// Writes two bare repositories of the size of a real review into a folder: an upstream of `files` modules with
/// `commits` commits between base and target, and a plugin that patches and imports a part of it. The same numbers give
/// the same repositories.
checks::ScanRequest generatePair(const QString &folder, int files, int commits);

} // namespace mxw::benchmarks
