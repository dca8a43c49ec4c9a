// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueSearch.h"

#include "models/source/LibraryFacts.h"

#include <algorithm>

// The part of ValueSearch that deals with attributes.

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

/// Classes that are one only by what they look like need not derive from it.
bool isProtocol(const Symbol &type)
{
    const Definition *definition = type.definitionOrNull();
    return definition && std::ranges::any_of(definition->bases, [](const Expression &base) {
               const Expression &plain = base.kind == Expression::Kind::Subscript ? base.items.front() : base;
               return plain.dotted().section(u'.', -1) == "Protocol"_L1;
           });
}

} // namespace

Value ValueSearch::attributes(const QString &module, const UsePlace &place, const Expression &object,
                              const QStringList &attributes, qsizetype *followed)
{
    Value value = evaluate(module, place, object);
    QString dotted = object.dotted();
    qsizetype count = 0;
    for (const QString &name : attributes) {
        const bool ends =
            (value.is(Kind::Unknown) && value.either.empty()) || value.is(Kind::Missing) || value.is(Kind::External);
        if (value.is(Kind::External)) {
            QString &qualified = value.symbol.qualifiedName;
            qualified = qualified.isEmpty() ? name : QString(qualified + u'.' + name);
        }
        if (ends)
            continue;
        value = step(value, name);
        if (value.is(Kind::Missing) && mayBeAsked(module, place, dotted, name))
            value = unknown(tr("The code asks whether %1 has %2.").arg(dotted, name));
        if (value.is(Kind::Missing) && value.ownerKind == Value::Owner::Module)
            value.moduleMissing = isImported(module, value.owner.module + u'.' + name);
        dotted = dotted.isEmpty() ? QString() : QString(dotted + u'.' + name);
        value = narrowed(module, place, dotted, std::move(value));
        if (!value.is(Kind::Missing) && !value.is(Kind::Unknown))
            ++count;
    }
    if (followed)
        *followed = count;
    return value;
}

/// An import of the module itself names `dotted`: then it is the import that fails.
bool ValueSearch::isImported(const QString &module, const QString &dotted) const
{
    const std::shared_ptr<const Outline> outline = outlineOf(module);
    const QString below = dotted + u'.';
    return outline && std::ranges::any_of(outline->imports, [&](const Import &import) {
               if (import.from) {
                   const QString origin = m_resolver.absoluteModule(module, import);
                   return origin == dotted || origin.startsWith(below);
               }
               return std::ranges::any_of(import.names, [&](const ImportedName &name) {
                   return name.name == dotted || name.name.startsWith(below);
               });
           });
}

/// hasattr(), getattr() with a default, `except AttributeError`.
bool ValueSearch::mayBeAsked(const QString &module, const UsePlace &place, const QString &dotted,
                             const QString &name) const
{
    const std::shared_ptr<const Usage> usage = usageOf(module);
    const std::shared_ptr<const Outline> outline = outlineOf(module);
    if (!usage || !outline)
        return false;
    if (size_t(place.conditions) < usage->conditions.size()) {
        const bool caught = std::ranges::any_of(usage->conditionsOf(place), [](const Guard &guard) {
            return guard.kind == Guard::Kind::Try && guard.text.contains("AttributeError"_L1);
        });
        if (caught)
            return true;
    }
    const std::shared_ptr<const Narrowing> narrowing = m_memory.narrowing(module, *usage, m_resolver);
    const QString wanted = dotted + u'.' + name;
    for (int at = place.scope;; at = outline->definitions[size_t(at)].scope) {
        if (narrowing->asked.value(at).contains(wanted))
            return true;
        if (at < 0)
            return false;
    }
}

Value ValueSearch::step(const Value &owner, const QString &name)
{
    switch (owner.kind) {
    case Kind::Module:
        return ofModule(owner, name);
    case Kind::Class:
    case Kind::Instance:
        return ofType(owner, name);
    case Kind::External:
        return external(owner.symbol.module, owner.symbol.qualifiedName + u'.' + name);
    case Kind::Function:
    case Kind::BoundMethod:
        return unknown(tr("%1 is an attribute of a function.").arg(name));
    case Kind::Data:
        return unknown(tr("%1 is an attribute of data.").arg(name));
    case Kind::Unknown:
        if (!owner.either.empty())
            return ofEach(owner, [&](const Value &one) { return step(one, name); });
        break;
    case Kind::Missing:
        break;
    }
    return owner;
}

Value ValueSearch::ofModule(const Value &owner, const QString &name)
{
    const Resolution resolution = m_resolver.resolve(owner.symbol.module, name);
    const bool own = resolution.missing() && resolution.missingAt == owner.symbol.module && !resolution.moduleMissing;
    if (!own)
        return ofResolution(resolution, name);
    if (m_hierarchy.isInstalled(owner.symbol.module + u'.' + name))
        return unknown(tr("The plugin assigns %1 to %2.").arg(name, owner.symbol.module));
    Value value;
    value.kind = Kind::Missing;
    value.ownerKind = Value::Owner::Module;
    value.owner = owner.symbol;
    value.attribute = name;
    return value;
}

Value ValueSearch::ofType(const Value &owner, const QString &name)
{
    const bool instance = owner.is(Kind::Instance);
    if (!instance && owner.boundPositionals + owner.boundKeywords.size() > 0)
        return unknown(tr("%1 is an attribute of a partial call.").arg(name));
    if (name == "__class__"_L1 && instance) {
        Value type = owner;
        type.kind = Kind::Class;
        type.self = !owner.exact;
        type.viaSuper = false;
        return type;
    }
    const ClassHierarchy::Lookup lookup = owner.viaSuper ? m_hierarchy.parentMember(owner.symbol, name)
                                          : instance     ? m_hierarchy.instanceMember(owner.symbol, name)
                                                         : m_hierarchy.classMember(owner.symbol, name);
    if (lookup.presence == ClassHierarchy::Presence::Unknown)
        return unknown(lookup.reason);
    if (lookup.presence == ClassHierarchy::Presence::Present)
        return ofMember(owner, lookup);
    if (instance && !owner.exact && !owner.self && isProtocol(owner.symbol))
        return unknown(tr("Anything that fits may stand for the protocol %1.").arg(owner.symbol.qualifiedName));
    const bool mayBeDerived = owner.self || (instance && !owner.exact);
    const QString derived = mayBeDerived ? m_hierarchy.derivedMember(owner.symbol, name) : QString();
    if (!derived.isEmpty())
        return unknown(tr("A class derived from %1 has %2 (%3).").arg(owner.symbol.qualifiedName, name, derived));
    Value value;
    value.kind = Kind::Missing;
    value.ownerKind = instance ? Value::Owner::Instance : Value::Owner::Class;
    value.owner = owner.symbol;
    value.ownerExact = instance && owner.exact;
    value.ownerSelf = owner.self;
    value.ownerSuper = owner.viaSuper;
    value.attribute = name;
    if (instance && !owner.exact && !owner.self)
        value.elsewhere = m_hierarchy.namedAnywhere(name);
    return value;
}

Value ValueSearch::ofMember(const Value &owner, const ClassHierarchy::Lookup &lookup)
{
    const Member &member = lookup.member;
    if (!lookup.external.isEmpty())
        return external(member.owner.module, member.owner.qualifiedName + u'.' + member.name);
    const auto found = [&]() -> Value {
        switch (member.kind) {
        case Member::Kind::Method:
            return method(owner, member);
        case Member::Kind::Annotation:
        case Member::Kind::SelfValue:
        case Member::Kind::Slot:
            return instanceValue(owner, member);
        case Member::Kind::ClassValue:
        case Member::Kind::Added:
            break;
        }
        if (owner.is(Kind::Instance) && !owner.viaSuper && member.definition < 0 && !isEnumMember(member))
            return instanceValue(owner, member);
        return classValue(owner, member);
    };
    const QString key = u"member "_s + QString::number(int(owner.kind)) + u' ' + QString::number(int(owner.exact)) +
                        QString::number(int(owner.self)) + QString::number(int(owner.viaSuper)) + owner.symbol.module +
                        u':' + owner.symbol.qualifiedName + u'@' + QString::number(owner.symbol.definition) + u' ' +
                        member.name;
    return guarded(key, found);
}

Value ValueSearch::method(const Value &owner, const Member &member)
{
    if (!member.values.empty())
        return unknown(tr("%1 is defined in several branches.").arg(member.name));
    if (m_hierarchy.isInstalled(member.owner.dotted() + u'.' + member.name))
        return unknown(tr("The plugin replaces %1.").arg(member.name));
    Value value;
    value.symbol = symbolOf(member.owner, member.definition);
    value.receiver = owner.symbol;
    value.viaSuper = owner.viaSuper;
    value.self = owner.self;
    const bool instance = owner.is(Kind::Instance);
    value.exact = instance ? owner.exact : !owner.self;
    const DecoratorReader::Effect effect = m_decorators.together(value.symbol);
    if (effect == DecoratorReader::Effect::Property) {
        value.kind = Kind::BoundMethod;
        if (!instance)
            return unknown(tr("%1 is a property.").arg(member.name));
        return returned(value);
    }
    const bool isNew = member.name == "__new__"_L1;
    const bool bound = effect == DecoratorReader::Effect::ClassMethod || member.name == "__init_subclass__"_L1 ||
                       member.name == "__class_getitem__"_L1 ||
                       (instance && effect != DecoratorReader::Effect::Static && !isNew);
    value.kind = bound ? Kind::BoundMethod : Kind::Function;
    return value;
}

/// A public name that the body of an Enum assigns.
bool ValueSearch::isEnumMember(const Member &member) const
{
    const bool plain = member.kind == Member::Kind::ClassValue && member.definition < 0 && member.values.size() == 1 &&
                       !member.values.front().isNone() && !member.name.startsWith(u'_') &&
                       member.values.front().kind != Expression::Kind::Lambda;
    if (!plain)
        return false;
    const QStringList &external = m_hierarchy.line(member.owner).external;
    return std::ranges::any_of(
        external, [](const QString &base) { return LibraryFacts::bundled().isSubclass(base, u"enum.Enum"_s); });
}

Value ValueSearch::classValue(const Value &owner, const Member &member)
{
    if (isEnumMember(member))
        return instanceOf(member.owner, true);
    if (member.definition >= 0 && member.values.empty()) {
        Value value;
        value.kind = Kind::Class;
        value.symbol = symbolOf(member.owner, member.definition);
        return value;
    }
    Value data;
    data.kind = Kind::Data;
    data.symbol = member.owner;
    data.symbol.kind = Symbol::Kind::Variable;
    data.symbol.qualifiedName += u'.' + member.name;
    data.symbol.line = member.line;
    data.symbol.definition = -1;
    Value value = data;
    if (member.values.size() == 1 && !member.values.front().isNone())
        value = evaluate(member.module, {member.scopes.front(), 0, member.line}, member.values.front());
    else if (member.values.size() == 1) // an import in the class body
        value =
            ofResolution(m_resolver.resolveExpression(member.module, member.scopes.front(), member.name), member.name);
    if (value.is(Kind::Function) && owner.is(Kind::Instance) && member.values.front().kind != Expression::Kind::Call) {
        value.kind = Kind::BoundMethod;
        value.receiver = owner.symbol;
    }
    if (!member.annotation.isEmpty() && !(value.tells() && value.exact)) {
        Value promised = annotated(member.module, member.owner.definition, member.annotation, &owner);
        if (promised.tells() || promised.is(Kind::Data))
            return promised;
    }
    if (!value.tells())
        return data;
    // A derived class may set another.
    if (!owner.exact && (owner.is(Kind::Instance) || owner.self)) {
        const bool anyClass = std::ranges::find(value.either, Kind::Class, &Value::kind) != value.either.end();
        if (value.is(Kind::Class) || anyClass)
            return unknown(tr("A derived class may set another %1.").arg(member.name));
        value.exact = false;
        for (Value &one : value.either)
            one.exact = false;
    }
    return value;
}

/// What everything that is stored in the attribute agrees on; the first annotation on the way is believed.
Value ValueSearch::instanceValue(const Value &owner, const Member &member)
{
    std::vector<Member> all = m_hierarchy.membersNamed(owner.symbol, member.name);
    if (owner.is(Kind::Class))
        std::erase_if(all, [](const Member &one) { return one.kind == Member::Kind::SelfValue; });
    for (const Member &one : all) {
        if (one.annotation.isEmpty())
            continue;
        const int scope = one.scopes.empty() ? one.owner.definition : one.scopes.front();
        return annotated(one.module, scope, one.annotation, &owner);
    }
    std::vector<Value> values;
    for (const Member &one : all) {
        for (size_t i = 0; i < one.values.size(); ++i) {
            const Expression &stored = one.values[i];
            if (stored.kind == Expression::Kind::Constant && stored.text == "None"_L1)
                continue;
            Value value = stored.isNone() ? unknown(tr("%1 is stored in several ways.").arg(one.name))
                                          : evaluate(one.module, {one.scopes[i], 0, one.line}, stored);
            if (one.kind != Member::Kind::SelfValue && value.is(Kind::Function)) {
                value.kind = Kind::BoundMethod;
                value.receiver = owner.symbol;
            }
            values.push_back(std::move(value));
        }
    }
    Value result = agreed(values, tr("%1 is stored in several ways.").arg(member.name));
    if (result.is(Kind::Missing))
        return unknown(tr("%1 is given by something that is not there.").arg(member.name));
    if (!owner.exact) {
        result.exact = false;
        for (Value &one : result.either)
            one.exact = false;
    }
    if (result.is(Kind::Class) && !owner.exact)
        return unknown(tr("A derived class may set another %1.").arg(member.name));
    if (result.is(Kind::Data)) {
        result.symbol = member.owner;
        result.symbol.kind = Symbol::Kind::Variable;
        result.symbol.qualifiedName += u'.' + member.name;
        result.symbol.line = member.line;
        result.symbol.definition = -1;
    }
    return result;
}

} // namespace mxw::source
