// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDockWidget>
#include <QObject>

#include <vector>

class QMainWindow;

namespace mxw::app {

/// Where the docks of the window are: remembered between runs, hidden while the start page is shown, back as they were
/// when a review opens.
class WindowLayout : public QObject
{
    Q_OBJECT
public:
    struct Panes
    {
        QWidget *inventory;
        QWidget *entry;
        QWidget *findings;
        QWidget *validation;
        QWidget *rereview;
    };
    WindowLayout(QMainWindow *window, const Panes &panes);

    const std::vector<QDockWidget *> &docks() const { return m_docks; }
    QDockWidget *inventory() const { return m_docks[0]; }
    QDockWidget *entry() const { return m_docks[1]; }
    QDockWidget *validation() const { return m_docks[3]; }
    QDockWidget *rereview() const { return m_docks[4]; }

    /// Geometry and layout as they were left.
    void restore();
    void save() const;
    void reset();
    /// Shows the docks for a review, or hides them for the start page. True when that changed something.
    bool setReviewing(bool reviewing);

private:
    QByteArray current() const;
    void placeDocks();

    QMainWindow *m_window;
    std::vector<QDockWidget *> m_docks;
    QByteArray m_layout; ///< of the docks, while the start page hides them
    bool m_reviewing = true;
    bool m_untouched = true; ///< nothing was remembered: the docks get their places when the window has its size
};

} // namespace mxw::app
