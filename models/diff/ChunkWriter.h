// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/DefinitionTriples.h"
#include "models/diff/ThreeWay.h"

#include <array>
#include <vector>

namespace mxw::diff {

/// Lines of one text; none when `count` is 0.
struct LineRun
{
    int begin = 0;
    int count = 0;
};

/// Writes chunks one after the other; joins those that go on where the one before ended.
class ChunkWriter
{
public:
    explicit ChunkWriter(std::vector<ThreeWayChunk> &chunks) : m_chunks(chunks) {}

    void write(Origin origin, const std::array<LineRun, 3> &runs);

    /// The definition of what is written next.
    void setDefinition(const QString &name) { m_definition = name; }
    const QString &definition() const { return m_definition; }

    /// Where lines would stand that a text does not have.
    int position(TextSide side) const { return m_positions[side]; }
    void setPosition(TextSide side, int line) { m_positions[side] = line; }

private:
    bool continues(const ThreeWayChunk &chunk) const;

    std::vector<ThreeWayChunk> &m_chunks;
    QString m_definition;
    std::array<int, 3> m_positions{0, 0, 0};
};

} // namespace mxw::diff
