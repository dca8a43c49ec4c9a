// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/MatrixModel.h"

#include "models/inventory/ContractWords.h"
#include "models/items/Words.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;
using inventory::Contract;
using inventory::MatrixFact;

namespace {

/// Internal ids: contracts have this one, facts the row of their contract.
constexpr quintptr ContractId = ~quintptr(0);

} // namespace

MatrixModel::MatrixModel(QObject *parent) : QAbstractItemModel(parent) {}

QString MatrixModel::FactRow::mark() const
{
    return upstream && local ? u"="_s : upstream ? u"U"_s : u"L"_s;
}

MatrixModel::ContractRow MatrixModel::rowOf(const inventory::MatrixRow &row, bool onlyDifferences)
{
    ContractRow made;
    made.contract = row.contract;
    std::vector<FactRow> shared;
    for (const MatrixFact &fact : row.upstream) {
        const auto other = std::ranges::find_if(row.local, [&](const MatrixFact &each) { return each.says(fact); });
        if (other == row.local.end())
            made.facts.push_back({fact, std::nullopt});
        else
            shared.push_back({fact, *other});
    }
    made.onlyUpstream = static_cast<int>(made.facts.size());
    for (const MatrixFact &fact : row.onlyLocal())
        made.facts.push_back({std::nullopt, fact});
    made.onlyLocal = static_cast<int>(made.facts.size()) - made.onlyUpstream;
    made.shared = static_cast<int>(shared.size());
    // What one side has instead of the other's stands beside it.
    std::ranges::stable_sort(made.facts, {}, [](const FactRow &fact) { return fact.any().kind; });
    if (!onlyDifferences)
        std::ranges::move(shared, std::back_inserter(made.facts));
    return made;
}

void MatrixModel::rebuild()
{
    m_rows.clear();
    if (m_matrix) {
        for (const inventory::MatrixRow &row : m_matrix->rows)
            m_rows.push_back(rowOf(row, m_onlyDifferences));
    }
    m_records.resize(m_rows.size());
}

void MatrixModel::setMatrix(std::optional<inventory::DifferenceMatrix> matrix)
{
    if (m_matrix == matrix)
        return;
    beginResetModel();
    m_matrix = std::move(matrix);
    m_records.clear();
    rebuild();
    endResetModel();
}

void MatrixModel::setOnlyDifferences(bool only)
{
    if (m_onlyDifferences == only)
        return;
    beginResetModel();
    m_onlyDifferences = only;
    rebuild();
    endResetModel();
}

void MatrixModel::setState(const review::ReviewState &state)
{
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const review::MatrixRecord *record = state.matrixRow(m_matrix->family, toString(m_rows[i].contract));
        const std::optional<review::MatrixRecord> now = record ? std::optional(*record) : std::nullopt;
        if (m_records[i] == now)
            continue;
        m_records[i] = now;
        Q_EMIT dataChanged(index(int(i), 0), index(int(i), NUM_COLUMNS - 1));
    }
}

bool MatrixModel::isFact(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() != ContractId;
}

std::optional<Contract> MatrixModel::contract(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    return m_rows[isFact(index) ? size_t(index.internalId()) : size_t(index.row())].contract;
}

QModelIndex MatrixModel::indexOf(Contract contract) const
{
    const auto found = std::ranges::find(m_rows, contract, &ContractRow::contract);
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()), 0);
}

const review::MatrixRecord *MatrixModel::record(Contract contract) const
{
    const QModelIndex row = indexOf(contract);
    return row.isValid() && m_records[size_t(row.row())] ? &*m_records[size_t(row.row())] : nullptr;
}

const MatrixModel::FactRow &MatrixModel::fact(const QModelIndex &index) const
{
    return m_rows[size_t(index.internalId())].facts[size_t(index.row())];
}

std::optional<MatrixModel::Place> MatrixModel::place(const QModelIndex &index) const
{
    if (!isFact(index))
        return std::nullopt;
    const FactRow &row = fact(index);
    if (!row.local || (row.upstream && index.column() == UpstreamColumn))
        return Place{true, row.upstream->file, row.upstream->line};
    return Place{row.local->inherited, row.local->file, row.local->line};
}

QModelIndex MatrixModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : ContractId);
}

QModelIndex MatrixModel::parent(const QModelIndex &index) const
{
    return isFact(index) ? createIndex(int(index.internalId()), 0, ContractId) : QModelIndex();
}

int MatrixModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_rows.size());
    return isFact(parent) || parent.column() > 0 ? 0 : static_cast<int>(m_rows[size_t(parent.row())].facts.size());
}

int MatrixModel::columnCount(const QModelIndex &) const
{
    return NUM_COLUMNS;
}

QString MatrixModel::contractText(const ContractRow &row, int column) const
{
    const review::MatrixRecord *record = this->record(row.contract);
    const auto counted = [&](int only, int all, const QString &words) {
        if (!words.isEmpty())
            return words;
        return all == 0    ? tr("names nothing")
               : only == 0 ? tr("%n fact(s), as the other side", nullptr, all)
                           : tr("%n fact(s), %1 only here", nullptr, all).arg(only);
    };
    switch (column) {
    case ContractColumn:
        return inventory::displayName(row.contract);
    case UpstreamColumn:
        return counted(row.onlyUpstream, row.onlyUpstream + row.shared, record ? record->row.upstream : QString());
    case LocalColumn:
        return counted(row.onlyLocal, row.onlyLocal + row.shared, record ? record->row.local : QString());
    case ClassificationColumn:
        return record ? displayName(record->row.disposition) : tr("not classified");
    case LevelColumn:
        return record ? evidenceText(record->row.level) : QString();
    case EvidenceColumn:
        return record ? record->row.evidence : QString();
    }
    return {};
}

QString MatrixModel::factText(const FactRow &fact, int column)
{
    const auto counted = [](const MatrixFact &each) {
        return each.places > 1 ? tr("%1 (%2 places)").arg(each.text).arg(each.places) : each.text;
    };
    switch (column) {
    case ContractColumn:
        return fact.mark() + u' ' + fact.any().kind;
    case UpstreamColumn:
        return fact.upstream ? counted(*fact.upstream) : QString();
    case LocalColumn:
        return !fact.local             ? QString()
               : fact.local->inherited ? tr("%1 (inherited)").arg(fact.local->text)
                                       : counted(*fact.local);
    case EvidenceColumn: {
        const MatrixFact &shown = fact.local ? *fact.local : *fact.upstream;
        return placeText(shown.file, shown.line);
    }
    }
    return {};
}

QString MatrixModel::toolTip(const QModelIndex &index) const
{
    if (!isFact(index))
        return index.column() == ContractColumn ? inventory::explanation(m_rows[size_t(index.row())].contract)
                                                : data(index).toString();
    const FactRow &row = fact(index);
    if (row.upstream && row.local)
        return tr("Both sides: %1 upstream, %2 in the plugin")
            .arg(placeText(row.upstream->file, row.upstream->line), placeText(row.local->file, row.local->line));
    return row.upstream ? tr("Only upstream: %1").arg(placeText(row.upstream->file, row.upstream->line))
                        : tr("Only the plugin: %1").arg(placeText(row.local->file, row.local->line));
}

QVariant MatrixModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool isOfFact = isFact(index);
    const ContractRow &row = m_rows[isOfFact ? size_t(index.internalId()) : size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return isOfFact ? factText(fact(index), index.column()) : contractText(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(index);
    case ContractRole:
        return toString(row.contract);
    case MarkRole:
        return isOfFact ? QVariant(fact(index).mark()) : QVariant();
    case DiffersRole:
        return row.onlyUpstream + row.onlyLocal > 0;
    }
    return {};
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ContractColumn:
        return tr("Contract");
    case UpstreamColumn:
        return tr("Upstream");
    case LocalColumn:
        return tr("MACA");
    case ClassificationColumn:
        return tr("Classification");
    case LevelColumn:
        return tr("Evidence level");
    case EvidenceColumn:
        return tr("Evidence");
    }
    return {};
}

} // namespace mxw::items
