// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/CallableFinder.h"

#include "models/source/LibraryFacts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

using Effect = DecoratorReader::Effect;

bool isPositional(const Parameter &parameter)
{
    return parameter.kind == Parameter::Kind::Positional || parameter.kind == Parameter::Kind::PositionalOnly;
}

bool takesAnything(const Signature &signature)
{
    const auto has = [&](Parameter::Kind kind) {
        return std::ranges::any_of(signature.parameters, [&](const Parameter &p) { return p.kind == kind; });
    };
    return has(Parameter::Kind::VarPositional) && has(Parameter::Kind::VarKeyword);
}

/// One positional argument is filled in.
void dropFirst(Signature &signature)
{
    if (!signature.parameters.empty() && isPositional(signature.parameters.front()))
        signature.parameters.erase(signature.parameters.begin());
}

} // namespace

CallableFinder::Callable CallableFinder::unknown(const QString &reason)
{
    Callable result;
    result.reason = reason;
    return result;
}

CallableFinder::Callable CallableFinder::find(const Value &callee) const
{
    Callable result;
    switch (callee.kind) {
    case Value::Kind::Function:
    case Value::Kind::BoundMethod:
        result = ofFunction(callee);
        break;
    case Value::Kind::Class:
        result = ofClass(callee.symbol);
        break;
    case Value::Kind::Instance:
        result = ofInstance(callee);
        break;
    default:
        return unknown(callee.reason.isEmpty() ? tr("It is not a function of either tree.") : callee.reason);
    }
    if (result.known())
        bind(result, callee.boundPositionals, callee.boundKeywords);
    return result;
}

CallableFinder::Callable CallableFinder::ofFunction(const Value &callee) const
{
    const Definition *definition = callee.symbol.definitionOrNull();
    if (!definition)
        return unknown(tr("%1 cannot be looked into.").arg(callee.symbol.qualifiedName));
    const Effect effect = m_decorators.together(callee.symbol);
    if (effect == Effect::Unknown || effect == Effect::Property)
        return unknown(tr("%1 is decorated by something unknown.").arg(definition->qualifiedName));
    if (effect == Effect::Overload)
        return unknown(tr("%1 has only overloads.").arg(definition->qualifiedName));
    Callable result;
    result.function = callee.symbol;
    result.signature = definition->signature;
    if (callee.is(Value::Kind::BoundMethod)) {
        result.type = callee.receiver;
        dropFirst(result.signature);
    }
    return result;
}

CallableFinder::Callable CallableFinder::ofMethod(const Member &member, const Symbol &type, bool constructor) const
{
    const Definition *definition =
        member.definition >= 0 ? &member.owner.outline->definitions[size_t(member.definition)] : nullptr;
    if (!definition || !member.values.empty() || member.kind != Member::Kind::Method)
        return unknown(tr("%1 of %2 is not one function.").arg(member.name, type.qualifiedName));
    Value method;
    method.kind = Value::Kind::BoundMethod;
    method.symbol = member.owner;
    method.symbol.kind = Symbol::Kind::Function;
    method.symbol.qualifiedName = definition->qualifiedName;
    method.symbol.line = definition->line;
    method.symbol.definition = member.definition;
    method.receiver = type;
    Callable result = ofFunction(method);
    result.constructor = constructor;
    result.type = type;
    return result;
}

/// What `one`, a class of the line of `type`, makes of the constructor; nothing when it leaves it to the next.
std::optional<CallableFinder::Callable> CallableFinder::ownConstructor(const Symbol &type, const Symbol &one) const
{
    const std::vector<Member> &members = m_hierarchy.ownMembers(one);
    const auto own = [&](QStringView name) {
        const auto found = std::ranges::find_if(members, [&](const Member &m) { return m.name == name; });
        return found == members.end() ? nullptr : &*found;
    };
    const Member *init = own(u"__init__");
    if (init)
        return ofMethod(*init, type, true);
    if (m_hierarchy.hasGeneratedConstructor(one)) {
        Callable result;
        // Fields of a derived class count only when its own constructor is made.
        const std::optional<Signature> signature = m_hierarchy.generatedConstructor(one);
        if (!signature)
            return unknown(tr("The fields of %1 cannot be told.").arg(one.qualifiedName));
        result.function = one;
        result.signature = *signature;
        result.constructor = true;
        result.type = type;
        return result;
    }
    if (const Member *made = own(u"__new__")) {
        Callable result = ofMethod(*made, type, true);
        if (!result.known() || !takesAnything(result.signature))
            return result;
    }
    return std::nullopt;
}

CallableFinder::Callable CallableFinder::ofClass(const Symbol &type) const
{
    const LibraryFacts &facts = LibraryFacts::bundled();
    const ClassLine &line = m_hierarchy.line(type);
    for (const Symbol &one : line.classes) {
        const Definition *definition = one.definitionOrNull();
        const QString metaclass = definition ? definition->metaclass.section(u'.', -1) : QString();
        if (!metaclass.isEmpty() && metaclass != "ABCMeta"_L1)
            return unknown(tr("The metaclass of %1 may take other arguments.").arg(one.qualifiedName));
    }
    for (const int index : line.order) {
        if (index >= 0) {
            if (std::optional<Callable> found = ownConstructor(type, line.classes[size_t(index)]))
                return std::move(*found);
            continue;
        }
        const QString &external = line.external.at(-1 - index);
        const bool plain = external == "typing.Protocol"_L1 || external == "typing.Generic"_L1;
        if (!plain && facts.hasConstructor(external) != false)
            return unknown(tr("The constructor is that of %1.").arg(external));
    }
    if (!line.complete || !line.alternatives.empty())
        return unknown(line.reason.isEmpty() ? tr("The bases of %1 are not known.").arg(type.qualifiedName)
                                             : line.reason);
    // That of object, or a __new__ that takes anything.
    const bool made = std::ranges::any_of(line.classes, [&](const Symbol &one) {
        return std::ranges::any_of(m_hierarchy.ownMembers(one), [](const Member &m) { return m.name == "__new__"_L1; });
    });
    if (made)
        return unknown(tr("%1 is made by __new__.").arg(type.qualifiedName));
    Callable result;
    result.function = type;
    result.constructor = true;
    result.type = type;
    return result;
}

/// `object(…)`: __call__, which for a module of PyTorch is forward.
CallableFinder::Callable CallableFinder::ofInstance(const Value &object) const
{
    ClassHierarchy::Lookup lookup = m_hierarchy.instanceMember(object.symbol, u"__call__"_s);
    const QStringList &external = m_hierarchy.line(object.symbol).external;
    const bool module = std::ranges::any_of(
        external, [](const QString &base) { return LibraryFacts::bundled().isSubclass(base, u"torch.nn.Module"_s); });
    if (module && !lookup.external.isEmpty())
        lookup = m_hierarchy.instanceMember(object.symbol, u"forward"_s);
    if (lookup.presence != ClassHierarchy::Presence::Present || !lookup.external.isEmpty())
        return unknown(lookup.reason.isEmpty() ? tr("%1 cannot be called as is.").arg(object.symbol.qualifiedName)
                                               : lookup.reason);
    return ofMethod(lookup.member, object.symbol, false);
}

void CallableFinder::bind(Callable &callable, int positionals, const QStringList &keywords)
{
    for (int i = 0; i < positionals; ++i)
        dropFirst(callable.signature);
    bool after = false;
    for (Parameter &parameter : callable.signature.parameters) {
        const bool bound = keywords.contains(parameter.name);
        after = after || bound;
        if (after && parameter.kind == Parameter::Kind::Positional)
            parameter.kind = Parameter::Kind::KeywordOnly;
        if (bound)
            parameter.hasDefault = true;
    }
}

} // namespace mxw::source
