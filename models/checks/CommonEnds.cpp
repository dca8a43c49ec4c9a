// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CommonEnds.h"

#include <algorithm>
#include <cstring>

namespace mxw::checks {

CommonEnds commonEnds(QByteArrayView left, QByteArrayView right)
{
    const qsizetype most = std::min(left.size(), right.size());
    // Blocks first: comparing memory is many times faster than comparing bytes.
    constexpr qsizetype Block = 256;
    CommonEnds ends;
    while (most - ends.prefix >= Block &&
           std::memcmp(left.data() + ends.prefix, right.data() + ends.prefix, Block) == 0)
        ends.prefix += Block;
    while (ends.prefix < most && left[ends.prefix] == right[ends.prefix])
        ++ends.prefix;
    const qsizetype rest = most - ends.prefix;
    const char *const leftEnd = left.data() + left.size();
    const char *const rightEnd = right.data() + right.size();
    while (rest - ends.suffix >= Block &&
           std::memcmp(leftEnd - ends.suffix - Block, rightEnd - ends.suffix - Block, Block) == 0)
        ends.suffix += Block;
    while (ends.suffix < rest && leftEnd[-1 - ends.suffix] == rightEnd[-1 - ends.suffix])
        ++ends.suffix;
    return ends;
}

} // namespace mxw::checks
