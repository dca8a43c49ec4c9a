// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainMarks.h"

#include "widgets/Theme.h"

#include <QPainter>

namespace mxw::widgets {

using dispatch::Certainty;
using dispatch::EdgeKind;
using Token = Theme::Token;

namespace {

QPolygonF triangle(double length, double halfWidth)
{
    return QPolygonF({{0, 0}, {-length, -halfWidth}, {-length, halfWidth}});
}

} // namespace

QColor chainColor(Certainty certainty)
{
    const Theme &theme = Theme::current();
    switch (certainty) {
    case Certainty::Broken:
        return theme.color(Token::Bad);
    case Certainty::Confirmed:
        return theme.color(Token::Good);
    default:
        return theme.color(Token::Muted);
    }
}

QPen chainPen(Certainty certainty, double width)
{
    QPen pen(chainColor(certainty),
             certainty == Certainty::Static || certainty == Certainty::Unknown ? width : width * 1.8);
    pen.setCapStyle(Qt::FlatCap);
    if (certainty == Certainty::Unknown)
        pen.setDashPattern({4, 3});
    return pen;
}

void paintArrowHead(QPainter &painter, EdgeKind kind, QPointF tip, double size)
{
    const QColor color = painter.pen().color();
    const QColor hollow = Theme::current().color(Token::Base);
    const double half = size * 0.45;
    painter.save();
    painter.translate(tip);
    painter.setBrush(color);
    switch (kind) {
    case EdgeKind::Calls:
        painter.drawPolygon(triangle(size, half));
        break;
    case EdgeKind::Imports:
        painter.drawLine(QPointF(0, 0), QPointF(-size, -half));
        painter.drawLine(QPointF(0, 0), QPointF(-size, half));
        break;
    case EdgeKind::Registers:
        painter.drawPolygon(QPolygonF({{0, 0}, {-size * 0.6, -half}, {-size * 1.2, 0}, {-size * 0.6, half}}));
        break;
    case EdgeKind::Overrides:
        painter.setBrush(hollow);
        painter.drawPolygon(triangle(size * 1.1, half * 1.2));
        break;
    case EdgeKind::Patches:
        painter.drawRect(QRectF(-size, -half, size, 2 * half));
        break;
    case EdgeKind::Selects:
        painter.setBrush(hollow);
        painter.drawEllipse(QRectF(-size, -size / 2, size, size));
        break;
    case EdgeKind::FallsBack:
        painter.setBrush(hollow);
        painter.drawPolygon(triangle(size * 0.8, half).translated(-size * 0.7, 0));
        painter.drawPolygon(triangle(size * 0.8, half));
        break;
    }
    painter.restore();
}

void paintTreeStripe(QPainter &painter, const QRectF &stripe, bool upstream, bool outside)
{
    const Theme &theme = Theme::current();
    if (outside)
        return;
    painter.save();
    painter.setPen(upstream ? QPen(theme.color(Token::Muted), 1) : QPen(Qt::NoPen));
    painter.setBrush(upstream ? QBrush(Qt::NoBrush) : QBrush(theme.color(Token::Accent)));
    painter.drawRect(upstream ? stripe.adjusted(0.5, 0.5, -0.5, -0.5) : stripe);
    painter.restore();
}

void paintFindingMark(QPainter &painter, const QRectF &square)
{
    const Theme &theme = Theme::current();
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(Token::Bad));
    painter.drawEllipse(square);
    const QPointF center = square.center();
    painter.setPen(QPen(theme.color(Token::Base), square.width() * 0.14, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(center - QPointF(0, square.height() * 0.25), center + QPointF(0, square.height() * 0.05));
    painter.drawPoint(center + QPointF(0, square.height() * 0.26));
    painter.restore();
}

void paintEntryMark(QPainter &painter, const QRectF &square)
{
    const QRectF ribbon = square.adjusted(square.width() * 0.2, 0, -square.width() * 0.2, 0);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().color(Token::Accent));
    painter.drawPolygon(QPolygonF({ribbon.topLeft(),
                                   ribbon.topRight(),
                                   ribbon.bottomRight(),
                                   {ribbon.center().x(), ribbon.bottom() - ribbon.height() * 0.3},
                                   ribbon.bottomLeft()}));
    painter.restore();
}

} // namespace mxw::widgets
