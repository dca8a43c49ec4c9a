// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QDateTime>
#include <QString>

#include <span>

namespace mxw::audit {

struct AuditInput
{
    const checks::Analysis &analysis;
    const review::ReviewState &state;
    std::span<const review::Event> events; ///< for the chain's last hash and the history
    QDateTime exportedAt;                  ///< given, so that the same input writes the same record
    QString sessionFile;                   ///< may be empty (a scan without a session)
};

/// The audit record in Markdown, after the patch workflow §7: setup, inventory with decisions and evidence levels,
/// findings, open items, untested scope. Text taken from repositories or reviewers is escaped, so that it cannot make
/// headings, links or HTML of its own.
QString toMarkdown(const AuditInput &input);

} // namespace mxw::audit
