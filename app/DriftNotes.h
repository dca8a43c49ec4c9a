// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/DriftCheck.h"
#include "models/review/Session.h"

#include <QCoreApplication>

namespace mxw::app {

/// What is at hand of what the last scan of a session saw.
review::DriftBasis driftBasis(const review::Session &session, std::shared_ptr<const git::Tree> scanned = {});

/// Says on standard error what changed since the scan, and records it when the session can be written to.
class DriftNotes
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::DriftNotes)
public:
    static void print(review::Session &session);
};

} // namespace mxw::app
