// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CommitTies.h"

#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

class TieFinder
{
public:
    explicit TieFinder(const Workspace &workspace) : m_workspace(workspace), m_code(workspace.code)
    {
        for (const RegistrationFacts &facts : workspace.inventory.registrations) {
            if (const Symbol *type = facts.type())
                m_registered[type->dotted()].append(facts.entry.id);
        }
    }

    void addMirrored(const std::vector<Counterpart> &counterparts)
    {
        for (const Counterpart &counterpart : counterparts) {
            // What a model file only derives from is the business of its classes.
            if (!counterpart.copy && !counterpart.model)
                continue;
            const Tie tie = counterpart.copy ? Tie::Mirrored : Tie::Parent;
            const QStringList entries{u"model:"_s + counterpart.file};
            std::vector<TiedCode> code;
            if (counterpart.copy)
                code.push_back({{}, counterpart.file, {}, false, counterpart.atTarget});
            add(counterpart.atBase, Side::Base, tie, counterpart.file, entries, code);
            add(counterpart.atTarget, Side::Target, tie, counterpart.file, entries, code);
        }
    }

    void addPatchTargets()
    {
        for (const EntryFacts &facts : m_workspace.inventory.facts) {
            if (facts.entry.external || facts.entry.mechanism == Mechanism::Table)
                addPatch(facts, {});
            else
                addPatch(facts, replacementOf(facts));
        }
    }

    void addParents()
    {
        for (const ModuleFile *module : m_code.plugin->modules()) {
            const OutlineState state = m_code.plugin->outlineOfModule(module->name);
            if (!state.outline)
                continue;
            for (size_t i = 0; i < state.outline->definitions.size(); ++i) {
                const Definition &definition = state.outline->definitions[i];
                if (definition.isClass() && !definition.bases.empty())
                    addClass(*module, state.outline, int(i));
            }
        }
    }

    void addImported()
    {
        for (const ModuleFile *module : m_code.plugin->modules()) {
            const OutlineState state = m_code.plugin->outlineOfModule(module->name);
            if (!state.outline)
                continue;
            for (const Import &import : state.outline->imports) {
                for (const ImportedName &name : import.names) {
                    addImport(*module, import, name, m_code.atTarget, Side::Target);
                    addImport(*module, import, name, m_code.atBase, Side::Base);
                }
            }
        }
    }

    CommitTies take()
    {
        m_ties.atBase.removeDuplicates();
        m_ties.atTarget.removeDuplicates();
        m_ties.atBase.sort();
        m_ties.atTarget.sort();
        for (TiedFile &file : m_ties.files) {
            std::ranges::sort(file.ties);
            file.localFiles.sort();
            file.entries.sort();
        }
        return std::move(m_ties);
    }

private:
    enum class Side { Base, Target };

    void add(const QString &file, Side side, Tie tie, const QString &localFile, const QStringList &entries,
             const std::vector<TiedCode> &code)
    {
        if (file.isEmpty())
            return;
        (side == Side::Base ? m_ties.atBase : m_ties.atTarget).append(file);
        TiedFile &tied = m_ties.files[file];
        if (std::ranges::find(tied.ties, tie) == tied.ties.end())
            tied.ties.push_back(tie);
        tied.localFiles.append(localFile);
        tied.localFiles.removeDuplicates();
        tied.entries += entries;
        tied.entries.removeDuplicates();
        for (const TiedCode &each : code) {
            if (std::ranges::find(tied.code, each) == tied.code.end())
                tied.code.push_back(each);
        }
    }

    /// The plugin's definition that a patch puts in place of one of upstream's.
    static std::vector<TiedCode> replacementOf(const EntryFacts &facts)
    {
        const Definition *replacement = facts.replacementDefinition();
        const Resolution &original = facts.atTarget.found() ? facts.atTarget : facts.atBase;
        if (!replacement || facts.replacement->upstream || !original.found() || original.symbol.qualifiedName.isEmpty())
            return {};
        return {{original.symbol.qualifiedName, facts.replacement->path, facts.replacement->qualifiedName, false,
                 facts.atTarget.found() ? facts.atTarget.symbol.path : QString()}};
    }

    void addPatch(const EntryFacts &facts, const std::vector<TiedCode> &code)
    {
        for (const auto &[resolution, side] :
             {std::pair(&facts.atBase, Side::Base), std::pair(&facts.atTarget, Side::Target)}) {
            if (resolution->found() && resolution->symbol.upstream)
                add(resolution->symbol.path, side, Tie::PatchTarget, facts.entry.file, {facts.entry.id}, code);
        }
    }

    void addClass(const ModuleFile &module, const std::shared_ptr<const Outline> &outline, int definition)
    {
        const Definition &code = outline->definitions[size_t(definition)];
        Symbol type{Symbol::Kind::Class, module.name, code.qualifiedName, module.path, code.line, false, outline,
                    definition};
        const QStringList entries = m_registered.value(type.dotted());
        for (const auto &[classes, side] : {std::pair(&*m_workspace.classesAtBase, Side::Base),
                                            std::pair(&*m_workspace.classesAtTarget, Side::Target)}) {
            for (const Symbol &parent : classes->line(type).classes) {
                if (!parent.upstream)
                    continue;
                const TiedCode tied{parent.qualifiedName, module.path, code.qualifiedName, true,
                                    m_code.target->tree().find(parent.path) ? parent.path : QString()};
                add(parent.path, side, Tie::Parent, module.path, entries, {tied});
            }
        }
    }

    void addImport(const ModuleFile &module, const Import &import, const ImportedName &name, const Resolver &resolver,
                   Side side)
    {
        const QString from = import.from ? resolver.absoluteModule(module.name, import) : QString();
        const QString owner = import.from ? from : name.name;
        if (!resolver.upstream().owns(owner) || name.name == "*"_L1)
            return;
        const Resolution found = import.from ? resolver.resolve(from, name.name) : resolver.resolveModule(name.name);
        if (found.found() && found.symbol.upstream)
            add(found.symbol.path, side, Tie::Imported, module.path, {}, {});
    }

    const Workspace &m_workspace;
    const Code &m_code;
    QHash<QString, QStringList> m_registered; ///< entries by the dotted name of the class
    CommitTies m_ties;
};

} // namespace

CommitTies findTies(const Workspace &workspace, const std::vector<Counterpart> &counterparts, bool imported)
{
    TieFinder finder(workspace);
    finder.addMirrored(counterparts);
    finder.addPatchTargets();
    finder.addParents();
    if (imported)
        finder.addImported();
    return finder.take();
}

} // namespace mxw::checks
