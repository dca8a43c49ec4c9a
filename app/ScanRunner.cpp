// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ScanRunner.h"

#include <chrono>
#include <mutex>

namespace mxw::app {

namespace {

/// Lets a step through when the last one is long enough ago, or when a new phase begins.
class RateLimit
{
public:
    bool passes(const ProgressStep &step)
    {
        using namespace std::chrono_literals;
        const std::scoped_lock lock(m_mutex);
        const auto now = std::chrono::steady_clock::now();
        if (step.phase == m_phase && now - m_last < 80ms)
            return false;
        m_phase = step.phase;
        m_last = now;
        return true;
    }

private:
    std::mutex m_mutex;
    QString m_phase;
    std::chrono::steady_clock::time_point m_last;
};

} // namespace

ScanRunner::ScanRunner(QObject *parent) : QObject(parent), m_pool(std::make_shared<source::WorkerPool>()) {}

void ScanRunner::start(const checks::ScanRequest &request)
{
    const quint64 number = m_task.nextNumber();
    auto work = [this, number, request, pool = m_pool](const std::stop_token &stop) {
        RateLimit limit;
        const auto progress = [&](const ProgressStep &step) {
            if (limit.passes(step))
                m_task.post(number, [this, step] { Q_EMIT progressed(step); });
        };
        const auto stage = [&](const checks::ScanResult &result) {
            m_task.post(number, [this, result] { Q_EMIT staged(result); });
        };
        return checks::scan(request, *pool, stop, progress, stage);
    };
    m_task.start(std::move(work), [this](const Result<checks::ScanResult> &result) {
        if (result)
            Q_EMIT finished(*result);
        else
            Q_EMIT failed(result.error());
    });
}

void ScanRunner::cancel()
{
    m_task.cancel();
}

} // namespace mxw::app
