// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/Tokens.h"

#include <QHashFunctions>

namespace mxw::diff {

namespace {

bool isWord(QChar character)
{
    return character.isLetterOrNumber() || character == u'_' || character.isMark();
}

/// Length of the number that starts here: digits, letters (0x1F, 1e5) and a point before a digit.
qsizetype numberLength(QStringView text)
{
    qsizetype length = 1;
    while (length < text.size() &&
           (isWord(text[length]) || (text[length] == u'.' && length + 1 < text.size() && text[length + 1].isDigit())))
        ++length;
    return length;
}

qsizetype wordLength(QStringView text)
{
    qsizetype length = 1;
    while (length < text.size() && isWord(text[length]))
        ++length;
    return length;
}

qsizetype spaceLength(QStringView text)
{
    qsizetype length = 1;
    while (length < text.size() && text[length].isSpace())
        ++length;
    return length;
}

qsizetype tokenLength(QStringView text)
{
    const QChar first = text.front();
    if (first.isSpace())
        return spaceLength(text);
    if (first.isDigit())
        return numberLength(text);
    if (isWord(first))
        return wordLength(text);
    return first.isHighSurrogate() && text.size() > 1 && text[1].isLowSurrogate() ? 2 : 1;
}

} // namespace

std::vector<Token> tokensOf(QStringView line, git::Whitespace whitespace)
{
    std::vector<Token> tokens;
    for (qsizetype position = 0; position < line.size();) {
        const QStringView rest = line.sliced(position);
        const qsizetype length = tokenLength(rest);
        const bool space = rest.front().isSpace();
        const bool atEnd = position + length == line.size();
        const bool ignored = space && (whitespace == git::Whitespace::IgnoreAll ||
                                       (whitespace == git::Whitespace::IgnoreTrailing && atEnd));
        if (!ignored)
            tokens.push_back({static_cast<int>(position), static_cast<int>(length), qHash(rest.first(length)), space});
        position += length;
    }
    return tokens;
}

} // namespace mxw::diff
