// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueSearch.h"

#include "models/source/Bindings.h"
#include "models/source/LibraryFacts.h"

#include <algorithm>

// The part of ValueSearch that deals with names.

using namespace Qt::StringLiterals;

namespace mxw::source {

Value ValueSearch::name(const QString &module, const UsePlace &place, const QString &name)
{
    const std::shared_ptr<const Outline> outline = outlineOf(module);
    const std::shared_ptr<const Usage> usage = usageOf(module);
    if (!outline || outline->fault)
        return unknown(tr("%1 cannot be looked into.").arg(module));
    for (int at = place.scope; at >= 0 && size_t(at) < outline->definitions.size();
         at = outline->definitions[size_t(at)].scope) {
        if (outline->definitions[size_t(at)].isClass()) {
            // Only the class body itself sees the names of a class.
            const bool binds = at == place.scope && !bindingsOf(*outline, at, name).empty();
            if (!binds)
                continue;
            const Resolution found = m_resolver.resolveExpression(module, at, name);
            const bool own = found.found() && found.symbol.kind == Symbol::Kind::Variable &&
                             found.symbol.qualifiedName.contains(u'.');
            if (!own)
                return ofResolution(found, name);
            Value type;
            type.kind = Kind::Class;
            type.symbol = symbolOf(moduleSymbol(module, *outline), at);
            return step(type, name);
        }
        if (const LocalName *known = usage ? usage->local(at, name) : nullptr) {
            const QString key = u"local "_s + module + u' ' + QString::number(at) + u' ' + name;
            return guarded(key, [&] { return local(module, *outline, *known); });
        }
    }
    if (usage && usage->volatileNames.contains(name))
        return unknown(tr("%1 of %2 comes and goes.").arg(name, module));
    if (place.scope == ModuleScope)
        return ofResolution(m_resolver.resolveExpression(module, ModuleScope, name, place.line), name);
    return guarded(u"global "_s + module + u' ' + name,
                   [&] { return ofResolution(m_resolver.resolveExpression(module, ModuleScope, name), name); });
}

Value ValueSearch::local(const QString &module, const Outline &outline, const LocalName &local)
{
    const auto count = std::ranges::count_if(bindingsOf(outline, local.scope, local.name),
                                             [](const Binding &binding) { return !binding.assignment; });
    // Imports and functions inside of functions, also those that a condition chooses between.
    if (count > 0 && count == local.bindings)
        return ofResolution(m_resolver.resolveExpression(module, local.scope, local.name), local.name);
    const UsePlace place{local.scope, 0, local.line};
    if (local.bindings != 1)
        return unknown(tr("%1 is bound more than once.").arg(local.name));
    if (local.parameter)
        return parameter(module, outline, local);
    if (local.value.isNone() && local.annotation.isEmpty())
        return unknown(tr("%1 is a local variable.").arg(local.name));
    const Value value = local.value.isNone() ? Value() : evaluate(module, place, local.value);
    if (local.annotation.isEmpty() || (value.is(Kind::Instance) && value.exact))
        return value.is(Kind::Missing) ? unknown(tr("%1 is given by something that is not there.").arg(local.name))
                                       : value;
    return annotated(module, local.scope, local.annotation);
}

/// What a method is called on; nothing for any other parameter.
std::optional<Value> ValueSearch::firstParameter(const QString &module, const Outline &outline, const LocalName &local)
{
    const Definition &function = outline.definitions[size_t(local.scope)];
    const std::vector<Parameter> &parameters = function.signature.parameters;
    const bool method = function.scope >= 0 && outline.definitions[size_t(function.scope)].isClass();
    const bool first = !parameters.empty() && parameters.front().name == local.name &&
                       (parameters.front().kind == Parameter::Kind::Positional ||
                        parameters.front().kind == Parameter::Kind::PositionalOnly);
    if (!method || !first)
        return std::nullopt;
    const Symbol near = moduleSymbol(module, outline);
    const DecoratorReader::Effect effect = m_decorators.together(symbolOf(near, local.scope));
    const bool isNew = function.name == "__new__"_L1;
    if (effect == DecoratorReader::Effect::Static && !isNew)
        return std::nullopt;
    if (effect == DecoratorReader::Effect::Unknown && local.name != "self"_L1 && local.name != "cls"_L1)
        return unknown(tr("%1 is decorated by something unknown.").arg(function.qualifiedName));
    const Symbol type = symbolOf(near, function.scope);
    const ClassLine &line = m_hierarchy.line(type);
    const bool metaclass = std::ranges::any_of(line.external, [](const QString &external) {
        return LibraryFacts::bundled().isSubclass(external, u"builtins.type"_s);
    });
    if (metaclass)
        return unknown(tr("%1 is a metaclass.").arg(type.qualifiedName));
    Value value = instanceOf(type, false);
    const bool ofClass = effect == DecoratorReader::Effect::ClassMethod || isNew ||
                         function.name == "__init_subclass__"_L1 || function.name == "__class_getitem__"_L1 ||
                         (effect == DecoratorReader::Effect::Unknown && local.name == "cls"_L1);
    value.kind = ofClass ? Kind::Class : Kind::Instance;
    value.self = true;
    return value;
}

Value ValueSearch::parameter(const QString &module, const Outline &outline, const LocalName &local)
{
    if (std::optional<Value> first = firstParameter(module, outline, local))
        return std::move(*first);
    const Definition &function = outline.definitions[size_t(local.scope)];
    const auto found = std::ranges::find(function.signature.parameters, local.name, &Parameter::name);
    const bool rest = found != function.signature.parameters.end() &&
                      (found->kind == Parameter::Kind::VarPositional || found->kind == Parameter::Kind::VarKeyword);
    if (rest)
        return external(u"builtins"_s, found->kind == Parameter::Kind::VarKeyword ? u"dict"_s : u"tuple"_s);
    if (local.annotation.isEmpty())
        return patchedFirstParameter(module, outline, local);
    return annotated(module, function.scope, local.annotation);
}

/// `self` of a function that the plugin puts into a class.
Value ValueSearch::patchedFirstParameter(const QString &module, const Outline &outline, const LocalName &local)
{
    const Definition &function = outline.definitions[size_t(local.scope)];
    const bool first = !function.signature.parameters.empty() &&
                       function.signature.parameters.front().name == local.name &&
                       (local.name == "self"_L1 || local.name == "cls"_L1) && function.scope == ModuleScope;
    const std::optional<Symbol> type =
        first ? m_hierarchy.patchedClass(symbolOf(moduleSymbol(module, outline), local.scope)) : std::nullopt;
    if (!type)
        return unknown(tr("%1 is a parameter without an annotation.").arg(local.name));
    Value value = instanceOf(*type, false);
    value.kind = local.name == "cls"_L1 ? Kind::Class : Kind::Instance;
    value.self = true;
    return value;
}

/// `name = None` in another branch, or what `except ImportError` defines, stands for something that is not installed.
bool ValueSearch::isPlaceholder(const Symbol &symbol) const
{
    if (const Definition *definition = symbol.definitionOrNull()) {
        return std::ranges::any_of(definition->guards, [](const Guard &guard) {
            return guard.kind == Guard::Kind::Except &&
                   (guard.text.contains("ImportError"_L1) || guard.text.contains("ModuleNotFoundError"_L1));
        });
    }
    if (symbol.kind != Symbol::Kind::Variable || !symbol.outline)
        return false;
    return std::ranges::any_of(symbol.outline->assignments, [&](const Assignment &assignment) {
        return assignment.line == symbol.line && assignment.value.kind == Expression::Kind::Constant &&
               assignment.value.text == "None"_L1;
    });
}

Value ValueSearch::ofResolution(const Resolution &resolution, const QString &name)
{
    switch (resolution.state) {
    case Resolution::State::External:
        return external(resolution.symbol.module, resolution.symbol.qualifiedName);
    case Resolution::State::Missing:
        return unknown(resolution.moduleMissing ? tr("There is no module %1.").arg(resolution.missingAt)
                                                : tr("%1 does not have %2.").arg(resolution.missingAt, name));
    case Resolution::State::Unknown:
        return unknown(resolution.reason);
    case Resolution::State::Found:
        break;
    }
    const bool library = resolution.symbol.kind == Symbol::Kind::Variable && resolution.alternatives.empty();
    if (!resolution.externalAlternative.isEmpty()) {
        return library ? external(resolution.externalAlternative.section(u'.', 0, 0),
                                  resolution.externalAlternative.section(u'.', 1))
                       : unknown(tr("%1 is defined in several branches.").arg(name));
    }
    std::vector<Value> branches{ofSymbol(resolution.symbol)};
    for (const Symbol &other : resolution.alternatives) {
        if (!isPlaceholder(other))
            branches.push_back(ofSymbol(other));
    }
    if (branches.size() > 1)
        return oneOf(branches, tr("%1 is defined in several branches.").arg(name));
    if (resolution.symbol.kind == Symbol::Kind::Module)
        return branches.front();
    QStringList names{resolution.symbol.dotted()};
    for (const QString &hop : resolution.via)
        names.append(QString(hop).replace(u':', u'.'));
    for (const QString &installed : names) {
        if (m_hierarchy.isInstalled(installed))
            return replaced(branches.front(), m_hierarchy.replacements(installed), name);
    }
    return branches.front();
}

/// Whether code gets the original or what the plugin puts in its place depends on when it runs.
Value ValueSearch::replaced(const Value &original, const QStringList &replacements, const QString &name)
{
    const QString reason = tr("The plugin replaces %1.").arg(name);
    std::vector<Value> values{original};
    for (const QString &replacement : replacements) {
        QString module = replacement;
        QString rest;
        while (!module.isEmpty() && !outlineOf(module)) {
            rest = module.section(u'.', -1) + (rest.isEmpty() ? QString() : u'.' + rest);
            module = module.section(u'.', 0, -2);
        }
        const Resolution found = module.isEmpty() || rest.isEmpty() ? Resolution() : m_resolver.resolve(module, rest);
        if (!found.found() || !found.alternatives.empty())
            return unknown(reason);
        values.push_back(ofSymbol(found.symbol));
    }
    return oneOf(values, reason);
}

Value ValueSearch::ofSymbol(const Symbol &symbol)
{
    Value value;
    value.symbol = symbol;
    switch (symbol.kind) {
    case Symbol::Kind::Module:
        value.kind = Kind::Module;
        break;
    case Symbol::Kind::Class:
        value.kind = Kind::Class;
        break;
    case Symbol::Kind::Function:
        value.kind = Kind::Function;
        break;
    case Symbol::Kind::Variable: {
        const QString key =
            u"variable "_s + symbol.module + u':' + symbol.qualifiedName + u'@' + QString::number(symbol.line);
        return guarded(key, [&] { return variable(symbol); });
    }
    }
    return value;
}

/// A variable of module level: what its only assignment gives.
Value ValueSearch::variable(const Symbol &symbol)
{
    Value data;
    data.kind = Kind::Data;
    data.symbol = symbol;
    if (!symbol.outline || symbol.qualifiedName.contains(u'.'))
        return data;
    const std::vector<Binding> bindings = bindingsOf(*symbol.outline, ModuleScope, symbol.qualifiedName);
    QString annotation;
    std::vector<const Assignment *> assignments;
    for (const Binding &binding : bindings) {
        if (!binding.assignment)
            continue;
        if (annotation.isEmpty())
            annotation = binding.assignment->annotation;
        const bool bare = binding.assignment->value.isNone() && !binding.assignment->annotation.isEmpty();
        if (!bare)
            assignments.push_back(binding.assignment);
    }
    const bool one = assignments.size() == 1 && !assignments.front()->augmented && !assignments.front()->value.isNone();
    if (one && bindings.size() <= 2) {
        const UsePlace place{ModuleScope, 0, assignments.front()->line};
        Value value = evaluate(symbol.module, place, assignments.front()->value);
        if (value.tells() && (annotation.isEmpty() || (value.is(Kind::Instance) && value.exact)))
            return value;
    }
    if (!annotation.isEmpty()) {
        Value value = annotated(symbol.module, ModuleScope, annotation);
        if (value.tells())
            return value;
    }
    return data;
}

/// An isinstance() on the name anywhere in the function says more than its annotation.
Value ValueSearch::narrowed(const QString &module, const UsePlace &place, const QString &dotted, Value value) const
{
    const bool open = !value.either.empty() || ((value.is(Kind::Instance) || value.is(Kind::Class)) && !value.exact &&
                                                !value.viaSuper && (value.is(Kind::Instance) || value.self));
    const std::shared_ptr<const Usage> usage = open && !dotted.isEmpty() ? usageOf(module) : nullptr;
    if (!usage)
        return value;
    const std::shared_ptr<const Narrowing> narrowing = m_memory.narrowing(module, *usage, m_resolver);
    if (narrowing->narrowed.isEmpty())
        return value;
    const std::shared_ptr<const Outline> outline = outlineOf(module);
    for (int at = place.scope;; at = outline->definitions[size_t(at)].scope) {
        if (narrowing->narrowed.value(at).contains(dotted))
            return unknown(tr("%1 is told by isinstance().").arg(dotted));
        if (at < 0)
            return value;
    }
}

} // namespace mxw::source
