// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/SideBySide.h"

#include "models/diff/LinePairing.h"
#include "models/diff/Tokens.h"
#include "models/diff/WordDiff.h"

#include <QStringDecoder>

#include <algorithm>
#include <span>

namespace mxw::diff {

namespace {

/// A side cut into lines. `offsets` has one entry more than there are lines: the end.
struct Text
{
    SideState state = SideState::Present;
    QStringList lines;
    std::vector<qsizetype> offsets;

    int count() const { return static_cast<int>(lines.size()); }
    bool hasText() const { return state == SideState::Present || (state == SideState::TooLarge && !lines.isEmpty()); }
};

Text textOf(const Side &side)
{
    Text text{side.state, {}, {0}};
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

/// A slice clipped to the lines that there are.
Slice clipped(Slice slice, int count)
{
    const int end = slice.end < 0 ? count : std::min(slice.end, count);
    return {std::clamp(slice.begin, 0, end), end};
}

QByteArray bytesOf(const Side &side, const Text &text, Slice slice)
{
    const qsizetype begin = text.offsets[static_cast<size_t>(slice.begin)];
    return side.bytes.mid(begin, text.offsets[static_cast<size_t>(slice.end)] - begin);
}

/// Writes the rows of one comparison.
class RowWriter
{
public:
    RowWriter(SideBySide &result, git::Whitespace whitespace) : m_result(result), m_whitespace(whitespace) {}

    void same(int left, int right, int count)
    {
        for (int i = 0; i < count; ++i)
            m_result.rows.push_back({RowKind::Same, left + i, right + i, {}, {}});
    }

    /// The rows of a side whose other side is not there to compare with.
    void alone(RowKind kind, Slice left, Slice right)
    {
        for (int line = left.begin; line < left.end; ++line)
            m_result.rows.push_back({kind, line, -1, {}, {}});
        for (int line = right.begin; line < right.end; ++line)
            m_result.rows.push_back({kind, -1, line, {}, {}});
    }

    void changed(const git::LineRange &range)
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
            m_result.rows.push_back({RowKind::Changed, range.oldStart + l++, range.newStart + r++,
                                     std::move(spans.left), std::move(spans.right)});
        }
        unpaired(range.oldCount, range.newCount);
        m_result.differences.push_back({firstRow, static_cast<int>(m_result.rows.size()) - firstRow});
    }

private:
    std::vector<std::vector<Token>> tokenLines(const QStringList &lines, int begin, int count) const
    {
        std::vector<std::vector<Token>> result;
        result.reserve(static_cast<size_t>(count));
        for (int i = begin; i < begin + count; ++i)
            result.push_back(tokensOf(lines[i], m_whitespace));
        return result;
    }

    SideBySide &m_result;
    git::Whitespace m_whitespace;
    LinePairing m_pairing;
    WordDiff m_words;
};

/// Rows for two sides that both have text; false when it was stopped.
bool writeRows(RowWriter &writer, std::vector<git::LineRange> ranges, Slice left, Slice right,
               const std::stop_token &stop)
{
    int l = left.begin;
    int r = right.begin;
    for (git::LineRange &range : ranges) {
        if (stop.stop_requested())
            return false;
        range.oldStart += left.begin;
        range.newStart += right.begin;
        writer.same(l, r, range.oldStart - l);
        writer.changed(range);
        l = range.oldStart + range.oldCount;
        r = range.newStart + range.newCount;
    }
    writer.same(l, r, std::min(left.end - l, right.end - r));
    return !stop.stop_requested();
}

} // namespace

int SideBySide::rowOfLeftLine(int line) const
{
    const auto row = std::ranges::find(rows, line, &Row::leftLine);
    return line < 0 || row == rows.end() ? -1 : static_cast<int>(row - rows.begin());
}

int SideBySide::rowOfRightLine(int line) const
{
    const auto row = std::ranges::find(rows, line, &Row::rightLine);
    return line < 0 || row == rows.end() ? -1 : static_cast<int>(row - rows.begin());
}

SideBySide compare(const Side &left, const Side &right, git::Whitespace whitespace, std::stop_token stop)
{
    return compareSlices(left, {}, right, {}, whitespace, std::move(stop));
}

SideBySide compareSlices(const Side &left, Slice leftSlice, const Side &right, Slice rightSlice,
                         git::Whitespace whitespace, std::stop_token stop)
{
    const Text leftText = textOf(left);
    const Text rightText = textOf(right);
    const Slice leftLines = clipped(leftSlice, leftText.count());
    const Slice rightLines = clipped(rightSlice, rightText.count());
    SideBySide result{leftText.state, rightText.state, left.title, right.title,
                      leftText.lines, rightText.lines, {},         {}};
    RowWriter writer(result, whitespace);
    const auto comparable = [](const Text &text) { return text.hasText() || text.state == SideState::Absent; };
    if (!comparable(leftText) || !comparable(rightText)) {
        // Nothing is known of the other side, so that nothing can be called added or removed.
        writer.alone(RowKind::Same, leftLines, rightLines);
        return result;
    }
    const bool finished = writeRows(
        writer, git::lineDiff(bytesOf(left, leftText, leftLines), bytesOf(right, rightText, rightLines), whitespace),
        leftLines, rightLines, stop);
    if (!finished) {
        result.rows.clear();
        result.differences.clear();
    }
    return result;
}

} // namespace mxw::diff
