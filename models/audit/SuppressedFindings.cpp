// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/SuppressedFindings.h"

#include "models/audit/MarkdownText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

QString SuppressedFindings::text() const
{
    const review::Suppressions &suppressions = m_input.state.suppressions();
    if (suppressions.isEmpty())
        return tr("None.") + u'\n';
    QString rows;
    QSet<QString> found;
    for (std::size_t i = 0; i < m_input.analysis.findings.size(); ++i) {
        const QString fingerprint = m_input.analysis.findings[i].fingerprint();
        const auto record = suppressions.constFind(fingerprint);
        if (record == suppressions.cend())
            continue;
        rows += row(u"F%1"_s.arg(i + 1), *record);
        found.insert(fingerprint);
    }
    std::vector<const review::SuppressionRecord *> gone;
    for (const auto &[fingerprint, record] : suppressions.asKeyValueRange()) {
        if (!found.contains(fingerprint))
            gone.push_back(&record);
    }
    std::ranges::sort(gone, {}, &review::SuppressionRecord::seq);
    for (const review::SuppressionRecord *record : gone)
        rows += row(tr("no longer found"), *record);
    return markdownTableHead({tr("Finding"), tr("Check"), tr("Place"), tr("Reason"), tr("Suppressed by")}) + rows;
}

QString SuppressedFindings::row(const QString &number, const review::SuppressionRecord &record) const
{
    QString place = markdownCode(record.suppressed.file);
    if (!record.suppressed.symbol.isEmpty())
        place += u", "_s + markdownCode(record.suppressed.symbol);
    return markdownRow({number, markdownInline(record.suppressed.check), place,
                        markdownInline(record.suppressed.reason),
                        tr("%1, %2, event %3")
                            .arg(markdownInline(record.actor), record.time.toUTC().toString(Qt::ISODate),
                                 QString::number(record.seq))});
}

QString SuppressedFindings::remark(const checks::Finding &finding) const
{
    const auto record = m_input.state.suppressions().constFind(finding.fingerprint());
    if (record == m_input.state.suppressions().cend())
        return {};
    return tr("suppressed in event %1: %2")
        .arg(QString::number(record->seq), markdownInline(record->suppressed.reason));
}

} // namespace mxw::audit
