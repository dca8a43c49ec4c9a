// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/PlotItem.h"

#include "models/items/RunWords.h"
#include "widgets/PlotChart.h"
#include "widgets/Theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using items::PlotMark;

namespace {

constexpr int LegendGap = 16;
constexpr int LegendWidth = 12;

/// On so many points each single one needs no room of its own.
constexpr size_t ManyPoints = 4'000;

double markSize(size_t points)
{
    return points > ManyPoints ? PlotItem::MarkSize - 3 : PlotItem::MarkSize;
}

} // namespace

PlotItem::PlotItem(QGraphicsItem *parent) : QGraphicsItem(parent)
{
    setZValue(20); // above the grid and the lines
    setCacheMode(DeviceCoordinateCache);
}

void PlotItem::setPlot(const items::Plot *plot)
{
    dropCache();
    prepareGeometryChange();
    m_plot = plot;
    update();
}

void PlotItem::setArea(const QRectF &area)
{
    if (area == m_area)
        return;
    dropCache();
    prepareGeometryChange();
    m_area = area;
    update();
}

void PlotItem::dropCache()
{
    // When the size of an item changes Qt keeps what was painted before, even if all of it is to be painted anew.
    setCacheMode(NoCache);
    setCacheMode(DeviceCoordinateCache);
}

QRectF PlotItem::boundingRect() const
{
    return m_area.adjusted(-MarkSize, -MarkSize, m_plot && m_plot->cells ? 300 : MarkSize,
                           40); // with the legend of a heat map
}

void PlotItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_plot || m_plot->isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    paintLanes(*painter);
    if (m_plot->cells) {
        paintCells(*painter);
        paintLegendOfCells(*painter);
    }
    paintBars(*painter);
    paintPoints(*painter);
}

void PlotItem::paintLanes(QPainter &painter) const
{
    QColor tint = Theme::current().color(Theme::Token::Muted);
    tint.setAlphaF(0.10F);
    for (const items::PlotLane &lane : m_plot->y.lanes) {
        const double top = plotPixel(*m_plot, m_area, {0, lane.to}).y();
        const double bottom = plotPixel(*m_plot, m_area, {0, lane.from}).y();
        painter.fillRect(QRectF(m_area.left(), top, m_area.width(), bottom - top).adjusted(0, 1, 0, -1), tint);
    }
    for (const items::PlotLane &lane : m_plot->x.lanes) {
        const double left = plotPixel(*m_plot, m_area, {lane.from, 0}).x();
        const double right = plotPixel(*m_plot, m_area, {lane.to, 0}).x();
        painter.fillRect(QRectF(left, m_area.top(), right - left, m_area.height()).adjusted(1, 0, -1, 0), tint);
    }
}

QRectF PlotItem::barRect(const items::PlotBar &bar) const
{
    const QPointF corner = plotPixel(*m_plot, m_area, {bar.from, bar.top});
    const QPointF other = plotPixel(*m_plot, m_area, {bar.to, m_plot->y.from});
    QRectF rect(corner, other);
    rect.setTop(std::min(rect.top(), rect.bottom() - 2)); // one element of a million is seen
    return rect.adjusted(0.5, 0, -0.5, 0);
}

void PlotItem::paintBars(QPainter &painter) const
{
    for (const items::PlotBar &bar : m_plot->bars) {
        const QRectF rect = barRect(bar);
        QColor fill = toneColor(bar.tone);
        painter.setPen(QPen(fill, 1));
        fill.setAlphaF(bar.isHatched ? 0.25F : 0.55F);
        painter.setBrush(fill);
        painter.drawRect(rect);
        if (bar.isHatched) {
            painter.setBrush(QBrush(toneColor(bar.tone), Qt::BDiagPattern));
            painter.drawRect(rect);
        }
    }
}

QColor cellColor(const items::PlotCells &cells, double value)
{
    const Theme &theme = Theme::current();
    const QColor base = theme.color(Theme::Token::Base);
    if (!std::isfinite(value))
        return Theme::mix(theme.color(Theme::Token::Bad), base, 0.35);
    if (!(value > 0))
        return base;
    const double strength = cells.strength(value);
    if (cells.isOverAllowed && value <= 1)
        return Theme::mix(theme.color(Theme::Token::Accent), base, 0.05 + 0.35 * strength);
    return Theme::mix(theme.color(cells.isOverAllowed ? Theme::Token::Bad : Theme::Token::Accent), base,
                      0.35 + 0.65 * strength);
}

QRectF PlotItem::cellRect(int cell) const
{
    const items::PlotCells &cells = *m_plot->cells;
    const double width = m_area.width() / cells.columns;
    const double height = m_area.height() / cells.rows;
    return {m_area.left() + cell % cells.columns * width, m_area.top() + cell / cells.columns * height, width, height};
}

void PlotItem::paintCells(QPainter &painter) const
{
    const items::PlotCells &cells = *m_plot->cells;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor ink = Theme::current().color(Theme::Token::Text);
    for (int i = 0; i < int(cells.values.size()); ++i) {
        const double value = cells.values[size_t(i)];
        const QRect rect = cellRect(i).toAlignedRect();
        painter.fillRect(rect, cellColor(cells, value));
        if (std::isfinite(value))
            continue;
        painter.fillRect(rect, QBrush(ink, std::isnan(value) ? Qt::DiagCrossPattern : Qt::BDiagPattern));
        if (rect.height() < painter.fontMetrics().height() ||
            rect.width() < 2 * painter.fontMetrics().averageCharWidth())
            continue;
        painter.setPen(ink);
        painter.drawText(rect, int(Qt::AlignCenter), std::isnan(value) ? u"N"_s : u"∞"_s);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::current().color(Theme::Token::Border));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_area);
}

void PlotItem::paintLegendOfCells(QPainter &painter) const
{
    const items::PlotCells &cells = *m_plot->cells;
    const double least = cells.least();
    const double greatest = cells.greatest();
    const int line = painter.fontMetrics().height();
    const double end = m_area.bottom();
    const QColor text = Theme::current().color(Theme::Token::Text);
    double y = m_area.top();
    const double left = m_area.right() + LegendGap;
    const auto entry = [&](double value, const QString &words, Qt::BrushStyle pattern = Qt::NoBrush) {
        if (y + line > end)
            return;
        const QRectF box(left, y + 2, LegendWidth, line - 4);
        painter.fillRect(box, cellColor(cells, value));
        if (pattern != Qt::NoBrush)
            painter.fillRect(box, QBrush(text, pattern));
        painter.setPen(Theme::current().color(Theme::Token::Border));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        painter.setPen(text);
        painter.drawText(QPointF(left + LegendWidth + 6, y + painter.fontMetrics().ascent()), words);
        y += line * 1.15;
    };
    const bool nan = std::ranges::any_of(cells.values, [](double value) { return std::isnan(value); });
    const bool infinite = std::ranges::any_of(cells.values, [](double value) { return std::isinf(value); });
    if (nan)
        entry(std::nan(""), u"NaN"_s, Qt::DiagCrossPattern);
    if (infinite)
        entry(std::numeric_limits<double>::infinity(), u"∞"_s, Qt::BDiagPattern);
    if (greatest > 0)
        entry(greatest, items::numberText(greatest));
    const double border = cells.isOverAllowed ? 1 : least;
    if (greatest > border && border > 0) {
        entry(std::sqrt(greatest * border), items::numberText(std::sqrt(greatest * border)));
        if (cells.isOverAllowed)
            entry(1.0, u"1"_s);
    }
    if (least > 0 && least < greatest)
        entry(least, items::numberText(least));
    if (std::ranges::find(cells.values, 0.0) != cells.values.end())
        entry(0, u"0"_s);
}

void paintMark(QPainter &painter, PlotMark mark, const QColor &color, QPointF center, double size)
{
    const double half = size / 2;
    painter.setPen(QPen(color, mark == PlotMark::Ring ? 1.5 : 1));
    painter.setBrush(mark == PlotMark::Ring ? QBrush(Qt::NoBrush) : QBrush(color));
    switch (mark) {
    case PlotMark::Dot:
    case PlotMark::Ring:
        painter.drawEllipse(center, half, half);
        break;
    case PlotMark::Square:
        painter.drawRect(QRectF(center.x() - half, center.y() - half, size, size));
        break;
    case PlotMark::Triangle: {
        const double reach = half * 1.3;
        const QPointF corners[]{center + QPointF(0, -reach), center + QPointF(reach, reach * 0.8),
                                center + QPointF(-reach, reach * 0.8)};
        painter.drawPolygon(corners, 3);
        break;
    }
    }
}

void PlotItem::paintPoints(QPainter &painter) const
{
    const auto &points = m_plot->points;
    const double size = markSize(points.size());
    painter.save();
    painter.setClipRect(m_area.adjusted(-MarkSize, -MarkSize, MarkSize, MarkSize));
    // Points of one look on one pixel are one point: what is drawn has a bound, however many there are.
    const bool many = points.size() > ManyPoints;
    const double grid = many ? 2 : 1;
    const int width = std::max(1, int(std::ceil(m_area.width() / grid)) + 1);
    const int height = std::max(1, int(std::ceil(m_area.height() / grid)) + 1);
    std::vector<bool> taken;
    for (int series = 0; series < int(m_plot->series.size()); ++series) {
        const items::PlotSeries &look = m_plot->series[size_t(series)];
        const QColor color = toneColor(look.tone);
        taken.assign(size_t(width) * size_t(height), false);
        for (const items::PlotPoint &point : points) {
            if (point.series != series)
                continue;
            const QPointF pixel = plotPixel(*m_plot, m_area, {point.x, point.y});
            const int column = std::clamp(int((pixel.x() - m_area.left()) / grid), 0, width - 1);
            const int row = std::clamp(int((pixel.y() - m_area.top()) / grid), 0, height - 1);
            const size_t place = size_t(row) * size_t(width) + size_t(column);
            if (taken[place])
                continue;
            taken[place] = true;
            if (many && look.mark == PlotMark::Dot)
                painter.fillRect(QRectF(pixel.x() - 1.5, pixel.y() - 1.5, 3, 3), color);
            else
                paintMark(painter, look.mark, color, pixel, size);
        }
    }
    painter.restore();
}

QRectF PlotItem::rectOf(int index) const
{
    if (m_plot->cells)
        return cellRect(index);
    if (!m_plot->bars.empty())
        return barRect(m_plot->bars[size_t(index)]).adjusted(-1, -1, 1, 1);
    const items::PlotPoint &point = m_plot->points[size_t(index)];
    const double reach = MarkSize - 1;
    const QPointF center = plotPixel(*m_plot, m_area, {point.x, point.y});
    return {center.x() - reach, center.y() - reach, 2 * reach, 2 * reach};
}

PlotCursor::PlotCursor(QGraphicsItem *parent, const PlotItem *plot) : QGraphicsItem(parent), m_plot(plot)
{
    setZValue(21);
}

void PlotCursor::setCurrent(int index)
{
    m_current = index;
    update();
}

void PlotCursor::setSelected(int id)
{
    m_selected = id;
    update();
}

void PlotCursor::refresh()
{
    prepareGeometryChange();
    update();
}

void PlotCursor::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const items::Plot *plot = m_plot->plot();
    if (!plot || plot->isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(Theme::current().color(Theme::Token::Accent), 2));
    for (size_t i = 0; m_selected >= 0 && i < plot->points.size(); ++i) {
        if (plot->points[i].id == m_selected)
            painter->drawEllipse(m_plot->rectOf(int(i)));
    }
    if (m_current < 0)
        return;
    painter->setPen(QPen(Theme::current().color(Theme::Token::Text), 1.5));
    if (plot->points.empty())
        painter->drawRect(m_plot->rectOf(m_current));
    else
        painter->drawEllipse(m_plot->rectOf(m_current));
}

} // namespace mxw::widgets
