// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/LocalBindings.h"

using namespace Qt::StringLiterals;

namespace mxw::source::python {

void LocalBindings::addParameters(const Node &arguments)
{
    const auto add = [this](const Node &argument) {
        const QString name = argument.text(Field::Arg);
        bind(name, argument.line(), {}, argument.child(Field::Annotation));
        m_names[name].parameter = true;
    };
    for (const Field field : {Field::PositionalOnly, Field::Args, Field::KeywordOnly}) {
        for (const Node argument : arguments.list(field))
            add(argument);
    }
    for (const Field field : {Field::Variadic, Field::KeywordVariadic}) {
        if (const Node argument = arguments.child(field))
            add(argument);
    }
}

void LocalBindings::addBody(const Nodes &statements)
{
    for (const Node node : statements)
        statement(node);
    finish();
}

void LocalBindings::addName(const QString &name, int line)
{
    bind(name, line, {}, {});
}

void LocalBindings::addWalrus(const Node &expression)
{
    if (m_walrus)
        findWalrus(expression, false);
}

/// A declaration may follow what it is about only in code that does not compile, so the order does not matter.
void LocalBindings::finish()
{
    for (const QString &name : std::as_const(m_globals))
        m_names.remove(name);
    for (const QString &name : std::as_const(m_nonlocals)) {
        m_outerBindings.insert(name, m_names.value(name).bindings);
        m_names.remove(name);
    }
}

void LocalBindings::statement(const Node &node)
{
    const Depth depth(m_depth, 3 * MaximumDepth);
    if (m_walrus)
        head(node);
    switch (node.kind()) {
    case Kind::FunctionDef:
    case Kind::AsyncFunctionDef:
    case Kind::ClassDef:
        return addName(node.text(Field::Name), node.line());
    case Kind::For:
    case Kind::AsyncFor:
        bindTarget(node.child(Field::Target), {}, {});
        return blocks(node);
    case Kind::With:
    case Kind::AsyncWith:
        for (const Node item : node.list(Field::Items))
            bindTarget(item.child(Field::OptionalVars), {}, {});
        return blocks(node);
    case Kind::If:
    case Kind::While:
    case Kind::Try:
    case Kind::TryStar:
        return blocks(node);
    case Kind::Match:
        for (const Node part : node.list(Field::Cases)) {
            bindPattern(part.child(Field::Pattern));
            blocks(part);
        }
        return;
    default:
        simpleStatement(node);
    }
}

void LocalBindings::blocks(const Node &node)
{
    for (const Node inner : node.list(Field::Body))
        statement(inner);
    for (const Node handler : node.list(Field::Handlers)) {
        const QString name = handler.text(Field::Name);
        if (!name.isEmpty())
            addName(name, handler.line());
        if (m_walrus)
            findWalrus(handler.child(Field::Type), false);
        blocks(handler);
    }
    for (const Field field : {Field::OrElse, Field::FinalBody}) {
        for (const Node inner : node.list(field))
            statement(inner);
    }
}

void LocalBindings::simpleStatement(const Node &node)
{
    switch (node.kind()) {
    case Kind::Import:
    case Kind::ImportFrom:
        return import(node);
    case Kind::Assign:
        for (const Node target : node.list(Field::Targets))
            bindTarget(target, node.child(Field::Value), {});
        return;
    case Kind::AnnAssign: {
        const Node target = node.child(Field::Target);
        bindTarget(target, node.child(Field::Value), node.child(Field::Annotation));
        // An annotation alone makes a name local and binds nothing.
        if (target.is(Kind::Name) && !node.child(Field::Value))
            --m_names[target.text(Field::Id)].bindings;
        return;
    }
    case Kind::AugAssign:
        return bindTarget(node.child(Field::Target), {}, {});
    case Kind::TypeAlias:
        return bindTarget(node.child(Field::Name), {}, {});
    case Kind::Delete:
        for (const Node target : node.list(Field::Targets)) {
            if (target.is(Kind::Name))
                m_names[target.text(Field::Id)]; // local, though not bound here
        }
        return;
    case Kind::Global:
        return declare(node, m_globals);
    case Kind::Nonlocal:
        return declare(node, m_nonlocals);
    default:
        return;
    }
}

void LocalBindings::import(const Node &node)
{
    for (const Node alias : node.list(Field::Names)) {
        const QString asName = alias.text(Field::AsName);
        const QString name = alias.text(Field::Name);
        const int line = alias.line() > 0 ? alias.line() : node.line();
        if (!asName.isEmpty())
            addName(asName, line);
        else if (name != "*"_L1)
            addName(node.is(Kind::Import) ? name.section(u'.', 0, 0) : name, line);
    }
}

void LocalBindings::declare(const Node &node, QSet<QString> &names)
{
    const Nodes declared = node.list(Field::Names);
    for (qsizetype i = 0; i < declared.size(); ++i)
        names.insert(toText(declared.object(i)));
}

void LocalBindings::bind(const QString &name, int line, const Node &value, const Node &annotation)
{
    Bound &bound = m_names[name];
    ++bound.bindings;
    bound.value = value;
    if (annotation && !bound.annotation)
        bound.annotation = annotation;
    if (bound.line == 0)
        bound.line = line;
}

void LocalBindings::bindTarget(const Node &target, const Node &value, const Node &annotation)
{
    const Depth depth(m_depth, 3 * MaximumDepth);
    switch (target.kind()) {
    case Kind::Name:
        bind(target.text(Field::Id), target.line(), value, annotation);
        break;
    case Kind::Starred:
        bindTarget(target.child(Field::Value), {}, {});
        break;
    case Kind::Tuple:
    case Kind::List: {
        const Nodes targets = target.list(Field::Elements);
        const Nodes values = pairedValues(target, value);
        for (qsizetype i = 0; i < targets.size(); ++i)
            bindTarget(targets[i], values.isEmpty() ? Node() : values[i], {});
        break;
    }
    default:
        break;
    }
}

void LocalBindings::bindPattern(const Node &pattern)
{
    if (!pattern)
        return;
    const Depth depth(m_depth, 3 * MaximumDepth);
    const QString name = pattern.text(pattern.is(Kind::MatchMapping) ? Field::Rest : Field::Name);
    const bool binds = pattern.is(Kind::MatchAs) || pattern.is(Kind::MatchStar) || pattern.is(Kind::MatchMapping);
    if (binds && !name.isEmpty())
        addName(name, pattern.line());
    bindPattern(pattern.child(Field::Pattern));
    for (const Field field : {Field::Patterns, Field::KeywordPatterns}) {
        for (const Node part : pattern.list(field))
            bindPattern(part);
    }
}

/// Assignment expressions in a statement, blocks below it excluded.
void LocalBindings::head(const Node &statement)
{
    const Grammar &grammar = statement.grammar();
    for (PyObject *field : statement.type().fields) {
        const bool block = field == grammar.name(Field::Body) || field == grammar.name(Field::OrElse) ||
                           field == grammar.name(Field::FinalBody) || field == grammar.name(Field::Handlers);
        PyObject *value = statement.dictionary() ? PyDict_GetItemWithError(statement.dictionary(), field) : nullptr;
        if (!value || block)
            continue;
        if (field == grammar.name(Field::Cases)) {
            for (const Node part : Nodes(grammar, value))
                findWalrus(part.child(Field::Guard), false);
        } else if (PyList_Check(value)) {
            for (const Node node : Nodes(grammar, value))
                findWalrus(node, false);
        } else {
            findWalrus(Node(grammar, value), false);
        }
    }
}

/// `nested`: inside a comprehension, whose own names the value may hold.
void LocalBindings::findWalrus(const Node &expression, bool nested)
{
    if (!expression || !expression.dictionary() || expression.is(Kind::Constant))
        return;
    const Depth depth(m_depth, 3 * MaximumDepth);
    if (expression.is(Kind::NamedExpr))
        bindTarget(expression.child(Field::Target), nested ? Node() : expression.child(Field::Value), {});
    const Grammar &grammar = expression.grammar();
    const bool lambda = expression.is(Kind::Lambda);
    const bool inside = nested || expression.is(Kind::ListComp) || expression.is(Kind::SetComp) ||
                        expression.is(Kind::DictComp) || expression.is(Kind::GeneratorExp);
    for (PyObject *field : expression.type().fields) {
        PyObject *value = PyDict_GetItemWithError(expression.dictionary(), field);
        // What a lambda's body binds is its own.
        if (!value || PyUnicode_Check(value) || (lambda && field == grammar.name(Field::Body)))
            continue;
        if (PyList_Check(value)) {
            for (const Node node : Nodes(grammar, value))
                findWalrus(node, inside);
        } else {
            findWalrus(Node(grammar, value), inside);
        }
    }
}

} // namespace mxw::source::python
