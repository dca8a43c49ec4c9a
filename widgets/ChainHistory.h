// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/VisibleChain.h"

#include <algorithm>
#include <vector>

namespace mxw::widgets {

/// Which parts of a chain were looked at, to go back to and forward again.
class ChainHistory
{
public:
    struct Step
    {
        dispatch::ChainFocus focus;
        QString current; ///< key of the selected node
    };

    void clear() { m_steps.assign(1, {}), m_at = 0; }
    Step &step() { return m_steps[m_at]; }
    const Step &step() const { return m_steps[m_at]; }
    /// What could be gone forward to is forgotten.
    void push(Step step)
    {
        m_steps.resize(m_at + 1);
        m_steps.push_back(std::move(step));
        m_at = m_steps.size() - 1;
    }
    bool canGo(int steps) const { return steps < 0 ? m_at >= size_t(-steps) : m_at + size_t(steps) < m_steps.size(); }
    void go(int steps)
    {
        if (canGo(steps))
            m_at = size_t(std::ptrdiff_t(m_at) + steps);
    }

private:
    std::vector<Step> m_steps{1};
    size_t m_at = 0;
};

} // namespace mxw::widgets
