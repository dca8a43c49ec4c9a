// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace mxw::source {

/// A Python statement up to its line end, or the header of a block with what follows on its line.
struct LogicalLine
{
    int indent = 0;
    int line = 0;            ///< 1-based, where it begins
    QByteArray text;         ///< without comments; blanks only between names
    qsizetype headerEnd = 0; ///< offset in `text` of the first ':' outside brackets, else its size
    bool onlyString = false; ///< nothing but string literals
};

/// Splits Python source into logical lines, without parsing it: lines that brackets, backslashes or strings continue
/// are one.
class LogicalLines
{
public:
    /// `source` must outlive this.
    explicit LogicalLines(const QByteArray &source);

    bool next(LogicalLine &line);

private:
    int readIndent();
    void skipToLineEnd();
    void readLine(LogicalLine &line);
    void add(LogicalLine &line, char c, bool blank);
    void readString(QByteArray &to);

    const QByteArray &m_source;
    qsizetype m_at = 0;
    qsizetype m_counted = 0; ///< line ends before this place are counted in m_line
    int m_line = 1;
};

/// What may stand in an identifier; bytes of letters outside ASCII included.
inline bool isNamePart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || (c & 0x80) != 0;
}

} // namespace mxw::source
