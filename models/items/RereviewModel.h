// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/SteadyFilter.h"
#include "models/review/Rereview.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <memory>
#include <optional>

namespace mxw::items {

/// The findings of an earlier review with what became of each, one a row.
class RereviewModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns { FateColumn, CheckColumn, MessageColumn, PlaceColumn, ReasonColumn, NUM_COLUMNS };
    enum Roles { SortRole = Qt::UserRole, FateRole, EntryIdRole };

    explicit RereviewModel(QObject *parent = nullptr);
    void setRereview(std::shared_ptr<const review::Rereview> rereview);
    const review::FindingFate *fate(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const review::Rereview> m_rereview;
};

/// Sorts them (what is still there first by default) and keeps those of one fate that contain every word of a text.
class RereviewFilter : public SteadyFilter
{
    Q_OBJECT
public:
    explicit RereviewFilter(QObject *parent = nullptr);
    void setFate(std::optional<review::Fate> fate); ///< nothing: all
    void setText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    std::optional<review::Fate> m_fate;
    QStringList m_words;
};

} // namespace mxw::items
