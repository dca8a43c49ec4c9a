// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DependencyGraph.h"

#include "models/inventory/PlaceOf.h"

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;
using End = Dependency::End;

namespace {

QString keyOf(const Symbol &symbol)
{
    return (symbol.upstream ? u"upstream:"_s : u"plugin:"_s) + symbol.module + u':' + symbol.qualifiedName;
}

constexpr qsizetype MostNames = 12; ///< of changed members in a reason

} // namespace

DependencyGraph::DependencyGraph(const Workspace &workspace) : m_workspace(workspace), m_sinceBase(workspace.code)
{
    const auto replace = [this](const Resolution &target, const Symbol &by) {
        if (target.found() && target.symbol.upstream && !by.upstream)
            m_replacements[keyOf(topLevel(target.symbol))].push_back(by);
    };
    for (const RegistrationFacts &facts : workspace.inventory.registrations) {
        if (facts.implementation.found() && facts.entry.reached != Reached::Never)
            replace(facts.atTarget, facts.implementation.symbol);
    }
    for (const EntryFacts &facts : workspace.inventory.facts) {
        if (facts.replacement && facts.entry.reached != Reached::Never)
            replace(facts.atTarget, *facts.replacement);
    }
}

std::vector<QString> DependencyGraph::rootsOf(const QString &file)
{
    const OutlineState state = m_workspace.code.plugin->outline(file);
    const QString module = m_workspace.code.plugin->moduleOfFile(file);
    if (!state.outline || state.outline->fault || module.isEmpty()) {
        const QString reason = state.outline            ? tr("%1 does not parse.").arg(file)
                               : state.reason.isEmpty() ? tr("%1 cannot be read.").arg(file)
                                                        : state.reason;
        return {enterBlocked(module.isEmpty() ? file : module, {}, reason)};
    }
    QSet<int> registered;
    for (const RegistrationFacts &facts : m_workspace.inventory.registrations) {
        const Symbol *type = facts.type();
        if (type && !type->upstream && type->path == file)
            registered.insert(topLevel(*type).definition);
    }
    std::vector<QString> roots;
    for (size_t i = 0; i < state.outline->definitions.size(); ++i) {
        const Definition &definition = state.outline->definitions[i];
        if (definition.scope != ModuleScope || (!registered.isEmpty() && !registered.contains(int(i))))
            continue;
        Symbol symbol;
        symbol.kind = definition.isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
        symbol.module = module;
        symbol.qualifiedName = definition.qualifiedName;
        symbol.path = file;
        symbol.line = definition.line;
        symbol.outline = state.outline;
        symbol.definition = int(i);
        const QString key = enter(symbol);
        if (std::ranges::find(roots, key) == roots.end())
            roots.push_back(key);
    }
    return roots;
}

/// The definition of module level that a symbol lies in; a variable of a class stands for its class.
Symbol DependencyGraph::topLevel(const Symbol &symbol) const
{
    if (symbol.definitionOrNull()) {
        Symbol top = symbol;
        while (top.definitionOrNull()->scope != ModuleScope)
            top.definition = top.definitionOrNull()->scope;
        const Definition &definition = *top.definitionOrNull();
        top.kind = definition.isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
        top.qualifiedName = definition.qualifiedName;
        top.line = definition.line;
        return top;
    }
    if (symbol.kind == Symbol::Kind::Variable && symbol.qualifiedName.contains(u'.')) {
        const Resolution owner =
            m_workspace.code.atTarget.resolve(symbol.module, symbol.qualifiedName.section(u'.', 0, 0));
        if (owner.found() && owner.symbol.definitionOrNull() && owner.symbol.upstream == symbol.upstream)
            return topLevel(owner.symbol);
    }
    return symbol;
}

std::shared_ptr<const Usage> DependencyGraph::usageOf(const Symbol &symbol) const
{
    const Code &code = m_workspace.code;
    return (symbol.upstream ? code.target : code.plugin)->usage(symbol.path);
}

// ----- what a thing is

QString DependencyGraph::enter(const Symbol &symbol)
{
    const QString key = keyOf(symbol);
    if (m_things.contains(key))
        return key;
    Thing thing;
    thing.symbol = symbol;
    Dependency &dependency = thing.dependency;
    dependency.module = symbol.module;
    dependency.name = symbol.qualifiedName;
    dependency.file = symbol.path;
    dependency.line = placeOf(symbol).line;
    dependency.upstream = symbol.upstream;
    if (symbol.upstream)
        describeUpstream(thing);
    m_things.insert(key, std::move(thing));
    return key;
}

void DependencyGraph::describeUpstream(Thing &thing) const
{
    const SinceBase since = m_sinceBase.of(thing.symbol);
    Dependency &dependency = thing.dependency;
    switch (since.state) {
    case SinceBase::State::Same:
        dependency.end = End::Stable;
        dependency.reason = since.movedFrom.isEmpty() ? tr("The same code at base and target.")
                                                      : tr("The same code as in %1 at base.").arg(since.movedFrom);
        break;
    case SinceBase::State::New:
        dependency.end = End::Changed;
        dependency.reason = tr("New since base.");
        break;
    case SinceBase::State::Differs: {
        dependency.end = End::Changed;
        thing.members = since.members;
        QString names = since.changed.mid(0, MostNames).join(u", "_s);
        if (since.changed.size() > MostNames)
            names += u", …"_s;
        if (!since.movedFrom.isEmpty())
            dependency.reason = tr("Was in %1 at base, with other code.").arg(since.movedFrom);
        else if (!names.isEmpty())
            dependency.reason = tr("Differs from base in: %1.").arg(names);
        else
            dependency.reason = tr("Differs from base.");
        break;
    }
    case SinceBase::State::Unknown:
        dependency.end = End::Blocked;
        dependency.reason = tr("Cannot be compared with base: %1").arg(since.reason);
        break;
    }
}

QString DependencyGraph::enterBlocked(const QString &module, const QString &name, const QString &reason)
{
    const QString key = u"blocked:"_s + module + u':' + name;
    if (!m_things.contains(key)) {
        Thing thing;
        thing.dependency.module = module;
        thing.dependency.name = name;
        thing.dependency.end = End::Blocked;
        thing.dependency.reason = reason;
        const CodeTree *tree = m_workspace.code.atTarget.treeOf(module);
        thing.dependency.upstream = tree == m_workspace.code.target.get();
        if (const ModuleFile *file = tree ? tree->module(module) : nullptr;
            file && file->kind != ModuleFile::Kind::Namespace)
            thing.dependency.file = file->path;
        thing.needs.emplace();
        m_things.insert(key, std::move(thing));
    }
    return key;
}

QString DependencyGraph::component(const QString &name, const QString &reason)
{
    const QString key = u"component:"_s + name;
    if (!m_things.contains(key)) {
        Thing thing;
        thing.dependency.module = name;
        thing.dependency.end = End::Component;
        thing.dependency.reason = reason;
        thing.needs.emplace();
        m_things.insert(key, std::move(thing));
    }
    return key;
}

// ----- what a thing needs

void DependencyGraph::prepare(const std::vector<QString> &keys, const std::stop_token &stop)
{
    QStringList plugin;
    QStringList upstream;
    for (const QString &key : keys) {
        const Thing &one = thing(key);
        if (one.needs || !one.symbol.definitionOrNull() ||
            (one.dependency.end != End::Followed && one.dependency.end != End::Changed))
            continue;
        (one.symbol.upstream ? upstream : plugin).append(one.symbol.path);
    }
    for (QStringList *paths : {&plugin, &upstream})
        paths->removeDuplicates();
    m_workspace.code.plugin->prefetchUsage(plugin, stop);
    m_workspace.code.target->prefetchUsage(upstream, stop);
    // What they import is compared with base next.
    QSet<QString> imported;
    for (const QString &path : upstream + plugin) {
        const bool own = plugin.contains(path);
        const CodeTree &tree = own ? *m_workspace.code.plugin : *m_workspace.code.target;
        const OutlineState state = tree.outline(path);
        const QString module = tree.moduleOfFile(path);
        if (!own)
            imported.insert(path);
        for (const Import &import : state.outline ? state.outline->imports : std::vector<Import>()) {
            const QString from = import.from ? m_workspace.code.atTarget.absoluteModule(module, import) : QString();
            if (const ModuleFile *file = m_workspace.code.target->module(from);
                file && file->kind != ModuleFile::Kind::Namespace)
                imported.insert(file->path);
        }
    }
    const QStringList paths(imported.begin(), imported.end());
    m_workspace.code.target->prefetch(paths, stop);
    m_workspace.code.base->prefetch(paths, stop);
}

const std::vector<DependencyGraph::Need> &DependencyGraph::needsOf(const QString &key)
{
    if (const Thing &known = thing(key); known.needs)
        return *known.needs;
    // A copy: looking up what it needs may add to the table.
    const Thing one = thing(key);
    std::vector<Need> needs;
    const auto replaced = m_replacements.constFind(key);
    if (replaced != m_replacements.cend()) {
        for (const Symbol &symbol : *replaced)
            needs.push_back({enter(topLevel(symbol)), {}});
    }
    const Definition *definition = one.symbol.definitionOrNull();
    const End end = one.dependency.end;
    const std::shared_ptr<const Usage> usage =
        definition && (end == End::Followed || end == End::Changed) ? usageOf(one.symbol) : nullptr;
    if (usage) {
        const DefinitionPart part{one.symbol.definition, one.members};
        for (const NamedThing &named :
             namedIn(*one.symbol.outline, *usage, part, m_workspace.profile.dispatch.falseTests))
            needOfNamed(one.symbol, named, needs);
    } else if (definition && definition->isClass()) {
        // What a stable class inherits may have changed all the same.
        for (const Expression &base : definition->bases) {
            for (const NamedThing &named : namedIn(base, definition->scope))
                needOfNamed(one.symbol, named, needs);
        }
    }
    QSet<QString> seen{key + u' '};
    std::erase_if(needs, [&](const Need &need) {
        const QString both = need.key + u' ' + need.detail;
        const bool again = seen.contains(both);
        seen.insert(both);
        return again;
    });
    Thing &stored = m_things[key];
    stored.needs = std::move(needs);
    return *stored.needs;
}

} // namespace mxw::inventory
