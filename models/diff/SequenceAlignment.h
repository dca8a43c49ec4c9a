// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/ChunkWriter.h"
#include "models/diff/LineTable.h"

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace mxw::diff {

/// The lines of one definition in one text. What it encloses stands in it as one element, by the number of its triple,
/// so that the lines around it stay around it.
struct Sequence
{
    std::vector<int> elements; ///< numbers of a LineTable; negative: a triple
    std::vector<int> lines;    ///< 0-based line of each

    static int elementOf(int triple) { return -2 - triple; }
    static int tripleOf(int element) { return -2 - element; }
};

/// Aligns the sequences of one definition and writes its chunks.
class SequenceAlignment
{
public:
    /// Called where the chunks of what is enclosed belong. `side` is the text that has it there; `paired`: local and
    /// target both have it, in the same place.
    using EnclosedWriter = std::function<void(int triple, TextSide side, bool paired)>;

    SequenceAlignment(const LineTable &table, const std::array<Sequence, 3> &sequences, ChunkWriter &writer,
                      EnclosedWriter enclosed);

    void run();

private:
    /// Elements [begin, end) of each text's sequence.
    struct Stretch
    {
        std::array<int, 3> begin{0, 0, 0};
        std::array<int, 3> end{0, 0, 0};

        bool isEmpty(TextSide side) const { return begin[side] == end[side]; }
    };

    int size(TextSide side) const { return int(m_sequences[side].elements.size()); }
    std::span<const int> elements(TextSide side, const Stretch &stretch) const;
    std::vector<int> match(TextSide left, TextSide right) const;
    std::vector<int> inverse(const std::vector<int> &matches, TextSide side) const;
    bool isEnclosed(TextSide side, int index) const { return m_sequences[side].elements[size_t(index)] < 0; }
    int tripleAt(TextSide side, int index) const
    {
        return Sequence::tripleOf(m_sequences[side].elements[size_t(index)]);
    }
    bool equal(const Stretch &stretch, TextSide left, TextSide right) const;
    int endOfLines(TextSide side, int begin, int end) const;
    int endOfLost(int begin, int end) const;
    int baseBefore(const Stretch &gap, int from, int local, int target) const;

    void writeGap(const Stretch &gap);
    void writeSame(const Stretch &same);
    void writeBothChanged(const Stretch &gap);
    void writeUncommon(const Stretch &gap);
    void writePieces(const Stretch &gap);
    void writeOneSided(TextSide side, const Stretch &gap);
    void writeLines(Stretch stretch);

    const LineTable &m_table;
    const std::array<Sequence, 3> &m_sequences;
    ChunkWriter &m_writer;
    EnclosedWriter m_enclosed;
    std::vector<int> m_inLocal;    ///< by index in base
    std::vector<int> m_inTarget;   ///< by index in base
    std::vector<int> m_fromLocal;  ///< index in base by index in local
    std::vector<int> m_fromTarget; ///< index in base by index in the target
};

} // namespace mxw::diff
