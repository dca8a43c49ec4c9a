// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::checks {

/// A part of executable code that a comparison takes as one: a statement, or one member of a long bracketed list.
/// Equal code gives equal pieces however a formatter broke its lines.
struct Piece
{
    QString text;   ///< tokens with single spaces; comments, docstrings, magic commas and redundant brackets left out
    int depth = 0;  ///< brackets around it
    int indent = 0; ///< blocks around it, counted from the first statement
    int line = 0;   ///< 1-based
    int endLine = 0;

    bool operator==(const Piece &) const = default;
};
using Pieces = std::vector<Piece>;

/// The code of one definition, or of a statement that is none (then everything is `body`).
struct CodeText
{
    struct Decorator
    {
        QString name; ///< "triton.autotune"
        Pieces pieces;
    };
    std::vector<Decorator> decorators;
    Pieces header; ///< from `def` or `class` to its colon
    Pieces body;
    /// Identifiers it mentions other than as attributes and keywords of arguments, f-strings included; sorted. Names
    /// that are the code's own are among them.
    QStringList names;
};

/// Reads lines [first, last] (1-based) of a source that parses. Identifiers in `names` read as the name they map to.
CodeText readCode(const QByteArray &source, int first, int last, const QHash<QString, QString> &names = {});
/// The same for what the assignment in these lines assigns.
CodeText readValue(const QByteArray &source, int first, int last);

/// Those lines as they are written, without line ends.
QStringList linesOf(const QByteArray &source, int first, int last);

/// Which pieces of two lists are the same, in order.
struct Alignment
{
    std::vector<int> inRight; ///< by index in the left list; -1: not there
    std::vector<int> inLeft;
};
enum class Indentation { Ignored, Compared };
Alignment align(const Pieces &left, const Pieces &right, Indentation indentation = Indentation::Ignored);

/// True when both run the same statements in the same blocks.
bool sameCode(const Pieces &left, const Pieces &right);

} // namespace mxw::checks
