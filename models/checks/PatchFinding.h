// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/inventory/Inventory.h"

namespace mxw::checks {

/// A finding on a patch: its entry, its place, and the patched thing at the target as the place on the other side. What
/// no entry point reaches is no worse than `unreached`: nothing breaks today.
Finding patchFinding(const QString &check, const inventory::EntryFacts &facts, Severity severity,
                     Severity unreached = Severity::Warning);

/// The attribute that is patched, without the key of a table.
QString targetName(const inventory::Entry &entry);
/// "Class" of the patched "Class.method"; empty for a name of a module.
QString ownerName(const inventory::Entry &entry);

/// True for the profile's patch decorators, also when they are called on an object.
bool isDecorated(const inventory::Entry &entry);

} // namespace mxw::checks
