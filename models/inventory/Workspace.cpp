// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Workspace.h"

namespace mxw::inventory {

namespace {

/// What patches put in place, as far as an entry point reaches them.
std::vector<source::Installed> installedOf(const Inventory &inventory)
{
    std::vector<source::Installed> result;
    for (const EntryFacts &facts : inventory.facts) {
        const Entry &entry = facts.entry;
        const bool names = !entry.targetAttribute.isEmpty() && !entry.targetAttribute.contains(QLatin1Char('['));
        if (entry.reached == Reached::Never || entry.external || !names)
            continue;
        result.push_back({entry.targetModule + QLatin1Char('.') + entry.targetAttribute,
                          facts.replacement ? facts.replacement->dotted() : QString()});
    }
    return result;
}

} // namespace

Workspace::Workspace(Profile profileData, std::shared_ptr<const source::CodeTree> plugin,
                     std::shared_ptr<const source::CodeTree> target, std::shared_ptr<const source::CodeTree> base)
    : profile(std::move(profileData)), code(profile, std::move(plugin), std::move(target), std::move(base))
{
}

void Workspace::take(EntryPoints entryPoints, std::stop_token stop, const ProgressCallback &progress)
{
    inventory = takeInventory(code, std::move(entryPoints), stop, progress);
    const std::vector<source::Installed> installed = installedOf(inventory);
    classesAtTarget.emplace(code.atTarget, installed);
    classesAtBase.emplace(code.atBase, installed);
    valuesAtTarget.emplace(*classesAtTarget);
    valuesAtBase.emplace(*classesAtBase);
    if (!stop.stop_requested())
        inventory.registrations = takeRegistrations(code, inventory.activation, *classesAtTarget, stop);
}

} // namespace mxw::inventory
