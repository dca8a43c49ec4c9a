// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/Run.h"

#include "models/core/Words.h"

namespace mxw::validation {

namespace {

constexpr Words<RunState, 9> states = {{{RunState::Queued, u"queued"},
                                        {RunState::Starting, u"starting"},
                                        {RunState::Running, u"running"},
                                        {RunState::Unreachable, u"unreachable"},
                                        {RunState::Finished, u"finished"},
                                        {RunState::Failed, u"failed"},
                                        {RunState::Cancelled, u"cancelled"},
                                        {RunState::TimedOut, u"timed-out"},
                                        {RunState::Imported, u"imported"}}};

} // namespace

QString toString(RunState state)
{
    return wordOf(states, state);
}

std::optional<RunState> runStateFromString(QStringView text)
{
    return valueOf(states, text);
}

bool isOver(RunState state)
{
    return state >= RunState::Finished;
}

} // namespace mxw::validation
