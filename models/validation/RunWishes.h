// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace mxw::validation {

/// What the window wants of a run that is being followed; from any thread.
class RunWishes
{
public:
    void cancel();
    void hurry();
    int cancels() const;
    /// Waits until the time is over, something is wished, or it is stopped.
    void wait(std::chrono::milliseconds time, const std::stop_token &stop);

private:
    mutable std::mutex m_mutex;
    std::condition_variable_any m_condition;
    int m_cancels = 0;
    bool m_isHurried = false;
};

} // namespace mxw::validation
