// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CaseModel.h"

#include <algorithm>
#include <utility>

namespace mxw::items {

using validation::CaseOutcome;

namespace {

bool hasChanged(const validation::TestCase &before, const validation::TestCase &now)
{
    return before.outcome != now.outcome || before.comparisons.size() != now.comparisons.size() ||
           before.seconds != now.seconds || before.parameters.size() != now.parameters.size() ||
           before.message.size() != now.message.size() || before.reason.size() != now.reason.size();
}

} // namespace

CaseModel::CaseModel(QObject *parent)
    : QAbstractItemModel(parent), m_record(std::make_shared<const validation::RunRecord>())
{
}

bool CaseModel::continues(const validation::RunRecord &record) const
{
    const size_t known = m_record->cases.size();
    if (record.cases.size() < known)
        return false;
    // Cases are only ever added at the end: the ends of what is known tell.
    return known == 0 || (record.cases.front().node == m_record->cases.front().node &&
                          record.cases[known - 1].node == m_record->cases.back().node);
}

void CaseModel::setRecord(const QString &key, std::shared_ptr<const validation::RunRecord> record)
{
    if (record == m_record && key == m_key)
        return;
    if (key == m_key && continues(*record)) {
        const auto before = std::exchange(m_record, std::move(record));
        const std::vector<int> changed = changedSince(*before);
        for (const int testCase : changed)
            m_summaries[size_t(testCase)] = summarize(*m_record, m_record->cases[size_t(testCase)], m_flipped);
        for (size_t i = before->cases.size(); i < m_record->cases.size(); ++i)
            m_summaries.push_back(summarize(*m_record, m_record->cases[i], m_flipped));
        compare();
        takeChanged(changed);
        takeNew(before->cases.size());
        return;
    }
    beginResetModel();
    m_key = key;
    m_record = std::move(record);
    summarizeAll();
    compare();
    regroup();
    endResetModel();
}

std::vector<int> CaseModel::changedSince(const validation::RunRecord &before) const
{
    std::vector<int> changed;
    for (size_t i = 0; i < before.cases.size(); ++i) {
        if (hasChanged(before.cases[i], m_record->cases[i]))
            changed.push_back(int(i));
    }
    return changed;
}

void CaseModel::takeChanged(const std::vector<int> &changed)
{
    if (m_grouping.kind != CaseGrouping::Kind::None) {
        for (const int testCase : changed) {
            const int group = groupNamed(m_grouping.groupOf(row(testCase)));
            if (group != m_places[size_t(testCase)].group)
                moveToGroup(testCase, group);
            m_groups[size_t(group)].sum.reset();
        }
    }
    announce(changed);
}

void CaseModel::announce(const std::vector<int> &changed)
{
    for (size_t i = 0; i < changed.size();) {
        const QModelIndex first = indexOfCase(changed[i]);
        QModelIndex last = first;
        for (++i; i < changed.size(); ++i) {
            const QModelIndex next = indexOfCase(changed[i]);
            if (next.internalId() != last.internalId() || next.row() != last.row() + 1)
                break;
            last = next;
        }
        Q_EMIT dataChanged(first, last.siblingAtColumn(CaseRow::NUM_COLUMNS - 1));
        if (const QModelIndex group = parent(first); group.isValid())
            Q_EMIT dataChanged(group, group.siblingAtColumn(CaseRow::NUM_COLUMNS - 1));
    }
}

void CaseModel::takeNew(size_t from)
{
    const size_t end = m_record->cases.size();
    if (from == end)
        return;
    m_places.resize(end);
    if (m_grouping.kind == CaseGrouping::Kind::None) {
        beginInsertRows({}, int(from), int(end) - 1);
        for (size_t i = from; i < end; ++i)
            m_places[i] = {-1, int(i)};
        m_rows = int(end);
        endInsertRows();
        return;
    }
    std::vector<std::vector<int>> added;
    for (size_t i = from; i < end; ++i) {
        const auto group = size_t(groupNamed(m_grouping.groupOf(row(int(i)))));
        added.resize(std::max(added.size(), group + 1));
        added[group].push_back(int(i));
    }
    for (size_t group = 0; group < added.size(); ++group)
        insertInto(int(group), added[group]);
}

void CaseModel::insertInto(int group, const std::vector<int> &cases)
{
    if (cases.empty())
        return;
    Group &target = m_groups[size_t(group)];
    const QModelIndex parent = index(group, 0);
    const int first = int(target.cases.size());
    beginInsertRows(parent, first, first + int(cases.size()) - 1);
    for (const int testCase : cases) {
        m_places[size_t(testCase)] = {group, int(target.cases.size())};
        target.cases.push_back(testCase);
    }
    target.sum.reset();
    endInsertRows();
    Q_EMIT dataChanged(parent, parent.siblingAtColumn(CaseRow::NUM_COLUMNS - 1));
}

int CaseModel::groupNamed(const QString &name)
{
    const auto known = m_groupNames.constFind(name);
    if (known != m_groupNames.cend())
        return *known;
    const int row = int(m_groups.size());
    beginInsertRows({}, row, row);
    m_groups.push_back({name, {}, {}, 0, 0});
    m_groupNames.insert(name, row);
    endInsertRows();
    return row;
}

void CaseModel::moveToGroup(int testCase, int group)
{
    const Place from = m_places[size_t(testCase)];
    Group &source = m_groups[size_t(from.group)];
    Group &target = m_groups[size_t(group)];
    const int to = int(target.cases.size());
    beginMoveRows(index(from.group, 0), from.row, from.row, index(group, 0), to);
    source.cases.erase(source.cases.begin() + from.row);
    for (size_t row = size_t(from.row); row < source.cases.size(); ++row)
        m_places[size_t(source.cases[row])].row = int(row);
    target.cases.push_back(testCase);
    m_places[size_t(testCase)] = {group, to};
    source.sum.reset();
    target.sum.reset();
    endMoveRows();
    const QModelIndex sum = index(from.group, 0);
    Q_EMIT dataChanged(sum, sum.siblingAtColumn(CaseRow::NUM_COLUMNS - 1));
}

void CaseModel::setGrouping(const CaseGrouping &grouping)
{
    if (grouping == m_grouping)
        return;
    beginResetModel();
    m_grouping = grouping;
    regroup();
    endResetModel();
}

void CaseModel::regroup()
{
    const auto count = m_record->cases.size();
    m_groups.clear();
    m_groupNames.clear();
    m_places.assign(count, {});
    m_rows = int(count);
    for (size_t i = 0; i < count; ++i) {
        if (m_grouping.kind == CaseGrouping::Kind::None) {
            m_places[i] = {-1, int(i)};
            continue;
        }
        const QString name = m_grouping.groupOf(row(int(i)));
        const auto known = m_groupNames.constFind(name);
        const int group = known == m_groupNames.cend() ? int(m_groups.size()) : *known;
        if (known == m_groupNames.cend()) {
            m_groups.push_back({name, {}, {}, 0, 0});
            m_groupNames.insert(name, group);
        }
        m_places[i] = {group, int(m_groups[size_t(group)].cases.size())};
        m_groups[size_t(group)].cases.push_back(int(i));
    }
}

void CaseModel::setFlipped(bool flipped)
{
    if (flipped == m_flipped)
        return;
    m_flipped = flipped;
    if (m_grouping.kind == CaseGrouping::Kind::Pattern || m_grouping.kind == CaseGrouping::Kind::Device) {
        beginResetModel(); // these may be others now
        summarizeAll();
        regroup();
        endResetModel();
        return;
    }
    summarizeAll();
    for (const Group &group : m_groups)
        group.sum.reset();
    std::vector<int> all(m_record->cases.size());
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = int(i);
    announce(all);
}

void CaseModel::setBaseline(std::shared_ptr<const validation::RunRecord> baseline)
{
    if (baseline == m_baseline)
        return;
    beginResetModel();
    m_baseline = std::move(baseline);
    m_baselineSummaries.clear();
    if (m_baseline) {
        for (const validation::TestCase &testCase : m_baseline->cases)
            m_baselineSummaries.push_back(summarize(*m_baseline, testCase));
    }
    compare();
    regroup();
    endResetModel();
}

void CaseModel::summarizeAll()
{
    m_summaries.clear();
    m_summaries.reserve(m_record->cases.size());
    for (const validation::TestCase &testCase : m_record->cases)
        m_summaries.push_back(summarize(*m_record, testCase, m_flipped));
}

void CaseModel::compare()
{
    m_comparison.reset();
    m_pairs.clear();
    if (!m_baseline)
        return;
    m_comparison = compareRuns(*m_baseline, m_baselineSummaries, *m_record, m_summaries);
    m_pairs.assign(m_record->cases.size(), -1);
    for (size_t i = 0; i < m_comparison->pairs.size(); ++i) {
        if (m_comparison->pairs[i].now >= 0)
            m_pairs[size_t(m_comparison->pairs[i].now)] = int(i);
    }
}

CaseRow CaseModel::row(int testCase) const
{
    const auto at = size_t(testCase);
    const bool compared = m_comparison && at < m_pairs.size() && m_pairs[at] >= 0;
    return {&m_record->cases[at], &m_summaries[at], compared ? &m_comparison->pairs[size_t(m_pairs[at])] : nullptr,
            m_flipped};
}

} // namespace mxw::items
