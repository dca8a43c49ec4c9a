// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/PlaceOf.h"

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

Place placeOf(const Symbol &symbol)
{
    Place place{symbol.path, symbol.line, symbol.line, symbol.qualifiedName, u"variable"_s, {}};
    if (const Definition *definition = symbol.definitionOrNull()) {
        place.line = definition->firstLine;
        place.endLine = definition->endLine;
        place.kind = definition->isClass() ? u"class"_s : u"function"_s;
        if (!definition->isClass())
            place.signature = definition->signature.toString();
    } else if (symbol.kind == Symbol::Kind::Module) {
        place.kind = u"module"_s;
        place.line = 1;
        place.endLine = symbol.outline ? std::max(1, symbol.outline->lineCount) : 1;
    } else if (symbol.outline) {
        for (const Assignment &assignment : symbol.outline->assignments) {
            if (assignment.line == symbol.line)
                place.endLine = std::max(place.endLine, assignment.endLine);
        }
    }
    return place;
}

} // namespace mxw::inventory
