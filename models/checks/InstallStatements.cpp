// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/InstallStatements.h"

#include <algorithm>

namespace mxw::checks {

using namespace inventory;
using namespace source;

QString installedName(const EntryFacts &facts)
{
    return facts.entry.targetAttribute.section(u'.', -1);
}

NotCounted installStatements(const Inventory &inventory, const QString &name)
{
    return [&inventory, name](const QString &file, const Outline &outline, UsePlace place) {
        for (int at = place.scope; at >= 0; at = outline.definitions[size_t(at)].scope) {
            if (outline.definitions[size_t(at)].name == name)
                return true;
        }
        return std::ranges::any_of(inventory.facts, [&](const EntryFacts &facts) {
            const bool itself = facts.entry.file == file && installedName(facts) == name;
            // A decorated definition is the replacement: what stands in it reads as any other code.
            const int end = facts.patch.definition < 0 ? facts.entry.endLine : facts.entry.line;
            return itself && place.line >= facts.entry.line && place.line <= end;
        });
    };
}

} // namespace mxw::checks
