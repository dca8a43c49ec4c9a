// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ConstructorRun.h"

#include "models/checks/Descriptor.h"
#include "models/checks/PluginClasses.h"

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// More than any constructor calls; a bound for hostile sources.
constexpr qsizetype MaximumFunctions = 200;

bool isName(const Expression &expression, const QString &name)
{
    return expression.kind == Expression::Kind::Name && expression.text == name;
}

} // namespace

std::shared_ptr<const Usage> usageOf(const Resolver &resolver, const Symbol &symbol)
{
    return (symbol.upstream ? resolver.upstream() : resolver.plugin()).usage(symbol.path);
}

QString selfName(const Definition &method)
{
    const auto &parameters = method.signature.parameters;
    return parameters.empty() || descriptorOf(method) == Descriptor::Static ? QString() : parameters.front().name;
}

QString ConstructorRun::keyOf(const Symbol &method)
{
    return (method.upstream ? u"u "_s : u"p "_s) + method.module + u'@' + QString::number(method.definition);
}

void ConstructorRun::run(const Symbol &method)
{
    if (m_ran.contains(keyOf(method)) || m_ran.size() > MaximumFunctions)
        return;
    m_ran.insert(keyOf(method));
    m_functions.push_back(method);
    const auto usage = usageOf(m_values.resolver(), method);
    const QString self = selfName(*method.definitionOrNull());
    if (!usage) {
        m_open = true;
        return;
    }
    if (self.isEmpty())
        return;
    readStores(method, *usage, self);
    readCalls(method, *usage, self);
}

void ConstructorRun::store(const Symbol &method, const QString &name, int line)
{
    m_names.insert(name);
    m_stores.push_back({name, {method, line}});
}

void ConstructorRun::readStores(const Symbol &method, const Usage &usage, const QString &self)
{
    for (const AttributeStore &use : usage.stores) {
        if (use.place.scope == method.definition && !use.bare && isName(use.object, self))
            store(method, use.attribute, use.place.line);
    }
}

void ConstructorRun::readCalls(const Symbol &method, const Usage &usage, const QString &self)
{
    static const QStringList storing{u"register_buffer"_s, u"register_parameter"_s, u"add_module"_s,
                                     u"register_module"_s};
    for (const CallUse &use : usage.calls) {
        if (use.place.scope != method.definition)
            continue;
        const Expression &callee = use.call.callee();
        const Expression *first = use.call.positional(0);
        const bool onSelf = callee.kind == Expression::Kind::Attribute && isName(callee.items.front(), self);
        if (onSelf && storing.contains(callee.text) && first) {
            if (first->kind == Expression::Kind::String)
                store(method, first->text, use.place.line);
        } else if (isName(callee, u"setattr"_s) && first && isName(*first, self)) {
            const Expression *name = use.call.positional(1);
            if (name && name->kind == Expression::Kind::String)
                store(method, name->text, use.place.line);
            else
                m_open = true;
        } else if (callee.kind == Expression::Kind::Attribute) {
            follow(method, use, self);
        }
    }
}

void ConstructorRun::follow(const Symbol &method, const CallUse &use, const QString &self)
{
    const Expression &callee = use.call.callee();
    const Expression &object = callee.items.front();
    const bool isConstructor = callee.text == "__init__"_L1;
    if (isName(object, self)) {
        // self.__init__(…) starts over.
        isConstructor ? void(m_open = true) : followFrom(callee.text, 0);
        return;
    }
    if (object.kind == Expression::Kind::Call && isName(object.callee(), u"super"_s)) {
        followSuper(method, use, object);
        return;
    }
    const Expression *first = use.call.positional(0);
    if (object.dotted().isEmpty() || !first || !isName(*first, self)) {
        // What is not understood may be a constructor in disguise.
        m_open = m_open || isConstructor || object.text == "__dict__"_L1;
        return;
    }
    const Value type = m_values.value(method.module, use.place, object);
    const auto place = type.is(Value::Kind::Class) ? placeInLine(type.symbol) : std::nullopt;
    if (place)
        followFrom(callee.text, *place);
    else if (isConstructor && !type.is(Value::Kind::External))
        m_open = true;
}

void ConstructorRun::followSuper(const Symbol &method, const CallUse &use, const Expression &super)
{
    std::optional<size_t> place;
    if (const Expression *named = super.positional(0)) {
        const Value type = m_values.value(method.module, use.place, *named);
        if (type.is(Value::Kind::External))
            return;
        if (type.is(Value::Kind::Class))
            place = placeInLine(type.symbol);
    } else {
        place = placeInLine(ownerOf(method));
    }
    if (place)
        followFrom(use.call.callee().text, *place + 1);
    else
        m_open = true;
}

void ConstructorRun::followFrom(const QString &name, size_t from)
{
    if (const auto next = methodInLine(m_values.hierarchy(), m_line, name, Among::All, from))
        run(*next);
}

std::optional<size_t> ConstructorRun::placeInLine(const Symbol &type) const
{
    const auto at = std::ranges::find_if(
        m_line.order, [&](int index) { return index >= 0 && m_line.classes[size_t(index)].isSame(type); });
    return at == m_line.order.end() ? std::nullopt : std::optional(size_t(at - m_line.order.begin()));
}

} // namespace mxw::checks
