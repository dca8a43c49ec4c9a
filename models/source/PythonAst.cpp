// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/PythonAst.h"

#include <QStringList>

#include <array>
#include <utility>

namespace py = pybind11;

namespace mxw::source::python {

namespace {

constexpr std::array FieldNames = {"annotation", "arg",         "args",          "asname",
                                   "attr",       "bases",       "body",          "cases",
                                   "cause",      "comparators", "context_expr",  "decorator_list",
                                   "defaults",   "elt",         "elts",          "end_col_offset",
                                   "end_lineno", "exc",         "finalbody",     "func",
                                   "generators", "guard",       "handlers",      "id",
                                   "ifs",        "items",       "iter",          "key",
                                   "keys",       "keywords",    "kwd_patterns",  "kw_defaults",
                                   "kwonlyargs", "kwarg",       "left",          "level",
                                   "lineno",     "col_offset",  "lower",         "msg",
                                   "module",     "name",        "names",         "operand",
                                   "op",         "ops",         "optional_vars", "orelse",
                                   "pattern",    "patterns",    "posonlyargs",   "rest",
                                   "returns",    "right",       "slice",         "step",
                                   "subject",    "target",      "targets",       "test",
                                   "type",       "type_params", "upper",         "value",
                                   "values",     "vararg"};
static_assert(FieldNames.size() == size_t(Field::Count));

constexpr std::array<std::pair<const char *, Kind>, 71> KindNames = {{
    {"Module", Kind::Module},
    {"FunctionDef", Kind::FunctionDef},
    {"AsyncFunctionDef", Kind::AsyncFunctionDef},
    {"ClassDef", Kind::ClassDef},
    {"Return", Kind::Return},
    {"Delete", Kind::Delete},
    {"Assign", Kind::Assign},
    {"AugAssign", Kind::AugAssign},
    {"AnnAssign", Kind::AnnAssign},
    {"TypeAlias", Kind::TypeAlias},
    {"For", Kind::For},
    {"AsyncFor", Kind::AsyncFor},
    {"While", Kind::While},
    {"If", Kind::If},
    {"With", Kind::With},
    {"AsyncWith", Kind::AsyncWith},
    {"Match", Kind::Match},
    {"Raise", Kind::Raise},
    {"Try", Kind::Try},
    {"TryStar", Kind::TryStar},
    {"Assert", Kind::Assert},
    {"Import", Kind::Import},
    {"ImportFrom", Kind::ImportFrom},
    {"Global", Kind::Global},
    {"Nonlocal", Kind::Nonlocal},
    {"Expr", Kind::Expr},
    {"Pass", Kind::Pass},
    {"Break", Kind::Break},
    {"Continue", Kind::Continue},
    {"BoolOp", Kind::BoolOp},
    {"NamedExpr", Kind::NamedExpr},
    {"BinOp", Kind::BinOp},
    {"UnaryOp", Kind::UnaryOp},
    {"Lambda", Kind::Lambda},
    {"IfExp", Kind::IfExp},
    {"Dict", Kind::Dict},
    {"Set", Kind::Set},
    {"ListComp", Kind::ListComp},
    {"SetComp", Kind::SetComp},
    {"DictComp", Kind::DictComp},
    {"GeneratorExp", Kind::GeneratorExp},
    {"Await", Kind::Await},
    {"Yield", Kind::Yield},
    {"YieldFrom", Kind::YieldFrom},
    {"Compare", Kind::Compare},
    {"Call", Kind::Call},
    {"FormattedValue", Kind::FormattedValue},
    {"JoinedStr", Kind::JoinedStr},
    {"Constant", Kind::Constant},
    {"Attribute", Kind::Attribute},
    {"Subscript", Kind::Subscript},
    {"Starred", Kind::Starred},
    {"Name", Kind::Name},
    {"List", Kind::List},
    {"Tuple", Kind::Tuple},
    {"Slice", Kind::Slice},
    {"comprehension", Kind::Comprehension},
    {"ExceptHandler", Kind::ExceptHandler},
    {"arguments", Kind::Arguments},
    {"arg", Kind::Arg},
    {"keyword", Kind::Keyword},
    {"alias", Kind::Alias},
    {"withitem", Kind::WithItem},
    {"match_case", Kind::MatchCase},
    {"MatchValue", Kind::MatchValue},
    {"MatchOr", Kind::MatchOr},
    {"MatchStar", Kind::MatchStar},
    {"MatchAs", Kind::MatchAs},
    {"MatchMapping", Kind::MatchMapping},
    {"expr_context", Kind::Context},
    {"operator", Kind::Operator},
}};

py::object interned(const char *text)
{
    return py::reinterpret_steal<py::object>(PyUnicode_InternFromString(text));
}

} // namespace

Grammar::Grammar()
{
    for (const char *name : FieldNames)
        m_fields.push_back(interned(name));
    const py::module_ ast = py::module_::import("_ast");
    const py::object base = ast.attr("AST");
    const py::object context = ast.attr("expr_context");
    const auto isSubclass = [](py::handle type, py::handle of) {
        return PyObject_IsSubclass(type.ptr(), of.ptr()) == 1;
    };
    for (const auto &[name, value] : py::dict(ast.attr("__dict__"))) {
        if (!PyType_Check(value.ptr()) || !isSubclass(value, base))
            continue;
        NodeType type;
        type.name = toText(name.ptr()).toUtf8();
        for (const auto &[known, kind] : KindNames) {
            if (type.name == known)
                type.kind = kind;
        }
        if (isSubclass(value, context))
            type.kind = Kind::Context;
        for (const char *operators : {"operator", "boolop", "unaryop", "cmpop"}) {
            if (isSubclass(value, ast.attr(operators)))
                type.kind = Kind::Operator;
        }
        for (const py::handle field : value.attr("_fields")) {
            const QString text = toText(field.ptr());
            if (text != u"ctx" && text != u"type_comment" && text != u"type_ignores")
                type.fields.push_back(interned(text.toUtf8().constData()).release().ptr());
        }
        m_types.emplace(reinterpret_cast<const PyTypeObject *>(value.ptr()), std::move(type));
    }
}

const NodeType &Grammar::type(PyObject *node) const
{
    const auto found = m_types.find(Py_TYPE(node));
    return found == m_types.end() ? m_unknown : found->second;
}

Node::Node(const Grammar &grammar, PyObject *object) : m_grammar(&grammar)
{
    if (!object || object == Py_None)
        return;
    m_object = object;
    m_type = &grammar.type(object);
    m_dictionary = PyObject_GenericGetDict(object, nullptr);
    if (m_dictionary)
        Py_DECREF(m_dictionary); // the node owns it
    else
        PyErr_Clear(); // not a node at all
}

PyObject *Node::value(Field field) const
{
    if (!m_dictionary)
        return nullptr;
    PyObject *found = PyDict_GetItemWithError(m_dictionary, m_grammar->name(field));
    return found == Py_None ? nullptr : found;
}

Node Node::child(Field field) const
{
    PyObject *found = value(field);
    return found ? Node(*m_grammar, found) : Node();
}

Nodes Node::list(Field field) const
{
    PyObject *found = value(field);
    return Nodes(*m_grammar, found && PyList_Check(found) ? found : nullptr);
}

QString Node::text(Field field) const
{
    PyObject *found = value(field);
    return found && PyUnicode_Check(found) ? toText(found) : QString();
}

int Node::number(Field field) const
{
    PyObject *found = value(field);
    if (!found || !PyLong_Check(found))
        return 0;
    int overflow = 0;
    return int(PyLong_AsLongAndOverflow(found, &overflow));
}

int Node::endLine() const
{
    const int end = number(Field::EndLine);
    return end > 0 ? end : line();
}

bool Node::isString() const
{
    if (!is(Kind::Constant))
        return false;
    PyObject *found = value(Field::Value);
    return found && PyUnicode_Check(found);
}

QString Node::dotted() const
{
    QStringList parts;
    Node at = *this;
    while (at.is(Kind::Attribute)) {
        parts.prepend(at.text(Field::Attr));
        at = at.child(Field::Value);
    }
    if (!at.is(Kind::Name))
        return {};
    parts.prepend(at.text(Field::Id));
    return parts.join(u'.');
}

QString toText(PyObject *string)
{
    const Py_ssize_t size = PyUnicode_GET_LENGTH(string);
    const void *data = PyUnicode_DATA(string);
    switch (PyUnicode_KIND(string)) {
    case PyUnicode_1BYTE_KIND:
        return QString::fromLatin1(static_cast<const char *>(data), size);
    case PyUnicode_2BYTE_KIND:
        return QString(static_cast<const QChar *>(data), size);
    default:
        return QString::fromUcs4(static_cast<const char32_t *>(data), size);
    }
}

Nodes pairedValues(const Node &targets, const Node &value)
{
    const Nodes none(targets.grammar(), nullptr);
    if (!value.is(Kind::Tuple) && !value.is(Kind::List))
        return none;
    const Nodes names = targets.list(Field::Elements);
    const Nodes values = value.list(Field::Elements);
    if (names.size() != values.size())
        return none;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (names[i].is(Kind::Starred) || values[i].is(Kind::Starred))
            return none;
    }
    return values;
}

bool startsWithDocstring(const Nodes &body)
{
    return !body.isEmpty() && body[0].is(Kind::Expr) && body[0].child(Field::Value).isString();
}

} // namespace mxw::source::python
