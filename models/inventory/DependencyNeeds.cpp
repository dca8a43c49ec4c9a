// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DependencyGraph.h"

#include "models/inventory/PathPattern.h"
#include "models/inventory/UpstreamRegistry.h"
#include "models/source/Bindings.h"
#include "models/source/Builtins.h"
#include "models/source/LibraryFacts.h"

#include <algorithm>

// The part of DependencyGraph that finds out what a name in code stands for.

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// "torch.ops.library.name…" → {library, name}
std::optional<std::pair<QString, QString>> operatorOf(const QString &dotted)
{
    const QStringList parts = dotted.split(u'.');
    if (parts.size() < 4 || parts[0] != "torch"_L1 || parts[1] != "ops"_L1)
        return std::nullopt;
    return std::pair(parts[2], parts[3]);
}

const Expression *moduleLevelValue(const Outline &outline, const QString &name)
{
    for (const Assignment &assignment : outline.assignments) {
        if (assignment.scope == ModuleScope && assignment.target.kind == Expression::Kind::Name &&
            assignment.target.text == name)
            return &assignment.value;
    }
    return nullptr;
}

void stringsOf(const Expression &expression, QStringList &to)
{
    if (expression.kind == Expression::Kind::String)
        to.append(expression.text);
    for (const Expression &item : expression.items)
        stringsOf(item, to);
}

/// The modules that `variable = importlib.import_module(name)` of module level may be.
QStringList modulesNamedBy(const Symbol &variable)
{
    const Expression *value = moduleLevelValue(*variable.outline, variable.qualifiedName);
    if (!value || value->kind != Expression::Kind::Call || value->callee().text != "import_module"_L1)
        return {};
    const Expression *name = value->positional(0);
    if (name && name->kind == Expression::Kind::Name)
        name = moduleLevelValue(*variable.outline, name->text);
    QStringList modules;
    if (name)
        stringsOf(*name, modules);
    return modules;
}

bool isBuilt(const Profile &profile, const QString &dotted)
{
    for (QString module = dotted; !module.isEmpty(); module = module.section(u'.', 0, -2)) {
        if (matchesAny(module, profile.built))
            return true;
    }
    return false;
}

QString joined(const QString &module, const QStringList &names)
{
    return names.isEmpty() ? module : QString(module + u'.' + names.join(u'.'));
}

} // namespace

void DependencyGraph::needOfNamed(const Symbol &user, const NamedThing &named, std::vector<Need> &needs)
{
    if (named.kind == NamedThing::Kind::Path)
        needOfPath(named.text, needs);
    else
        needOfName(user, named, needs);
}

void DependencyGraph::needOfName(const Symbol &user, const NamedThing &named, std::vector<Need> &needs)
{
    const Resolver &resolver = m_workspace.code.atTarget;
    QStringList attributes = named.text.split(u'.');
    const QString root = attributes.takeFirst();
    QString dotted = root;
    Resolution resolution = resolver.resolveExpression(user.module, named.scope, root);
    while (resolution.found() && resolution.symbol.kind == Symbol::Kind::Module && !attributes.isEmpty()) {
        const QString attribute = attributes.takeFirst();
        dotted = resolution.symbol.module + u'.' + attribute;
        resolution = resolver.resolve(resolution.symbol.module, attribute);
    }
    switch (resolution.state) {
    case Resolution::State::Found:
        needOfSymbol(user, resolution.symbol, attributes, needs);
        // try: import package … except ImportError: package = None
        if (!resolution.externalAlternative.isEmpty())
            needOfExternal(joined(resolution.externalAlternative, attributes), needs);
        break;
    case Resolution::State::External:
        needOfExternal(joined(resolution.symbol.dotted(), attributes), needs);
        break;
    case Resolution::State::Missing:
    case Resolution::State::Unknown:
        needOfUnresolved(user, named, resolution, {dotted, attributes}, needs);
        break;
    }
}

/// A string that names a class, a function or a module of either tree.
void DependencyGraph::needOfPath(const QString &path, std::vector<Need> &needs)
{
    const Resolver &resolver = m_workspace.code.atTarget;
    if (!resolver.treeOf(path.section(u':', 0, 0)))
        return;
    const Resolution named = UpstreamRegistry::ofPath(resolver, path);
    if (named.found() && named.symbol.definitionOrNull())
        needs.push_back({enter(topLevel(named.symbol)), {}});
}

void DependencyGraph::needOfSymbol(const Symbol &user, const Symbol &symbol, const QStringList &attributes,
                                   std::vector<Need> &needs)
{
    // What installs a patch is no part of what the model runs.
    if (!symbol.upstream && matchesAny(symbol.path, m_workspace.profile.helpers))
        return;
    switch (symbol.kind) {
    case Symbol::Kind::Class:
    case Symbol::Kind::Function:
        needs.push_back({enter(topLevel(symbol)), {}});
        break;
    case Symbol::Kind::Variable:
        needOfVariable(user, symbol, attributes, needs);
        break;
    case Symbol::Kind::Module:
        // Handed on as an object: what is used of it cannot be seen here.
        break;
    }
}

/// Variables of upstream's are things to compare; for one of the plugin, what its value names counts.
void DependencyGraph::needOfVariable(const Symbol &user, const Symbol &symbol, const QStringList &attributes,
                                     std::vector<Need> &needs)
{
    const Symbol top = topLevel(symbol);
    if (top.definitionOrNull() || top.upstream) {
        const QString key = enter(top);
        // A constant or a logger of the file that uses it, the same as ever, is no interface.
        const bool ownDetail = !top.definitionOrNull() && user.upstream && user.module == top.module &&
                               thing(key).dependency.end == Dependency::End::Stable;
        if (!ownDetail)
            needs.push_back({key, {}});
        return;
    }
    const QString key = top.dotted();
    if (!top.outline || m_expanding.contains(key))
        return;
    m_expanding.insert(key);
    if (const QStringList modules = modulesNamedBy(top); !modules.isEmpty() && !attributes.isEmpty()) {
        for (const QString &module : modules) {
            const Resolution found = m_workspace.code.atTarget.resolve(module, attributes.front());
            if (found.found())
                needOfSymbol(user, found.symbol, attributes.mid(1), needs);
            else if (found.state == Resolution::State::External)
                needOfExternal(joined(found.symbol.dotted(), attributes.mid(1)), needs);
        }
    } else {
        for (const Assignment &assignment : top.outline->assignments) {
            if (assignment.scope != ModuleScope || assignment.target.text != top.qualifiedName ||
                assignment.target.kind != Expression::Kind::Name)
                continue;
            for (const NamedThing &named : namedIn(assignment.value, ModuleScope))
                needOfNamed(top, named, needs);
        }
    }
    m_expanding.remove(key);
}

void DependencyGraph::needOfExternal(const QString &dotted, std::vector<Need> &needs)
{
    if (const auto name = operatorOf(dotted)) {
        needOfOperator(name->first, name->second, needs);
        return;
    }
    const QString package = dotted.section(u'.', 0, 0);
    const bool named = m_workspace.profile.dispatch.components.contains(package);
    if (!named && LibraryFacts::bundled().isLanguage(package))
        return;
    needs.push_back({component(package, tr("An installed package.")), dotted.section(u'.', 1)});
}

// ----- operators

const OperatorTable &DependencyGraph::operators(bool upstream)
{
    std::optional<OperatorTable> &table = upstream ? m_upstreamOperators : m_pluginOperators;
    if (!table) {
        const CodeTree &tree = upstream ? *m_workspace.code.target : *m_workspace.code.plugin;
        table = OperatorTable::ofTree(tree, m_workspace.profile.operators);
    }
    return *table;
}

void DependencyGraph::needOfOperator(const QString &library, const QString &name, std::vector<Need> &needs)
{
    if (const std::optional<Symbol> implementation = operatorImplementation(library, name)) {
        needs.push_back({enter(topLevel(*implementation)), {}});
        return;
    }
    const QString qualified = library + u'.' + name;
    QStringList providers;
    for (const OperatorComponent &one : m_workspace.profile.operatorComponents) {
        const bool certain = matchesAny(qualified, one.provides);
        if (certain && LibraryFacts::bundled().isLanguage(one.name))
            return;
        if (certain || one.libraries.contains(library))
            providers.append(one.name);
    }
    const QString reason = providers.isEmpty()
                               ? tr("Operators of an installed library.")
                               : tr("Operators of an installed library: %1.").arg(providers.join(u", "_s));
    needs.push_back({component(u"torch.ops."_s + library, reason), name});
}

/// The Python function behind an operator that one of the trees registers.
std::optional<Symbol> DependencyGraph::operatorImplementation(const QString &library, const QString &name)
{
    for (const RegistrationFacts &facts : m_workspace.inventory.registrations) {
        const bool operation = facts.found.rule && facts.found.rule->fake.isGiven() && facts.entry.key == name;
        if (operation && facts.implementation.found() && facts.implementation.symbol.definitionOrNull())
            return facts.implementation.symbol;
    }
    const Operator *known = operators(true).find(library, name);
    if (!known || !known->file.endsWith(".py"_L1))
        return std::nullopt;
    // Upstream's own: the call that registers it names the function.
    const CodeTree &tree = *m_workspace.code.target;
    const QString module = tree.moduleOfFile(known->file);
    const std::shared_ptr<const Usage> usage = tree.usage(known->file);
    for (const CallUse &use : usage ? usage->calls : std::vector<CallUse>()) {
        for (const RegistrationRule &rule : m_workspace.profile.registrations) {
            if (!rule.fake.isGiven())
                continue;
            const auto argument = [&](const RegistrationRule::Argument &which) {
                const Expression *value = which.keyword.isEmpty() ? nullptr : use.call.keyword(which.keyword);
                return value || which.position < 0 ? value : use.call.positional(which.position);
            };
            const Expression *key = argument(rule.key);
            const Expression *function = argument(rule.implementation);
            if (!key || !function || key->kind != Expression::Kind::String || key->text != name)
                continue;
            const Resolution found =
                m_workspace.code.atTarget.resolveExpression(module, use.place.scope, function->dotted());
            if (found.found() && found.symbol.definitionOrNull())
                return found.symbol;
        }
    }
    return std::nullopt;
}

// ----- what cannot be resolved

void DependencyGraph::needOfUnresolved(const Symbol &user, const NamedThing &named, const Resolution &resolution,
                                       const Unresolved &what, std::vector<Need> &needs)
{
    const QString root = named.text.section(u'.', 0, 0);
    if (isBuiltinName(root) || isModuleAttribute(root))
        return;
    // The name of the other side, if an import of the file brings it.
    QString other = what.dotted == root ? QString() : what.dotted;
    if (other.isEmpty()) {
        for (int scope = named.scope;; scope = user.outline->definitions[size_t(scope)].scope) {
            const std::vector<Binding> bindings = bindingsOf(*user.outline, scope, root);
            const auto import =
                std::ranges::find_if(bindings, [](const Binding &one) { return one.import != nullptr; });
            if (import != bindings.end()) {
                const QString from = m_workspace.code.atTarget.absoluteModule(user.module, *import->import);
                other = import->import->from ? QString(from + u'.' + import->imported->name) : import->imported->name;
                break;
            }
            if (scope == ModuleScope)
                break;
        }
    }
    if (other.isEmpty())
        return; // a name that nothing binds, or a variable: no dependency that could be named
    const QString module = other.section(u'.', 0, -2);
    if (isBuilt(m_workspace.profile, other) || isBuilt(m_workspace.profile, module)) {
        const bool whole = isBuilt(m_workspace.profile, other) && !isBuilt(m_workspace.profile, module);
        needs.push_back({component(whole ? other : module, tr("Comes from the build.")),
                         whole ? what.attributes.join(u'.') : other.section(u'.', -1)});
        return;
    }
    const QString reason =
        resolution.missing()
            ? (resolution.moduleMissing ? tr("There is no module %1.").arg(resolution.missingAt)
                                        : tr("%1 has no %2.").arg(resolution.missingAt, other.section(u'.', -1)))
            : resolution.reason;
    needs.push_back({enterBlocked(module.isEmpty() ? other : module,
                                  module.isEmpty() ? QString() : other.section(u'.', -1), reason),
                     {}});
}

} // namespace mxw::inventory
