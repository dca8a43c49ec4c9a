// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainLayout.h"
#include "tests/dispatch/FakeDot.h"
#include "tests/dispatch/RandomChain.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::dispatch;

namespace {

const auto noDot = u"/nowhere/no-such-dot"_s;

std::vector<QSizeF> randomSizes(quint32 seed, size_t count)
{
    QRandomGenerator random(seed);
    std::vector<QSizeF> sizes;
    for (size_t i = 0; i < count; ++i)
        sizes.push_back({60.0 + random.bounded(200), 20.0 + random.bounded(40)});
    return sizes;
}

std::vector<QSizeF> evenSizes(const VisibleChain &chain)
{
    return std::vector<QSizeF>(chain.nodes.size(), QSizeF(100, 40));
}

/// What is wrong with a picture, in words; empty: nothing.
QString faultOf(const VisibleChain &chain, const LaidOutChain &laidOut, const LayoutOptions &options)
{
    if (laidOut.nodes.size() != chain.nodes.size() || laidOut.edges.size() != chain.edges.size())
        return u"not everything has a place"_s;
    const QRectF bounds(laidOut.topLeft, laidOut.size);
    const auto inside = [&](QPointF point) {
        constexpr double Slack = 1e-6;
        return bounds.adjusted(-Slack, -Slack, Slack, Slack).contains(point);
    };
    for (size_t i = 0; i < laidOut.nodes.size(); ++i) {
        const QRectF &node = laidOut.nodes[i];
        const auto column = std::ranges::find(laidOut.columns, chain.nodes[i].stage, &LaidOutChain::Column::stage);
        if (column == laidOut.columns.end() || node.left() < column->left - 1e-6 ||
            node.right() > column->left + column->width + 1e-6)
            return u"node %1 is not in its column"_s.arg(i);
        if (!inside(node.topLeft()) || !inside(node.bottomRight()))
            return u"node %1 is out of the picture"_s.arg(i);
        for (size_t j = 0; j < i; ++j) {
            if (node.adjusted(1e-6, 1e-6, -1e-6, -1e-6).intersects(laidOut.nodes[j]))
                return u"nodes %1 and %2 overlap"_s.arg(i).arg(j);
        }
    }
    for (size_t i = 1; i < laidOut.columns.size(); ++i) {
        const LaidOutChain::Column &before = laidOut.columns[i - 1];
        if (laidOut.columns[i].stage <= before.stage ||
            laidOut.columns[i].left < before.left + before.width + options.columnGap / 2 - 1e-6)
            return u"column %1 is not beside the one before"_s.arg(i);
    }
    for (size_t i = 0; i < laidOut.edges.size(); ++i) {
        const std::vector<QPointF> &points = laidOut.edges[i];
        const QRectF &from = laidOut.nodes[chain.edges[i].from];
        const QRectF &to = laidOut.nodes[chain.edges[i].to];
        if (points.size() < 4 || points.size() % 3 != 1)
            return u"edge %1 is no curve"_s.arg(i);
        if (points.front() != QPointF(from.right(), from.center().y()) ||
            points.back() != QPointF(to.left(), to.center().y()))
            return u"edge %1 does not end on its nodes"_s.arg(i);
        if (!std::ranges::all_of(points, inside))
            return u"edge %1 is out of the picture"_s.arg(i);
    }
    return {};
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

QString verticalOrder(const VisibleChain &chain, const LaidOutChain &laidOut, Stage stage)
{
    std::vector<std::pair<double, QString>> found;
    for (size_t i = 0; i < chain.nodes.size(); ++i) {
        if (chain.nodes[i].stage == stage)
            found.emplace_back(laidOut.nodes[i].top(), chain.nodes[i].key);
    }
    std::ranges::sort(found);
    QStringList keys;
    for (const auto &[top, key] : found)
        keys << key;
    return keys.join(u' ');
}

} // namespace

class tst_ChainLayout : public QObject
{
    Q_OBJECT

    static void needDot()
    {
        if (QStandardPaths::findExecutable(u"dot"_s).isEmpty())
            QSKIP("dot is not installed");
    }

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

    void ordersAsDotSays()
    {
        // a is lowest by its second coordinate, and that is all that is taken.
        const tests::FakeDot dot(R"(cat > /dev/null
echo '{"objects":[{"name":"%3","_gvid":0},{"name":"0","pos":"0,0"},{"name":"1","pos":"9,10"},'
echo '{"name":"2","pos":"9,30"},{"name":"3","pos":"9,20.5"},{"name":"77","pos":"9,3"}]}')");
        const ChainGraph graph = tests::chainFrom(u"import i\nkernel a, b, c\ni -> a, b, c"_s);
        const VisibleChain chain = visibleChain(graph, {});
        LayoutOptions options;
        options.dotProgram = dot.path();
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QCOMPARE(laidOut->notice, QString());
        QCOMPARE(verticalOrder(chain, *laidOut, Stage::Kernel), u"b c a"_s);
        QCOMPARE(faultOf(chain, *laidOut, options), QString());
    }

    void dotIsAskedWithNumbersOnly()
    {
        ChainGraph graph = tests::chainFrom(u"import i\nkernel a, b\ni -> a, b"_s);
        for (const QString &name : tests::hostileNames()) {
            ChainNode node;
            node.id = node.title = node.file = name;
            node.stage = Stage::Kernel;
            graph.nodes.push_back(node);
            ChainEdge edge;
            edge.to = int(graph.nodes.size()) - 1;
            edge.condition = name;
            graph.edges.push_back(edge);
        }
        const VisibleChain chain = visibleChain(graph, {{u"i"_s, u"a"_s, u"b"_s}, 3, {}, {}});
        const tests::FakeDot dot("cat > \"$(dirname \"$0\")/asked\"; exit 3");
        LayoutOptions options;
        options.dotProgram = dot.path();
        QVERIFY(layOut(chain, evenSizes(chain), options));
        QFile asked(dot.folder() + u"/asked");
        QVERIFY(asked.open(QIODevice::ReadOnly));
        const QString question = QString::fromUtf8(asked.readAll());
        static const QRegularExpression form(
            uR"(^digraph\{[\w=;,\[\]\x22]+\n(\d+\[width=[\d.]+,height=[\d.]+\];\n|\{rank=same(;\d+)+\}\n|\d+->\d+;\n)+\}\n$)"_s);
        QVERIFY2(form.match(question).hasMatch(), qPrintable(question));
        if (QStandardPaths::findExecutable(u"dot"_s).isEmpty())
            return;
        options.dotProgram = u"dot"_s;
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QCOMPARE(laidOut->notice, QString());
    }

    void goesOnWithoutAnAnswer_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("notice");
        QTest::newRow("hangs") << QByteArray("exec sleep 60") << u"did not finish in 0.3 s"_s;
        QTest::newRow("hangs with closed output") << QByteArray("exec >&- 2>&-; exec sleep 60") << u"did not finish"_s;
        QTest::newRow("does not end when asked")
            << QByteArray("trap '' TERM INT HUP; while :; do :; done") << u"did not finish"_s;
        QTest::newRow("crashes") << QByteArray("kill -SEGV $$") << u"Graphviz failed"_s;
        QTest::newRow("fails") << QByteArray("cat >/dev/null; echo '{}'; exit 1") << u"Graphviz failed"_s;
        QTest::newRow("does not read") << QByteArray("exit 0") << u"cannot be used"_s;
        QTest::newRow("says nothing") << QByteArray("cat >/dev/null") << u"cannot be used"_s;
        QTest::newRow("garbage") << QByteArray("cat >/dev/null; head -c 50000 /dev/urandom") << u"cannot be used"_s;
        QTest::newRow("other JSON") << QByteArray("cat >/dev/null; echo '[1,2]'") << u"cannot be used"_s;
        QTest::newRow("leaves out a node")
            << QByteArray(R"(cat >/dev/null; echo '{"objects":[{"name":"0","pos":"0,0"},{"name":"1","pos":"0,0"}]}')")
            << u"cannot be used"_s;
        QTest::newRow("places that are none")
            << QByteArray(R"(cat >/dev/null; echo '{"objects":[{"name":"0","pos":"0,0"},{"name":"1","pos":"0,nan"},
                {"name":"2","pos":7}]}')")
            << u"cannot be used"_s;
        QTest::newRow("deep JSON") << QByteArray("cat >/dev/null; head -c 100000 /dev/zero | tr '\\0' '['")
                                   << u"cannot be used"_s;
        QTest::newRow("huge output") << QByteArray("cat >/dev/null; exec cat /dev/zero") << u"cannot be used"_s;
        QTest::newRow("complains endlessly") << QByteArray("exec cat /dev/zero >&2") << u"did not finish"_s;
    }
    void goesOnWithoutAnAnswer()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, notice);
        const tests::FakeDot dot(script);
        const ChainGraph graph = tests::chainFrom(u"import i\nkernel a, b\ni -> b, a"_s);
        const VisibleChain chain = visibleChain(graph, {});
        LayoutOptions options;
        options.dotProgram = dot.path();
        options.timeLimit = notice.contains(u"finish"_s) ? std::chrono::milliseconds(300) : std::chrono::seconds(30);
        QElapsedTimer timer;
        timer.start();
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QVERIFY2(laidOut->notice.contains(notice), qPrintable(laidOut->notice));
        QVERIFY2(laidOut->notice.contains(u"order of their neighbours"), qPrintable(laidOut->notice));
        QCOMPARE(faultOf(chain, *laidOut, options), QString());
        QVERIFY(timer.elapsed() < 10'000);
    }

    void takesAQuestionLongerThanAPipe()
    {
        const ChainGraph graph = tests::randomChain(3, 1400, 3500);
        const VisibleChain chain = visibleChain(graph, {});
        // It does not read for a while, and then answers before it has read all.
        const tests::FakeDot dot("sleep 0.2; echo '{}'; cat >/dev/null");
        LayoutOptions options;
        options.dotProgram = dot.path();
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QVERIFY(laidOut->notice.contains(u"cannot be used"));
    }

    void asksDotOnlyWhereOrderMatters()
    {
        const tests::FakeDot dot("touch \"$(dirname \"$0\")/asked\"; exit 1");
        LayoutOptions options;
        options.dotProgram = dot.path();
        const ChainGraph line = tests::chainFrom(u"import i\nlookup l\nkernel k\ni -> l\nl -> k"_s);
        const VisibleChain chain = visibleChain(line, {});
        const auto laidOut = layOut(chain, evenSizes(chain), options);
        QVERIFY(laidOut);
        QCOMPARE(laidOut->notice, QString());
        QVERIFY(!QFile::exists(dot.folder() + u"/asked"));
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

    void stopsWhenAsked()
    {
        const tests::FakeDot dot("exec sleep 60");
        const VisibleChain chain = visibleChain(tests::chainFrom(u"import i\nkernel a, b\ni -> b, a"_s), {});
        LayoutOptions options;
        options.dotProgram = dot.path();
        options.timeLimit = std::chrono::minutes(1);
        std::stop_source stop;
        const std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            stop.request_stop();
        });
        QElapsedTimer timer;
        timer.start();
        const auto laidOut = layOut(chain, evenSizes(chain), options, stop.get_token());
        QVERIFY(!laidOut);
        QVERIFY(laidOut.error().kind == Error::Kind::Cancelled);
        QVERIFY(timer.elapsed() < 5000);
        QVERIFY(!layOut(chain, evenSizes(chain), {}, stop.get_token()));
    }

    void dotGivesFewerCrossings()
    {
        needDot();
        // Enough of a tangle that only a search finds the order in which nothing crosses.
        const ChainGraph graph = tests::chainFrom(uR"(import a, b, c, d
registration p, q, r, s
kernel w, x, y, z
a -> s, r
b -> q
c -> p, s
d -> q, r
p -> x
q -> w, z
r -> w
s -> y
)"_s);
        const VisibleChain chain = visibleChain(graph, {});
        const auto crossings = [&](const QString &dot) {
            LayoutOptions options;
            options.dotProgram = dot;
            const LaidOutChain laidOut = layOut(chain, evenSizes(chain), options).value();
            int count = 0;
            for (size_t i = 0; i < laidOut.edges.size(); ++i) {
                for (size_t j = 0; j < i; ++j) {
                    const auto &first = laidOut.edges[i];
                    const auto &second = laidOut.edges[j];
                    if (first.front().x() == second.front().x())
                        count += (first.front().y() - second.front().y()) * (first.back().y() - second.back().y()) < 0;
                }
            }
            return count;
        };
        QVERIFY(crossings(u"dot"_s) <= crossings(noDot));
        QCOMPARE(crossings(u"dot"_s), 0);
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
