// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/EntryMatch.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <vector>

namespace mxw::review {

/// Finds the findings of an earlier scan in a later one. Findings of one fingerprint are places of one finding. Both
/// analyses and the match of the entries must outlive it.
class FindingMatch
{
public:
    using Places = std::vector<const checks::Finding *>;

    FindingMatch(const checks::Analysis &prior, const checks::Analysis &now, const EntryMatch &entries);

    const Places &before(const QString &fingerprint) const;
    /// The places of what that finding is now; empty when it was not found again.
    const Places &now(const QString &fingerprint) const;
    /// Findings that the earlier scan had in no form.
    std::vector<checks::Finding> added() const;
    bool isAdded(const checks::Finding &finding) const;

private:
    using Identity = QString (FindingMatch::*)(const checks::Finding &finding, bool prior) const;

    void match(Identity identity);
    void matchParts();
    QString entryOf(const checks::Finding &finding, bool prior) const;
    QString sameSymbol(const checks::Finding &finding, bool prior) const;
    QString sameTargetName(const checks::Finding &finding, bool prior) const;
    QString movedFile(const checks::Finding &finding, bool prior) const;
    std::vector<QString> lost() const;
    std::vector<QString> unclaimed() const;

    const checks::Analysis &m_now;
    const EntryMatch &m_entries;
    QHash<QString, QString> m_priorIds; ///< by id of the entry now
    QSet<QString> m_filesBefore;
    QSet<QString> m_filesNow;
    QHash<QString, Places> m_before;
    QHash<QString, Places> m_after;
    QHash<QString, QString> m_matched; ///< fingerprint now by fingerprint before
    QSet<QString> m_claimed;           ///< fingerprints now
};

/// The names of a finding that is about several, "A, B".
QStringList symbolsOf(const checks::Finding &finding);

} // namespace mxw::review
