// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CommitDelegate.h"

#include "models/items/CommitModel.h"
#include "widgets/Icons.h"
#include "widgets/PlainToolTip.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QToolTip>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::CommitModel;

namespace {

Theme::Token colorOf(checks::Carried carried)
{
    switch (carried) {
    case checks::Carried::No:
    case checks::Carried::Partly:
        return Theme::Token::Warn;
    case checks::Carried::Yes:
        return Theme::Token::Good;
    default:
        return Theme::Token::Muted;
    }
}

void paintIn(QStyleOptionViewItem &option, Theme::Token token)
{
    const auto color = Theme::current().color(token);
    option.palette.setColor(QPalette::Text, color);
    option.palette.setColor(QPalette::HighlightedText, color);
}

} // namespace

CommitDelegate::CommitDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

bool CommitDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(index.data(Qt::ToolTipRole).toString()), view);
    return true;
}

void CommitDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus; // whole rows are selected; a frame around one cell says nothing
    option->textElideMode = index.column() == Model::FilesColumn ? Qt::ElideMiddle : Qt::ElideRight;
    if (index.column() == Model::StateColumn) {
        paintIn(*option, colorOf(checks::Carried(index.data(Model::CarriedRole).toInt())));
        option->text = index.data(Model::LetterRole).toString() + u"  "_s + option->text;
    }
    if (index.column() != Model::DecisionColumn)
        return;
    const bool decided = index.data(Model::DecidedRole).toBool();
    if (!decided)
        paintIn(*option, Theme::Token::Muted);
    option->features |= QStyleOptionViewItem::HasDecoration;
    const int size = option->fontMetrics.ascent() + 1;
    option->decorationSize = {size, size};
    const auto ratio = option->widget ? option->widget->devicePixelRatioF() : 1.0;
    const auto picture = icon(decided ? u"decided"_s : u"undecided"_s).pixmap(option->decorationSize, ratio);
    QIcon mark;
    mark.addPixmap(picture, QIcon::Normal);
    mark.addPixmap(picture, QIcon::Selected);
    option->icon = mark;
}

} // namespace mxw::widgets
