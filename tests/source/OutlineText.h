// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"

namespace mxw::tests {

/// An outline as lines of text, for comparison in tests: one line per record, in source order of each kind.
QString toText(const source::Outline &outline);
/// " [if(a)@1 else(b)@2]"; empty without guards.
QString guardsText(const source::Guards &guards);
/// " in Class.method"; empty for module scope.
QString scopeText(const source::Outline &outline, int scope);

} // namespace mxw::tests
