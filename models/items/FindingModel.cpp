// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/FindingModel.h"

#include "models/checks/Check.h"
#include "models/items/ReviewWords.h"
#include "models/items/Words.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

QString shownText(const checks::Finding &finding, int column)
{
    switch (column) {
    case FindingModel::SeverityColumn:
        return severityText(finding.severity);
    case FindingModel::CheckColumn:
        return finding.check + u' ' + checks::checkTitle(finding.check);
    case FindingModel::MessageColumn:
        return finding.message;
    case FindingModel::PlaceColumn:
        return placeText(finding.file, finding.line);
    case FindingModel::MovedToColumn:
        return finding.movedTo;
    }
    return {};
}

QVariant sortKey(const checks::Finding &finding, int column)
{
    switch (column) {
    case FindingModel::SeverityColumn:
        return int(checks::Severity::Error) - int(finding.severity);
    case FindingModel::PlaceColumn: // lines as numbers: line 9 before line 10
        return QString(finding.file + u':' + QString::number(finding.line).rightJustified(9, u'0'));
    }
    return shownText(finding, column);
}

} // namespace

FindingModel::FindingModel(QObject *parent) : QAbstractTableModel(parent) {}

void FindingModel::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    beginResetModel();
    m_analysis = std::move(analysis);
    m_fingerprints.clear();
    for (int row = 0; row < rowCount(); ++row)
        m_fingerprints << m_analysis->findings[size_t(row)].fingerprint();
    m_rows.assign(size_t(rowCount()), {});
    findSuppressed();
    endResetModel();
}

void FindingModel::setSuppressions(const review::Suppressions &suppressions)
{
    if (suppressions == m_suppressions)
        return;
    m_suppressions = suppressions;
    findSuppressed();
    tellChange();
}

void FindingModel::setState(const review::ReviewState &state)
{
    bool changed = m_suppressions != state.suppressions();
    m_suppressions = state.suppressions();
    findSuppressed();
    for (size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        const auto *record = state.judgement(m_fingerprints[qsizetype(i)]);
        const std::optional judgement = record ? std::optional(*record) : std::nullopt;
        const bool answered = state.isAnswered(m_analysis->findings[i]);
        changed = changed || row.judgement != judgement || row.answered != answered;
        row.judgement = judgement;
        row.answered = answered;
    }
    if (changed)
        tellChange();
}

void FindingModel::tellChange()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, NUM_COLUMNS - 1));
}

void FindingModel::findSuppressed()
{
    for (size_t row = 0; row < m_rows.size(); ++row) {
        const auto found = m_suppressions.constFind(m_fingerprints[qsizetype(row)]);
        m_rows[row].suppression = found == m_suppressions.cend() ? nullptr : &*found;
    }
}

const review::SuppressionRecord *FindingModel::suppression(const QModelIndex &index) const
{
    return finding(index) ? m_rows[size_t(index.row())].suppression : nullptr;
}

const review::JudgementRecord *FindingModel::judgement(const QModelIndex &index) const
{
    const auto *row = finding(index) ? &m_rows[size_t(index.row())] : nullptr;
    return row && row->judgement ? &*row->judgement : nullptr;
}

int FindingModel::openCount(checks::Severity severity) const
{
    int count = 0;
    for (size_t row = 0; row < m_rows.size(); ++row)
        count += m_rows[row].isOpen() && m_analysis->findings[row].severity == severity ? 1 : 0;
    return count;
}

int FindingModel::suppressedCount() const
{
    return int(std::ranges::count_if(m_rows, [](const Row &row) { return row.suppression != nullptr; }));
}

int FindingModel::answeredCount() const
{
    return int(std::ranges::count_if(m_rows, [](const Row &row) { return row.answered && !row.suppression; }));
}

const checks::Finding *FindingModel::finding(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return nullptr;
    return &m_analysis->findings[size_t(index.row())];
}

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_analysis ? 0 : int(m_analysis->findings.size());
}

int FindingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : NUM_COLUMNS;
}

QVariant FindingModel::data(const QModelIndex &index, int role) const
{
    const auto *f = finding(index);
    if (!f)
        return {};
    const Row &row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index, false);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return textOf(index, true);
    case SuppressedRole:
        return row.suppression != nullptr;
    case AnsweredRole:
        return row.answered;
    case AttributionRole:
        return row.judgement ? review::toString(*row.judgement->judged.attribution) : QString();
    case ReasonRole:
        return row.suppression ? row.suppression->suppressed.reason
               : row.judgement ? row.judgement->judged.text
                               : QString();
    case SortRole:
        return sortKey(*f, index.column());
    case SeverityRole:
        return int(f->severity);
    case EntryIdRole:
        return f->entry;
    case FileRole:
        return f->file;
    case LineRole:
        return f->line;
    case DetailsRole:
        return f->details;
    }
    return {};
}

/// What a cell says; `whole`: with what does not fit into it.
QVariant FindingModel::textOf(const QModelIndex &index, bool whole) const
{
    const Row &row = m_rows[size_t(index.row())];
    const QString shown = shownText(m_analysis->findings[size_t(index.row())], index.column());
    if (whole && row.suppression)
        return tr("%1\nSuppressed: %2").arg(shown, row.suppression->suppressed.reason);
    if (whole && row.judgement)
        return QString(shown + u'\n' + judgementText(row.judgement->judged));
    if (whole || index.column() != MessageColumn)
        return shown;
    if (row.suppression)
        return tr("Suppressed: %1").arg(shown);
    if (row.answered)
        return tr("Answered by a decision: %1").arg(shown);
    return row.judgement ? tr("%1 · %2").arg(shown, judgementText(row.judgement->judged)) : shown;
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case CheckColumn:
        return tr("Check");
    case MessageColumn:
        return tr("What was found");
    case PlaceColumn:
        return tr("Place");
    case MovedToColumn:
        return tr("Moved to");
    }
    return {};
}

} // namespace mxw::items
