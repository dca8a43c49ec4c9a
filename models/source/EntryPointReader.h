// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/PythonParser.h"

#include <QJsonObject>

#include <expected>

namespace mxw::source::python {

/// Reads the entry points that a project declares: {"group": {"name": "module:attribute"}}. Scripts are left out.
class EntryPointReader
{
public:
    explicit EntryPointReader(const PythonParser &parser) : m_parser(parser) {}

    /// By the name of the file: pyproject.toml, setup.cfg, else a setup.py. The error is the library's own words.
    std::expected<QJsonObject, QString> read(const QByteArray &content, const QString &path) const;

private:
    QJsonObject readToml(const QByteArray &content) const;
    QJsonObject readConfiguration(const QByteArray &content) const;
    QJsonObject readSetup(const Outline &outline) const;

    const PythonParser &m_parser;
};

} // namespace mxw::source::python
