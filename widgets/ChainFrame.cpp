// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainFrame.h"

#include <QPainter>
#include <QRegion>

#include <cmath>
#include <utility>

namespace mxw::widgets {

const QPixmap &ChainFrame::update(QSize size, double pixelRatio, QPoint corner, const Paint &paint)
{
    const QSize pixels = (QSizeF(size) * pixelRatio).toSize();
    const QPoint by = corner - std::exchange(m_corner, corner);
    const bool same = m_pixmap.size() == pixels && m_pixmap.devicePixelRatio() == pixelRatio;
    if (same && (by.isNull() || move(by, paint)))
        return m_pixmap;
    if (!same) {
        m_pixmap = QPixmap(pixels);
        m_pixmap.setDevicePixelRatio(pixelRatio);
    }
    paintPart(QRect({0, 0}, size), paint);
    return m_pixmap;
}

bool ChainFrame::move(QPoint by, const Paint &paint)
{
    // Half pixels cannot be moved.
    const double ratio = m_pixmap.devicePixelRatio();
    if (ratio != std::floor(ratio))
        return false;
    const QRect all(QPoint(0, 0), m_pixmap.size() / ratio);
    const QRegion seen = QRegion(all).subtracted(QRegion(all.translated(by)));
    if (seen.boundingRect() == all && seen.rectCount() == 1)
        return false;
    m_pixmap.scroll(int(by.x() * ratio), int(by.y() * ratio), m_pixmap.rect());
    for (const QRect &area : seen)
        paintPart(area, paint);
    return true;
}

void ChainFrame::paintPart(const QRect &area, const Paint &paint)
{
    QPainter painter(&m_pixmap);
    painter.setClipRect(area);
    paint(painter, area);
}

} // namespace mxw::widgets
