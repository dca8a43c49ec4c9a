// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include <functional>

class QPainter;

namespace mxw::widgets {

/// What was painted last. While a view is only moved, it is moved along, and just what came into sight is painted.
class ChainFrame
{
public:
    /// Paints a part of the view; `area` is in its coordinates.
    using Paint = std::function<void(QPainter &painter, const QRect &area)>;

    void invalidate() { m_pixmap = {}; }
    /// `corner` says where the content stands.
    const QPixmap &update(QSize size, double pixelRatio, QPoint corner, const Paint &paint);

private:
    bool move(QPoint by, const Paint &paint);
    void paintPart(const QRect &area, const Paint &paint);

    QPixmap m_pixmap; ///< null: everything is to be painted
    QPoint m_corner;
};

} // namespace mxw::widgets
