// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ReplayController.h"

#include "widgets/ReplayBar.h"

#include <QToolBar>

namespace mxw::app {

using namespace Qt::StringLiterals;

ReplayController::ReplayController(ReviewController &controller, QWidget *window)
    : QObject(window), m_controller(controller), m_toolBar(new QToolBar(tr("Replay"), window)),
      m_bar(new widgets::ReplayBar(m_toolBar))
{
    m_toolBar->setObjectName(u"replayLine"_s);
    m_toolBar->setMovable(false);
    m_toolBar->toggleViewAction()->setVisible(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->addWidget(m_bar);
    connect(m_bar, &widgets::ReplayBar::moved, this, &ReplayController::move);
    connect(m_bar, &widgets::ReplayBar::leaveRequested, &controller, &ReviewController::leaveReplay);
    connect(&controller, &ReviewController::reviewChanged, this, &ReplayController::update);
    connect(&controller, &ReviewController::replayChanged, this, &ReplayController::update);
    update();
}

void ReplayController::toggle()
{
    if (m_controller.isReplaying())
        m_controller.leaveReplay();
    else
        start();
}

void ReplayController::start()
{
    const review::Session *session = m_controller.session();
    if (!session || session->events().empty())
        return;
    m_steps = items::replaySteps(session->events(), session->analysis());
    m_bar->setSteps(m_steps);
    move(m_bar->position());
    m_bar->setFocus();
}

void ReplayController::move(int position)
{
    if (position < 0)
        return;
    const items::ReplayStep &step = m_steps[static_cast<size_t>(position)];
    if (const auto shown = m_controller.showMoment(step.seq); !shown) {
        m_bar->setPlaying(false);
        Q_EMIT failed(shown.error());
        return;
    }
    const auto analysis = m_controller.analysis();
    if (!step.entry.isEmpty() && analysis && analysis->entry(step.entry))
        Q_EMIT entryWanted(step.entry);
}

/// Also when the window's layout was restored: it may have been saved in a replay.
void ReplayController::update()
{
    const bool replaying = m_controller.isReplaying();
    if (!replaying)
        m_bar->setPlaying(false);
    m_toolBar->setVisible(replaying);
}

} // namespace mxw::app
