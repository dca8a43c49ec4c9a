// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ClassBody.h"

#include "models/source/GivingCalls.h"

#include <algorithm>

// The part of ClassBodyReader that deals with what methods do to their first parameter.

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

using Receiver = ClassBodyReader::Receiver;

constexpr int MaximumAliases = 4;

bool hasDecorator(const Definition &definition, QStringView name)
{
    return std::ranges::any_of(definition.decorators,
                               [&](const Expression &decorator) { return QStringView(decorator.dotted()) == name; });
}

/// What the first parameter of a method is.
Receiver firstParameterOf(const Definition &method, const QString &name)
{
    const std::vector<Parameter> &parameters = method.signature.parameters;
    const bool first = !parameters.empty() && parameters.front().name == name &&
                       (parameters.front().kind == Parameter::Kind::Positional ||
                        parameters.front().kind == Parameter::Kind::PositionalOnly);
    if (!first || (hasDecorator(method, u"staticmethod") && method.name != "__new__"_L1))
        return Receiver::None;
    const bool ofClass = hasDecorator(method, u"classmethod") || method.name == "__new__"_L1 ||
                         method.name == "__init_subclass__"_L1 || method.name == "__class_getitem__"_L1;
    return ofClass ? Receiver::Class : Receiver::Instance;
}

Receiver follow(const Outline &outline, const Usage &usage, int type, int scope, const QString &name, int depth)
{
    for (int at = scope; at >= 0 && size_t(at) < outline.definitions.size();) {
        const Definition &definition = outline.definitions[size_t(at)];
        const LocalName *local = definition.isClass() ? nullptr : usage.local(at, name);
        if (!local) {
            at = definition.scope;
            continue;
        }
        if (local->parameter)
            return definition.scope == type ? firstParameterOf(definition, name) : Receiver::None;
        if (local->bindings != 1 || depth >= MaximumAliases)
            return Receiver::None;
        const Expression &value = local->value;
        if (value.kind == Expression::Kind::Name)
            return follow(outline, usage, type, at, value.text, depth + 1);
        if (value.kind != Expression::Kind::Call)
            return Receiver::None;
        // `made = cls(…)`, `made = super().__new__(cls)`
        const Expression &callee = value.callee();
        const bool byNew = callee.kind == Expression::Kind::Attribute && callee.text == "__new__"_L1;
        const Expression *made = byNew ? value.positional(0) : &callee;
        const bool ofClass = made && made->kind == Expression::Kind::Name &&
                             follow(outline, usage, type, at, made->text, depth + 1) == Receiver::Class;
        return ofClass ? Receiver::Instance : Receiver::None;
    }
    return Receiver::None;
}

bool isBenign(const QString &attribute)
{
    static const QStringList Reading = {u"items"_s, u"keys"_s, u"values"_s, u"get"_s, u"copy"_s};
    return Reading.contains(attribute);
}

} // namespace

Receiver ClassBodyReader::receiver(const Outline &outline, const Usage &usage, int type, int scope, const QString &name)
{
    return follow(outline, usage, type, scope, name, 0);
}

Receiver ClassBodyReader::receiverOf(const Expression &object, const UsePlace &place) const
{
    const bool inside = place.scope >= 0 && size_t(place.scope) < m_inside.size() && m_inside[size_t(place.scope)];
    if (!inside || object.kind != Expression::Kind::Name)
        return Receiver::None;
    return receiver(m_outline, *m_usage, m_type.definition, place.scope, object.text);
}

void ClassBodyReader::readMethods()
{
    m_inside.resize(m_outline.definitions.size());
    for (size_t i = 0; i < m_inside.size(); ++i) {
        const Definition &definition = m_outline.definitions[i];
        m_inside[i] = (definition.scope == m_type.definition && !definition.isClass()) ||
                      (definition.scope >= 0 && m_inside[size_t(definition.scope)]);
    }
    readStores();
    readCalls();
    readReads();
    std::vector<Member> values(m_selfValues.cbegin(), m_selfValues.cend());
    std::ranges::sort(values, {}, [](const Member &member) { return std::pair(member.line, member.name); });
    for (Member &member : values)
        m_body.add(std::move(member));
}

void ClassBodyReader::store(Receiver receiver, const QString &name, const Expression &value, const UsePlace &place,
                            const QString &annotation)
{
    if (receiver == Receiver::Class) {
        Member added = member(Member::Kind::Added, name, place.line);
        added.annotation = annotation;
        added.values.push_back(value);
        added.scopes.push_back(place.scope);
        m_body.add(std::move(added));
        return;
    }
    auto known = m_selfValues.find(name);
    if (known == m_selfValues.end())
        known = m_selfValues.insert(name, member(Member::Kind::SelfValue, name, place.line));
    if (known->annotation.isEmpty())
        known->annotation = annotation;
    known->values.push_back(value);
    known->scopes.push_back(place.scope);
}

void ClassBodyReader::readStores()
{
    for (const AttributeStore &use : m_usage->stores) {
        const Receiver receiver = receiverOf(use.object, use.place);
        if (receiver == Receiver::None)
            continue;
        if (use.attribute == "__class__"_L1 || use.attribute == "__dict__"_L1)
            open(receiver, tr("%1 changes its own class.").arg(m_type.qualifiedName));
        else if (use.bare)
            store(receiver, use.attribute, {}, use.place, use.annotation);
        else
            store(receiver, use.attribute, use.value, use.place, use.annotation);
    }
}

void ClassBodyReader::readSetattr(const CallUse &use, const Expression &object, const Expression *attribute,
                                  const Expression *value)
{
    const Receiver receiver = receiverOf(object, use.place);
    if (receiver == Receiver::None)
        return;
    if (attribute && attribute->kind == Expression::Kind::String) {
        store(receiver, attribute->text, value ? *value : Expression(), use.place, {});
        return;
    }
    // A __setattr__ of its own only passes on what somebody else names.
    if (m_outline.definitions[size_t(use.place.scope)].name != "__setattr__"_L1)
        open(receiver, tr("%1 gets attributes by setattr().").arg(m_type.qualifiedName));
}

void ClassBodyReader::readCalls()
{
    for (const CallUse &use : m_usage->calls) {
        const Expression &callee = use.call.callee();
        const Expression *first = use.call.positional(0);
        const Expression *second = use.call.positional(1);
        if (callee.kind == Expression::Kind::Name && callee.text == "setattr"_L1 && first) {
            readSetattr(use, *first, second, use.call.positional(2));
            continue;
        }
        if (giving::isGiver(use.call)) {
            readSetattr(use, *first, second, nullptr);
            continue;
        }
        if (callee.kind != Expression::Kind::Attribute)
            continue;
        const Expression &object = callee.items.front();
        if (callee.text == "__setattr__"_L1 && use.call.positionalCount() == 3) {
            readSetattr(use, *first, second, use.call.positional(2));
        } else if (callee.text == "__setattr__"_L1) {
            const bool parent = object.kind == Expression::Kind::Call && object.callee().text == "super"_L1;
            const std::vector<Parameter> *parameters = nullptr;
            if (parent && use.place.scope >= 0)
                parameters = &m_outline.definitions[size_t(use.place.scope)].signature.parameters;
            Expression self;
            self.kind = Expression::Kind::Name;
            self.text = parameters && !parameters->empty() ? parameters->front().name : QString();
            readSetattr(use, parent ? self : object, first, second);
        } else if (giving::isRegistering(use.call)) {
            const Expression *name = first ? first : use.call.keyword(u"name");
            const Expression *value = second;
            for (const QStringView keyword : {u"tensor", u"param", u"module"})
                value = value ? value : use.call.keyword(keyword);
            readSetattr(use, object, name, value);
        }
    }
}

/// `self.__dict__` and `vars(self)`, unless they are only read.
void ClassBodyReader::readReads()
{
    const QString why = tr("%1 fills its own __dict__.").arg(m_type.qualifiedName);
    const auto isVars = [](const Expression &call) {
        return call.kind == Expression::Kind::Call && call.callee().dotted() == "vars"_L1 && call.positional(0);
    };
    std::vector<const Expression *> reading;
    for (const AttributeRead &use : m_usage->attributes) {
        if (isVars(use.object) && isBenign(use.attributes.front()))
            reading.push_back(&use.object);
        if (use.attributes.front() != "__dict__"_L1 || (use.attributes.size() > 1 && isBenign(use.attributes.at(1))))
            continue;
        if (const Receiver receiver = receiverOf(use.object, use.place); receiver != Receiver::None)
            open(receiver, why);
    }
    for (const CallUse &use : m_usage->calls) {
        const bool onlyRead = std::ranges::any_of(
            reading, [&](const Expression *call) { return call->line == use.call.line && *call == use.call; });
        if (!isVars(use.call) || onlyRead)
            continue;
        if (const Receiver receiver = receiverOf(*use.call.positional(0), use.place); receiver != Receiver::None)
            open(receiver, why);
    }
}

} // namespace mxw::source
