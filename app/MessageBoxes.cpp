// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/MessageBoxes.h"

#include <QMessageBox>

namespace mxw::app {

namespace {

QMessageBox *makeBox(QWidget *parent, QMessageBox::Icon icon, const QString &text, const QString &more)
{
    auto *box = new QMessageBox(icon, {}, text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setInformativeText(more);
    return box;
}

} // namespace

void showError(QWidget *parent, const Error &error)
{
    QMessageBox *box = makeBox(parent, QMessageBox::Warning, error.what, error.advice);
    box->setDetailedText(error.detail);
    box->open();
}

void showInformation(QWidget *parent, const QString &text, const QString &more)
{
    makeBox(parent, QMessageBox::Information, text, more)->open();
}

} // namespace mxw::app
