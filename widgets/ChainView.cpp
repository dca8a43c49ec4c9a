// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainView.h"

#include "models/items/ChainWords.h"
#include "widgets/ChainLegend.h"
#include "widgets/ChainMinimap.h"
#include "widgets/ChainNavigator.h"

#include <QAccessible>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int Margin = 24;
constexpr double SmallestScale = 0.05;
constexpr double LargestScale = 3.0;
constexpr double ZoomStep = 1.2;
/// A picture that fits at this scale or more is shown whole at first; a bigger one at its own size.
constexpr double ReadableScale = 0.75;

} // namespace

ChainView::ChainView(QWidget *parent)
    : QAbstractScrollArea(parent), m_minimap(new ChainMinimap(*this, viewport())), m_legend(new ChainLegend(viewport()))
{
    setObjectName(u"chainView"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // time goes from left to right, whatever the language of the window
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    viewport()->setCursor(Qt::OpenHandCursor);
    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(80ms);
    connect(&m_hoverTimer, &QTimer::timeout, this, [this] { setHovered(m_nextHoveredNode, m_nextHoveredEdge); });
    connect(m_legend, &ChainLegend::resized, this, &ChainView::placeOverlays);
    speak();
}

void ChainView::setPicture(std::shared_ptr<const ChainPicture> picture, const QString &focus, const QString &anchor)
{
    const QString kept = currentKey();
    const int before = m_picture && !anchor.isEmpty() ? m_picture->indexOf(anchor) : -1;
    const QPointF place =
        before < 0 ? QPointF() : m_picture->layout.nodes[size_t(before)].center() * m_scale + origin();
    m_picture = std::move(picture);
    m_focusKey = focus;
    m_hoverTimer.stop();
    m_emphasis = {};
    m_emphasis.ring = hasFocus();
    const int after = m_picture && before >= 0 ? m_picture->indexOf(anchor) : -1;
    if (m_picture) {
        m_emphasis.focus = m_picture->indexOf(focus);
        m_emphasis.current = m_picture->indexOf(kept);
        if (m_emphasis.current < 0)
            m_emphasis.current = after >= 0 ? after : m_emphasis.focus;
    }
    updateRanges();
    if (after >= 0) {
        const QPointF moved = m_picture->layout.nodes[size_t(after)].center() * m_scale + origin() - place;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(std::lround(moved.x())));
        verticalScrollBar()->setValue(verticalScrollBar()->value() + int(std::lround(moved.y())));
    } else {
        m_fresh = true;
        begin();
    }
    m_minimap->setPicture(m_picture);
    placeOverlays();
    viewport()->update();
    speak();
    if (currentKey() != kept)
        Q_EMIT currentChanged(currentKey());
    Q_EMIT viewChanged();
}

QString ChainView::currentKey() const
{
    return m_picture && m_emphasis.current >= 0 ? m_picture->chain.nodes[size_t(m_emphasis.current)].key : QString();
}

void ChainView::setCurrent(const QString &key)
{
    select(m_picture ? m_picture->indexOf(key) : -1, true);
}

void ChainView::setHits(std::vector<bool> hits)
{
    m_emphasis.hits = std::move(hits);
    viewport()->update();
    m_minimap->update();
}

void ChainView::select(int node, bool show)
{
    if (show && node >= 0)
        reveal(node);
    if (node == m_emphasis.current)
        return;
    m_emphasis.current = node;
    viewport()->update();
    speak();
    Q_EMIT currentChanged(currentKey());
}

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
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(std::lround(dx)));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int(std::lround(dy)));
}

int ChainView::headHeight() const
{
    return m_picture ? int(std::ceil(m_picture->metrics.titleHeight * 1.6)) : 0;
}

QPointF ChainView::origin() const
{
    if (!m_picture)
        return {};
    const QSizeF content = m_picture->layout.size * m_scale;
    const double spareWidth = viewport()->width() - content.width() - 2 * Margin;
    // A small picture stands in the middle of the width; a big one where the scroll bars say.
    const double x = spareWidth > 0 ? Margin + spareWidth / 2 : Margin - horizontalScrollBar()->value();
    const QPointF corner(std::round(x), headHeight() + Margin - verticalScrollBar()->value());
    return corner - m_picture->bounds().topLeft() * m_scale;
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
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(std::lround(moved.x() * m_scale)));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int(std::lround(moved.y() * m_scale)));
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
    m_scale = whole >= ReadableScale ? whole : 1.0;
    updateRanges();
    // A chain is read to the right, so the focus stands left of the middle; without one it begins at its beginning.
    const int start = m_emphasis.focus >= 0 ? m_emphasis.focus : ChainNavigator{*m_picture}.first();
    const QPointF point = start >= 0 ? m_picture->layout.nodes[size_t(start)].center() : m_picture->bounds().topLeft();
    centerOn(point + QPointF(visibleArea().width() * 0.15, 0));
    m_fresh = true;
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
    updateRanges();
    const QPointF moved = point * m_scale + origin() - fixed;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(std::lround(moved.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + int(std::lround(moved.y())));
    viewport()->update();
    placeOverlays();
    Q_EMIT viewChanged();
}

void ChainView::setZoom(double scale)
{
    zoomAt(scale, QRectF(viewport()->rect()).center());
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
    setZoom(fittingScale());
    if (m_picture)
        centerOn(m_picture->bounds().center());
}

void ChainView::updateRanges()
{
    const QSizeF content = m_picture ? m_picture->layout.size * m_scale : QSizeF();
    const auto set = [](QScrollBar *bar, double need, int room) {
        bar->setRange(0, std::max(0, int(std::floor(need - 0.5)) - room));
        bar->setPageStep(std::max(1, room));
        bar->setSingleStep(48);
    };
    set(horizontalScrollBar(), content.width() + 2 * Margin, viewport()->width());
    set(verticalScrollBar(), content.height() + 2 * Margin, viewport()->height() - headHeight());
}

void ChainView::placeOverlays()
{
    constexpr int Gap = 12;
    const bool whole = horizontalScrollBar()->maximum() == 0 && verticalScrollBar()->maximum() == 0;
    m_minimap->setVisible(m_picture && !whole);
    m_minimap->move(viewport()->width() - m_minimap->width() - Gap, viewport()->height() - m_minimap->height() - Gap);
    m_legend->setVisible(m_picture != nullptr);
    m_legend->setRoom(viewport()->height() - headHeight() - 2 * Gap);
    m_legend->move(Gap, viewport()->height() - m_legend->height() - Gap);
}

void ChainView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::current().color(Theme::Token::Base));
    if (!m_picture)
        return;
    const QPointF at = origin();
    const QRectF band(0, 0, viewport()->width(), headHeight());
    const QRectF seen = QRectF(event->rect()).intersected(QRectF(viewport()->rect()).adjusted(0, headHeight(), 0, 0));
    painter.save();
    painter.setClipRect(seen);
    painter.translate(at);
    painter.scale(m_scale, m_scale);
    ChainPainter(painter, *m_picture, m_emphasis, m_scale)
        .paint({toPicture(seen.topLeft()), toPicture(seen.bottomRight())});
    painter.restore();
    ChainPainter::paintHeads(painter, *m_picture, band, at.x(), m_scale);
}

void ChainView::resizeEvent(QResizeEvent *)
{
    updateRanges();
    if (m_fresh)
        begin();
    placeOverlays();
    Q_EMIT viewChanged();
}

void ChainView::scrollContentsBy(int, int)
{
    viewport()->update();
    Q_EMIT viewChanged();
}

void ChainView::focusInEvent(QFocusEvent *)
{
    m_emphasis.ring = true;
    viewport()->update();
}

void ChainView::focusOutEvent(QFocusEvent *)
{
    m_emphasis.ring = false;
    viewport()->update();
}

void ChainView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

void ChainView::setHovered(int node, int edge)
{
    if (m_emphasis.hoveredNode == node && m_emphasis.hoveredEdge == edge)
        return;
    m_emphasis.hoveredNode = node;
    m_emphasis.hoveredEdge = edge;
    viewport()->update();
}

void ChainView::openCode(int node)
{
    const auto &shown = m_picture->chain.nodes[size_t(node)];
    if (shown.isBundle()) {
        Q_EMIT expandRequested(shown.key);
        return;
    }
    const auto &code = m_picture->graph->nodes[size_t(shown.members.front())];
    if (!code.file.isEmpty())
        Q_EMIT codeRequested(code.upstream, code.file, code.line, code.endLine);
}

void ChainView::speak()
{
    const int node = m_emphasis.current;
    if (!m_picture || node < 0) {
        setAccessibleName(tr("Dispatch chain"));
        setAccessibleDescription(m_picture ? tr("Arrow keys walk along the hops.") : QString());
    } else {
        const auto &shown = m_picture->chain.nodes[size_t(node)];
        const QString words = shown.isBundle()
                                  ? tr("%n nodes in one bundle, Enter opens it", nullptr, int(shown.members.size()))
                                  : items::nodeSentence(*m_picture->graph, shown.members.front());
        setAccessibleName(tr("Dispatch chain: %1").arg(words));
        setAccessibleDescription(tr("%1 hops in, %2 hops out, %3 neighbours not shown")
                                     .arg(m_picture->edgesIn[size_t(node)].size())
                                     .arg(m_picture->edgesOut[size_t(node)].size())
                                     .arg(shown.hiddenBefore + shown.hiddenAfter));
    }
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace mxw::widgets
