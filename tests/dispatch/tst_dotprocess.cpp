// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/dispatch/FakeDot.h"
#include "tests/dispatch/LayoutText.h"
#include "tests/dispatch/RandomChain.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::dispatch;
using tests::evenSizes;
using tests::faultOf;
using tests::verticalOrder;

class tst_DotProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        if (QStandardPaths::findExecutable(u"dot"_s).isEmpty())
            QSKIP("dot is not installed");
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
        QVERIFY(crossings(u"dot"_s) <= crossings(u"/nowhere/no-such-dot"_s));
        QCOMPARE(crossings(u"dot"_s), 0);
    }
};

QTEST_GUILESS_MAIN(tst_DotProcess)
#include "tst_dotprocess.moc"
