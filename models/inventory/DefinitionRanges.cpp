// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DefinitionRanges.h"

namespace mxw::inventory {

using namespace source;

std::vector<diff::NamedRange> definitionRanges(const Outline &outline)
{
    std::vector<diff::NamedRange> ranges;
    std::vector<bool> inFunction;
    for (const Definition &definition : outline.definitions) {
        const bool inside =
            definition.scope != ModuleScope &&
            (inFunction[size_t(definition.scope)] || !outline.definitions[size_t(definition.scope)].isClass());
        inFunction.push_back(inside);
        if (!inside)
            ranges.push_back({definition.qualifiedName, definition.firstLine - 1, definition.endLine});
    }
    return ranges;
}

} // namespace mxw::inventory
