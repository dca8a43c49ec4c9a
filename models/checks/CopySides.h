// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CheckContext.h"
#include "models/checks/CodePieces.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace mxw::checks {

/// One thing that a replacement replaces, on the sides that have it: a function, a member of a class, what a class body
/// holds besides its members, or the value of a variable.
struct CopyUnit
{
    QString member; ///< of a class; empty for the replaced thing itself and for a class body
    bool classBody = false;
    std::optional<CodeText> base;
    std::optional<CodeText> target;
    std::optional<CodeText> copy;
    int targetLine = 0; ///< 0 when the target has no such member
    int copyLine = 0;
    int copyEndLine = 0;
};

/// A replacement beside its target.
struct CopySides
{
    QString copyFile; ///< in the plugin
    QString targetFile;
    QString baseFile;            ///< empty when base has no such thing
    bool movedSinceBase = false; ///< it was somewhere else then
    std::vector<CopyUnit> units;
};

/// Reads the sides of entries; keeps the files it read.
class CopyReader
{
public:
    explicit CopyReader(const CheckContext &context) : m_context(context) {}

    /// Nothing when the two are not of one kind, or one of them is no definition and no value that can be read.
    std::optional<CopySides> sides(const inventory::EntryFacts &facts);

    QByteArray pluginSource(const QString &file) { return source(*m_context.code.plugin, u'p', file); }
    QByteArray targetSource(const QString &file) { return source(*m_context.code.target, u't', file); }
    QByteArray baseSource(const QString &file) { return source(*m_context.code.base, u'b', file); }

private:
    QByteArray source(const source::CodeTree &tree, QChar side, const QString &file);
    CopySides functionSides(const inventory::EntryFacts &facts, const source::Symbol *base);
    CopySides classSides(const inventory::EntryFacts &facts, const source::Symbol *base);
    std::optional<CopySides> valueSides(const inventory::EntryFacts &facts);

    const CheckContext &m_context;
    QHash<QString, QByteArray> m_sources;
};

/// True when the replacement's own code is the plugin's.
bool isPluginDefinition(const inventory::EntryFacts &facts);

} // namespace mxw::checks
