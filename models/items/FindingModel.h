// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
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
        ReasonRole,
        AnsweredRole,    ///< bool: it only asked for a decision, and that was made
        AttributionRole, ///< journal word; empty: nobody judged it
    };

    explicit FindingModel(QObject *parent = nullptr);
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setSuppressions(const review::Suppressions &suppressions);
    /// Suppressions, judgements, and what decisions answered.
    void setState(const review::ReviewState &state);
    const checks::Finding *finding(const QModelIndex &index) const;
    /// Null when it counts.
    const review::SuppressionRecord *suppression(const QModelIndex &index) const;
    /// Null when nobody judged it.
    const review::JudgementRecord *judgement(const QModelIndex &index) const;
    int openCount(checks::Severity severity) const; ///< without the suppressed and answered ones
    int suppressedCount() const;
    int answeredCount() const; ///< without those that are suppressed, too

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        const review::SuppressionRecord *suppression = nullptr;
        bool answered = false;
        std::optional<review::JudgementRecord> judgement = {};

        bool isOpen() const { return !suppression && !answered; }
    };
    void findSuppressed();
    QVariant textOf(const QModelIndex &index, bool whole) const;
    void tellChange();

    std::shared_ptr<const checks::Analysis> m_analysis;
    review::Suppressions m_suppressions;
    std::vector<Row> m_rows;
    QStringList m_fingerprints; ///< by row; made once, they are costly
};

} // namespace mxw::items
