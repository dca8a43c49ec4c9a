// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/WordDiff.h"

#include <algorithm>
#include <span>

namespace mxw::diff {

namespace {

using TokenRun = std::span<const Token>;

bool same(const Token &left, const Token &right)
{
    return left.hash == right.hash && left.length == right.length;
}

/// Marks the tokens outside a longest common subsequence.
void markDifferent(TokenRun left, TokenRun right, std::vector<bool> &leftMarks, std::vector<bool> &rightMarks)
{
    const size_t width = right.size() + 1;
    std::vector<unsigned short> common((left.size() + 1) * width, 0); // common[i][j]: of the rests from i and j
    for (size_t i = left.size(); i-- > 0;) {
        for (size_t j = right.size(); j-- > 0;) {
            common[i * width + j] = same(left[i], right[j])
                                        ? static_cast<unsigned short>(common[(i + 1) * width + j + 1] + 1)
                                        : std::max(common[(i + 1) * width + j], common[i * width + j + 1]);
        }
    }
    leftMarks.assign(left.size(), true);
    rightMarks.assign(right.size(), true);
    for (size_t i = 0, j = 0; i < left.size() && j < right.size();) {
        if (same(left[i], right[j])) {
            leftMarks[i++] = false;
            rightMarks[j++] = false;
        } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
}

/// Neighbouring marked tokens become one span.
std::vector<Span> spansOf(TokenRun tokens, const std::vector<bool> &marks)
{
    std::vector<Span> spans;
    for (size_t i = 0; i < tokens.size(); ++i) {
        if (!marks[i])
            continue;
        if (i > 0 && marks[i - 1])
            spans.back().length = tokens[i].start + tokens[i].length - spans.back().start;
        else
            spans.push_back({tokens[i].start, tokens[i].length});
    }
    return spans;
}

} // namespace

WordDiff::Spans WordDiff::compare(const std::vector<Token> &left, const std::vector<Token> &right)
{
    const auto [l, r] = std::mismatch(left.begin(), left.end(), right.begin(), right.end(), same);
    const TokenRun leftRest(l, left.end());
    const TokenRun rightRest(r, right.end());
    const auto ends = std::mismatch(leftRest.rbegin(), leftRest.rend(), rightRest.rbegin(), rightRest.rend(), same);
    const auto suffix = static_cast<size_t>(ends.first - leftRest.rbegin());
    const TokenRun leftMiddle = leftRest.first(leftRest.size() - suffix);
    const TokenRun rightMiddle = rightRest.first(rightRest.size() - suffix);

    std::vector<bool> leftMarks(leftMiddle.size(), true);
    std::vector<bool> rightMarks(rightMiddle.size(), true);
    const auto cells = static_cast<qint64>(leftMiddle.size()) * static_cast<qint64>(rightMiddle.size());
    if (cells > 0 && cells <= std::min(LineCells, m_cells)) {
        m_cells -= cells;
        markDifferent(leftMiddle, rightMiddle, leftMarks, rightMarks);
    }
    return {spansOf(leftMiddle, leftMarks), spansOf(rightMiddle, rightMarks)};
}

} // namespace mxw::diff
