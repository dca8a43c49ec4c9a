// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/LinePairing.h"
#include "models/diff/SideBySide.h"
#include "models/diff/Tokens.h"
#include "models/diff/WordDiff.h"

#include <vector>

namespace mxw::diff {

/// A side cut into lines. `offsets` has one entry more than there are lines: the end.
struct SideText
{
    SideState state = SideState::Present;
    QStringList lines;
    std::vector<qsizetype> offsets;

    static SideText of(const Side &side);
    int count() const { return static_cast<int>(lines.size()); }
    bool hasText() const { return state == SideState::Present || (state == SideState::TooLarge && !lines.isEmpty()); }
    /// A slice clipped to the lines that there are.
    Slice clipped(Slice slice) const;
    /// The bytes of these lines; `slice` is clipped.
    QByteArray bytes(const Side &side, Slice slice) const;
};

/// Writes the rows of one comparison.
class RowWriter
{
public:
    RowWriter(SideBySide &result, git::Whitespace whitespace) : m_result(result), m_whitespace(whitespace) {}

    void same(int left, int right, int count);
    /// The rows of a side whose other side is not there to compare with.
    void alone(RowKind kind, Slice left, Slice right);
    /// One difference: lines that look alike stand beside each other.
    void changed(const git::LineRange &range);

private:
    std::vector<std::vector<Token>> tokenLines(const QStringList &lines, int begin, int count) const;

    SideBySide &m_result;
    git::Whitespace m_whitespace;
    LinePairing m_pairing;
    WordDiff m_words;
};

} // namespace mxw::diff
