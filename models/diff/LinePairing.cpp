// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/LinePairing.h"

#include <algorithm>

namespace mxw::diff {

namespace {

/// Below this share of common characters (in percent) two lines do not resemble each other.
constexpr int ResemblancePercent = 40;

/// The words of a line without their order, for a quick estimate of what two lines share.
class Bag
{
public:
    explicit Bag(const std::vector<Token> &tokens)
    {
        for (const Token &token : tokens) {
            if (token.space)
                continue;
            m_words.emplace_back(token.hash, token.length);
            m_weight += token.length;
        }
        std::sort(m_words.begin(), m_words.end());
    }

    /// How much is gained by pairing the two lines; 0 when they do not resemble each other. Long lines gain more, so
    /// that a lone bracket does not tear them apart.
    int gain(const Bag &other) const
    {
        const int total = m_weight + other.m_weight;
        if (total == 0) // two blank lines
            return 1;
        int common = 0;
        for (auto l = m_words.begin(), r = other.m_words.begin(); l != m_words.end() && r != other.m_words.end();) {
            if (*l == *r) {
                common += l->second;
                ++l;
                ++r;
            } else if (*l < *r) {
                ++l;
            } else {
                ++r;
            }
        }
        const int percent = static_cast<int>(200LL * common / total);
        return percent < ResemblancePercent ? 0 : 1 + std::min(common, MaximumWeight) * percent;
    }

private:
    static constexpr int MaximumWeight = 200; // keeps the sum over a run well inside an int

    std::vector<std::pair<size_t, int>> m_words;
    int m_weight = 0;
};

std::vector<Bag> bagsOf(LinePairing::Lines lines)
{
    std::vector<Bag> bags;
    bags.reserve(lines.size());
    for (const std::vector<Token> &tokens : lines)
        bags.emplace_back(tokens);
    return bags;
}

/// The order-preserving pairs with the largest sum of gains.
LinePairing::Pairs resembling(LinePairing::Lines left, LinePairing::Lines right)
{
    const std::vector<Bag> leftBags = bagsOf(left);
    const std::vector<Bag> rightBags = bagsOf(right);
    const size_t width = right.size() + 1;
    std::vector<int> gains(left.size() * right.size());
    std::vector<int> best((left.size() + 1) * width, 0); // best[i][j]: for the rests from i and j
    for (size_t i = left.size(); i-- > 0;) {
        for (size_t j = right.size(); j-- > 0;) {
            const int gain = leftBags[i].gain(rightBags[j]);
            gains[i * right.size() + j] = gain;
            const int paired = gain > 0 ? gain + best[(i + 1) * width + j + 1] : 0;
            best[i * width + j] = std::max({paired, best[(i + 1) * width + j], best[i * width + j + 1]});
        }
    }
    LinePairing::Pairs pairs;
    for (size_t i = 0, j = 0; i < left.size() && j < right.size();) {
        const int gain = gains[i * right.size() + j];
        const int value = best[i * width + j];
        if (gain > 0 && value == gain + best[(i + 1) * width + j + 1])
            pairs.emplace_back(static_cast<int>(i++), static_cast<int>(j++));
        else if (value == best[(i + 1) * width + j])
            ++i;
        else
            ++j;
    }
    return pairs;
}

/// Pairs what lies between the given pairs by position.
LinePairing::Pairs fillGaps(const LinePairing::Pairs &pairs, int leftCount, int rightCount)
{
    LinePairing::Pairs all;
    int left = 0;
    int right = 0;
    const auto fillTo = [&](int leftEnd, int rightEnd) {
        while (left < leftEnd && right < rightEnd)
            all.emplace_back(left++, right++);
        left = leftEnd;
        right = rightEnd;
    };
    for (const auto &[l, r] : pairs) {
        fillTo(l, r);
        all.emplace_back(left++, right++);
    }
    fillTo(leftCount, rightCount);
    return all;
}

} // namespace

LinePairing::Pairs LinePairing::pair(Lines left, Lines right)
{
    Pairs pairs;
    const auto cells = static_cast<qint64>(left.size()) * static_cast<qint64>(right.size());
    if (cells > 1 && cells <= std::min(RunCells, m_cells)) {
        m_cells -= cells;
        pairs = resembling(left, right);
    }
    return fillGaps(pairs, static_cast<int>(left.size()), static_cast<int>(right.size()));
}

} // namespace mxw::diff
