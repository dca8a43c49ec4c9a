// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Rereview.h"
#include "models/review/ReviewState.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <span>

namespace mxw::audit {

/// What a record is written from. The same input writes the same bytes: no clock and no path of the machine is in it.
struct AuditInput
{
    const checks::Analysis &analysis;
    const review::ReviewState &state;
    std::span<const review::Event> events;      ///< for the chain's last hash and the history
    QString sessionFile = {};                   ///< may be empty (a scan without a session)
    const review::Rereview *rereview = nullptr; ///< against the earlier review that this one follows on
    /// What the journal keeps under a digest, empty when that is not there; without it, no chart, chain or hunk is
    /// shown.
    std::function<QByteArray(const QString &digest)> content = {};
    bool final = false; ///< asked for; the caller has seen that nothing stands against it (openForFinal)
};

} // namespace mxw::audit
