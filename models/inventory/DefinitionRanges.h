// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/ThreeWay.h"
#include "models/source/Outline.h"

#include <vector>

namespace mxw::inventory {

/// The definitions of a module and of its classes, for an alignment. What stands inside a function belongs to it.
std::vector<diff::NamedRange> definitionRanges(const source::Outline &outline);

} // namespace mxw::inventory
