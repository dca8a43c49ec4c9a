// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/PriorEvents.h"
#include "widgets/LatestTask.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <vector>

namespace mxw::app {

class ReviewController;

/// Looks whether the repositories are still what the last scan saw: after each scan, when the window gets the focus
/// again, and before an export. In the background, and not all the time.
class DriftWatch : public QObject
{
    Q_OBJECT
public:
    DriftWatch(ReviewController &controller, QWidget *window);

    /// Looks, and asks whether to go on when something changed.
    void beforeExport(const std::function<void()> &goOn);
    /// Looks when the last time is long enough ago.
    void look();
    /// Milliseconds between two looks for the sake of the focus; ten seconds at first.
    void setPause(int milliseconds) { m_pause = milliseconds; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Found = std::function<void(const std::vector<review::Drift> &)>;
    void check(const Found &found);
    void followScan();

    ReviewController &m_controller;
    QWidget *m_window;
    QElapsedTimer m_last;
    int m_pause = 10'000;
    bool m_scanning = false;
    widgets::LatestTask m_task;
};

} // namespace mxw::app
