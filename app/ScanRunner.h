// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "models/core/Progress.h"
#include "models/source/WorkerPool.h"
#include "widgets/LatestTask.h"

#include <QObject>

#include <memory>

namespace mxw::app {

/// Scans in the background: results come in stages, progress at most every 80 ms, and nothing arrives of a scan that
/// was cancelled or replaced.
class ScanRunner : public QObject
{
    Q_OBJECT
public:
    explicit ScanRunner(QObject *parent = nullptr);

    void start(const checks::ScanRequest &request);
    void cancel();
    bool isRunning() const { return m_task.isRunning(); }

Q_SIGNALS:
    void progressed(const mxw::ProgressStep &step);
    void staged(const mxw::checks::ScanResult &result); ///< entries are known, findings are not
    void finished(const mxw::checks::ScanResult &result);
    void failed(const mxw::Error &error);

private:
    std::shared_ptr<source::WorkerPool> m_pool;
    widgets::LatestTask m_task;
};

} // namespace mxw::app
