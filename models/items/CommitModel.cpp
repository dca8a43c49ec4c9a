// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/CommitModel.h"

#include "models/items/CommitWords.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;
using checks::CommitFile;
using checks::CommitRecord;

CommitModel::CommitModel(QObject *parent) : QAbstractTableModel(parent) {}

void CommitModel::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    beginResetModel();
    m_analysis = std::move(analysis);
    m_rows.clear();
    m_rowOfEntry.clear();
    for (int i = 0; i < rowCount(); ++i) {
        m_rows.push_back(rowOf(m_analysis->models.commits[size_t(i)]));
        m_rowOfEntry.insert(m_rows.back().entry, i);
    }
    m_decisions = decisionWords();
    endResetModel();
}

void CommitModel::setState(const review::ReviewState &state)
{
    m_state = state;
    std::vector<QString> decisions = decisionWords();
    if (decisions == m_decisions)
        return;
    m_decisions = std::move(decisions);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, NUM_COLUMNS - 1));
}

CommitModel::Row CommitModel::rowOf(const CommitRecord &commit)
{
    Row row;
    row.entry = commit.entryId();
    row.carried = commit.carried();
    QStringList names;
    for (const CommitFile &file : commit.files) {
        names.append(file.path.section(u'/', -1));
        row.paths << file.path;
        if (!file.oldPath.isEmpty())
            row.paths << file.oldPath;
        row.paths += file.localFiles;
    }
    row.paths.removeDuplicates();
    row.files = names.join(u", "_s);
    for (const checks::Tie tie : tiesOf(commit))
        row.ties.append(checks::toString(tie));
    row.search =
        QStringList{commit.commit, commit.time, commit.author, commit.summary, row.paths.join(u'\n')}.join(u'\n');
    return row;
}

std::vector<QString> CommitModel::decisionWords() const
{
    std::vector<QString> words;
    for (const Row &row : m_rows) {
        const auto &decision = m_state.entry(row.entry).decision;
        words.push_back(decision ? review::displayName(decision->decision.disposition) : QString());
    }
    return words;
}

const CommitRecord *CommitModel::commit(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return nullptr;
    return &m_analysis->models.commits[size_t(index.row())];
}

QModelIndex CommitModel::indexOfEntry(const QString &id) const
{
    const auto row = m_rowOfEntry.constFind(id);
    return row == m_rowOfEntry.cend() ? QModelIndex() : index(*row, 0);
}

int CommitModel::decidedCount() const
{
    return int(std::ranges::count_if(m_decisions, [](const QString &word) { return !word.isEmpty(); }));
}

int CommitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_analysis ? 0 : int(m_analysis->models.commits.size());
}

int CommitModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : NUM_COLUMNS;
}

QString CommitModel::text(size_t row, int column) const
{
    const CommitRecord &commit = m_analysis->models.commits[row];
    switch (column) {
    case HashColumn:
        return commit.commit.first(std::min<qsizetype>(commit.commit.size(), 7));
    case DateColumn:
        return commit.time.first(std::min<qsizetype>(commit.time.size(), 10));
    case StateColumn:
        return carriedText(m_rows[row].carried);
    case FilesColumn:
        return m_rows[row].files;
    case SummaryColumn:
        return commit.summary;
    case DecisionColumn:
        return m_decisions[row].isEmpty() ? tr("undecided") : m_decisions[row];
    }
    return {};
}

QString CommitModel::toolTip(size_t row, int column) const
{
    const CommitRecord &commit = m_analysis->models.commits[row];
    switch (column) {
    case HashColumn:
        return commit.commit;
    case DateColumn:
        return commit.time;
    case StateColumn:
        return carriedSentence(m_rows[row].carried);
    case FilesColumn: {
        QStringList lines;
        for (const CommitFile &file : commit.files)
            lines.append(tr("%1: %2").arg(file.path, carriedText(file.carried)));
        return lines.join(u'\n');
    }
    }
    return text(row, column);
}

QVariant CommitModel::sortKey(size_t row, int column) const
{
    switch (column) {
    case DateColumn: // newest first is the order of the history, whatever the clocks of its authors said
        return -int(row);
    case StateColumn: // what lacks something first
        switch (m_rows[row].carried) {
        case checks::Carried::No:
            return 0;
        case checks::Carried::Partly:
            return 1;
        case checks::Carried::Unknown:
            return 2;
        case checks::Carried::Outside:
            return 3;
        case checks::Carried::Overtaken:
            return 4;
        case checks::Carried::Yes:
            return 5;
        }
        break;
    case FilesColumn:
        return int(m_analysis->models.commits[row].files.size());
    }
    return text(row, column);
}

QVariant CommitModel::data(const QModelIndex &index, int role) const
{
    if (!commit(index))
        return {};
    const size_t at = size_t(index.row());
    const Row &row = m_rows[at];
    switch (role) {
    case Qt::DisplayRole:
        return text(at, index.column());
    case Qt::ToolTipRole:
        return toolTip(at, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == StateColumn ? carriedSentence(row.carried) : text(at, index.column());
    case SortRole:
        return sortKey(at, index.column());
    case EntryIdRole:
        return row.entry;
    case CarriedRole:
        return int(row.carried);
    case LetterRole:
        return carriedLetter(row.carried);
    case TiesRole:
        return row.ties;
    case FilesRole:
        return row.paths;
    case DecidedRole:
        return !m_decisions[at].isEmpty();
    case SearchTextRole:
        return row.search;
    }
    return {};
}

QVariant CommitModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case HashColumn:
        return tr("Commit");
    case DateColumn:
        return tr("Date");
    case StateColumn:
        return tr("State");
    case FilesColumn:
        return tr("Files");
    case SummaryColumn:
        return tr("What it says");
    case DecisionColumn:
        return tr("Decision");
    }
    return {};
}

} // namespace mxw::items
