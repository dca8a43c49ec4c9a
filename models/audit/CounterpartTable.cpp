// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/CounterpartTable.h"

#include "models/audit/MarkdownText.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

QString CounterpartTable::text() const
{
    QString text;
    for (const inventory::Counterpart &counterpart : m_input.analysis.models.counterparts) {
        if (!counterpart.copy && !counterpart.model)
            continue;
        const QString upstream = counterpart.upstreamFile();
        QString remark = counterpart.copy ? tr("copy") : tr("no copy");
        if (upstream.isEmpty())
            remark = tr("mirrors no file of upstream");
        else if (counterpart.gone())
            remark = tr("gone at the target");
        else if (counterpart.moved())
            remark += u", "_s + tr("moved from %1").arg(markdownCode(counterpart.atBase));
        text += markdownRow({markdownCode(counterpart.file), upstream.isEmpty() ? u"–"_s : markdownCode(upstream),
                             upstream.isEmpty() ? u"–"_s : QString::number(counterpart.similarity, 'f', 3), remark});
    }
    if (text.isEmpty())
        return tr("None.") + u'\n';
    return tr("Similarity is twice the lines in common over all lines of both.") + u"\n\n"_s +
           markdownTableHead({tr("File of the plugin"), tr("Counterpart upstream"), tr("Similarity"), tr("Remark")}) +
           text;
}

} // namespace mxw::audit
