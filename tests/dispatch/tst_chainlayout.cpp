// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainLayout.h"
#include "tests/dispatch/FakeDot.h"
#include "tests/dispatch/LayoutText.h"
#include "tests/dispatch/RandomChain.h"

#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::dispatch;

namespace {

using tests::evenSizes;
using tests::faultOf;
using tests::verticalOrder;

const auto noDot = u"/nowhere/no-such-dot"_s;

std::vector<QSizeF> randomSizes(quint32 seed, size_t count)
{
    QRandomGenerator random(seed);
    std::vector<QSizeF> sizes;
    for (size_t i = 0; i < count; ++i)
        sizes.push_back({60.0 + random.bounded(200), 20.0 + random.bounded(40)});
    return sizes;
}

/// The nodes that an edge runs through, other than its ends: where a curve is straight it is looked at closely.
int crossedNodes(const LaidOutChain &laidOut)
{
    int crossed = 0;
    for (size_t i = 0; i < laidOut.edges.size(); ++i) {
        const std::vector<QPointF> &points = laidOut.edges[i];
        for (size_t step = 0; step + 3 < points.size(); step += 3) {
            for (int part = 1; part < 16; ++part) {
                const double t = part / 16.0;
                const double s = 1 - t;
                const QPointF at = s * s * s * points[step] + 3 * s * s * t * points[step + 1] +
                                   3 * s * t * t * points[step + 2] + t * t * t * points[step + 3];
                for (size_t node = 0; node < laidOut.nodes.size(); ++node)
                    crossed += laidOut.nodes[node].adjusted(1, 1, -1, -1).contains(at);
            }
        }
    }
    return crossed;
}

QHash<QString, QRectF> placesOf(const VisibleChain &chain, const LaidOutChain &laidOut)
{
    QHash<QString, QRectF> places;
    for (size_t i = 0; i < chain.nodes.size(); ++i)
        places.insert(chain.nodes[i].key, laidOut.nodes[i]);
    return places;
}

} // namespace

class tst_ChainLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsForAnyGraph_data()
    {
        QTest::addColumn<QString>("dot");
        QTest::newRow("without dot") << noDot;
        if (!QStandardPaths::findExecutable(u"dot"_s).isEmpty())
            QTest::newRow("with dot") << u"dot"_s;
    }
    void standsForAnyGraph()
    {
        QFETCH(QString, dot);
        for (quint32 seed = 0; seed < 40; ++seed) {
            const int nodes = int(seed % 10) * 9;
            const ChainGraph graph = tests::randomChain(seed, nodes, nodes * int(seed % 4));
            const VisibleChain chain = visibleChain(graph, {});
            LayoutOptions options;
            options.dotProgram = dot;
            const std::vector<QSizeF> sizes = randomSizes(seed, chain.nodes.size());
            const auto laidOut = layOut(chain, sizes, options);
            QVERIFY(laidOut);
            QCOMPARE(faultOf(chain, *laidOut, options), QString());
            QCOMPARE(laidOut->topLeft, QPointF());
            QCOMPARE(crossedNodes(*laidOut), 0);
            if (dot != noDot)
                QCOMPARE(laidOut->notice, QString());
            // The same once more.
            const auto again = layOut(chain, sizes, options);
            QVERIFY(again && again->nodes == laidOut->nodes && again->edges == laidOut->edges);
        }
    }

    /// A way inside a column reads downwards, with dot and without; a cycle is cut.
    void readsDownwards_data() { standsForAnyGraph_data(); }
    void readsDownwards()
    {
        QFETCH(QString, dot);
        LayoutOptions options;
        options.dotProgram = dot;
        const auto order = [&](const QString &text) {
            const VisibleChain chain = visibleChain(tests::chainFrom(text), {});
            const auto laidOut = layOut(chain, tests::evenSizes(chain), options);
            return laidOut ? tests::verticalOrder(chain, *laidOut, Stage::Method) : laidOut.error().what;
        };
        QCOMPARE(order(u"lookup l\nmethod d, c, b, a\nl -> a\na -> b\nb -> c\nc -> d"_s), u"a b c d"_s);
        QCOMPARE(order(u"lookup l\nmethod b, a\nl -> a, b\na -> b\nb -> a"_s).size(), 3);
    }

    void keepsWhatStands()
    {
        for (quint32 seed = 1; seed < 60; ++seed) {
            const ChainGraph graph = tests::randomChain(seed, 70, 70 * int(seed % 3));
            const VisibleChain part = visibleChain(graph, {{u"n1"_s, u"n2"_s}, int(seed % 4), {}, {}});
            const VisibleChain all = visibleChain(graph, {{u"n1"_s, u"n2"_s}, int(seed % 4) + 2, {}, {}});
            LayoutOptions options;
            options.dotProgram = noDot;
            // All of one width, so that no column has to make room by its width.
            const auto first = layOut(part, evenSizes(part), options);
            QVERIFY(first);
            options.keep = placesOf(part, *first);
            const auto second = layOut(all, evenSizes(all), options);
            QVERIFY(second);
            QCOMPARE(faultOf(all, *second, options), QString());
            const auto sameColumns = std::ranges::equal(first->columns, second->columns, {},
                                                        &LaidOutChain::Column::stage, &LaidOutChain::Column::stage);
            for (size_t i = 0; i < all.nodes.size(); ++i) {
                const auto kept = options.keep.constFind(all.nodes[i].key);
                if (kept == options.keep.cend())
                    continue;
                QCOMPARE(second->nodes[i].top(), kept->top());
                QVERIFY(second->nodes[i].left() >= kept->left());
                if (sameColumns)
                    QCOMPARE(second->nodes[i], *kept);
            }
        }
    }

    void newColumnsMakeRoomOnTheRight()
    {
        const ChainGraph graph = tests::chainFrom(u"import i\nlookup l\nmethod m\nkernel k\ni -> l\nl -> m\nm -> k"_s);
        const VisibleChain all = visibleChain(graph, {});
        LayoutOptions options;
        options.dotProgram = noDot;
        options.keep = {{u"l"_s, {0, 7, 100, 40}}, {u"k"_s, {150, -3, 100, 40}}};
        const auto laidOut = layOut(all, evenSizes(all), options);
        QVERIFY(laidOut);
        QCOMPARE(laidOut->nodes[1], QRectF(0, 7, 100, 40));
        // What is before goes to the left, where nothing stood; what does not fit between pushes on.
        QCOMPARE(laidOut->nodes[0], QRectF(-156, 7, 100, 40));
        QCOMPARE(laidOut->nodes[3], QRectF(312, -3, 100, 40));
        QCOMPARE(laidOut->topLeft, QPointF(-156, -3));
        QCOMPARE(faultOf(all, *laidOut, options), QString());
    }

    void columnsThatHaveRoomStay()
    {
        const ChainGraph graph = tests::chainFrom(u"lookup l\nmethod m\nkernel k\nl -> m\nm -> k"_s);
        const VisibleChain all = visibleChain(graph, {});
        LayoutOptions options;
        options.dotProgram = noDot;
        for (const double left : {285., 400.}) {
            options.keep = {{u"l"_s, {0, 0, 100, 40}}, {u"k"_s, {left, 0, 100, 40}}};
            const auto laidOut = layOut(all, evenSizes(all), options);
            QVERIFY(laidOut);
            QCOMPARE(laidOut->nodes[1].left(), 156.);
            QCOMPARE(laidOut->nodes[2].left(), left);
            QCOMPARE(faultOf(all, *laidOut, options), QString());
        }
    }

    void newNodesStandBesideTheirNeighbours()
    {
        const ChainGraph graph = tests::chainFrom(u"import i\nkernel a, b, c, d\ni -> a, b, c, d"_s);
        const VisibleChain chain = visibleChain(graph, {});
        LayoutOptions options;
        options.dotProgram = noDot;
        options.keep = {{u"i"_s, {0, 500, 100, 40}}, {u"c"_s, {156, 0, 100, 40}}};
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QCOMPARE(laidOut->nodes[1].top(), 500.);
        QCOMPARE(laidOut->nodes[2].top(), 500. + 40 + options.rowGap);
        QCOMPARE(laidOut->nodes[3].top(), 0.);
        QCOMPARE(laidOut->nodes[4].top(), 500. - 40 - options.rowGap);
    }

    void believesNoImpossiblePlace_data()
    {
        QTest::addColumn<QRectF>("kept");
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("not a number") << QRectF(nan, nan, nan, nan);
        QTest::newRow("endless") << QRectF(0, std::numeric_limits<double>::infinity(), 10, 10);
        QTest::newRow("far out") << QRectF(0, 1e300, 10, 10);
        QTest::newRow("on another") << QRectF(156, 10, 100, 40);
    }
    void believesNoImpossiblePlace()
    {
        QFETCH(QRectF, kept);
        const ChainGraph graph = tests::chainFrom(u"import i\nkernel a, b\ni -> a, b"_s);
        const VisibleChain chain = visibleChain(graph, {});
        LayoutOptions options;
        options.keep = {{u"a"_s, {156, 0, 100, 40}}, {u"b"_s, kept}};
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QCOMPARE(laidOut->nodes[1], QRectF(156, 0, 100, 40));
        QCOMPARE(faultOf(chain, *laidOut, options), QString());
    }

    void drawsSizesThatAreNone()
    {
        const ChainGraph graph = tests::chainFrom(u"import i\nkernel a, b\ni -> a, b"_s);
        const VisibleChain chain = visibleChain(graph, {});
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const auto laidOut = layOut(chain, {{nan, 10}, {-5, 0}, {1e300, 1e300}});
        QVERIFY(laidOut);
        QCOMPARE(faultOf(chain, *laidOut, {}), QString());
    }

    void ordersByNeighboursWithoutDot()
    {
        const ChainGraph graph = tests::chainFrom(u"import a, b, c\nkernel x, y, z\na -> z\nb -> y\nc -> x"_s);
        const VisibleChain chain = visibleChain(graph, {});
        LayoutOptions options;
        options.dotProgram = noDot;
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QCOMPARE(verticalOrder(chain, *laidOut, Stage::Kernel), u"z y x"_s);
        QVERIFY2(laidOut->notice.contains(u"Graphviz is not installed"), qPrintable(laidOut->notice));
        // Straight edges, as nothing is in the way.
        for (const std::vector<QPointF> &edge : laidOut->edges)
            QCOMPARE(edge.front().y(), edge.back().y());
    }

    void checksTheBudgetFirst()
    {
        const tests::FakeDot dot("touch \"$(dirname \"$0\")/asked\"; exit 1");
        const ChainGraph graph = tests::randomChain(1, 30, 60);
        const VisibleChain chain = visibleChain(graph, {});
        LayoutOptions options;
        options.dotProgram = dot.path();
        options.maximumNodes = chain.nodes.size() - 1;
        auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(!laidOut);
        QVERIFY(laidOut.error().kind == Error::Kind::Unsupported);
        QVERIFY(laidOut.error().what.contains(QString::number(chain.nodes.size())));
        options.maximumNodes = chain.nodes.size();
        options.maximumEdges = chain.edges.size() - 1;
        laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(!laidOut);
        QVERIFY(laidOut.error().kind == Error::Kind::Unsupported);
        QVERIFY(!QFile::exists(dot.folder() + u"/asked"));
        options.maximumEdges = chain.edges.size();
        QVERIFY(layOut(chain, evenSizes(chain), options));
        QVERIFY(QFile::exists(dot.folder() + u"/asked"));
    }

    void refusesWhatDoesNotBelongTogether()
    {
        VisibleChain chain = visibleChain(tests::chainFrom(u"import i\nkernel a\ni -> a"_s), {});
        QVERIFY(!layOut(chain, {}));
        chain.edges.front().to = 2;
        QVERIFY(!layOut(chain, evenSizes(chain)));
    }

    void nothingIsAPictureToo()
    {
        const auto laidOut = layOut({}, {});
        QVERIFY(laidOut);
        QVERIFY(laidOut->columns.empty() && laidOut->size.isEmpty() && laidOut->notice.isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_ChainLayout)
#include "tst_chainlayout.moc"
