// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/review/ReviewState.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>

namespace mxw::items {

/// The inventory as a tree: domain › group (folder below the patch folder, else package) › entry, and an
/// "Infrastructure" group with its files. Filtering is InventoryFilter's, painting the view's.
class InventoryModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Columns { NameColumn, NUM_COLUMNS };
    enum Roles {
        KindRole = Qt::UserRole, ///< RowKind
        EntryIdRole,             ///< QString
        DecidedRole,             ///< bool; groups: int decided
        DoneRole,                ///< bool: decided, and its gate is met; groups: int
        TotalRole,               ///< groups: int
        ReachedRole,             ///< "general", "platform", "lazy", "never"
        SeverityRole,            ///< worst open finding as int of checks::Severity; -1: none
        DispositionRole,         ///< journal word; empty: undecided
        StaleRole,               ///< bool
        FileRole,                ///< path in the plugin tree
        ChecksRole,              ///< QStringList of check ids found
        SearchTextRole,          ///< what free text of the filter looks in
        SuffixRole,              ///< muted words after the name: mechanism, or kind of infrastructure
    };
    enum class RowKind { Domain, Group, Entry, Infrastructure };
    Q_ENUM(RowKind)

    explicit InventoryModel(QObject *parent = nullptr);
    ~InventoryModel() override;

    /// Another analysis: the model is reset.
    void setAnalysis(std::shared_ptr<const checks::Analysis> analysis);
    /// Decisions changed: rows stay, data changes.
    void setState(const review::ReviewState &state);
    /// What the entries look like now, by entry id; decisions made on other content are stale. For entries that are not
    /// in it only new findings make a decision stale.
    void setDigests(const QHash<QString, review::ContentDigests> &digests);

    /// Decided and done of all entries.
    review::ReviewState::Progress progress() const;
    QModelIndex indexOfEntry(const QString &id) const;
    /// Entry ids from top to bottom as the tree shows them.
    QStringList entryOrder() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void refreshStates();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::items
