// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Only files that run inside a worker process include this header: it needs an initialised interpreter.
#include <pybind11/pybind11.h>

#include <QByteArray>
#include <QString>

#include <stdexcept>
#include <unordered_map>
#include <vector>

namespace mxw::source::python {

/// The node types that the analyser tells apart; everything else is `Unknown` and only its fields count.
enum class Kind : quint8 {
    None,
    Unknown,
    Context,
    Operator,
    Module,
    FunctionDef,
    AsyncFunctionDef,
    ClassDef,
    Return,
    Delete,
    Assign,
    AugAssign,
    AnnAssign,
    TypeAlias,
    For,
    AsyncFor,
    While,
    If,
    With,
    AsyncWith,
    Match,
    Raise,
    Try,
    TryStar,
    Assert,
    Import,
    ImportFrom,
    Global,
    Nonlocal,
    Expr,
    Pass,
    Break,
    Continue,
    BoolOp,
    NamedExpr,
    BinOp,
    UnaryOp,
    Lambda,
    IfExp,
    Dict,
    Set,
    ListComp,
    SetComp,
    DictComp,
    GeneratorExp,
    Await,
    Yield,
    YieldFrom,
    Compare,
    Call,
    FormattedValue,
    JoinedStr,
    Constant,
    Attribute,
    Subscript,
    Starred,
    Name,
    List,
    Tuple,
    Slice,
    Comprehension,
    ExceptHandler,
    Arguments,
    Arg,
    Keyword,
    Alias,
    WithItem,
    MatchCase,
    MatchValue,
    MatchOr,
    MatchStar,
    MatchAs,
    MatchMapping,
};

/// Names of node fields, interned once.
enum class Field : quint8 {
    Annotation,
    Arg,
    Args,
    AsName,
    Attr,
    Bases,
    Body,
    Cases,
    Cause,
    Comparators,
    ContextExpr,
    Decorators,
    Defaults,
    Element,
    Elements,
    EndColumn,
    EndLine,
    Exception,
    FinalBody,
    Function,
    Generators,
    Guard,
    Handlers,
    Id,
    IfTests,
    Items,
    Iterated,
    Key,
    Keys,
    Keywords,
    KeywordPatterns,
    KeywordDefaults,
    KeywordOnly,
    KeywordVariadic,
    Left,
    Level,
    Line,
    Column,
    Lower,
    Message,
    ModuleName,
    Name,
    Names,
    Operand,
    Operator,
    Operators,
    OptionalVars,
    OrElse,
    Pattern,
    Patterns,
    PositionalOnly,
    Rest,
    Returns,
    Right,
    Slice,
    Step,
    Subject,
    Target,
    Targets,
    Test,
    Type,
    TypeParameters,
    Upper,
    Value,
    Values,
    Variadic,
    Count,
};

struct NodeType
{
    Kind kind = Kind::Unknown;
    QByteArray name;
    std::vector<PyObject *> fields; ///< interned, without those that carry no meaning at run time
};

/// Thrown when a source nests deeper than the analyser follows.
class TooDeep : public std::runtime_error
{
public:
    TooDeep() : std::runtime_error("nested too deeply") {}
};

/// Counts levels of recursion for its scope.
class Depth
{
public:
    Depth(int &depth, int limit) : m_depth(depth)
    {
        if (m_depth >= limit)
            throw TooDeep();
        ++m_depth;
    }
    ~Depth() { --m_depth; }
    Depth(const Depth &) = delete;
    Depth &operator=(const Depth &) = delete;

private:
    int &m_depth;
};
inline constexpr int MaximumDepth = 3000;

/// The interpreter's node types and field names.
class Grammar
{
public:
    Grammar();

    const NodeType &type(PyObject *node) const;
    PyObject *name(Field field) const { return m_fields[size_t(field)].ptr(); }

private:
    std::vector<pybind11::object> m_fields;
    std::unordered_map<const PyTypeObject *, NodeType> m_types;
    NodeType m_unknown;
};

class Nodes;

/// A syntax-tree node; borrowed: the tree outlives it. A default-made one stands for None.
class Node
{
public:
    Node() = default;
    Node(const Grammar &grammar, PyObject *object);

    explicit operator bool() const { return m_object != nullptr; }
    Kind kind() const { return m_type ? m_type->kind : Kind::None; }
    bool is(Kind kind) const { return this->kind() == kind; }
    const NodeType &type() const { return *m_type; }
    PyObject *object() const { return m_object; }
    PyObject *dictionary() const { return m_dictionary; }
    const Grammar &grammar() const { return *m_grammar; }

    /// The field's value, or null when it is absent or None.
    PyObject *value(Field field) const;
    Node child(Field field) const;
    Nodes list(Field field) const;
    QString text(Field field) const;
    int number(Field field) const;
    int line() const { return number(Field::Line); }
    int endLine() const;
    int column() const { return number(Field::Column); }
    /// A constant that is a str.
    bool isString() const;
    /// "a.b.c" for names and chains of attributes; else empty.
    QString dotted() const;

private:
    const Grammar *m_grammar = nullptr;
    PyObject *m_object = nullptr;
    PyObject *m_dictionary = nullptr;
    const NodeType *m_type = nullptr;
};

/// A list of nodes; borrowed.
class Nodes
{
public:
    Nodes(const Grammar &grammar, PyObject *list) : m_grammar(&grammar), m_list(list) {}

    qsizetype size() const { return m_list ? PyList_GET_SIZE(m_list) : 0; }
    bool isEmpty() const { return size() == 0; }
    Node operator[](qsizetype index) const { return Node(*m_grammar, PyList_GET_ITEM(m_list, index)); }
    PyObject *object(qsizetype index) const { return PyList_GET_ITEM(m_list, index); }

    struct Iterator
    {
        const Nodes *nodes;
        qsizetype index;
        Node operator*() const { return (*nodes)[index]; }
        Iterator &operator++()
        {
            ++index;
            return *this;
        }
        bool operator!=(const Iterator &other) const { return index != other.index; }
    };
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, size()}; }

private:
    const Grammar *m_grammar;
    PyObject *m_list;
};

/// Any str, lone surrogates included.
QString toText(PyObject *string);
/// The elements of a literal that go one by one into the targets of a tuple or list; empty when they do not.
Nodes pairedValues(const Node &targets, const Node &value);
/// The first statement of a body is a docstring.
bool startsWithDocstring(const Nodes &body);

} // namespace mxw::source::python
