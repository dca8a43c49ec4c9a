// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainExport.h"
#include "models/dispatch/ChainLabels.h"
#include "tests/dispatch/RandomChain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::dispatch;

namespace {

LaidOutChain placed(const ChainGraph &graph, const VisibleChain &chain)
{
    LayoutOptions options;
    options.dotProgram = u"/nowhere/no-such-dot"_s;
    return layOut(chain, plainSizes(graph, chain), options).value();
}

QByteArray svgOf(const ChainGraph &graph, const QString &title = u"A chain"_s)
{
    const VisibleChain chain = visibleChain(graph, {});
    return toSvg(graph, chain, placed(graph, chain), title);
}

struct Picture
{
    QString error;
    QStringList texts;    ///< of <text>
    QStringList hovers;   ///< of <title>
    QStringList elements; ///< every name
    QString scene;        ///< "path s-bad", "rect f-base s-border" … in order
};

Picture read(const QByteArray &svg)
{
    Picture picture;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        picture.elements << name;
        const QXmlStreamAttributes attributes = xml.attributes();
        picture.scene += name + u' ' + attributes.value("class"_L1) +
                         (attributes.hasAttribute("stroke-dasharray"_L1) ? u" dashed\n"_s : u"\n"_s);
        if (name == "text"_L1)
            picture.texts << xml.readElementText();
        else if (name == "title"_L1)
            picture.hovers << xml.readElementText();
    }
    picture.error = xml.errorString();
    return picture;
}

ChainGraph sample()
{
    ChainGraph graph = tests::chainFrom(uR"(entry-point register
registration AwqConfig, GptqConfig
method apply
kernel gemm
register -> AwqConfig, GptqConfig registers/static
AwqConfig -> apply overrides/confirmed
apply -> gemm calls/unknown
GptqConfig -> apply overrides/broken
)"_s);
    graph.nodes[1].file = u"px/quant/awq.py"_s;
    graph.nodes[1].line = 12;
    graph.nodes[1].endLine = 40;
    graph.nodes[1].signature = u"(config)"_s;
    graph.nodes[1].entries = {u"registry:px/quant/awq.py:AwqConfig"_s};
    graph.nodes[1].findings = {u"R02 super().__init__ does not fit"_s};
    graph.nodes[3].file = u"up/layers.py"_s;
    graph.nodes[3].line = 7;
    graph.nodes[3].upstream = true;
    graph.nodes[4].component = u"mcoplib 0.1"_s;
    graph.nodes[4].reason = u"no source"_s;
    graph.edges[3].reason = u"depends on the device"_s;
    graph.edges[3].condition = u"if use_fused:"_s;
    graph.edges[3].file = u"up/layers.py"_s;
    graph.edges[3].line = 9;
    graph.edges[3].upstream = true;
    graph.notices = {u"Two modules could not be read."_s};
    return graph;
}

} // namespace

class tst_ChainExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatIsKnownAsJson()
    {
        const QJsonObject json = toJson(sample());
        QCOMPARE(json.value(u"schema").toInt(), 1);
        const QByteArray node =
            QJsonDocument(json.value(u"nodes").toArray().at(1).toObject()).toJson(QJsonDocument::Compact);
        QCOMPARE(node, QByteArray(R"({"endLine":40,"entries":["registry:px/quant/awq.py:AwqConfig"],)"
                                  R"("file":"px/quant/awq.py","findings":["R02 super().__init__ does not fit"],)"
                                  R"j("id":"AwqConfig","line":12,"signature":"(config)","stage":"registration",)j"
                                  R"("title":"AwqConfig","tree":"plugin"})"));
        const QByteArray edge =
            QJsonDocument(json.value(u"edges").toArray().at(3).toObject()).toJson(QJsonDocument::Compact);
        QCOMPARE(edge, QByteArray(R"({"certainty":"unknown","condition":"if use_fused:","file":"up/layers.py",)"
                                  R"("from":"apply","kind":"calls","line":9,"reason":"depends on the device",)"
                                  R"("to":"gemm","tree":"upstream"})"));
        QCOMPARE(json.value(u"notices").toArray().size(), 1);
    }

    void leavesOutWhatIsEmpty()
    {
        const QJsonObject json = toJson(tests::chainFrom(u"kernel k, l\nk -> l"_s));
        QCOMPARE(
            QJsonDocument(json).toJson(QJsonDocument::Compact),
            QByteArray(R"({"edges":[{"certainty":"static","from":"k","kind":"calls","to":"l"}],)"
                       R"("nodes":[{"id":"k","stage":"kernel","title":"k"},{"id":"l","stage":"kernel","title":"l"}],)"
                       R"("schema":1})"));
    }

    void drawsEverythingShown()
    {
        const Picture picture = read(svgOf(sample(), u"Chain of AwqConfig"_s));
        QCOMPARE(picture.error, QString());
        for (const QString &text :
             {u"Chain of AwqConfig"_s, u"Entry point"_s, u"Registration"_s, u"Methods"_s, u"Kernels"_s, u"AwqConfig"_s,
              u"px/quant/awq.py:12"_s, u"up/layers.py:7"_s, u"mcoplib 0.1"_s, u"Two modules could not be read."_s})
            QVERIFY2(picture.texts.contains(text), qPrintable(text + u" of " + picture.texts.join(u" | ")));
        QVERIFY(!picture.texts.contains(u"Lookup"_s));
        QCOMPARE(picture.hovers.front(), u"Chain of AwqConfig"_s);
        QVERIFY(picture.hovers.contains(u"AwqConfig(config)\nRegistration\nplugin: px/quant/awq.py:12–40\n"
                                        "R02 super().__init__ does not fit"_s));
        QVERIFY(picture.hovers.contains(u"apply → gemm\ncalls: only a running process can tell\ndepends on the device\n"
                                        "if use_fused:\nupstream: up/layers.py:9"_s));
        QVERIFY(picture.texts.filter(u"Graphviz"_s).size() == 1);
    }

    void labelsChangesOfKindOnce()
    {
        const ChainGraph graph = tests::chainFrom(uR"(import a, b
registration c, d
method e
a -> b imports/static
b -> c, d registers/static
c -> e registers/static
d -> e calls/static
)"_s);
        QCOMPARE(labelledEdges(graph, visibleChain(graph, {})), (std::vector{true, true, false, false, true}));
    }

    void drawsCertaintyWithoutColoursAlone()
    {
        const QString text = u"import a\nkernel b\na -> b calls/"_s;
        // Once more than in the legend.
        const auto extra = [&](const QString &certainty, const QString &item) {
            const auto count = [&](const QString &word) {
                return read(svgOf(tests::chainFrom(text + word))).scene.count(item);
            };
            return count(certainty) - count(u"static"_s);
        };
        QCOMPARE(extra(u"unknown"_s, u" dashed\n"_s), 1);
        QCOMPARE(extra(u"confirmed"_s, u"circle "_s), 1);
        QCOMPARE(extra(u"broken"_s, u"path s-bad\n"_s), 1);
        QCOMPARE(extra(u"broken"_s, u" dashed\n"_s), 0);
    }

    void namesTheTreesByColour()
    {
        const QString scene = read(svgOf(sample())).scene;
        // One sample each in the legend.
        QCOMPARE(scene.count(u"rect f-plugin\n"_s), 1 + 1);
        QCOMPARE(scene.count(u"rect f-upstream\n"_s), 1 + 1);
        QCOMPARE(scene.count(u"rect f-component\n"_s), 1 + 3);
        QCOMPARE(scene.count(u"rect f-base s-bad\n"_s), 1 + 1);
    }

    void everyColourHasADarkOne()
    {
        const QString svg = QString::fromUtf8(svgOf(sample()));
        QVERIFY(svg.contains(u"@media (prefers-color-scheme: dark)"_s));
        static const QRegularExpression classes(u"class=\"([^\"]+)\""_s);
        for (const QRegularExpressionMatch &match : classes.globalMatch(svg)) {
            for (const QString &name : match.captured(1).split(u' '))
                QVERIFY2(svg.contains(u'.' + name + u" { "), qPrintable(name));
        }
    }

    void textStaysText()
    {
        for (const QString &name : tests::hostileNames()) {
            ChainGraph graph = sample();
            // Notices take more or fewer lines with the width.
            const auto shapes = [](const Picture &picture) {
                QStringList elements = picture.elements;
                elements.removeAll(u"text"_s);
                return elements;
            };
            const QStringList expected = shapes(read(svgOf(graph)));
            graph.nodes[1].title = graph.nodes[1].file = graph.nodes[1].signature = name;
            graph.nodes[4].component = graph.nodes[4].reason = name;
            graph.nodes[1].findings = {name};
            graph.edges[3].condition = graph.edges[3].reason = name;
            const QByteArray svg = svgOf(graph, name);
            const Picture picture = read(svg);
            QCOMPARE(picture.error, QString());
            QCOMPARE(shapes(picture), expected);
            // Nothing that shows as something else.
            const QString text = QString::fromUtf8(svg);
            QVERIFY(!text.contains(QChar(0x202E)) && !text.contains(QChar(0x2066)) && !text.contains(QChar(0x1b)));
        }
    }

    void whatCannotBeShownLeavesAMark()
    {
        const QString name = u"nul"_s + QChar(0) + u"esc\x1b[m del\x7f turned\u202E lone"_s + QChar(0xD800) + u'!';
        const Picture picture = read(svgOf(sample(), name));
        QCOMPARE(picture.error, QString());
        QCOMPARE(picture.hovers.front(), u"nul\uFFFDesc\uFFFD[m del\uFFFD turned\uFFFD lone\uFFFD!"_s);
    }

    void boxesHoldTheirText()
    {
        const ChainGraph graph = tests::randomChain(5, 60, 90);
        const VisibleChain chain = visibleChain(graph, {});
        const std::vector<QSizeF> sizes = plainSizes(graph, chain);
        for (size_t i = 0; i < sizes.size(); ++i) {
            QVERIFY(sizes[i].width() <= 330 && sizes[i].height() == 40);
            QVERIFY(sizes[i].width() >= 330 || sizes[i].width() > columnsOf(boxTitle(graph, chain.nodes[i])) * 7.2);
        }
        QCOMPARE(read(toSvg(graph, chain, placed(graph, chain), {})).error, QString());
    }

    void drawsWhereThePictureDoesNotStartAtTheOrigin()
    {
        const ChainGraph graph = sample();
        const VisibleChain chain = visibleChain(graph, {});
        LaidOutChain layout = placed(graph, chain);
        const QByteArray atOrigin = toSvg(graph, chain, layout, {});
        const QPointF away(-300, 128);
        layout.topLeft += away;
        for (QRectF &node : layout.nodes)
            node.translate(away);
        for (auto &edge : layout.edges) {
            for (QPointF &point : edge)
                point += away;
        }
        for (LaidOutChain::Column &column : layout.columns)
            column.left += away.x();
        QCOMPARE(toSvg(graph, chain, layout, {}), atOrigin);
    }

    void drawsNothing()
    {
        QCOMPARE(read(svgOf({})).error, QString());
        QCOMPARE(QJsonDocument(toJson({})).toJson(QJsonDocument::Compact),
                 QByteArray(R"({"edges":[],"nodes":[],"schema":1})"));
    }

    void elidesTheMiddle_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("shown");
        QTest::newRow("fits") << u"abcdef"_s << 6 << u"abcdef"_s;
        QTest::newRow("one too long") << u"abcdefg"_s << 6 << u"abc…fg"_s;
        QTest::newRow("one place") << u"abc"_s << 1 << u"…"_s;
        QTest::newRow("no place") << u"abc"_s << 0 << u"…"_s;
        QTest::newRow("Chinese takes two") << u"量化方法注册"_s << 7 << u"量…册"_s;
        QTest::newRow("Chinese fits") << u"量化方法"_s << 8 << u"量化方法"_s;
        QTest::newRow("pairs stay whole") << u"ab😀😀😀😀cd"_s << 7 << u"ab…cd"_s;
        QTest::newRow("nothing") << u""_s << 4 << u""_s;
    }
    void elidesTheMiddle()
    {
        QFETCH(QString, text);
        QFETCH(int, columns);
        QTEST(elidedInTheMiddle(text, columns), "shown");
    }

    void wordsOfFilesAreStable()
    {
        QStringList words;
        for (int stage = 0; stage < StageCount; ++stage) {
            words << toString(Stage(stage));
            QVERIFY(!stageName(Stage(stage)).isEmpty());
        }
        for (int kind = 0; kind <= int(EdgeKind::FallsBack); ++kind) {
            words << toString(EdgeKind(kind));
            QVERIFY(!edgeName(EdgeKind(kind)).isEmpty());
        }
        for (int certainty = 0; certainty <= int(Certainty::Unknown); ++certainty) {
            words << toString(Certainty(certainty));
            QVERIFY(!certaintyName(Certainty(certainty)).isEmpty());
        }
        QCOMPARE(words.join(u' '), u"entry-point import registration lookup method oracle experts prepare-finalize "
                                   "wrapper kernel imports registers overrides patches selects calls falls-back static "
                                   "confirmed broken unknown"_s);
    }
};

QTEST_GUILESS_MAIN(tst_ChainExport)
#include "tst_chainexport.moc"
