// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/dispatch/RandomChain.h"

#include <QRandomGenerator>

namespace mxw::tests {

using namespace Qt::StringLiterals;
using namespace dispatch;

namespace {

template <typename Enum> Enum valueOf(const QString &word, int count)
{
    for (int i = 0; i < count; ++i) {
        if (toString(Enum(i)) == word)
            return Enum(i);
    }
    qFatal("unknown word %s", qPrintable(word));
}

QStringList names(const QString &text)
{
    QStringList names;
    for (const QString &name : text.split(u',', Qt::SkipEmptyParts))
        names << name.trimmed();
    return names;
}

} // namespace

ChainGraph randomChain(quint32 seed, int nodes, int edges)
{
    QRandomGenerator random(seed);
    ChainGraph graph;
    for (int i = 0; i < nodes; ++i) {
        ChainNode node;
        node.id = u"n%1"_s.arg(i);
        node.title = u"module%1.Class.method_%2"_s.arg(random.bounded(9)).arg(i);
        node.stage = Stage(random.bounded(StageCount));
        node.upstream = random.bounded(2) == 0;
        node.file = random.bounded(4) == 0 ? QString() : u"package/file_%1.py"_s.arg(random.bounded(50));
        node.line = random.bounded(1, 900);
        graph.nodes.push_back(node);
    }
    for (int i = 0; i < edges && nodes > 0; ++i) {
        ChainEdge edge;
        edge.from = random.bounded(nodes);
        edge.to = random.bounded(nodes);
        edge.kind = EdgeKind(random.bounded(7));
        edge.certainty = Certainty(random.bounded(4));
        graph.edges.push_back(edge);
    }
    return graph;
}

ChainGraph chainFrom(const QString &text)
{
    ChainGraph graph;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.contains("->"_L1)) {
            for (const QString &name : names(line.section(u' ', 1))) {
                ChainNode node;
                node.id = node.title = name;
                node.stage = valueOf<Stage>(line.section(u' ', 0, 0), StageCount);
                graph.nodes.push_back(node);
            }
            continue;
        }
        const QString last = line.section(u' ', -1);
        const bool worded = last.contains(u'/');
        ChainEdge edge;
        if (worded) {
            edge.kind = valueOf<EdgeKind>(last.section(u'/', 0, 0), 7);
            edge.certainty = valueOf<Certainty>(last.section(u'/', 1), 4);
        }
        edge.from = graph.indexOf(line.section("->"_L1, 0, 0).trimmed());
        QString targets = line.section("->"_L1, 1);
        if (worded)
            targets.chop(last.size());
        for (const QString &name : names(targets)) {
            edge.to = graph.indexOf(name);
            if (edge.from < 0 || edge.to < 0)
                qFatal("unknown node in %s", qPrintable(line));
            graph.edges.push_back(edge);
        }
    }
    return graph;
}

QStringList hostileNames()
{
    return {u"a\"]; evil [label=\"x"_s,
            u"<b>html</b><table><tr><td>"_s,
            u"]]></title></svg><script>alert(1)</script>"_s,
            u"line\nbreak\r\ttab\\n\\\""_s,
            u"nul"_s + QChar(0) + u"and\x1b[31m control"_s,
            u"turned\u202Eround\u2066"_s,
            QString(QChar(0xD800)) + u"lone"_s + QChar(0xDC00),
            u"量化方法注册表"_s.repeated(40),
            u"x"_s.repeated(2'000'000),
            u"%1 %2 %n &amp; ' -- /* */ #"_s,
            u""_s};
}

} // namespace mxw::tests
