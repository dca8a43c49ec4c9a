// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseModel.h"
#include "models/items/RunWords.h"

#include <algorithm>
#include <cmath>

// How the cases look as an item model; what they are is in CaseModel.cpp. The internal id of a case in a group is the
// group's row + 1, that of everything at the top is 0.

namespace mxw::items {

using namespace Qt::StringLiterals;
using validation::CaseOutcome;

int CaseModel::caseOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return -1;
    if (index.internalId() > 0)
        return m_groups[size_t(index.internalId() - 1)].cases[size_t(index.row())];
    return m_grouping.kind == CaseGrouping::Kind::None ? index.row() : -1;
}

QModelIndex CaseModel::indexOfCase(int testCase) const
{
    if (testCase < 0 || size_t(testCase) >= m_places.size())
        return {};
    const Place place = m_places[size_t(testCase)];
    return createIndex(place.row, 0, quintptr(place.group + 1));
}

QModelIndex CaseModel::indexOfNode(const QString &node) const
{
    const auto found = std::ranges::find(m_record->cases, node, &validation::TestCase::node);
    return found == m_record->cases.end() ? QModelIndex() : indexOfCase(int(found - m_record->cases.begin()));
}

QModelIndex CaseModel::index(int row, int column, const QModelIndex &parent) const
{
    // Asked for with every step of sorting: cheaper than hasIndex().
    if (row < 0 || column < 0 || column >= CaseRow::NUM_COLUMNS || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row() + 1) : 0);
}

QModelIndex CaseModel::parent(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() > 0 ? createIndex(int(index.internalId() - 1), 0, quintptr(0))
                                                     : QModelIndex();
}

int CaseModel::rowCount(const QModelIndex &parent) const
{
    const bool flat = m_grouping.kind == CaseGrouping::Kind::None;
    if (!parent.isValid())
        return flat ? m_rows : int(m_groups.size());
    if (flat || parent.internalId() > 0 || parent.column() > 0)
        return 0;
    return int(m_groups[size_t(parent.row())].cases.size());
}

int CaseModel::columnCount(const QModelIndex &) const
{
    return CaseRow::NUM_COLUMNS;
}

bool CaseModel::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0;
}

const CaseModel::Group &CaseModel::summed(int group) const
{
    const Group &summed = m_groups[size_t(group)];
    if (summed.sum)
        return summed;
    const auto raise = [](std::optional<double> &to, std::optional<double> value) {
        if (value && (!to || std::isnan(*value) || *value > *to))
            to = value;
    };
    auto &sum = summed.sum.emplace();
    summed.failed = 0;
    summed.seconds = 0;
    for (const int testCase : summed.cases) {
        const validation::CaseSummary &one = m_summaries[size_t(testCase)];
        sum.comparisons += one.comparisons;
        sum.isCounted = sum.isCounted || one.isCounted;
        sum.elements += one.elements;
        sum.mismatches += one.mismatches;
        raise(sum.absolute, one.absolute);
        raise(sum.relative, one.relative);
        raise(sum.overAllowed, one.overAllowed);
        raise(sum.absoluteP99, one.absoluteP99);
        const validation::TestCase &shown = m_record->cases[size_t(testCase)];
        summed.failed += validation::isFailure(shown.outcome) ? 1 : 0;
        summed.seconds += shown.seconds;
    }
    return summed;
}

QVariant CaseModel::caseData(int testCase, int column, int role) const
{
    const CaseRow shown = row(testCase);
    switch (role) {
    case Qt::DisplayRole:
        return shown.text(column);
    case Qt::ToolTipRole:
        return shown.toolTip(column);
    case SortRole:
        if (CaseRow::isNumeric(column))
            return shown.number(column);
        return column == CaseRow::OutcomeColumn ? QVariant(int(shown.testCase->outcome)) : QVariant(shown.text(column));
    case NodeRole:
        return shown.testCase->node;
    case OutcomeRole:
        return int(shown.testCase->outcome);
    case IsGroupRole:
        return false;
    case WarningRole:
        return column == CaseRow::OverAllowedColumn && shown.summary->overAllowed &&
               !(*shown.summary->overAllowed <= 1);
    }
    return {};
}

QVariant CaseModel::groupData(const Group &group, int column, int role) const
{
    // A group has no case of its own: only what sums up is shown of it.
    validation::TestCase none;
    none.seconds = group.seconds;
    none.outcome = group.failed > 0 ? CaseOutcome::Failed : CaseOutcome::Passed;
    const CaseRow shown{&none, &*group.sum, nullptr, m_flipped};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (column == CaseRow::TestColumn)
            return tr("%1 (%2)").arg(group.name).arg(group.cases.size());
        if (column == CaseRow::OutcomeColumn)
            return group.failed > 0 ? tr("%1 failed").arg(group.failed) : tr("none failed");
        return CaseRow::isNumeric(column) ? shown.text(column) : QString();
    case SortRole:
        if (CaseRow::isNumeric(column))
            return shown.number(column);
        return column == CaseRow::OutcomeColumn ? QVariant(group.failed) : QVariant(group.name);
    case OutcomeRole:
        return int(none.outcome);
    case IsGroupRole:
        return true;
    case WarningRole:
        return column == CaseRow::OutcomeColumn && group.failed > 0;
    }
    return {};
}

QVariant CaseModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((CaseRow::isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const int testCase = caseOf(index);
    return testCase >= 0 ? caseData(testCase, index.column(), role)
                         : groupData(summed(index.row()), index.column(), role);
}

QVariant CaseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return CaseRow::header(section);
    if (role == Qt::ToolTipRole)
        return CaseRow::headerToolTip(section);
    if (role == Qt::TextAlignmentRole)
        return int((CaseRow::isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace mxw::items
