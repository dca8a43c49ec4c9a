// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/Run.h"

#include <QAbstractTableModel>

#include <vector>

namespace mxw::items {

/// The validation runs of a review, the latest first.
class RunListModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Columns {
        NumberColumn,
        StateColumn,
        CountsColumn,
        SuiteColumn,
        LauncherColumn,
        LevelColumn,
        StartedColumn,
        DurationColumn,
        NUM_COLUMNS
    };
    enum Roles { SortRole = Qt::UserRole, RunIdRole, StateRole, FailedRole };

    explicit RunListModel(QObject *parent = nullptr);
    void setRuns(std::vector<validation::Run> runs);
    /// Changes the run in its row, or adds a row for it.
    void updateRun(const validation::Run &run);

    const validation::Run *run(const QModelIndex &index) const;
    const validation::Run *run(const QString &id) const;
    QModelIndex indexOf(const QString &id) const; ///< invalid when there is no such run
    const std::vector<validation::Run> &runs() const { return m_runs; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// What is asked for often and counted over all cases.
    struct Shown
    {
        QString counts;
        QString level;
        qint64 failed = 0;
    };
    static Shown shownOf(const validation::Run &run);
    QString text(const validation::Run &run, const Shown &shown, int column) const;

    std::vector<validation::Run> m_runs;
    std::vector<Shown> m_shown; ///< by row
};

} // namespace mxw::items
