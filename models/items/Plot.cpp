// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/Plot.h"

#include <algorithm>
#include <cmath>

namespace mxw::items {

double PlotCells::least() const
{
    double least = 0;
    for (const double value : values) {
        if (std::isfinite(value) && value > 0 && (least == 0 || value < least))
            least = value;
    }
    return least;
}

double PlotCells::greatest() const
{
    double greatest = 0;
    for (const double value : values) {
        if (std::isfinite(value))
            greatest = std::max(greatest, value);
    }
    return greatest;
}

double PlotCells::strength(double value) const
{
    if (!(value > 0))
        return 0;
    const double low = isOverAllowed && value > 1 ? 1 : least();
    const double high = isOverAllowed && value <= 1 ? 1 : greatest();
    if (!(high > low))
        return 1;
    return std::clamp((std::log(value) - std::log(low)) / (std::log(high) - std::log(low)), 0.0, 1.0);
}

std::vector<PlotTick> fittingTicks(const PlotAxis &axis, double length, double room)
{
    std::vector<PlotTick> fitting;
    const auto add = [&](bool kept) {
        for (const PlotTick &tick : axis.ticks) {
            const bool fits = std::ranges::none_of(fitting, [&](const PlotTick &other) {
                return std::abs(axis.fraction(tick.at) - axis.fraction(other.at)) * length < room;
            });
            if (tick.isKept == kept && (fits || (kept && fitting.empty())))
                fitting.push_back(tick);
        }
    };
    add(true);
    add(false);
    std::ranges::sort(fitting, {}, &PlotTick::at);
    return fitting;
}

Plot emptyPlot(const QString &title, const QString &text)
{
    Plot plot;
    plot.emptyTitle = title;
    plot.emptyText = text;
    return plot;
}

QPointF plotPixel(const Plot &plot, const QRectF &area, QPointF place)
{
    return {area.left() + plot.x.fraction(place.x()) * area.width(),
            area.bottom() - plot.y.fraction(place.y()) * area.height()};
}

int nearestPoint(const Plot &plot, const QRectF &area, QPointF pixel, double reach)
{
    int nearest = -1;
    double best = reach * reach;
    for (size_t i = 0; i < plot.points.size(); ++i) {
        const QPointF away = plotPixel(plot, area, {plot.points[i].x, plot.points[i].y}) - pixel;
        const double distance = away.x() * away.x() + away.y() * away.y();
        if (distance <= best) {
            best = distance;
            nearest = int(i);
        }
    }
    return nearest;
}

int barAt(const Plot &plot, const QRectF &area, QPointF pixel)
{
    for (size_t i = 0; i < plot.bars.size(); ++i) {
        const double left = plotPixel(plot, area, {plot.bars[i].from, 0}).x();
        const double right = plotPixel(plot, area, {plot.bars[i].to, 0}).x();
        // The whole column: a small bar would be hard to meet.
        if (pixel.x() >= left && pixel.x() < right && area.contains(pixel))
            return int(i);
    }
    return -1;
}

int cellAt(const PlotCells &cells, const QRectF &area, QPointF pixel)
{
    if (!area.contains(pixel) || cells.rows <= 0 || cells.columns <= 0)
        return -1;
    const int column = std::min(cells.columns - 1, int((pixel.x() - area.left()) / area.width() * cells.columns));
    const int row = std::min(cells.rows - 1, int((pixel.y() - area.top()) / area.height() * cells.rows));
    return row * cells.columns + column;
}

} // namespace mxw::items
