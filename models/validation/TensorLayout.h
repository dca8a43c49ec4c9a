// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/DType.h"

#include <QtTypes>

#include <optional>
#include <vector>

namespace mxw::validation {

/// Where and how the elements of a tensor lie in a file.
struct TensorLayout
{
    DType dtype = DType::Float32;
    bool bigEndian = false;
    bool fortranOrder = false; ///< the first index runs fastest
    std::vector<qint64> shape;
    qint64 offset = 0;

    bool operator==(const TensorLayout &) const = default;
};

constexpr std::size_t MaxDimensions = 64; ///< as numpy

/// Elements of this shape, 1 without dimensions; nothing when a dimension is negative or more than 2^62 bytes are
/// needed.
std::optional<qint64> elementCount(const std::vector<qint64> &shape, int bytesEach);

} // namespace mxw::validation
