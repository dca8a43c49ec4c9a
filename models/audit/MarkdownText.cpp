// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/MarkdownText.h"

#include "models/audit/UnseenText.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

QString escaped(QChar c)
{
    switch (c.unicode()) {
    case u'\n':
        return u"<br>"_s;
    case u'\t':
        return u" "_s;
    case u'&':
        return u"&amp;"_s;
    case u'<':
        return u"&lt;"_s;
    case u'>':
        return u"&gt;"_s;
    case u'|':
        return u"&#124;"_s; // no reader of tables takes it for the end of a cell
    default:
        break;
    }
    if (isUnseen(c))
        return QString(QChar::ReplacementCharacter);
    // '#' for headings, '$' for formulas
    if (QStringView(u"\\`*_[]{}~#$!").contains(c))
        return u'\\' + QString(c);
    return c;
}

} // namespace

QString markdownInline(const QString &text)
{
    QString unified = text.trimmed();
    unified.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    // What makes a list, an underline or a rule at the start of a line; an address that is a link without a scheme.
    static const QRegularExpression leading(u"^([-+=])|^(\\d+)([.)])(?=\\s|$)"_s);
    static const QRegularExpression bareAddress(u"\\bwww\\."_s, QRegularExpression::CaseInsensitiveOption);

    QString result;
    qsizetype from = 0;
    const auto mark = leading.match(unified);
    if (mark.hasMatch()) {
        result = mark.captured(2) + u'\\' + (mark.captured(1) + mark.captured(3));
        from = mark.capturedEnd();
    }
    for (const QChar c : QStringView(unified).sliced(from))
        result += escaped(c);
    result.replace(u"://"_s, u"\\://"_s);
    result.replace(bareAddress, u"www\\."_s);
    return result;
}

QString markdownCode(const QString &text)
{
    if (text.isEmpty())
        return u"–"_s;
    // A table reads '|' and '\' before it looks for code, and a code span has no way to escape a backtick.
    const bool plain =
        std::ranges::any_of(text, [](QChar c) { return c == u'`' || c == u'|' || c == u'\\' || isUnseen(c); });
    if (plain || text.trimmed().isEmpty())
        return markdownInline(text);
    return u'`' + text + u'`';
}

QString markdownListing(const QString &text)
{
    QString lines;
    qsizetype longest = 2;
    qsizetype run = 0;
    for (const QChar c : text) {
        lines += c != u'\n' && c != u'\t' && isUnseen(c) ? QChar(QChar::ReplacementCharacter) : c;
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    if (!lines.endsWith(u'\n'))
        lines += u'\n';
    const QString fence(longest + 1, u'`');
    return fence + u'\n' + lines + fence + u'\n';
}

QString markdownRow(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | ") + u" |\n"_s;
}

QString markdownTableHead(const QStringList &cells)
{
    return markdownRow(cells) + markdownRow(QStringList(cells.size(), u"---"_s));
}

} // namespace mxw::audit
