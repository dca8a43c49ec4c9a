// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/ReplaySteps.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QComboBox;
class QSlider;
class QToolButton;

namespace mxw::widgets {

class ElidedLabel;

/// The coloured bar of a replay: where it stands in the journal, and the way from event to event.
class ReplayBar : public QWidget
{
    Q_OBJECT
public:
    explicit ReplayBar(QWidget *parent = nullptr);

    /// Shows the last of them, and takes all kinds and actors.
    void setSteps(std::vector<items::ReplayStep> steps);
    /// Position in the steps; -1 without any.
    int position() const { return m_position; }
    bool isPlaying() const { return m_timer.isActive(); }
    QString text() const;

public Q_SLOTS:
    void moveTo(int position);
    /// To the next match of the filter; false when there is none.
    bool stepForward();
    bool stepBack();
    void toFirst();
    void toLast();
    void setPlaying(bool playing);

Q_SIGNALS:
    void moved(int position);
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setupUi();
    QToolButton *addButton(const QString &name, const QString &symbol, const QString &tip);
    QComboBox *addChoice(const QString &name, const QString &tip);
    void colourSlider();
    void showPosition(int position);
    void takeFilter();
    bool step(bool forward);

    std::vector<items::ReplayStep> m_steps;
    items::ReplayFilter m_filter;
    int m_position = -1;
    QTimer m_timer;

    ElidedLabel *m_what = nullptr;
    QSlider *m_slider = nullptr;
    QToolButton *m_first = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_forward = nullptr;
    QToolButton *m_last = nullptr;
    QComboBox *m_speed = nullptr;
    QComboBox *m_kind = nullptr;
    QComboBox *m_actor = nullptr;
    QToolButton *m_leave = nullptr;
};

} // namespace mxw::widgets
