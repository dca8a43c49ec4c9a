// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDataStream>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::source {

/// A Python expression, as far as a reviewer's questions need it.
///
/// | kind        | text                         | items                                    | names             |
/// | ----------- | ---------------------------- | ---------------------------------------- | ----------------- |
/// | Name        | identifier                   |                                          |                   |
/// | Attribute   | attribute                    | base                                     |                   |
/// | String      | the value (bytes: latin-1)   |                                          |                   |
/// | Number      | source form                  |                                          |                   |
/// | Constant    | True False None ...          |                                          |                   |
/// | Call        |                              | callee, positional…, keyword values…     | keywords ("" = **) |
/// | Subscript   |                              | value, index                             |                   |
/// | Starred     |                              | value                                    |                   |
/// | Sequence    | the bracket: `[` list, `(` tuple, `{` set | elements                    |                   |
/// | Mapping     |                              | key, value, key, value, … (** has kind None as key) |        |
/// | Lambda      |                              |                                          | parameter names   |
/// | Conditional |                              | test, then, else                         |                   |
/// | Other       | source, at most 200 characters |                                       |                   |
struct Expression
{
    enum class Kind : quint8 {
        None,
        Name,
        Attribute,
        String,
        Number,
        Constant,
        Call,
        Subscript,
        Starred,
        Sequence,
        Mapping,
        Lambda,
        Conditional,
        Other,
    };

    Kind kind = Kind::None;
    QString text;
    std::vector<Expression> items;
    QStringList names;
    int line = 0; ///< 1-based

    bool isNone() const { return kind == Kind::None; }
    /// "a.b.c" when this is a name or a chain of attributes on a name; empty otherwise.
    QString dotted() const;
    /// Python source that reads the same; strings in single quotes as repr() writes them. Long texts are cut with "…".
    QString toString() const;

    // Call only:
    const Expression &callee() const { return items.front(); }
    qsizetype positionalCount() const { return qsizetype(items.size()) - 1 - names.size(); }
    const Expression *positional(qsizetype index) const;
    const Expression *keyword(QStringView name) const;

    bool operator==(const Expression &) const = default;
};

QDataStream &operator<<(QDataStream &stream, const Expression &expression);
QDataStream &operator>>(QDataStream &stream, Expression &expression);

} // namespace mxw::source
