// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Inventory.h"

#include "models/inventory/GuardWords.h"
#include "models/inventory/PathPattern.h"
#include "models/inventory/PlaceOf.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// The definition an assigned expression installs: a name, or the function inside staticmethod(f), property(f) and the
/// like.
std::optional<Symbol> installedObject(const Code &code, const QString &module, const FoundPatch &patch,
                                      const std::shared_ptr<const Outline> &outline)
{
    if (patch.definition >= 0) {
        const Definition &definition = outline->definitions[size_t(patch.definition)];
        Symbol symbol;
        symbol.kind = definition.isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
        symbol.module = module;
        symbol.qualifiedName = definition.qualifiedName;
        symbol.path = fileOf(code, module);
        symbol.line = definition.firstLine;
        symbol.outline = outline;
        symbol.definition = patch.definition;
        return symbol;
    }
    QString dotted = patch.value.dotted();
    if (patch.value.kind == Expression::Kind::Call) {
        if (const Expression *inner = patch.value.positional(0))
            dotted = inner->dotted();
    }
    if (dotted.isEmpty())
        return std::nullopt;
    const Resolution resolution = code.atTarget.resolveExpression(module, patch.scope, dotted);
    if (!resolution.found())
        return std::nullopt;
    return resolution.symbol;
}

Resolution lookUp(const Resolver &resolver, const FoundPatch &patch)
{
    if (patch.external) {
        Resolution external;
        external.state = Resolution::State::External;
        return external;
    }
    if (patch.mechanism == Mechanism::SysModules)
        return resolver.resolveModule(patch.targetModule);
    QString attribute = patch.targetAttribute;
    if (patch.mechanism == Mechanism::Table)
        attribute = attribute.first(attribute.indexOf(u'['));
    return resolver.resolve(patch.targetModule, attribute);
}

QByteArray linesOf(const CodeTree &tree, const Place &place)
{
    const git::FileEntry *file = tree.tree().find(place.file);
    if (!file)
        return {};
    const QList<QByteArray> lines = tree.tree().read(*file).bytes.split('\n');
    return lines.mid(place.line - 1, place.endLine - place.line + 1).join('\n');
}

std::optional<bool> changedSinceBase(const Code &code, const EntryFacts &facts)
{
    if (!facts.entry.atTarget || !facts.entry.atBase)
        return std::nullopt;
    const Definition *now = facts.atTarget.symbol.definitionOrNull();
    const Definition *then = facts.atBase.symbol.definitionOrNull();
    if (now && then)
        return now->digest != then->digest;
    if (now || then)
        return true;
    if (facts.atTarget.symbol.kind == Symbol::Kind::Module)
        return std::nullopt;
    return linesOf(*code.target, *facts.entry.atTarget) != linesOf(*code.base, *facts.entry.atBase);
}

class InventoryTaker
{
public:
    InventoryTaker(const Code &code, Inventory &inventory) : m_code(code), m_inventory(inventory) {}

    void findAll(std::stop_token stop)
    {
        forEachEntryModule(m_code, stop, [&](const ModuleFile &module, const std::shared_ptr<const Outline> &outline) {
            for (FoundPatch &patch : findPatches(m_code, module.name, *outline))
                add(module, std::move(patch), outline);
        });
        std::ranges::stable_sort(m_inventory.facts, [](const EntryFacts &a, const EntryFacts &b) {
            return std::tuple(a.entry.file, a.entry.line) < std::tuple(b.entry.file, b.entry.line);
        });
        giveIds();
    }

    void lookUpTargets(std::stop_token stop, const ProgressCallback &progress)
    {
        prefetchTargets(stop, progress);
        for (EntryFacts &facts : m_inventory.facts) {
            if (stop.stop_requested())
                return;
            facts.atTarget = lookUp(m_code.atTarget, facts.patch);
            facts.atBase = lookUp(m_code.atBase, facts.patch);
            if (facts.atTarget.found())
                facts.entry.atTarget = placeOf(facts.atTarget.symbol);
            if (facts.atBase.found())
                facts.entry.atBase = placeOf(facts.atBase.symbol);
            facts.entry.changedSinceBase = changedSinceBase(m_code, facts);
        }
    }

    void classifyInfrastructure()
    {
        QSet<QString> withEntries;
        for (const EntryFacts &facts : m_inventory.facts)
            withEntries.insert(facts.entry.file);
        const QString folder = m_code.profile.patchFolder;
        const auto [first, last] = m_code.plugin->tree().range(folder);
        for (size_t i = first; i < last && !folder.isEmpty(); ++i) {
            const QString &file = m_code.plugin->tree().files()[i].path;
            if (!file.endsWith(".py"_L1) || withEntries.contains(file))
                continue;
            Infrastructure::Kind kind = Infrastructure::Kind::Helper;
            if (isTemplate(m_code.profile, file))
                kind = Infrastructure::Kind::Template;
            else if (file.endsWith("/__init__.py"_L1) && !matchesAny(file, m_code.profile.helpers))
                kind = Infrastructure::Kind::Aggregate;
            m_inventory.infrastructure.push_back(
                {file, kind, m_inventory.activation.of(m_code.plugin->moduleOfFile(file)).reached});
        }
    }

private:
    void add(const ModuleFile &module, FoundPatch patch, const std::shared_ptr<const Outline> &outline)
    {
        EntryFacts facts;
        facts.module = module.name;
        Entry &entry = facts.entry;
        entry.domain = Domain::Patch;
        entry.mechanism = patch.mechanism;
        entry.file = module.path;
        entry.line = patch.line;
        entry.endLine = patch.endLine;
        entry.symbol = patch.symbol;
        entry.targetModule = patch.targetModule;
        entry.targetAttribute = patch.targetAttribute;
        entry.key = patch.key;
        entry.allowMissing = patch.allowMissing;
        entry.external = patch.external;
        entry.condition = surroundings(*outline, patch.scope, patch.guards);
        const ModuleReach &reach = m_inventory.activation.of(module.name);
        entry.reached = reach.reached;
        entry.activation = reach.hops;
        entry.local = {module.path, patch.line, patch.endLine, {}, u"statement"_s, {}};
        facts.replacement = installedObject(m_code, module.name, patch, outline);
        if (facts.replacement) {
            entry.replacement = placeOf(*facts.replacement);
            entry.replacementInUpstream = facts.replacement->upstream;
        }
        facts.order = m_inventory.activation.orderAt(module.name, patch.scope, patch.line);
        facts.patch = std::move(patch);
        m_inventory.facts.push_back(std::move(facts));
    }

    void giveIds()
    {
        QHash<QString, int> seen;
        for (EntryFacts &facts : m_inventory.facts) {
            Entry &entry = facts.entry;
            entry.id = toString(entry.domain) + u':' + entry.file + u':' + entry.target();
            if (const int count = ++seen[entry.id]; count > 1)
                entry.id += u'#' + QString::number(count);
        }
    }

    void prefetchTargets(std::stop_token stop, const ProgressCallback &progress)
    {
        QSet<QString> atTarget;
        QSet<QString> atBase;
        for (const EntryFacts &facts : m_inventory.facts) {
            if (const ModuleFile *module = m_code.target->module(facts.entry.targetModule))
                atTarget.insert(module->path);
            if (const ModuleFile *module = m_code.base->module(facts.entry.targetModule))
                atBase.insert(module->path);
        }
        m_code.target->prefetch(atTarget.values(), stop, progress);
        m_code.base->prefetch(atBase.values(), stop, progress);
    }

    const Code &m_code;
    Inventory &m_inventory;
};

} // namespace

const Definition *EntryFacts::replacementDefinition() const
{
    return replacement ? replacement->definitionOrNull() : nullptr;
}

const Definition *EntryFacts::targetDefinition() const
{
    return atTarget.found() ? atTarget.symbol.definitionOrNull() : nullptr;
}

void forEachEntryModule(const Code &code, const std::stop_token &stop,
                        const std::function<void(const ModuleFile &, const std::shared_ptr<const Outline> &)> &visit)
{
    for (const ModuleFile *module : code.plugin->modules()) {
        if (stop.stop_requested())
            return;
        if (module->kind == ModuleFile::Kind::Namespace || isTemplate(code.profile, module->path) ||
            matchesAny(module->path, code.profile.helpers))
            continue;
        if (const OutlineState state = code.plugin->outlineOfModule(module->name); state.outline)
            visit(*module, state.outline);
    }
}

bool isTemplate(const Profile &profile, const QString &file)
{
    return matchesAny(file, profile.templates);
}

Inventory takeInventory(const Code &code, EntryPoints entryPoints, std::stop_token stop,
                        const ProgressCallback &progress)
{
    Inventory inventory;
    inventory.activation = Activation::trace(code, entryPoints.points);
    inventory.entryPoints = std::move(entryPoints);
    InventoryTaker taker(code, inventory);
    taker.findAll(stop);
    taker.lookUpTargets(stop, progress);
    taker.classifyInfrastructure();
    return inventory;
}

} // namespace mxw::inventory
