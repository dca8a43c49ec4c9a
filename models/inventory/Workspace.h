// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Inventory.h"
#include "models/source/ValueFinder.h"

#include <memory>
#include <optional>

namespace mxw::inventory {

/// The code under review with what was found in it and what answers questions about it. What a scan leaves behind for
/// whoever wants to know more; keeps the worker pool of its trees only by the caller's word.
struct Workspace
{
    Workspace(Profile profile, std::shared_ptr<const source::CodeTree> plugin,
              std::shared_ptr<const source::CodeTree> target, std::shared_ptr<const source::CodeTree> base);

    /// Patches first, then classes as active patches leave them, then registrations.
    void take(EntryPoints entryPoints, std::stop_token stop = {}, const ProgressCallback &progress = {});

    const Profile profile;
    const Code code;
    Inventory inventory;
    std::optional<source::ClassHierarchy> classesAtTarget;
    std::optional<source::ClassHierarchy> classesAtBase;
    std::optional<source::ValueFinder> valuesAtTarget;
    std::optional<source::ValueFinder> valuesAtBase;
};

} // namespace mxw::inventory
