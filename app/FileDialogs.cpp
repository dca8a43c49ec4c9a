// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/FileDialogs.h"

#include "app/Preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

/// The context of this file's words.
struct FileDialogs
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::FileDialogs)
};

} // namespace

void askForSession(QWidget *parent, const FileChosen &chosen)
{
    const QStringList recent = Preferences().recentSessions();
    const QString folder = recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.first()).path();
    auto *dialog =
        new QFileDialog(parent, FileDialogs::tr("Open session"), folder, FileDialogs::tr("Sessions (*.mxreview)"));
    dialog->setObjectName(u"openSessionDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askForFile(QWidget *parent, const QString &title, const QString &filter, const FileChosen &chosen)
{
    auto *dialog = new QFileDialog(parent, title, QDir::homePath(), filter);
    dialog->setObjectName(u"openFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

void askForNewFile(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                   const FileChosen &chosen)
{
    auto *dialog = new QFileDialog(parent, title, QDir::homePath(), filter);
    dialog->setObjectName(u"newFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace mxw::app
