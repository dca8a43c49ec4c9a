// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace mxw::widgets {

/// Paints rows of items::InventoryModel: how it is reached, decision and worst finding as marks, the name, muted words
/// at the right; groups with their count. Knows the roles, not the model.
class InventoryDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit InventoryDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

private:
    void paintGroup(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintFile(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintEntry(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace mxw::widgets
