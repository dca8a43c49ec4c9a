// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/CommitsTab.h"

namespace mxw::app {

CommitsTab::CommitsTab(widgets::CommitsPane *pane, ReviewController &controller, QObject *parent)
    : QObject(parent), m_pane(pane), m_controller(controller)
{
    connect(&controller, &ReviewController::reviewChanged, this, &CommitsTab::showReview);
    connect(&controller, &ReviewController::activityChanged, this, &CommitsTab::showPlaceholder);
    connect(&controller, &ReviewController::stateChanged, this, [this] { m_pane->setState(m_controller.state()); });
    connect(pane, &widgets::CommitsPane::entrySelected, this, &CommitsTab::entrySelected);
    connect(pane, &widgets::CommitsPane::placeholderActivated, &controller, &ReviewController::scanAgain);
    connect(pane, &widgets::CommitsPane::decisionsRequested, this, &CommitsTab::decide);
    connect(pane, &widgets::CommitsPane::diffRequested, this, &CommitsTab::showDiff);
    showReview();
}

void CommitsTab::showReview()
{
    m_pane->setAnalysis(m_controller.analysis());
    m_pane->setState(m_controller.state());
    m_pane->setReadOnly(!m_controller.isEditable());
    m_pane->setEntry(m_controller.currentEntry());
    showPlaceholder();
}

void CommitsTab::showPlaceholder()
{
    if (m_controller.isScanning()) {
        m_pane->setPlaceholder(tr("Scanning"), tr("The commits appear when the upstream history is read."));
    } else if (!m_controller.analysis()) {
        m_pane->setPlaceholder(tr("Not computed yet"),
                               tr("The upstream commits of the range are read by a scan of the repositories."));
    } else {
        m_pane->setPlaceholder(
            tr("No commit concerns the plugin"),
            tr("No upstream commit after base up to the target touches a file that the plugin has a copy of, replaces "
               "something of or derives from. A record of an earlier version holds no commits: scan again to get "
               "them."),
            m_controller.isEditable() ? tr("Scan again") : QString());
    }
}

void CommitsTab::decide(const std::vector<review::Decision> &decisions)
{
    for (const review::Decision &decision : decisions) {
        if (const auto recorded = m_controller.decide(decision); !recorded) {
            Q_EMIT failed(recorded.error());
            return;
        }
    }
}

void CommitsTab::showDiff(const QString &id, int file)
{
    Q_EMIT entrySelected(id);
    m_controller.showCommitFile(id, file);
    Q_EMIT diffShown();
}

} // namespace mxw::app
