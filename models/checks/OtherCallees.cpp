// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/OtherCallees.h"

#include "models/checks/DecoratorNames.h"
#include "models/checks/Descriptor.h"
#include "models/checks/Subclasses.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

bool OtherCallees::isBound() const
{
    return m_callee.callable.constructor || m_callee.value.is(Value::Kind::BoundMethod);
}

/// A function whose decorators install it, or say how it is bound: it keeps the signature that is written there.
bool OtherCallees::isOnlyPatched(const Symbol &function) const
{
    const Definition *definition = function.definitionOrNull();
    if (!definition || definition->isClass() || function.upstream)
        return false;
    return std::ranges::all_of(definition->decorators, [&](const Expression &decorator) {
        const QString name = writtenName(decorator);
        if (name == "staticmethod"_L1 || name == "classmethod"_L1)
            return true;
        const Resolution resolution =
            m_context.code.atTarget.resolveExpression(function.module, definition->scope, name);
        return resolution.found() && m_context.code.profile.patchDecorators.contains(resolution.symbol.dotted());
    });
}

/// `boundFirst`: the call fills the first parameter by binding, unless the other is a static method.
std::optional<CallBinding> OtherCallees::bindingTo(const Symbol &other, bool boundFirst) const
{
    Callee callee;
    callee.value.kind = other.kind == Symbol::Kind::Class ? Value::Kind::Class : Value::Kind::Function;
    callee.value.symbol = other;
    callee.launch = m_callee.launch;
    if (isOnlyPatched(other)) {
        callee.callable.function = other;
        callee.callable.signature = other.definitionOrNull()->signature;
    } else {
        callee.callable = m_context.atTarget.callable(callee.value);
    }
    const Definition *definition = callee.definition();
    if (!callee.callable.known() || !definition)
        return std::nullopt;
    auto &parameters = callee.callable.signature.parameters;
    if (boundFirst && !callee.callable.constructor && descriptorOf(*definition) != Descriptor::Static &&
        !parameters.empty() && parameters.front().kind != Parameter::Kind::VarPositional)
        parameters.erase(parameters.begin());
    return bindCallTo(m_context.code.profile, callee, m_call);
}

bool OtherCallees::replaces(const EntryFacts &facts) const
{
    return facts.entry.reached != Reached::Never && facts.atTarget.found() && !facts.patch.augmented &&
           (facts.atTarget.symbol.isSame(m_callee.callable.function) || facts.atTarget.symbol.isSame(m_callee.named()));
}

std::optional<CallBinding> OtherCallees::bindingTo(const EntryFacts &facts) const
{
    if (!facts.replacement)
        return std::nullopt;
    return bindingTo(*facts.replacement, isBound());
}

OtherCallees::Answer OtherCallees::replacement() const
{
    Answer answer = Answer::None;
    for (const EntryFacts &facts : m_context.inventory.facts) {
        if (!replaces(facts))
            continue;
        const auto binding = bindingTo(facts);
        if (!binding || binding->fits())
            return Answer::Fits;
        answer = Answer::Refuses;
    }
    return answer;
}

std::optional<OtherCallees::Refusal> OtherCallees::refusedReplacement(const QString &file) const
{
    std::optional<Refusal> refusal;
    for (const EntryFacts &facts : m_context.inventory.facts) {
        if (!replaces(facts))
            continue;
        const bool ownFile = facts.entry.file == file || (facts.replacement && facts.replacement->path == file);
        const auto binding = bindingTo(facts);
        if (ownFile || !binding || binding->fits())
            return std::nullopt;
        refusal = Refusal{&facts.entry, *binding};
    }
    return refusal;
}

std::vector<Symbol> OtherCallees::alternatives() const
{
    const Symbol &function = m_callee.callable.function;
    return m_context.code.atTarget.resolve(function.module, function.qualifiedName).alternatives;
}

/// Nothing when one of them is no function or class.
std::optional<std::vector<Symbol>> OtherCallees::otherValues() const
{
    std::vector<Symbol> symbols;
    for (const Value &value : m_callee.others) {
        const bool plain = value.kind == m_callee.value.kind && !value.self && !value.boundPositionals &&
                           value.boundKeywords.isEmpty();
        if (!plain)
            return std::nullopt;
        symbols.push_back(value.symbol);
    }
    return symbols;
}

bool OtherCallees::anyAlternativeFits() const
{
    const auto others = otherValues();
    if (!others)
        return true;
    const auto fits = [&](const Symbol &other) {
        const auto binding = bindingTo(other, isBound());
        return !binding || binding->fits();
    };
    if (std::ranges::any_of(*others, fits))
        return true;
    return std::ranges::any_of(alternatives(), fits);
}

/// Nothing when there are too many classes, or a class has something else than a function by that name.
std::optional<std::vector<Symbol>> OtherCallees::overridingMethods() const
{
    std::vector<Symbol> methods;
    if (!m_callee.mayBeOverridden())
        return methods;
    const ClassHierarchy &hierarchy = m_context.atTarget.hierarchy();
    const QString name = m_callee.callable.function.qualifiedName.section(u'.', -1);
    bool complete = true;
    for (const Symbol &type : subclassesOf(hierarchy, m_callee.value.receiver, &complete)) {
        for (const Member &member : hierarchy.ownMembers(type)) {
            if (member.name != name)
                continue;
            if (member.kind != Member::Kind::Method)
                return std::nullopt;
            Symbol method = type;
            method.kind = Symbol::Kind::Function;
            method.qualifiedName += u'.' + name;
            method.definition = member.definition;
            methods.push_back(std::move(method));
        }
    }
    if (!complete)
        return std::nullopt;
    return methods;
}

OtherCallees::Answer OtherCallees::overriding() const
{
    const auto methods = overridingMethods();
    if (!methods)
        return Answer::Fits;
    const bool fits = std::ranges::any_of(*methods, [&](const Symbol &method) {
        const auto binding = bindingTo(method, isBound());
        return !binding || binding->fits();
    });
    if (fits)
        return Answer::Fits;
    return methods->empty() ? Answer::None : Answer::Refuses;
}

std::optional<std::vector<Symbol>> OtherCallees::functions() const
{
    auto functions = overridingMethods();
    if (!functions)
        return std::nullopt;
    for (const EntryFacts &facts : m_context.inventory.facts) {
        if (!replaces(facts))
            continue;
        if (!facts.replacement || facts.replacement->kind != Symbol::Kind::Function)
            return std::nullopt;
        functions->push_back(*facts.replacement);
    }
    auto others = otherValues();
    if (!others)
        return std::nullopt;
    for (Symbol &other : *others)
        functions->push_back(std::move(other));
    for (Symbol &alternative : alternatives())
        functions->push_back(std::move(alternative));
    return functions;
}

} // namespace mxw::checks
