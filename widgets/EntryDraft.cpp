// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/EntryDraft.h"

namespace mxw::widgets {

void EntryDraft::settle(const review::EntryState &recorded)
{
    const auto base = EntryDraft().decisionOver(recorded);
    if (category == base.category)
        category.reset();
    if (reason == base.reason)
        reason.reset();
    if (removalCondition == base.removalCondition)
        removalCondition.reset();
    if (note == EntryDraft().noteOver(recorded))
        note.reset();
}

review::Decision EntryDraft::decisionOver(const review::EntryState &recorded) const
{
    review::Decision decision;
    if (recorded.decision)
        decision = recorded.decision->decision;
    decision.category = category.value_or(decision.category);
    decision.reason = reason.value_or(decision.reason);
    decision.removalCondition = removalCondition.value_or(decision.removalCondition);
    decision.digests = {};
    decision.findings.clear();
    return decision;
}

QString EntryDraft::noteOver(const review::EntryState &recorded) const
{
    return note.value_or(recorded.note ? recorded.note->text : QString());
}

} // namespace mxw::widgets
