// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/Rereview.h"
#include "models/review/ReviewState.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace mxw::audit {

struct SarifInput
{
    const checks::Analysis &analysis;
    const review::ReviewState *state = nullptr; ///< of the session; null: nothing is known of suppressions
    QString version = {};                       ///< of this program
    QString language = QStringLiteral("en");    ///< of the rule pages; messages are in that of the scan
    const review::Rereview *rereview = nullptr; ///< against the earlier review; then each result has a baselineState
    std::optional<bool> draft = {};             ///< of a session: whether the record is final
};

/// The findings as a SARIF 2.1.0 log. The same input gives the same bytes: results are sorted, and neither times nor
/// paths of the machine are in it. Places are relative to the bases PLUGIN and UPSTREAM.
QByteArray toSarif(const SarifInput &input);

/// The key of a finding's fingerprint in partialFingerprints: check, entry, file and name, and no line. Where findings
/// share it, the second is followed by ":2" and so on.
inline constexpr QLatin1StringView SarifFingerprint("metaxUpgradeWorkbench/v1");

} // namespace mxw::audit
