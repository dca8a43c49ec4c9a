// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ChainModel.h"

#include "models/items/ChainWords.h"

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

// Internal ids: 0 for stages, then one a stage for its nodes, then one a node for its details.
constexpr quintptr StageId = 0;
constexpr quintptr FirstNodeId = 1;
constexpr quintptr FirstDetailId = FirstNodeId + dispatch::StageCount;

} // namespace

void ChainModel::setGraph(std::shared_ptr<const dispatch::ChainGraph> graph)
{
    beginResetModel();
    m_graph = std::move(graph);
    m_stages.clear();
    m_nodes.clear();
    m_shown.clear();
    if (m_graph) {
        m_nodes.resize(m_graph->nodes.size());
        for (int stage = 0; stage < dispatch::StageCount; ++stage) {
            StageRow row{dispatch::Stage(stage), {}};
            for (size_t i = 0; i < m_nodes.size(); ++i) {
                if (m_graph->nodes[i].stage != row.stage)
                    continue;
                m_nodes[i].stage = int(m_stages.size());
                m_nodes[i].row = int(row.nodes.size());
                row.nodes.push_back(int(i));
            }
            if (!row.nodes.empty())
                m_stages.push_back(std::move(row));
        }
        for (size_t i = 0; i < m_graph->edges.size(); ++i)
            m_nodes[size_t(m_graph->edges[i].from)].edges.push_back(int(i));
    }
    endResetModel();
}

void ChainModel::setShown(std::vector<bool> shown)
{
    if (shown == m_shown)
        return;
    m_shown = std::move(shown);
    for (int row = 0; row < int(m_stages.size()); ++row) {
        const QModelIndex stage = index(row, 0);
        Q_EMIT dataChanged(index(0, 0, stage), index(rowCount(stage) - 1, 0, stage), {ShownRole, Qt::ToolTipRole});
    }
}

QModelIndex ChainModel::indexOfNode(int node) const
{
    if (node < 0 || size_t(node) >= m_nodes.size())
        return {};
    const NodeRow &row = m_nodes[size_t(node)];
    return createIndex(row.row, 0, FirstNodeId + quintptr(row.stage));
}

QModelIndex ChainModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, StageId);
    if (parent.internalId() == StageId)
        return createIndex(row, column, FirstNodeId + quintptr(parent.row()));
    return createIndex(row, column, FirstDetailId + quintptr(placeOf(parent).node));
}

QModelIndex ChainModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == StageId)
        return {};
    if (child.internalId() < FirstDetailId)
        return createIndex(int(child.internalId() - FirstNodeId), 0, StageId);
    return indexOfNode(int(child.internalId() - FirstDetailId));
}

int ChainModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_stages.size());
    if (parent.column() != 0 || parent.internalId() >= FirstDetailId)
        return 0;
    if (parent.internalId() == StageId)
        return int(m_stages[size_t(parent.row())].nodes.size());
    const int index = placeOf(parent).node;
    const dispatch::ChainNode &node = m_graph->nodes[size_t(index)];
    return int(node.findings.size()) + (node.reason.isEmpty() ? 0 : 1) + int(m_nodes[size_t(index)].edges.size());
}

int ChainModel::columnCount(const QModelIndex &) const
{
    return NUM_COLUMNS;
}

ChainModel::Place ChainModel::placeOf(const QModelIndex &index) const
{
    if (index.internalId() == StageId)
        return {.kind = RowKind::Stage, .stage = index.row()};
    if (index.internalId() < FirstDetailId) {
        const int stage = int(index.internalId() - FirstNodeId);
        return {.kind = RowKind::Node, .stage = stage, .node = m_stages[size_t(stage)].nodes[size_t(index.row())]};
    }
    Place place{.node = int(index.internalId() - FirstDetailId)};
    const dispatch::ChainNode &node = m_graph->nodes[size_t(place.node)];
    int row = index.row();
    if (row < node.findings.size()) {
        place.kind = RowKind::Finding;
        place.finding = row;
        return place;
    }
    row -= int(node.findings.size());
    if (!node.reason.isEmpty() && row-- == 0) {
        place.kind = RowKind::End;
        return place;
    }
    place.kind = RowKind::Edge;
    place.edge = m_nodes[size_t(place.node)].edges[size_t(row)];
    return place;
}

QVariant ChainModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Place place = placeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return text(place);
    case Qt::ToolTipRole:
        return tip(place);
    case Qt::AccessibleTextRole:
        return spokenText(place);
    case KindRole:
        return QVariant::fromValue(place.kind);
    case NodeRole:
        return place.node;
    case EdgeRole:
        return place.edge;
    case TargetRole:
        return place.edge < 0 ? -1 : m_graph->edges[size_t(place.edge)].to;
    case ShownRole:
        return place.node < 0 || isShown(place.node);
    default:
        return {};
    }
}

QString ChainModel::text(const Place &place) const
{
    switch (place.kind) {
    case RowKind::Stage:
        return dispatch::stageName(m_stages[size_t(place.stage)].stage);
    case RowKind::Node:
        return m_graph->nodes[size_t(place.node)].title;
    case RowKind::Finding:
        return m_graph->nodes[size_t(place.node)].findings[place.finding];
    case RowKind::End:
        return tr("ends here: %1").arg(m_graph->nodes[size_t(place.node)].reason);
    case RowKind::Edge:
        return edgeText(*m_graph, m_graph->edges[size_t(place.edge)]);
    }
    return {};
}

QString ChainModel::tip(const Place &place) const
{
    switch (place.kind) {
    case RowKind::Stage:
        return stageSentence(m_stages[size_t(place.stage)].stage);
    case RowKind::Edge:
        return edgeTip(*m_graph, m_graph->edges[size_t(place.edge)]);
    case RowKind::Node:
        if (!isShown(place.node))
            return nodeTip(*m_graph, place.node) + u'\n' + tr("Not in the picture now; Enter shows it.");
        return nodeTip(*m_graph, place.node);
    default:
        return text(place);
    }
}

QString ChainModel::spokenText(const Place &place) const
{
    if (place.kind == RowKind::Stage)
        return tr("%1, %n node(s)", nullptr, int(m_stages[size_t(place.stage)].nodes.size())).arg(text(place));
    return place.kind == RowKind::Node ? nodeSentence(*m_graph, place.node) : text(place);
}

} // namespace mxw::items
