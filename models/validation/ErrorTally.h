// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/ErrorFigures.h"
#include "models/validation/ErrorKernels.h"
#include "models/validation/TensorGrid.h"

#include <memory>
#include <optional>
#include <vector>

namespace mxw::validation {

/// A sum of many numbers that loses nothing on the way and does not overflow before the mean is taken.
class LongSum
{
public:
    void add(long double value);
    void merge(const LongSum &other);
    double value() const { return double(m_sum + m_rest); }
    double mean(qint64 count) const { return double((m_sum + m_rest) / static_cast<long double>(count)); }

private:
    long double m_sum = 0;
    long double m_rest = 0;
};

/// How many values fell into each bin; few of the bins are ever touched.
class BinCounts
{
public:
    explicit BinCounts(std::size_t bins) : m_recent(bins), m_counts(bins) {}

    void add(const quint32 *bins, int count);
    void merge(BinCounts &other);
    const std::vector<quint64> &counts(); ///< of all bins

private:
    void flush();

    // 32 bits keep twice as many in the cache; emptied before they can overflow.
    std::vector<quint32> m_recent;
    std::vector<quint64> m_counts;
    quint64 m_pending = 0;
};

/// The first element in row-major order with the greatest error of a kind.
struct WorstPlace
{
    double error = -1; ///< -1: none yet
    qint64 place = 0;
    double first = 0;
    double second = 0;

    bool isWorseThan(const WorstPlace &other) const
    {
        return error > other.error || (error == other.error && error >= 0 && place < other.place);
    }
};

/// One kind of error over all elements that a thread saw.
class SpreadTally
{
public:
    explicit SpreadTally(ErrorKind kind) : m_kind(kind), m_bins(errorbins::Count + 1) {}

    void add(const ErrorBlock &block, const KindTotals &totals, const TensorGrid &grid, const Tile &tile,
             qint64 position);
    void merge(SpreadTally &other);

    qint64 zero() const { return m_zero; }
    qint64 finite(qint64 count) const { return count - m_inf - m_nan; }
    const WorstPlace &worst() const { return m_worst; }
    const std::vector<quint64> &bins() { return m_bins.counts(); }
    /// Without percentiles.
    ErrorSpread spread(qint64 count) const;
    ErrorHistogram histogram();

private:
    const ErrorKind m_kind;
    LongSum m_sum;
    qint64 m_zero = 0;
    qint64 m_inf = 0;
    qint64 m_nan = 0;
    WorstPlace m_worst;
    BinCounts m_bins;
};

/// Error against the magnitude of the second operand.
class MagnitudeTally
{
public:
    void add(const ErrorBlock &block);
    void merge(const MagnitudeTally &other);
    MagnitudeProfile profile() const;

private:
    static constexpr std::size_t Copies = 4; ///< neighbours are often in one bin, and one counter would wait for itself

    std::vector<quint64> m_counts = std::vector<quint64>(Copies * magnitudebins::Count);
    std::vector<double> m_maximum = std::vector<double>(magnitudebins::Count);
};

/// Distances in representable values. Those of small dtypes are counted one by one, greater ones by their leading bits.
class UlpTally
{
public:
    explicit UlpTally(DType dtype);

    bool isSmall() const { return m_isSmall; }
    void add(const std::byte *first, const std::byte *second, int count);
    void merge(UlpTally &other);
    qint64 finite(); ///< pairs
    const std::vector<quint64> &bins() { return m_bins.counts(); }
    /// Percentiles only of small dtypes.
    UlpSpread spread();

    /// Bins of greater distances: up to 511 one by one, then by 8 bits after the first.
    static quint32 binOf(quint64 distance);
    static quint64 lowestKey(quint32 bin);
    static quint64 highestKey(quint32 bin);
    static constexpr quint32 LargeBins = 55 * 256 + 512; ///< the one after them is of no distance

private:
    const DType m_dtype;
    const bool m_isSmall;
    BinCounts m_bins;
    quint64 m_max = 0;
};

/// ceil(p·n) of the percentiles that the figures tell, 1-based: p50, p99, p99.9.
std::array<quint64, 3> percentilePlaces(quint64 count);

} // namespace mxw::validation
