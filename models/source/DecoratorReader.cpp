// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DecoratorReader.h"

#include "models/source/LibraryFacts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

using Effect = DecoratorReader::Effect;

constexpr int MaximumDepth = 5;

/// `f` of `@f` and of `@f(…)`.
const Expression &calleeOf(const Expression &decorator)
{
    return decorator.kind == Expression::Kind::Call ? decorator.callee() : decorator;
}

bool takesAnything(const Signature &signature)
{
    const auto has = [&](Parameter::Kind kind) {
        return std::ranges::any_of(signature.parameters, [&](const Parameter &p) { return p.kind == kind; });
    };
    return has(Parameter::Kind::VarPositional) && has(Parameter::Kind::VarKeyword);
}

/// The effect that leaves less.
Effect weaker(Effect left, Effect right)
{
    if (left == Effect::Unknown || right == Effect::Unknown)
        return Effect::Unknown;
    return left == Effect::KeepsResult ? right : left;
}

} // namespace

Effect DecoratorReader::ofLibrary(const QString &dotted) const
{
    using Role = LibraryFacts::Role;
    const LibraryFacts &facts = LibraryFacts::bundled();
    if (dotted == "builtins.staticmethod"_L1)
        return Effect::Static;
    if (dotted == "builtins.classmethod"_L1)
        return Effect::ClassMethod;
    if (facts.decorator(dotted, Role::Property))
        return Effect::Property;
    if (facts.decorator(dotted, Role::Overload))
        return Effect::Overload;
    if (facts.decorator(dotted, Role::KeepsResult))
        return Effect::KeepsResult;
    return facts.decorator(dotted, Role::KeepsSignature) ? Effect::KeepsSignature : Effect::Unknown;
}

Effect DecoratorReader::effect(const QString &module, int scope, const Expression &decorator) const
{
    const QString text = calleeOf(decorator).dotted();
    if (text.isEmpty())
        return Effect::Unknown;
    // `@value.setter` and its like are bindings of the same property.
    const QString last = text.section(u'.', -1);
    if (text.contains(u'.') && (last == "setter"_L1 || last == "getter"_L1 || last == "deleter"_L1))
        return Effect::Property;
    const Resolution resolution = m_resolver.resolveExpression(module, scope, text, decorator.line);
    if (resolution.state == Resolution::State::External)
        return ofLibrary(resolution.symbol.dotted());
    if (!resolution.found())
        return Effect::Unknown;
    if (!resolution.externalAlternative.isEmpty())
        return ofLibrary(resolution.externalAlternative);
    return ofFunction(resolution.symbol, decorator.kind == Expression::Kind::Call, 0);
}

Effect DecoratorReader::together(const Symbol &function) const
{
    const Definition *definition = function.definitionOrNull();
    Effect result = Effect::KeepsResult;
    Effect binding = Effect::KeepsResult;
    if (!definition)
        return Effect::Unknown;
    for (const Expression &decorator : definition->decorators) {
        const Effect one = effect(function.module, definition->scope, decorator);
        if (one == Effect::Property || one == Effect::Static || one == Effect::ClassMethod)
            binding = one;
        else
            result = weaker(result, one);
    }
    return binding == Effect::KeepsResult || result == Effect::Unknown ? result : binding;
}

bool DecoratorReader::isKernel(const Symbol &function) const
{
    const Definition *definition = function.definitionOrNull();
    return definition && std::ranges::any_of(definition->decorators, [&](const Expression &decorator) {
               const QString text = calleeOf(decorator).dotted();
               const Resolution found =
                   text.isEmpty()
                       ? Resolution()
                       : m_resolver.resolveExpression(function.module, definition->scope, text, decorator.line);
               const QString name = found.found() ? found.externalAlternative : found.symbol.dotted();
               return LibraryFacts::bundled().decorator(name, LibraryFacts::Role::Kernel);
           });
}

// Decorators of either tree

int DecoratorReader::decoratedIndex(const Symbol &decorator)
{
    const Definition *definition = decorator.definitionOrNull();
    const bool method =
        definition && definition->scope >= 0 && decorator.outline->definitions[size_t(definition->scope)].isClass();
    const bool free = method && std::ranges::any_of(definition->decorators, [](const Expression &expression) {
                          return expression.dotted() == "staticmethod"_L1;
                      });
    return method && !free ? 1 : 0;
}

std::optional<Symbol> DecoratorReader::nested(const Symbol &function, const QString &name)
{
    const std::vector<Definition> &definitions = function.outline->definitions;
    for (size_t i = 0; i < definitions.size(); ++i) {
        if (definitions[i].scope != function.definition || definitions[i].name != name)
            continue;
        Symbol symbol = function;
        symbol.kind = definitions[i].isClass() ? Symbol::Kind::Class : Symbol::Kind::Function;
        symbol.qualifiedName = definitions[i].qualifiedName;
        symbol.line = definitions[i].line;
        symbol.definition = int(i);
        return symbol;
    }
    return std::nullopt;
}

Effect DecoratorReader::ofFunction(const Symbol &decorator, bool called, int depth) const
{
    const Definition *definition = decorator.definitionOrNull();
    if (!definition || definition->isClass() || depth > MaximumDepth)
        return Effect::Unknown;
    const size_t index = size_t(decoratedIndex(decorator));
    const std::vector<Parameter> &parameters = definition->signature.parameters;
    const QString decorated = index < parameters.size() ? parameters[index].name : QString();
    std::optional<Effect> result;
    for (const Return &value : decorator.outline->returns) {
        if (value.scope != decorator.definition)
            continue;
        const Effect one = ofReturned(decorator, value.value, decorated, called, depth);
        result = result ? weaker(*result, one) : one;
    }
    return result.value_or(Effect::Unknown);
}

/// `called`: the decorator was written with arguments, so that what it returns is what decorates.
Effect DecoratorReader::ofReturned(const Symbol &decorator, const Expression &value, const QString &decorated,
                                   bool called, int depth) const
{
    if (value.kind == Expression::Kind::Name) {
        if (value.text == decorated)
            return called ? Effect::Unknown : Effect::KeepsResult;
        const std::optional<Symbol> inner = nested(decorator, value.text);
        if (!inner || inner->kind != Symbol::Kind::Function)
            return Effect::Unknown;
        // Decorators with optional arguments return one of two kinds.
        const std::vector<Parameter> &parameters = inner->definitionOrNull()->signature.parameters;
        const bool wrapper = !called || takesAnything(inner->definitionOrNull()->signature) || parameters.empty();
        return wrapper && !called ? ofWrapper(*inner, decorated) : ofFunction(*inner, false, depth + 1);
    }
    if (value.kind != Expression::Kind::Call)
        return Effect::Unknown;
    const Expression *first = value.positional(0);
    const bool passesOn = first && first->kind == Expression::Kind::Name && first->text == decorated;
    return passesOn ? ofCallee(decorator, value.callee(), false, depth + 1) : Effect::Unknown;
}

Effect DecoratorReader::ofCallee(const Symbol &in, const Expression &callee, bool called, int depth) const
{
    const Expression &function = calleeOf(callee);
    const QString text = function.dotted();
    if (text.isEmpty() || depth > MaximumDepth)
        return Effect::Unknown;
    const bool withArguments = called || callee.kind == Expression::Kind::Call;
    if (const std::optional<Symbol> inner = nested(in, text))
        return ofFunction(*inner, withArguments, depth + 1);
    const Resolution found = m_resolver.resolveExpression(in.module, in.definition, text);
    if (found.state == Resolution::State::External)
        return ofLibrary(found.symbol.dotted());
    return found.found() ? ofFunction(found.symbol, withArguments, depth + 1) : Effect::Unknown;
}

/// A function around the decorated one.
Effect DecoratorReader::ofWrapper(const Symbol &wrapper, const QString &decorated) const
{
    const Definition &definition = *wrapper.definitionOrNull();
    if (!takesAnything(definition.signature))
        return Effect::Unknown;
    bool gives = false;
    for (const Return &value : wrapper.outline->returns) {
        if (value.scope != wrapper.definition)
            continue;
        const bool passed = value.value.kind == Expression::Kind::Call && value.value.callee().dotted() == decorated;
        if (!passed)
            return Effect::KeepsSignature;
        gives = true;
    }
    return gives ? Effect::KeepsResult : Effect::KeepsSignature;
}

// Decorators of classes

bool DecoratorReader::replacesClass(const QString &module, int scope, const Expression &decorator) const
{
    const QString text = calleeOf(decorator).dotted();
    const Resolution found =
        text.isEmpty() ? Resolution() : m_resolver.resolveExpression(module, scope, text, decorator.line);
    return found.found() && found.symbol.kind == Symbol::Kind::Function &&
           makesAnother(found.symbol, decorator.kind == Expression::Kind::Call, 0);
}

bool DecoratorReader::makesAnother(const Symbol &decorator, bool called, int depth) const
{
    if (!decorator.definitionOrNull() || depth > MaximumDepth)
        return false;
    const std::vector<Parameter> &parameters = decorator.definitionOrNull()->signature.parameters;
    const size_t index = size_t(decoratedIndex(decorator));
    // A decorator that can be written with and without arguments returns one of two kinds: it tells nothing.
    const bool both = !called && index < parameters.size() && parameters[index].hasDefault;
    return std::ranges::any_of(decorator.outline->returns, [&](const Return &value) {
        if (value.scope != decorator.definition || value.value.kind != Expression::Kind::Name || both)
            return false;
        const std::optional<Symbol> inner = nested(decorator, value.value.text);
        if (!inner)
            return false;
        return called && inner->kind == Symbol::Kind::Function ? makesAnother(*inner, false, depth + 1) : true;
    });
}

bool DecoratorReader::isDataclass(const QString &module, int scope, const Expression &decorator) const
{
    const QString text = calleeOf(decorator).dotted();
    if (text.isEmpty())
        return false;
    const Resolution found = m_resolver.resolveExpression(module, scope, text, decorator.line);
    if (found.state == Resolution::State::External)
        return LibraryFacts::bundled().decorator(found.symbol.dotted(), LibraryFacts::Role::Dataclass);
    return found.found() && found.symbol.kind == Symbol::Kind::Function && callsDataclass(found.symbol, 0);
}

bool DecoratorReader::callsDataclass(const Symbol &function, int depth) const
{
    if (!function.definitionOrNull() || depth > MaximumDepth)
        return false;
    const auto isBelow = [&](int scope) {
        for (int at = scope; at >= 0; at = function.outline->definitions[size_t(at)].scope) {
            if (at == function.definition)
                return true;
        }
        return false;
    };
    return std::ranges::any_of(function.outline->returns, [&](const Return &value) {
        if (value.value.kind != Expression::Kind::Call || !isBelow(value.scope))
            return false;
        return isDataclass(function.module, value.scope, value.value);
    });
}

} // namespace mxw::source
