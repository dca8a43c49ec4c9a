// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CounterpartChooser.h"

#include "app/ReviewController.h"
#include "models/inventory/Workspace.h"
#include "widgets/CounterpartDialog.h"

#include <QPointer>
#include <QSet>

namespace mxw::app {

namespace {

QStringList upstreamPaths(const ReviewController &controller)
{
    const auto workspace = controller.workspace();
    if (!workspace)
        return {};
    QSet<QString> paths;
    for (const source::CodeTree *tree : {workspace->code.target.get(), workspace->code.base.get()}) {
        for (const source::ModuleFile *module : tree->modules()) {
            if (module->kind != source::ModuleFile::Kind::Namespace)
                paths.insert(module->path);
        }
    }
    QStringList sorted = paths.values();
    sorted.sort();
    return sorted;
}

} // namespace

Result<void> chooseCounterpart(ReviewController &controller, const QString &entry, QWidget *parent)
{
    const auto analysis = controller.analysis();
    const inventory::Entry *shown = analysis ? analysis->entry(entry) : nullptr;
    const inventory::Counterpart *counterpart = shown ? analysis->models.counterpart(shown->file) : nullptr;
    if (!counterpart)
        return {};
    const QString file = counterpart->file;
    QPointer<widgets::CounterpartDialog> dialog =
        new widgets::CounterpartDialog(*counterpart, upstreamPaths(controller), parent);
    const bool accepted = dialog->exec() == QDialog::Accepted && dialog;
    const QString chosen = accepted ? dialog->upstreamFile() : QString();
    delete dialog;
    if (!accepted)
        return {};
    if (auto recorded = controller.record([&](review::Session &session, const QString &actor) {
            return session.setCounterpart(file, chosen, actor);
        });
        !recorded)
        return recorded;
    controller.scanAgain();
    return {};
}

} // namespace mxw::app
