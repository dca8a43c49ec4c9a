// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/UsageBuilder.h"

// The part of UsageBuilder that deals with definitions, scopes and the places in them.

using namespace Qt::StringLiterals;

namespace mxw::source::python {

void UsageBuilder::definition(const Node &node)
{
    const int index = m_definitions++;
    const bool isClass = node.is(Kind::ClassDef);
    visitAll(node.list(Field::Decorators));
    const bool generic = pushTypeParameters(node);
    if (isClass) {
        visitAll(node.list(Field::Bases));
        visitAll(node.list(Field::Keywords));
    } else {
        parameters(node.child(Field::Args), true);
        annotation(node.child(Field::Returns));
    }
    Scope scope{isClass ? Scope::Kind::Class : Scope::Kind::Function, index, LocalBindings(hasWalrus()), {}};
    if (!isClass)
        scope.names.addParameters(node.child(Field::Args));
    scope.names.addBody(node.list(Field::Body));
    countOuterBindings(scope.names);
    if (!isClass)
        addLocals(scope);
    m_scopes.push_back(std::move(scope));
    walkScope(node.list(Field::Body));
    m_scopes.pop_back();
    if (generic)
        m_scopes.pop_back();
}

/// Defaults, and annotations when they are evaluated.
void UsageBuilder::parameters(const Node &arguments, bool annotations)
{
    visitAll(arguments.list(Field::Defaults));
    visitAll(arguments.list(Field::KeywordDefaults));
    if (!annotations)
        return;
    for (const Field field : {Field::PositionalOnly, Field::Args, Field::KeywordOnly}) {
        for (const Node argument : arguments.list(field))
            annotation(argument.child(Field::Annotation));
    }
    for (const Field field : {Field::Variadic, Field::KeywordVariadic})
        annotation(arguments.child(field).child(Field::Annotation));
}

void UsageBuilder::annotation(const Node &node)
{
    if (!m_lazyAnnotations)
        visit(node);
}

/// `def f[T](…)`: bounds and defaults of T are evaluated when somebody asks for them.
bool UsageBuilder::pushTypeParameters(const Node &node)
{
    const Nodes parameters = node.list(Field::TypeParameters);
    if (parameters.isEmpty())
        return false;
    Scope scope{Scope::Kind::TypeParameters, m_scopes.back().index, LocalBindings(hasWalrus()), {}};
    for (const Node parameter : parameters)
        scope.names.addName(parameter.text(Field::Name), parameter.line());
    m_scopes.push_back(std::move(scope));
    return true;
}

void UsageBuilder::addLocals(Scope &scope)
{
    const QHash<QString, LocalBindings::Bound> &names = scope.names.names();
    for (auto it = names.cbegin(); it != names.cend(); ++it) {
        LocalName local;
        local.name = it.key();
        local.scope = scope.index;
        local.parameter = it->parameter;
        local.bindings = it->bindings;
        if (it->bindings == 1)
            local.value = m_expressions.read(it->value);
        local.annotation = m_expressions.unparse(it->annotation, 1000);
        local.line = it->line;
        scope.locals.insert(local.name, m_usage.locals.size());
        m_usage.locals.push_back(std::move(local));
    }
}

/// What a scope binds by `nonlocal` counts for the function that the name belongs to.
void UsageBuilder::countOuterBindings(const LocalBindings &names)
{
    for (auto it = names.outerBindings().cbegin(); it != names.outerBindings().cend(); ++it) {
        for (auto scope = m_scopes.rbegin(); scope != m_scopes.rend(); ++scope) {
            const auto found = scope->locals.constFind(it.key());
            if (found == scope->locals.cend())
                continue;
            LocalName &local = m_usage.locals[*found];
            local.bindings += *it;
            if (local.bindings != 1)
                local.value = {};
            break;
        }
    }
}

/// No function, comprehension or lambda around gives the name, nor does the class body that reads it.
bool UsageBuilder::isFree(const QString &name) const
{
    bool inClass = true; // only the class body itself sees its names
    for (auto scope = m_scopes.rbegin(); scope != m_scopes.rend(); ++scope) {
        const bool isClass = scope->kind == Scope::Kind::Class;
        if (isClass && name == "__class__"_L1 && !inClass)
            return false;
        if (isClass && !inClass)
            continue;
        if (scope->names.isGlobal(name))
            return true;
        if (scope->names.binds(name))
            return scope->kind == Scope::Kind::Module;
        inClass = inClass && scope->kind == Scope::Kind::TypeParameters;
    }
    return true;
}

bool UsageBuilder::isHidden(const QString &name) const
{
    for (auto scope = m_scopes.rbegin(); scope != m_scopes.rend() && scope->isInner(); ++scope) {
        if (scope->names.binds(name))
            return true;
    }
    return false;
}

UsePlace UsageBuilder::place(const Node &node)
{
    return {m_scopes.back().index, condition(), node.line()};
}

int UsageBuilder::condition()
{
    if (m_conditionOf == revision())
        return m_condition;
    QByteArray key;
    QDataStream stream(&key, QDataStream::WriteOnly);
    for (const Guard &guard : guards())
        stream << quint8(guard.kind) << guard.text << guard.line;
    const int next = int(m_usage.conditions.size());
    const auto known = m_conditionIndexes.constFind(key);
    m_condition = known == m_conditionIndexes.cend() ? next : *known;
    if (m_condition == next) {
        m_conditionIndexes.insert(key, next);
        m_usage.conditions.push_back(guards());
    }
    m_conditionOf = revision();
    return m_condition;
}

} // namespace mxw::source::python
