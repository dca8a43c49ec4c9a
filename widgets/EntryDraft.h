// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/ReviewState.h"

#include <optional>

namespace mxw::widgets {

/// What was typed for an entry and is not recorded yet. A field is empty when it says what is recorded.
struct EntryDraft
{
    std::optional<review::ReasonCategory> category;
    std::optional<QString> reason;
    std::optional<QString> removalCondition;
    std::optional<QString> note;

    bool touchesDecision() const { return category || reason || removalCondition; }
    bool isEmpty() const { return !touchesDecision() && !note; }

    /// Lets go of the fields that say the same as the record.
    void settle(const review::EntryState &recorded);
    /// The decision's fields as the screen shows them: what is recorded, with what was typed over it.
    review::Decision decisionOver(const review::EntryState &recorded) const;
    QString noteOver(const review::EntryState &recorded) const;
};

} // namespace mxw::widgets
