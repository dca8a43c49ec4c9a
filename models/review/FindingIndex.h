// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QHash>
#include <QString>

#include <vector>

namespace mxw::review {

/// The findings of an analysis by entry, each with its fingerprint: what views ask of every entry after each event is
/// looked up, not searched for. The analysis must outlive it.
class FindingIndex
{
public:
    struct Known
    {
        const checks::Finding *finding = nullptr;
        QString fingerprint = {};
    };

    explicit FindingIndex(const checks::Analysis &analysis);

    const std::vector<Known> &findings() const { return m_findings; }
    /// The same as ReviewState::isOpen() and isStale().
    static bool isOpen(const Known &known, const ReviewState &state);
    bool isStale(const QString &entry, const ReviewState &state, const ContentDigests &now) const;

private:
    std::vector<Known> m_findings;              ///< in the order of the analysis
    QHash<QString, std::vector<int>> m_byEntry; ///< positions
};

} // namespace mxw::review
