// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/DifferenceMatrix.h"
#include "models/review/ReviewState.h"

#include <QAbstractItemModel>

#include <optional>
#include <vector>

namespace mxw::items {

/// The difference matrix of one family: its contracts, and below each the facts of both sides, those that differ first.
class MatrixModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Columns {
        ContractColumn,
        UpstreamColumn,
        LocalColumn,
        ClassificationColumn,
        LevelColumn,
        EvidenceColumn, ///< of facts: where they stand
        NUM_COLUMNS
    };
    enum Roles {
        SortRole = Qt::UserRole,
        ContractRole, ///< word of inventory::Contract, of facts too
        MarkRole,     ///< facts: "U" upstream alone, "L" the plugin alone, "=" both
        DiffersRole,  ///< contracts: the sides do not say the same
    };
    /// A place in the code.
    struct Place
    {
        bool upstream = false;
        QString file;
        int line = 0;

        bool operator==(const Place &) const = default;
    };

    explicit MatrixModel(QObject *parent = nullptr);

    void setMatrix(std::optional<inventory::DifferenceMatrix> matrix);
    const std::optional<inventory::DifferenceMatrix> &matrix() const { return m_matrix; }
    /// Without facts that both sides share.
    void setOnlyDifferences(bool only);
    void setState(const review::ReviewState &state);

    bool isFact(const QModelIndex &index) const;
    std::optional<inventory::Contract> contract(const QModelIndex &index) const;
    QModelIndex indexOf(inventory::Contract contract) const;
    /// How the row was last classified; null when nobody did.
    const review::MatrixRecord *record(inventory::Contract contract) const;
    /// The upstream column's place where `column` is that one, else the plugin's where there is one.
    std::optional<Place> place(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// The same fact of both sides.
    struct FactRow
    {
        std::optional<inventory::MatrixFact> upstream;
        std::optional<inventory::MatrixFact> local;

        const inventory::MatrixFact &any() const { return upstream ? *upstream : *local; }
        QString mark() const;
    };
    struct ContractRow
    {
        inventory::Contract contract = inventory::Contract::Weights;
        std::vector<FactRow> facts;
        int onlyUpstream = 0;
        int onlyLocal = 0;
        int shared = 0;
    };
    static ContractRow rowOf(const inventory::MatrixRow &row, bool onlyDifferences);
    void rebuild();
    const FactRow &fact(const QModelIndex &index) const;
    QString contractText(const ContractRow &row, int column) const;
    static QString factText(const FactRow &fact, int column);
    QString toolTip(const QModelIndex &index) const;

    std::optional<inventory::DifferenceMatrix> m_matrix;
    std::vector<ContractRow> m_rows;
    std::vector<std::optional<review::MatrixRecord>> m_records; ///< by row
    bool m_onlyDifferences = false;
};

} // namespace mxw::items
