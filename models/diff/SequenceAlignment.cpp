// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/SequenceAlignment.h"

#include <algorithm>

namespace mxw::diff {

SequenceAlignment::SequenceAlignment(const LineTable &table, const std::array<Sequence, 3> &sequences,
                                     ChunkWriter &writer, EnclosedWriter enclosed)
    : m_table(table), m_sequences(sequences), m_writer(writer), m_enclosed(std::move(enclosed)),
      m_inLocal(match(BaseText, LocalText)), m_inTarget(match(BaseText, TargetText)),
      m_fromLocal(inverse(m_inLocal, LocalText)), m_fromTarget(inverse(m_inTarget, TargetText))
{
}

std::span<const int> SequenceAlignment::elements(TextSide side, const Stretch &stretch) const
{
    return std::span(m_sequences[side].elements)
        .subspan(size_t(stretch.begin[side]), size_t(stretch.end[side] - stretch.begin[side]));
}

std::vector<int> SequenceAlignment::match(TextSide left, TextSide right) const
{
    return m_table.match(m_sequences[left].elements, m_sequences[right].elements);
}

std::vector<int> SequenceAlignment::inverse(const std::vector<int> &matches, TextSide side) const
{
    std::vector<int> result(size_t(size(side)), -1);
    for (size_t i = 0; i < matches.size(); ++i) {
        if (matches[i] >= 0)
            result[size_t(matches[i])] = int(i);
    }
    return result;
}

bool SequenceAlignment::equal(const Stretch &stretch, TextSide left, TextSide right) const
{
    return std::ranges::equal(elements(left, stretch), elements(right, stretch));
}

int SequenceAlignment::endOfLines(TextSide side, int begin, int end) const
{
    while (begin < end && !isEnclosed(side, begin))
        ++begin;
    return begin;
}

void SequenceAlignment::run()
{
    // What all three have holds the rest in place.
    Stretch gap;
    const int count = size(BaseText);
    for (int b = 0; b < count; ++b) {
        const int l = m_inLocal[size_t(b)];
        const int t = m_inTarget[size_t(b)];
        if (l < 0 || t < 0)
            continue;
        gap.end = {b, l, t};
        writeGap(gap);
        writeSame({{b, l, t}, {b + 1, l + 1, t + 1}});
        gap.begin = {b + 1, l + 1, t + 1};
    }
    gap.end = {count, size(LocalText), size(TargetText)};
    writeGap(gap);
}

void SequenceAlignment::writeGap(const Stretch &gap)
{
    if (gap.isEmpty(LocalText) && gap.isEmpty(TargetText))
        return;
    if (equal(gap, LocalText, TargetText))
        writeSame(gap);
    else if (equal(gap, LocalText, BaseText) || equal(gap, TargetText, BaseText))
        writePieces(gap);
    else
        writeBothChanged(gap);
}

/// Local and target have the same elements here.
void SequenceAlignment::writeSame(const Stretch &same)
{
    Stretch piece = same;
    const int count = same.end[LocalText] - same.begin[LocalText];
    for (int i = 0; i < count; ++i) {
        const int local = same.begin[LocalText] + i;
        const int target = same.begin[TargetText] + i;
        if (!isEnclosed(LocalText, local))
            continue;
        piece.end = {std::min(piece.begin[BaseText] + local - piece.begin[LocalText], same.end[BaseText]), local,
                     target};
        writeLines(piece);
        m_enclosed(tripleAt(LocalText, local), LocalText, true);
        piece.begin = {std::min(piece.end[BaseText] + 1, same.end[BaseText]), local + 1, target + 1};
    }
    piece.end = same.end;
    writeLines(piece);
}

/// Both changed it: what they have in common is the same all the same.
void SequenceAlignment::writeBothChanged(const Stretch &gap)
{
    const std::vector<int> matches = m_table.match(elements(LocalText, gap), elements(TargetText, gap));
    Stretch piece = gap;
    const int count = int(matches.size());
    for (int i = 0; i < count;) {
        if (matches[size_t(i)] < 0) {
            ++i;
            continue;
        }
        int end = i + 1;
        while (end < count && matches[size_t(end)] == matches[size_t(end - 1)] + 1)
            ++end;
        const int l = gap.begin[LocalText] + i;
        const int t = gap.begin[TargetText] + matches[size_t(i)];
        piece.end = {baseBefore(gap, piece.begin[BaseText], l, t), l, t};
        writeUncommon(piece);
        const int length = end - i;
        const int baseEnd = baseBefore(gap, piece.end[BaseText], l + length, t + length);
        const Stretch same{piece.end, {baseEnd, l + length, t + length}};
        writeSame(same);
        piece.begin = same.end;
        i = end;
    }
    piece.end = gap.end;
    writeUncommon(piece);
}

/// Where base is cut when local is cut at `local` and target at `target`.
int SequenceAlignment::baseBefore(const Stretch &gap, int from, int local, int target) const
{
    for (int b = from; b < gap.end[BaseText]; ++b) {
        if (m_inLocal[size_t(b)] >= local || m_inTarget[size_t(b)] >= target)
            return b;
    }
    return gap.end[BaseText];
}

/// Local and target have nothing in common here. Where a line that only local kept is next to one that only the target
/// kept, two changes meet.
void SequenceAlignment::writeUncommon(const Stretch &gap)
{
    for (const TextSide side : {LocalText, TargetText}) {
        const TextSide other = side == LocalText ? TargetText : LocalText;
        if (gap.isEmpty(other))
            return writeOneSided(side, gap);
    }
    Stretch piece = gap;
    const auto kept = [&](const std::vector<int> &matches, TextSide side, int at) {
        const int index = matches[size_t(at)];
        return index >= piece.begin[side] && index < gap.end[side] ? index : -1;
    };
    for (int b = gap.begin[BaseText]; b + 1 < gap.end[BaseText]; ++b) {
        const int localBefore = kept(m_inLocal, LocalText, b);
        const int targetBefore = kept(m_inTarget, TargetText, b);
        const int localAfter = kept(m_inLocal, LocalText, b + 1);
        const int targetAfter = kept(m_inTarget, TargetText, b + 1);
        if (localBefore >= 0 && targetAfter >= 0 && targetBefore < 0 && localAfter < 0)
            piece.end = {b + 1, localBefore + 1, targetAfter};
        else if (targetBefore >= 0 && localAfter >= 0 && localBefore < 0 && targetAfter < 0)
            piece.end = {b + 1, localAfter, targetBefore + 1};
        else
            continue;
        writePieces(piece);
        piece.begin = piece.end;
    }
    piece.end = gap.end;
    writePieces(piece);
}

/// Cuts at what is enclosed; the lines before the first such element belong together.
void SequenceAlignment::writePieces(const Stretch &gap)
{
    Stretch first = gap;
    for (const TextSide side : AllTexts)
        first.end[side] = endOfLines(side, gap.begin[side], gap.end[side]);
    writeLines(first);
    Stretch rest{first.end, gap.end};
    writeOneSided(LocalText, rest);
    writeOneSided(TargetText, rest);
}

/// Elements that the other of local and target has nothing beside: runs that base has, and runs that it has not, with
/// what base has in their place.
void SequenceAlignment::writeOneSided(TextSide side, const Stretch &gap)
{
    const std::vector<int> &inBase = side == LocalText ? m_fromLocal : m_fromTarget;
    int base = gap.begin[BaseText];
    for (int begin = gap.begin[side]; begin < gap.end[side];) {
        if (isEnclosed(side, begin)) {
            m_enclosed(tripleAt(side, begin), side, false);
            ++begin;
            continue;
        }
        const int at = inBase[size_t(begin)];
        int next = begin + 1;
        while (next < gap.end[side] && !isEnclosed(side, next) &&
               inBase[size_t(next)] == (at < 0 ? -1 : at + next - begin))
            ++next;
        Stretch stretch;
        stretch.begin[side] = begin;
        stretch.end[side] = next;
        stretch.begin[BaseText] = at < 0 ? base : at;
        stretch.end[BaseText] = at < 0 ? endOfLost(base, gap.end[BaseText]) : at + next - begin;
        base = std::max(base, stretch.end[BaseText]);
        writeLines(stretch);
        begin = next;
    }
}

/// The end of what base has from here on and neither of the others kept.
int SequenceAlignment::endOfLost(int begin, int end) const
{
    while (begin < end && m_inLocal[size_t(begin)] < 0 && m_inTarget[size_t(begin)] < 0 && !isEnclosed(BaseText, begin))
        ++begin;
    return begin;
}

void SequenceAlignment::writeLines(Stretch stretch)
{
    if (stretch.isEmpty(LocalText) && stretch.isEmpty(TargetText))
        return;
    std::array<LineRun, 3> runs;
    for (const TextSide side : AllTexts) {
        // What base encloses here has chunks of its own.
        stretch.end[side] = endOfLines(side, stretch.begin[side], stretch.end[side]);
        if (!stretch.isEmpty(side))
            runs[side] = {m_sequences[side].lines[size_t(stretch.begin[side])],
                          stretch.end[side] - stretch.begin[side]};
    }
    Origin origin = Origin::Both;
    if (equal(stretch, LocalText, TargetText))
        origin = Origin::Same;
    else if (equal(stretch, LocalText, BaseText))
        origin = Origin::UpstreamNew;
    else if (equal(stretch, TargetText, BaseText))
        origin = Origin::Local;
    m_writer.write(origin, runs);
}

} // namespace mxw::diff
