// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/LibraryUse.h"
#include "models/git/LineDiff.h"

#include <QByteArray>
#include <QHash>

#include <memory>
#include <span>
#include <vector>

namespace mxw::diff {

/// Lines of several texts as numbers: lines that a whitespace mode takes as equal have the same one. Negative numbers
/// may stand for something else in a sequence.
class LineTable
{
public:
    explicit LineTable(git::Whitespace whitespace) : m_library(git::keepLibrary()), m_whitespace(whitespace) {}

    /// The numbers of its lines; a final line end begins no further line.
    std::vector<int> add(const QByteArray &text);

    /// Which elements of two sequences are the same, in order: by index in `left` the one in `right`, -1 for none.
    std::vector<int> match(std::span<const int> left, std::span<const int> right) const;

private:
    QByteArray textOf(std::span<const int> sequence) const;

    std::shared_ptr<const void> m_library;
    git::Whitespace m_whitespace;
    QHash<QByteArray, int> m_numbers;
    std::vector<QByteArray> m_texts; ///< by number; with a line end
};

} // namespace mxw::diff
