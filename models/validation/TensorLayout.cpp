// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/TensorLayout.h"

#include <algorithm>

namespace mxw::validation {

std::optional<qint64> elementCount(const std::vector<qint64> &shape, int bytesEach)
{
    if (shape.size() > MaxDimensions || std::ranges::any_of(shape, [](qint64 size) { return size < 0; }))
        return std::nullopt;
    if (std::ranges::find(shape, qint64(0)) != shape.end())
        return 0;
    const qint64 most = (qint64(1) << 62) / bytesEach;
    qint64 count = 1;
    for (const qint64 size : shape) {
        if (count > most / size)
            return std::nullopt;
        count *= size;
    }
    return count;
}

} // namespace mxw::validation
