// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ModificationMarks.h"

#include <QStringList>

#include <algorithm>

namespace mxw::checks {

using namespace inventory;

namespace {

bool matchesOne(const std::vector<QRegularExpression> &expressions, const QString &text)
{
    return std::ranges::any_of(expressions,
                               [&](const QRegularExpression &expression) { return expression.match(text).hasMatch(); });
}

/// A comment without what makes it a mark.
QString withoutMarker(const std::vector<QRegularExpression> &expressions, const QString &text)
{
    for (const QRegularExpression &expression : expressions) {
        if (const auto match = expression.match(text); match.hasMatch())
            return text.sliced(match.capturedEnd());
    }
    return text;
}

/// What the comment lines of [first, last] say, one after the other.
QString commentsOf(const QStringList &lines, qsizetype first, qsizetype last)
{
    QString words;
    for (qsizetype i = first; i <= last; ++i) {
        const QString text = lines[i].trimmed();
        if (text.startsWith(u'#'))
            words += u' ' + text.sliced(1);
    }
    return words;
}

/// The last line of the comment that goes on below `line`.
qsizetype endOfComment(const QStringList &lines, qsizetype line)
{
    while (line + 1 < lines.size() && lines[line + 1].trimmed().startsWith(u'#'))
        ++line;
    return line;
}

qsizetype indentOf(const QString &line)
{
    return std::ranges::find_if_not(line, [](QChar c) { return c.isSpace(); }) - line.begin();
}

/// The last line of the statements that follow the note at `note`: up to a blank line or a dedent.
qsizetype endOfNoted(const QStringList &lines, qsizetype note)
{
    qsizetype end = note;
    const qsizetype indent = indentOf(lines[note]);
    while (end + 1 < lines.size() && !lines[end + 1].trimmed().isEmpty() && indentOf(lines[end + 1]) >= indent)
        ++end;
    return end;
}

} // namespace

ModificationMarks::ModificationMarks(const QByteArray &source, const Profile &profile)
{
    const QStringList lines = QString::fromUtf8(source).split(u'\n');
    m_covered.assign(size_t(lines.size()) + 1, false);
    const auto cover = [&](qsizetype first, qsizetype last) {
        for (qsizetype i = first; i <= last; ++i)
            m_covered[size_t(i) + 1] = true;
    };
    qsizetype open = -1;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString text = lines[i].trimmed();
        const qsizetype hash = text.lastIndexOf(u'#');
        if (hash < 0)
            continue;
        const bool alone = text.startsWith(u'#');
        if (alone && matchesOne(profile.markStarts, text)) {
            open = i;
            cover(i, i);
        } else if (alone && matchesOne(profile.markEnds, text)) {
            cover(open < 0 ? i : open, i);
            if (open >= 0) {
                m_marks.push_back({true, int(open) + 1, int(i) + 1,
                                   lines[open].trimmed().sliced(1) + commentsOf(lines, open + 1, i - 1)});
            }
            open = -1;
        } else if (matchesOne(profile.markNotes, alone ? text : text.sliced(hash))) {
            const qsizetype end = alone ? endOfNoted(lines, i) : i;
            cover(i, end);
            const QString rest = alone ? commentsOf(lines, i + 1, endOfComment(lines, i)) : QString();
            m_marks.push_back({false, int(i) + 1, int(end) + 1,
                               withoutMarker(profile.markNotes, alone ? text : text.sliced(hash)) + rest});
        }
    }
    // A block that nothing ends: what it meant to cover cannot be told, so nothing after it counts as unmarked.
    if (open >= 0)
        cover(open, lines.size() - 1);
}

bool ModificationMarks::covers(int line) const
{
    return line > 0 && size_t(line) < m_covered.size() && m_covered[size_t(line)];
}

bool ModificationMarks::touches(int first, int last) const
{
    for (int line = std::max(first, 1); line <= last && size_t(line) < m_covered.size(); ++line) {
        if (m_covered[size_t(line)])
            return true;
    }
    return false;
}

} // namespace mxw::checks
