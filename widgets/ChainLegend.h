// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QGridLayout;
class QScrollArea;
class QToolButton;

namespace mxw::widgets {

/// What the signs of a dispatch chain mean; folds to a button.
class ChainLegend : public QFrame
{
    Q_OBJECT
public:
    explicit ChainLegend(QWidget *parent = nullptr);

    bool isOpen() const;
    void setOpen(bool open);
    /// The height it may take; a longer list scrolls.
    void setRoom(int height);

Q_SIGNALS:
    void resized();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fill();
    void fillNodes(QGridLayout *grid);
    void fillHops(QGridLayout *grid);
    void refreshColors();
    void fitSize();

    QToolButton *m_toggle = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_list = nullptr;
    int m_room = 400;
};

} // namespace mxw::widgets
