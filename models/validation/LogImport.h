// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunRecord.h"

#include <QByteArray>

namespace mxw::validation {

/// What a printed log says: of pytest the cases and their outcomes, and of failed comparisons of torch, numpy, vLLM's
/// helpers and others the numbers in their messages. Only what the text says is filled in: of an element whose place is
/// told but not its value, the value is NaN; where the greatest error is NaN or infinite, one such error is counted.
/// Stamps, colours, and what pytest, its workers and CI services write before a line are taken away. Never fails: a
/// text without any of this is an empty record.
RunRecord readLog(const QByteArray &text);

} // namespace mxw::validation
