// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/EntryMatch.h"
#include "models/review/PriorReview.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QString>

#include <optional>

namespace mxw::review {

/// Why a scan that does not find something does not show that it is fixed.
struct Mask
{
    QString reason = {};      ///< one sentence
    QString fingerprint = {}; ///< of the finding that hides the place; empty for none
};

/// Tells whether the place of a finding of an earlier review is still reached as it was then.
class MaskedPlace
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::MaskedPlace)
public:
    MaskedPlace(const PriorReview &prior, const checks::Analysis &now, const EntryMatch &entries);
    /// What hides the place now and did not then; nothing when it is as reached as before.
    std::optional<Mask> of(const checks::Finding &finding) const;

private:
    using Findings = std::vector<const checks::Finding *>;
    struct Side
    {
        const checks::Analysis *analysis = nullptr;
        QHash<QString, Findings> byFile;  ///< of the checks that hide others
        QHash<QString, Findings> byEntry; ///< the same
        Findings startUps;                ///< where start-up stops
    };

    static Side sideOf(const checks::Analysis &analysis);
    std::optional<Mask> bySyntax(const checks::Finding &finding) const;
    std::optional<Mask> byStartUp(const checks::Finding &finding) const;
    std::optional<Mask> byReach(const checks::Finding &finding) const;
    std::optional<Mask> byMissingTarget(const checks::Finding &finding) const;
    std::optional<Mask> byMissingImport(const checks::Finding &finding) const;
    std::optional<Mask> byUnreadFile(const checks::Finding &finding) const;
    std::optional<Mask> byDomain(const checks::Finding &finding) const;
    std::optional<Mask> byRejection(const checks::Finding &finding) const;
    bool fileLostItsReach(const QString &file) const;

    const PriorReview &m_prior;
    const EntryMatch &m_entries;
    Side m_before;
    Side m_now;
};

} // namespace mxw::review
