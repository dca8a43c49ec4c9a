// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/Plot.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace mxw::widgets {

/// The points, bars, lanes and cells of a plot, painted into the rectangle between the axes of a chart.
class PlotItem : public QGraphicsItem
{
public:
    explicit PlotItem(QGraphicsItem *parent);

    void setPlot(const items::Plot *plot); ///< outlives this, or is replaced
    void setArea(const QRectF &area);
    QRectF area() const { return m_area; }
    /// Of a bar, a cell or the mark of a point, by its index.
    QRectF rectOf(int index) const;
    const items::Plot *plot() const { return m_plot; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

    static constexpr double MarkSize = 7;

private:
    void dropCache();
    void paintLanes(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    void paintCells(QPainter &painter) const;
    void paintLegendOfCells(QPainter &painter) const;
    void paintPoints(QPainter &painter) const;
    QRectF barRect(const items::PlotBar &bar) const;
    QRectF cellRect(int cell) const;

    const items::Plot *m_plot = nullptr;
    QRectF m_area;
};

/// What is pointed at, and what is selected elsewhere: painted above the plot, which need not be painted again for it.
class PlotCursor : public QGraphicsItem
{
public:
    PlotCursor(QGraphicsItem *parent, const PlotItem *plot);

    void setCurrent(int index); ///< of a point, bar or cell; -1 for none
    void setSelected(int id);   ///< of points; -1 for none
    void refresh();             ///< after a change of the plot

    QRectF boundingRect() const override { return m_plot->boundingRect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const PlotItem *m_plot;
    int m_current = -1;
    int m_selected = -1;
};

void paintMark(QPainter &painter, items::PlotMark mark, const QColor &color, QPointF center, double size);
/// The colour of one cell of a heat map; NaN and infinities get their own marks on it.
QColor cellColor(const items::PlotCells &cells, double value);

} // namespace mxw::widgets
