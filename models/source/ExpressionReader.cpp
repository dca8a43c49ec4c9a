// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ExpressionReader.h"

#include "models/source/PythonText.h"

using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

constexpr int MaximumLevels = 60;
constexpr qsizetype MaximumItems = 2000;
constexpr qsizetype MaximumString = 10'000;

/// Stands for what was cut off.
Expression ellipsis(int line)
{
    Expression result;
    result.kind = Expression::Kind::Other;
    result.text = u"…"_s;
    result.line = line;
    return result;
}

QStringList lambdaParameters(const Node &lambda)
{
    QStringList names;
    const Node arguments = lambda.child(Field::Args);
    for (const Field field : {Field::PositionalOnly, Field::Args}) {
        for (const Node argument : arguments.list(field))
            names.append(argument.text(Field::Arg));
    }
    if (const Node variadic = arguments.child(Field::Variadic))
        names.append(u'*' + variadic.text(Field::Arg));
    for (const Node argument : arguments.list(Field::KeywordOnly))
        names.append(argument.text(Field::Arg));
    if (const Node variadic = arguments.child(Field::KeywordVariadic))
        names.append("**"_L1 + variadic.text(Field::Arg));
    return names;
}

} // namespace

QString ExpressionReader::identifier(const Node &node, Field field)
{
    PyObject *name = node.value(field);
    if (!name || !PyUnicode_Check(name))
        return {};
    QString &text = m_identifiers[name];
    if (text.isNull())
        text = toText(name);
    return text;
}

Expression ExpressionReader::read(const Node &node)
{
    Expression result;
    if (!node)
        return result;
    result.line = node.line();
    if (m_depth >= MaximumLevels) {
        readOther(node, result);
        return result;
    }
    ++m_depth;
    switch (node.kind()) {
    case Kind::Name:
        result.text = identifier(node, Field::Id);
        result.kind = m_hides && m_hides(result.text) ? Expression::Kind::Other : Expression::Kind::Name;
        break;
    case Kind::Attribute:
        result.kind = Expression::Kind::Attribute;
        result.text = identifier(node, Field::Attr);
        result.items.push_back(read(node.child(Field::Value)));
        break;
    case Kind::Constant:
        readConstant(node, result);
        break;
    case Kind::Call:
        readCall(node, result);
        break;
    case Kind::Subscript:
        result.kind = Expression::Kind::Subscript;
        result.items.push_back(read(node.child(Field::Value)));
        result.items.push_back(read(node.child(Field::Slice)));
        break;
    case Kind::Starred:
        result.kind = Expression::Kind::Starred;
        result.items.push_back(read(node.child(Field::Value)));
        break;
    case Kind::List:
    case Kind::Tuple:
    case Kind::Set:
        result.kind = Expression::Kind::Sequence;
        result.text = node.is(Kind::List) ? u"["_s : node.is(Kind::Tuple) ? u"("_s : u"{"_s;
        readElements(node.list(Field::Elements), result);
        break;
    case Kind::Dict:
        readMapping(node, result);
        break;
    case Kind::Lambda:
        result.kind = Expression::Kind::Lambda;
        result.names = lambdaParameters(node);
        break;
    case Kind::IfExp:
        result.kind = Expression::Kind::Conditional;
        for (const Field field : {Field::Test, Field::Body, Field::OrElse})
            result.items.push_back(read(node.child(field)));
        break;
    case Kind::UnaryOp:
        readUnary(node, result);
        break;
    default:
        readOther(node, result);
    }
    --m_depth;
    return result;
}

void ExpressionReader::readConstant(const Node &node, Expression &result) const
{
    PyObject *value = node.value(Field::Value);
    if (value && PyUnicode_Check(value)) {
        result.kind = Expression::Kind::String;
        result.text = elided(toText(value), MaximumString);
    } else if (value && PyBytes_Check(value)) {
        result.kind = Expression::Kind::String;
        result.text = elided(QString::fromLatin1(PyBytes_AS_STRING(value), PyBytes_GET_SIZE(value)), MaximumString);
    } else {
        const bool number = value && !PyBool_Check(value) && value != Py_Ellipsis;
        result.kind = number ? Expression::Kind::Number : Expression::Kind::Constant;
        result.text = m_unparser.constant(node);
    }
}

void ExpressionReader::readCall(const Node &node, Expression &result)
{
    result.kind = Expression::Kind::Call;
    result.items.push_back(read(node.child(Field::Function)));
    readElements(node.list(Field::Args), result);
    const Nodes keywords = node.list(Field::Keywords);
    for (qsizetype i = 0; i < keywords.size() && i < MaximumItems; ++i) {
        result.names.append(identifier(keywords[i], Field::Arg));
        result.items.push_back(read(keywords[i].child(Field::Value)));
    }
    if (keywords.size() > MaximumItems) {
        result.names.append(QString());
        result.items.push_back(ellipsis(result.line));
    }
}

void ExpressionReader::readElements(const Nodes &nodes, Expression &result)
{
    const qsizetype kept = std::min(nodes.size(), MaximumItems);
    result.items.reserve(result.items.size() + size_t(kept));
    for (qsizetype i = 0; i < kept; ++i)
        result.items.push_back(read(nodes[i]));
    if (kept < nodes.size())
        result.items.push_back(ellipsis(result.line));
}

void ExpressionReader::readMapping(const Node &node, Expression &result)
{
    result.kind = Expression::Kind::Mapping;
    const Nodes keys = node.list(Field::Keys);
    const Nodes values = node.list(Field::Values);
    const qsizetype kept = std::min(values.size(), MaximumItems);
    result.items.reserve(size_t(kept) * 2);
    for (qsizetype i = 0; i < kept; ++i) {
        result.items.push_back(read(keys[i]));
        result.items.push_back(read(values[i]));
    }
    // Readers go through a mapping in pairs.
    if (kept < values.size())
        result.items.insert(result.items.end(), 2, ellipsis(result.line));
}

void ExpressionReader::readUnary(const Node &node, Expression &result)
{
    const Node operand = node.child(Field::Operand);
    PyObject *value = operand.is(Kind::Constant) ? operand.value(Field::Value) : nullptr;
    const bool number = value && (PyFloat_Check(value) || (PyLong_Check(value) && !PyBool_Check(value)));
    const QByteArray &sign = node.child(Field::Operator).type().name;
    if (!number || (sign != "USub" && sign != "UAdd"))
        return readOther(node, result);
    result.kind = Expression::Kind::Number;
    result.text = (sign == "USub" ? u"-"_s : u"+"_s) + m_unparser.number(operand);
}

void ExpressionReader::readOther(const Node &node, Expression &result)
{
    result.kind = Expression::Kind::Other;
    result.text = m_unparser.unparse(node, 200);
}

} // namespace mxw::source::python
