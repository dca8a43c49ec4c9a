// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Progress.h"
#include "models/inventory/Activation.h"
#include "models/inventory/Code.h"
#include "models/inventory/Entry.h"
#include "models/inventory/EntryPoint.h"
#include "models/inventory/PatchFinder.h"
#include "models/inventory/Registrations.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace mxw::inventory {

/// An entry with what was looked up to make it; the checks go on from here.
struct EntryFacts
{
    Entry entry;
    QString module; ///< plugin module the statement stands in
    FoundPatch patch;
    source::Resolution atTarget; ///< the patched thing
    source::Resolution atBase;
    std::optional<source::Symbol> replacement; ///< the installed object, when it is a definition of either tree
    std::optional<int> order;                  ///< place in the general start-up, see Activation::orderAt()

    const source::Definition *replacementDefinition() const;
    const source::Definition *targetDefinition() const;
};

/// Everything to decide on, and the files around it.
struct Inventory
{
    std::vector<EntryFacts> facts;                ///< patches by file, then line
    std::vector<RegistrationFacts> registrations; ///< by file, then line; filled in by Workspace::take()
    std::vector<Infrastructure> infrastructure;
    EntryPoints entryPoints;
    Activation activation;
};

/// The patches and what start-up reaches.
Inventory takeInventory(const Code &code, EntryPoints entryPoints, std::stop_token stop = {},
                        const ProgressCallback &progress = {});

/// Calls `visit(module, outline)` for each module of the plugin that may hold entries: it parses, and is neither a
/// template nor a helper of the profile.
void forEachEntryModule(
    const Code &code, const std::stop_token &stop,
    const std::function<void(const source::ModuleFile &, const std::shared_ptr<const source::Outline> &)> &visit);

/// True for files the profile calls templates: their statements are examples.
bool isTemplate(const Profile &profile, const QString &file);

} // namespace mxw::inventory
