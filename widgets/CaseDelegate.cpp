// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CaseDelegate.h"

#include "models/items/CaseModel.h"
#include "widgets/Icons.h"
#include "widgets/PlainToolTip.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QToolTip>

#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using items::CaseModel;
using items::CaseRow;
using validation::CaseOutcome;

namespace {

QIcon outcomeIcon(CaseOutcome outcome)
{
    switch (outcome) {
    case CaseOutcome::Passed:
        return icon(u"decided"_s);
    case CaseOutcome::Failed:
    case CaseOutcome::Error:
        return icon(u"severity-error"_s);
    case CaseOutcome::XFailed:
    case CaseOutcome::XPassed:
        return icon(u"severity-info"_s);
    case CaseOutcome::Skipped:
    case CaseOutcome::Running:
        return icon(u"undecided"_s);
    }
    return {};
}

} // namespace

CaseDelegate::CaseDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QSize CaseDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), int(std::lround(option.fontMetrics.height() * 1.6))};
}

bool CaseDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                             const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(index.data(Qt::ToolTipRole).toString()), view);
    return true;
}

void CaseDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus; // whole rows are selected; a frame around one cell says nothing
    const bool isGroup = index.data(CaseModel::IsGroupRole).toBool();
    option->textElideMode = Qt::ElideRight;
    if (isGroup)
        option->font.setWeight(QFont::DemiBold);
    if (index.data(CaseModel::WarningRole).toBool()) {
        const QColor bad = Theme::current().color(Theme::Token::Bad);
        option->palette.setColor(QPalette::Text, bad);
        option->palette.setColor(QPalette::HighlightedText, bad);
    }
    if (index.column() != CaseRow::OutcomeColumn || isGroup)
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    const int size = option->fontMetrics.ascent() + 1;
    option->decorationSize = {size, size};
    // The same picture selected or not: its colour is its meaning, and rows are selected in a tint.
    const auto ratio = option->widget ? option->widget->devicePixelRatioF() : 1.0;
    const auto picture =
        outcomeIcon(CaseOutcome(index.data(CaseModel::OutcomeRole).toInt())).pixmap(option->decorationSize, ratio);
    QIcon mark;
    mark.addPixmap(picture, QIcon::Normal);
    mark.addPixmap(picture, QIcon::Selected);
    option->icon = mark;
}

} // namespace mxw::widgets
