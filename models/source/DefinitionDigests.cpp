// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DefinitionDigests.h"

#include <QCryptographicHash>

namespace mxw::source::python {

namespace {

bool isDefinition(Kind kind)
{
    return kind == Kind::FunctionDef || kind == Kind::AsyncFunctionDef || kind == Kind::ClassDef;
}

void addSized(char mark, QByteArrayView bytes, QByteArray &to)
{
    const quint32 size = quint32(bytes.size());
    to.append(mark);
    to.append(reinterpret_cast<const char *>(&size), sizeof size);
    to.append(bytes);
}

void addText(PyObject *string, QByteArray &to)
{
    // The storage of a str is as narrow as its characters allow, so equal texts have equal bytes.
    const char mark = char('0' + PyUnicode_KIND(string));
    addSized(mark,
             QByteArrayView(static_cast<const char *>(PyUnicode_DATA(string)),
                            PyUnicode_GET_LENGTH(string) * PyUnicode_KIND(string)),
             to);
}

void addConstant(PyObject *value, QByteArray &to)
{
    to.append(Py_TYPE(value)->tp_name);
    PyObject *shown = PyLong_Check(value) && !PyBool_Check(value) ? PyNumber_ToBase(value, 16) : PyObject_Repr(value);
    if (shown) {
        addText(shown, to);
        Py_DECREF(shown);
    } else {
        PyErr_Clear();
    }
}

} // namespace

DefinitionDigests::DefinitionDigests(const Node &module) : m_grammar(module.grammar())
{
    QByteArray unused;
    addNode(module, unused);
}

void DefinitionDigests::addNode(const Node &node, QByteArray &to)
{
    const Depth depth(m_depth, MaximumDepth);
    if (isDefinition(node.kind()))
        return addDefinition(node, to);
    to.append(node.type().name);
    to.append('(');
    addFields(node, to);
    to.append(')');
}

void DefinitionDigests::addDefinition(const Node &node, QByteArray &to)
{
    to.append('@');
    if (PyObject *decorators = node.value(Field::Decorators))
        addList(decorators, 0, to);
    QByteArray own;
    own.reserve(4096);
    own.append(node.type().name);
    addFields(node, own);
    const QByteArray digest = QCryptographicHash::hash(own, QCryptographicHash::Sha1);
    m_digests.insert(node.object(), digest);
    to.append(digest);
}

void DefinitionDigests::addFields(const Node &node, QByteArray &to)
{
    const NodeType &type = node.type();
    const bool definition = isDefinition(node.kind());
    for (size_t i = 0; i < type.fields.size(); ++i) {
        PyObject *field = type.fields[i];
        PyObject *value = node.dictionary() ? PyDict_GetItemWithError(node.dictionary(), field) : nullptr;
        if (!value || (definition && field == m_grammar.name(Field::Decorators)))
            continue;
        const bool list = PyList_Check(value);
        // Fields that are absent or empty leave no trace: newer Pythons add such fields to every node.
        if ((value == Py_None && !node.is(Kind::Constant)) || (list && PyList_GET_SIZE(value) == 0))
            continue;
        to.append(char('A' + char(i)));
        const bool body = definition && list && field == m_grammar.name(Field::Body);
        if (body && startsWithDocstring(Nodes(m_grammar, value)))
            addList(value, 1, to);
        else
            addValue(value, to);
        // A constant's other field only tells u"x" from "x".
        if (node.is(Kind::Constant))
            break;
    }
}

void DefinitionDigests::addValue(PyObject *value, QByteArray &to)
{
    if (PyUnicode_CheckExact(value))
        addText(value, to);
    else if (PyList_CheckExact(value))
        addList(value, 0, to);
    else if (PyBytes_CheckExact(value))
        addSized('b', QByteArrayView(PyBytes_AS_STRING(value), PyBytes_GET_SIZE(value)), to);
    else if (const NodeType &type = m_grammar.type(value); !type.name.isEmpty())
        addNode(Node(m_grammar, value), to);
    else
        addConstant(value, to);
}

void DefinitionDigests::addList(PyObject *list, qsizetype from, QByteArray &to)
{
    to.append('[');
    for (qsizetype i = from; i < PyList_GET_SIZE(list); ++i)
        addValue(PyList_GET_ITEM(list, i), to);
    to.append(']');
}

} // namespace mxw::source::python
