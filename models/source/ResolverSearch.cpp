// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ResolverSearch.h"

#include "models/source/Builtins.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr int MaximumChain = 200;
using State = Resolution::State;

QString joined(const QString &left, QStringView right)
{
    if (left.isEmpty() || right.isEmpty())
        return left + right;
    return left + u'.' + right;
}

QString parentOf(const QString &name)
{
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot < 0 ? QString() : name.left(dot);
}

/// A parameter, or a local variable that the outline tells nothing about.
bool isOwnVariable(const Definition &definition, const QString &name)
{
    const auto isName = [&](const Parameter &parameter) { return parameter.name == name; };
    return definition.shadows.contains(name) || std::ranges::any_of(definition.signature.parameters, isName);
}

} // namespace

// Answers

Resolution Resolver::Search::unknown(const QString &reason)
{
    Resolution result;
    result.reason = reason;
    return result;
}

Resolution Resolver::Search::external(const QString &module, const QString &qualifiedName)
{
    Resolution result;
    result.state = State::External;
    result.symbol.module = module;
    result.symbol.qualifiedName = qualifiedName;
    return result;
}

Resolution Resolver::Search::found(Symbol symbol)
{
    Resolution result;
    result.state = State::Found;
    result.symbol = std::move(symbol);
    return result;
}

Resolution Resolver::Search::missing(const QString &module, bool moduleMissing)
{
    Resolution result;
    result.state = State::Missing;
    result.missingAt = module;
    result.moduleMissing = moduleMissing;
    return result;
}

Symbol Resolver::Search::symbolOf(const Place &place, Symbol::Kind kind, const QString &qualifiedName, int line,
                                  int definition) const
{
    Symbol symbol;
    symbol.kind = kind;
    symbol.module = place.file->name;
    symbol.qualifiedName = qualifiedName;
    symbol.path = place.file->path;
    symbol.line = line;
    symbol.upstream = place.tree == m_resolver.m_upstream.get();
    symbol.outline = place.outline;
    symbol.definition = definition;
    return symbol;
}

Resolver::Search::Place Resolver::Search::placeOf(const Symbol &symbol) const
{
    const CodeTree *tree = m_resolver.treeOf(symbol.module);
    return {tree, tree ? tree->module(symbol.module) : nullptr, symbol.outline};
}

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
    return missing(absent, true);
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
    for (const Binding &binding : bindings) {
        Resolution result = evaluate(place, scope, binding);
        if (result.found() && best && best->found()) {
            alternatives.push_back(std::move(result.symbol));
            alternatives.insert(alternatives.end(), result.alternatives.begin(), result.alternatives.end());
        } else if (!best || strength(result) > strength(*best)) {
            best = std::move(result);
        }
    }
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

// Members and expressions

Resolution Resolver::Search::member(Resolution owner, QStringView rest)
{
    while (!rest.isEmpty()) {
        if (owner.state == State::External) {
            owner.symbol.qualifiedName = joined(owner.symbol.qualifiedName, rest);
            return owner;
        }
        if (!owner.found())
            return owner;
        const qsizetype dot = rest.indexOf(u'.');
        const QString part = (dot < 0 ? rest : rest.first(dot)).toString();
        rest = dot < 0 ? QStringView() : rest.sliced(dot + 1);
        const Symbol symbol = owner.symbol;
        QStringList via = owner.via;
        if (symbol.kind == Symbol::Kind::Module)
            owner = name(symbol.module, part);
        else if (symbol.kind == Symbol::Kind::Class)
            owner = classMember(symbol, part);
        else
            return unknown(tr("%1 is an attribute of an object that is made when the program runs.").arg(part));
        owner.via = via + owner.via;
    }
    return owner;
}

Resolution Resolver::Search::dotted(const QString &module, int scope, const QString &dotted, int beforeLine)
{
    const qsizetype dot = dotted.indexOf(u'.');
    Resolution result = first(module, scope, dot < 0 ? dotted : dotted.left(dot), beforeLine);
    return dot < 0 ? result : member(std::move(result), QStringView(dotted).sliced(dot + 1));
}

Resolution Resolver::Search::first(const QString &module, int scope, const QString &name, int beforeLine)
{
    const CodeTree *tree = m_resolver.treeOf(module);
    const ModuleFile *file = tree ? tree->module(module) : nullptr;
    const OutlineState state = file ? tree->outlineOfModule(module) : OutlineState();
    if (!state.outline)
        return this->name(module, name);
    const Place place{tree, file, state.outline};
    bool innermost = true;
    for (int at = scope; at >= 0 && size_t(at) < place.outline->definitions.size();) {
        const Definition &definition = place.outline->definitions[size_t(at)];
        // The names of a class are not seen from its methods.
        if (!definition.isClass() || innermost) {
            bool decided = false;
            Resolution result = local(place, at, name, decided);
            if (decided)
                return result;
        }
        innermost = false;
        at = definition.scope;
    }
    Resolution result = this->name(module, name, beforeLine);
    if (result.missing() && result.missingAt == module && isBuiltinName(name))
        return external(u"builtins"_s, name);
    return result;
}

/// A name that the scope itself binds.
Resolution Resolver::Search::local(const Place &place, int scope, const QString &name, bool &decided)
{
    const Definition &definition = place.outline->definitions[size_t(scope)];
    if (isOwnVariable(definition, name)) {
        decided = true;
        return unknown(tr("%1 is a local variable of %2.").arg(name, definition.qualifiedName));
    }
    const std::vector<Binding> bindings = bindingsOf(*place.outline, scope, name);
    const QString key = place.file->name + u'#' + QString::number(scope) + u'#' + name;
    if (bindings.empty() || m_active.contains(key))
        return {};
    decided = true;
    m_active.insert(key);
    Resolution result = bound(place, scope, bindings);
    m_active.remove(key);
    return result;
}

std::pair<QString, QString> Resolver::Search::importOrigin(const QString &module, int scope, const QString &name)
{
    const CodeTree *tree = m_resolver.treeOf(module);
    const OutlineState state = tree ? tree->outlineOfModule(module) : OutlineState();
    if (!state.outline)
        return {};
    if (scope >= 0 && size_t(scope) >= state.outline->definitions.size())
        return {};
    for (int at = scope;; at = state.outline->definitions[size_t(at)].scope) {
        if (at >= 0 && isOwnVariable(state.outline->definitions[size_t(at)], name))
            return {};
        const std::vector<Binding> bindings = bindingsOf(*state.outline, at, name);
        if (!bindings.empty()) {
            const Binding &binding = bindings.front();
            if (!binding.import)
                return {};
            if (!binding.import->from)
                return {binding.imported->asName.isEmpty() ? name : binding.imported->name, QString()};
            return {m_resolver.absoluteModule(module, *binding.import), binding.imported->name};
        }
        if (at < 0)
            return {};
    }
}

} // namespace mxw::source
