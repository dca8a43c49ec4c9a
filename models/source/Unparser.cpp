// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/Unparser.h"

#include "models/source/PythonText.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

// How strongly operators bind, weakest first.
enum Level {
    Named,
    TupleLevel,
    YieldLevel,
    Test,
    Or,
    And,
    Not,
    Comparison,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Term,
    Factor,
    Power,
    AwaitLevel,
    Atom
};

constexpr int MaximumNesting = 200;

struct Operation
{
    QLatin1StringView sign;
    int level;
};

Operation binaryOperation(const QByteArray &name)
{
    static const QHash<QByteArray, Operation> Operations = {
        {"Add", {"+"_L1, Sum}},       {"Sub", {"-"_L1, Sum}},     {"Mult", {"*"_L1, Term}},
        {"MatMult", {"@"_L1, Term}},  {"Div", {"/"_L1, Term}},    {"FloorDiv", {"//"_L1, Term}},
        {"Mod", {"%"_L1, Term}},      {"Pow", {"**"_L1, Power}},  {"LShift", {"<<"_L1, Shift}},
        {"RShift", {">>"_L1, Shift}}, {"BitOr", {"|"_L1, BitOr}}, {"BitXor", {"^"_L1, BitXor}},
        {"BitAnd", {"&"_L1, BitAnd}},
    };
    return Operations.value(name, {"?"_L1, Sum});
}

QLatin1StringView comparisonSign(const QByteArray &name)
{
    static const QHash<QByteArray, QLatin1StringView> Signs = {
        {"Eq", "=="_L1},  {"NotEq", "!="_L1}, {"Lt", "<"_L1},         {"LtE", "<="_L1}, {"Gt", ">"_L1},
        {"GtE", ">="_L1}, {"Is", "is"_L1},    {"IsNot", "is not"_L1}, {"In", "in"_L1},  {"NotIn", "not in"_L1},
    };
    return Signs.value(name, "?"_L1);
}

Operation unaryOperation(const QByteArray &name)
{
    if (name == "Not")
        return {"not "_L1, Not};
    return {name == "USub" ? "-"_L1 : name == "UAdd" ? "+"_L1 : "~"_L1, Factor};
}

int levelOf(const Node &node)
{
    switch (node.kind()) {
    case Kind::NamedExpr:
        return Named;
    case Kind::Yield:
    case Kind::YieldFrom:
        return YieldLevel;
    case Kind::Lambda:
    case Kind::IfExp:
        return Test;
    case Kind::BoolOp:
        return node.child(Field::Operator).type().name == "Or" ? Or : And;
    case Kind::UnaryOp:
        return unaryOperation(node.child(Field::Operator).type().name).level;
    case Kind::Compare:
        return Comparison;
    case Kind::BinOp:
        return binaryOperation(node.child(Field::Operator).type().name).level;
    case Kind::Await:
        return AwaitLevel;
    default:
        return Atom;
    }
}

} // namespace

SourceText::SourceText(QByteArray utf8) : m_bytes(std::move(utf8)), m_lineStarts{0}
{
    for (qsizetype i = 0; i < m_bytes.size(); ++i) {
        const char c = m_bytes.at(i);
        // A lone carriage return ends a line too, as in CPython's tokenizer.
        if (c == '\n' || (c == '\r' && (i + 1 == m_bytes.size() || m_bytes.at(i + 1) != '\n')))
            m_lineStarts.push_back(i + 1);
    }
    m_lineCount = int(m_lineStarts.size()) - (m_lineStarts.back() == m_bytes.size() ? 1 : 0);
}

QString SourceText::of(const Node &node, qsizetype limit) const
{
    const int line = node.line();
    const int endLine = node.endLine();
    if (line < 1 || endLine < line || size_t(endLine) > m_lineStarts.size())
        return {};
    const qsizetype from = m_lineStarts[size_t(line) - 1] + node.column();
    const qsizetype to = m_lineStarts[size_t(endLine) - 1] + node.number(Field::EndColumn);
    if (from > to || to > m_bytes.size())
        return {};
    return QString::fromUtf8(m_bytes.mid(from, std::min(to - from, limit))).simplified();
}

QString Unparser::unparse(const Node &node, qsizetype limit)
{
    m_text.clear();
    m_limit = limit;
    append(node, Named);
    return elided(m_text, limit);
}

QString Unparser::number(const Node &constant) const
{
    const QString text = m_source.of(constant, 200);
    // Positions inside f-strings are not reliable before Python 3.12.
    const bool plausible = !text.isEmpty() && (text.front().isDigit() || text.front() == u'.');
    if (plausible && !text.contains(u' '))
        return text;
    PyObject *value = constant.value(Field::Value);
    PyObject *shown = value ? PyObject_Repr(value) : nullptr;
    if (!shown) {
        PyErr_Clear(); // a number of thousands of digits
        return u"…"_s;
    }
    const QString result = elided(toText(shown), 200);
    Py_DECREF(shown);
    return result;
}

QString Unparser::constant(const Node &constant) const
{
    PyObject *value = constant.value(Field::Value);
    if (!value)
        return u"None"_s;
    if (value == Py_True || value == Py_False)
        return value == Py_True ? u"True"_s : u"False"_s;
    if (value == Py_Ellipsis)
        return u"..."_s;
    if (PyUnicode_Check(value))
        return pythonQuoted(toText(value));
    if (PyBytes_Check(value))
        return u'b' + pythonQuoted(QString::fromLatin1(PyBytes_AS_STRING(value), PyBytes_GET_SIZE(value)));
    return number(constant);
}

void Unparser::append(const Node &node, int level)
{
    if (full() || !node)
        return;
    if (m_depth >= MaximumNesting) {
        m_text += u'…';
        return;
    }
    ++m_depth;
    const bool bracket = levelOf(node) < level;
    if (bracket)
        m_text += u'(';
    appendPlain(node);
    if (bracket)
        m_text += u')';
    --m_depth;
}

void Unparser::appendPlain(const Node &node)
{
    switch (node.kind()) {
    case Kind::Name:
        m_text += node.text(Field::Id);
        break;
    case Kind::Constant:
        m_text += constant(node);
        break;
    case Kind::JoinedStr:
        m_text += m_source.of(node, m_limit + 1);
        break;
    case Kind::Attribute:
        append(node.child(Field::Value), Atom);
        m_text += u'.' + node.text(Field::Attr);
        break;
    case Kind::Subscript:
        append(node.child(Field::Value), Atom);
        m_text += u'[';
        appendIndex(node.child(Field::Slice));
        m_text += u']';
        break;
    case Kind::Starred:
        m_text += u'*';
        append(node.child(Field::Value), BitOr);
        break;
    case Kind::Call:
        appendCall(node);
        break;
    case Kind::List:
    case Kind::Set:
    case Kind::Tuple: {
        const Nodes elements = node.list(Field::Elements);
        m_text += node.is(Kind::List) ? u'[' : node.is(Kind::Set) ? u'{' : u'(';
        appendList(elements, ", "_L1, Test);
        if (node.is(Kind::Tuple) && elements.size() == 1)
            m_text += u',';
        m_text += node.is(Kind::List) ? u']' : node.is(Kind::Set) ? u'}' : u')';
        break;
    }
    case Kind::Dict:
        appendDict(node);
        break;
    case Kind::Slice:
        appendSlice(node);
        break;
    case Kind::Lambda:
        appendLambda(node);
        break;
    case Kind::ListComp:
    case Kind::SetComp:
    case Kind::DictComp:
    case Kind::GeneratorExp:
        appendComprehension(node);
        break;
    default:
        appendOperation(node);
    }
}

void Unparser::appendOperation(const Node &node)
{
    switch (node.kind()) {
    case Kind::NamedExpr:
        append(node.child(Field::Target), Atom);
        m_text += " := "_L1;
        append(node.child(Field::Value), Test);
        break;
    case Kind::IfExp:
        append(node.child(Field::Body), Or);
        m_text += " if "_L1;
        append(node.child(Field::Test), Or);
        m_text += " else "_L1;
        append(node.child(Field::OrElse), Test);
        break;
    case Kind::BoolOp: {
        const int level = levelOf(node);
        appendList(node.list(Field::Values), level == Or ? " or "_L1 : " and "_L1, level + 1);
        break;
    }
    case Kind::UnaryOp: {
        const Operation operation = unaryOperation(node.child(Field::Operator).type().name);
        m_text += operation.sign;
        append(node.child(Field::Operand), operation.level);
        break;
    }
    case Kind::BinOp:
        appendBinary(node);
        break;
    case Kind::Compare:
        appendCompare(node);
        break;
    case Kind::Await:
        m_text += "await "_L1;
        append(node.child(Field::Value), Atom);
        break;
    case Kind::Yield:
    case Kind::YieldFrom:
        m_text += node.is(Kind::Yield) ? "yield"_L1 : "yield from"_L1;
        if (node.child(Field::Value)) {
            m_text += u' ';
            append(node.child(Field::Value), node.is(Kind::Yield) ? TupleLevel : Test);
        }
        break;
    default:
        m_text += m_source.of(node, m_limit + 1);
    }
}

void Unparser::appendBinary(const Node &node)
{
    const Operation operation = binaryOperation(node.child(Field::Operator).type().name);
    // Only ** groups to the right.
    const bool power = operation.level == Power;
    append(node.child(Field::Left), operation.level + (power ? 1 : 0));
    m_text += u' ' + operation.sign + u' ';
    append(node.child(Field::Right), power ? int(Factor) : operation.level + 1);
}

void Unparser::appendCompare(const Node &node)
{
    append(node.child(Field::Left), BitOr);
    const Nodes operators = node.list(Field::Operators);
    const Nodes comparators = node.list(Field::Comparators);
    for (qsizetype i = 0; i < comparators.size() && i < operators.size() && !full(); ++i) {
        m_text += u' ' + comparisonSign(operators[i].type().name) + u' ';
        append(comparators[i], BitOr);
    }
}

void Unparser::appendComprehension(const Node &node)
{
    const bool list = node.is(Kind::ListComp);
    const bool generator = node.is(Kind::GeneratorExp);
    m_text += list ? u'[' : generator ? u'(' : u'{';
    if (node.is(Kind::DictComp)) {
        append(node.child(Field::Key), Test);
        m_text += ": "_L1;
        append(node.child(Field::Value), Test);
    } else {
        append(node.child(Field::Element), Test);
    }
    for (const Node part : node.list(Field::Generators)) {
        m_text += " for "_L1;
        append(part.child(Field::Target), TupleLevel);
        m_text += " in "_L1;
        append(part.child(Field::Iterated), Or);
        for (const Node test : part.list(Field::IfTests)) {
            m_text += " if "_L1;
            append(test, Or);
        }
    }
    m_text += list ? u']' : generator ? u')' : u'}';
}

void Unparser::appendDict(const Node &node)
{
    const Nodes keys = node.list(Field::Keys);
    const Nodes values = node.list(Field::Values);
    m_text += u'{';
    for (qsizetype i = 0; i < values.size() && !full(); ++i) {
        if (i > 0)
            m_text += ", "_L1;
        if (const Node key = keys[i]) {
            append(key, Test);
            m_text += ": "_L1;
            append(values[i], Test);
        } else {
            m_text += "**"_L1;
            append(values[i], BitOr);
        }
    }
    m_text += u'}';
}

void Unparser::appendCall(const Node &node)
{
    append(node.child(Field::Function), Atom);
    const Nodes positional = node.list(Field::Args);
    const Nodes keywords = node.list(Field::Keywords);
    // A lone generator expression brings its own brackets.
    if (positional.size() == 1 && keywords.isEmpty() && positional[0].is(Kind::GeneratorExp))
        return append(positional[0], Atom);
    m_text += u'(';
    appendList(positional, ", "_L1, Named);
    bool first = positional.isEmpty();
    for (const Node keyword : keywords) {
        if (full())
            return;
        m_text += first ? u""_s : u", "_s;
        first = false;
        const QString name = keyword.text(Field::Arg);
        m_text += name.isEmpty() ? u"**"_s : QString(name + u'=');
        append(keyword.child(Field::Value), Test);
    }
    m_text += u')';
}

void Unparser::appendSlice(const Node &node)
{
    append(node.child(Field::Lower), Test);
    m_text += u':';
    append(node.child(Field::Upper), Test);
    if (node.child(Field::Step)) {
        m_text += u':';
        append(node.child(Field::Step), Test);
    }
}

void Unparser::appendIndex(const Node &index)
{
    const Nodes elements = index.list(Field::Elements);
    if (!index.is(Kind::Tuple) || elements.isEmpty())
        return append(index, Named);
    appendList(elements, ", "_L1, Test);
    m_text += elements.size() == 1 ? u","_s : QString();
}

void Unparser::appendLambda(const Node &node)
{
    const Node arguments = node.child(Field::Args);
    m_text += "lambda"_L1;
    bool first = true;
    const auto parameter = [&](QLatin1StringView prefix, const QString &name, const Node &value) {
        m_text += first ? u" "_s : u", "_s;
        first = false;
        m_text += prefix + name;
        if (value) {
            m_text += u'=';
            append(value, Test);
        }
    };
    const Nodes positionalOnly = arguments.list(Field::PositionalOnly);
    const Nodes positional = arguments.list(Field::Args);
    const Nodes defaults = arguments.list(Field::Defaults);
    const qsizetype count = positionalOnly.size() + positional.size();
    for (qsizetype i = 0; i < count; ++i) {
        const bool only = i < positionalOnly.size();
        const Node argument = only ? positionalOnly[i] : positional[i - positionalOnly.size()];
        const qsizetype value = i - (count - defaults.size());
        parameter(""_L1, argument.text(Field::Arg), value >= 0 ? defaults[value] : Node());
        if (only && i + 1 == positionalOnly.size())
            parameter("/"_L1, {}, {});
    }
    const Nodes keywordOnly = arguments.list(Field::KeywordOnly);
    const Nodes keywordDefaults = arguments.list(Field::KeywordDefaults);
    if (const Node variadic = arguments.child(Field::Variadic))
        parameter("*"_L1, variadic.text(Field::Arg), {});
    else if (!keywordOnly.isEmpty())
        parameter("*"_L1, {}, {});
    for (qsizetype i = 0; i < keywordOnly.size(); ++i)
        parameter(""_L1, keywordOnly[i].text(Field::Arg), i < keywordDefaults.size() ? keywordDefaults[i] : Node());
    if (const Node variadic = arguments.child(Field::KeywordVariadic))
        parameter("**"_L1, variadic.text(Field::Arg), {});
    m_text += ": "_L1;
    append(node.child(Field::Body), Test);
}

void Unparser::appendList(const Nodes &nodes, QLatin1StringView separator, int level)
{
    for (qsizetype i = 0; i < nodes.size() && !full(); ++i) {
        if (i > 0)
            m_text += separator;
        append(nodes[i], level);
    }
}

} // namespace mxw::source::python
