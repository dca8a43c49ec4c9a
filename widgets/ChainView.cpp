// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainView.h"

#include "models/items/ChainWords.h"
#include "widgets/ChainLegend.h"
#include "widgets/ChainMinimap.h"

#include <QAccessible>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

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
    if (after >= 0) {
        const QPointF center = m_picture->layout.nodes[size_t(after)].center() - m_picture->bounds().topLeft();
        placeCorner(place - center * m_scale);
    } else {
        m_kept.reset();
        updateRanges();
        m_fresh = true;
        begin();
    }
    m_minimap->setPicture(m_picture);
    placeOverlays();
    refresh();
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
    refresh();
    m_minimap->update();
}

void ChainView::select(int node, bool show)
{
    if (show && node >= 0)
        reveal(node);
    if (node == m_emphasis.current)
        return;
    m_emphasis.current = node;
    refresh();
    speak();
    Q_EMIT currentChanged(currentKey());
}

void ChainView::placeOverlays()
{
    constexpr int Gap = 12;
    m_minimap->setVisible(m_picture && !isWhole());
    m_minimap->move(viewport()->width() - m_minimap->width() - Gap, viewport()->height() - m_minimap->height() - Gap);
    m_legend->setVisible(m_picture != nullptr);
    m_legend->setRoom(viewport()->height() - headHeight() - 2 * Gap);
    m_legend->move(Gap, viewport()->height() - m_legend->height() - Gap);
}

void ChainView::refresh()
{
    m_frame.invalidate();
    viewport()->update();
}

void ChainView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const QRect whole = viewport()->rect();
    if (!m_picture) {
        painter.fillRect(whole, Theme::current().color(Theme::Token::Base));
        return;
    }
    const int head = headHeight();
    const QPointF at = origin() - QPointF(0, head);
    const auto paint = [&](QPainter &part, const QRect &area) {
        part.fillRect(area, Theme::current().color(Theme::Token::Base));
        part.translate(at);
        part.scale(m_scale, m_scale);
        ChainPainter(part, *m_picture, m_emphasis, m_scale)
            .paint({(QPointF(area.topLeft()) - at) / m_scale, QSizeF(area.size()) / m_scale});
    };
    painter.drawPixmap(
        0, head,
        m_frame.update(whole.size() - QSize(0, head), viewport()->devicePixelRatioF(), corner().toPoint(), paint));
    ChainPainter::paintHeads(painter, *m_picture, QRectF(0, 0, whole.width(), head), at.x(), m_scale);
}

void ChainView::resizeEvent(QResizeEvent *)
{
    if (m_arranging)
        return; // a scroll bar of our own came or went
    const QPointF before = m_corner;
    updateRanges();
    if (m_fresh)
        begin();
    else
        placeCorner(before); // what is looked at does not move
    placeOverlays();
    Q_EMIT viewChanged();
}

void ChainView::scrollContentsBy(int, int)
{
    if (!m_arranging)
        m_corner = corner();
    viewport()->update(); // what was painted moves along
    Q_EMIT viewChanged();
}

void ChainView::focusInEvent(QFocusEvent *)
{
    m_emphasis.ring = true;
    refresh();
}

void ChainView::focusOutEvent(QFocusEvent *)
{
    m_emphasis.ring = false;
    refresh();
}

void ChainView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QAbstractScrollArea::changeEvent(event);
}

void ChainView::setHovered(int node, int edge)
{
    if (m_emphasis.hoveredNode == node && m_emphasis.hoveredEdge == edge)
        return;
    m_emphasis.hoveredNode = node;
    m_emphasis.hoveredEdge = edge;
    refresh();
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
