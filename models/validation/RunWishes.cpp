// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunWishes.h"

namespace mxw::validation {

void RunWishes::cancel()
{
    {
        const std::scoped_lock lock(m_mutex);
        ++m_cancels;
        m_isHurried = true;
    }
    m_condition.notify_all();
}

void RunWishes::hurry()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isHurried = true;
    }
    m_condition.notify_all();
}

int RunWishes::cancels() const
{
    const std::scoped_lock lock(m_mutex);
    return m_cancels;
}

void RunWishes::wait(std::chrono::milliseconds time, const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_condition.wait_for(lock, stop, time, [this] { return m_isHurried; });
    m_isHurried = false;
}

} // namespace mxw::validation
