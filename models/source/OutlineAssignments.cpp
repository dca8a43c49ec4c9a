// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineBuilder.h"

// The part of OutlineBuilder that deals with the targets of assignments, in whatever statement they are.

using namespace Qt::StringLiterals;

namespace mxw::source::python {

void OutlineBuilder::assign(const Node &target, const Node &value, const Node &statement, bool augmented)
{
    const Depth depth(m_depth, MaximumDepth);
    switch (target.kind()) {
    case Kind::Tuple:
    case Kind::List: {
        const Nodes targets = target.list(Field::Elements);
        const Nodes values = pairedValues(target, value);
        for (qsizetype i = 0; i < targets.size(); ++i)
            assign(targets[i], values.isEmpty() ? Node() : values[i], statement, augmented);
        break;
    }
    case Kind::Starred:
        assign(target.child(Field::Value), {}, statement, augmented);
        break;
    case Kind::Name:
        assignName(target, value, statement, augmented);
        break;
    default: {
        Node root = target;
        while (root.is(Kind::Attribute) || root.is(Kind::Subscript))
            root = root.child(Field::Value);
        if (isNamespace(target) || isNamespace(root) || isNamespace(target.child(Field::Value)))
            noteNamespace();
        const QString name = root.is(Kind::Name) ? root.text(Field::Id) : QString();
        if (!m_scopes.back().function || (name != "self"_L1 && name != "cls"_L1))
            record(target, value, statement, augmented);
    }
    }
}

void OutlineBuilder::assignName(const Node &target, const Node &value, const Node &statement, bool augmented)
{
    const QString name = m_expressions.identifier(target, Field::Id);
    const Scope &scope = m_scopes.back();
    if (isNamespace(value))
        m_namespaceAliases.insert(name);
    if (scope.index == ModuleScope && name == "__all__"_L1)
        m_exports.assignAll(value, augmented);
    if (scope.index == ModuleScope && name == "__getattr__"_L1)
        m_outline.lazy.present = true;
    if (scope.globals.contains(name)) {
        // Bound in the module when the function runs.
        Expression written = m_expressions.read(target);
        m_outline.assignments.push_back(
            {std::move(written), {}, augmented, ModuleScope, guards(), statement.line(), statement.endLine()});
        return;
    }
    const bool kept = value.is(Kind::Name) || value.is(Kind::Attribute) || value.is(Kind::Call);
    if (!scope.function || (kept && !augmented))
        record(target, value, statement, augmented);
    else
        bindUnrecorded(name);
}

void OutlineBuilder::record(const Node &target, const Node &value, const Node &statement, bool augmented)
{
    const Scope &scope = m_scopes.back();
    // Headers of compound statements end with their target, not with the body.
    const bool header = statement.is(Kind::For) || statement.is(Kind::AsyncFor) || statement.is(Kind::With) ||
                        statement.is(Kind::AsyncWith) || statement.is(Kind::Match) || statement.is(Kind::If) ||
                        statement.is(Kind::While);
    const Node &at = header ? target : statement;
    m_outline.assignments.push_back({m_expressions.read(target), m_expressions.read(value), augmented, scope.index,
                                     guards(), at.line(), at.endLine()});
}

void OutlineBuilder::bindUnrecorded(const QString &name)
{
    m_scopes.back().unrecorded.insert(name);
}

void OutlineBuilder::bindPattern(const Node &pattern, const Node &statement)
{
    if (!pattern)
        return;
    const Depth depth(m_depth, MaximumDepth);
    const QString name = pattern.text(pattern.is(Kind::MatchMapping) ? Field::Rest : Field::Name);
    const bool binds = pattern.is(Kind::MatchAs) || pattern.is(Kind::MatchStar) || pattern.is(Kind::MatchMapping);
    if (binds && !name.isEmpty()) {
        const Scope &scope = m_scopes.back();
        if (scope.function) {
            bindUnrecorded(name);
        } else {
            Expression target;
            target.kind = Expression::Kind::Name;
            target.text = name;
            target.line = pattern.line();
            m_outline.assignments.push_back(
                {std::move(target), {}, false, scope.index, guards(), pattern.line(), pattern.endLine()});
        }
    }
    bindPattern(pattern.child(Field::Pattern), statement);
    for (const Field field : {Field::Patterns, Field::KeywordPatterns}) {
        for (const Node part : pattern.list(field))
            bindPattern(part, statement);
    }
}

void OutlineBuilder::bindWalrus(const Node &statement)
{
    for (PyObject *field : statement.type().fields) {
        const Grammar &grammar = statement.grammar();
        const bool nested = field == grammar.name(Field::Body) || field == grammar.name(Field::OrElse) ||
                            field == grammar.name(Field::FinalBody) || field == grammar.name(Field::Handlers) ||
                            field == grammar.name(Field::Cases);
        PyObject *value = statement.dictionary() ? PyDict_GetItemWithError(statement.dictionary(), field) : nullptr;
        if (!value || nested || PyUnicode_Check(value))
            continue;
        const Nodes values(grammar, PyList_Check(value) ? value : nullptr);
        for (const Node node : values)
            findWalrus(node, statement);
        if (!PyList_Check(value))
            findWalrus(Node(grammar, value), statement);
    }
}

void OutlineBuilder::findWalrus(const Node &expression, const Node &statement)
{
    if (!expression || !expression.dictionary() || expression.is(Kind::Lambda))
        return;
    const Depth depth(m_depth, MaximumDepth);
    if (expression.is(Kind::NamedExpr))
        assign(expression.child(Field::Target), expression.child(Field::Value), statement);
    for (PyObject *field : expression.type().fields) {
        PyObject *value = PyDict_GetItemWithError(expression.dictionary(), field);
        if (!value || PyUnicode_Check(value))
            continue;
        if (PyList_Check(value)) {
            for (const Node node : Nodes(expression.grammar(), value))
                findWalrus(node, statement);
        } else {
            findWalrus(Node(expression.grammar(), value), statement);
        }
    }
}

} // namespace mxw::source::python
