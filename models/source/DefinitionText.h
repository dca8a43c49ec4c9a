// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace mxw::source {

/// The code of one definition in a form that layout, comments and docstrings do not change. Read off the bytes without
/// parsing, so that many revisions of a file can be compared: equal code gives equal texts, but another layout of
/// brackets' last commas, or a string written with other quotes, may give different ones.
struct DefinitionText
{
    enum class Kind { Class, Function, Value };
    Kind kind = Kind::Value;
    QByteArray header; ///< "def f(a,b=1)", "class A(B)"; of a value the whole statement
    QByteArray code;   ///< everything, decorators included

    bool operator==(const DefinitionText &) const = default;
};

/// What binds `qualifiedName` ("function", "Class.method", "Class.attribute"): `def`, `class`, an assignment or an
/// annotation, under whatever conditions, and for attributes of a class also `self.attribute = …` in its methods.
/// Several (branches, overloads) are taken together. Nothing when there is none.
std::optional<DefinitionText> definitionText(const QByteArray &source, const QString &qualifiedName);

/// Whether `word` stands in the text as a whole identifier.
bool mentionsWord(const QByteArray &source, const QByteArray &word);

} // namespace mxw::source
