// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ChainModel.h"
#include "models/items/ChainWords.h"
#include "tests/support/ChainGraphs.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using items::ChainModel;

namespace {

void print(const QAbstractItemModel &model, const QModelIndex &parent, int level, QStringList &lines)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines << QString(2 * level, u' ') + index.data().toString();
        print(model, index, level + 1, lines);
    }
}

QStringList printed(const QAbstractItemModel &model)
{
    QStringList lines;
    print(model, {}, 0, lines);
    return lines;
}

} // namespace

class tst_ChainModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAsText()
    {
        ChainModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(printed(model), QStringList());
        auto graph = *tests::smallChain();
        std::erase_if(graph.edges, [&](const dispatch::ChainEdge &edge) { return edge.from < 3 || edge.from > 4; });
        graph.nodes.resize(8);
        std::erase_if(graph.edges, [&](const dispatch::ChainEdge &edge) { return edge.to >= 8; });
        model.setGraph(std::make_shared<const dispatch::ChainGraph>(graph));
        const auto stage = [](dispatch::Stage value) { return dispatch::stageName(value); };
        const auto kind = [](dispatch::EdgeKind value) { return dispatch::edgeName(value); };
        const QStringList expected{
            stage(dispatch::Stage::EntryPoint),
            u"  register_quantization"_s,
            stage(dispatch::Stage::Import),
            u"  acme.registry"_s,
            u"  acme.quantization.packed"_s,
            stage(dispatch::Stage::Registration),
            u"  PackedConfig"_s,
            u"    R03 `group_size` is read by an inherited method and nobody sets it."_s,
            u"    %1 → get_quantization_config, unknown: the key comes from the checkpoint"_s.arg(
                kind(dispatch::EdgeKind::Overrides)),
            stage(dispatch::Stage::Lookup),
            u"  get_quantization_config"_s,
            u"    %1 → PackedConfig.get_quant_method, if isinstance(layer, LinearBase)"_s.arg(
                kind(dispatch::EdgeKind::Calls)),
            u"    %1 → UpstreamPackedConfig.from_config, broken: R05 `from_config` is gone at the target."_s.arg(
                kind(dispatch::EdgeKind::Calls)),
            stage(dispatch::Stage::Method),
            u"  PackedConfig.get_quant_method"_s,
            u"  PackedLinearMethod.process_weights_after_loading"_s,
            u"  UpstreamPackedConfig.from_config"_s,
        };
        QCOMPARE(printed(model), expected);
    }

    void everyNodeIsFoundAgain()
    {
        ChainModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto graph = tests::largeChain(300);
        model.setGraph(graph);
        for (int node = 0; node < int(graph->nodes.size()); ++node) {
            const QModelIndex index = model.indexOfNode(node);
            QCOMPARE(index.data(ChainModel::NodeRole).toInt(), node);
            QCOMPARE(index.data().toString(), graph->nodes[size_t(node)].title);
            QCOMPARE(index.parent().data().toString(), dispatch::stageName(graph->nodes[size_t(node)].stage));
        }
        QVERIFY(!model.indexOfNode(-1).isValid());
        QVERIFY(!model.indexOfNode(int(graph->nodes.size())).isValid());
    }

    void hiddenNodesSaySo()
    {
        ChainModel model;
        const auto graph = tests::smallChain();
        model.setGraph(graph);
        QVERIFY(model.indexOfNode(0).data(ChainModel::ShownRole).toBool());
        QSignalSpy changed(&model, &ChainModel::dataChanged);
        std::vector<bool> shown(graph->nodes.size(), true);
        shown[0] = false;
        model.setShown(shown);
        QVERIFY(!changed.isEmpty());
        QVERIFY(!model.indexOfNode(0).data(ChainModel::ShownRole).toBool());
        QVERIFY(model.indexOfNode(0).data(Qt::ToolTipRole).toString().contains(u"Not in the picture"_s));
        changed.clear();
        model.setShown(shown);
        QVERIFY(changed.isEmpty());
    }

    void spokenTextHasPlaceAndMarks()
    {
        const auto graph = tests::smallChain();
        const QString words = items::nodeSentence(*graph, graph->indexOf(u"PackedConfig"_s));
        for (const QString &part : {u"PackedConfig"_s, dispatch::stageName(dispatch::Stage::Registration),
                                    u"acme/quantization/packed.py:30–42"_s, u"an entry of the review"_s})
            QVERIFY2(words.contains(part), qPrintable(words));
        const QString end = items::nodeSentence(*graph, graph->indexOf(u"acme_kernels.fused_moe"_s));
        QVERIFY2(end.contains(u"ends here: the library is closed"_s), qPrintable(end));
        QVERIFY(end.contains(u"provided by acme_kernels"_s));
    }

    void matching_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<bool>("matches");
        QTest::newRow("title, any case") << QStringList{u"packedconfig"_s} << true;
        QTest::newRow("file") << QStringList{u"quantization/packed.py"_s} << true;
        QTest::newRow("finding") << QStringList{u"R03"_s} << true;
        QTest::newRow("signature") << QStringList{u"@register_config"_s} << true;
        QTest::newRow("all words") << QStringList{u"acme"_s, u"config"_s} << true;
        QTest::newRow("one word is elsewhere") << QStringList{u"acme"_s, u"oracle"_s} << false;
    }

    void matching()
    {
        QFETCH(const QStringList, words);
        const auto graph = tests::smallChain();
        QTEST(items::nodeMatches(graph->nodes[size_t(graph->indexOf(u"PackedConfig"_s))], words), "matches");
    }
};

QTEST_GUILESS_MAIN(tst_ChainModel)
#include "tst_chainmodel.moc"
