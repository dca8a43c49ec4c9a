// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/OwnClasses.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

OwnClasses::OwnClasses(const CheckContext &context) : m_context(context)
{
    for (const ModuleFile *module : context.code.plugin->modules()) {
        if (module->kind == ModuleFile::Kind::Namespace || isTemplate(context.code.profile, module->path))
            continue;
        const OutlineState state = context.code.plugin->outline(module->path);
        for (size_t i = 0; state.outline && i < state.outline->definitions.size(); ++i) {
            const Definition &definition = state.outline->definitions[i];
            if (!definition.isClass() || definition.scope != ModuleScope || definition.bases.empty())
                continue;
            const Symbol type{Symbol::Kind::Class, module->name,    definition.qualifiedName,
                              module->path,        definition.line, false,
                              state.outline,       int(i)};
            m_byName[definition.name].push_back(type);
            const std::vector<Symbol> &line = context.atTarget.hierarchy().line(type).classes;
            if (const auto parent = std::ranges::find_if(line, &Symbol::upstream); parent != line.end())
                m_byParent[parent->dotted()].push_back(type);
        }
    }
}

std::optional<Symbol> OwnClasses::insteadOf(const Symbol &upstream) const
{
    if (!upstream.upstream || isReplaced(upstream))
        return std::nullopt;
    QStringList names{upstream.qualifiedName};
    for (const QString &prefix : m_context.code.profile.dispatch.ownClassPrefixes)
        names.append(prefix + upstream.qualifiedName);
    for (const QString &name : names) {
        for (const Symbol &own : m_byName.value(name)) {
            if (isFamily(own, upstream))
                return own;
        }
    }
    const std::vector<Symbol> derived = m_byParent.value(upstream.dotted());
    return derived.size() == 1 ? std::optional(derived.front()) : std::nullopt;
}

bool OwnClasses::isFamily(const Symbol &a, const Symbol &b) const
{
    const std::vector<Symbol> &first = m_context.atTarget.hierarchy().line(a).classes;
    const std::vector<Symbol> &second = m_context.atTarget.hierarchy().line(b).classes;
    return std::ranges::any_of(first, [&](const Symbol &one) {
        return std::ranges::any_of(second, [&](const Symbol &other) { return other.isSame(one); });
    });
}

/// Patched, or made into the plugin's own when it is constructed.
bool OwnClasses::isReplaced(const Symbol &upstream) const
{
    if (m_context.atTarget.hierarchy().isInstalled(upstream.dotted()))
        return true;
    return std::ranges::any_of(m_context.inventory.registrations, [&](const RegistrationFacts &facts) {
        return facts.found.rule && facts.found.rule->ownerIsCounterpart && facts.entry.reached != Reached::Never &&
               facts.atTarget.found() && facts.atTarget.symbol.isSame(upstream);
    });
}

} // namespace mxw::checks
