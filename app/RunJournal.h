// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Session.h"

#include <functional>

namespace mxw::app {

/// The session that validation runs are kept in, whoever has it open.
struct RunJournal
{
    using Recording = std::function<Result<void>(review::Session &session, const QString &actor)>;

    std::function<const review::Session *()> session; ///< null while none is open
    std::function<Result<void>(const Recording &what)> record;
};

} // namespace mxw::app
