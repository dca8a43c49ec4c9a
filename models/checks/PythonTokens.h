// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <vector>

namespace mxw::checks {

/// A token of Python source. Comments and blank lines give none.
struct PythonToken
{
    enum class Kind { Name, Number, String, Operator };
    Kind kind = Kind::Operator;
    QString text;
    int line = 0; ///< 0-based in the text
    int endLine = 0;

    bool is(QLatin1StringView word) const { return kind != Kind::String && text == word; }
    /// Whether it is that operator of one character.
    bool isSign(QChar sign) const { return kind == Kind::Operator && text.size() == 1 && text.front() == sign; }
    bool opens() const { return isSign(u'(') || isSign(u'[') || isSign(u'{'); }
    bool closes() const { return isSign(u')') || isSign(u']') || isSign(u'}'); }
};
using PythonTokens = std::vector<PythonToken>;
using PythonTokenSpan = std::span<const PythonToken>;

/// Index of the bracket that closes the one at `open`; the end when it is not there.
size_t closingBracket(PythonTokenSpan tokens, size_t open);

/// One logical line.
struct PythonStatement
{
    PythonTokens tokens;
    int indent = 0; ///< columns
};

/// Splits source that parses into logical lines. Text that does not gives something, too: it only ever ends early.
std::vector<PythonStatement> pythonStatements(const QString &text);

} // namespace mxw::checks
