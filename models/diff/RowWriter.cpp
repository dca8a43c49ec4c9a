// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/RowWriter.h"

#include <QStringDecoder>

#include <algorithm>

namespace mxw::diff {

SideText SideText::of(const Side &side)
{
    SideText text{side.state, {}, {0}};
    const bool readable = side.state == SideState::Present || side.state == SideState::TooLarge;
    if (!readable)
        return text;
    if (side.bytes.contains('\0')) {
        text.state = SideState::NotText;
        return text;
    }
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QByteArrayView bytes = side.bytes;
    for (qsizetype begin = 0; begin < bytes.size(); begin = text.offsets.back()) {
        if (text.count() == SideBySide::MaximumLines) {
            text.state = SideState::TooLarge;
            break;
        }
        const qsizetype newline = bytes.indexOf('\n', begin);
        const qsizetype next = newline < 0 ? bytes.size() : newline + 1;
        qsizetype end = newline < 0 ? next : newline;
        if (newline >= 0 && end > begin && bytes[end - 1] == '\r')
            --end;
        text.lines.push_back(decoder(bytes.sliced(begin, end - begin)));
        text.offsets.push_back(next);
    }
    return text;
}

Slice SideText::clipped(Slice slice) const
{
    const int end = slice.end < 0 ? count() : std::min(slice.end, count());
    return {std::clamp(slice.begin, 0, end), end};
}

QByteArray SideText::bytes(const Side &side, Slice slice) const
{
    const qsizetype begin = offsets[static_cast<size_t>(slice.begin)];
    return side.bytes.mid(begin, offsets[static_cast<size_t>(slice.end)] - begin);
}

void RowWriter::same(int left, int right, int count)
{
    for (int i = 0; i < count; ++i)
        m_result.rows.push_back({RowKind::Same, left + i, right + i, {}, {}});
}

void RowWriter::alone(RowKind kind, Slice left, Slice right)
{
    for (int line = left.begin; line < left.end; ++line)
        m_result.rows.push_back({kind, line, -1, {}, {}});
    for (int line = right.begin; line < right.end; ++line)
        m_result.rows.push_back({kind, -1, line, {}, {}});
}

void RowWriter::changed(const git::LineRange &range)
{
    const auto firstRow = static_cast<int>(m_result.rows.size());
    const auto left = tokenLines(m_result.left, range.oldStart, range.oldCount);
    const auto right = tokenLines(m_result.right, range.newStart, range.newCount);
    int l = 0;
    int r = 0;
    const auto unpaired = [&](int leftEnd, int rightEnd) {
        alone(RowKind::Removed, {range.oldStart + l, range.oldStart + leftEnd}, {});
        alone(RowKind::Added, {}, {range.newStart + r, range.newStart + rightEnd});
        l = leftEnd;
        r = rightEnd;
    };
    for (const auto &[leftLine, rightLine] : m_pairing.pair(left, right)) {
        unpaired(leftLine, rightLine);
        WordDiff::Spans spans = m_words.compare(left[static_cast<size_t>(l)], right[static_cast<size_t>(r)]);
        m_result.rows.push_back({RowKind::Changed, range.oldStart + l++, range.newStart + r++, std::move(spans.left),
                                 std::move(spans.right)});
    }
    unpaired(range.oldCount, range.newCount);
    m_result.differences.push_back({firstRow, static_cast<int>(m_result.rows.size()) - firstRow});
}

std::vector<std::vector<Token>> RowWriter::tokenLines(const QStringList &lines, int begin, int count) const
{
    std::vector<std::vector<Token>> result;
    result.reserve(static_cast<size_t>(count));
    for (int i = begin; i < begin + count; ++i)
        result.push_back(tokensOf(lines[i], m_whitespace));
    return result;
}

} // namespace mxw::diff
