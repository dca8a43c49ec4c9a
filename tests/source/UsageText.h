// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/Outline.h"
#include "models/source/Usage.h"

namespace mxw::tests {

/// Uses as lines of text, for comparison in tests: one line per use, in source order of each kind.
QString readsText(const source::Usage &usage, const source::Outline &outline);
QString attributesText(const source::Usage &usage, const source::Outline &outline);
QString callsText(const source::Usage &usage, const source::Outline &outline);
QString storesText(const source::Usage &usage, const source::Outline &outline);
QString localsText(const source::Usage &usage, const source::Outline &outline);

} // namespace mxw::tests
