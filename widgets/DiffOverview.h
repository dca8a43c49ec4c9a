// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/DiffDocument.h"

#include <QWidget>

class QScrollBar;

namespace mxw::widgets {

/// The whole comparison at a glance: every difference, search matches and what is on screen. Removed lines stand in the
/// left half, added ones in the right, changed ones across, so that colour is not alone. A click goes there.
class DiffOverview : public QWidget
{
    Q_OBJECT
public:
    DiffOverview(const DiffDocument &document, QScrollBar *rows, QWidget *parent = nullptr);
    QSize sizeHint() const override { return {16, 100}; }

Q_SIGNALS:
    void rowChosen(int row);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    int rowAt(int y) const;
    QRect bandOf(int firstRow, int rowCount) const;
    void paintDifference(QPainter &painter, const diff::Difference &difference, bool current) const;

    const DiffDocument &m_document;
    QScrollBar *m_rows;
};

} // namespace mxw::widgets
