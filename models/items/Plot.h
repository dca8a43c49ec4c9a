// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace mxw::items {

/// A chart as plain values, in the coordinates of its axes; a view only paints it.
enum class PlotTone { Text, Muted, Accent, Good, Warn, Bad };
enum class PlotMark { Dot, Ring, Triangle, Square };

struct PlotTick
{
    double at = 0;
    QString label;
    bool isKept = false; ///< stays where there is no room for all
};

/// A band across the plot for values that have no place on the scale: zero, infinity, NaN.
struct PlotLane
{
    double from = 0;
    double to = 0;
};

struct PlotAxis
{
    QString title;
    double from = 0;
    double to = 1;
    std::vector<PlotTick> ticks;
    std::vector<PlotLane> lanes;

    /// 0 at the beginning of the axis, 1 at its end.
    double fraction(double place) const { return to > from ? (place - from) / (to - from) : 0.5; }
};

/// Points of one look.
struct PlotSeries
{
    QString name;
    PlotTone tone = PlotTone::Accent;
    PlotMark mark = PlotMark::Dot;
};

struct PlotPoint
{
    double x = 0;
    double y = 0;
    int series = 0;
    int id = -1; ///< what it stands for: a case, a run, a bin
};

struct PlotLine
{
    QString name; ///< empty: not in the legend
    PlotTone tone = PlotTone::Warn;
    bool isDashed = false;
    std::vector<QPointF> points;
};

struct PlotBar
{
    double from = 0;
    double to = 0;
    double top = 0; ///< from the beginning of the y axis
    PlotTone tone = PlotTone::Accent;
    bool isHatched = false;
    QString text; ///< what it stands for, in words
};

/// A heat map. Rows from top to bottom.
struct PlotCells
{
    int rows = 0;
    int columns = 0;
    std::vector<double> values;
    bool isOverAllowed = false; ///< values are errors over allowed: 1 is the border

    /// How strong the colour of a finite value is: 0 … 1 on a logarithmic scale, below and above 1 apart.
    double strength(double value) const;
    double least() const; ///< of the finite values above 0; 0 when there are none
    double greatest() const;
};

struct Plot
{
    QString title;
    /// What a glance would tell, in a sentence or two.
    QString summary;
    /// Why there is nothing to see; empty when there is.
    QString emptyTitle;
    QString emptyText;
    PlotAxis x;
    PlotAxis y;
    std::vector<PlotSeries> series;
    std::vector<PlotPoint> points;
    std::vector<PlotLine> lines;
    std::vector<PlotBar> bars;
    std::optional<PlotCells> cells;
    /// What a point stands for, in words.
    std::function<QString(int id)> describe;

    bool isEmpty() const { return !emptyTitle.isEmpty(); }
};

/// The ticks whose labels fit on an axis of `length` pixels when each needs `room` pixels: those that are kept first,
/// the others where they leave room.
std::vector<PlotTick> fittingTicks(const PlotAxis &axis, double length, double room);
/// A plot that says why there is nothing to see.
Plot emptyPlot(const QString &title, const QString &text);
/// Where a place of both axes lies in the rectangle that the plot fills.
QPointF plotPixel(const Plot &plot, const QRectF &area, QPointF place);
/// The index of the point nearest to a pixel, within reach of it; -1 when none is.
int nearestPoint(const Plot &plot, const QRectF &area, QPointF pixel, double reach);
/// The bar or the cell under a pixel; -1 when there is none.
int barAt(const Plot &plot, const QRectF &area, QPointF pixel);
int cellAt(const PlotCells &cells, const QRectF &area, QPointF pixel);

} // namespace mxw::items
