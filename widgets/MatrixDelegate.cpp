// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/MatrixDelegate.h"

#include "models/items/MatrixModel.h"
#include "widgets/PlainToolTip.h"
#include "widgets/Theme.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QToolTip>

#include <cmath>

namespace mxw::widgets {

using items::MatrixModel;

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), int(std::lround(option.fontMetrics.height() * 1.6))};
}

bool MatrixDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(index.data(Qt::ToolTipRole).toString()), view);
    return true;
}

void MatrixDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString mark = index.data(MatrixModel::MarkRole).toString();
    const Theme &theme = Theme::current();
    option->textElideMode = Qt::ElideMiddle;
    if (mark.isEmpty()) {
        option->font.setBold(index.column() == MatrixModel::ContractColumn &&
                             index.data(MatrixModel::DiffersRole).toBool());
        return;
    }
    const Theme::Token token = mark == QLatin1StringView("U")   ? Theme::Token::Warn
                               : mark == QLatin1StringView("L") ? Theme::Token::Accent
                                                                : Theme::Token::Muted;
    option->palette.setColor(QPalette::Text, theme.color(token));
}

} // namespace mxw::widgets
