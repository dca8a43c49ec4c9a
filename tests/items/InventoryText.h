// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/InventoryModel.h"
#include "tests/items/PrintModel.h"

namespace mxw::tests {

/// What a row of the inventory says beside its name: " 1/3" for groups, " [reached severity disposition stale]" for
/// entries.
inline QString describeInventoryRow(const QModelIndex &row)
{
    using Model = items::InventoryModel;
    switch (row.data(Model::KindRole).value<Model::RowKind>()) {
    case Model::RowKind::Domain:
    case Model::RowKind::Group: {
        const auto decided = row.data(Model::DecidedRole);
        const auto total = row.data(Model::TotalRole).toString();
        return u' ' + (decided.isValid() ? decided.toString() + u'/' + total : total);
    }
    case Model::RowKind::Infrastructure:
        return u' ' + (u'(' + row.data(Model::SuffixRole).toString() + u')');
    case Model::RowKind::Entry:
        break;
    }
    QStringList words{row.data(Model::ReachedRole).toString()};
    const int severity = row.data(Model::SeverityRole).toInt();
    if (severity >= 0)
        words << checks::toString(checks::Severity(severity));
    if (row.data(Model::DecidedRole).toBool())
        words << row.data(Model::DispositionRole).toString();
    if (row.data(Model::StaleRole).toBool())
        words << QStringLiteral("stale");
    return QStringLiteral(" [%1]").arg(words.join(u' '));
}

inline QString printInventory(const QAbstractItemModel &model)
{
    return u'\n' + printModel(model, describeInventoryRow);
}

} // namespace mxw::tests
