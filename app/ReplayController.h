// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ReviewController.h"
#include "models/items/ReplaySteps.h"

#include <QObject>

#include <vector>

class QToolBar;
class QWidget;

namespace mxw::widgets {
class ReplayBar;
}

namespace mxw::app {

/// Leads through the journal of the open review: what its bar asks for becomes the moment that the window shows.
class ReplayController : public QObject
{
    Q_OBJECT
public:
    ReplayController(ReviewController &controller, QWidget *window);

    QToolBar *toolBar() const { return m_toolBar; }
    widgets::ReplayBar *bar() const { return m_bar; }
    /// Begins at the last event; in a replay, leaves it.
    void toggle();

Q_SIGNALS:
    void entryWanted(const QString &id);
    void failed(const mxw::Error &error);

private:
    void start();
    void move(int position);
    void update();

    ReviewController &m_controller;
    QToolBar *m_toolBar;
    widgets::ReplayBar *m_bar;
    std::vector<items::ReplayStep> m_steps;
};

} // namespace mxw::app
