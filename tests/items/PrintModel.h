// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>

#include <functional>

namespace mxw::tests {

/// A model as text: a line a row, indented by two spaces a level, columns joined by " | ". `describe` may add to a
/// line.
inline QString printModel(const QAbstractItemModel &model,
                          const std::function<QString(const QModelIndex &)> &describe = {},
                          const QModelIndex &parent = {}, int level = 0)
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells << model.index(row, column, parent).data().toString();
        const auto first = model.index(row, 0, parent);
        text += QString(2 * level, u' ') + cells.join(QStringLiteral(" | "));
        if (describe)
            text += describe(first);
        text += u'\n' + printModel(model, describe, first, level + 1);
    }
    return text;
}

} // namespace mxw::tests
