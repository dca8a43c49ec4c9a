// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/FindingFilter.h"

#include "models/items/FindingModel.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

constexpr auto AttributionKey = "attribution:"_L1;

/// The beginning of the word is enough, so that the list does not go empty while it is typed.
bool hasAttribution(const QModelIndex &row, const QString &word)
{
    const QString attribution = row.data(FindingModel::AttributionRole).toString();
    return attribution.isEmpty() ? "none"_L1.startsWith(word, Qt::CaseInsensitive)
                                 : attribution.startsWith(word, Qt::CaseInsensitive);
}

} // namespace

FindingFilter::FindingFilter(QObject *parent) : SteadyFilter(parent)
{
    setSortRole(FindingModel::SortRole);
    sort(FindingModel::SeverityColumn);
}

void FindingFilter::setSeverity(std::optional<checks::Severity> severity)
{
    m_severity = severity;
    invalidateRowsFilter();
}

void FindingFilter::setText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void FindingFilter::setSuppressedShown(bool shown)
{
    m_suppressedShown = shown;
    invalidateRowsFilter();
}

bool FindingFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto first = sourceModel()->index(row, 0, parent);
    if (m_severity && first.data(FindingModel::SeverityRole).toInt() != int(*m_severity))
        return false;
    const bool isClosed =
        first.data(FindingModel::SuppressedRole).toBool() || first.data(FindingModel::AnsweredRole).toBool();
    if (!m_suppressedShown && isClosed)
        return false;
    QString text = first.data(FindingModel::ReasonRole).toString() + u'\n';
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        text += first.siblingAtColumn(column).data().toString() + u'\n';
    text += first.data(FindingModel::DetailsRole).toStringList().join(u'\n');
    return std::ranges::all_of(m_words, [&](const QString &word) {
        if (word.startsWith(AttributionKey, Qt::CaseInsensitive))
            return hasAttribution(first, word.mid(AttributionKey.size()));
        return text.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace mxw::items
