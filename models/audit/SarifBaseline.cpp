// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SarifBaseline.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mxw::audit {

SarifBaseline::SarifBaseline(const review::Rereview *rereview)
{
    if (!rereview)
        return;
    for (const review::FindingFate &fate : rereview->findings) {
        const bool isThere = fate.fate == review::Fate::StillPresent || fate.fate == review::Fate::PartiallyFixed;
        if (isThere && !fate.fingerprint.isEmpty()) {
            m_before.insert(fate.fingerprint, &fate.prior);
            continue;
        }
        m_absent.push_back(fate.prior);
        m_fates.insert(fate.prior.fingerprint(), toString(fate.fate));
    }
    std::ranges::stable_sort(m_absent, {}, [](const checks::Finding &finding) {
        return std::tie(finding.file, finding.line, finding.check, finding.symbol, finding.message, finding.entry);
    });
}

QString SarifBaseline::stateOf(const checks::Finding &finding) const
{
    const auto before = m_before.constFind(finding.fingerprint());
    if (before == m_before.cend())
        return u"new"_s;
    const checks::Finding &was = **before;
    const bool isSame = was.severity == finding.severity && was.message == finding.message &&
                        was.consequence == finding.consequence && was.file == finding.file;
    return isSame ? u"unchanged"_s : u"updated"_s;
}

QString SarifBaseline::fateOf(const checks::Finding &finding) const
{
    return m_fates.value(finding.fingerprint());
}

} // namespace mxw::audit
