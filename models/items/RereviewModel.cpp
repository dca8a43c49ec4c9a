// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/RereviewModel.h"

#include "models/checks/Check.h"
#include "models/items/Words.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;
using review::Fate;
using review::FindingFate;

namespace {

QString shownText(const FindingFate &fate, int column)
{
    switch (column) {
    case RereviewModel::FateColumn:
        return displayName(fate.fate);
    case RereviewModel::CheckColumn:
        return fate.prior.check + u' ' + checks::checkTitle(fate.prior.check);
    case RereviewModel::MessageColumn:
        return fate.prior.message;
    case RereviewModel::PlaceColumn:
        return placeText(fate.prior.file, fate.prior.line);
    case RereviewModel::ReasonColumn:
        return fate.reason;
    }
    return {};
}

/// What needs a look comes first.
int rank(Fate fate)
{
    switch (fate) {
    case Fate::StillPresent:
        return 0;
    case Fate::PartiallyFixed:
        return 1;
    case Fate::Masked:
        return 2;
    case Fate::Fixed:
        break;
    }
    return 3;
}

} // namespace

RereviewModel::RereviewModel(QObject *parent) : QAbstractTableModel(parent) {}

void RereviewModel::setRereview(std::shared_ptr<const review::Rereview> rereview)
{
    beginResetModel();
    m_rereview = std::move(rereview);
    endResetModel();
}

const FindingFate *RereviewModel::fate(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::ParentIsInvalid))
        return nullptr;
    return &m_rereview->findings[size_t(index.row())];
}

int RereviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_rereview ? 0 : int(m_rereview->findings.size());
}

int RereviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : NUM_COLUMNS;
}

QVariant RereviewModel::data(const QModelIndex &index, int role) const
{
    const FindingFate *found = fate(index);
    if (!found)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return shownText(*found, index.column());
    case SortRole:
        if (index.column() == FateColumn)
            return rank(found->fate);
        if (index.column() == PlaceColumn) // lines as numbers: line 9 before line 10
            return QString(found->prior.file + u':' + QString::number(found->prior.line).rightJustified(9, u'0'));
        return shownText(*found, index.column());
    case FateRole:
        return int(found->fate);
    case EntryIdRole:
        return found->prior.entry;
    }
    return {};
}

QVariant RereviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FateColumn:
        return tr("Now");
    case CheckColumn:
        return tr("Check");
    case MessageColumn:
        return tr("What was found then");
    case PlaceColumn:
        return tr("Place then");
    case ReasonColumn:
        return tr("Why");
    }
    return {};
}

RereviewFilter::RereviewFilter(QObject *parent) : SteadyFilter(parent)
{
    setSortRole(RereviewModel::SortRole);
    sort(RereviewModel::FateColumn);
}

void RereviewFilter::setFate(std::optional<Fate> fate)
{
    m_fate = fate;
    invalidateRowsFilter();
}

void RereviewFilter::setText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

bool RereviewFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto first = sourceModel()->index(row, 0, parent);
    if (m_fate && first.data(RereviewModel::FateRole).toInt() != int(*m_fate))
        return false;
    QString text = first.data(RereviewModel::EntryIdRole).toString() + u'\n';
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        text += first.siblingAtColumn(column).data().toString() + u'\n';
    return std::ranges::all_of(m_words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace mxw::items
