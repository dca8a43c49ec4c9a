// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/InventoryFilter.h"

#include "models/inventory/Entry.h"
#include "models/items/InventoryModel.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

bool isActive(const QModelIndex &row)
{
    const auto reached = inventory::reachedFromString(row.data(InventoryModel::ReachedRole).toString());
    return reached == inventory::Reached::General || reached == inventory::Reached::Platform;
}

/// The beginning of a state's word is enough, so that the list does not go empty while the word is typed.
bool hasState(const QModelIndex &row, const QString &state)
{
    const bool decided = row.data(InventoryModel::DecidedRole).toBool();
    const auto begins = [&](QLatin1StringView word) { return word.startsWith(state, Qt::CaseInsensitive); };
    return (begins("open"_L1) && !decided) || (begins("decided"_L1) && decided) ||
           (begins("done"_L1) && row.data(InventoryModel::DoneRole).toBool()) ||
           (begins("active"_L1) && isActive(row)) || (begins("inactive"_L1) && !isActive(row)) ||
           (begins("stale"_L1) && row.data(InventoryModel::StaleRole).toBool());
}

void collect(const QAbstractItemModel &model, const QModelIndex &parent, QStringList &ids)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        const auto id = index.data(InventoryModel::EntryIdRole).toString();
        if (!id.isEmpty())
            ids << id;
        collect(model, index, ids);
    }
}

} // namespace

InventoryFilter::InventoryFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void InventoryFilter::setQuery(const QString &query)
{
    m_query = query;
    m_words = query.simplified().split(u' ', Qt::SkipEmptyParts);
    m_kept.clear();
    invalidateFilter();
}

void InventoryFilter::setKept(const QStringList &ids)
{
    if (ids == m_kept)
        return;
    m_kept = ids;
    invalidateFilter();
}

QStringList InventoryFilter::entryOrder() const
{
    QStringList ids;
    collect(*this, {}, ids);
    return ids;
}

bool InventoryFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty())
        return true;
    const auto index = sourceModel()->index(row, 0, parent);
    const auto kind = index.data(InventoryModel::KindRole).value<InventoryModel::RowKind>();
    if (kind == InventoryModel::RowKind::Domain || kind == InventoryModel::RowKind::Group)
        return false; // shown when a row below it is
    if (kind == InventoryModel::RowKind::Entry && m_kept.contains(index.data(InventoryModel::EntryIdRole).toString()))
        return true;
    return std::ranges::all_of(m_words, [&](const QString &word) { return matches(index, word); });
}

bool InventoryFilter::matches(const QModelIndex &row, const QString &word) const
{
    const bool entry =
        row.data(InventoryModel::KindRole).value<InventoryModel::RowKind>() == InventoryModel::RowKind::Entry;
    const auto colon = word.indexOf(u':');
    const auto key = word.left(colon).toLower();
    const auto value = word.mid(colon + 1);
    if (colon > 0) {
        if (key == "is"_L1)
            return value.isEmpty() || (entry && hasState(row, value));
        if (key == "check"_L1) {
            const auto found = row.data(InventoryModel::ChecksRole).toStringList();
            return value.isEmpty() || std::ranges::any_of(found, [&](const QString &check) {
                       return check.startsWith(value, Qt::CaseInsensitive);
                   });
        }
        if (key == "decision"_L1) {
            const auto disposition = row.data(InventoryModel::DispositionRole).toString();
            return value.isEmpty() || disposition.startsWith(value, Qt::CaseInsensitive);
        }
        if (key == "file"_L1)
            return row.data(InventoryModel::FileRole).toString().contains(value, Qt::CaseInsensitive);
    }
    return row.data(InventoryModel::SearchTextRole).toString().contains(word, Qt::CaseInsensitive);
}

} // namespace mxw::items
