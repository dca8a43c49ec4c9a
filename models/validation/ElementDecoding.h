// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/DType.h"

#include <QtTypes>

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

/// A function that is compiled into its caller, and so for the processor that the caller is for.
#define MXW_INTO_CALLER inline __attribute__((always_inline))

namespace mxw::validation::decoding {

/// All values of a float of eight bits.
constexpr std::array<double, 256> smallFloats(int exponentBits, int fractionBits, bool hasInfinity)
{
    constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
    constexpr double Infinity = std::numeric_limits<double>::infinity();
    std::array<double, 256> values{};
    const int bias = (1 << (exponentBits - 1)) - 1;
    for (int code = 0; code < 128; ++code) {
        const int exponent = code >> fractionBits;
        const int fraction = code & ((1 << fractionBits) - 1);
        double value = exponent == 0 ? fraction : fraction + (1 << fractionBits);
        for (int i = 0; i < std::max(exponent, 1); ++i)
            value *= 2;
        for (int i = 0; i < bias + fractionBits; ++i)
            value /= 2;
        if (hasInfinity && exponent == (1 << exponentBits) - 1)
            value = fraction == 0 ? Infinity : NaN;
        if (!hasInfinity && code == 127)
            value = NaN;
        values[std::size_t(code)] = value;
        values[std::size_t(code + 128)] = -value;
    }
    return values;
}

inline constexpr std::array<double, 256> E4M3 = smallFloats(4, 3, false);
inline constexpr std::array<double, 256> E5M2 = smallFloats(5, 2, true);

template <typename Word> MXW_INTO_CALLER Word load(const std::byte *from, int i)
{
    Word word;
    std::memcpy(&word, from + std::size_t(i) * sizeof(Word), sizeof(Word));
    return word;
}

/// Without branches and without arithmetic on float32's own denormals, which some processors are slow at.
MXW_INTO_CALLER double halfToDouble(quint16 half)
{
    constexpr quint32 Rebias = 112u << 23;
    const quint32 exponent = half & 0x7c00u;
    const quint32 bits = (half & 0x7fffu) << 13;
    const float denormal = std::bit_cast<float>(bits + Rebias + (1u << 23)) - 0x1p-14f;
    const quint32 normal = bits + Rebias + (exponent == 0x7c00u ? Rebias : 0u);
    const quint32 magnitude = exponent == 0 ? std::bit_cast<quint32>(denormal) : normal;
    return double(std::bit_cast<float>(magnitude | ((half & 0x8000u) << 16)));
}

MXW_INTO_CALLER double bfloatToDouble(quint16 bits)
{
    return double(std::bit_cast<float>(quint32(bits) << 16));
}

template <typename Word> MXW_INTO_CALLER void decodeNumbers(const std::byte *from, int count, double *to)
{
    for (int i = 0; i < count; ++i)
        to[i] = double(load<Word>(from, i));
}

MXW_INTO_CALLER void decodeTable(const std::array<double, 256> &table, const std::byte *from, int count, double *to)
{
    for (int i = 0; i < count; ++i)
        to[i] = table[std::size_t(from[i])];
}

MXW_INTO_CALLER void decodeAny(DType dtype, const std::byte *from, int parts, double *to)
{
    switch (dtype) {
    case DType::Bool:
        for (int i = 0; i < parts; ++i)
            to[i] = from[i] != std::byte(0) ? 1 : 0;
        return;
    case DType::Int8:
        return decodeNumbers<qint8>(from, parts, to);
    case DType::Int16:
        return decodeNumbers<qint16>(from, parts, to);
    case DType::Int32:
        return decodeNumbers<qint32>(from, parts, to);
    case DType::Int64:
        return decodeNumbers<qint64>(from, parts, to);
    case DType::UInt8:
        return decodeNumbers<quint8>(from, parts, to);
    case DType::UInt16:
        return decodeNumbers<quint16>(from, parts, to);
    case DType::UInt32:
        return decodeNumbers<quint32>(from, parts, to);
    case DType::UInt64:
        return decodeNumbers<quint64>(from, parts, to);
    case DType::Float8E4M3:
        return decodeTable(E4M3, from, parts, to);
    case DType::Float8E5M2:
        return decodeTable(E5M2, from, parts, to);
    case DType::Float16:
        for (int i = 0; i < parts; ++i)
            to[i] = halfToDouble(load<quint16>(from, i));
        return;
    case DType::BFloat16:
        for (int i = 0; i < parts; ++i)
            to[i] = bfloatToDouble(load<quint16>(from, i));
        return;
    case DType::Float32:
    case DType::Complex64:
        return decodeNumbers<float>(from, parts, to);
    case DType::Float64:
    case DType::Complex128:
        return decodeNumbers<double>(from, parts, to);
    }
}

/// `infinity`: the bits above all finite ones, without the sign.
template <typename Word, typename Signed, typename Distance>
MXW_INTO_CALLER void measure(const std::byte *first, const std::byte *second, int count, Word infinity, Distance none,
                             Distance *to)
{
    constexpr Word Sign = Word(Word(1) << (sizeof(Word) * 8 - 1));
    for (int i = 0; i < count; ++i) {
        const Word a = load<Word>(first, i);
        const Word b = load<Word>(second, i);
        const Word magnitudeA = Word(a & Word(~Sign));
        const Word magnitudeB = Word(b & Word(~Sign));
        const Signed orderA = (a & Sign) ? -Signed(magnitudeA) : Signed(magnitudeA);
        const Signed orderB = (b & Sign) ? -Signed(magnitudeB) : Signed(magnitudeB);
        // Unsigned: of float64 the distance can be more than the signed type holds.
        const Distance distance =
            orderA > orderB ? Distance(orderA) - Distance(orderB) : Distance(orderB) - Distance(orderA);
        to[i] = magnitudeA < infinity && magnitudeB < infinity ? distance : none;
    }
}

} // namespace mxw::validation::decoding
