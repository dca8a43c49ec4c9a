// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/FindingModel.h"

#include "models/checks/Check.h"
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
    findSuppressed();
    endResetModel();
}

void FindingModel::setSuppressions(const review::Suppressions &suppressions)
{
    if (suppressions == m_suppressions)
        return;
    m_suppressions = suppressions;
    findSuppressed();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, NUM_COLUMNS - 1));
}

void FindingModel::findSuppressed()
{
    m_records.assign(size_t(rowCount()), nullptr);
    for (size_t row = 0; row < m_records.size() && !m_suppressions.isEmpty(); ++row) {
        const auto found = m_suppressions.constFind(m_analysis->findings[row].fingerprint());
        if (found != m_suppressions.cend())
            m_records[row] = &*found;
    }
}

const review::SuppressionRecord *FindingModel::suppression(const QModelIndex &index) const
{
    return finding(index) ? m_records[size_t(index.row())] : nullptr;
}

int FindingModel::openCount(checks::Severity severity) const
{
    int count = 0;
    for (size_t row = 0; row < m_records.size(); ++row)
        count += !m_records[row] && m_analysis->findings[row].severity == severity ? 1 : 0;
    return count;
}

int FindingModel::suppressedCount() const
{
    return int(m_records.size()) - int(std::ranges::count(m_records, nullptr));
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
    const auto *record = m_records[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (record && index.column() == MessageColumn)
            return tr("Suppressed: %1").arg(f->message);
        return shownText(*f, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (record)
            return tr("%1\nSuppressed: %2").arg(shownText(*f, index.column()), record->suppressed.reason);
        return shownText(*f, index.column());
    case SuppressedRole:
        return record != nullptr;
    case ReasonRole:
        return record ? record->suppressed.reason : QString();
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
