// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Rich.h"
#include "models/review/Event.h"

#include <QCoreApplication>

namespace mxw::audit {

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::EventWords)
public:
    /// What an event of the journal did, as one line.
    static Rich happened(const review::Event &event);
};

} // namespace mxw::audit
