// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/DriftWatch.h"

#include "app/DriftNotes.h"
#include "app/MessageBoxes.h"
#include "app/ReviewController.h"

#include <QEvent>
#include <QWidget>

namespace mxw::app {

using namespace Qt::StringLiterals;

DriftWatch::DriftWatch(ReviewController &controller, QWidget *window)
    : QObject(window), m_controller(controller), m_window(window)
{
    window->installEventFilter(this);
    connect(&controller, &ReviewController::activityChanged, this, &DriftWatch::followScan);
    connect(&controller, &ReviewController::reviewChanged, this, [this] {
        m_task.cancel();
        // While a scan is under way its result says more.
        if (m_controller.isEditable() && !m_controller.isScanning())
            check({});
    });
}

bool DriftWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::WindowActivate)
        look();
    return QObject::eventFilter(watched, event);
}

void DriftWatch::look()
{
    if (m_task.isRunning() || (m_last.isValid() && !m_last.hasExpired(m_pause)))
        return;
    check({});
}

void DriftWatch::followScan()
{
    const bool scanning = m_controller.isScanning();
    if (std::exchange(m_scanning, scanning) && !scanning)
        check({});
}

void DriftWatch::check(const Found &found)
{
    const review::Session *session = m_controller.session();
    if (!session || m_controller.isScanning() || m_controller.isReplaying()) {
        if (found)
            found({});
        return;
    }
    m_last.start();
    const auto analysis = m_controller.analysis();
    m_task.start([basis = driftBasis(*session, m_controller.trees().subject)](
                     const std::stop_token &) { return review::checkDrift(basis); },
                 [this, analysis, found](const std::vector<review::Drift> &drifts) {
                     // Another scan may have been recorded meanwhile.
                     if (m_controller.analysis() == analysis)
                         m_controller.noteDrift(drifts);
                     if (found)
                         found(drifts);
                 });
}

void DriftWatch::beforeExport(const std::function<void()> &goOn)
{
    check([this, goOn](const std::vector<review::Drift> &drifts) {
        const auto analysis = m_controller.analysis();
        if (drifts.empty() || !analysis) {
            goOn();
            return;
        }
        QStringList lines;
        for (const review::Drift &drift : drifts) {
            lines.append(driftText(drift, analysis->setup));
            constexpr qsizetype MostNamed = 5;
            if (drift.what == review::Drift::What::Subject && !drift.files.isEmpty() && !drift.entries.isEmpty()) {
                lines.append(tr("Entries: %1")
                                 .arg(drift.entries.first(std::min(MostNamed, drift.entries.size())).join(u", "_s)));
            }
        }
        askYesNo(m_window, tr("The record would not be of what is there now."), lines.join(u'\n'),
                 tr("Export all the same"), goOn);
    });
}

} // namespace mxw::app
