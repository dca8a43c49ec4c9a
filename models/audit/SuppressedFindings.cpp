// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SuppressedFindings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

std::vector<Block> SuppressedFindings::blocks() const
{
    const review::Suppressions &suppressions = m_assessment.state().suppressions();
    if (suppressions.isEmpty())
        return {Paragraph{Rich::words(tr("None."))}};
    Table table{.head = {Rich::words(tr("Finding")), Rich::words(tr("Check")), Rich::words(tr("Place")),
                         Rich::words(tr("Reason")), Rich::words(tr("Suppressed by"))},
                .weights = {1, 1, 4, 4, 3}};
    QSet<QString> found;
    for (size_t i = 0; i < m_assessment.analysis().findings.size(); ++i) {
        const QString fingerprint = m_assessment.analysis().findings[i].fingerprint();
        const auto record = suppressions.constFind(fingerprint);
        if (record == suppressions.cend())
            continue;
        table.rows.push_back(row(Assessment::findingReference(i), *record));
        found.insert(fingerprint);
    }
    std::vector<const review::SuppressionRecord *> gone;
    for (const auto &[fingerprint, record] : suppressions.asKeyValueRange()) {
        if (!found.contains(fingerprint))
            gone.push_back(&record);
    }
    std::ranges::sort(gone, {}, &review::SuppressionRecord::seq);
    for (const review::SuppressionRecord *record : gone)
        table.rows.push_back(row(Rich::words(tr("no longer found")), *record));
    return {table};
}

Row SuppressedFindings::row(const Rich &number, const review::SuppressionRecord &record) const
{
    Rich place = Rich::code(record.suppressed.file);
    if (!record.suppressed.symbol.isEmpty())
        place += Rich::words(u", "_s) + Rich::code(record.suppressed.symbol);
    return {number, Rich::text(record.suppressed.check), place, Rich::text(record.suppressed.reason),
            Assessment::who(record.actor, record.time, record.seq)};
}

Rich SuppressedFindings::remark(const checks::Finding &finding) const
{
    const auto record = m_assessment.state().suppressions().constFind(finding.fingerprint());
    if (record == m_assessment.state().suppressions().cend())
        return {};
    return Rich::filled(tr("suppressed in event %1: %2"),
                        {Rich::number(record->seq), Rich::text(record->suppressed.reason)});
}

} // namespace mxw::audit
