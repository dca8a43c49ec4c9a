// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace mxw::widgets {

/// Paints rows of items::FindingModel: a severity has its icon, places and names are cut in the middle.
class FindingDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit FindingDelegate(QObject *parent = nullptr);
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace mxw::widgets
