// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/ThreeWayRows.h"

#include "models/diff/RowWriter.h"

#include <algorithm>

namespace mxw::diff {

namespace {

ThreeWayText textOf(const ThreeWaySide &one, const SideText &text, Slice lines)
{
    ThreeWayText result{text.bytes(one.side, lines), {}};
    for (const NamedRange &range : one.definitions) {
        if (range.begin >= lines.begin && range.end <= lines.end)
            result.definitions.push_back({range.name, range.begin - lines.begin, range.end - lines.begin});
    }
    return result;
}

Slice moved(Slice slice, int by)
{
    return {slice.begin + by, slice.end + by};
}

/// A chunk in which the left has nothing is annotated when a mark stands at its place.
bool isAnnotated(Slice left, const std::function<bool(int, int)> &annotated)
{
    return left.begin < left.end ? annotated(left.begin, left.end)
                                 : annotated(std::max(0, left.begin - 1), left.begin + 1);
}

} // namespace

SideBySide compareThreeWay(const ThreeWaySide &base, const ThreeWaySide &left, const ThreeWaySide &right,
                           const std::function<bool(int begin, int end)> &annotated, git::Whitespace whitespace,
                           std::stop_token stop)
{
    const SideText baseText = SideText::of(base.side);
    const SideText leftText = SideText::of(left.side);
    const SideText rightText = SideText::of(right.side);
    const auto whole = [](const SideText &text) { return text.state == SideState::Present; };
    if (!whole(baseText) || !whole(leftText) || !whole(rightText))
        return compareSlices(left.side, left.slice, right.side, right.slice, whitespace, std::move(stop));

    const Slice leftLines = leftText.clipped(left.slice);
    const Slice rightLines = rightText.clipped(right.slice);
    const ThreeWay aligned =
        threeWay(textOf(base, baseText, baseText.clipped(base.slice)), textOf(left, leftText, leftLines),
                 textOf(right, rightText, rightLines), whitespace, stop);
    SideBySide result{
        leftText.state,     rightText.state, left.side.title, right.side.title, leftText.lines, rightText.lines, {}, {},
        CodeChange::Unknown};
    RowWriter writer(result, whitespace);
    for (const ThreeWayChunk &chunk : aligned.chunks) {
        const Slice l = moved(chunk.local, leftLines.begin);
        const Slice r = moved(chunk.target, rightLines.begin);
        if (chunk.origin == Origin::Same) {
            writer.same(l.begin, r.begin, std::min(l.end - l.begin, r.end - r.begin));
            continue;
        }
        if (l.begin == l.end && r.begin == r.end)
            continue;
        const size_t first = result.rows.size();
        writer.changed({l.begin, l.end - l.begin, r.begin, r.end - r.begin});
        const bool marked = chunk.origin == Origin::Local && annotated && isAnnotated(l, annotated);
        for (size_t row = first; row < result.rows.size(); ++row) {
            result.rows[row].origin = chunk.origin;
            result.rows[row].annotated = marked;
        }
    }
    if (stop.stop_requested()) {
        result.rows.clear();
        result.differences.clear();
    }
    return result;
}

} // namespace mxw::diff
