// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/EditDistance.h"

#include <algorithm>
#include <vector>

namespace mxw::checks {

int editDistance(QStringView a, QStringView b)
{
    std::vector<int> row(size_t(b.size()) + 1);
    std::ranges::generate(row, [n = 0]() mutable { return n++; });
    for (const QChar sign : a) {
        int diagonal = row[0]++;
        for (size_t j = 1; j < row.size(); ++j) {
            const int replaced = diagonal + (sign == b[qsizetype(j) - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace mxw::checks
