// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/UsageBuilder.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

/// `from __future__ import annotations`: no annotation of the module is evaluated.
bool hasLazyAnnotations(const Nodes &statements)
{
    for (const Node node : statements) {
        if (!node.is(Kind::ImportFrom) || node.text(Field::ModuleName) != "__future__"_L1)
            continue;
        for (const Node alias : node.list(Field::Names)) {
            if (alias.text(Field::Name) == "annotations"_L1)
                return true;
        }
    }
    return false;
}

} // namespace

UsageBuilder::UsageBuilder(const SourceText &source) : StatementWalker(source, Conditions::Full)
{
    m_expressions.hide([this](const QString &name) { return isHidden(name); });
}

Usage UsageBuilder::build(const Node &module)
{
    const Nodes statements = module.list(Field::Body);
    m_lazyAnnotations = hasLazyAnnotations(statements);
    m_conditionIndexes.insert(QByteArray(), 0);
    m_conditionOf = revision();
    m_scopes.push_back({Scope::Kind::Module, ModuleScope, LocalBindings(hasWalrus()), {}});
    walkScope(statements);
    std::ranges::sort(m_usage.locals, [](const LocalName &a, const LocalName &b) {
        return a.scope != b.scope ? a.scope < b.scope : a.name < b.name;
    });
    m_usage.volatileNames = QStringList(m_volatile.begin(), m_volatile.end());
    m_usage.volatileNames.sort();
    return std::move(m_usage);
}

// Compound statements

void UsageBuilder::head(const Node &compound)
{
    switch (compound.kind()) {
    case Kind::If:
    case Kind::While:
        visit(compound.child(Field::Test));
        break;
    case Kind::For:
    case Kind::AsyncFor:
        visit(compound.child(Field::Iterated));
        break;
    case Kind::With:
    case Kind::AsyncWith:
        for (const Node item : compound.list(Field::Items))
            visit(item.child(Field::ContextExpr));
        break;
    case Kind::Match:
        visit(compound.child(Field::Subject));
        break;
    default:
        break;
    }
}

void UsageBuilder::handler(const Node &handler)
{
    visit(handler.child(Field::Type));
    // The name is gone after the handler.
    if (m_scopes.back().kind == Scope::Kind::Module)
        noteVolatile(handler.text(Field::Name));
}

void UsageBuilder::bindTarget(const Node &target, const Node &)
{
    store(target, {});
}

void UsageBuilder::bindPattern(const Node &pattern, const Node &)
{
    visitFields(pattern);
}

// Simple statements

void UsageBuilder::simpleStatement(const Node &node)
{
    switch (node.kind()) {
    case Kind::Assign:
        return assign(node);
    case Kind::AnnAssign:
        return annotatedAssign(node);
    case Kind::AugAssign:
        return augmentedAssign(node);
    case Kind::Assert:
        return assertion(node);
    case Kind::Delete:
        for (const Node target : node.list(Field::Targets))
            remove(target);
        return;
    case Kind::Global: {
        const Nodes names = node.list(Field::Names);
        for (qsizetype i = 0; i < names.size(); ++i)
            noteVolatile(toText(names.object(i)));
        return;
    }
    case Kind::Import:
    case Kind::ImportFrom:
    case Kind::Nonlocal:
    case Kind::TypeAlias: // evaluated when somebody asks for the value
        return;
    default:
        visitFields(node);
    }
}

void UsageBuilder::assign(const Node &node)
{
    const Nodes targets = node.list(Field::Targets);
    const Node value = node.child(Field::Value);
    Node unpacking = targets[0];
    for (const Node target : targets) {
        if (target.is(Kind::Tuple) || target.is(Kind::List)) {
            unpacking = target;
            break;
        }
    }
    visitPaired(unpacking, value);
    for (const Node target : targets)
        store(target, value);
}

void UsageBuilder::annotatedAssign(const Node &node)
{
    const Node target = node.child(Field::Target);
    const Node value = node.child(Field::Value);
    const Node type = node.child(Field::Annotation);
    visit(value);
    store(target, value, type, !value);
    if (m_scopes.back().kind != Scope::Kind::Function)
        annotation(type);
}

void UsageBuilder::augmentedAssign(const Node &node)
{
    const Node target = node.child(Field::Target);
    visit(target); // read before it is written
    visit(node.child(Field::Value));
    if (target.is(Kind::Attribute)) {
        m_usage.stores.push_back({m_expressions.read(target.child(Field::Value)),
                                  m_expressions.identifier(target, Field::Attr),
                                  {},
                                  {},
                                  false,
                                  place(target)});
    }
}

void UsageBuilder::assertion(const Node &node)
{
    const Node test = node.child(Field::Test);
    visit(test);
    if (const Node message = node.child(Field::Message)) {
        push({Guard::Kind::Else, m_expressions.unparse(test, MaximumGuardText), test.line()});
        visit(message);
        pop();
    }
}

void UsageBuilder::remove(const Node &target)
{
    switch (target.kind()) {
    case Kind::Name:
        if (m_scopes.back().kind == Scope::Kind::Module)
            noteVolatile(target.text(Field::Id));
        break;
    case Kind::Attribute:
        visit(target.child(Field::Value));
        break;
    default:
        for (const Node element : target.list(Field::Elements))
            remove(element);
        if (target.is(Kind::Subscript))
            visitFields(target);
    }
}

void UsageBuilder::store(const Node &target, const Node &value, const Node &annotation, bool bare)
{
    const Depth depth(m_depth, 3 * MaximumDepth);
    switch (target.kind()) {
    case Kind::Tuple:
    case Kind::List: {
        const Nodes targets = target.list(Field::Elements);
        const Nodes values = pairedValues(target, value);
        for (qsizetype i = 0; i < targets.size(); ++i)
            store(targets[i], values.isEmpty() ? Node() : values[i]);
        break;
    }
    case Kind::Starred:
        store(target.child(Field::Value), {});
        break;
    case Kind::Attribute: {
        const Node object = target.child(Field::Value);
        visit(object);
        m_usage.stores.push_back({m_expressions.read(object), m_expressions.identifier(target, Field::Attr),
                                  m_expressions.read(value), m_expressions.unparse(annotation, 1000), bare,
                                  place(target)});
        break;
    }
    case Kind::Subscript: {
        const Node key = target.child(Field::Slice);
        if (target.child(Field::Value).is(Kind::Call) && key.isString() &&
            target.child(Field::Value).child(Field::Function).dotted() == "globals"_L1)
            noteVolatile(toText(key.value(Field::Value)));
        visitFields(target);
        break;
    }
    default:
        break;
    }
}

/// globals().update(name=…)
void UsageBuilder::noteWrittenGlobals(const Node &call)
{
    const Node function = call.child(Field::Function);
    if (!function.is(Kind::Attribute) || function.text(Field::Attr) != "update"_L1)
        return;
    const Node object = function.child(Field::Value);
    if (!object.is(Kind::Call) || object.child(Field::Function).dotted() != "globals"_L1)
        return;
    for (const Node keyword : call.list(Field::Keywords))
        noteVolatile(keyword.text(Field::Arg));
}

void UsageBuilder::noteVolatile(const QString &name)
{
    if (!name.isEmpty())
        m_volatile.insert(name);
}

} // namespace mxw::source::python
