// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/NameReaders.h"

#include <algorithm>

namespace mxw::checks {

using namespace source;

namespace {

std::optional<int> lineOfReading(const QString &file, const Outline &outline, const Usage &usage, const QString &name,
                                 const NotCounted &notCounted)
{
    const auto counts = [&](const UsePlace &place) { return !notCounted(file, outline, place); };
    for (const NameRead &read : usage.freeNames) {
        if (read.name == name && counts(read.place))
            return read.place.line;
    }
    for (const AttributeRead &read : usage.attributes) {
        if (read.attributes.contains(name) && counts(read.place))
            return read.place.line;
    }
    for (const CallUse &use : usage.calls) {
        if ((use.call.names.contains(name) || hasString(use.call, name)) && counts(use.place))
            return use.place.line;
    }
    for (const Import &import : outline.imports) {
        const auto named = [&](const ImportedName &imported) { return imported.name == name; };
        if (import.from && std::ranges::any_of(import.names, named) && counts({import.scope, 0, import.line}))
            return import.line;
    }
    for (const Assignment &assignment : outline.assignments) {
        if (hasString(assignment.value, name) && counts({assignment.scope, 0, assignment.line}))
            return assignment.line;
    }
    if (outline.all && outline.all->contains(name))
        return 1;
    return std::nullopt;
}

} // namespace

bool hasString(const Expression &expression, const QString &text)
{
    return (expression.kind == Expression::Kind::String && expression.text == text) ||
           std::ranges::any_of(expression.items, [&](const Expression &item) { return hasString(item, text); });
}

std::optional<Reader> readerOf(const CodeTree &tree, const QString &name, const NotCounted &notCounted)
{
    // Another file of the package than the definition's own is the likely place; files beside it (tests) run nothing.
    for (const QString &file : tree.filesMentioning(name)) {
        if (tree.moduleOfFile(file).isEmpty())
            continue;
        const OutlineState state = tree.outline(file);
        const std::shared_ptr<const Usage> usage = state.outline ? tree.usage(file) : nullptr;
        if (!usage)
            return Reader{file, 1};
        if (const auto line = lineOfReading(file, *state.outline, *usage, name, notCounted))
            return Reader{file, *line};
    }
    return std::nullopt;
}

} // namespace mxw::checks
