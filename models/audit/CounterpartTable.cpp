// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/CounterpartTable.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

std::vector<Block> CounterpartTable::blocks() const
{
    Table table{.head = {Rich::words(tr("File of the plugin")), Rich::words(tr("Counterpart upstream")),
                         Rich::words(tr("Similarity")), Rich::words(tr("Remark"))},
                .weights = {5, 5, 1, 3}};
    for (const inventory::Counterpart &counterpart : m_assessment.analysis().models.counterparts) {
        if (!counterpart.copy && !counterpart.model)
            continue;
        const QString upstream = counterpart.upstreamFile();
        Rich remark = Rich::words(counterpart.copy ? tr("copy") : tr("no copy"));
        if (upstream.isEmpty())
            remark = Rich::words(tr("mirrors no file of upstream"));
        else if (counterpart.gone())
            remark = Rich::words(tr("gone at the target"));
        else if (counterpart.moved())
            remark += Rich::words(u", "_s) + Rich::filled(tr("moved from %1"), {Rich::code(counterpart.atBase)});
        table.rows.push_back(
            {Rich::code(counterpart.file), Rich::code(upstream),
             Rich::words(upstream.isEmpty() ? u"–"_s : QString::number(counterpart.similarity, 'f', 3)), remark});
    }
    if (table.rows.empty())
        return {Paragraph{Rich::words(tr("None."))}};
    return {Paragraph{Rich::words(tr("Similarity is twice the lines in common over all lines of both."))}, table};
}

} // namespace mxw::audit
