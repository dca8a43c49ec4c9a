// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ColumnSpace.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mxw::dispatch {

bool ColumnSpace::take(Span span)
{
    const auto next = std::ranges::lower_bound(m_taken, span.top, {}, &Span::top);
    if ((next != m_taken.end() && next->top < span.bottom) ||
        (next != m_taken.begin() && std::prev(next)->bottom > span.top))
        return false;
    m_taken.insert(next, span);
    return true;
}

double ColumnSpace::nearest(double wanted, double height, double gap) const
{
    constexpr double Endless = std::numeric_limits<double>::infinity();
    double best = Endless;
    for (size_t i = 0; i <= m_taken.size(); ++i) {
        const double low = i == 0 ? -Endless : m_taken[i - 1].bottom + gap;
        const double high = i == m_taken.size() ? Endless : m_taken[i].top - gap - height;
        if (low > high)
            continue;
        const double place = std::clamp(wanted, low, high);
        // Of two that are equally near the lower one: readers go on downwards.
        if (std::abs(place - wanted) <= std::abs(best - wanted))
            best = place;
    }
    return best;
}

} // namespace mxw::dispatch
