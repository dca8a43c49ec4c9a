// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/SideBySide.h"

#include "models/diff/RowWriter.h"

#include <algorithm>

namespace mxw::diff {

namespace {

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
    const SideText leftText = SideText::of(left);
    const SideText rightText = SideText::of(right);
    const Slice leftLines = leftText.clipped(leftSlice);
    const Slice rightLines = rightText.clipped(rightSlice);
    SideBySide result{leftText.state,     rightText.state, left.title, right.title,
                      leftText.lines,     rightText.lines, {},         {},
                      CodeChange::Unknown};
    RowWriter writer(result, whitespace);
    const auto comparable = [](const SideText &text) { return text.hasText() || text.state == SideState::Absent; };
    if (!comparable(leftText) || !comparable(rightText)) {
        // Nothing is known of the other side, so that nothing can be called added or removed.
        writer.alone(RowKind::Same, leftLines, rightLines);
        return result;
    }
    const bool finished = writeRows(
        writer, git::lineDiff(leftText.bytes(left, leftLines), rightText.bytes(right, rightLines), whitespace),
        leftLines, rightLines, stop);
    if (!finished) {
        result.rows.clear();
        result.differences.clear();
    }
    return result;
}

} // namespace mxw::diff
