// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/FindingIndex.h"

#include <algorithm>

namespace mxw::review {

FindingIndex::FindingIndex(const checks::Analysis &analysis)
{
    for (const checks::Finding &finding : analysis.findings) {
        m_byEntry[finding.entry].push_back(static_cast<int>(m_findings.size()));
        m_findings.push_back({&finding, finding.fingerprint()});
    }
}

bool FindingIndex::isOpen(const Known &known, const ReviewState &state)
{
    const bool answered =
        known.finding->check == QLatin1StringView("M06") && state.entry(known.finding->entry).decision;
    return !answered && !state.suppressions().contains(known.fingerprint);
}

bool FindingIndex::isStale(const QString &entry, const ReviewState &state, const ContentDigests &now) const
{
    const auto &record = state.entry(entry).decision;
    if (!record)
        return false;
    if (record->decision.digests != now)
        return true;
    const auto found = m_byEntry.constFind(entry);
    return found != m_byEntry.cend() && std::ranges::any_of(*found, [&](int position) {
               const Known &known = m_findings[static_cast<size_t>(position)];
               return !record->decision.findings.contains(known.fingerprint) && isOpen(known, state);
           });
}

} // namespace mxw::review
