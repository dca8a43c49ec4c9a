// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is shown of a dispatch chain and where it stands, for a plugin with MXW_BENCH_REGISTRATIONS (2,000)
// registrations: the whole graph, which bundles, and the chain of one registration. The peer is `dot -Tsvg` of the same
// picture.
#include "models/dispatch/ChainExport.h"
#include "models/dispatch/VisibleChain.h"
#include "tests/benchmarks/PeakMemory.h"
#include "tests/benchmarks/Peer.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>

namespace {

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::dispatch;

constexpr int Rounds = 5;

/// Adds layers of a plugin, each joined to some place of the layer before; the same count gives the same graph.
class GraphMaker
{
public:
    std::vector<int> layer(Stage stage, int count, const std::vector<int> &before, EdgeKind kind)
    {
        std::vector<int> layer;
        for (int i = 0; i < count; ++i) {
            ChainNode node;
            node.stage = stage;
            node.title = u"%1_%2.method"_s.arg(toString(stage)).arg(i);
            node.id = u"plugin:package/%1.py:"_s.arg(i / 8) + node.title;
            node.file = u"package/%1/file_%2.py"_s.arg(toString(stage)).arg(i / 8);
            node.line = i % 8 * 40 + 1;
            layer.push_back(int(m_graph.nodes.size()));
            m_graph.nodes.push_back(node);
            if (!before.empty())
                join(before[size_t(i) * before.size() / size_t(count)], layer.back(), kind);
        }
        return layer;
    }

    /// Joins each of one layer to a random place of another.
    void joinAll(const std::vector<int> &from, const std::vector<int> &to, EdgeKind kind)
    {
        for (const int node : from)
            join(node, to[size_t(m_random.bounded(int(to.size())))], kind);
    }

    ChainGraph graph() { return std::move(m_graph); }

private:
    void join(int from, int to, EdgeKind kind)
    {
        ChainEdge edge;
        edge.from = from;
        edge.to = to;
        edge.kind = kind;
        edge.certainty = m_random.bounded(5) == 0 ? Certainty::Unknown : Certainty::Static;
        m_graph.edges.push_back(edge);
    }

    QRandomGenerator m_random{1};
    ChainGraph m_graph;
};

ChainGraph generatedGraph(int registrations)
{
    GraphMaker maker;
    const auto starts = maker.layer(Stage::EntryPoint, 4, {}, EdgeKind::Imports);
    const auto modules = maker.layer(Stage::Import, std::max(1, registrations / 20), starts, EdgeKind::Imports);
    const auto registered = maker.layer(Stage::Registration, registrations, modules, EdgeKind::Registers);
    const auto lookups = maker.layer(Stage::Lookup, 12, {}, EdgeKind::Registers);
    // A third is looked up by a table that is known; the rest ends at the registration.
    maker.joinAll({registered.begin(), registered.begin() + registrations / 3}, lookups, EdgeKind::Registers);
    const auto methods = maker.layer(Stage::Method, 120, lookups, EdgeKind::Calls);
    const auto oracles = maker.layer(Stage::Oracle, 20, methods, EdgeKind::Calls);
    const auto experts = maker.layer(Stage::Experts, 60, oracles, EdgeKind::Selects);
    const auto wrappers = maker.layer(Stage::Wrapper, 150, experts, EdgeKind::Calls);
    maker.joinAll(methods, wrappers, EdgeKind::Calls);
    const auto kernels = maker.layer(Stage::Kernel, 150, wrappers, EdgeKind::Calls);
    maker.joinAll(wrappers, kernels, EdgeKind::FallsBack);
    return maker.graph();
}

/// The same picture for the peer, with the same columns and box sizes.
QByteArray dotText(const VisibleChain &chain, const std::vector<QSizeF> &sizes)
{
    QByteArray text = "digraph{rankdir=LR;node[shape=box,fixedsize=true];\n";
    std::vector<QByteArray> columns(StageCount);
    for (size_t i = 0; i < chain.nodes.size(); ++i) {
        text += QByteArray::number(qulonglong(i)) + "[width=" + QByteArray::number(sizes[i].width() / 72) +
                ",height=" + QByteArray::number(sizes[i].height() / 72) + "];\n";
        columns[size_t(chain.nodes[i].stage)] += ';' + QByteArray::number(qulonglong(i));
    }
    for (const QByteArray &column : columns) {
        if (!column.isEmpty())
            text += "{rank=same" + column + "}\n";
    }
    for (const VisibleChain::Edge &edge : chain.edges)
        text += QByteArray::number(edge.from) + "->" + QByteArray::number(edge.to) + ";\n";
    return text + "}\n";
}

double dotTime(const ChainGraph &graph, const VisibleChain &chain, int rounds)
{
    const QByteArray text = dotText(chain, plainSizes(graph, chain));
    return benchmarks::best(rounds, [&] { benchmarks::runProgram(u"dot"_s, {u"-Tsvg"_s}, text); });
}

void measure(const QString &name, const ChainGraph &graph, const ChainFocus &focus, const QString &dot)
{
    const bool withDot = !dot.isEmpty();
    VisibleChain chain;
    const double cut = benchmarks::best(Rounds, [&] { chain = visibleChain(graph, focus); });
    const std::vector<QSizeF> sizes = plainSizes(graph, chain);
    LayoutOptions options;
    options.dotProgram = withDot ? dot : u"/no-dot"_s;
    LaidOutChain laidOut;
    const auto layOutOnce = [&] {
        auto result = layOut(chain, sizes, options);
        if (!result)
            qFatal("%s", qPrintable(result.error().what));
        laidOut = *std::move(result);
    };
    const double ordered = benchmarks::best(Rounds, layOutOnce);
    if (withDot && !laidOut.notice.isEmpty())
        std::printf("%s\n", qPrintable(laidOut.notice));
    options.dotProgram = u"/no-dot"_s;
    const double plain = benchmarks::best(Rounds, layOutOnce);
    for (size_t i = 0; i < chain.nodes.size(); ++i)
        options.keep.insert(chain.nodes[i].key, laidOut.nodes[i]);
    const double kept = benchmarks::best(Rounds, layOutOnce);
    const double svg = benchmarks::best(Rounds, [&] { toSvg(graph, chain, laidOut, name); });
    std::printf("%s: %zu nodes and %zu edges drawn\n", qPrintable(name), chain.nodes.size(), chain.edges.size());
    const double peer = withDot ? dotTime(graph, chain, 3) : 0;
    for (const auto &[what, seconds] : {std::pair(u"visibleChain"_s, cut), std::pair(u"layOut, with dot"_s, ordered),
                                        std::pair(u"layOut, without dot"_s, plain),
                                        std::pair(u"layOut, all kept"_s, kept), std::pair(u"toSvg"_s, svg)}) {
        if (withDot)
            benchmarks::report(what, seconds, u"dot -Tsvg of the same picture"_s, peer);
        else
            std::printf("%-28s %9.1f ms   dot is not installed\n", qPrintable(what), seconds * 1e3);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int asked = qEnvironmentVariableIntValue("MXW_BENCH_REGISTRATIONS");
    const ChainGraph graph = generatedGraph(asked > 0 ? asked : 2000);
    const QString dot = QStandardPaths::findExecutable(u"dot"_s);
    std::printf("graph of %zu nodes and %zu edges, shortest of %d runs\n", graph.nodes.size(), graph.edges.size(),
                Rounds);
    measure(u"whole graph"_s, graph, {}, dot);
    const auto registration = std::ranges::find(graph.nodes, Stage::Registration, &ChainNode::stage);
    measure(u"one registration"_s, graph, {{registration->id}, 6, {}, {}}, dot);
    benchmarks::PeakMemory::measure().report();
    return 0;
}
