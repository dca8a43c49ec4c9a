// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainImport.h"

#include "models/core/JsonReader.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace mxw::dispatch {

namespace {

constexpr int Schema = 1;
constexpr qsizetype MostParts = 100'000;

/// The enum value that is written with a word; all values lie between the first and `last`.
template <typename Enum> std::optional<Enum> valueOf(const QString &word, Enum last)
{
    for (int value = 0; value <= int(last); ++value) {
        if (toString(Enum(value)) == word)
            return Enum(value);
    }
    return std::nullopt;
}

/// Which tree a file is of; false when the words make no sense.
bool readPlace(JsonReader &json, QString &file, bool &upstream, int &line)
{
    const QString tree = json.text("tree"_L1);
    file = json.text("file"_L1);
    line = json.number("line"_L1);
    upstream = tree == "upstream"_L1;
    return file.isEmpty() ? tree.isEmpty() : upstream || tree == "plugin"_L1;
}

std::optional<ChainNode> readNode(const QJsonObject &object)
{
    JsonReader json(object);
    ChainNode node;
    const auto stage = valueOf(json.text("stage"_L1), Stage::Kernel);
    node.id = json.text("id"_L1);
    node.title = json.text("title"_L1);
    const bool placed = readPlace(json, node.file, node.upstream, node.line);
    node.endLine = json.number("endLine"_L1);
    node.signature = json.text("signature"_L1);
    node.component = json.text("component"_L1);
    node.reason = json.text("reason"_L1);
    node.entries = json.texts("entries"_L1);
    node.findings = json.texts("findings"_L1);
    if (!json.ok() || !stage || !placed || node.id.isEmpty() || node.line < 0 || node.endLine < 0)
        return std::nullopt;
    node.stage = *stage;
    return node;
}

std::optional<ChainEdge> readEdge(const QJsonObject &object, const QHash<QString, int> &nodes)
{
    JsonReader json(object);
    ChainEdge edge;
    edge.from = nodes.value(json.text("from"_L1), -1);
    edge.to = nodes.value(json.text("to"_L1), -1);
    const auto kind = valueOf(json.text("kind"_L1), EdgeKind::FallsBack);
    const auto certainty = valueOf(json.text("certainty"_L1), Certainty::Unknown);
    edge.reason = json.text("reason"_L1);
    edge.condition = json.text("condition"_L1);
    const bool placed = readPlace(json, edge.file, edge.upstream, edge.line);
    if (!json.ok() || edge.from < 0 || edge.to < 0 || !kind || !certainty || !placed || edge.line < 0)
        return std::nullopt;
    edge.kind = *kind;
    edge.certainty = *certainty;
    return edge;
}

} // namespace

std::optional<ChainGraph> chainFromJson(const QJsonObject &object)
{
    JsonReader json(object);
    ChainGraph graph;
    const QJsonArray nodes = json.array("nodes"_L1);
    const QJsonArray edges = json.array("edges"_L1);
    graph.notices = json.texts("notices"_L1);
    if (json.number("schema"_L1) != Schema || !json.ok() || nodes.size() > MostParts || edges.size() > MostParts)
        return std::nullopt;
    QHash<QString, int> known;
    for (const QJsonValue value : nodes) {
        auto node = readNode(value.toObject());
        if (!node || known.contains(node->id))
            return std::nullopt;
        known.insert(node->id, int(graph.nodes.size()));
        graph.nodes.push_back(*std::move(node));
    }
    for (const QJsonValue value : edges) {
        auto edge = readEdge(value.toObject(), known);
        if (!edge)
            return std::nullopt;
        graph.edges.push_back(*std::move(edge));
    }
    return graph;
}

} // namespace mxw::dispatch
