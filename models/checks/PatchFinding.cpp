// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PatchFinding.h"

#include <algorithm>

namespace mxw::checks {

using namespace inventory;

Finding patchFinding(const QString &check, const EntryFacts &facts, Severity severity)
{
    Finding finding;
    finding.check = check;
    finding.severity = facts.entry.reached == Reached::Never ? std::min(severity, Severity::Warning) : severity;
    finding.entry = facts.entry.id;
    finding.file = facts.entry.file;
    finding.line = facts.entry.line;
    finding.symbol = facts.entry.targetAttribute.isEmpty() ? facts.entry.targetModule : facts.entry.targetAttribute;
    if (facts.entry.atTarget) {
        finding.upstreamFile = facts.entry.atTarget->file;
        finding.upstreamLine = facts.entry.atTarget->line;
    }
    return finding;
}

} // namespace mxw::checks
