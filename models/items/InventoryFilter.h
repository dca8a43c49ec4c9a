// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QString>
#include <QStringList>

namespace mxw::items {

/// Filters the inventory by words joined with "and": `is:open`, `is:decided`, `is:done`, `is:active`, `is:inactive`,
/// `is:stale`, `check:P03`, `decision:remove`, `file:part`, and free text. An unknown word before a colon is free text.
/// Keeps groups of rows that match.
class InventoryFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit InventoryFilter(QObject *parent = nullptr);
    void setQuery(const QString &query);
    QString query() const { return m_query; }
    /// Entries that stay although they no longer match, so that the row at hand does not vanish while it is worked on.
    void setKept(const QStringList &ids);
    /// Entry ids that pass, top to bottom.
    QStringList entryOrder() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool matches(const QModelIndex &row, const QString &word) const;

    QString m_query;
    QStringList m_words;
    QStringList m_kept;
};

} // namespace mxw::items
