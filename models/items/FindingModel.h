// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace mxw::items {

/// All findings of an analysis, one a row.
class FindingModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns { SeverityColumn, CheckColumn, MessageColumn, PlaceColumn, MovedToColumn, NUM_COLUMNS };
    enum Roles {
        SortRole = Qt::UserRole,
        SeverityRole,
        EntryIdRole,
        FileRole,
        LineRole,
        DetailsRole,
        SuppressedRole,
        ReasonRole
    };

    explicit FindingModel(QObject *parent = nullptr);
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setSuppressions(const review::Suppressions &suppressions);
    const checks::Finding *finding(const QModelIndex &index) const;
    /// Null when it counts.
    const review::SuppressionRecord *suppression(const QModelIndex &index) const;
    int openCount(checks::Severity severity) const; ///< without the suppressed ones
    int suppressedCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void findSuppressed();

    std::shared_ptr<const checks::Analysis> m_analysis;
    review::Suppressions m_suppressions;
    std::vector<const review::SuppressionRecord *> m_records; ///< by row
};

} // namespace mxw::items
