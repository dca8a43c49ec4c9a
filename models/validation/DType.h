// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace mxw::validation {

/// Types of elements that can be compared.
enum class DType {
    Bool,
    Int8,
    Int16,
    Int32,
    Int64,
    UInt8,
    UInt16,
    UInt32,
    UInt64,
    Float8E4M3, ///< torch's float8_e4m3fn: no infinities
    Float8E5M2,
    Float16,
    BFloat16,
    Float32,
    Float64,
    Complex64,
    Complex128,
};

/// The plain names of torch and numpy: float16, bfloat16, float8_e4m3fn, …
QString toString(DType dtype);
std::optional<DType> dtypeFromString(QStringView name);

int itemSize(DType dtype);    ///< bytes
bool isFloating(DType dtype); ///< complex ones are not
bool isComplex(DType dtype);

struct Tolerance
{
    double rtol = 0;
    double atol = 0;

    bool operator==(const Tolerance &) const = default;
};

/// What torch.testing.assert_close allows for these dtypes when it is told nothing; the larger of both.
Tolerance defaultTolerance(DType first, DType second);

} // namespace mxw::validation
