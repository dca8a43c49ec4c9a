// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainMinimap.h"

#include "widgets/ChainView.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using Token = Theme::Token;

namespace {

constexpr QSize Size(176, 116);
constexpr int Inset = 6;

} // namespace

ChainMinimap::ChainMinimap(ChainView &view, QWidget *parent) : QWidget(parent), m_view(view)
{
    setObjectName(u"chainMinimap"_s);
    setFixedSize(Size);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("The whole chain, small"));
    setToolTip(tr("The whole chain. Drag to move the view."));
    connect(&view, &ChainView::viewChanged, this, qOverload<>(&QWidget::update));
}

void ChainMinimap::setPicture(std::shared_ptr<const ChainPicture> picture)
{
    m_picture = std::move(picture);
    m_nodes = {};
    update();
}

QTransform ChainMinimap::toMap() const
{
    const QSizeF content = m_picture->layout.size;
    const QSizeF room = QSizeF(size()) - QSizeF(2 * Inset, 2 * Inset);
    // Long columns are squeezed: a map that kept the proportions would be a line.
    const double scaleX = room.width() / std::max(1.0, content.width());
    const double scaleY = room.height() / std::max(1.0, content.height());
    const double both = std::min(scaleX, scaleY);
    const double x = std::min(scaleX, both * 6);
    const double y = std::min(scaleY, both * 6);
    return QTransform::fromTranslate((width() - content.width() * x) / 2, (height() - content.height() * y) / 2)
        .scale(x, y)
        .translate(-m_picture->layout.topLeft.x(), -m_picture->layout.topLeft.y());
}

void ChainMinimap::drawNodes()
{
    const Theme &theme = Theme::current();
    m_nodes = QPixmap(size() * devicePixelRatioF());
    m_nodes.setDevicePixelRatio(devicePixelRatioF());
    m_nodes.fill(theme.color(Token::Window));
    QPainter painter(&m_nodes);
    const QTransform map = toMap();
    for (size_t i = 0; i < m_picture->nodes.size(); ++i) {
        const auto &node = m_picture->nodes[i];
        QRectF rect = map.mapRect(m_picture->layout.nodes[i]);
        rect.setHeight(std::max(1.0, rect.height()));
        rect.setWidth(std::max(2.0, rect.width()));
        const Token token = node.findings > 0               ? Token::Bad
                            : node.upstream || node.outside ? Token::Muted
                                                            : Token::Accent;
        painter.fillRect(rect, Theme::mix(theme.color(token), theme.color(Token::Window), 0.6));
    }
}

void ChainMinimap::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    if (!m_picture) {
        painter.fillRect(rect(), theme.color(Token::Window));
        return;
    }
    if (m_nodes.isNull())
        drawNodes();
    painter.drawPixmap(0, 0, m_nodes);
    const QTransform map = toMap();
    const auto &emphasis = m_view.emphasis();
    for (size_t i = 0; i < emphasis.hits.size(); ++i) {
        if (emphasis.hits[i])
            painter.fillRect(QRectF(map.mapRect(m_picture->layout.nodes[i]).topLeft(), QSizeF(4, 2)),
                             theme.color(Token::Warn));
    }
    painter.setPen(theme.color(Token::Border));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const QRectF seen = map.mapRect(m_view.visibleArea()).intersected(QRectF(rect()).adjusted(1, 1, -2, -2));
    QColor tint = theme.color(Token::Accent);
    painter.setPen(tint);
    tint.setAlphaF(0.14F);
    painter.setBrush(tint);
    painter.drawRect(seen);
}

void ChainMinimap::go(QPointF position)
{
    if (m_picture)
        m_view.centerOn(toMap().inverted().map(position));
}

void ChainMinimap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        go(event->position());
}

void ChainMinimap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        go(event->position());
}

void ChainMinimap::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void ChainMinimap::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_nodes = {};
    QWidget::changeEvent(event);
}

} // namespace mxw::widgets
