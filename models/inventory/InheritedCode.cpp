// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/InheritedCode.h"

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

InheritedCode::InheritedCode(const Code &code, const std::vector<const ReadFile *> &local,
                             const std::vector<const ReadFile *> &upstream)
    : m_resolver(code.atTarget)
{
    for (const ReadFile *file : upstream)
        m_upstream.insert(file->file, file);
    for (const ReadFile *file : local) {
        addBases(*file);
        addImports(*file);
    }
    follow();
}

bool InheritedCode::covers(const ReadFile &upstream, const PlacedFact &fact) const
{
    if (!fact.importedAs.isEmpty() && fact.scope == ModuleScope)
        return m_used.contains({upstream.file, fact.importedAs});
    return m_scopes.contains({upstream.file, fact.scope});
}

std::pair<const ReadFile *, int> InheritedCode::place(const Resolution &found) const
{
    if (!found.found() || !found.symbol.upstream || found.symbol.definition < 0)
        return {nullptr, -1};
    return {m_upstream.value(found.symbol.path), found.symbol.definition};
}

void InheritedCode::addBases(const ReadFile &file)
{
    const std::vector<Definition> &definitions = file.outline->definitions;
    for (size_t i = 0; i < definitions.size(); ++i) {
        if (!definitions[i].isClass())
            continue;
        QSet<QString> own;
        for (const Definition &each : definitions) {
            if (each.scope == int(i))
                own.insert(each.name);
        }
        for (const Expression &base : definitions[i].bases) {
            const QString dotted = base.dotted();
            // A look-up per class of torch would find nothing here.
            if (dotted.isEmpty() || !file.names->expand(dotted))
                continue;
            const auto [parent, type] =
                place(m_resolver.resolveExpression(file.module, definitions[i].scope, dotted, definitions[i].line));
            if (parent)
                derive(*parent, type, own);
        }
    }
}

/// The class body and the methods that nobody below overrides.
void InheritedCode::derive(const ReadFile &file, int type, QSet<QString> overridden)
{
    const std::vector<Definition> &definitions = file.outline->definitions;
    addScope(file, type);
    QSet<QString> own;
    for (size_t i = 0; i < definitions.size(); ++i) {
        if (definitions[i].scope != type)
            continue;
        own.insert(definitions[i].name);
        if (!overridden.contains(definitions[i].name))
            addWhole(file, int(i));
    }
    const int classLine = definitions[size_t(type)].line;
    for (const Expression &base : definitions[size_t(type)].bases) {
        const auto [parent, above] =
            place(m_resolver.resolveExpression(file.module, definitions[size_t(type)].scope, base.dotted(), classLine));
        if (parent && (parent != &file || above != type))
            derive(*parent, above, overridden + own);
    }
}

void InheritedCode::addImports(const ReadFile &file)
{
    QSet<QString> bases;
    for (const Definition &definition : file.outline->definitions) {
        for (const Expression &base : definition.bases)
            bases.insert(base.dotted());
    }
    for (const ImportedNames::Name &name : file.names->all()) {
        if (name.typeCheckersOnly || bases.contains(name.local) || name.full == name.shown)
            continue;
        const QString module = name.full.chopped(name.shown.size() + 1);
        if (m_resolver.treeOf(module) != &m_resolver.upstream())
            continue;
        if (const auto [from, definition] = place(m_resolver.resolve(module, name.shown)); from)
            addWhole(*from, definition);
    }
}

void InheritedCode::addWhole(const ReadFile &file, int definition)
{
    addScope(file, definition);
    const std::vector<Definition> &definitions = file.outline->definitions;
    for (size_t i = size_t(definition) + 1; i < definitions.size(); ++i) {
        if (m_scopes.contains({file.file, definitions[i].scope}) && definitions[i].scope >= definition)
            addScope(file, int(i));
    }
}

void InheritedCode::addScope(const ReadFile &file, int scope)
{
    const auto key = std::pair(file.file, scope);
    if (m_scopes.contains(key))
        return;
    m_scopes.insert(key);
    m_pending.emplace_back(&file, scope);
}

/// What inherited code calls in the module that it stands in is inherited, too.
void InheritedCode::follow()
{
    while (!m_pending.empty()) {
        const auto [file, scope] = m_pending.back();
        m_pending.pop_back();
        for (const NameRead &read : file->usage->freeNames) {
            if (read.place.scope != scope || m_used.contains({file->file, read.name}))
                continue;
            m_used.insert({file->file, read.name});
            const auto found = std::ranges::find_if(file->outline->definitions, [&](const Definition &definition) {
                return definition.scope == ModuleScope && definition.name == read.name;
            });
            if (found != file->outline->definitions.end())
                addWhole(*file, int(found - file->outline->definitions.begin()));
        }
    }
}

} // namespace mxw::inventory
