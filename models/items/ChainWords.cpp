// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ChainWords.h"

#include "models/items/Words.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;
using dispatch::Certainty;
using dispatch::ChainEdge;
using dispatch::ChainGraph;
using dispatch::ChainNode;
using dispatch::Stage;

namespace {

constexpr int HopsInTip = 4;

/// The context of this file's words.
struct ChainWords
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::ChainWords)
};

QString linesText(const ChainNode &node)
{
    const QString place = placeText(node.file, node.line);
    return node.line > 0 && node.endLine > node.line ? place + u'–' + QString::number(node.endLine) : place;
}

QString hopInto(const ChainGraph &graph, const ChainEdge &edge)
{
    return ChainWords::tr("%1 ← %2%3")
        .arg(dispatch::edgeName(edge.kind), graph.nodes[size_t(edge.from)].title, edgeRemark(edge));
}

} // namespace

QString treeText(const ChainNode &node)
{
    if (node.file.isEmpty())
        return ChainWords::tr("Outside both trees");
    return node.upstream ? ChainWords::tr("Upstream") : ChainWords::tr("Plugin");
}

QString nodePlaceText(const ChainNode &node)
{
    QStringList parts{treeText(node)};
    if (!node.file.isEmpty())
        parts << linesText(node);
    if (!node.component.isEmpty())
        parts << ChainWords::tr("provided by %1").arg(node.component);
    return parts.join(u" · "_s);
}

QString edgeRemark(const ChainEdge &edge)
{
    QString remark;
    switch (edge.certainty) {
    case Certainty::Static:
        break;
    case Certainty::Confirmed:
        remark = ChainWords::tr(", confirmed");
        break;
    case Certainty::Broken:
        remark = edge.reason.isEmpty() ? ChainWords::tr(", broken") : ChainWords::tr(", broken: %1").arg(edge.reason);
        break;
    case Certainty::Unknown:
        remark = edge.reason.isEmpty() ? ChainWords::tr(", unknown") : ChainWords::tr(", unknown: %1").arg(edge.reason);
        break;
    }
    if (!edge.condition.isEmpty())
        remark += ChainWords::tr(", if %1").arg(edge.condition);
    return remark;
}

QString edgeText(const ChainGraph &graph, const ChainEdge &edge)
{
    return ChainWords::tr("%1 → %2%3")
        .arg(dispatch::edgeName(edge.kind), graph.nodes[size_t(edge.to)].title, edgeRemark(edge));
}

QString edgeTip(const ChainGraph &graph, const ChainEdge &edge)
{
    QStringList lines{ChainWords::tr("%1 %2 → %3")
                          .arg(dispatch::edgeName(edge.kind) + u':', graph.nodes[size_t(edge.from)].title,
                               graph.nodes[size_t(edge.to)].title)};
    const QString certainty = dispatch::certaintyName(edge.certainty);
    lines << (edge.reason.isEmpty() ? certainty : ChainWords::tr("%1: %2").arg(certainty, edge.reason));
    if (!edge.condition.isEmpty())
        lines << ChainWords::tr("If %1").arg(edge.condition);
    if (!edge.file.isEmpty())
        lines << (edge.upstream ? ChainWords::tr("Upstream") : ChainWords::tr("Plugin")) + u" · "_s +
                     placeText(edge.file, edge.line);
    return lines.join(u'\n');
}

QString nodeTip(const ChainGraph &graph, int index)
{
    const ChainNode &node = graph.nodes[size_t(index)];
    QStringList lines{node.title, nodePlaceText(node), node.signature};
    lines.removeAll(QString());
    if (!node.reason.isEmpty())
        lines << ChainWords::tr("The chain ends here: %1").arg(node.reason);
    lines << node.findings;
    if (!node.entries.isEmpty())
        lines << ChainWords::tr("This is an entry of the review.");
    int hops = 0;
    for (const ChainEdge &edge : graph.edges) {
        if (edge.to == index && ++hops <= HopsInTip)
            lines << hopInto(graph, edge);
    }
    if (hops > HopsInTip)
        lines << ChainWords::tr("… and %n more ways to it", nullptr, hops - HopsInTip);
    return lines.join(u'\n');
}

QString nodeSentence(const ChainGraph &graph, int index)
{
    const ChainNode &node = graph.nodes[size_t(index)];
    QStringList parts{node.title, dispatch::stageName(node.stage), nodePlaceText(node)};
    if (!node.findings.isEmpty())
        parts << ChainWords::tr("%n finding(s)", nullptr, int(node.findings.size()));
    if (!node.entries.isEmpty())
        parts << ChainWords::tr("an entry of the review");
    if (!node.reason.isEmpty())
        parts << ChainWords::tr("ends here: %1").arg(node.reason);
    return parts.join(u", "_s);
}

QString stageSentence(Stage stage)
{
    switch (stage) {
    case Stage::EntryPoint:
        return ChainWords::tr("A line of pyproject.toml and the function that it names.");
    case Stage::Import:
        return ChainWords::tr("Modules that start-up imports on the way.");
    case Stage::Registration:
        return ChainWords::tr("The decorator, call or statement that registers or patches.");
    case Stage::Lookup:
        return ChainWords::tr("Upstream code that finds the registered thing.");
    case Stage::Method:
        return ChainWords::tr("Methods of the effective class that upstream calls.");
    case Stage::Oracle:
        return ChainWords::tr("Functions that select a backend.");
    case Stage::Experts:
        return ChainWords::tr("The classes that an oracle selects.");
    case Stage::PrepareFinalize:
        return ChainWords::tr("What brings tokens to experts and back.");
    case Stage::Wrapper:
        return ChainWords::tr("Python functions around an operator.");
    case Stage::Kernel:
        return ChainWords::tr("Operators, Triton kernels and installed components.");
    }
    return {};
}

bool nodeMatches(const ChainNode &node, const QStringList &words)
{
    return std::ranges::all_of(words, [&](const QString &word) {
        const auto has = [&](const QString &text) { return text.contains(word, Qt::CaseInsensitive); };
        return has(node.title) || has(node.file) || has(node.signature) || has(node.component) || has(node.reason) ||
               std::ranges::any_of(node.findings, has);
    });
}

} // namespace mxw::items
