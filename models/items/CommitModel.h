// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QAbstractTableModel>
#include <QHash>

#include <memory>
#include <vector>

namespace mxw::items {

/// The upstream commits of an analysis, one a row, newest first.
class CommitModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns { HashColumn, DateColumn, StateColumn, FilesColumn, SummaryColumn, DecisionColumn, NUM_COLUMNS };
    enum Roles {
        SortRole = Qt::UserRole,
        EntryIdRole,
        CarriedRole,    ///< int of checks::Carried
        LetterRole,     ///< one letter for it
        TiesRole,       ///< QStringList of the words of checks::Tie
        FilesRole,      ///< QStringList: upstream's, by both names, and the plugin's
        DecidedRole,    ///< bool
        SearchTextRole, ///< what free text of the filter looks in
    };

    explicit CommitModel(QObject *parent = nullptr);
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    void setState(const review::ReviewState &state);
    const checks::CommitRecord *commit(const QModelIndex &index) const;
    QModelIndex indexOfEntry(const QString &id) const;
    int decidedCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// What is asked for often.
    struct Row
    {
        QString entry;
        checks::Carried carried = checks::Carried::Outside;
        QString files;
        QStringList paths;
        QStringList ties;
        QString search;
    };
    static Row rowOf(const checks::CommitRecord &commit);
    std::vector<QString> decisionWords() const;
    QString text(size_t row, int column) const;
    QString toolTip(size_t row, int column) const;
    QVariant sortKey(size_t row, int column) const;

    std::shared_ptr<const checks::Analysis> m_analysis;
    review::ReviewState m_state;
    std::vector<Row> m_rows;
    std::vector<QString> m_decisions; ///< by row; empty: undecided
    QHash<QString, int> m_rowOfEntry;
};

} // namespace mxw::items
