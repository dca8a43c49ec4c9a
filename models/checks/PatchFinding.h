// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/inventory/Inventory.h"

namespace mxw::checks {

/// A finding about an entry, at its statement and at its target; one about a patch that cannot run is no worse than a
/// warning: nothing breaks today.
Finding patchFinding(const QString &check, const inventory::EntryFacts &facts, Severity severity);

} // namespace mxw::checks
