// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Rereview.h"

#include <QHash>
#include <QString>

#include <vector>

namespace mxw::audit {

/// How findings stand to those of the earlier review, in the words of SARIF.
class SarifBaseline
{
public:
    /// Null: there is no earlier review.
    explicit SarifBaseline(const review::Rereview *rereview);

    /// "unchanged" or "updated" when the earlier review had it, else "new".
    QString stateOf(const checks::Finding &finding) const;
    /// What the earlier review found and this one does not, sorted.
    const std::vector<checks::Finding> &absent() const { return m_absent; }
    /// "fixed", "masked", …, of an absent one.
    QString fateOf(const checks::Finding &finding) const;

private:
    QHash<QString, const checks::Finding *> m_before; ///< by the fingerprint that it has now
    std::vector<checks::Finding> m_absent;
    QHash<QString, QString> m_fates; ///< by fingerprint then
};

} // namespace mxw::audit
