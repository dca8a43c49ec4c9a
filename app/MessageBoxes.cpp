// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/MessageBoxes.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

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

void showText(QWidget *parent, const QString &title, const QString &text)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *column = new QVBoxLayout(dialog);
    auto *edit = new QPlainTextEdit(text, dialog);
    edit->setReadOnly(true);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    column->addWidget(edit);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog->resize(760, 520);
    dialog->open();
}

void askYesNo(QWidget *parent, const QString &question, const QString &more, const QString &yes,
              const std::function<void()> &agreed)
{
    QMessageBox *box = makeBox(parent, QMessageBox::Question, question, more);
    box->setObjectName(QStringLiteral("question"));
    box->setStandardButtons(QMessageBox::Cancel);
    QPushButton *button = box->addButton(yes, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(button, &QPushButton::clicked, parent, agreed);
    box->open();
}

} // namespace mxw::app
