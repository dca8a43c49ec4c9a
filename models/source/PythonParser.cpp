// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/PythonParser.h"

#include "models/source/OutlineBuilder.h"
#include "models/source/PythonText.h"
#include "models/source/UsageBuilder.h"

#include <QRegularExpression>

namespace py = pybind11;
using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

// In English, as the messages of CPython that stand in the same place.
const QString TooDeepMessage = u"the code is nested too deeply to be read"_s;

constexpr int OnlyTree = 0x400; // PyCF_ONLY_AST

/// The source as UTF-8 without a byte-order mark: what the columns of nodes count in.
QByteArray toUtf8(const QByteArray &content)
{
    if (content.startsWith("\xef\xbb\xbf"))
        return content.mid(3);
    static const QRegularExpression Cookie(
        u"\\A(?:[ \\t\\f]*(?:#[^\\n\\r]*)?\\r?\\n)?[ \\t\\f]*#[^\\n\\r]*?coding[:=][ \\t]*([-_.a-zA-Z0-9]+)"_s);
    const QRegularExpressionMatch match = Cookie.match(QString::fromLatin1(content.left(500)));
    if (!match.hasMatch())
        return content;
    const QByteArray encoding = match.captured(1).toLatin1();
    PyObject *text = PyUnicode_Decode(content.constData(), content.size(), encoding.constData(), "replace");
    if (!text) {
        PyErr_Clear();
        return content;
    }
    const QByteArray utf8 = toText(text).toUtf8();
    Py_DECREF(text);
    return utf8;
}

/// The line of the first conflict marker, or 0.
int conflictMarkerLine(const QByteArray &content)
{
    int line = 1;
    for (qsizetype at = 0; at >= 0 && at < content.size(); ++line) {
        qsizetype end = content.indexOf('\n', at);
        const QByteArrayView text = QByteArrayView(content).sliced(at, (end < 0 ? content.size() : end) - at);
        if (text.startsWith("<<<<<<< ") || text.startsWith(">>>>>>> ") || text == "=======" || text == "=======\r")
            return line;
        at = end < 0 ? -1 : end + 1;
    }
    return 0;
}

int toInt(const py::object &value)
{
    return PyLong_Check(value.ptr()) ? int(PyLong_AsLong(value.ptr())) : 0;
}

} // namespace

PythonParser::PythonParser() : m_compile(py::module_::import("builtins").attr("compile")) {}

Outline PythonParser::parse(const QByteArray &content, const QString &path, Usage *usage) const
{
    const SourceText source(toUtf8(content));
    Outline outline;
    outline.lineCount = source.lineCount();
    try {
        const py::bytes bytes(content.constData(), size_t(content.size()));
        const QByteArray name = path.toUtf8();
        const py::str file =
            py::reinterpret_steal<py::str>(PyUnicode_DecodeUTF8(name.constData(), name.size(), "replace"));
        const py::object tree = m_compile(bytes, file, "exec", OnlyTree, true);
        const Node module(m_grammar, tree.ptr());
        Outline result = OutlineBuilder(source).build(module);
        if (usage)
            *usage = UsageBuilder(source).build(module);
        return result;
    } catch (const py::error_already_set &error) {
        outline.fault = faultOf(error);
    } catch (const TooDeep &) {
        outline.fault = SyntaxFault{.message = TooDeepMessage};
    }
    if (const int line = conflictMarkerLine(content)) {
        outline.fault->conflictMarkers = true;
        outline.fault->line = line;
        outline.fault->column = 0;
    }
    return outline;
}

SyntaxFault PythonParser::faultOf(const py::error_already_set &error) const
{
    SyntaxFault fault;
    const py::object value = error.value();
    if (error.matches(PyExc_SyntaxError)) {
        fault.message = toText(py::str(py::object(value.attr("msg"))).ptr());
        fault.line = toInt(value.attr("lineno"));
        fault.column = toInt(value.attr("offset"));
    } else if (error.matches(PyExc_RecursionError) || error.matches(PyExc_MemoryError)) {
        // A full parser stack reads as a lack of memory.
        fault.message = TooDeepMessage;
    } else {
        // ValueError: null bytes; UnicodeDecodeError, LookupError: an encoding that does not fit.
        fault.message = elided(toText(py::str(value).ptr()), 500);
    }
    return fault;
}

} // namespace mxw::source::python
