// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/ChunkWriter.h"

namespace mxw::diff {

bool ChunkWriter::continues(const ThreeWayChunk &chunk) const
{
    // Two changes of both sides would be one change that says less.
    if (m_chunks.empty() || chunk.origin == Origin::Both)
        return false;
    const ThreeWayChunk &last = m_chunks.back();
    return last.origin == chunk.origin && last.definition == chunk.definition && last.base.end == chunk.base.begin &&
           last.local.end == chunk.local.begin && last.target.end == chunk.target.begin;
}

void ChunkWriter::write(Origin origin, const std::array<LineRun, 3> &runs)
{
    ThreeWayChunk chunk{origin, m_definition, {}, {}, {}};
    const std::array slices{&chunk.base, &chunk.local, &chunk.target};
    for (const TextSide side : AllTexts) {
        const int begin = runs[side].count > 0 ? runs[side].begin : m_positions[side];
        *slices[side] = {begin, begin + runs[side].count};
        m_positions[side] = begin + runs[side].count;
    }
    if (continues(chunk)) {
        m_chunks.back().base.end = chunk.base.end;
        m_chunks.back().local.end = chunk.local.end;
        m_chunks.back().target.end = chunk.target.end;
    } else {
        m_chunks.push_back(chunk);
    }
}

} // namespace mxw::diff
