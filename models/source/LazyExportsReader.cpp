// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/LazyExportsReader.h"

using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

/// `globals()` and the like: a look-up there gives nothing that module level does not bind.
bool isNamespaceCall(const Node &node)
{
    return node.is(Kind::Call) && node.child(Field::Function).dotted() == "globals"_L1;
}

bool leaves(const Nodes &body)
{
    return !body.isEmpty() && (body[body.size() - 1].is(Kind::Raise) || body[body.size() - 1].is(Kind::Return));
}

/// Calls that only tell people something.
bool isMessageCall(const QString &callee)
{
    const QString last = callee.section(u'.', -1);
    const QString first = callee.section(u'.', 0, 0);
    return callee == "print"_L1 || callee == "warnings.warn"_L1 || last.startsWith("warn"_L1) ||
           ((first == "logger"_L1 || first == "logging"_L1) && callee.contains(u'.'));
}

} // namespace

LazyExports LazyExportsReader::read(const Node &function)
{
    m_result.present = true;
    const Node arguments = function.child(Field::Args);
    const Nodes positionalOnly = arguments.list(Field::PositionalOnly);
    const Nodes positional = arguments.list(Field::Args);
    const bool known = function.is(Kind::FunctionDef) && positionalOnly.size() + positional.size() == 1;
    if (!known)
        return m_result;
    m_parameter = (positional.isEmpty() ? positionalOnly : positional)[0].text(Field::Arg);
    statements(function.list(Field::Body), false);
    m_result.names.removeDuplicates();
    m_result.tables.removeDuplicates();
    m_result.closed = m_raises && !m_open;
    return m_result;
}

void LazyExportsReader::statements(const Nodes &body, bool guarded)
{
    for (const Node node : body)
        guarded = statement(node, guarded) || guarded;
}

/// True when what follows runs only for names that a comparison let through.
bool LazyExportsReader::statement(const Node &node, bool guarded)
{
    const Depth depth(m_depth, MaximumDepth);
    switch (node.kind()) {
    case Kind::If:
        return conditional(node, guarded);
    case Kind::Match:
        match(node, guarded);
        return false;
    case Kind::Raise: {
        const Node raised = node.child(Field::Exception);
        const QString name = raised.is(Kind::Call) ? raised.child(Field::Function).dotted() : raised.dotted();
        m_raises = m_raises || name == "AttributeError"_L1;
        expression(raised, guarded, true);
        return false;
    }
    case Kind::Import:
    case Kind::ImportFrom:
        for (const Node alias : node.list(Field::Names)) {
            const QString asName = alias.text(Field::AsName);
            m_imported.insert(asName.isEmpty() ? alias.text(Field::Name).section(u'.', 0, 0) : asName);
        }
        return false;
    case Kind::Try:
    case Kind::TryStar:
        statements(node.list(Field::Body), guarded);
        for (const Node handler : node.list(Field::Handlers))
            statements(handler.list(Field::Body), guarded);
        statements(node.list(Field::OrElse), guarded);
        statements(node.list(Field::FinalBody), guarded);
        return false;
    case Kind::For:
    case Kind::While:
    case Kind::With:
        for (const Field field : {Field::Iterated, Field::Test, Field::Target})
            expression(node.child(field), guarded);
        for (const Node item : node.list(Field::Items))
            children(item, guarded, false);
        statements(node.list(Field::Body), guarded);
        statements(node.list(Field::OrElse), guarded);
        return false;
    default:
        children(node, guarded, false);
        return false;
    }
}

bool LazyExportsReader::conditional(const Node &node, bool guarded)
{
    const Node test = node.child(Field::Test);
    expression(test, guarded);
    // `if name == "X"`, `if name in TABLE`; also as parts of an `and`.
    const auto lets = [this](const Node &part, bool negated) {
        if (!part.is(Kind::Compare))
            return false;
        const QByteArray &sign = part.list(Field::Operators)[0].type().name;
        const bool about = isParameter(part.child(Field::Left)) || isParameter(part.list(Field::Comparators)[0]);
        return about && (negated ? sign == "NotEq" || sign == "NotIn" : sign == "Eq" || sign == "In");
    };
    bool positive = lets(test, false);
    if (test.is(Kind::BoolOp) && test.child(Field::Operator).type().name == "And") {
        for (const Node part : test.list(Field::Values))
            positive = positive || lets(part, false);
    }
    const bool negative = lets(test, true);
    statements(node.list(Field::Body), guarded || positive);
    statements(node.list(Field::OrElse), guarded || negative);
    return negative && leaves(node.list(Field::Body));
}

void LazyExportsReader::match(const Node &node, bool guarded)
{
    const Node subject = node.child(Field::Subject);
    const bool about = isParameter(subject);
    if (!about)
        expression(subject, guarded);
    for (const Node part : node.list(Field::Cases)) {
        const Node pattern = part.child(Field::Pattern);
        bool literal = false;
        const auto take = [&](const Node &value) {
            if (value.is(Kind::MatchValue) && value.child(Field::Value).isString()) {
                literal = true;
                m_result.names.append(value.child(Field::Value).text(Field::Value));
            }
        };
        take(pattern);
        for (const Node value : pattern.list(Field::Patterns))
            take(value);
        expression(part.child(Field::Guard), guarded);
        statements(part.list(Field::Body), guarded || (about && literal));
    }
}

bool LazyExportsReader::isParameter(const Node &node) const
{
    return node.is(Kind::Name) && node.text(Field::Id) == m_parameter;
}

void LazyExportsReader::expression(const Node &node, bool guarded, bool message)
{
    if (!node)
        return;
    const Depth depth(m_depth, MaximumDepth);
    if (isParameter(node)) {
        m_open = m_open || !message;
        return;
    }
    if ((node.is(Kind::Compare) && comparison(node)) || (node.is(Kind::Subscript) && subscript(node)) ||
        (node.is(Kind::Call) && call(node, guarded)))
        return;
    const bool tells = node.is(Kind::Call) && isMessageCall(node.child(Field::Function).dotted());
    children(node, guarded, message || tells);
}

void LazyExportsReader::children(const Node &node, bool guarded, bool message)
{
    for (PyObject *field : node.type().fields) {
        PyObject *value = node.dictionary() ? PyDict_GetItemWithError(node.dictionary(), field) : nullptr;
        if (!value || value == Py_None || PyUnicode_Check(value))
            continue;
        if (PyList_Check(value)) {
            for (qsizetype i = 0; i < PyList_GET_SIZE(value); ++i)
                expression(Node(node.grammar(), PyList_GET_ITEM(value, i)), guarded, message);
        } else {
            expression(Node(node.grammar(), value), guarded, message);
        }
    }
}

/// `name == "X"`, `"X" == name`, `name in ("A", "B")`, `name in TABLE`: true when nothing is left to look at.
bool LazyExportsReader::comparison(const Node &node)
{
    const Node left = node.child(Field::Left);
    const Nodes right = node.list(Field::Comparators);
    if (right.size() != 1)
        return false;
    if (isParameter(left)) {
        collect(right[0]);
        return true;
    }
    if (isParameter(right[0])) {
        collect(left);
        return true;
    }
    return false;
}

void LazyExportsReader::collect(const Node &operand)
{
    if (operand.isString()) {
        m_result.names.append(operand.text(Field::Value));
    } else if (operand.is(Kind::Name)) {
        m_result.tables.append(operand.text(Field::Id));
    } else if (operand.is(Kind::Tuple) || operand.is(Kind::List) || operand.is(Kind::Set)) {
        for (const Node element : operand.list(Field::Elements))
            collect(element);
    } else if (operand.is(Kind::Dict)) {
        for (const Node key : operand.list(Field::Keys))
            collect(key);
    } else if (!isNamespaceCall(operand)) {
        m_open = true;
    }
}

/// `TABLE[name]` and `globals()[name]`, read or written.
bool LazyExportsReader::subscript(const Node &node)
{
    if (!isParameter(node.child(Field::Slice)))
        return false;
    collect(node.child(Field::Value));
    return true;
}

/// `TABLE.get(name)`, and `getattr(module, name)` for names that a comparison let through.
bool LazyExportsReader::call(const Node &node, bool guarded)
{
    const Nodes arguments = node.list(Field::Args);
    const Node function = node.child(Field::Function);
    const bool get = function.is(Kind::Attribute) &&
                     (function.text(Field::Attr) == "get"_L1 || function.text(Field::Attr) == "pop"_L1);
    if (get && !arguments.isEmpty() && isParameter(arguments[0])) {
        collect(function.child(Field::Value));
        for (qsizetype i = 1; i < arguments.size(); ++i)
            expression(arguments[i], guarded);
        return true;
    }
    const bool attribute = function.dotted() == "getattr"_L1 && arguments.size() == 2 && isParameter(arguments[1]);
    if (!attribute)
        return false;
    const QString module = arguments[0].dotted();
    m_open = m_open || !guarded || !m_imported.contains(module.section(u'.', 0, 0));
    return true;
}

} // namespace mxw::source::python
