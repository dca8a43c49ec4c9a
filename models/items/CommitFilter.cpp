// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CommitFilter.h"

#include "models/items/CommitModel.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

CommitFilter::CommitFilter(QObject *parent) : SteadyFilter(parent)
{
    setSortRole(CommitModel::SortRole);
}

void CommitFilter::setText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void CommitFilter::setCarried(std::optional<checks::Carried> carried)
{
    m_carried = carried;
    invalidateRowsFilter();
}

void CommitFilter::setTie(std::optional<checks::Tie> tie)
{
    m_tie = tie;
    invalidateRowsFilter();
}

void CommitFilter::setUndecidedOnly(bool only)
{
    m_undecidedOnly = only;
    invalidateRowsFilter();
}

void CommitFilter::setKept(const QStringList &entries)
{
    m_kept = entries;
    if (m_undecidedOnly)
        invalidateRowsFilter();
}

bool CommitFilter::isFiltering() const
{
    return !m_words.isEmpty() || m_carried || m_tie || m_undecidedOnly;
}

bool CommitFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_carried && index.data(CommitModel::CarriedRole).toInt() != int(*m_carried))
        return false;
    if (m_tie && !index.data(CommitModel::TiesRole).toStringList().contains(checks::toString(*m_tie)))
        return false;
    if (m_undecidedOnly && index.data(CommitModel::DecidedRole).toBool() &&
        !m_kept.contains(index.data(CommitModel::EntryIdRole).toString()))
        return false;
    const QString text = index.data(CommitModel::SearchTextRole).toString();
    return std::ranges::all_of(m_words, [&](const QString &word) {
        if (!word.startsWith("file:"_L1))
            return text.contains(word, Qt::CaseInsensitive);
        const QString part = word.sliced(5);
        return std::ranges::any_of(index.data(CommitModel::FilesRole).toStringList(),
                                   [&](const QString &path) { return path.contains(part, Qt::CaseInsensitive); });
    });
}

} // namespace mxw::items
