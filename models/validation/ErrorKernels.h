// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/DType.h"

#include <QtTypes>

#include <array>
#include <cstddef>

namespace mxw::validation {

/// The three kinds of error of resources/python/PROTOCOL.md.
enum class ErrorKind { Absolute, Relative, Allowed };
constexpr std::size_t ErrorKindCount = 3;

/// A few hundred pairs of elements and their errors, small enough for the nearest cache. All loops run over the whole
/// size; what is beyond `count` holds zeros, which are counted as nothing.
struct ErrorBlock
{
    static constexpr int Size = 512;

    int count = 0;
    alignas(64) std::array<double, Size> first;
    alignas(64) std::array<double, Size> second;
    alignas(64) std::array<std::array<double, Size>, ErrorKindCount> errors; ///< by ErrorKind
    alignas(64) std::array<quint32, Size> mismatch;                          ///< 1 or 0

    const std::array<double, Size> &of(ErrorKind kind) const { return errors[std::size_t(kind)]; }
};

struct ErrorLimits
{
    double rtol = 0;
    double atol = 0;
    bool hasTolerance = false;
    bool equalNan = false;
};

struct KindTotals
{
    double sum = 0;          ///< of the finite ones; infinite when that is too much for float64
    double greatest = -1;    ///< of the finite ones; -1 when there are none
    quint64 greatestKey = 0; ///< the bits of the greatest of all: NaN over infinity over finite
    qint64 zero = 0;
    qint64 inf = 0;
    qint64 nan = 0;
};

struct BlockTotals
{
    std::array<KindTotals, ErrorKindCount> kinds;
    qint64 mismatches = 0;
    std::array<qint64, 2> nan{};
    std::array<qint64, 2> inf{};
    double product = 0; ///< Σab over pairs that are both finite
    double firstSquare = 0;
    double secondSquare = 0;
};

/// Errors fall into bins by exponent and 8 bits of the fraction: floor(log2) within -128 … 127 can be read off them,
/// and few values share one. Zeros are in the first bin.
namespace errorbins {
constexpr int FractionBits = 8;
constexpr int LowestExponent = -128;
constexpr quint32 Count = 256u << FractionBits;
constexpr quint32 NotFinite = Count; ///< a bin of its own
/// The bits of the least and the greatest value above zero in a bin.
quint64 lowestKey(quint32 bin);
quint64 highestKey(quint32 bin);
} // namespace errorbins

/// Places in a table by the exponent of a magnitude: 0 for zero, else the biased exponent of float64.
namespace magnitudebins {
constexpr quint32 Count = 2048;
constexpr quint32 Unused = Count - 1; ///< of pairs that the profile leaves out
constexpr quint32 Infinite = Count - 2;
} // namespace magnitudebins

/// A distance that is none: one of the two is not finite.
constexpr quint32 NoSmallDistance = 0xffff;
constexpr quint64 NoDistance = ~quint64(0);

/// The keys of a block that lie in a range.
struct KeysInRange
{
    qint64 count = 0;
    quint64 lowest = ~quint64(0);
    quint64 highest = 0;
};

/// The loops over elements, for the processor at hand.
struct ErrorKernels
{
    /// Elements as float64; `parts` numbers of the dtype (the parts of complex ones).
    void (*decode)(DType dtype, const std::byte *from, int parts, double *to);
    /// Fills errors and mismatch.
    void (*compare)(ErrorBlock &block, const ErrorLimits &limits);
    void (*total)(const ErrorBlock &block, bool hasTolerance, BlockTotals &totals);
    void (*binErrors)(const double *errors, quint32 *bins);
    void (*binMagnitudes)(const ErrorBlock &block, quint32 *bins);
    /// Distances of dtypes with at most 16 bits.
    void (*smallDistances)(DType dtype, const std::byte *first, const std::byte *second, int count, quint32 *to);
    /// Distances of float32 and float64.
    void (*distances)(DType dtype, const std::byte *first, const std::byte *second, int count, quint64 *to);
    KeysInRange (*findKeys)(const quint64 *keys, int count, quint64 lowest, quint64 highest);
};

const ErrorKernels &errorKernels();
/// Those that any processor runs; they come to the same results.
const ErrorKernels &plainErrorKernels();

} // namespace mxw::validation
