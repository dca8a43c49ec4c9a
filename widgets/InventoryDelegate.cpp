// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/InventoryDelegate.h"

#include "models/checks/Finding.h"
#include "models/inventory/Entry.h"
#include "models/items/InventoryModel.h"
#include "widgets/Icons.h"
#include "widgets/PlainToolTip.h"
#include "widgets/Theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Model = items::InventoryModel;

namespace {

constexpr int Gap = 4;

bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

QColor textColor(const QStyleOptionViewItem &option, Theme::Token token)
{
    // Muted words would lose their contrast on the selection's tint.
    return Theme::current().color(isSelected(option) ? Theme::Token::Text : token);
}

int markSize(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.ascent() + 1;
}

/// Takes a square for a mark off the left of the row.
QRect takeMark(QRect &rest, const QStyleOptionViewItem &option)
{
    const int size = markSize(option);
    const QRect mark(rest.left(), rest.top() + (rest.height() - size) / 2, size, size);
    rest.setLeft(rest.left() + size + Gap);
    return mark;
}

void drawIcon(QPainter &painter, const QRect &rect, const QString &name)
{
    icon(name).paint(&painter, rect);
}

/// A form for each way to be reached: full circle, full diamond (platform), half circle (later), empty circle (never).
void drawReached(QPainter &painter, const QRect &rect, const QString &reached, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5));
    const double size = rect.width() * 0.58;
    const QRectF circle(QRectF(rect).center() - QPointF(size / 2, size / 2), QSizeF(size, size));
    switch (inventory::reachedFromString(reached).value_or(inventory::Reached::Never)) {
    case inventory::Reached::General:
        painter.setBrush(color);
        painter.drawEllipse(circle);
        break;
    case inventory::Reached::Platform: {
        const QPointF center = circle.center();
        const double arm = size * 0.62;
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF(
            {center - QPointF(0, arm), center + QPointF(arm, 0), center + QPointF(0, arm), center - QPointF(arm, 0)}));
        break;
    }
    case inventory::Reached::Lazy:
        painter.drawEllipse(circle);
        painter.setBrush(color);
        painter.drawPie(circle, 90 * 16, 180 * 16);
        break;
    case inventory::Reached::Never:
        painter.drawEllipse(circle);
        break;
    }
    painter.restore();
}

/// The name, and at the right the muted words where both fit.
void drawNameAndSuffix(QPainter &painter, QRect rest, const QStyleOptionViewItem &option, const QString &name,
                       const QString &suffix)
{
    const auto &metrics = option.fontMetrics;
    const int nameWidth = metrics.horizontalAdvance(name);
    const int suffixWidth = metrics.horizontalAdvance(suffix);
    if (!suffix.isEmpty() && nameWidth + 3 * Gap + suffixWidth <= rest.width()) {
        painter.setPen(textColor(option, Theme::Token::Muted));
        painter.drawText(rest, int(Qt::AlignRight | Qt::AlignVCenter), suffix);
    }
    painter.setPen(textColor(option, Theme::Token::Text));
    painter.drawText(rest, int(Qt::AlignLeft | Qt::AlignVCenter),
                     metrics.elidedText(name, Qt::ElideMiddle, rest.width()));
}

QString decisionIcon(const QModelIndex &index)
{
    if (!index.data(Model::DecidedRole).toBool())
        return u"undecided"_s;
    if (index.data(Model::StaleRole).toBool())
        return u"stale"_s;
    return index.data(Model::DoneRole).toBool() ? u"decided"_s : u"awaiting"_s;
}

QString severityIcon(checks::Severity severity)
{
    return u"severity-"_s + checks::toString(severity);
}

} // namespace

InventoryDelegate::InventoryDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

void InventoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const auto *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    painter->save();
    switch (index.data(Model::KindRole).value<Model::RowKind>()) {
    case Model::RowKind::Domain:
    case Model::RowKind::Group:
        paintGroup(*painter, option, index);
        break;
    case Model::RowKind::Infrastructure:
        paintFile(*painter, option, index);
        break;
    case Model::RowKind::Entry:
        paintEntry(*painter, option, index);
        break;
    }
    painter->restore();
}

QSize InventoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), int(std::lround(option.fontMetrics.height() * 1.6))};
}

bool InventoryDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(index.data(Qt::ToolTipRole).toString()), view);
    return true;
}

void InventoryDelegate::paintGroup(QPainter &painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    QRect rest = option.rect.adjusted(Gap, 0, -2 * Gap, 0);
    const int total = index.data(Model::TotalRole).toInt();
    const auto decided = index.data(Model::DecidedRole);
    const auto count = decided.isValid() ? u"%1/%2"_s.arg(decided.toInt()).arg(total) : QString::number(total);
    const bool complete = decided.isValid() && total > 0 && decided.toInt() == total;
    painter.setFont(option.font);
    painter.setPen(textColor(option, complete ? Theme::Token::Good : Theme::Token::Muted));
    painter.drawText(rest, int(Qt::AlignRight | Qt::AlignVCenter), count);
    rest.setRight(rest.right() - option.fontMetrics.horizontalAdvance(count) - 2 * Gap);
    if (complete) {
        const int size = markSize(option);
        drawIcon(painter, QRect(rest.right() - size, rest.top() + (rest.height() - size) / 2, size, size),
                 index.data(Model::DoneRole).toInt() == total ? u"decided"_s : u"awaiting"_s);
        rest.setRight(rest.right() - size - Gap);
    }
    auto font = option.font;
    font.setWeight(index.parent().isValid() ? QFont::Medium : QFont::Bold);
    painter.setFont(font);
    painter.setPen(textColor(option, Theme::Token::Text));
    const auto name = QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideMiddle, rest.width());
    painter.drawText(rest, int(Qt::AlignLeft | Qt::AlignVCenter), name);
}

void InventoryDelegate::paintFile(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QRect rest = option.rect.adjusted(Gap, 0, -2 * Gap, 0);
    drawReached(painter, takeMark(rest, option), index.data(Model::ReachedRole).toString(),
                textColor(option, Theme::Token::Muted));
    painter.setFont(option.font);
    drawNameAndSuffix(painter, rest, option, index.data().toString(), index.data(Model::SuffixRole).toString());
}

void InventoryDelegate::paintEntry(QPainter &painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    QRect rest = option.rect.adjusted(Gap, 0, -2 * Gap, 0);
    drawReached(painter, takeMark(rest, option), index.data(Model::ReachedRole).toString(),
                textColor(option, Theme::Token::Muted));
    drawIcon(painter, takeMark(rest, option), decisionIcon(index));
    // The place stays when there is no finding: names line up, and a mark is seen as a mark.
    const auto findingMark = takeMark(rest, option);
    const int severity = index.data(Model::SeverityRole).toInt();
    if (severity >= 0)
        drawIcon(painter, findingMark, severityIcon(checks::Severity(severity)));
    painter.setFont(option.font);
    drawNameAndSuffix(painter, rest, option, index.data().toString(), index.data(Model::SuffixRole).toString());
}

} // namespace mxw::widgets
