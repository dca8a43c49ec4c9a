// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/DiffDocument.h"

#include <QAbstractScrollArea>
#include <QTimer>

class QScrollBar;

namespace mxw::widgets {

/// One side of a DiffView: paints the rows on screen, selects and copies text, scrolls by keys. The vertical scroll bar
/// is shared with the other pane and counts rows.
class DiffPane : public QAbstractScrollArea
{
    Q_OBJECT
public:
    DiffPane(DiffDocument &document, DiffSide position, QScrollBar *rows, QWidget *parent = nullptr);

    DiffSide side() const;
    int fullyVisibleRows() const;
    /// Width that code needs beyond the viewport, in pixels.
    int overflow() const;
    void setHorizontalRange(int maximum, bool barVisible);
    /// Scrolls sideways so that these columns show.
    void ensureColumnsVisible(int first, int last);
    void copySelection() const;
    void selectAll();

Q_SIGNALS:
    void foldActivated(int row);
    void rowClicked(int row);
    void selectionChanged();
    void resized();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    int gutterWidth() const;
    int visualAt(int y) const;
    DiffDocument::Position positionAt(QPoint point) const;
    void extendSelection(QPoint point);
    void scrollWhileDragging();
    void setHovered(int visual);

    DiffDocument &m_document;
    DiffSide m_position;
    QScrollBar *m_rows;
    QTimer m_dragTimer;
    QPoint m_dragPoint;
    bool m_dragging = false;
    int m_pressedVisual = -1;
    int m_hovered = -1;
};

} // namespace mxw::widgets
