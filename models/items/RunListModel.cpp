// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/RunListModel.h"

#include "models/items/RunWords.h"
#include "models/items/Words.h"
#include "models/validation/RunEvidence.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

double secondsOf(const validation::Run &run)
{
    if (!run.started.isValid())
        return -1;
    const QDateTime end = run.ended.isValid() ? run.ended : QDateTime::currentDateTimeUtc();
    return double(run.started.msecsTo(end)) / 1000;
}

QVariant sortKey(const validation::Run &run, const QVariant &shown, int column)
{
    switch (column) {
    case RunListModel::NumberColumn:
        return run.number;
    case RunListModel::StartedColumn:
        return run.started;
    case RunListModel::DurationColumn:
        return secondsOf(run);
    }
    return shown;
}

} // namespace

RunListModel::RunListModel(QObject *parent) : QAbstractTableModel(parent) {}

void RunListModel::setRuns(std::vector<validation::Run> runs)
{
    beginResetModel();
    m_runs = std::move(runs);
    std::ranges::stable_sort(m_runs, std::ranges::greater(), &validation::Run::number);
    m_shown.clear();
    for (const validation::Run &run : m_runs)
        m_shown.push_back(shownOf(run));
    endResetModel();
}

void RunListModel::updateRun(const validation::Run &run)
{
    const QModelIndex known = indexOf(run.id);
    if (known.isValid()) {
        m_runs[size_t(known.row())] = run;
        m_shown[size_t(known.row())] = shownOf(run);
        Q_EMIT dataChanged(known, known.siblingAtColumn(NUM_COLUMNS - 1));
        return;
    }
    const auto place = std::ranges::find_if(m_runs, [&](const auto &other) { return other.number < run.number; });
    const auto row = place - m_runs.begin();
    beginInsertRows({}, int(row), int(row));
    m_runs.insert(place, run);
    m_shown.insert(m_shown.begin() + row, shownOf(run));
    endInsertRows();
}

RunListModel::Shown RunListModel::shownOf(const validation::Run &run)
{
    const auto level = levelOf(*run.record);
    return {countsText(*run.record), level ? evidenceText(*level) : tr("none"), countOutcomes(*run.record).failed};
}

const validation::Run *RunListModel::run(const QModelIndex &index) const
{
    return index.isValid() && index.row() < rowCount() ? &m_runs[size_t(index.row())] : nullptr;
}

const validation::Run *RunListModel::run(const QString &id) const
{
    return run(indexOf(id));
}

QModelIndex RunListModel::indexOf(const QString &id) const
{
    const auto found = std::ranges::find(m_runs, id, &validation::Run::id);
    return found == m_runs.end() ? QModelIndex() : index(int(found - m_runs.begin()), 0);
}

int RunListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

int RunListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : NUM_COLUMNS;
}

QString RunListModel::text(const validation::Run &run, const Shown &shown, int column) const
{
    switch (column) {
    case NumberColumn:
        return QString::number(run.number);
    case StateColumn:
        return run.waitsFor.isEmpty() ? stateText(run.state) : tr("%1: %2").arg(stateText(run.state), run.waitsFor);
    case CountsColumn:
        return shown.counts;
    case SuiteColumn:
        return suiteText(run.spec);
    case LauncherColumn:
        return launcherText(run.spec);
    case LevelColumn:
        return shown.level;
    case StartedColumn:
        return run.started.isValid() ? run.started.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s) : QString();
    case DurationColumn:
        return run.started.isValid() ? durationText(secondsOf(run)) : QString();
    }
    return {};
}

QVariant RunListModel::data(const QModelIndex &index, int role) const
{
    const validation::Run *run = this->run(index);
    if (!run)
        return {};
    const Shown &shown = m_shown[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(*run, shown, index.column());
    case Qt::ToolTipRole: {
        QStringList lines;
        for (int column = StateColumn; column < NUM_COLUMNS; ++column) {
            if (const QString value = text(*run, shown, column); !value.isEmpty())
                lines << tr("%1: %2").arg(headerData(column, Qt::Horizontal).toString(), value);
        }
        if (!run->trouble.isEmpty())
            lines << run->trouble;
        return lines.join(u'\n');
    }
    case Qt::TextAlignmentRole:
        return int(
            (index.column() == NumberColumn || index.column() == DurationColumn ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    case SortRole:
        return sortKey(*run, text(*run, shown, index.column()), index.column());
    case RunIdRole:
        return run->id;
    case StateRole:
        return int(run->state);
    case FailedRole:
        return shown.failed;
    }
    return {};
}

QVariant RunListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("Run");
    case StateColumn:
        return tr("State");
    case CountsColumn:
        return tr("Results");
    case SuiteColumn:
        return tr("Suite");
    case LauncherColumn:
        return tr("Where");
    case LevelColumn:
        return tr("Evidence");
    case StartedColumn:
        return tr("Started");
    case DurationColumn:
        return tr("Duration");
    }
    return {};
}

} // namespace mxw::items
