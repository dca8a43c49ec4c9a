// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace mxw::validation {

/// A JSON object as Python writes it.
struct PythonJson
{
    QJsonObject object;
    QStringList names; ///< of the object under `orderOf`, in the order of the text, which QJsonObject does not keep
    QString error;     ///< of the parser, when there is no object
};

/// Reads it; NaN and infinities, which are no JSON, become the words "nan", "inf" and "-inf".
PythonJson readPythonJson(const QByteArray &text, const QString &orderOf);

} // namespace mxw::validation
