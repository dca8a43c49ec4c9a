// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/WindowDriver.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>

namespace mxw::tests {

WindowDriver::WindowDriver(const QString &actor) : controller(QString(), actor), window(controller)
{
    window.show();
    activate();
}

void WindowDriver::activate()
{
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not become active");
}

bool WindowDriver::waitFor(const std::function<bool()> &condition, int milliseconds)
{
    return QTest::qWaitFor(condition, milliseconds);
}

bool WindowDriver::waitForReview()
{
    return waitFor([this] { return controller.isEditable() && !controller.isScanning(); });
}

void WindowDriver::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &window, key, modifiers);
}

void WindowDriver::type(const QString &text)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClicks(focus ? focus : &window, text);
}

QString WindowDriver::takeMessage()
{
    if (!waitFor([this] { return find<QMessageBox>() != nullptr; }))
        return {};
    auto *box = find<QMessageBox>();
    const QString words = box->text() + u'\n' + box->informativeText();
    QTest::mouseClick(static_cast<QWidget *>(box->button(QMessageBox::Ok)), Qt::LeftButton);
    waitFor([this] { return find<QMessageBox>() == nullptr; });
    activate();
    return words;
}

} // namespace mxw::tests
