// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

namespace {

const QString upstreamPath = u"vllm/model_executor/models/thing.py"_s;
const QString localPath = u"vllm_metax/models/thing.py"_s;

const QByteArray common = "from torch import nn\n"
                          "\n\n"
                          "def first(values):\n"
                          "    total = collect(values)\n"
                          "    result = total.reshape(1, 2)\n"
                          "    return finish(result)\n"
                          "\n\n"
                          "class Projection(nn.Module):\n"
                          "    def forward(self, hidden):\n"
                          "        hidden = self.project(hidden)\n"
                          "        hidden = self.normalise(hidden)\n"
                          "        return hidden\n"
                          "\n"
                          "    def project(self, hidden):\n"
                          "        weight = self.weight\n"
                          "        return hidden @ weight\n"
                          "\n\n"
                          "class Plain:\n"
                          "    def run(self):\n"
                          "        a = prepare(1)\n"
                          "        b = prepare(2)\n"
                          "        return a, b\n";

QByteArray with(const QByteArray &text, const QByteArray &from, const QByteArray &to)
{
    if (!text.contains(from))
        qFatal("no such text: %s", from.constData());
    return QByteArray(text).replace(from, to);
}

QString findings(const Files &base, const Files &target, const Files &plugin, const QString &checks)
{
    return findingsText(ScanFixture(base, target, plugin).scan(), checks).replace(localPath, u"thing"_s);
}

QString findings(const QByteArray &base, const QByteArray &target, const QByteArray &local, const QString &checks,
                 const Files &elsewhere = {})
{
    Files before = elsewhere;
    Files after = elsewhere;
    before[upstreamPath] = base;
    after[upstreamPath] = target;
    return findings(before, after, {{localPath, local}}, checks);
}

} // namespace

class TestMirrorMembers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void counterparts();
    void missingMembers_data();
    void missingMembers();
    void renamedClasses_data();
    void renamedClasses();
    void obsoleteDifferences_data();
    void obsoleteDifferences();
    void incompleteNotes_data();
    void incompleteNotes();
};

void TestMirrorMembers::counterparts()
{
    const Files there{{upstreamPath, common}};
    QCOMPARE(findings(there, there, {{localPath, common}}, u"M01"_s), QString());
    QCOMPARE(findings(there, {}, {{localPath, common}}, u"M01"_s), u"M01 warning thing:1 "_s + upstreamPath);
    const QString moved = u"vllm/models/thing/model.py"_s;
    QCOMPARE(findings(there, {{moved, common}}, {{localPath, common}}, u"M01"_s),
             u"M01 info thing:1 %1 → vllm.models.thing.model"_s.arg(moved));
    QCOMPARE(findings(Files(), Files(), {{localPath, common}}, u"M01"_s), u"M01 info thing:1 thing.py"_s);
    QCOMPARE(findings(Files(), Files(), {{localPath, "from os import path\n"}}, u"M01"_s), QString());
}

void TestMirrorMembers::missingMembers_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QString>("expected");
    const QByteArray method = "    def absorb(self, hidden):\n        return hidden + self.bias\n\n";
    const QByteArray unused = with(common, "    def project(", method + "    def project(");
    const QByteArray called = with(unused, "self.normalise(hidden)", "self.absorb(hidden)");
    const QByteArray function = common + "\n\ndef helper(x):\n    y = prepare(x)\n    return y\n";

    QTest::newRow("nothing") << common << common << QString();
    QTest::newRow("a method that nothing here calls") << unused << common << u"M09 info thing:10 Projection.absorb"_s;
    QTest::newRow("a method that copied code calls") << called << common << u"M09 warning thing:10 Projection.absorb"_s;
    QTest::newRow("taken over") << called << called << QString();
    QTest::newRow("a function") << function << common << u"M09 info thing:1 helper"_s;
    QTest::newRow("a function that copied code calls")
        << with(function, "finish(result)", "helper(result)") << common << u"M09 warning thing:1 helper"_s;
    QTest::newRow("mentioned in a comment only") << with(function, "finish(result)", "finish(result)  # not helper(x)")
                                                 << common << u"M09 info thing:1 helper"_s;
    QTest::newRow("a function, and the copy took over only a few")
        << function
        << common.mid(common.indexOf("class Projection"),
                      common.indexOf("class Plain") - common.indexOf("class Projection"))
        << QString();
    QTest::newRow("imported from upstream")
        << function << "from vllm.model_executor.models.thing import helper\n" + common << QString();
    QTest::newRow("inherited from upstream's class")
        << unused
        << "from vllm.model_executor.models.thing import Projection as Upstream\n" +
               with(common, "Projection(nn.Module)", "Projection(Upstream)")
        << QString();
    QTest::newRow("a method of a class that the copy left out")
        << with(common, "        return a, b\n",
                "        return a, b\n\n    def stop(self):\n        return self.done()\n")
        << common.left(common.indexOf("class Plain")) << QString();
}

void TestMirrorMembers::missingMembers()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, local);
    QFETCH(QString, expected);
    QCOMPARE(findings(common, target, local, u"M09"_s), expected);
}

void TestMirrorMembers::renamedClasses_data()
{
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<Files>("elsewhere");
    QTest::addColumn<QString>("expected");
    const Files compares{{u"vllm/match.py"_s, "def match(layer):\n"
                                              "    return layer.__class__.__name__ == \"Projection\"\n"}};
    const Files lists{{u"vllm/match.py"_s, "__all__ = [\n    \"Projection\",\n]\n"}};
    const auto named = [](const char *name) {
        return with(common, "class Projection(", QByteArray("class ") + name + "(");
    };

    QTest::newRow("the same name") << common << Files() << QString();
    QTest::newRow("another name of a module")
        << named("FusedProject") << Files() << u"M10 warning thing:10 FusedProject"_s;
    QTest::newRow("a word more") << named("ProjectionLinear") << Files() << QString();
    QTest::newRow("a prefix of the plugin") << named("MacaProjection") << Files() << QString();
    QTest::newRow("a prefix, and upstream compares the name")
        << named("MacaProjection") << compares << u"M10 info thing:10 MacaProjection"_s;
    QTest::newRow("a prefix, and upstream only lists the name") << named("MacaProjection") << lists << QString();
    // Upstream looks for the last word of its names in the names of classes.
    const QByteArray kind = "\n\nclass Fused(WideLinear):\n    def forward(self, x):\n        return x.fused(self)\n";
    const QByteArray import = "from vllm.layers import WideLinear\n";
    const QByteArray layers = "from torch import nn\nclass WideLinear(nn.Module):\n    pass\n";
    const QByteArray targets = "def targets(schemes):\n    return \"Linear\" in schemes\n";
    const QByteArray match = "def find(layer, targets):\n    return first(layer.__class__.__name__, targets, True)\n";
    const QByteArray logs = "def find(layer):\n    logger.info(\"is %s\", layer.__class__.__name__)\n";
    const Files kinds{{u"vllm/layers.py"_s, layers},
                      {u"vllm/quant/__init__.py"_s, ""},
                      {u"vllm/quant/targets.py"_s, targets},
                      {u"vllm/quant/match.py"_s, match}};
    Files onlyLogs = kinds;
    onlyLogs[u"vllm/quant/match.py"_s] = logs;
    QTest::newRow("a name without the word for its kind")
        << import + common + kind << kinds << u"M10 warning thing:29 Fused"_s;
    QTest::newRow("a name with the word for its kind")
        << import + common + with(kind, "class Fused(", "class FusedLinear(") << kinds << QString();
    QTest::newRow("nobody matches names of classes") << import + common + kind << onlyLogs << QString();
    QTest::newRow("no module, and nobody compares")
        << with(common, "class Plain", "class Simple") << Files() << QString();
    QTest::newRow("a class of its own besides")
        << common + "\n\nclass Own(nn.Module):\n    def forward(self, x):\n        return own_kernel(x)\n"
        << Files() << QString();
}

void TestMirrorMembers::renamedClasses()
{
    QFETCH(QByteArray, local);
    QFETCH(Files, elsewhere);
    QFETCH(QString, expected);
    QCOMPARE(findings(common, common, local, u"M10"_s, elsewhere), expected);
}

void TestMirrorMembers::obsoleteDifferences_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<Files>("elsewhere");
    QTest::addColumn<QString>("expected");
    const QByteArray old = "\n\ndef old_helper(x):\n    y = prepare(x)\n    z = y + 1\n    return z\n";
    const QByteArray at = u"M05 info thing:28 old_helper"_s.toUtf8();

    QTest::newRow("removed upstream, kept here")
        << common + old << common << common + old << Files() << QString::fromUtf8(at);
    QTest::newRow("removed upstream, used here")
        << common + old << common << common + old + "\n\nVALUE = old_helper(2)\n"
        << Files() << QString();
    QTest::newRow("removed upstream, mentioned by upstream")
        << common + old << common << common + old
        << Files{{u"vllm/other.py"_s, "def call(x):\n    return x.old_helper(1)\n"}} << QString();
    QTest::newRow("removed upstream, changed here")
        << common + old << common << common + with(old, "y + 1", "y + own") << Files() << QString();
    QTest::newRow("upstream has it elsewhere") << common << common << common + old << Files{{u"vllm/other.py"_s, old}}
                                               << u"M05 info thing:28 old_helper → vllm.other:old_helper"_s;
    QTest::newRow("upstream has another one of that name")
        << common << common << common + old << Files{{u"vllm/other.py"_s, with(old, "y + 1", "y + 2")}} << QString();
    const auto noted = [](const char *note) {
        return with(common, "    return finish(result)",
                    QByteArray("    # NOTE(MetaX): ") + note + "\n    return own_finish(result)");
    };
    const Files version{{u"vllm_metax/version.txt"_s, ""}};
    QTest::newRow("a note without a version")
        << common << common << noted("no such kernel; remove when there is") << Files() << QString();
    QTest::newRow("upstream made the marked change")
        << common << with(common, "finish(result)", "own_finish(result)") << noted("no such kernel here yet") << Files()
        << u"M05 info thing:7 first"_s;
    QTest::newRow("a mark over a difference")
        << common << common << noted("no such kernel here yet") << Files() << QString();
    QTest::newRow("a mark where something was left out")
        << common << common
        << with(common, "        hidden = self.normalise(hidden)\n        return hidden\n",
                "        # NOTE(MetaX): the kernel has normalised it already.\n        return hidden\n")
        << Files() << QString();
}

void TestMirrorMembers::obsoleteDifferences()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, local);
    QFETCH(Files, elsewhere);
    QFETCH(QString, expected);
    QCOMPARE(findings(base, target, local, u"M05"_s, elsewhere), expected);
}

void TestMirrorMembers::incompleteNotes_data()
{
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QStringList>("expected");
    const auto noted = [](const char *note) {
        return with(common, "    return finish(result)",
                    QByteArray("    # ") + note + "\n    return own_finish(result)");
    };
    QTest::newRow("no mark") << common << QStringList();
    QTest::newRow("the marker alone") << noted("NOTE(MetaX)") << QStringList{u"line 7: gives no reason"_s};
    QTest::newRow("words that say nothing")
        << noted("NOTE(MetaX): modified by metax") << QStringList{u"line 7: gives no reason"_s};
    QTest::newRow("a reason") << noted("NOTE(MetaX): the fused kernel is not built here")
                              << QStringList{u"line 7: does not say when it can be removed"_s};
    QTest::newRow("all of it") << noted("NOTE(MetaX): the fused kernel is not built here; remove when it is")
                               << QStringList();
    QTest::newRow("a reason on the next line")
        << noted("NOTE(MetaX)\n    # The fused kernel is not built here; remove when it is.") << QStringList();
    QTest::newRow("a block without words")
        << with(common, "    return finish(result)",
                "    # /------------------------  Metax Modification -------------------------\\\n"
                "    return own_finish(result)\n"
                "    # \\------------------------- Metax Modification -------------------------/")
        << QStringList{u"line 7: gives no reason"_s};
}

void TestMirrorMembers::incompleteNotes()
{
    QFETCH(QByteArray, local);
    QFETCH(QStringList, expected);
    const checks::Analysis analysis =
        ScanFixture({{upstreamPath, common}}, {{upstreamPath, common}}, {{localPath, local}}).scan();
    QStringList details;
    for (const checks::Finding &finding : analysis.findings) {
        if (finding.check == "M08"_L1)
            details += finding.details;
    }
    QCOMPARE(details, expected);
}

MXW_WORKER_TEST_MAIN(TestMirrorMembers)
#include "tst_mirrormembers.moc"
