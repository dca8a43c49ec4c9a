// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorKernels.h"

#include "models/validation/ElementDecoding.h"

#include <algorithm>

namespace mxw::validation {

namespace {

constexpr int Size = ErrorBlock::Size;
constexpr double Infinity = std::numeric_limits<double>::infinity();
constexpr quint64 InfinityKey = 0x7ff0000000000000;
constexpr quint64 Magnitude = 0x7fffffffffffffff;
constexpr int KeyShift = 52 - errorbins::FractionBits;
constexpr int FirstBin = (1023 + errorbins::LowestExponent) << errorbins::FractionBits;

MXW_INTO_CALLER quint64 keyOf(double value)
{
    return std::bit_cast<quint64>(value) & Magnitude;
}

/// Error over something that may be zero or infinite; against an infinite operand the error is infinite.
MXW_INTO_CALLER double over(double error, double divisor, bool isAgainstInfinity)
{
    double quotient = error / divisor;
    quotient = error == 0 ? 0 : quotient;
    return (error == Infinity) & isAgainstInfinity ? Infinity : quotient;
}

template <bool HasTolerance, bool EqualNan> MXW_INTO_CALLER void compareAs(ErrorBlock &block, double rtol, double atol)
{
    double *const absolute = block.errors[0].data();
    double *const relative = block.errors[1].data();
    double *const allowed = block.errors[2].data();
    for (int i = 0; i < Size; ++i) {
        const double a = block.first[size_t(i)];
        const double b = block.second[size_t(i)];
        const double magnitude = std::fabs(b);
        double error = std::fabs(a - b);
        error = a == b ? 0 : error; // also of the same infinities
        if constexpr (EqualNan)
            error = (a != a) & (b != b) ? 0 : error;
        absolute[i] = error;
        const bool isAgainstInfinity = (std::fabs(a) == Infinity) | (magnitude == Infinity);
        relative[i] = over(error, magnitude, isAgainstInfinity);
        if constexpr (HasTolerance) {
            const double limit = atol + rtol * magnitude;
            allowed[i] = over(error, limit, isAgainstInfinity);
            block.mismatch[size_t(i)] = (error == 0) | ((error <= limit) & (error < Infinity)) ? 0 : 1;
        } else {
            block.mismatch[size_t(i)] = error == 0 ? 0 : 1;
        }
    }
}

MXW_INTO_CALLER void compareAny(ErrorBlock &block, const ErrorLimits &limits)
{
    if (limits.hasTolerance && limits.equalNan)
        compareAs<true, true>(block, limits.rtol, limits.atol);
    else if (limits.hasTolerance)
        compareAs<true, false>(block, limits.rtol, limits.atol);
    else if (limits.equalNan)
        compareAs<false, true>(block, 0, 0);
    else
        compareAs<false, false>(block, 0, 0);
}

/// Sums in many lanes and then in pairs: fast, and more exact than one after the other.
template <typename Term> MXW_INTO_CALLER double sumOf(const Term &term)
{
    constexpr int Lanes = 64;
    alignas(64) double lanes[Lanes];
    for (int i = 0; i < Lanes; ++i)
        lanes[i] = term(i);
    for (int start = Lanes; start < Size; start += Lanes) {
        for (int i = 0; i < Lanes; ++i)
            lanes[i] += term(start + i);
    }
    for (int half = Lanes / 2; half > 0; half /= 2) {
        for (int i = 0; i < half; ++i)
            lanes[i] += lanes[half + i];
    }
    return lanes[0];
}

MXW_INTO_CALLER quint64 greatestKeyOf(const double *values)
{
    qint64 greatest = 0;
    for (int i = 0; i < Size; ++i)
        greatest = std::max(greatest, qint64(keyOf(values[i])));
    return quint64(greatest);
}

MXW_INTO_CALLER KindTotals totalOf(const double *errors, int count)
{
    KindTotals totals;
    totals.greatestKey = greatestKeyOf(errors);
    qint64 zero = 0;
    for (int i = 0; i < Size; ++i)
        zero += errors[i] == 0 ? 1 : 0;
    totals.zero = zero - (Size - count);
    if (totals.greatestKey < InfinityKey) {
        totals.sum = sumOf([&](int i) { return errors[i]; });
        totals.greatest = count > 0 ? std::bit_cast<double>(totals.greatestKey) : -1;
        return totals;
    }
    totals.sum = sumOf([&](int i) { return errors[i] < Infinity ? errors[i] : 0; });
    for (int i = 0; i < count; ++i) {
        const bool isFinite = errors[i] < Infinity;
        totals.greatest = isFinite && errors[i] > totals.greatest ? errors[i] : totals.greatest;
        totals.inf += errors[i] == Infinity ? 1 : 0;
        totals.nan += errors[i] != errors[i] ? 1 : 0;
    }
    return totals;
}

MXW_INTO_CALLER void countSpecial(const double *values, qint64 &nan, qint64 &inf)
{
    for (int i = 0; i < Size; ++i) {
        nan += values[i] != values[i] ? 1 : 0;
        inf += std::fabs(values[i]) == Infinity ? 1 : 0;
    }
}

MXW_INTO_CALLER void totalAny(const ErrorBlock &block, bool hasTolerance, BlockTotals &totals)
{
    totals = {};
    for (size_t kind = 0; kind < (hasTolerance ? ErrorKindCount : ErrorKindCount - 1); ++kind)
        totals.kinds[kind] = totalOf(block.errors[kind].data(), block.count);
    quint32 mismatches = 0;
    for (int i = 0; i < Size; ++i)
        mismatches += block.mismatch[size_t(i)];
    totals.mismatches = mismatches;
    const double *const a = block.first.data();
    const double *const b = block.second.data();
    if (std::max(greatestKeyOf(a), greatestKeyOf(b)) < InfinityKey) {
        totals.product = sumOf([&](int i) { return a[i] * b[i]; });
        totals.firstSquare = sumOf([&](int i) { return a[i] * a[i]; });
        totals.secondSquare = sumOf([&](int i) { return b[i] * b[i]; });
        return;
    }
    countSpecial(a, totals.nan[0], totals.inf[0]);
    countSpecial(b, totals.nan[1], totals.inf[1]);
    alignas(64) double finiteA[Size];
    alignas(64) double finiteB[Size];
    for (int i = 0; i < Size; ++i) {
        const bool areFinite = (std::fabs(a[i]) < Infinity) & (std::fabs(b[i]) < Infinity);
        finiteA[i] = areFinite ? a[i] : 0;
        finiteB[i] = areFinite ? b[i] : 0;
    }
    totals.product = sumOf([&](int i) { return finiteA[i] * finiteB[i]; });
    totals.firstSquare = sumOf([&](int i) { return finiteA[i] * finiteA[i]; });
    totals.secondSquare = sumOf([&](int i) { return finiteB[i] * finiteB[i]; });
}

MXW_INTO_CALLER void binErrorsAny(const double *errors, quint32 *bins)
{
    for (int i = 0; i < Size; ++i) {
        const auto high = qint32(keyOf(errors[i]) >> 32);
        qint32 bin = (high >> (KeyShift - 32)) - FirstBin;
        bin = bin < 0 ? 0 : bin;
        bin = bin >= qint32(errorbins::Count) ? qint32(errorbins::Count) - 1 : bin;
        bins[i] = high >= qint32(InfinityKey >> 32) ? errorbins::NotFinite : quint32(bin);
    }
}

MXW_INTO_CALLER void binMagnitudesAny(const ErrorBlock &block, quint32 *bins)
{
    const double *const errors = block.errors[0].data();
    for (int i = 0; i < Size; ++i) {
        const double value = block.second[size_t(i)];
        const auto exponent = qint32(keyOf(value) >> 52);
        const qint32 above = exponent < 1 ? 1 : exponent;
        const qint32 held = above > qint32(magnitudebins::Infinite) ? qint32(magnitudebins::Infinite) : above;
        const qint32 bin = value == 0 ? 0 : held;
        bins[i] = (errors[i] < Infinity) & (value == value) ? quint32(bin) : magnitudebins::Unused;
    }
}

MXW_INTO_CALLER void smallDistancesAny(DType dtype, const std::byte *first, const std::byte *second, int count,
                                       quint32 *to)
{
    using decoding::measure;
    if (dtype == DType::Float16)
        measure<quint16, qint32>(first, second, count, quint16(0x7c00), NoSmallDistance, to);
    else if (dtype == DType::BFloat16)
        measure<quint16, qint32>(first, second, count, quint16(0x7f80), NoSmallDistance, to);
    else if (dtype == DType::Float8E4M3)
        measure<quint8, qint32>(first, second, count, quint8(0x7f), NoSmallDistance, to);
    else
        measure<quint8, qint32>(first, second, count, quint8(0x7c), NoSmallDistance, to);
}

MXW_INTO_CALLER void distancesAny(DType dtype, const std::byte *first, const std::byte *second, int count, quint64 *to)
{
    using decoding::measure;
    if (dtype == DType::Float32)
        measure<quint32, qint64>(first, second, count, quint32(0x7f800000), NoDistance, to);
    else
        measure<quint64, qint64>(first, second, count, InfinityKey, NoDistance, to);
}

MXW_INTO_CALLER KeysInRange findKeysAny(const quint64 *keys, int count, quint64 lowest, quint64 highest)
{
    KeysInRange found;
    const quint64 width = highest - lowest;
    for (int i = 0; i < count; ++i) {
        const bool isInside = keys[i] - lowest <= width;
        found.count += isInside ? 1 : 0;
        found.lowest = std::min(found.lowest, isInside ? keys[i] : ~quint64(0));
        found.highest = std::max(found.highest, isInside ? keys[i] : quint64(0));
    }
    return found;
}

// The same functions twice: for any processor, and for those with AVX2. What is compiled into its caller is compiled
// for the caller's processor.
#define MXW_KERNELS(target)                                                                                            \
    target void decode(DType dtype, const std::byte *from, int parts, double *to)                                      \
    {                                                                                                                  \
        decoding::decodeAny(dtype, from, parts, to);                                                                   \
    }                                                                                                                  \
    target void compare(ErrorBlock &block, const ErrorLimits &limits)                                                  \
    {                                                                                                                  \
        compareAny(block, limits);                                                                                     \
    }                                                                                                                  \
    target void total(const ErrorBlock &block, bool hasTolerance, BlockTotals &totals)                                 \
    {                                                                                                                  \
        totalAny(block, hasTolerance, totals);                                                                         \
    }                                                                                                                  \
    target void binErrors(const double *errors, quint32 *bins)                                                         \
    {                                                                                                                  \
        binErrorsAny(errors, bins);                                                                                    \
    }                                                                                                                  \
    target void binMagnitudes(const ErrorBlock &block, quint32 *bins)                                                  \
    {                                                                                                                  \
        binMagnitudesAny(block, bins);                                                                                 \
    }                                                                                                                  \
    target void smallDistances(DType dtype, const std::byte *a, const std::byte *b, int count, quint32 *to)            \
    {                                                                                                                  \
        smallDistancesAny(dtype, a, b, count, to);                                                                     \
    }                                                                                                                  \
    target void distances(DType dtype, const std::byte *a, const std::byte *b, int count, quint64 *to)                 \
    {                                                                                                                  \
        distancesAny(dtype, a, b, count, to);                                                                          \
    }                                                                                                                  \
    target KeysInRange findKeys(const quint64 *keys, int count, quint64 lowest, quint64 highest)                       \
    {                                                                                                                  \
        return findKeysAny(keys, count, lowest, highest);                                                              \
    }                                                                                                                  \
    constexpr ErrorKernels Kernels{decode,        compare,        total,     binErrors,                                \
                                   binMagnitudes, smallDistances, distances, findKeys};

namespace any {
MXW_KERNELS()
} // namespace any

#if defined(__x86_64__)
namespace avx2 {
MXW_KERNELS(__attribute__((target("avx2"))))
} // namespace avx2
#endif

#undef MXW_KERNELS

} // namespace

const ErrorKernels &errorKernels()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2"))
        return avx2::Kernels;
#endif
    return any::Kernels;
}

namespace errorbins {

quint64 lowestKey(quint32 bin)
{
    return bin == 0 ? 1 : quint64(bin + quint32(FirstBin)) << KeyShift;
}

quint64 highestKey(quint32 bin)
{
    return bin == Count - 1 ? InfinityKey - 1 : (quint64(bin + 1 + quint32(FirstBin)) << KeyShift) - 1;
}

} // namespace errorbins

} // namespace mxw::validation
