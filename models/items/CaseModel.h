// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/CaseGrouping.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <optional>
#include <vector>

namespace mxw::items {

/// The test cases of one run, flat or in groups. While the run goes on, records that continue the one before change
/// only the rows that changed.
class CaseModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Roles {
        SortRole = Qt::UserRole,
        NodeRole,    ///< empty for groups
        OutcomeRole, ///< validation::CaseOutcome as int; of groups Failed when a case of it failed
        IsGroupRole,
        WarningRole ///< the number or pattern of this cell is out of order
    };

    explicit CaseModel(QObject *parent = nullptr);

    /// `key` names the run: a record of the same key that only has more in it is taken in step by step.
    void setRecord(const QString &key, std::shared_ptr<const validation::RunRecord> record);
    void setGrouping(const CaseGrouping &grouping);
    const CaseGrouping &grouping() const { return m_grouping; }
    /// Shows the operands in the other order; what does not follow from it is unknown then.
    void setFlipped(bool flipped);
    bool isFlipped() const { return m_flipped; }
    /// Fills the column of changes against another run; null empties it.
    void setBaseline(std::shared_ptr<const validation::RunRecord> baseline);

    const validation::RunRecord &record() const { return *m_record; }
    std::shared_ptr<const validation::RunRecord> sharedRecord() const { return m_record; }
    const std::vector<validation::CaseSummary> &summaries() const { return m_summaries; }
    /// Against the baseline; null without one.
    const validation::RunComparison *comparison() const { return m_comparison ? &*m_comparison : nullptr; }
    const std::vector<validation::CaseSummary> &baselineSummaries() const { return m_baselineSummaries; }

    /// Index into the record's cases; -1 for groups.
    int caseOf(const QModelIndex &index) const;
    QModelIndex indexOfCase(int testCase) const;
    QModelIndex indexOfNode(const QString &node) const;
    CaseRow row(int testCase) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Group
    {
        QString name;
        std::vector<int> cases;
        /// What its row shows; made when asked for after a change.
        mutable std::optional<validation::CaseSummary> sum;
        mutable qint64 failed = 0;
        mutable double seconds = 0;
    };
    /// Where a case is: which group, -1 when there are none, and which row in it.
    struct Place
    {
        int group = -1;
        int row = 0;
    };

    bool continues(const validation::RunRecord &record) const;
    std::vector<int> changedSince(const validation::RunRecord &before) const;
    void takeChanged(const std::vector<int> &changed);
    void takeNew(size_t from);
    void insertInto(int group, const std::vector<int> &cases);
    void announce(const std::vector<int> &changed);
    void moveToGroup(int testCase, int group);
    int groupNamed(const QString &name);
    void regroup();
    void summarizeAll();
    void compare();
    const Group &summed(int group) const;
    QVariant caseData(int testCase, int column, int role) const;
    QVariant groupData(const Group &group, int column, int role) const;

    QString m_key;
    std::shared_ptr<const validation::RunRecord> m_record;
    std::vector<validation::CaseSummary> m_summaries;
    CaseGrouping m_grouping;
    bool m_flipped = false;
    std::vector<Group> m_groups;
    QHash<QString, int> m_groupNames;
    std::vector<Place> m_places; ///< by case
    int m_rows = 0;              ///< cases that have a row, when flat
    std::shared_ptr<const validation::RunRecord> m_baseline;
    std::vector<validation::CaseSummary> m_baselineSummaries;
    std::optional<validation::RunComparison> m_comparison;
    std::vector<int> m_pairs; ///< by case: index into the comparison's pairs
};

} // namespace mxw::items
