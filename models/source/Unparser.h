// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/PythonAst.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace mxw::source::python {

/// The text of a file by the positions that nodes carry: lines, and UTF-8 columns inside them.
class SourceText
{
public:
    /// `utf8`: without a byte-order mark.
    explicit SourceText(QByteArray utf8);

    int lineCount() const { return m_lineCount; }
    const QByteArray &bytes() const { return m_bytes; }
    /// The source of a node, at most `limit` bytes of it; runs of white space become one blank.
    QString of(const Node &node, qsizetype limit) const;

private:
    QByteArray m_bytes;
    std::vector<qsizetype> m_lineStarts;
    int m_lineCount = 0;
};

/// Writes expressions as Python source in one canonical layout, so that equal code gives equal text.
class Unparser
{
public:
    explicit Unparser(const SourceText &source) : m_source(source) {}

    /// At most `limit` characters; a cut shows as "…".
    QString unparse(const Node &node, qsizetype limit);
    /// The source form of a number.
    QString number(const Node &constant) const;
    QString constant(const Node &constant) const;

private:
    void append(const Node &node, int level);
    void appendOperation(const Node &node);
    void appendBinary(const Node &node);
    void appendCompare(const Node &node);
    void appendComprehension(const Node &node);
    void appendDict(const Node &node);
    void appendCall(const Node &node);
    void appendSlice(const Node &node);
    void appendIndex(const Node &index);
    void appendLambda(const Node &node);
    void appendPlain(const Node &node);
    void appendList(const Nodes &nodes, QLatin1StringView separator, int level);
    bool full() const { return m_text.size() > m_limit; }

    const SourceText &m_source;
    QString m_text;
    qsizetype m_limit = 0;
    int m_depth = 0;
};

} // namespace mxw::source::python
