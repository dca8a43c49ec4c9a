// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The review as it was: the bar across the top, and what the views show then.
#include "app/MainWindow.h"

#include "app/ChainTab.h"
#include "app/MessageBoxes.h"
#include "app/ReplayController.h"
#include "app/ValidationTab.h"
#include "widgets/EntryPane.h"
#include "widgets/InventoryView.h"

#include <QToolBar>

namespace mxw::app {

void MainWindow::connectReplay()
{
    m_replay = new ReplayController(m_controller, this);
    insertToolBar(m_setupLine, m_replay->toolBar());
    insertToolBarBreak(m_setupLine);
    connect(m_replay, &ReplayController::entryWanted, m_inventory, &widgets::InventoryView::selectEntry);
    connect(m_replay, &ReplayController::failed, this, [this](const Error &error) { showError(this, error); });
    onCommand(Command::Replay, [this] {
        m_entry->commitEdits();
        m_replay->toggle();
    });
    const auto showKept = [this] { m_chainTab->setKept(m_controller.keptScan(), m_controller.analysis()); };
    connect(&m_controller, &ReviewController::workspaceChanged, this, showKept);
    connect(&m_controller, &ReviewController::reviewChanged, this, showKept);
    const auto showRuns = [this] {
        m_validationTab->setMoment(m_controller.isReplaying() ? &m_controller.state() : nullptr);
        m_actions->action(Command::Replay)->setEnabled(m_controller.session() != nullptr);
        m_actions->action(Command::Replay)->setChecked(m_controller.isReplaying());
    };
    connect(&m_controller, &ReviewController::replayChanged, this, showRuns);
    connect(&m_controller, &ReviewController::reviewChanged, this, showRuns);
    showRuns();
}

} // namespace mxw::app
