// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/StatementWalker.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

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

/// The text of what is true when a test is not.
QString negated(const Node &test, ExpressionReader &expressions, qsizetype limit)
{
    if (test.is(Kind::UnaryOp) && test.child(Field::Operator).type().name == "Not")
        return expressions.unparse(test.child(Field::Operand), limit);
    const QString text = expressions.unparse(test, limit);
    const bool whole = test.is(Kind::Name) || test.is(Kind::Attribute) || test.is(Kind::Call) ||
                       test.is(Kind::Subscript) || test.is(Kind::Constant);
    return whole ? QString("not "_L1 + text) : QString("not ("_L1 + text + u')');
}

/// `elif` and `else: if` give the same tree; only the column tells them apart.
bool isElif(const Nodes &orElse, const Node &node)
{
    return orElse.size() == 1 && orElse[0].is(Kind::If) && orElse[0].column() == node.column();
}

} // namespace

StatementWalker::StatementWalker(const SourceText &source, Conditions conditions)
    : m_expressions(source), m_conditions(conditions), m_hasWalrus(source.bytes().contains(":="))
{
}

void StatementWalker::walkScope(const Nodes &statements)
{
    Guards outer = std::exchange(m_guards, {});
    ++m_revision;
    body(statements);
    m_guards = std::move(outer);
    ++m_revision;
}

void StatementWalker::push(Guard guard)
{
    m_guards.push_back(std::move(guard));
    ++m_revision;
}

void StatementWalker::popTo(size_t size)
{
    if (size == m_guards.size())
        return;
    m_guards.resize(size);
    ++m_revision;
}

Guard StatementWalker::afterExit(int line, const QString &text)
{
    return {Guard::Kind::AfterExit, text, line};
}

// Statements

StatementWalker::Exits StatementWalker::body(const Nodes &statements)
{
    const Depth depth(m_depth, MaximumDepth);
    const bool full = m_conditions == Conditions::Full;
    const size_t before = m_guards.size();
    Exits result;
    for (const Node node : statements) {
        Exits exits = statement(node);
        result.returns = result.returns || exits.returns;
        result.raises = result.raises || exits.raises;
        result.jumps = result.jumps || exits.jumps;
        const Guard &left = exits.guarded.line ? exits.guarded : exits.jumped;
        if (left.line && (full ? mayRefine() : m_guards.size() == before))
            push(left);
        if (result.guarded.line == 0)
            result.guarded = std::move(exits.guarded);
        if (result.jumped.line == 0)
            result.jumped = std::move(exits.jumped);
    }
    popTo(before);
    return result;
}

StatementWalker::Exits StatementWalker::statement(const Node &node)
{
    switch (node.kind()) {
    case Kind::Return:
        simpleStatement(node);
        return {.returns = true};
    case Kind::Raise:
        simpleStatement(node);
        return {.raises = true};
    case Kind::Break:
    case Kind::Continue:
        return {.jumps = m_conditions == Conditions::Full};
    case Kind::If:
    case Kind::Try:
    case Kind::TryStar:
    case Kind::For:
    case Kind::AsyncFor:
    case Kind::While:
    case Kind::With:
    case Kind::AsyncWith:
    case Kind::Match:
        return compound(node);
    case Kind::FunctionDef:
    case Kind::AsyncFunctionDef:
    case Kind::ClassDef: {
        const Depth depth(m_depth, MaximumDepth);
        definition(node);
        return {};
    }
    default:
        simpleStatement(node);
        return {};
    }
}

StatementWalker::Exits StatementWalker::compound(const Node &node)
{
    head(node);
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

StatementWalker::Exits StatementWalker::guardedBody(const Nodes &statements, Guard guard)
{
    if (statements.isEmpty())
        return {};
    push(std::move(guard));
    Exits exits = body(statements);
    pop();
    return exits;
}

StatementWalker::Exits StatementWalker::conditional(const Node &node)
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
    const bool bare = m_conditions == Conditions::Plain || !mayRefine();
    const Exits second = bare && isElif(orElse, node) && checking == Checking::No
                             ? statement(orElse[0])
                             : guardedBody(orElse, {otherwise, text, line});
    // A branch that is never taken at run time leaves nothing.
    if (checking == Checking::Positive && !second.leaves()) {
        Exits result;
        result.guarded = second.guarded;
        result.jumped = second.jumped;
        return result;
    }
    return branches(node, first, second);
}

/// What a condition with two branches leaves behind.
StatementWalker::Exits StatementWalker::branches(const Node &node, const Exits &first, const Exits &second)
{
    const Node test = node.child(Field::Test);
    const int line = node.line();
    const auto after = [&](bool inFirst) {
        if (m_conditions == Conditions::Plain)
            return afterExit(line, {});
        return afterExit(line, inFirst ? m_expressions.unparse(test, MaximumGuardText)
                                       : negated(test, m_expressions, MaximumGuardText));
    };
    Exits result;
    if (first.leaves() || second.leaves())
        result.guarded = after(first.leaves());
    else
        result.guarded = first.guarded.line ? first.guarded : second.guarded;
    if (first.jumps || second.jumps)
        result.jumped = after(first.jumps);
    else
        result.jumped = first.jumped.line ? first.jumped : second.jumped;
    return result;
}

StatementWalker::Exits StatementWalker::attempt(const Node &node)
{
    const Nodes handlers = node.list(Field::Handlers);
    QStringList caught;
    for (const Node handler : handlers)
        caught += caughtNames(handler, m_expressions);
    caught.removeDuplicates();
    const Exits tried = guardedBody(node.list(Field::Body), {Guard::Kind::Try, caught.join(u','), node.line()});
    Exits result;
    result.guarded = tried.guarded;
    result.jumped = tried.jumped;
    if (tried.leaves() && !handlers.isEmpty())
        result.guarded = afterExit(node.line(), {});
    else if (tried.leaves())
        result = tried;
    if (tried.jumps && !handlers.isEmpty())
        result.jumped = afterExit(node.line(), {});
    else
        result.jumps = tried.jumps;
    for (const Node each : handlers) {
        const QString text = caughtNames(each, m_expressions).join(u',');
        push({Guard::Kind::Except, text, each.line()});
        handler(each);
        const Exits exits = body(each.list(Field::Body));
        pop();
        // A handler that raises passes the failure on; one that returns makes the rest depend on it.
        if (exits.returns && result.guarded.line == 0)
            result.guarded = afterExit(each.line(), {});
        if (exits.jumps && result.jumped.line == 0)
            result.jumped = afterExit(each.line(), {});
    }
    for (const Field field : {Field::OrElse, Field::FinalBody}) {
        const Exits exits = body(node.list(field));
        result.returns = result.returns || exits.returns;
        result.raises = result.raises || exits.raises;
        result.jumps = result.jumps || exits.jumps;
        if (result.guarded.line == 0)
            result.guarded = exits.guarded;
    }
    return result;
}

StatementWalker::Exits StatementWalker::loop(const Node &node)
{
    QString text;
    if (node.is(Kind::While)) {
        text = m_expressions.unparse(node.child(Field::Test), MaximumGuardText);
    } else {
        text = m_expressions.unparse(node.child(Field::Target), MaximumGuardText);
        text += " in "_L1 + m_expressions.unparse(node.child(Field::Iterated), MaximumGuardText);
        bindTarget(node.child(Field::Target), node);
    }
    const Exits exits = guardedBody(node.list(Field::Body), {Guard::Kind::Loop, text, node.line()});
    const Exits after = body(node.list(Field::OrElse));
    Exits result;
    result.jumps = after.jumps;
    result.jumped = after.jumped;
    if (exits.leaves() || after.leaves())
        result.guarded = afterExit(node.line(), {});
    else
        result.guarded = exits.guarded.line ? exits.guarded : after.guarded;
    return result;
}

StatementWalker::Exits StatementWalker::with(const Node &node)
{
    QStringList texts;
    for (const Node item : node.list(Field::Items)) {
        texts.append(m_expressions.unparse(item.child(Field::ContextExpr), MaximumGuardText));
        if (const Node target = item.child(Field::OptionalVars))
            bindTarget(target, node);
    }
    return guardedBody(node.list(Field::Body), {Guard::Kind::With, texts.join(", "_L1), node.line()});
}

StatementWalker::Exits StatementWalker::match(const Node &node)
{
    const QString text = m_expressions.unparse(node.child(Field::Subject), MaximumGuardText);
    Exits result;
    for (const Node part : node.list(Field::Cases)) {
        const Node pattern = part.child(Field::Pattern);
        const Node test = part.child(Field::Guard);
        bindPattern(pattern, node);
        push({Guard::Kind::Match, text, pattern.line()});
        const bool tested = test && m_conditions == Conditions::Full;
        if (tested) {
            caseGuard(test);
            push({Guard::Kind::If, m_expressions.unparse(test, MaximumGuardText), test.line()});
        }
        const Exits exits = body(part.list(Field::Body));
        popTo(m_guards.size() - (tested ? 2 : 1));
        if (exits.leaves())
            result.guarded = afterExit(node.line(), {});
        else if (result.guarded.line == 0)
            result.guarded = exits.guarded;
        if (exits.jumps)
            result.jumped = afterExit(node.line(), {});
    }
    return result;
}

} // namespace mxw::source::python
