// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/SteadyFilter.h"

namespace mxw::items {

bool SteadyFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant l = left.data(sortRole());
    const QVariant r = right.data(sortRole());
    if (l != r)
        return QVariant::compare(l, r) == QPartialOrdering::Less;
    return (left.row() < right.row()) == (sortOrder() == Qt::AscendingOrder);
}

} // namespace mxw::items
