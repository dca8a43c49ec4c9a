// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ChainPicture.h"

#include <QPixmap>
#include <QWidget>

namespace mxw::widgets {

class ChainView;

/// The whole picture in a corner of the canvas, with a frame around what is in sight; dragging it moves the view.
class ChainMinimap : public QWidget
{
    Q_OBJECT
public:
    ChainMinimap(ChainView &view, QWidget *parent);

    void setPicture(std::shared_ptr<const ChainPicture> picture);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QTransform toMap() const;
    void drawNodes();
    void go(QPointF position);

    ChainView &m_view;
    std::shared_ptr<const ChainPicture> m_picture;
    QPixmap m_nodes; ///< drawn once a picture; null: not yet
};

} // namespace mxw::widgets
