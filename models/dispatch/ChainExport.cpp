// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainExport.h"

#include "models/dispatch/ChainLabels.h"

#include <QJsonArray>

#include <algorithm>
#include <initializer_list>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;

namespace {

// Of a monospaced face, 12 px and 10 px.
constexpr double TitleAdvance = 7.25;
constexpr double PlaceAdvance = 6.05;
constexpr double SidePadding = 22;
constexpr double BoxHeight = 40;
constexpr double MinimumWidth = 90;
constexpr double MaximumWidth = 330;

using Member = std::pair<QLatin1StringView, QJsonValue>;

/// Without what says nothing.
QJsonObject object(std::initializer_list<Member> members)
{
    QJsonObject result;
    for (const auto &[name, value] : members) {
        const bool empty = (value.isString() && value.toString().isEmpty()) ||
                           (value.isArray() && value.toArray().isEmpty()) || (value.isDouble() && value.toInt() == 0);
        if (!empty)
            result.insert(name, value);
    }
    return result;
}

QString treeWord(const QString &file, bool upstream)
{
    return file.isEmpty() ? QString() : upstream ? u"upstream"_s : u"plugin"_s;
}

QJsonObject toJson(const ChainNode &node)
{
    return object({{"id"_L1, node.id},
                   {"stage"_L1, toString(node.stage)},
                   {"title"_L1, node.title},
                   {"tree"_L1, treeWord(node.file, node.upstream)},
                   {"file"_L1, node.file},
                   {"line"_L1, node.line},
                   {"endLine"_L1, node.endLine},
                   {"signature"_L1, node.signature},
                   {"component"_L1, node.component},
                   {"reason"_L1, node.reason},
                   {"entries"_L1, QJsonArray::fromStringList(node.entries)},
                   {"findings"_L1, QJsonArray::fromStringList(node.findings)}});
}

QJsonObject toJson(const ChainGraph &graph, const ChainEdge &edge)
{
    return object({{"from"_L1, graph.nodes[edge.from].id},
                   {"to"_L1, graph.nodes[edge.to].id},
                   {"kind"_L1, toString(edge.kind)},
                   {"certainty"_L1, toString(edge.certainty)},
                   {"reason"_L1, edge.reason},
                   {"condition"_L1, edge.condition},
                   {"tree"_L1, treeWord(edge.file, edge.upstream)},
                   {"file"_L1, edge.file},
                   {"line"_L1, edge.line}});
}

} // namespace

QJsonObject toJson(const ChainGraph &graph)
{
    QJsonArray nodes;
    for (const ChainNode &node : graph.nodes)
        nodes.append(toJson(node));
    QJsonArray edges;
    for (const ChainEdge &edge : graph.edges)
        edges.append(toJson(graph, edge));
    QJsonObject result{{"schema"_L1, 1}, {"nodes"_L1, nodes}, {"edges"_L1, edges}};
    if (!graph.notices.isEmpty())
        result.insert("notices"_L1, QJsonArray::fromStringList(graph.notices));
    return result;
}

std::vector<QSizeF> plainSizes(const ChainGraph &graph, const VisibleChain &chain)
{
    std::vector<QSizeF> sizes;
    for (const VisibleChain::Node &node : chain.nodes) {
        const auto width = [](const QString &text, double advance) {
            // Longer than the widest box is long enough.
            return columnsOf(QStringView(text).left(qsizetype(MaximumWidth / PlaceAdvance) + 1)) * advance;
        };
        const double wanted =
            std::max(width(boxTitle(graph, node), TitleAdvance), width(boxPlace(graph, node), PlaceAdvance));
        sizes.push_back({std::clamp(wanted + SidePadding, MinimumWidth, MaximumWidth), BoxHeight});
    }
    return sizes;
}

} // namespace mxw::dispatch
