// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorTally.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace mxw::validation {

namespace {

constexpr int LowestExponent = errorbins::LowestExponent;
constexpr int HighestExponent = 127;
constexpr int ExponentBias = 1023;

/// Leaves out empty bins at both ends; returns how many at the beginning.
std::size_t trim(std::vector<qint64> &counts)
{
    while (!counts.empty() && counts.back() == 0)
        counts.pop_back();
    const auto first = std::ranges::find_if(counts, [](qint64 count) { return count != 0; });
    const auto empty = std::size_t(first - counts.begin());
    counts.erase(counts.begin(), first);
    return empty;
}

ErrorHistogram histogramOf(const std::vector<quint64> &bins, qint64 zero)
{
    std::vector<qint64> counts(std::size_t(HighestExponent - LowestExponent + 1));
    for (std::size_t i = 0; i < errorbins::Count; ++i)
        counts[i >> errorbins::FractionBits] += qint64(bins[i]);
    counts[0] -= zero;
    const auto skipped = int(trim(counts));
    return {counts.empty() ? 0 : LowestExponent + skipped, counts};
}

} // namespace

void LongSum::add(long double value)
{
    const long double sum = m_sum + value;
    m_rest += std::abs(m_sum) >= std::abs(value) ? (m_sum - sum) + value : (value - sum) + m_sum;
    m_sum = sum;
    if (!std::isfinite(m_sum))
        m_rest = 0;
}

void LongSum::merge(const LongSum &other)
{
    add(other.m_sum);
    add(other.m_rest);
}

void BinCounts::add(const quint32 *bins, int count)
{
    for (int i = 0; i < count; ++i)
        ++m_recent[bins[i]];
    m_pending += quint64(count);
    if (m_pending > std::numeric_limits<quint32>::max() - quint64(ErrorBlock::Size))
        flush();
}

void BinCounts::flush()
{
    for (std::size_t i = 0; i < m_recent.size(); ++i)
        m_counts[i] += m_recent[i];
    std::ranges::fill(m_recent, 0u);
    m_pending = 0;
}

void BinCounts::merge(BinCounts &other)
{
    other.flush();
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] += other.m_counts[i];
}

const std::vector<quint64> &BinCounts::counts()
{
    flush();
    return m_counts;
}

void SpreadTally::add(const ErrorBlock &block, const KindTotals &totals, const TensorGrid &grid, const Tile &tile,
                      qint64 position)
{
    const auto &errors = block.of(m_kind);
    if (std::isinf(totals.sum)) {
        for (int i = 0; i < block.count; ++i)
            m_sum.add(std::isfinite(errors[size_t(i)]) ? errors[size_t(i)] : 0);
    } else {
        m_sum.add(totals.sum);
    }
    m_zero += totals.zero;
    m_inf += totals.inf;
    m_nan += totals.nan;
    if (totals.greatest > m_worst.error ||
        (totals.greatest == m_worst.error && totals.greatest >= 0 && grid.placeOf(tile, position) < m_worst.place)) {
        const auto at = std::find(errors.begin(), errors.begin() + block.count, totals.greatest) - errors.begin();
        const WorstPlace worst{totals.greatest, grid.placeOf(tile, position + at), block.first[size_t(at)],
                               block.second[size_t(at)]};
        if (worst.isWorseThan(m_worst))
            m_worst = worst;
    }
    alignas(64) std::array<quint32, ErrorBlock::Size> bins;
    errorKernels().binErrors(errors.data(), bins.data());
    m_bins.add(bins.data(), block.count);
}

void SpreadTally::merge(SpreadTally &other)
{
    m_sum.merge(other.m_sum);
    m_zero += other.m_zero;
    m_inf += other.m_inf;
    m_nan += other.m_nan;
    if (other.m_worst.isWorseThan(m_worst))
        m_worst = other.m_worst;
    m_bins.merge(other.m_bins);
}

ErrorSpread SpreadTally::spread(qint64 count) const
{
    ErrorSpread spread;
    spread.zero = m_zero;
    spread.inf = m_inf;
    spread.nan = m_nan;
    if (finite(count) > 0) {
        spread.max = m_worst.error;
        spread.mean = m_sum.mean(finite(count));
    }
    return spread;
}

ErrorHistogram SpreadTally::histogram()
{
    return histogramOf(m_bins.counts(), m_zero);
}

void MagnitudeTally::add(const ErrorBlock &block)
{
    alignas(64) std::array<quint32, ErrorBlock::Size> bins;
    errorKernels().binMagnitudes(block, bins.data());
    const auto &errors = block.of(ErrorKind::Absolute);
    for (std::size_t i = 0; i < std::size_t(block.count); ++i) {
        ++m_counts[i % Copies * magnitudebins::Count + bins[i]];
        double &maximum = m_maximum[bins[i]];
        if (errors[i] > maximum)
            maximum = errors[i];
    }
}

void MagnitudeTally::merge(const MagnitudeTally &other)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        m_counts[i] += other.m_counts[i];
    for (std::size_t i = 0; i < m_maximum.size(); ++i)
        m_maximum[i] = std::max(m_maximum[i], other.m_maximum[i]);
}

MagnitudeProfile MagnitudeTally::profile() const
{
    MagnitudeProfile profile;
    profile.counts.resize(std::size_t(HighestExponent - LowestExponent + 1));
    profile.maximum.resize(profile.counts.size());
    for (std::size_t bin = 0; bin < magnitudebins::Unused; ++bin) {
        qint64 count = 0;
        for (std::size_t copy = 0; copy < Copies; ++copy)
            count += qint64(m_counts[copy * magnitudebins::Count + bin]);
        if (bin == 0) {
            profile.zeroCount = count;
            profile.zeroMaximum = m_maximum[bin];
            continue;
        }
        const int exponent = std::clamp(int(bin) - ExponentBias, LowestExponent, HighestExponent);
        const auto place = std::size_t(exponent - LowestExponent);
        profile.counts[place] += count;
        profile.maximum[place] = std::max(profile.maximum[place], m_maximum[bin]);
    }
    const std::size_t skipped = trim(profile.counts);
    profile.maximum.erase(profile.maximum.begin(), profile.maximum.begin() + qint64(skipped));
    profile.maximum.resize(profile.counts.size());
    profile.lowest = profile.counts.empty() ? 0 : LowestExponent + int(skipped);
    return profile;
}

UlpTally::UlpTally(DType dtype)
    : m_dtype(dtype), m_isSmall(itemSize(dtype) <= 2), m_bins(m_isSmall ? NoSmallDistance + 1 : LargeBins + 1)
{
}

void UlpTally::add(const std::byte *first, const std::byte *second, int count)
{
    alignas(64) std::array<quint32, ErrorBlock::Size> bins;
    if (m_isSmall) {
        errorKernels().smallDistances(m_dtype, first, second, count, bins.data());
    } else {
        alignas(64) std::array<quint64, ErrorBlock::Size> distances;
        errorKernels().distances(m_dtype, first, second, count, distances.data());
        for (std::size_t i = 0; i < std::size_t(count); ++i) {
            bins[i] = distances[i] == NoDistance ? LargeBins : binOf(distances[i]);
            m_max = distances[i] == NoDistance ? m_max : std::max(m_max, distances[i]);
        }
    }
    m_bins.add(bins.data(), count);
}

void UlpTally::merge(UlpTally &other)
{
    m_bins.merge(other.m_bins);
    m_max = std::max(m_max, other.m_max);
}

qint64 UlpTally::finite()
{
    const auto &counts = m_bins.counts();
    qint64 finite = 0;
    for (std::size_t i = 0; i + 1 < counts.size(); ++i)
        finite += qint64(counts[i]);
    return finite;
}

UlpSpread UlpTally::spread()
{
    const auto &counts = m_bins.counts();
    UlpSpread spread;
    spread.max = m_max;
    const std::array<quint64, 3> places = percentilePlaces(quint64(finite()));
    const std::array<quint64 *, 3> percentiles{&spread.p50, &spread.p99, &spread.p999};
    std::size_t found = 0;
    quint64 seen = 0;
    for (std::size_t distance = 0; distance + 1 < counts.size(); ++distance) {
        if (counts[distance] == 0)
            continue;
        seen += counts[distance];
        // 0, 1, 2, then powers of two: 3…4, 5…8, 9…16, and all others.
        const std::size_t group = distance <= 2 ? distance : std::size_t(std::bit_width(distance - 1) + 1);
        spread.counts[std::min(group, spread.counts.size() - 1)] += qint64(counts[distance]);
        if (!m_isSmall)
            continue;
        spread.max = distance;
        for (; found < places.size() && seen >= places[found]; ++found)
            *percentiles[found] = distance;
    }
    return spread;
}

quint32 UlpTally::binOf(quint64 distance)
{
    if (distance < 512)
        return quint32(distance);
    const int shift = int(std::bit_width(distance)) - 9;
    return quint32(shift * 256) + quint32(distance >> shift);
}

quint64 UlpTally::lowestKey(quint32 bin)
{
    if (bin < 512)
        return bin;
    const quint32 shift = bin / 256 - 1;
    return quint64(bin - shift * 256) << shift;
}

quint64 UlpTally::highestKey(quint32 bin)
{
    return bin == LargeBins - 1 ? NoDistance - 1 : lowestKey(bin + 1) - 1;
}

std::array<quint64, 3> percentilePlaces(quint64 count)
{
    // In this form nothing overflows, and nothing is rounded.
    const auto ceiling = [count](quint64 part, quint64 whole) {
        return count / whole * part + (count % whole * part + whole - 1) / whole;
    };
    return {ceiling(1, 2), ceiling(99, 100), ceiling(999, 1000)};
}

} // namespace mxw::validation
