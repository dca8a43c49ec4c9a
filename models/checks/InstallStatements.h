// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/NameReaders.h"
#include "models/inventory/Inventory.h"

namespace mxw::checks {

/// "method" of the patched "Class.method".
QString installedName(const inventory::EntryFacts &facts);

/// The statements of the plugin that install something under a name, and definitions of that name: they do not count
/// as reading it. The inventory has to stay.
NotCounted installStatements(const inventory::Inventory &inventory, const QString &name);

} // namespace mxw::checks
