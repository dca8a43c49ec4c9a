// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/ReviewState.h"

#include <cstddef>
#include <map>
#include <span>
#include <vector>

namespace mxw::review {

/// The states along a list of events that only grows, none of them folded from the first event on: states on the way
/// are kept, and serve every later step for which the same events before them count.
class StateTimeline
{
public:
    /// Equals ReviewState::fold() of the first `count` events.
    ReviewState at(std::span<const Event> events, std::size_t count);
    /// Takes the last event into the state of all before it.
    void grow(ReviewState &state, std::span<const Event> events);

private:
    static constexpr std::size_t Spacing = 512;

    struct Kept
    {
        std::vector<std::size_t> undone; ///< positions of the events that do not count
        ReviewState state;
    };
    std::vector<std::size_t> undoneAmong(std::span<const Event> events);

    std::map<std::size_t, Kept> m_kept; ///< by the number of events taken in
    std::vector<std::size_t> m_undos;   ///< positions of the undo events
    std::size_t m_seen = 0;             ///< events that m_undos knows
};

} // namespace mxw::review
