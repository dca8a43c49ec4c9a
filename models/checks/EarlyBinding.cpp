// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/EarlyBinding.h"

#include "models/checks/NameReaders.h"
#include "models/inventory/GuardWords.h"
#include "models/source/Bindings.h"

#include <QRegularExpression>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

/// The name is read somewhere in an expression. Lambdas read it later.
bool mentions(const Expression &expression, const QString &name)
{
    switch (expression.kind) {
    case Expression::Kind::Name:
        return expression.text == name;
    case Expression::Kind::Lambda:
        return false;
    case Expression::Kind::Other:
        return QRegularExpression(uR"((?<![\w.'"])%1\b)"_s.arg(QRegularExpression::escape(name)))
            .match(expression.text)
            .hasMatch();
    default:
        return std::ranges::any_of(expression.items, [&](const Expression &item) { return mentions(item, name); });
    }
}

} // namespace

struct EarlyBinding::Search
{
    const EntryFacts &patch;
    QString target;             ///< "module:name"
    std::vector<QString> names; ///< names it goes by, more as aliases are met
    std::vector<Holder> holders;
};

EarlyBinding::EarlyBinding(const CheckContext &context) : m_context(context), m_order(context.code, context.inventory)
{
    for (const EntryFacts &facts : context.inventory.facts) {
        if (facts.entry.reached != Reached::Never && !facts.patch.augmented)
            m_patched.insert(facts.entry.target());
    }
}

bool EarlyBinding::mayBeHeld(const EntryFacts &patch)
{
    const Entry &entry = patch.entry;
    return entry.mechanism != Mechanism::Table && entry.mechanism != Mechanism::SysModules && !entry.external &&
           !patch.patch.augmented && !entry.targetAttribute.contains(u'.') && patch.atTarget.found() &&
           patch.atTarget.symbol.kind != Symbol::Kind::Module;
}

bool EarlyBinding::usesOutsideOfPatched(const CodeTree &tree, const QString &file, const QString &module,
                                        const Outline &outline, const QString &name) const
{
    const std::shared_ptr<const Usage> usage = tree.usage(file);
    if (!usage)
        return true;
    return std::ranges::any_of(usage->freeNames, [&](const NameRead &read) {
        if (read.name != name)
            return false;
        for (int at = read.place.scope; at >= 0; at = outline.definitions[size_t(at)].scope) {
            if (m_patched.contains(module + u':' + outline.definitions[size_t(at)].qualifiedName))
                return false;
        }
        return true;
    });
}

void EarlyBinding::collect(Search &search, const CodeTree &tree, const QString &name) const
{
    const bool plugin = &tree == m_context.code.plugin.get();
    const Resolver &resolver = m_context.code.atTarget;
    const QStringList files = tree.filesMentioning(name);
    tree.prefetch(files);
    for (const QString &file : files) {
        const QString module = tree.moduleOfFile(file);
        const bool ownFile = plugin && (module == search.patch.module ||
                                        (search.patch.replacement && module == search.patch.replacement->module));
        const OutlineState state = module.isEmpty() || ownFile ? OutlineState() : tree.outline(file);
        if (!state.outline || (!plugin && module == search.patch.entry.targetModule))
            continue;
        for (const Import &import : state.outline->imports) {
            if (!import.from || import.scope != ModuleScope || isTypingOnly(import.guards))
                continue;
            const QString from = resolver.absoluteModule(module, import);
            for (const ImportedName &imported : import.names) {
                const QString taken = imported.name == "*"_L1 ? name : imported.name;
                if (taken != name || !resolver.treeOf(from))
                    continue;
                const Resolution resolution = resolver.resolve(from, taken);
                const bool direct = from + u':' + taken == search.target;
                const bool itself = resolution.symbol.module + u':' + resolution.symbol.qualifiedName == search.target;
                if (!direct && !(resolution.found() && (itself || resolution.via.contains(search.target))))
                    continue;
                const QString bound = imported.name == "*"_L1 ? name : boundName(import, imported);
                if (m_patched.contains(module + u':' + bound))
                    continue;
                Holder holder{module, file, import.line, bound, plugin, {}, std::nullopt};
                if (!direct)
                    holder.through = resolution.via.first(itself && !resolution.via.contains(search.target)
                                                              ? resolution.via.size()
                                                              : resolution.via.indexOf(search.target));
                holder.before =
                    plugin ? m_order.before(module, import, search.patch) : m_order.before(module, search.patch);
                search.holders.push_back(std::move(holder));
                if (std::ranges::find(search.names, bound) == search.names.end())
                    search.names.push_back(bound);
            }
        }
    }
}

/// What is taken from a module that took the original is the original, whenever that happens.
void EarlyBinding::takeFromEarlyOnes(std::vector<Holder> &holders)
{
    QHash<QString, ImportOrder::Reason> early;
    for (const Holder &holder : holders) {
        if (holder.before)
            early.insert(holder.module + u':' + holder.name, *holder.before);
    }
    for (Holder &holder : holders) {
        for (const QString &hop : std::as_const(holder.through)) {
            const auto source = early.constFind(hop);
            if (holder.before || source == early.cend())
                continue;
            holder.before = ImportOrder::Reason{tr("taken from %1, %2").arg(hop, source->text), source->everywhere};
        }
    }
}

std::vector<Holder> EarlyBinding::holdersOf(const EntryFacts &patch) const
{
    Search search{patch, patch.entry.target(), {patch.entry.targetAttribute}, {}};
    for (size_t i = 0; i < search.names.size(); ++i) {
        const QString name = search.names[i];
        collect(search, *m_context.code.target, name);
        collect(search, *m_context.code.plugin, name);
    }
    takeFromEarlyOnes(search.holders);
    // A module that only hands the name on is no user; who takes it from there is found by itself.
    std::erase_if(search.holders, [&](const Holder &holder) {
        const CodeTree &tree = holder.plugin ? *m_context.code.plugin : *m_context.code.target;
        const OutlineState state = tree.outline(holder.file);
        // In the plugin only what certainly holds the original counts: its own order is known.
        return (holder.plugin && !holder.before) ||
               !usesOutsideOfPatched(tree, holder.file, holder.module, *state.outline, holder.name);
    });
    std::ranges::sort(search.holders, {}, [](const Holder &holder) { return std::tuple(holder.file, holder.line); });
    const auto same = std::ranges::unique(search.holders, {}, &Holder::file);
    search.holders.erase(same.begin(), same.end());
    return std::move(search.holders);
}

std::vector<int> EarlyBinding::ownCaptures(const EntryFacts &patch) const
{
    const QString &name = patch.entry.targetAttribute;
    const OutlineState state = m_context.code.target->outlineOfModule(patch.entry.targetModule);
    if (!state.outline)
        return {};
    const Outline &outline = *state.outline;
    std::vector<int> lines;
    const auto look = [&](const Expression &expression, int scope, int line) {
        if (runsAtImport(outline, scope) && mentions(expression, name))
            lines.push_back(line);
    };
    for (const Assignment &assignment : outline.assignments) {
        if (assignment.target.text != name && !isTypingOnly(assignment.guards))
            look(assignment.value, assignment.scope, assignment.line);
    }
    for (const CallStatement &call : outline.calls) {
        // TABLE.update(…) fills the table, it does not keep it.
        const bool fills =
            patch.atTarget.symbol.kind == Symbol::Kind::Variable && call.call.callee().dotted().startsWith(name + u'.');
        if (!fills)
            look(call.call, call.scope, call.line);
    }
    for (const Definition &definition : outline.definitions) {
        for (const std::vector<Expression> *list : {&definition.decorators, &definition.bases}) {
            for (const Expression &expression : *list)
                look(expression, definition.scope, expression.line);
        }
        for (const Parameter &parameter : definition.signature.parameters) {
            if (parameter.hasDefault && parameter.defaultText == name && runsAtImport(outline, definition.scope))
                lines.push_back(definition.line);
        }
    }
    std::ranges::sort(lines);
    const auto same = std::ranges::unique(lines);
    lines.erase(same.begin(), same.end());
    return lines;
}

bool EarlyBinding::hasLateUser(const EntryFacts &patch) const
{
    return hasLateUser(*m_context.code.target, patch) || hasLateUser(*m_context.code.plugin, patch);
}

bool EarlyBinding::hasLateUser(const CodeTree &tree, const EntryFacts &patch) const
{
    const QString &name = patch.entry.targetAttribute;
    const bool plugin = &tree == m_context.code.plugin.get();
    const QStringList files = tree.filesMentioning(name);
    tree.prefetchUsage(files);
    return std::ranges::any_of(files, [&](const QString &file) {
        const QString module = tree.moduleOfFile(file);
        if (module.isEmpty())
            return false;
        const OutlineState state = tree.outline(file);
        const std::shared_ptr<const Usage> usage = state.outline ? tree.usage(file) : nullptr;
        if (!usage)
            return true;
        const Outline &outline = *state.outline;
        const auto isLateRead = [&](const NameRead &read) {
            return read.name == name && !runsAtImport(outline, read.place.scope);
        };
        const auto isAttribute = [&](const AttributeRead &read) { return read.attributes.contains(name); };
        // The plugin names it in strings to patch it.
        const auto isString = [&](const CallUse &use) { return !plugin && hasString(use.call, name); };
        const auto isLateImport = [&](const Import &import) {
            return !runsAtImport(outline, import.scope) &&
                   std::ranges::find(import.names, name, &ImportedName::name) != import.names.end();
        };
        return (module == patch.entry.targetModule && std::ranges::any_of(usage->freeNames, isLateRead)) ||
               std::ranges::any_of(usage->attributes, isAttribute) || std::ranges::any_of(usage->calls, isString) ||
               std::ranges::any_of(outline.imports, isLateImport);
    });
}

} // namespace mxw::checks
