// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <array>
#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace mxw::validation {

/// Exact percentiles of values that do not fit into memory. They are told apart by keys: integers in the order of the
/// values. A first pass over the values counted them by bins, which are ranges of keys; each further pass looks only at
/// the ranges that percentiles lie in, and keeps their values when they are few enough or else counts them by narrower
/// ranges. Two passes are enough for nearly all data.
class Percentiles
{
public:
    static constexpr std::size_t SeriesCount = 4; ///< errors by ErrorKind, and distances
    static constexpr std::size_t MostKept = 8'000'000;

    explicit Percentiles(std::size_t mostKept = MostKept) : m_mostKept(mostKept) {}

    /// What a first pass learnt of the values of a series.
    struct FirstPass
    {
        const std::vector<quint64> &bins;
        std::size_t binCount = 0; ///< of those that count
        quint64 count = 0;        ///< values in them
        quint64 zero = 0;         ///< of them with key 0, which the first bin's range leaves out
        quint64 greatest = 0;     ///< key of the greatest value
        quint64 (*lowestKey)(quint32 bin) = nullptr;
        quint64 (*highestKey)(quint32 bin) = nullptr;
    };

    void addSeries(std::size_t series, const FirstPass &pass);
    bool isDone() const;
    bool needs(std::size_t series) const;
    /// Keys at p50, p99 and p99.9 once done.
    std::array<quint64, 3> keys(std::size_t series) const;

    /// What one thread finds in a pass.
    class Sieve
    {
    public:
        explicit Sieve(Percentiles &owner);
        ~Sieve();
        Q_DISABLE_COPY_MOVE(Sieve)

        /// The values of a block, by bin and by key.
        void add(std::size_t series, const quint32 *bins, const quint64 *keys, int count);

    private:
        struct Found;

        void keep(std::size_t series, unsigned slot, quint64 key);
        void count(std::size_t selection, const quint64 *keys, int count);
        void flush(std::size_t selection);

        Percentiles &m_owner;
        std::vector<std::unique_ptr<Found>> m_found; ///< by selection
        friend class Percentiles;
    };

    void startPass();
    void merge(Sieve &sieve);
    void endPass();

private:
    /// Values of a narrower range.
    struct Range
    {
        quint64 count = 0;
        quint64 lowest = ~quint64(0);
        quint64 highest = 0;
    };
    static constexpr int RangeBits = 12;

    struct Selection
    {
        std::size_t series = 0;
        std::size_t percentile = 0;
        quint64 place = 0; ///< 1-based, among the values of the series
        quint64 below = 0; ///< values under the range
        quint64 inside = 0;
        quint64 lowest = 0;
        quint64 highest = 0;
        quint32 bin = 0;
        bool isDone = false;
        // Of a pass:
        std::vector<quint64> kept;
        std::vector<Range> ranges;
        int shift = 0;

        std::size_t rangeOf(quint64 key) const { return std::size_t((key - lowest) >> shift); }
        void settle(quint64 key);
        void narrow(const std::vector<Range> &ranges);
    };

    const std::size_t m_mostKept;
    std::vector<Selection> m_selections;
    std::vector<std::atomic<std::size_t>> m_used;         ///< of `kept`
    std::array<std::vector<quint8>, SeriesCount> m_slots; ///< by bin: bits of the percentiles whose values are kept
};

} // namespace mxw::validation
