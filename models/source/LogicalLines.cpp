// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/LogicalLines.h"

#include <algorithm>

namespace mxw::source {

LogicalLines::LogicalLines(const QByteArray &source) : m_source(source)
{
    if (m_source.startsWith("\xef\xbb\xbf"))
        m_at = 3;
}

bool LogicalLines::next(LogicalLine &line)
{
    while (m_at < m_source.size()) {
        line.indent = readIndent();
        const char c = m_at < m_source.size() ? m_source[m_at] : '\n';
        if (c != '\n' && c != '#' && c != '\r') {
            m_line += int(std::count(m_source.cbegin() + m_counted, m_source.cbegin() + m_at, '\n'));
            m_counted = m_at;
            line.line = m_line;
            readLine(line);
            return true;
        }
        skipToLineEnd();
        ++m_at;
    }
    return false;
}

int LogicalLines::readIndent()
{
    int indent = 0;
    for (; m_at < m_source.size(); ++m_at) {
        if (m_source[m_at] == ' ' || m_source[m_at] == '\f')
            ++indent;
        else if (m_source[m_at] == '\t')
            indent = (indent / 8 + 1) * 8;
        else
            break;
    }
    return indent;
}

void LogicalLines::skipToLineEnd()
{
    const qsizetype end = m_source.indexOf('\n', m_at);
    m_at = end < 0 ? m_source.size() : end;
}

void LogicalLines::readLine(LogicalLine &line)
{
    line.text.clear();
    line.headerEnd = -1;
    line.onlyString = true;
    int depth = 0;
    bool blank = false;
    for (; m_at < m_source.size(); ++m_at) {
        const char c = m_source[m_at];
        if (c == '#') {
            skipToLineEnd();
            --m_at;
        } else if (c == '\n' && depth == 0) {
            ++m_at;
            break;
        } else if (c == '\n' || c == ' ' || c == '\t' || c == '\r' || c == '\f') {
            blank = true;
        } else if (c == '\\' && m_at + 1 < m_source.size() &&
                   (m_source[m_at + 1] == '\n' || m_source[m_at + 1] == '\r')) {
            skipToLineEnd();
            blank = true;
        } else if (c == '"' || c == '\'') {
            readString(line.text);
            blank = false;
        } else {
            if (c == '(' || c == '[' || c == '{')
                ++depth;
            else if (c == ')' || c == ']' || c == '}')
                depth = std::max(depth - 1, 0);
            else if (c == ':' && depth == 0 && line.headerEnd < 0)
                line.headerEnd = line.text.size();
            add(line, c, blank);
            blank = false;
        }
    }
    if (line.headerEnd < 0)
        line.headerEnd = line.text.size();
}

void LogicalLines::add(LogicalLine &line, char c, bool blank)
{
    QByteArray &text = line.text;
    if ((c == ')' || c == ']' || c == '}') && text.endsWith(','))
        text.chop(1);
    if (blank && !text.isEmpty() && isNamePart(c) && isNamePart(text.back()))
        text.append(' ');
    const bool prefix = QByteArrayView("rRuUbBfF").contains(c) && m_at + 1 < m_source.size() &&
                        (m_source[m_at + 1] == '"' || m_source[m_at + 1] == '\'');
    line.onlyString = line.onlyString && prefix;
    text.append(c);
}

/// As written: blanks, line ends and comment signs in it are content.
void LogicalLines::readString(QByteArray &to)
{
    const char quote = m_source[m_at];
    const QByteArray three(3, quote);
    const bool triple = QByteArrayView(m_source).sliced(m_at).startsWith(three);
    const qsizetype from = m_at;
    m_at += triple ? 3 : 1;
    for (; m_at < m_source.size(); ++m_at) {
        const char c = m_source[m_at];
        if (c == '\\')
            ++m_at;
        else if (!triple && (c == quote || c == '\n'))
            break;
        else if (triple && c == quote && QByteArrayView(m_source).sliced(m_at).startsWith(three)) {
            m_at += 2;
            break;
        }
    }
    m_at = std::min(m_at, m_source.size() - 1);
    to.append(QByteArrayView(m_source).sliced(from, m_at + 1 - from));
    if (!triple && m_source[m_at] == '\n') // not a string after all: the line ends here
        --m_at;
}

} // namespace mxw::source
