// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SessionMerge.h"

#include "app/FileDialogs.h"
#include "app/MessageBoxes.h"
#include "app/ReviewController.h"
#include "widgets/MergeDialog.h"

#include <QFileInfo>
#include <QWidget>

#include <optional>

namespace mxw::app {

struct SessionMerge::Other
{
    QString name;
    review::Session session;
    review::Merge merge;
    size_t events; ///< of the open session when they were compared
};

SessionMerge::SessionMerge(ReviewController &controller, QWidget *window)
    : QObject(window), m_controller(controller), m_window(window)
{
}

void SessionMerge::chooseOther()
{
    if (m_controller.isEditable())
        askForSession(m_window, [this](const QString &file) { import(file); });
}

void SessionMerge::import(const QString &sessionFile)
{
    const review::Session *mine = m_controller.session();
    if (!mine)
        return;
    auto theirs = review::Session::open(sessionFile);
    if (!theirs) {
        Q_EMIT failed(theirs.error());
        return;
    }
    auto merge = review::Merge::of(*mine, *theirs);
    if (!merge) {
        Q_EMIT failed(merge.error());
        return;
    }
    offer(std::make_shared<Other>(
        Other{QFileInfo(sessionFile).fileName(), std::move(*theirs), std::move(*merge), mine->events().size()}));
}

void SessionMerge::offer(const std::shared_ptr<Other> &other)
{
    const review::Merge &merge = other->merge;
    if (merge.conflicts().empty() && merge.count() == 0) {
        showInformation(m_window, tr("There is nothing to import."),
                        tr("%1 has nothing that this review lacks.").arg(other->name));
        return;
    }
    if (merge.conflicts().empty()) {
        askYesNo(m_window, tr("Import from %1?").arg(other->name),
                 tr("Decisions, notes, marks, judgements and evidence to take over: %1. Nothing differs from what was "
                    "done here.")
                     .arg(merge.count()),
                 tr("Import"), [this, other] { apply(other, {}); });
        return;
    }
    auto *dialog = new widgets::MergeDialog(merge.conflicts(), merge.count(), other->name, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, other, dialog] { apply(other, dialog->choices()); });
    dialog->open();
}

void SessionMerge::apply(const std::shared_ptr<Other> &other, const std::vector<review::MergeChoice> &choices)
{
    std::optional<review::Merge::Outcome> outcome;
    const auto done = m_controller.record([&](review::Session &mine, const QString &actor) -> Result<void> {
        if (mine.events().size() != other->events)
            return fail(Error::Kind::Invalid, tr("The review changed while the conflicts were on show."),
                        tr("Import once more. Nothing was taken over."));
        auto applied = other->merge.apply(mine, other->session, choices, actor);
        if (!applied)
            return std::unexpected(std::move(applied.error()));
        outcome = std::move(*applied);
        return {};
    });
    if (!done) {
        Q_EMIT failed(done.error());
        return;
    }
    Q_EMIT told(tr("Taken over from %1: %2").arg(other->name).arg(outcome->taken));
    if (!outcome->problems.isEmpty())
        showInformation(m_window, tr("Some of it could not be taken over."), outcome->problems.join(u'\n'));
}

} // namespace mxw::app
