// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DependencyWalk.h"
#include "models/inventory/GuardWords.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// Which modules of the plugin a module's imports lead to.
class ImportGraph
{
public:
    explicit ImportGraph(const Workspace &workspace) : m_code(workspace.code)
    {
        const auto replace = [this](const Resolution &target, const Symbol &by) {
            if (target.found() && target.symbol.upstream && !by.upstream)
                m_replacements[target.symbol.module + u':' + target.symbol.qualifiedName.section(u'.', 0, 0)].insert(
                    by.module);
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

    /// Every module that `module` leads to, without itself.
    QSet<QString> reachedFrom(const QString &module)
    {
        QSet<QString> reached;
        QStringList open{module};
        while (!open.isEmpty()) {
            for (const QString &next : nextOf(open.takeLast())) {
                if (next != module && !reached.contains(next)) {
                    reached.insert(next);
                    open.append(next);
                }
            }
        }
        return reached;
    }

private:
    const QSet<QString> &nextOf(const QString &module)
    {
        const auto known = m_next.constFind(module);
        if (known != m_next.cend())
            return *known;
        QSet<QString> next;
        const OutlineState state = m_code.plugin->outlineOfModule(module);
        for (const Import &import : state.outline ? state.outline->imports : std::vector<Import>()) {
            if (isTypingOnly(import.guards))
                continue;
            const QString from = import.from ? m_code.atTarget.absoluteModule(module, import) : QString();
            for (const ImportedName &name : import.names) {
                if (!import.from || name.name == "*"_L1)
                    addModule(import.from ? from : name.name, next);
                else
                    addName(from, name.name, next);
            }
        }
        return *m_next.insert(module, std::move(next));
    }

    void addModule(const QString &module, QSet<QString> &to) const
    {
        if (m_code.plugin->owns(module) && m_code.plugin->module(module))
            to.insert(module);
    }

    void addName(const QString &module, const QString &name, QSet<QString> &to) const
    {
        if (!m_code.atTarget.treeOf(module))
            return;
        const Resolution found = m_code.atTarget.resolve(module, name);
        if (!found.found())
            return;
        std::vector<Symbol> symbols = found.alternatives;
        symbols.push_back(found.symbol);
        for (const Symbol &symbol : symbols) {
            if (!symbol.upstream)
                to.insert(symbol.module);
            else
                to.unite(m_replacements.value(symbol.module + u':' + symbol.qualifiedName));
        }
    }

    const Code &m_code;
    QHash<QString, QSet<QString>> m_next;
    QHash<QString, QSet<QString>> m_replacements; ///< modules of the plugin by "module:name" of upstream's
};

} // namespace

void markReached(std::vector<Counterpart> &counterparts, const Workspace &workspace)
{
    const CodeTree &plugin = *workspace.code.plugin;
    QStringList models; // modules
    for (const ModuleFile *module : plugin.modules()) {
        const bool inside = std::ranges::any_of(workspace.profile.modelFolders,
                                                [&](const QString &folder) { return module->path.startsWith(folder); });
        if (inside && module->kind == ModuleFile::Kind::Module)
            models.append(module->name);
    }
    QSet<QString> registered;
    for (const RegistrationFacts &facts : workspace.inventory.registrations) {
        if (const Symbol *type = facts.type(); type && !type->upstream)
            registered.insert(type->module);
    }
    // Those that something registers first, then those that are left over.
    std::ranges::stable_partition(models, [&](const QString &model) { return registered.contains(model); });

    ImportGraph graph(workspace);
    QSet<QString> seen;
    QHash<QString, QStringList> reachedBy; // model files by module
    for (const QString &model : std::as_const(models)) {
        if (!registered.contains(model) && seen.contains(model))
            continue;
        const QSet<QString> reached = graph.reachedFrom(model);
        for (const QString &module : reached)
            reachedBy[module].append(plugin.module(model)->path);
        seen.unite(reached);
    }
    for (Counterpart &counterpart : counterparts) {
        counterpart.reachedBy = reachedBy.value(plugin.moduleOfFile(counterpart.file));
        counterpart.reachedBy.sort();
    }
}

} // namespace mxw::inventory
