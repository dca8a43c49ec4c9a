// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Builtins.h"
#include "models/source/ResolverSearch.h"

// The part of Resolver::Search that deals with names no statement of a module binds: star imports, submodules and
// lazy exports.

namespace mxw::source {

Resolution Resolver::Search::unbound(const Place &place, const QString &name)
{
    const QString &here = place.file->name;
    const Outline &outline = *place.outline;
    std::optional<Resolution> star = starred(place, name);
    if (star && star->found())
        return std::move(*star);
    const QString submodule = here + u'.' + name;
    if (place.file->isPackage() && place.tree->module(submodule))
        return module(submodule);
    if (std::optional<Resolution> given = lazy(place, name))
        return std::move(*given);
    if (outline.dynamicNames)
        return unknown(tr("%1 makes names when it runs.").arg(here));
    if (m_resolver.isBuilt(submodule))
        return unknown(tr("%1 comes from the build.").arg(submodule));
    if (isModuleAttribute(name))
        return found(symbolOf(place, Symbol::Kind::Variable, name, 1, -1));
    return star ? std::move(*star) : missing(here);
}

/// What the star imports give: Found, External or Unknown; nothing when none of them can give the name.
std::optional<Resolution> Resolver::Search::starred(const Place &place, const QString &name)
{
    std::optional<Resolution> doubt;
    for (const Import *import : starImportsOf(*place.outline)) {
        std::optional<Resolution> result = fromStar(place, *import, name);
        if (result && result->found())
            return result;
        if (result && !doubt)
            doubt = std::move(result);
    }
    return doubt;
}

std::optional<Resolution> Resolver::Search::fromStar(const Place &place, const Import &import, const QString &name)
{
    const QString origin = m_resolver.absoluteModule(place.file->name, import);
    const CodeTree *tree = m_resolver.treeOf(origin);
    const QString everything = tr("%1 may come from the star import of %2.").arg(name, origin);
    if (!tree)
        return unknown(everything);
    const OutlineState state = tree->outlineOfModule(origin);
    if (!state.outline || state.outline->fault)
        return unknown(everything);
    const Outline &outline = *state.outline;
    if (outline.all && !outline.allIsDynamic && !outline.all->contains(name))
        return std::nullopt;
    if (!outline.all && !outline.allIsDynamic && name.startsWith(u'_'))
        return std::nullopt;
    Resolution result = this->name(origin, name);
    if (result.missing())
        return outline.allIsDynamic ? std::optional(unknown(everything)) : std::nullopt;
    // A star import copies what is there: without __all__ it does not ask __getattr__.
    if (result.found())
        result.via.prepend(place.file->name + u':' + name);
    return result;
}

/// What the module's __getattr__ may give; nothing when it is sure to give nothing.
std::optional<Resolution> Resolver::Search::lazy(const Place &place, const QString &name)
{
    const LazyExports &lazy = place.outline->lazy;
    if (!lazy.present)
        return std::nullopt;
    if (lazy.names.contains(name)) {
        Resolution target = lazyTarget(place, name);
        if (target.found() || target.state == State::External) {
            target.via.prepend(place.file->name + u':' + name);
            return target;
        }
    } else if (lazy.closed) {
        return std::nullopt;
    }
    return unknown(tr("%1 is given at run time by __getattr__ of %2.").arg(name, place.file->name));
}

/// A table entry such as "X": ".module:X" or "X": "package.module.X".
Resolution Resolver::Search::lazyTarget(const Place &place, const QString &name)
{
    for (const Assignment &assignment : place.outline->assignments) {
        const Expression &table = assignment.value;
        const bool consulted = assignment.scope == ModuleScope && table.kind == Expression::Kind::Mapping &&
                               place.outline->lazy.tables.contains(assignment.target.text);
        for (size_t i = 0; consulted && i + 1 < table.items.size(); i += 2) {
            const Expression &value = table.items[i + 1];
            if (table.items[i].text != name || value.kind != Expression::Kind::String)
                continue;
            QString module = value.text.section(u':', 0, 0);
            QString attribute = value.text.section(u':', 1);
            if (module.startsWith(u'.'))
                module = (place.file->isPackage() ? place.file->name : parentOf(place.file->name)) + module;
            if (attribute.isEmpty()) {
                // "package.module" holds the name itself, or "package.module.Name" is it.
                const bool wholeModule = m_resolver.treeOf(module) && m_resolver.treeOf(module)->module(module);
                attribute = wholeModule ? name : module.section(u'.', -1);
                module = wholeModule ? module : parentOf(module);
            }
            if (!module.isEmpty() && m_resolver.treeOf(module) && !attribute.contains(u'.'))
                return this->name(module, attribute);
        }
    }
    return {};
}

} // namespace mxw::source
