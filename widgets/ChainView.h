// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ChainFrame.h"
#include "widgets/ChainPainter.h"

#include <QAbstractScrollArea>
#include <QTimer>

#include <memory>
#include <optional>

namespace mxw::widgets {

class ChainLegend;
class ChainMinimap;

/// The canvas of a dispatch chain: stage columns whose heads stay on top, nodes and hops. Pans by drag, scroll bars and
/// wheel, zooms, dims everything but the neighbourhood of what is hovered, walks by arrow keys. Shows pictures and
/// makes none itself.
class ChainView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit ChainView(QWidget *parent = nullptr);

    /// Another picture. The node `anchor` stays where it is on screen; without one the view goes to the focus.
    void setPicture(std::shared_ptr<const ChainPicture> picture, const QString &focus, const QString &anchor = {});
    const std::shared_ptr<const ChainPicture> &picture() const { return m_picture; }

    QString currentKey() const;
    /// Selects a node and brings it into sight; an unknown key selects nothing.
    void setCurrent(const QString &key);
    /// Marks nodes that a search found; an empty list marks nothing.
    void setHits(std::vector<bool> hits);
    double zoom() const { return m_scale; }
    void setZoom(double scale); ///< the selected node stays where it is, or the middle of the view
    bool isWhole() const;       ///< all of the picture is in sight, or could be
    /// What of the picture is in sight, in its coordinates.
    QRectF visibleArea() const;
    void centerOn(QPointF point);
    /// Where a node is on the viewport now.
    QRect nodeRect(const QString &key) const;
    const ChainEmphasis &emphasis() const { return m_emphasis; }
    ChainLegend *legend() const { return m_legend; }

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void resetZoom();
    void fit();
    void openCode(int node); ///< a bundle is opened instead
    void showMenu(int node, const QPoint &globalPosition);

Q_SIGNALS:
    void currentChanged(const QString &key);
    void codeRequested(bool upstream, const QString &file, int line, int endLine);
    void focusRequested(const QString &key);
    void expandRequested(const QString &key); ///< neighbours of a node, or what a bundle holds
    void collapseRequested(const QString &key);
    void entryActivated(const QString &entryId);
    void viewChanged(); ///< another part is in sight

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    int headHeight() const;
    void refresh();           ///< all of it has another look
    QPointF origin() const;   ///< of the picture, on the viewport
    QSizeF spareRoom() const; ///< negative where the picture is bigger than the view
    QPointF corner() const;   ///< of the picture on the viewport, between the next two
    QPointF farthestCorner() const;
    QPointF nearestCorner() const;
    void placeCorner(QPointF corner);
    void lookAt(QPointF point, double scale);
    void moveBy(QPointF pixels);
    QPointF toPicture(QPointF point) const { return (point - origin()) / m_scale; }
    double fittingScale() const;
    void begin();
    void zoomAt(double scale, QPointF fixed);
    void updateRanges();
    void setRanges();
    void placeOverlays();
    void select(int node, bool reveal);
    void reveal(int node);
    void move(int node);
    void setHovered(int node, int edge);
    bool pressBadge(QPointF point);
    QString tipAt(QPointF position) const;
    bool keyActs(const QKeyEvent &event);
    bool keyWalks(const QKeyEvent &event);
    void speak();

    std::shared_ptr<const ChainPicture> m_picture;
    ChainEmphasis m_emphasis;
    ChainFrame m_frame; ///< below the heads
    QString m_focusKey;
    double m_scale = 1.0;
    bool m_fresh = true;           ///< nobody has moved the view since the picture came
    std::optional<QPointF> m_kept; ///< a corner that can be scrolled to though it is out of the usual range
    QPointF m_corner;              ///< corner() as it should be
    bool m_arranging = false;      ///< scroll bars change because of us
    QPoint m_dragFrom;
    QPoint m_pressed;
    bool m_dragging = false;
    QTimer m_hoverTimer;
    int m_nextHoveredNode = -1;
    int m_nextHoveredEdge = -1;
    ChainMinimap *m_minimap = nullptr;
    ChainLegend *m_legend = nullptr;
};

} // namespace mxw::widgets
