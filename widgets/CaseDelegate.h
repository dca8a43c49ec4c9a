// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace mxw::widgets {

/// Paints rows of items::CaseModel: the outcome as a mark before its word, groups in bold, what is above its limit in
/// the colour of errors. Knows the roles, not the model.
class CaseDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CaseDelegate(QObject *parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace mxw::widgets
