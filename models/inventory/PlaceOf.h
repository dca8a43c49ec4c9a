// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Entry.h"
#include "models/source/Resolver.h"

namespace mxw::inventory {

/// The lines a symbol is defined on.
Place placeOf(const source::Symbol &symbol);

} // namespace mxw::inventory
