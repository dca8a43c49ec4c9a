// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/LineTable.h"

#include <algorithm>

namespace mxw::diff {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

/// A line as it is compared, without its line end. A last line without one is another line when everything counts.
QByteArray comparedLine(QByteArrayView line, bool ended, git::Whitespace whitespace)
{
    QByteArray text = line.toByteArray();
    switch (whitespace) {
    case git::Whitespace::Exact:
        if (!ended)
            text += '\x01';
        break;
    case git::Whitespace::IgnoreTrailing:
        while (!text.isEmpty() && isSpace(text.back()))
            text.chop(1);
        break;
    case git::Whitespace::IgnoreAll:
        text.removeIf(isSpace);
        break;
    }
    return text;
}

} // namespace

std::vector<int> LineTable::add(const QByteArray &text)
{
    std::vector<int> numbers;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype found = text.indexOf('\n', begin);
        const qsizetype end = found < 0 ? text.size() : found;
        const QByteArray line = comparedLine(QByteArrayView(text).sliced(begin, end - begin), found >= 0, m_whitespace);
        auto known = m_numbers.find(line);
        if (known == m_numbers.end()) {
            known = m_numbers.insert(line, int(m_texts.size()));
            m_texts.push_back(line + '\n');
        }
        numbers.push_back(*known);
        begin = end + 1;
    }
    return numbers;
}

QByteArray LineTable::textOf(std::span<const int> sequence) const
{
    QByteArray text;
    for (const int number : sequence) {
        // No line of a source looks like this.
        text += number < 0 ? '\x02' + QByteArray::number(number) + '\n' : m_texts[size_t(number)];
    }
    return text;
}

std::vector<int> LineTable::match(std::span<const int> left, std::span<const int> right) const
{
    std::vector<int> matches(left.size(), -1);
    if (left.empty() || right.empty())
        return matches;
    int l = 0;
    int r = 0;
    const auto pairUpTo = [&](int end) {
        for (; l < end; ++l, ++r)
            matches[size_t(l)] = r;
    };
    if (!std::ranges::equal(left, right)) {
        for (const git::LineRange &range : git::lineDiff(textOf(left), textOf(right))) {
            pairUpTo(range.oldStart);
            l = range.oldStart + range.oldCount;
            r = range.newStart + range.newCount;
        }
    }
    pairUpTo(int(left.size()));
    return matches;
}

} // namespace mxw::diff
