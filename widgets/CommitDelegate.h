// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace mxw::widgets {

/// Paints rows of items::CommitModel: a state has its letter and colour, files are cut in the middle.
class CommitDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CommitDelegate(QObject *parent = nullptr);
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace mxw::widgets
