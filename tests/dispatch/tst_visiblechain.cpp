// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/VisibleChain.h"
#include "tests/dispatch/RandomChain.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::dispatch;

namespace {

/// "entry import+1 3×registration": nodes with their hidden neighbours before and after.
QString print(const ChainGraph &graph, const VisibleChain &chain)
{
    QStringList words;
    for (const VisibleChain::Node &node : chain.nodes) {
        QString word = node.isBundle() ? u"%1×%2"_s.arg(node.members.size()).arg(toString(node.stage))
                                       : graph.nodes[node.members.front()].id;
        if (node.hiddenBefore > 0)
            word.prepend(u"%1+"_s.arg(node.hiddenBefore));
        if (node.hiddenAfter > 0)
            word.append(u"+%1"_s.arg(node.hiddenAfter));
        words << word;
    }
    return words.join(u' ');
}

const auto chainText = uR"(entry-point start
import init
registration one, two
lookup find
method apply
kernel k1, k2
start -> init imports/static
init -> one, two registers/static
one -> find
find -> apply
two -> apply
apply -> k1, k2
apply -> find
)"_s;

/// One module that registers six classes, of which one is looked up.
const auto siblingsText = uR"(import init
registration a, b, c, d, e, f
lookup find
init -> a, b, c, d, e, f registers/static
f -> find
)"_s;

} // namespace

class tst_VisibleChain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatTheFocusReaches_data()
    {
        QTest::addColumn<QStringList>("focus");
        QTest::addColumn<int>("depth");
        QTest::addColumn<QStringList>("expanded");
        QTest::addColumn<QString>("shown");
        QTest::newRow("everything") << QStringList{} << 3 << QStringList{} << u"start init one two find apply k1 k2"_s;
        QTest::newRow("the focus alone") << QStringList{u"one"_s} << 0 << QStringList{} << u"1+one+1"_s;
        QTest::newRow("one hop") << QStringList{u"one"_s} << 1 << QStringList{} << u"1+init+1 one 1+find+1"_s;
        // Two hops back and one on again lead to the sibling, which is not of this chain.
        QTest::newRow("not to siblings") << QStringList{u"one"_s} << 9 << QStringList{}
                                         << u"start init+1 one find 1+apply k1 k2"_s;
        QTest::newRow("several") << QStringList{u"one"_s, u"two"_s} << 1 << QStringList{}
                                 << u"1+init one two find apply+2"_s;
        QTest::newRow("expanded") << QStringList{u"one"_s} << 1 << QStringList{u"init"_s}
                                  << u"start init one two+1 1+find+1"_s;
        QTest::newRow("expanded by what is expanded")
            << QStringList{u"one"_s} << 1 << QStringList{u"apply"_s, u"find"_s} << u"1+init one two find apply k1 k2"_s;
        QTest::newRow("expanded but out of sight")
            << QStringList{u"one"_s} << 0 << QStringList{u"apply"_s} << u"1+one+1"_s;
        QTest::newRow("unknown") << QStringList{u"gone"_s} << 3 << QStringList{u"gone"_s} << u""_s;
    }
    void showsWhatTheFocusReaches()
    {
        QFETCH(QStringList, focus);
        QFETCH(int, depth);
        QFETCH(QStringList, expanded);
        const ChainGraph graph = tests::chainFrom(chainText);
        const ChainFocus asked{focus, depth, {expanded.begin(), expanded.end()}, {}};
        QTEST(print(graph, visibleChain(graph, asked)), "shown");
    }

    void bundlesSiblings_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("focus");
        QTest::addColumn<QString>("shown");
        const QStringList all;
        QTest::newRow("five of six, one leads on") << siblingsText << all << u"init 5×registration f find"_s;
        QTest::newRow("four are too few")
            << u"import init\nregistration a, b, c, d\ninit -> a, b, c, d"_s << all << u"init a b c d"_s;
        QTest::newRow("other stage") << u"import init\nregistration a, b, c, d\nmethod e\ninit -> a, b, c, d, e"_s
                                     << all << u"init a b c d e"_s;
        QTest::newRow("other kind") << u"import i\nkernel a, b, c, d, e\ni -> a, b, c, d\ni -> e patches/static"_s
                                    << all << u"i a b c d e"_s;
        QTest::newRow("other certainty") << u"import i\nkernel a, b, c, d, e\ni -> a, b, c, d\ni -> e calls/broken"_s
                                         << all << u"i a b c d e"_s;
        QTest::newRow("two before") << u"import i, j\nkernel a, b, c, d, e\ni -> a, b, c, d, e\nj -> e"_s << all
                                    << u"i j a b c d e"_s;
        QTest::newRow("twice from one is one before")
            << u"import i\nkernel a, b, c, d, e\ni -> a, b, c, d, e\ni -> a, b, c, d, e"_s << all << u"i 5×kernel"_s;
        QTest::newRow("what is asked for stands by itself")
            << u"import i\nkernel a, b, c, d, e, f\ni -> a, b, c, d, e, f"_s << QStringList{u"i"_s, u"c"_s}
            << u"i 5×kernel c"_s;
        QTest::newRow("calls itself") << u"import i\nkernel a, b, c, d, e\ni -> a, b, c, d, e\na -> a"_s << all
                                      << u"i 5×kernel"_s;
    }
    void bundlesSiblings()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, focus);
        const ChainGraph graph = tests::chainFrom(text);
        QTEST(print(graph, visibleChain(graph, {focus, 3, {}, {}})), "shown");
    }

    void leadingOnOutOfSightDoesNotPartSiblings()
    {
        const ChainGraph graph = tests::chainFrom(siblingsText);
        QCOMPARE(print(graph, visibleChain(graph, {{u"init"_s}, 1, {}, {}})), u"init 6×registration+1"_s);
    }

    void opensABundleByItsKey()
    {
        const ChainGraph graph = tests::chainFrom(siblingsText);
        const VisibleChain closed = visibleChain(graph, {});
        QVERIFY(closed.nodes[1].isBundle());
        const VisibleChain open = visibleChain(graph, {{}, 3, {}, {closed.nodes[1].key}});
        QCOMPARE(print(graph, open), u"init a b c d e f find"_s);
    }

    void keysOfBundlesSayWhatTheyHold()
    {
        const ChainGraph graph = tests::chainFrom(
            u"import i, j\nkernel a, b, c, d, e, f, g, h, k, l\ni -> a, b, c, d, e\nj -> f, g, h, k, l"_s);
        const VisibleChain chain = visibleChain(graph, {});
        QCOMPARE(print(graph, chain), u"i j 5×kernel 5×kernel"_s);
        QVERIFY(chain.nodes[2].key != chain.nodes[3].key);
        // In another picture of the same place too.
        QCOMPARE(visibleChain(graph, {{u"j"_s}, 1, {}, {}}).nodes[1].key, chain.nodes[3].key);
    }

    void anEdgeStandsForAllBetweenItsEnds()
    {
        const ChainGraph graph = tests::chainFrom(
            u"import i\nkernel a, b, c, d, e\nmethod m\ni -> a, b, c, d, e\ni -> m calls/confirmed\ni -> m selects/confirmed"_s);
        const VisibleChain chain = visibleChain(graph, {});
        QCOMPARE(chain.edges.size(), size_t(2));
        QCOMPARE(chain.edges[0].members, (std::vector{0, 1, 2, 3, 4}));
        QCOMPARE(chain.edges[1].members, (std::vector{5, 6}));
        QCOMPARE(toString(certaintyOf(graph, chain.edges[0])), u"static"_s);
        QCOMPARE(toString(certaintyOf(graph, chain.edges[1])), u"confirmed"_s);
    }

    void claimsNoMoreThanTheWeakest_data()
    {
        QTest::addColumn<QStringList>("certainties");
        QTest::addColumn<QString>("claimed");
        QTest::newRow("confirmed in part") << QStringList{u"confirmed"_s, u"static"_s} << u"static"_s;
        QTest::newRow("unknown") << QStringList{u"confirmed"_s, u"unknown"_s} << u"unknown"_s;
        QTest::newRow("broken") << QStringList{u"unknown"_s, u"broken"_s, u"confirmed"_s} << u"broken"_s;
    }
    void claimsNoMoreThanTheWeakest()
    {
        QFETCH(QStringList, certainties);
        QString text = u"import i\nkernel k\n"_s;
        for (const QString &certainty : certainties)
            text += u"i -> k calls/"_s + certainty + u'\n';
        const ChainGraph graph = tests::chainFrom(text);
        QTEST(toString(certaintyOf(graph, visibleChain(graph, {}).edges.front())), "claimed");
    }

    void leavesOutEdgesToNothing()
    {
        ChainGraph graph = tests::chainFrom(u"import i\nkernel k\ni -> k"_s);
        for (const auto &[from, to] : {std::pair(-1, 0), std::pair(0, 2)}) {
            ChainEdge edge;
            edge.from = from;
            edge.to = to;
            graph.edges.push_back(edge);
        }
        QCOMPARE(visibleChain(graph, {}).edges.size(), size_t(1));
    }

    /// Every node is in one box at most, and every shown edge joins the boxes of its ends.
    void holdsTogetherForAnyGraph()
    {
        for (quint32 seed = 0; seed < 60; ++seed) {
            const int nodes = int(seed % 12) * 12;
            const ChainGraph graph = tests::randomChain(seed, nodes, nodes * int(seed % 4));
            ChainFocus focus;
            if (seed % 2 == 1 && nodes > 0)
                focus = {{u"n1"_s, u"n3"_s}, int(seed % 5), {u"n5"_s}, {}};
            const VisibleChain chain = visibleChain(graph, focus);
            std::vector<int> boxOf(graph.nodes.size(), -1);
            QSet<QString> keys;
            for (size_t box = 0; box < chain.nodes.size(); ++box) {
                QVERIFY(!chain.nodes[box].members.empty());
                keys.insert(chain.nodes[box].key);
                for (const int member : chain.nodes[box].members) {
                    QCOMPARE(boxOf[member], -1);
                    QVERIFY(graph.nodes[member].stage == chain.nodes[box].stage);
                    boxOf[member] = int(box);
                }
            }
            QCOMPARE(size_t(keys.size()), chain.nodes.size());
            for (const VisibleChain::Edge &edge : chain.edges) {
                QVERIFY(!edge.members.empty());
                for (const int member : edge.members) {
                    QCOMPARE(boxOf[graph.edges[member].from], edge.from);
                    QCOMPARE(boxOf[graph.edges[member].to], edge.to);
                }
            }
            if (focus.nodes.isEmpty())
                QVERIFY(std::ranges::find(boxOf, -1) == boxOf.end());
        }
    }
};

QTEST_GUILESS_MAIN(tst_VisibleChain)
#include "tst_visiblechain.moc"
