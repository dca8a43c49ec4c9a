// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/StateTimeline.h"

#include <algorithm>
#include <variant>

namespace mxw::review {

namespace {

/// The positions before `count`, of a sorted list.
std::span<const std::size_t> before(const std::vector<std::size_t> &positions, std::size_t count)
{
    const auto end = std::ranges::lower_bound(positions, count);
    return {positions.begin(), end};
}

} // namespace

/// Sorted. The same rule as ReviewState::undoneEvents(), which looks at every event.
std::vector<std::size_t> StateTimeline::undoneAmong(std::span<const Event> events)
{
    for (; m_seen < events.size(); ++m_seen) {
        if (std::holds_alternative<Undone>(events[m_seen].payload))
            m_undos.push_back(m_seen);
    }
    std::vector<bool> flags(events.size(), false);
    std::vector<std::size_t> undone;
    const auto undos = before(m_undos, events.size());
    for (auto at = undos.rbegin(); at != undos.rend(); ++at) {
        if (flags[*at])
            continue;
        const auto target = ReviewState::undoTarget(events, *at);
        if (!target || flags[*target])
            continue;
        flags[*target] = true;
        undone.push_back(*target);
    }
    std::ranges::sort(undone);
    return undone;
}

ReviewState StateTimeline::at(std::span<const Event> events, std::size_t count)
{
    events = events.first(std::min(count, events.size()));
    const std::vector<std::size_t> undone = undoneAmong(events);

    ReviewState state;
    std::size_t position = 0;
    for (auto kept = m_kept.upper_bound(events.size()); kept != m_kept.begin();) {
        --kept;
        if (std::ranges::equal(kept->second.undone, before(undone, kept->first))) {
            position = kept->first;
            state = kept->second.state;
            break;
        }
    }
    auto next = std::ranges::lower_bound(undone, position);
    for (; position < events.size(); ++position) {
        const bool isUndone = next != undone.end() && *next == position;
        if (isUndone)
            ++next;
        state.take(events, position, isUndone);
        if ((position + 1) % Spacing == 0)
            m_kept.insert_or_assign(position + 1, Kept{{undone.begin(), next}, state});
    }
    return state;
}

void StateTimeline::grow(ReviewState &state, std::span<const Event> events)
{
    if (events.empty() || std::holds_alternative<Undone>(events.back().payload))
        state = at(events, events.size());
    else
        state.take(events, events.size() - 1, false);
}

} // namespace mxw::review
