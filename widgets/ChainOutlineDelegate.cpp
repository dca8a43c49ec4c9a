// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainOutlineDelegate.h"

#include "models/items/ChainModel.h"
#include "widgets/PlainToolTip.h"
#include "widgets/Theme.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLocale>
#include <QToolTip>

#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::ChainModel;

QSize ChainOutlineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(int(std::lround(option.fontMetrics.height() * 1.6)));
    return size;
}

void ChainOutlineDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Theme &theme = Theme::current();
    const auto kind = index.data(Model::KindRole).value<Model::RowKind>();
    QColor color = theme.color(Theme::Token::Text);
    if (kind == Model::RowKind::Stage) {
        option->font.setWeight(QFont::DemiBold);
        option->text += u"  "_s + QLocale().toString(index.model()->rowCount(index));
    } else if (kind == Model::RowKind::Finding) {
        color = theme.color(Theme::Token::Bad);
    } else if (kind != Model::RowKind::Node || !index.data(Model::ShownRole).toBool()) {
        color = theme.color(Theme::Token::Muted);
    }
    option->palette.setColor(QPalette::Text, color);
    option->palette.setColor(QPalette::HighlightedText, color);
    option->textElideMode = kind == Model::RowKind::Node ? Qt::ElideMiddle : Qt::ElideRight;
}

bool ChainOutlineDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &,
                                     const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return false;
    const QString tip = plainToolTip(index.data(Qt::ToolTipRole).toString());
    QToolTip::showText(event->globalPos(), tip, view);
    return true;
}

} // namespace mxw::widgets
