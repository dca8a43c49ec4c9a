// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/Finding.h"
#include "models/inventory/Inventory.h"

#include <optional>
#include <vector>

namespace mxw::checks {

/// A finding on a registration: its entry, its place and what upstream has under the key. What no entry point reaches
/// is no worse than a warning: nothing breaks today.
Finding registrationFinding(const QString &check, const inventory::RegistrationFacts &facts, Severity severity);

/// "quantization awq", as people speak of it.
QString registrationName(const inventory::RegistrationFacts &facts);
/// "file:line"
QString placeText(const source::Symbol &symbol);

/// Two registrations of which at most one ever runs: branches of the same test.
bool isEitherOr(const inventory::RegistrationFacts &a, const inventory::RegistrationFacts &b);

/// The classes that the plugin's platform entry points name; empty when that cannot be told.
std::vector<source::Symbol> platformClasses(const CheckContext &context);
/// The member that says which platform they are ("OOT"), with its Enum; nothing when it cannot be told.
struct PlatformIdentity
{
    QString member;
    source::Symbol type;  ///< the Enum
    source::Symbol owner; ///< the platform class that says so
};
std::optional<PlatformIdentity> platformIdentity(const CheckContext &context);

} // namespace mxw::checks
