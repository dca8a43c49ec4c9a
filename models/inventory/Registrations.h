// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Activation.h"
#include "models/inventory/Entry.h"
#include "models/inventory/RegistrationFinder.h"
#include "models/source/ClassHierarchy.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace mxw::inventory {

/// A registration with what was looked up to make its entry. (workflows/registry-upgrade, "Trace registration")
struct RegistrationFacts
{
    Entry entry;
    QString module; ///< plugin module the statement stands in
    FoundRegistration found;
    source::Resolution implementation; ///< the registered class or function
    source::Resolution atTarget;       ///< what upstream has under the key; Unknown when that is nothing
    source::Resolution atBase;
    std::optional<int> order; ///< place in the general start-up, see Activation::orderAt()

    /// The registered class; nothing for functions and for what cannot be resolved.
    const source::Symbol *type() const;
};

/// Every registration of the plugin by the profile's rules, by file, then line.
std::vector<RegistrationFacts> takeRegistrations(const Code &code, const Activation &activation,
                                                 const source::ClassHierarchy &atTarget, std::stop_token stop = {});

} // namespace mxw::inventory
