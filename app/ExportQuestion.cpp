// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ExportQuestion.h"

#include "app/MessageBoxes.h"
#include "app/ReviewController.h"
#include "widgets/ExportDialog.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace mxw::app {

namespace {

struct ExportQuestion
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ExportQuestion)
};

} // namespace

void askForExport(QWidget *parent, ReviewController &controller,
                  const std::function<void(const QString &file, bool final)> &chosen)
{
    const QFileInfo session(controller.session()->path());
    const QString proposed = session.path() + QLatin1Char('/') + session.completeBaseName() + QLatin1String("-audit");
    auto *dialog = new widgets::ExportDialog(proposed, controller.openForFinal(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &widgets::ExportDialog::entryChosen, &controller, &ReviewController::selectEntry);
    QObject::connect(dialog, &QDialog::accepted, parent, [parent, dialog, chosen] {
        const QString file = dialog->file();
        const bool final = dialog->isFinal();
        if (!QFileInfo::exists(file)) {
            chosen(file, final);
            return;
        }
        askYesNo(parent, ExportQuestion::tr("There is already a file of that name. Replace it?"), file,
                 ExportQuestion::tr("Replace"), [chosen, file, final] { chosen(file, final); });
    });
    dialog->open();
}

} // namespace mxw::app
