// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/Comparison.h"
#include "widgets/LatestTask.h"

#include <QObject>

#include <memory>

namespace mxw::app {

/// Computes the comparison asked for last, off the window's thread.
class DiffRunner : public QObject
{
    Q_OBJECT
public:
    explicit DiffRunner(QObject *parent = nullptr) : QObject(parent) {}

    void start(const ComparisonRequest &request)
    {
        m_task.start([request](std::stop_token stop) { return Comparison::compute(request, std::move(stop)); },
                     [this](diff::SideBySide rows) {
                         Q_EMIT finished(std::make_shared<const diff::SideBySide>(std::move(rows)));
                     });
    }
    void cancel() { m_task.cancel(); }

Q_SIGNALS:
    void finished(const std::shared_ptr<const mxw::diff::SideBySide> &comparison);

private:
    widgets::LatestTask m_task;
};

} // namespace mxw::app
