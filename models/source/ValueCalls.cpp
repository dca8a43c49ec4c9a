// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueSearch.h"

#include "models/source/LibraryFacts.h"

#include <algorithm>

// The part of ValueSearch that deals with calls and subscripts.

using namespace Qt::StringLiterals;

namespace mxw::source {

Value ValueSearch::call(const QString &module, const UsePlace &place, const Expression &call)
{
    return called(module, place, call, evaluate(module, place, call.callee()));
}

Value ValueSearch::called(const QString &module, const UsePlace &place, const Expression &call, const Value &callee)
{
    if (!callee.either.empty())
        return ofEach(callee, [&](const Value &one) { return called(module, place, call, one); });
    switch (callee.kind) {
    case Kind::External:
        if (std::optional<Value> known = builtinCall(module, place, call, callee.symbol.dotted()))
            return std::move(*known);
        return external(callee.symbol.module, callee.symbol.qualifiedName + "()"_L1);
    case Kind::Class:
        return constructed(callee);
    case Kind::Function:
    case Kind::BoundMethod: {
        const Symbol &function = callee.symbol;
        const QString key = u"returned "_s + QString::number(int(callee.kind)) + QString::number(int(callee.exact)) +
                            QString::number(int(callee.self)) + function.module + u':' + function.qualifiedName + u'@' +
                            QString::number(function.definition) + u' ' + callee.receiver.module + u':' +
                            callee.receiver.qualifiedName + u'@' + QString::number(callee.receiver.definition);
        return guarded(key, [&] { return returned(callee); });
    }
    case Kind::Instance: {
        const Value method = step(callee, u"__call__"_s);
        return method.is(Kind::BoundMethod) ? returned(method) : unknown(tr("It is the result of calling an object."));
    }
    case Kind::Missing:
        return unknown(tr("%1 is not there.").arg(callee.attribute));
    case Kind::Module:
    case Kind::Data:
    case Kind::Unknown:
        break;
    }
    return unknown(callee.reason.isEmpty() ? tr("%1 is called.").arg(call.callee().toString()) : callee.reason);
}

/// Calls of known functions outside both trees that say what they give.
std::optional<Value> ValueSearch::builtinCall(const QString &module, const UsePlace &place, const Expression &call,
                                              const QString &callee)
{
    const Expression *first = call.positional(0);
    const Expression *second = call.positional(1);
    if (callee == "builtins.super"_L1)
        return superCall(module, place, call);
    if (callee == "functools.partial"_L1 && first)
        return partial(module, place, call);
    if (!first)
        return std::nullopt;
    if (callee == "builtins.type"_L1 && !second) {
        Value value = evaluate(module, place, *first);
        return value.is(Kind::Instance) ? step(value, u"__class__"_s) : unknown(tr("It is the type of something."));
    }
    if (callee == "builtins.getattr"_L1) {
        const bool literal = second && second->kind == Expression::Kind::String && call.positionalCount() == 2;
        return literal ? attributes(module, place, *first, {second->text}) : unknown(tr("It is given by getattr()."));
    }
    if ((callee == "typing.cast"_L1 || callee == "typing_extensions.cast"_L1) && second) {
        const QString type = first->kind == Expression::Kind::String ? first->text : first->toString();
        return annotated(module, place.scope, type);
    }
    static const QStringList Copying = {u"copy.copy"_s, u"copy.deepcopy"_s, u"dataclasses.replace"_s,
                                        u"builtins.staticmethod"_s};
    if (Copying.contains(callee))
        return evaluate(module, place, *first);
    using Role = LibraryFacts::Role;
    if (!second && LibraryFacts::bundled().decorator(callee, Role::KeepsResult)) {
        Value function = evaluate(module, place, *first);
        if (function.is(Kind::Function) || function.is(Kind::BoundMethod))
            return function;
    }
    return std::nullopt;
}

/// `super()` inside of a method, and `super(Class, self)`.
Value ValueSearch::superCall(const QString &module, const UsePlace &place, const Expression &call)
{
    const std::shared_ptr<const Outline> outline = outlineOf(module);
    if (!outline)
        return unknown(tr("%1 cannot be looked into.").arg(module));
    int method = place.scope;
    while (method >= 0) {
        const int outer = outline->definitions[size_t(method)].scope;
        if (outer >= 0 && outline->definitions[size_t(outer)].isClass())
            break;
        method = outer;
    }
    const std::vector<Parameter> *parameters =
        method >= 0 ? &outline->definitions[size_t(method)].signature.parameters : nullptr;
    if (!parameters || parameters->empty())
        return unknown(tr("super() stands outside of a method."));
    Expression first;
    first.kind = Expression::Kind::Name;
    first.text = parameters->front().name;
    const Expression *object = call.positional(1) ? call.positional(1) : &first;
    Value value = evaluate(module, {call.positional(1) ? place.scope : method, 0, place.line}, *object);
    if (!value.is(Kind::Instance) && !value.is(Kind::Class))
        return unknown(tr("super() is given something unknown."));
    if (const Expression *named = call.positional(0)) {
        const Value type = evaluate(module, place, *named);
        if (!type.is(Kind::Class))
            return unknown(tr("super() is given something unknown."));
        value.symbol = type.symbol;
    } else {
        value.symbol = symbolOf(moduleSymbol(module, *outline), outline->definitions[size_t(method)].scope);
    }
    value.viaSuper = true;
    return value;
}

Value ValueSearch::partial(const QString &module, const UsePlace &place, const Expression &call)
{
    Value value = evaluate(module, place, *call.positional(0));
    if (!value.is(Kind::Function) && !value.is(Kind::BoundMethod) && !value.is(Kind::Class))
        return unknown(tr("It is a partial call of something unknown."));
    for (qsizetype i = 1; i < call.positionalCount(); ++i) {
        if (call.positional(i)->kind == Expression::Kind::Starred)
            return unknown(tr("It is a partial call with arguments that are given at run time."));
        ++value.boundPositionals;
    }
    if (call.names.contains(QString()))
        return unknown(tr("It is a partial call with arguments that are given at run time."));
    value.boundKeywords += call.names;
    return value;
}

Value ValueSearch::constructed(const Value &type)
{
    const ClassLine &line = m_hierarchy.line(type.symbol);
    Value value = instanceOf(type.symbol, !type.self);
    value.self = type.self;
    for (const Symbol &one : line.classes) {
        const Definition *definition = one.definitionOrNull();
        const auto own = [&](const QString &name) {
            return std::ranges::any_of(m_hierarchy.ownMembers(one), [&](const Member &m) { return m.name == name; });
        };
        // They may make an instance of another class.
        if (own(u"__new__"_s) ||
            (definition && !definition->metaclass.isEmpty() && definition->metaclass.section(u'.', -1) != "ABCMeta"_L1))
            value.exact = false;
    }
    return value;
}

Value ValueSearch::returned(const Value &function)
{
    const Definition *definition = function.symbol.definitionOrNull();
    if (!definition || definition->isClass())
        return unknown(tr("%1 cannot be looked into.").arg(function.symbol.qualifiedName));
    if (definition->kind == Definition::Kind::AsyncFunction)
        return unknown(tr("%1 has to be awaited.").arg(definition->qualifiedName));
    using Effect = DecoratorReader::Effect;
    const Effect effect = m_decorators.together(function.symbol);
    if (effect == Effect::Unknown || effect == Effect::KeepsSignature || effect == Effect::Overload)
        return unknown(tr("%1 is decorated by something that may give something else.").arg(definition->qualifiedName));
    return returnedBy(function, *definition);
}

Value ValueSearch::returnedBy(const Value &function, const Definition &definition)
{
    const Symbol &symbol = function.symbol;
    Value receiver = function;
    receiver.symbol = function.receiver;
    if (!definition.signature.returns.isEmpty())
        return annotated(symbol.module, definition.scope, definition.signature.returns,
                         function.is(Kind::BoundMethod) ? &receiver : nullptr);
    if (function.is(Kind::BoundMethod) && !function.exact && !function.viaSuper)
        return unknown(tr("A derived class may write another %1.").arg(definition.name));
    std::vector<Value> values;
    for (const Return &value : symbol.outline->returns) {
        const bool none = value.value.kind == Expression::Kind::Constant && value.value.text == "None"_L1;
        if (value.scope == symbol.definition && !none)
            values.push_back(evaluate(symbol.module, {symbol.definition, 0, value.line}, value.value));
    }
    Value result = agreed(values, tr("%1 returns several things.").arg(definition.qualifiedName));
    if (result.is(Kind::Missing))
        return unknown(tr("%1 returns something that is not there.").arg(definition.qualifiedName));
    // What is made of self or cls is of the class that the method is called on.
    if (result.self && function.is(Kind::BoundMethod) && m_hierarchy.isSubclass(function.receiver, result.symbol))
        result.symbol = function.receiver;
    result.exact = result.exact || (result.self && function.exact && result.is(Kind::Instance));
    result.self = result.self && function.self;
    return result;
}

Value ValueSearch::subscript(const QString &module, const UsePlace &place, const Expression &expression)
{
    Value value = expression.items.empty() ? Value() : evaluate(module, place, expression.items.front());
    if (value.is(Kind::Function) && m_decorators.isKernel(value.symbol))
        return value;
    if (value.is(Kind::External)) {
        value.symbol.qualifiedName += "[]"_L1;
        return value;
    }
    if (!value.is(Kind::Class))
        return unknown(tr("It is an element of something."));
    const QStringList &external = m_hierarchy.line(value.symbol).external;
    const bool isEnum = std::ranges::any_of(
        external, [](const QString &base) { return LibraryFacts::bundled().isSubclass(base, u"enum.Enum"_s); });
    return isEnum ? instanceOf(value.symbol, true) : value;
}

} // namespace mxw::source
