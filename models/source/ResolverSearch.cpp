// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ResolverSearch.h"

#include "models/source/Builtins.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

QString joined(const QString &left, QStringView right)
{
    if (left.isEmpty() || right.isEmpty())
        return left + right;
    return left + u'.' + right;
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

QString Resolver::Search::parentOf(const QString &name)
{
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot < 0 ? QString() : name.left(dot);
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
        const Resolution before = owner;
        const Symbol &symbol = before.symbol;
        if (symbol.kind == Symbol::Kind::Module)
            owner = name(symbol.module, part);
        else if (symbol.kind == Symbol::Kind::Class)
            owner = classMember(symbol, part);
        else if (!owner.externalAlternative.isEmpty())
            return external(owner.externalAlternative, joined(part, rest));
        else
            return unknown(tr("%1 is an attribute of an object that is made when the program runs.").arg(part));
        if (owner.missing() && mayBeAnother(before, part))
            return unknown(tr("%1 is defined in several branches, and not all have %2.").arg(symbol.dotted(), part));
        owner.via = before.via + owner.via;
    }
    return owner;
}

/// Whether a definition in another branch may have what the first one lacks.
bool Resolver::Search::mayBeAnother(const Resolution &owner, const QString &part)
{
    return !owner.externalAlternative.isEmpty() || std::ranges::any_of(owner.alternatives, [&](const Symbol &other) {
        if (other.kind == Symbol::Kind::Module)
            return !name(other.module, part).missing();
        return other.kind != Symbol::Kind::Class || !classMember(other, part).missing();
    });
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
