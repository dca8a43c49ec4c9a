// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace mxw::items {

/// A dispatch chain as a tree to read: stage › node › what is found on it, where it ends, and the hops out of it.
class ChainModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Columns { NameColumn, NUM_COLUMNS };
    enum Roles {
        KindRole = Qt::UserRole, ///< RowKind
        NodeRole,                ///< int: node of the graph, of edges where they begin; -1 for stages
        TargetRole,              ///< int: node that an edge goes to, else -1
        EdgeRole,                ///< int: edge of the graph, else -1
        ShownRole,               ///< bool: the picture has it
    };
    enum class RowKind { Stage, Node, Finding, End, Edge };
    Q_ENUM(RowKind)

    explicit ChainModel(QObject *parent = nullptr) : QAbstractItemModel(parent) {}

    void setGraph(std::shared_ptr<const dispatch::ChainGraph> graph);
    const dispatch::ChainGraph *graph() const { return m_graph.get(); }
    /// Which nodes of the graph the picture shows; the others are muted.
    void setShown(std::vector<bool> shown);
    QModelIndex indexOfNode(int node) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct StageRow
    {
        dispatch::Stage stage;
        std::vector<int> nodes;
    };
    struct NodeRow
    {
        int stage = 0; ///< index in m_stages
        int row = 0;
        std::vector<int> edges; ///< out of it
    };

    struct Place
    {
        RowKind kind = RowKind::Stage;
        int stage = -1;
        int node = -1;
        int finding = -1;
        int edge = -1;
    };
    Place placeOf(const QModelIndex &index) const;
    bool isShown(int node) const { return size_t(node) >= m_shown.size() || m_shown[size_t(node)]; }
    QString text(const Place &place) const;
    QString tip(const Place &place) const;
    QString spokenText(const Place &place) const;

    std::shared_ptr<const dispatch::ChainGraph> m_graph;
    std::vector<StageRow> m_stages;
    std::vector<NodeRow> m_nodes;
    std::vector<bool> m_shown; ///< empty: all
};

} // namespace mxw::items
