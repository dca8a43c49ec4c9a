// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/MatrixTab.h"

#include "app/ConfigFile.h"
#include "app/FileDialogs.h"

namespace mxw::app {

using namespace Qt::StringLiterals;

MatrixTab::MatrixTab(widgets::MatrixPane *pane, ReviewController &controller, QObject *parent)
    : QObject(parent), m_pane(pane), m_controller(controller)
{
    connect(&controller, &ReviewController::reviewChanged, this, &MatrixTab::takeReview);
    connect(&controller, &ReviewController::activityChanged, this, &MatrixTab::takeReview);
    connect(&controller, &ReviewController::stateChanged, this, [this] { m_pane->setState(m_controller.state()); });
    connect(pane, &widgets::MatrixPane::messageActivated, &controller, &ReviewController::scanAgain);
    connect(pane, &widgets::MatrixPane::configRequested, this, &MatrixTab::chooseConfig);
    connect(pane, &widgets::MatrixPane::classified, this, [this](const review::MatrixClassified &row) {
        report(m_controller.record(
            [&row](review::Session &session, const QString &actor) { return session.classifyRow(row, actor); }));
    });
    takeReview();
}

void MatrixTab::takeReview()
{
    m_pane->setAnalysis(m_controller.analysis());
    m_pane->setState(m_controller.state());
    m_pane->setReadOnly(!m_controller.isEditable());
    if (!m_pane->model().matrix())
        showNothing();
    setEntry(m_entry);
}

void MatrixTab::showNothing()
{
    if (m_controller.isScanning() && !m_controller.isEditable())
        m_pane->setMessage(tr("Scanning"), tr("The matrices appear when the scan is done."));
    else if (m_controller.analysis() && m_controller.analysis()->models.counterparts.empty())
        m_pane->setMessage(tr("Not computed yet"),
                           tr("The recorded scan did not look at models. Another scan does, where the plugin has any."),
                           tr("Scan again"));
    else
        m_pane->setMessage(tr("No models"), tr("The plugin has no files in the profile's model folders."));
}

void MatrixTab::setEntry(const QString &id)
{
    const auto analysis = m_controller.analysis();
    const inventory::Entry *entry = analysis ? analysis->entry(id) : nullptr;
    // An entry that was followed once leaves the choice to the user.
    if (entry && (id != m_entry || m_pane->family().isEmpty()))
        m_pane->showFamilyOf(entry->file);
    m_entry = id;
}

void MatrixTab::chooseConfig()
{
    askForFile(m_pane, tr("Load config.json"), tr("Checkpoint configurations (*.json)"),
               [this](const QString &file) { report(attachConfig(file)); });
}

Result<void> MatrixTab::attachConfig(const QString &file)
{
    const auto source = readConfigFile(file);
    if (!source)
        return std::unexpected(source.error());
    const auto attached = m_controller.record([&](review::Session &session, const QString &actor) {
        return session.attachConfig(source->name, source->json, actor);
    });
    if (attached)
        m_controller.scanAgain();
    return attached;
}

void MatrixTab::report(const Result<void> &outcome)
{
    if (!outcome)
        Q_EMIT failed(outcome.error());
}

} // namespace mxw::app
