// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"

#include <QAbstractTableModel>

#include <memory>

namespace mxw::items {

/// All findings of an analysis, one a row.
class FindingModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns { SeverityColumn, CheckColumn, MessageColumn, PlaceColumn, MovedToColumn, NUM_COLUMNS };
    enum Roles { SortRole = Qt::UserRole, SeverityRole, EntryIdRole, FileRole, LineRole, DetailsRole };

    explicit FindingModel(QObject *parent = nullptr);
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    const checks::Finding *finding(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const checks::Analysis> m_analysis;
};

} // namespace mxw::items
