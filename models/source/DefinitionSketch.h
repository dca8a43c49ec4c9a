// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace mxw::source {

/// A definition of a module or of a class in it, decorators included.
struct SketchedDefinition
{
    QString name;  ///< "Class.method"
    int begin = 0; ///< 0-based, half-open
    int end = 0;

    bool operator==(const SketchedDefinition &) const = default;
};

/// What `def` and `class` statements a source has and which lines they take, read without parsing: for places that
/// need no more and cannot ask a parser. What stands inside a function belongs to it.
std::vector<SketchedDefinition> sketchDefinitions(const QByteArray &source);

/// True when two sources have the same statements in the same blocks: they differ in comments, docstrings and layout at
/// most. A comma that only layout asks for counts as code.
bool sameStatements(const QByteArray &a, const QByteArray &b);

} // namespace mxw::source
