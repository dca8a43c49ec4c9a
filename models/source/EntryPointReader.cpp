// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/EntryPointReader.h"

#include "models/source/PythonText.h"

#include <QStringList>

namespace py = pybind11;
using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

/// "name = module:attribute [extra]"
void addLine(const QString &line, QJsonObject &group)
{
    const qsizetype equals = line.indexOf(u'=');
    if (equals <= 0 || line.trimmed().startsWith(u'#'))
        return;
    const QString value = line.mid(equals + 1).section(u'[', 0, 0).trimmed();
    if (!value.isEmpty())
        group.insert(line.left(equals).trimmed(), value);
}

void addLines(const QString &lines, QJsonObject &group)
{
    const QStringList parts = lines.split(u'\n');
    for (const QString &line : parts)
        addLine(line, group);
}

bool isText(const py::handle &value)
{
    return PyUnicode_Check(value.ptr());
}

/// Sections of a text in setup.cfg form: "[group]", then lines.
QJsonObject sections(const QString &text)
{
    QJsonObject result;
    QString group;
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        const QString trimmed = line.trimmed();
        if (trimmed.startsWith(u'[') && trimmed.endsWith(u']')) {
            group = trimmed.mid(1, trimmed.size() - 2).trimmed();
        } else if (!group.isEmpty()) {
            QJsonObject names = result.value(group).toObject();
            addLine(line, names);
            result.insert(group, names);
        }
    }
    return result;
}

QJsonObject groupOf(const Expression &value)
{
    QJsonObject group;
    if (value.kind == Expression::Kind::String) {
        addLines(value.text, group);
    } else if (value.kind == Expression::Kind::Mapping) {
        for (size_t i = 0; i + 1 < value.items.size(); i += 2) {
            const bool texts =
                value.items[i].kind == Expression::Kind::String && value.items[i + 1].kind == Expression::Kind::String;
            if (texts)
                group.insert(value.items[i].text, value.items[i + 1].text);
        }
    } else if (value.kind == Expression::Kind::Sequence) {
        for (const Expression &item : value.items) {
            if (item.kind == Expression::Kind::String)
                addLine(item.text, group);
        }
    }
    return group;
}

QJsonObject groupsOf(const Expression &value)
{
    if (value.kind == Expression::Kind::String)
        return sections(value.text);
    QJsonObject result;
    if (value.kind != Expression::Kind::Mapping)
        return result;
    for (size_t i = 0; i + 1 < value.items.size(); i += 2) {
        const QJsonObject group = groupOf(value.items[i + 1]);
        if (value.items[i].kind == Expression::Kind::String && !group.isEmpty())
            result.insert(value.items[i].text, group);
    }
    return result;
}

void dropScripts(QJsonObject &groups)
{
    groups.remove("console_scripts"_L1);
    groups.remove("gui_scripts"_L1);
}

} // namespace

std::expected<QJsonObject, QString> EntryPointReader::read(const QByteArray &content, const QString &path) const
{
    const QString name = path.section(u'/', -1);
    try {
        QJsonObject groups;
        if (name == "pyproject.toml"_L1) {
            groups = readToml(content);
        } else if (name == "setup.cfg"_L1) {
            groups = readConfiguration(content);
        } else {
            const Outline outline = m_parser.parse(content, path);
            if (outline.fault)
                return std::unexpected(u"line %1: %2"_s.arg(outline.fault->line).arg(outline.fault->message));
            groups = readSetup(outline);
        }
        dropScripts(groups);
        return groups;
    } catch (const py::error_already_set &error) {
        return std::unexpected(elided(toText(py::str(error.value()).ptr()), 500));
    }
}

QJsonObject EntryPointReader::readToml(const QByteArray &content) const
{
    const py::module_ toml = py::module_::import("tomllib");
    const py::str text(content.constData(), size_t(content.size()));
    const py::dict document = toml.attr("loads")(text);
    QJsonObject result;
    py::object groups = document.attr("get")("project");
    if (PyDict_Check(groups.ptr()))
        groups = groups.attr("get")("entry-points");
    if (!PyDict_Check(groups.ptr()))
        return result;
    for (const auto &[name, entries] : py::reinterpret_borrow<py::dict>(groups)) {
        if (!PyDict_Check(entries.ptr()))
            continue;
        QJsonObject group;
        for (const auto &[entry, target] : py::reinterpret_borrow<py::dict>(entries)) {
            if (isText(target))
                addLine(toText(entry.ptr()) + u'=' + toText(target.ptr()), group);
        }
        result.insert(toText(name.ptr()), group);
    }
    return result;
}

QJsonObject EntryPointReader::readConfiguration(const QByteArray &content) const
{
    const py::module_ module = py::module_::import("configparser");
    const py::object parser = module.attr("RawConfigParser")(py::arg("strict") = false);
    parser.attr("optionxform") = py::module_::import("builtins").attr("str");
    parser.attr("read_string")(py::str(content.constData(), size_t(content.size())));
    QJsonObject result;
    if (!parser.attr("has_section")("options.entry_points").cast<bool>())
        return result;
    for (const py::handle item : parser.attr("items")("options.entry_points")) {
        const auto pair = py::reinterpret_borrow<py::tuple>(item);
        QJsonObject group;
        if (isText(pair[1]))
            addLines(toText(py::object(pair[1]).ptr()), group);
        if (!group.isEmpty())
            result.insert(toText(py::object(pair[0]).ptr()), group);
    }
    return result;
}

QJsonObject EntryPointReader::readSetup(const Outline &outline) const
{
    for (const CallStatement &call : outline.calls) {
        const QString callee = call.call.callee().dotted();
        const Expression *value = call.call.keyword(u"entry_points");
        if (!value || (callee != "setup"_L1 && !callee.endsWith(".setup"_L1)))
            continue;
        if (value->kind != Expression::Kind::Name)
            return groupsOf(*value);
        for (const Assignment &assignment : outline.assignments) {
            if (assignment.scope == ModuleScope && assignment.target.dotted() == value->text)
                return groupsOf(assignment.value);
        }
    }
    return {};
}

} // namespace mxw::source::python
