// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ResolverSearch.h"

#include <algorithm>

// The part of Resolver::Search that deals with modules and the names bound in them.

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr int MaximumChain = 200;

} // namespace

// Modules

Resolution Resolver::Search::module(const QString &name)
{
    const CodeTree *tree = m_resolver.treeOf(name);
    if (!tree)
        return external(name, {});
    const ModuleFile *file = tree->module(name);
    if (!file)
        return absentModule(name);
    return found(symbolOf({tree, file, nullptr}, Symbol::Kind::Module, {}, 1, -1));
}

Resolution Resolver::Search::absentModule(const QString &name)
{
    if (m_resolver.isBuilt(name))
        return unknown(tr("%1 comes from the build.").arg(name));
    const CodeTree *tree = m_resolver.treeOf(name);
    const QString path = QString(name).replace(u'.', u'/') + u'/';
    for (const QString &folder : tree->tree().missingFolders()) {
        if (path.startsWith(folder + u'/'))
            return unknown(tr("%1 lies in a folder that is not present in this repository.").arg(name));
    }
    QString absent = name;
    for (QString package = parentOf(name); !package.isEmpty(); package = parentOf(package)) {
        if (!tree->module(package)) {
            absent = package;
            continue;
        }
        if (std::optional<Resolution> other = redirected(name, package))
            return std::move(*other);
    }
    return installed(name).value_or(missing(absent, true));
}

/// What the plugin puts into sys.modules under that name.
std::optional<Resolution> Resolver::Search::installed(const QString &name)
{
    const auto redirect = m_resolver.redirects().constFind(name);
    const QString key = u"sys.modules "_s + name;
    if (redirect == m_resolver.redirects().cend() || m_active.contains(key))
        return std::nullopt;
    m_active.insert(key);
    Resolution other =
        redirect->value.isEmpty() ? Resolution() : dotted(redirect->module, redirect->scope, redirect->value);
    m_active.remove(key);
    if (other.found() && other.symbol.kind == Symbol::Kind::Module)
        return other;
    return unknown(tr("%1 is put into sys.modules when the program runs.").arg(name));
}

/// Packages may put a module under a name that has no file: sys.modules["a.b"] = …, or look in further folders.
std::optional<Resolution> Resolver::Search::redirected(const QString &missing, const QString &package)
{
    const CodeTree *tree = m_resolver.treeOf(package);
    const OutlineState state = tree->outlineOfModule(package);
    if (!state.outline)
        return std::nullopt;
    for (const Assignment &assignment : state.outline->assignments) {
        const Expression &target = assignment.target;
        if (target.dotted() == "__path__"_L1)
            return unknown(tr("%1 looks for its modules in further folders.").arg(package));
        if (target.kind != Expression::Kind::Subscript || target.items[0].dotted() != "sys.modules"_L1)
            continue;
        const Expression &key = target.items[1];
        if (key.kind != Expression::Kind::String || key.text != missing)
            continue;
        const QString value = assignment.value.dotted();
        Resolution other = value.isEmpty() ? Resolution() : dotted(package, assignment.scope, value);
        if (other.found() && other.symbol.kind == Symbol::Kind::Module)
            return other;
        return unknown(tr("%1 is put into sys.modules when the program runs.").arg(missing));
    }
    return std::nullopt;
}

// Names of module level

Resolution Resolver::Search::name(const QString &moduleName, const QString &name, int beforeLine)
{
    const CodeTree *tree = m_resolver.treeOf(moduleName);
    if (!tree)
        return external(moduleName, name);
    const ModuleFile *file = tree->module(moduleName);
    if (!file) {
        Resolution other = absentModule(moduleName);
        return other.found() ? this->name(other.symbol.module, name) : other;
    }
    const QString key = moduleName + u':' + name + u':' + QString::number(beforeLine);
    if (m_active.contains(key) || m_active.size() > MaximumChain)
        return unknown(tr("%1 of %2 is defined by way of itself.").arg(name, moduleName));
    m_active.insert(key);
    Resolution result;
    const OutlineState state = file->kind == ModuleFile::Kind::Namespace ? OutlineState() : tree->outline(file->path);
    const Place place{tree, file, state.outline};
    if (file->kind == ModuleFile::Kind::Namespace) {
        result = module(moduleName + u'.' + name);
        if (result.missing())
            result = missing(moduleName);
    } else if (!state.outline || state.outline->fault) {
        const QString reason = state.outline            ? tr("%1 does not parse.").arg(file->path)
                               : state.reason.isEmpty() ? tr("%1 cannot be read.").arg(file->path)
                                                        : state.reason;
        const bool submodule = file->isPackage() && tree->module(moduleName + u'.' + name);
        result = submodule ? module(moduleName + u'.' + name) : unknown(reason);
    } else {
        std::vector<Binding> bindings = bindingsOf(*place.outline, ModuleScope, name);
        if (beforeLine > 0 && std::ranges::any_of(bindings, [&](const Binding &b) { return b.line < beforeLine; }))
            std::erase_if(bindings, [&](const Binding &b) { return b.line >= beforeLine; });
        result = bindings.empty() ? unbound(place, name) : bound(place, ModuleScope, bindings);
    }
    m_active.remove(key);
    // What the plugin puts into sys.modules may give it instead.
    if (result.missing() && result.missingAt == moduleName && m_resolver.redirects().contains(moduleName)) {
        const std::optional<Resolution> other = installed(moduleName);
        const bool known = other && other->found();
        Resolution instead = known ? this->name(other->symbol.module, name)
                                   : unknown(tr("%1 is put into sys.modules when the program runs.").arg(moduleName));
        if (!instead.missing())
            result = std::move(instead);
    }
    return result;
}

/// The first binding that resolves; the others of the same name become alternatives.
Resolution Resolver::Search::bound(const Place &place, int scope, const std::vector<Binding> &bindings)
{
    std::optional<Resolution> best;
    std::vector<Symbol> alternatives;
    const auto strength = [](const Resolution &resolution) {
        switch (resolution.state) {
        case State::Found:
            return 3;
        case State::External:
            return 2;
        case State::Unknown:
            return 1;
        case State::Missing:
            break;
        }
        return 0;
    };
    QString external;
    bool always = false; // found in an unconditional statement: earlier ones of that kind are gone by then
    for (const Binding &binding : bindings) {
        if (always && (binding.guards->empty() || binding.auxiliary))
            continue;
        Resolution result = evaluate(place, scope, binding);
        if (external.isEmpty() && result.state == State::External)
            external = result.symbol.dotted();
        const bool onlyChecked = std::ranges::count(*binding.guards, Guard::Kind::TypeChecking, &Guard::kind) > 0;
        always = always || (result.found() && binding.guards->empty());
        if (result.found() && best && best->found()) {
            if (onlyChecked)
                best->onlyChecked.push_back(std::move(result.symbol));
            if (onlyChecked || binding.auxiliary)
                continue;
            alternatives.push_back(std::move(result.symbol));
            alternatives.insert(alternatives.end(), result.alternatives.begin(), result.alternatives.end());
        } else if (!best || strength(result) > strength(*best)) {
            best = std::move(result);
        }
    }
    if (best->found() && best->externalAlternative.isEmpty())
        best->externalAlternative = external;
    for (Symbol &symbol : alternatives) {
        const bool same = symbol.module == best->symbol.module && symbol.qualifiedName == best->symbol.qualifiedName &&
                          symbol.line == best->symbol.line;
        if (!same)
            best->alternatives.push_back(std::move(symbol));
    }
    return std::move(*best);
}

Resolution Resolver::Search::evaluate(const Place &place, int scope, const Binding &binding)
{
    if (binding.import)
        return imported(place, binding);
    if (binding.assignment)
        return assigned(place, scope, binding);
    const Definition &definition = place.outline->definitions[size_t(binding.definition)];
    const Symbol::Kind kind = definition.isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
    return found(symbolOf(place, kind, definition.qualifiedName, definition.line, binding.definition));
}

Resolution Resolver::Search::imported(const Place &place, const Binding &binding)
{
    const Import &import = *binding.import;
    const ImportedName &imported = *binding.imported;
    const QString &here = place.file->name;
    if (!import.from) {
        // `import a.b` binds a; `import a.b as n` binds the module itself.
        const bool whole = !imported.asName.isEmpty();
        return module(whole ? imported.name : imported.name.section(u'.', 0, 0));
    }
    const QString origin = m_resolver.absoluteModule(here, import);
    if (origin.isEmpty())
        return unknown(
            tr("The import in line %1 of %2 leads out of the package.").arg(import.line).arg(place.file->path));
    if (!m_resolver.treeOf(origin))
        return external(origin, imported.name);
    Resolution result;
    if (origin == here && boundName(import, imported) == imported.name) {
        // `from . import sub` in the package itself can only mean the submodule.
        const QString submodule = here + u'.' + imported.name;
        result = place.tree->module(submodule) || m_resolver.isBuilt(submodule) ? module(submodule)
                                                                                : unbound(place, imported.name);
    } else {
        result = name(origin, imported.name);
    }
    result.via.prepend(here + u':' + boundName(import, imported));
    return result;
}

Resolution Resolver::Search::assigned(const Place &place, int scope, const Binding &binding)
{
    const Assignment &assignment = *binding.assignment;
    const QString name = assignment.target.text;
    QString qualified = name;
    if (scope != ModuleScope)
        qualified = place.outline->definitions[size_t(scope)].qualifiedName + u'.' + name;
    const bool inFunction = scope != ModuleScope && !place.outline->definitions[size_t(scope)].isClass();
    const QString value = assignment.value.dotted();
    const QString key = place.file->name + u'@' + QString::number(assignment.line) + u'@' + name;
    if (!value.isEmpty() && !assignment.augmented && !m_active.contains(key) && m_active.size() < MaximumChain) {
        m_active.insert(key);
        // Module level runs from top to bottom; a function sees all of it.
        Resolution alias = dotted(place.file->name, scope, value, scope == ModuleScope ? assignment.line : 0);
        m_active.remove(key);
        const bool follow = alias.found() && (inFunction || alias.symbol.kind != Symbol::Kind::Variable);
        if (follow)
            alias.via.prepend(place.file->name + u':' + qualified);
        if (follow || (inFunction && alias.state == State::External))
            return alias;
    }
    if (inFunction)
        return unknown(tr("%1 is a local variable of %2.").arg(name, parentOf(qualified)));
    return found(symbolOf(place, Symbol::Kind::Variable, qualified, assignment.line, -1));
}

} // namespace mxw::source
