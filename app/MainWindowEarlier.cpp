// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Other sessions and the repositories: the earlier review, the other reviewer, what changed since the scan.
#include "app/MainWindow.h"

#include "app/DriftWatch.h"
#include "app/RereviewTab.h"
#include "app/SessionMerge.h"
#include "app/StatusLine.h"
#include "app/WindowLayout.h"
#include "widgets/EntryPane.h"
#include "widgets/RereviewView.h"

namespace mxw::app {

void MainWindow::connectEarlier()
{
    const auto tell = [this](const QString &message) { m_status->showMessage(message, 10'000); };
    const auto complain = [this](const Error &error) { report(std::unexpected(error)); };
    m_rereviewTab = new RereviewTab(m_rereview, m_controller, this);
    connect(m_rereviewTab, &RereviewTab::told, this, tell);
    connect(m_rereviewTab, &RereviewTab::failed, this, complain);
    connect(m_rereviewTab, &RereviewTab::rereviewChanged, this,
            [this] { m_entry->setRereview(m_rereviewTab->rereview()); });
    connect(m_rereview, &widgets::RereviewView::findingActivated, this, &MainWindow::showFinding);
    auto *merge = new SessionMerge(m_controller, this);
    connect(merge, &SessionMerge::told, this, tell);
    connect(merge, &SessionMerge::failed, this, complain);
    m_drift = new DriftWatch(m_controller, this);
    onCommand(Command::FollowOn, [this] {
        m_entry->commitEdits();
        m_rereviewTab->choosePrior();
    });
    onCommand(Command::ImportDecisions, [this, merge] {
        m_entry->commitEdits();
        merge->chooseOther();
    });
    onCommand(Command::ShowRereview, [this] {
        m_layout->rereview()->show();
        m_layout->rereview()->raise();
    });
}

} // namespace mxw::app
