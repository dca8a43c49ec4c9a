// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/Plot.h"

#include <QGraphicsView>

#include <memory>

class QCategoryAxis;
class QChart;

namespace mxw::widgets {

class PlotCursor;
class PlotItem;

/// Paints one Plot: axes, grid, lines and legend are Qt Charts', points, bars and cells our own, so that a hundred
/// thousand of them stay fluid. Left and Right go from point to point, Return opens one.
class PlotChart : public QGraphicsView
{
    Q_OBJECT
public:
    explicit PlotChart(QWidget *parent = nullptr);
    ~PlotChart() override;

    void setPlot(const items::Plot &plot);
    const items::Plot &plot() const { return m_plot; }
    /// Index of the point, bar or cell that is pointed at or gone to by key; -1 for none.
    int current() const { return m_current; }
    /// Marks the points of this id.
    void setSelected(int id);
    /// The rectangle between the axes, in coordinates of the viewport.
    QRectF plotArea() const;
    /// Colours and fonts are those of the theme and the widget now.
    void restyle();
    /// What the current one stands for, in words; empty when there is none.
    QString currentText() const;

Q_SIGNALS:
    void currentChanged();
    void activated(int id); ///< clicked, or Return

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setCurrent(int index);
    int indexAt(QPoint position) const;
    void step(int by);
    void activate();
    void fillTicks();

    items::Plot m_plot;
    int m_current = -1;
    std::vector<int> m_order; ///< points from left to right
    QChart *m_chart = nullptr;
    QCategoryAxis *m_x = nullptr;
    QCategoryAxis *m_y = nullptr;
    PlotItem *m_item = nullptr; ///< of the scene, as the next
    PlotCursor *m_cursor = nullptr;
};

QColor toneColor(items::PlotTone tone);

} // namespace mxw::widgets
