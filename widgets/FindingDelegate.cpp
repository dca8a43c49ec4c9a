// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingDelegate.h"

#include "models/checks/Finding.h"
#include "models/items/FindingModel.h"
#include "widgets/Icons.h"
#include "widgets/PlainToolTip.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QToolTip>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::FindingModel;

FindingDelegate::FindingDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

bool FindingDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(index.data(Qt::ToolTipRole).toString()), view);
    return true;
}

void FindingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus; // whole rows are selected; a frame around one cell says nothing
    option->textElideMode = Qt::ElideRight;
    if (index.column() == Model::PlaceColumn || index.column() == Model::MovedToColumn)
        option->textElideMode = Qt::ElideMiddle;
    const bool suppressed = index.data(Model::SuppressedRole).toBool();
    if (suppressed) {
        const auto muted = Theme::current().color(Theme::Token::Muted);
        option->palette.setColor(QPalette::Text, muted);
        option->palette.setColor(QPalette::HighlightedText, muted);
    }
    if (index.column() != Model::SeverityColumn)
        return;
    const auto severity = checks::Severity(index.data(Model::SeverityRole).toInt());
    option->features |= QStyleOptionViewItem::HasDecoration;
    const int size = option->fontMetrics.ascent() + 1;
    option->decorationSize = {size, size};
    // The same picture selected or not: its colour is its meaning, and rows are selected in a tint.
    const auto ratio = option->widget ? option->widget->devicePixelRatioF() : 1.0;
    const auto picture = icon(u"severity-"_s + checks::toString(severity),
                              suppressed ? std::optional(Theme::Token::Muted) : std::nullopt)
                             .pixmap(option->decorationSize, ratio);
    QIcon mark;
    mark.addPixmap(picture, QIcon::Normal);
    mark.addPixmap(picture, QIcon::Selected);
    option->icon = mark;
}

} // namespace mxw::widgets
