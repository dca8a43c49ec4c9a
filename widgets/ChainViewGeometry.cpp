// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the picture stands on the canvas: scrolling, zoom, what is in sight.
#include "widgets/ChainNavigator.h"
#include "widgets/ChainView.h"

#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mxw::widgets {

namespace {

constexpr int Margin = 24;
constexpr double SmallestScale = 0.02;
constexpr double LargestScale = 3.0;
constexpr double ZoomStep = 1.2;
/// A picture that fits at this scale or more is shown whole at first; a bigger one at its own size.
constexpr double ReadableScale = 0.75;

} // namespace

void ChainView::reveal(int node)
{
    const QRectF rect = m_picture->layout.nodes[size_t(node)];
    const QRectF seen = visibleArea();
    const double room = std::min({32 / m_scale, seen.width() / 4, seen.height() / 4});
    if (seen.adjusted(room / 2, room / 2, -room / 2, -room / 2).contains(rect))
        return;
    m_fresh = false;
    const auto shift = [&](double low, double high, double from, double to) {
        if (low < from + room)
            return low - from - room;
        return high > to - room ? std::min(high - to + room, low - from - room) : 0.0;
    };
    const double dx = shift(rect.left(), rect.right(), seen.left(), seen.right()) * m_scale;
    const double dy = shift(rect.top(), rect.bottom(), seen.top(), seen.bottom()) * m_scale;
    moveBy({dx, dy});
}

int ChainView::headHeight() const
{
    return m_picture ? int(std::ceil(m_picture->metrics.titleHeight * 1.6)) : 0;
}

QSizeF ChainView::spareRoom() const
{
    const QSizeF content = m_picture ? m_picture->layout.size * m_scale : QSizeF();
    return QSizeF(viewport()->width(), viewport()->height() - headHeight()) - content - QSizeF(2 * Margin, 2 * Margin);
}

bool ChainView::isWhole() const
{
    return spareRoom().width() > -1 && spareRoom().height() > -1;
}

QPointF ChainView::farthestCorner() const
{
    // A picture that is smaller than the view may stand anywhere in it, so that a node can stay where it is.
    const QSizeF spare = spareRoom();
    QPointF corner(Margin + std::floor(std::max(0.0, spare.width())),
                   headHeight() + Margin + std::floor(std::max(0.0, spare.height())));
    if (m_kept)
        corner = {std::max(corner.x(), m_kept->x()), std::max(corner.y(), m_kept->y())};
    return corner;
}

QPointF ChainView::nearestCorner() const
{
    const QSizeF spare = spareRoom();
    QPointF corner(Margin + std::floor(std::min(0.0, spare.width())),
                   headHeight() + Margin + std::floor(std::min(0.0, spare.height())));
    if (m_kept)
        corner = {std::min(corner.x(), m_kept->x()), std::min(corner.y(), m_kept->y())};
    return corner;
}

QPointF ChainView::corner() const
{
    return farthestCorner() - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

QPointF ChainView::origin() const
{
    return m_picture ? corner() - m_picture->bounds().topLeft() * m_scale : QPointF();
}

void ChainView::placeCorner(QPointF corner)
{
    m_kept = {std::round(corner.x()), std::round(corner.y())};
    m_corner = *m_kept;
    updateRanges();
    const QPointF values = farthestCorner() - *m_kept;
    horizontalScrollBar()->setValue(int(values.x()));
    verticalScrollBar()->setValue(int(values.y()));
}

void ChainView::moveBy(QPointF pixels)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(std::lround(pixels.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int(std::lround(pixels.y())));
}

QRectF ChainView::visibleArea() const
{
    const QRectF rect = QRectF(viewport()->rect()).adjusted(0, headHeight(), 0, 0);
    return {toPicture(rect.topLeft()), toPicture(rect.bottomRight())};
}

void ChainView::centerOn(QPointF point)
{
    m_fresh = false;
    const QPointF moved = point - visibleArea().center();
    moveBy(moved * m_scale);
}

QRect ChainView::nodeRect(const QString &key) const
{
    const int node = m_picture ? m_picture->indexOf(key) : -1;
    if (node < 0)
        return {};
    const QRectF rect = m_picture->layout.nodes[size_t(node)];
    return QRectF(rect.topLeft() * m_scale + origin(), rect.size() * m_scale).toRect();
}

double ChainView::fittingScale() const
{
    if (!m_picture || m_picture->layout.size.isEmpty())
        return 1.0;
    const QSizeF content = m_picture->layout.size;
    const double width = viewport()->width() - 2 * Margin;
    const double height = viewport()->height() - headHeight() - 2 * Margin;
    return std::clamp(std::min(width / content.width(), height / content.height()), SmallestScale, 1.0);
}

void ChainView::begin()
{
    if (!m_picture)
        return;
    const double whole = fittingScale();
    // A chain is read to the right, so the focus stands left of the middle; without one it begins at its beginning.
    const int start = m_emphasis.focus >= 0 ? m_emphasis.focus : ChainNavigator{*m_picture}.first();
    const QPointF point = start >= 0 ? m_picture->layout.nodes[size_t(start)].center() : m_picture->bounds().topLeft();
    const double scale = whole >= ReadableScale ? whole : 1.0;
    lookAt(point + QPointF(viewport()->width() * 0.15 / scale, 0), scale);
    m_fresh = true;
}

void ChainView::lookAt(QPointF point, double scale)
{
    m_kept.reset();
    m_scale = scale;
    updateRanges();
    centerOn(point);
    const QSizeF spare = spareRoom();
    if (spare.width() > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->maximum() / 2);
    if (spare.height() > 0) // under the heads
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    m_corner = corner();
    refresh();
    placeOverlays();
    Q_EMIT viewChanged();
}

void ChainView::zoomAt(double scale, QPointF fixed)
{
    const double next = std::clamp(scale, SmallestScale, LargestScale);
    if (!m_picture || next == m_scale)
        return;
    m_fresh = false;
    const QPointF point = toPicture(fixed);
    m_scale = next;
    QPointF corner = fixed - (point - m_picture->bounds().topLeft()) * m_scale;
    // The picture is not pushed out of the view, nor away from its edges.
    m_kept.reset();
    const QPointF low = nearestCorner();
    const QPointF high = farthestCorner();
    corner = {std::clamp(corner.x(), low.x(), high.x()),
              spareRoom().height() >= 0 ? headHeight() + Margin : std::clamp(corner.y(), low.y(), high.y())};
    placeCorner(corner);
    refresh();
    placeOverlays();
    Q_EMIT viewChanged();
}

void ChainView::setZoom(double scale)
{
    const QRectF seen = QRectF(viewport()->rect()).adjusted(0, headHeight(), 0, 0);
    const QPointF current = QRectF(nodeRect(currentKey())).center();
    zoomAt(scale, seen.contains(current) && !currentKey().isEmpty() ? current : seen.center());
}

void ChainView::zoomIn()
{
    setZoom(m_scale * ZoomStep);
}

void ChainView::zoomOut()
{
    setZoom(m_scale / ZoomStep);
}

void ChainView::resetZoom()
{
    setZoom(1.0);
}

void ChainView::fit()
{
    if (m_picture)
        lookAt(m_picture->bounds().center(), fittingScale());
}

void ChainView::updateRanges()
{
    if (std::exchange(m_arranging, true))
        return;
    // A bar that comes or goes changes the room of the other.
    for (int round = 0; round < 3; ++round)
        setRanges();
    m_arranging = false;
}

void ChainView::setRanges()
{
    const QSizeF spare = spareRoom();
    const QPointF range = farthestCorner() - nearestCorner();
    const auto set = [](QScrollBar *bar, double length, int page) {
        bar->setRange(0, int(length));
        bar->setPageStep(std::max(1, page));
        bar->setSingleStep(48);
    };
    // No bar where all can be seen at once.
    setHorizontalScrollBarPolicy(range.x() <= std::max(1.0, spare.width()) && spare.width() > -1
                                     ? Qt::ScrollBarAlwaysOff
                                     : Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(range.y() <= std::max(1.0, spare.height()) && spare.height() > -1
                                   ? Qt::ScrollBarAlwaysOff
                                   : Qt::ScrollBarAsNeeded);
    set(horizontalScrollBar(), range.x(), viewport()->width());
    set(verticalScrollBar(), range.y(), viewport()->height() - headHeight());
}

} // namespace mxw::widgets
