// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/DType.h"

#include "models/core/Words.h"

#include <algorithm>

namespace mxw::validation {

namespace {

constexpr Words<DType, 17> Names{{
    {DType::Bool, u"bool"},
    {DType::Int8, u"int8"},
    {DType::Int16, u"int16"},
    {DType::Int32, u"int32"},
    {DType::Int64, u"int64"},
    {DType::UInt8, u"uint8"},
    {DType::UInt16, u"uint16"},
    {DType::UInt32, u"uint32"},
    {DType::UInt64, u"uint64"},
    {DType::Float8E4M3, u"float8_e4m3fn"},
    {DType::Float8E5M2, u"float8_e5m2"},
    {DType::Float16, u"float16"},
    {DType::BFloat16, u"bfloat16"},
    {DType::Float32, u"float32"},
    {DType::Float64, u"float64"},
    {DType::Complex64, u"complex64"},
    {DType::Complex128, u"complex128"},
}};

Tolerance toleranceOf(DType dtype)
{
    switch (dtype) {
    case DType::Float16:
        return {1e-3, 1e-5};
    case DType::BFloat16:
        return {1.6e-2, 1e-5};
    case DType::Float32:
    case DType::Complex64:
        return {1.3e-6, 1e-5};
    case DType::Float64:
    case DType::Complex128:
        return {1e-7, 1e-7};
    default:
        return {};
    }
}

} // namespace

QString toString(DType dtype)
{
    return wordOf(Names, dtype);
}

std::optional<DType> dtypeFromString(QStringView name)
{
    return valueOf(Names, name);
}

int itemSize(DType dtype)
{
    switch (dtype) {
    case DType::Bool:
    case DType::Int8:
    case DType::UInt8:
    case DType::Float8E4M3:
    case DType::Float8E5M2:
        return 1;
    case DType::Int16:
    case DType::UInt16:
    case DType::Float16:
    case DType::BFloat16:
        return 2;
    case DType::Int32:
    case DType::UInt32:
    case DType::Float32:
        return 4;
    case DType::Int64:
    case DType::UInt64:
    case DType::Float64:
    case DType::Complex64:
        return 8;
    case DType::Complex128:
        return 16;
    }
    return 0;
}

bool isFloating(DType dtype)
{
    return dtype >= DType::Float8E4M3 && dtype <= DType::Float64;
}

bool isComplex(DType dtype)
{
    return dtype == DType::Complex64 || dtype == DType::Complex128;
}

Tolerance defaultTolerance(DType first, DType second)
{
    const Tolerance a = toleranceOf(first);
    const Tolerance b = toleranceOf(second);
    return {std::max(a.rtol, b.rtol), std::max(a.atol, b.atol)};
}

} // namespace mxw::validation
