// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

#include <vector>

namespace mxw::checks {

/// Classes of both trees that derive from `type`, near ones first, as far as their bases are written as names.
/// `complete`, when given, becomes false when there are too many to look at.
std::vector<source::Symbol> subclassesOf(const source::ClassHierarchy &hierarchy, const source::Symbol &type,
                                         bool *complete = nullptr);

} // namespace mxw::checks
