// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainExport.h"
#include "models/dispatch/ChainImport.h"
#include "tests/dispatch/RandomChain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::dispatch;

namespace {

ChainGraph sample()
{
    ChainGraph graph = mxw::tests::chainFrom(u"registration a\nkernel k\na -> k calls/unknown"_s);
    graph.nodes[0].file = u"px/a.py"_s;
    graph.nodes[0].line = 3;
    graph.nodes[0].endLine = 9;
    graph.nodes[0].signature = u"(config)"_s;
    graph.nodes[0].entries = QStringList{u"registry:px/a.py:a"_s};
    graph.nodes[1].component = u"mcoplib"_s;
    graph.nodes[1].reason = u"ends here"_s;
    graph.edges[0].file = u"up/b.py"_s;
    graph.edges[0].upstream = true;
    graph.edges[0].line = 4;
    graph.edges[0].reason = u"depends on the device"_s;
    graph.edges[0].condition = u"if fused:"_s;
    graph.notices = QStringList{u"cut"_s};
    return graph;
}

} // namespace

class TestChainImport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatWasWritten()
    {
        QVERIFY(chainFromJson(toJson(sample())) == sample());
        QVERIFY(chainFromJson(toJson(ChainGraph())) == ChainGraph());
        for (quint32 seed = 1; seed <= 20; ++seed) {
            const QJsonObject json = toJson(mxw::tests::randomChain(seed, 30, 60));
            const auto graph = chainFromJson(json);
            QVERIFY(graph);
            QCOMPARE(toJson(*graph), json);
        }
    }

    void refusesNonsense_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("instead");
        QTest::newRow("newer form") << QByteArray(R"("schema":1)") << QByteArray(R"("schema":2)");
        QTest::newRow("unknown stage") << QByteArray(R"("kernel")") << QByteArray(R"("nowhere")");
        QTest::newRow("unknown kind") << QByteArray(R"("calls")") << QByteArray(R"("eats")");
        QTest::newRow("unknown certainty") << QByteArray(R"("unknown")") << QByteArray(R"("perhaps")");
        QTest::newRow("two of one id") << QByteArray(R"("id":"k")") << QByteArray(R"("id":"a")");
        QTest::newRow("edge to nowhere") << QByteArray(R"("to":"k")") << QByteArray(R"("to":"z")");
        QTest::newRow("no id") << QByteArray(R"("id":"k")") << QByteArray(R"("id":"")");
        QTest::newRow("no tree") << QByteArray(R"("tree":"plugin")") << QByteArray(R"("tree":"disk")");
        QTest::newRow("line before the first") << QByteArray(R"("line":3)") << QByteArray(R"("line":-3)");
        QTest::newRow("text for a list") << QByteArray(R"("notices":["cut"])") << QByteArray(R"("notices":"cut")");
        QTest::newRow("text for a number") << QByteArray(R"("line":3)") << QByteArray(R"("line":"3")");
        QTest::newRow("no object") << QByteArray(R"("nodes":[{)") << QByteArray(R"("nodes":[7,{)");
    }

    void refusesNonsense()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, instead);
        const QByteArray sound = QJsonDocument(toJson(sample())).toJson(QJsonDocument::Compact);
        const QByteArray changed = QByteArray(sound).replace(what, instead);
        QVERIFY(changed != sound);
        const auto document = QJsonDocument::fromJson(changed);
        QVERIFY(document.isObject());
        QVERIFY(!chainFromJson(document.object()));
    }
};

QTEST_GUILESS_MAIN(TestChainImport)
#include "tst_chainimport.moc"
