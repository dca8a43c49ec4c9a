// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PatchFinding.h"

#include <algorithm>

namespace mxw::checks {

using namespace inventory;

Finding patchFinding(const QString &check, const EntryFacts &facts, Severity severity, Severity unreached)
{
    const Entry &entry = facts.entry;
    Finding finding;
    finding.check = check;
    finding.severity = entry.reached == Reached::Never ? std::min(severity, unreached) : severity;
    finding.entry = entry.id;
    finding.file = entry.file;
    finding.line = entry.line;
    finding.symbol = entry.targetAttribute.isEmpty() ? entry.targetModule : entry.targetAttribute;
    if (entry.atTarget) {
        finding.upstreamFile = entry.atTarget->file;
        finding.upstreamLine = entry.atTarget->line;
    }
    return finding;
}

QString targetName(const Entry &entry)
{
    return entry.targetAttribute.section(u'[', 0, 0);
}

QString ownerName(const Entry &entry)
{
    return targetName(entry).section(u'.', 0, -2);
}

bool isDecorated(const Entry &entry)
{
    return entry.mechanism == Mechanism::Decorator || entry.mechanism == Mechanism::DecoratorCall;
}

} // namespace mxw::checks
