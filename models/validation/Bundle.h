// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/Run.h"

#include <stop_token>

namespace mxw::validation {

/// One script of sh that runs the suite on a machine that cannot be reached from here. It unpacks beside itself what it
/// needs, stays in the foreground, and leaves a file NAME.mxrun to be carried back. `id`, `number` and `spec` are set.
Result<QByteArray> makeBundle(const Run &run);
/// A good name for the script.
QString bundleName(const Run &run);

/// Reads what a bundle left, and writes its results to `archive` (see Run::archive) unless that is empty. The file is
/// untrusted: nothing in it is executed or written anywhere else, and what is more than a run can hold is refused.
/// Fails when the file is not whole, and leaves no archive then.
Result<Run> importBundle(const QString &file, const QString &archive = {}, const std::stop_token &stop = {});

} // namespace mxw::validation
