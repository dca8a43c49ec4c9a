// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineBuilder.h"

// The part of OutlineBuilder that deals with compound statements and the guards they put around others.

using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

/// Where the text of a condition is cut.
constexpr qsizetype MaximumGuardText = 200;

/// Names in an `except` clause, "*" for a bare one.
QStringList caughtNames(const Node &handler, ExpressionReader &expressions)
{
    const Node type = handler.child(Field::Type);
    if (!type)
        return {u"*"_s};
    if (!type.is(Kind::Tuple))
        return {expressions.unparse(type)};
    QStringList names;
    for (const Node element : type.list(Field::Elements))
        names.append(expressions.unparse(element));
    return names;
}

enum class Checking { No, Positive, Negative };

/// Whether a test is TYPE_CHECKING, or needs it to be true, or is its negation.
Checking typeChecking(const Node &test)
{
    const auto plain = [](const Node &node) {
        const QString name = node.dotted();
        return name == "TYPE_CHECKING"_L1 || name.endsWith(".TYPE_CHECKING"_L1);
    };
    if (plain(test))
        return Checking::Positive;
    if (test.is(Kind::UnaryOp) && test.child(Field::Operator).type().name == "Not" && plain(test.child(Field::Operand)))
        return Checking::Negative;
    if (test.is(Kind::BoolOp) && test.child(Field::Operator).type().name == "And") {
        for (const Node part : test.list(Field::Values)) {
            if (plain(part))
                return Checking::Positive;
        }
    }
    return Checking::No;
}

/// `elif` and `else: if` give the same tree; only the column tells them apart.
bool isElif(const Nodes &orElse, const Node &node)
{
    return orElse.size() == 1 && orElse[0].is(Kind::If) && orElse[0].column() == node.column();
}

} // namespace

OutlineBuilder::Exits OutlineBuilder::compound(const Node &node)
{
    if (m_hasWalrus)
        bindWalrus(node);
    switch (node.kind()) {
    case Kind::If:
        return conditional(node);
    case Kind::Try:
    case Kind::TryStar:
        return attempt(node);
    case Kind::With:
    case Kind::AsyncWith:
        return with(node);
    case Kind::Match:
        return match(node);
    default:
        return loop(node);
    }
}

OutlineBuilder::Exits OutlineBuilder::guardedBody(const Nodes &statements, Guard guard)
{
    if (statements.isEmpty())
        return {};
    m_scopes.back().guards.push_back(std::move(guard));
    const Exits exits = body(statements);
    m_scopes.back().guards.pop_back();
    return exits;
}

OutlineBuilder::Exits OutlineBuilder::conditional(const Node &node)
{
    const Depth depth(m_depth, MaximumDepth);
    const Node test = node.child(Field::Test);
    const Checking checking = typeChecking(test);
    const int line = node.line();
    const QString text = m_expressions.unparse(test, MaximumGuardText);
    using Is = Guard::Kind;
    const Is then = checking == Checking::Positive   ? Is::TypeChecking
                    : checking == Checking::Negative ? Is::NotTypeChecking
                                                     : Is::If;
    const Is otherwise = checking == Checking::Positive   ? Is::NotTypeChecking
                         : checking == Checking::Negative ? Is::TypeChecking
                                                          : Is::Else;
    const Exits first = guardedBody(node.list(Field::Body), {then, text, line});
    const Nodes orElse = node.list(Field::OrElse);
    // The tests of earlier branches are left out of an elif's guards, except for what they say of type checking.
    const Exits second = isElif(orElse, node) && checking == Checking::No
                             ? statement(orElse[0])
                             : guardedBody(orElse, {otherwise, text, line});
    Exits result;
    if (first.leaves() || second.leaves())
        result.guardedBy = line;
    else
        result.guardedBy = first.guardedBy ? first.guardedBy : second.guardedBy;
    // A branch that is never taken at run time leaves nothing.
    if (checking == Checking::Positive && !second.leaves())
        result.guardedBy = second.guardedBy;
    return result;
}

OutlineBuilder::Exits OutlineBuilder::attempt(const Node &node)
{
    const Nodes handlers = node.list(Field::Handlers);
    QStringList caught;
    for (const Node handler : handlers)
        caught += caughtNames(handler, m_expressions);
    caught.removeDuplicates();
    const Exits tried = guardedBody(node.list(Field::Body), {Guard::Kind::Try, caught.join(u','), node.line()});
    Exits result;
    result.guardedBy = tried.guardedBy;
    if (tried.leaves() && !handlers.isEmpty())
        result.guardedBy = node.line();
    else if (tried.leaves())
        result = tried;
    for (const Node handler : handlers) {
        const QString name = handler.text(Field::Name);
        if (!name.isEmpty() && m_scopes.back().function)
            bindUnrecorded(name);
        const QString text = caughtNames(handler, m_expressions).join(u',');
        const Exits exits = guardedBody(handler.list(Field::Body), {Guard::Kind::Except, text, handler.line()});
        // A handler that raises passes the failure on; one that returns makes the rest depend on it.
        if (exits.returns && result.guardedBy == 0)
            result.guardedBy = handler.line();
    }
    for (const Field field : {Field::OrElse, Field::FinalBody}) {
        const Exits exits = body(node.list(field));
        result.returns = result.returns || exits.returns;
        result.raises = result.raises || exits.raises;
        if (result.guardedBy == 0)
            result.guardedBy = exits.guardedBy;
    }
    return result;
}

OutlineBuilder::Exits OutlineBuilder::loop(const Node &node)
{
    QString text;
    if (node.is(Kind::While)) {
        text = m_expressions.unparse(node.child(Field::Test), MaximumGuardText);
    } else {
        text = m_expressions.unparse(node.child(Field::Target), MaximumGuardText);
        text += " in "_L1 + m_expressions.unparse(node.child(Field::Iterated), MaximumGuardText);
        assign(node.child(Field::Target), {}, node);
    }
    const Exits exits = guardedBody(node.list(Field::Body), {Guard::Kind::Loop, text, node.line()});
    const Exits after = body(node.list(Field::OrElse));
    Exits result;
    result.guardedBy = exits.leaves() || after.leaves() ? node.line()
                       : exits.guardedBy                ? exits.guardedBy
                                                        : after.guardedBy;
    return result;
}

OutlineBuilder::Exits OutlineBuilder::with(const Node &node)
{
    QStringList texts;
    for (const Node item : node.list(Field::Items)) {
        texts.append(m_expressions.unparse(item.child(Field::ContextExpr), MaximumGuardText));
        if (const Node target = item.child(Field::OptionalVars))
            assign(target, {}, node);
    }
    return guardedBody(node.list(Field::Body), {Guard::Kind::With, texts.join(", "_L1), node.line()});
}

OutlineBuilder::Exits OutlineBuilder::match(const Node &node)
{
    const QString text = m_expressions.unparse(node.child(Field::Subject), MaximumGuardText);
    Exits result;
    for (const Node part : node.list(Field::Cases)) {
        const Node pattern = part.child(Field::Pattern);
        bindPattern(pattern, node);
        const Exits exits = guardedBody(part.list(Field::Body), {Guard::Kind::Match, text, pattern.line()});
        if (exits.leaves())
            result.guardedBy = node.line();
        else if (result.guardedBy == 0)
            result.guardedBy = exits.guardedBy;
    }
    return result;
}

} // namespace mxw::source::python
