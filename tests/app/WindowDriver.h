// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/MainWindow.h"
#include "app/ReviewController.h"

#include <QTest>

#include <functional>

namespace mxw::tests {

/// A main window with its controller, shown offscreen, and the few moves that tests make with it.
class WindowDriver
{
public:
    explicit WindowDriver(const QString &actor = QStringLiteral("Reviewer"));

    app::ReviewController controller;
    app::MainWindow window;

    /// Waits until the session is there and no scan runs.
    bool waitForReview();
    bool waitFor(const std::function<bool()> &condition, int milliseconds = 30'000);
    /// Makes the window the active one, as a window manager does when a dialog goes.
    void activate();
    /// A key as the user presses it: to what has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
    /// The words of the message box on show, which is then closed; empty when none comes.
    QString takeMessage();

    template <typename Widget> Widget *find(const QString &name = {}) const { return window.findChild<Widget *>(name); }
};

} // namespace mxw::tests
