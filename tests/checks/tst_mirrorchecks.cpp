// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

namespace {

const QString upstreamPath = u"vllm/model_executor/models/thing.py"_s;
const QString localPath = u"vllm_metax/models/thing.py"_s;

/// Enough in common that the file is a copy whatever else a test changes.
const QByteArray common = "import torch\n"
                          "from torch import nn\n"
                          "\n\n"
                          "def first(values):\n"
                          "    total = collect(values)\n"
                          "    result = total.reshape(1, 2)\n"
                          "    return finish(result)\n"
                          "\n\n"
                          "def second(values):\n"
                          "    other = collect(values)\n"
                          "    other = other.transpose(0, 1)\n"
                          "    return finish(other)\n"
                          "\n\n"
                          "class Layer(nn.Module):\n"
                          "    scale = 1.0\n"
                          "\n"
                          "    def forward(self, hidden):\n"
                          "        hidden = self.project(hidden)\n"
                          "        hidden = self.normalise(hidden)\n"
                          "        return hidden * self.scale\n"
                          "\n"
                          "    def project(self, hidden):\n"
                          "        weight = self.weight\n"
                          "        return hidden @ weight\n"
                          "\n"
                          "    def normalise(self, hidden):\n"
                          "        return hidden / hidden.norm()\n";

QByteArray with(const QByteArray &text, const QByteArray &from, const QByteArray &to)
{
    if (!text.contains(from))
        qFatal("no such text: %s", from.constData());
    return QByteArray(text).replace(from, to);
}

checks::Analysis scanOf(const QByteArray &base, const QByteArray &target, const QByteArray &local,
                        const Files &elsewhere = {})
{
    Files before = elsewhere;
    Files after = elsewhere;
    before[upstreamPath] = base;
    after[upstreamPath] = target;
    return ScanFixture(before, after, {{localPath, local}}).scan();
}

/// Findings without the file, which is the same everywhere.
QString findings(const checks::Analysis &analysis, const QString &checks)
{
    return findingsText(analysis, checks).replace(localPath, u"thing"_s);
}

} // namespace

class TestMirrorChecks : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void missedChanges_data();
    void missedChanges();
    void changedByBoth_data();
    void changedByBoth();
    void hunksAreShown();
    void theUpstreamCommitIsNamed();
    void unannotated_data();
    void unannotated();
    void filesThatAreNoCopiesAreLeftAlone();
};

void TestMirrorChecks::missedChanges_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QString>("expected");
    const QByteArray fixed = with(common, "total = collect(values)\n", "total = collect(values)\n    check(total)\n");

    QTest::newRow("nothing changed") << common << common << QString();
    QTest::newRow("a new line") << fixed << common << u"M02 warning thing:5 first"_s;
    QTest::newRow("carried") << fixed << fixed << QString();
    QTest::newRow("carried in another layout")
        << fixed
        << with(common, "total = collect(values)\n", "total = collect(\n        values,\n    )\n    check(total)\n")
        << QString();
    QTest::newRow("comments only") << with(common, "    return finish(result)\n",
                                           "    # Done.\n    return finish(result)\n")
                                   << common << QString();
    QTest::newRow("a docstring only") << with(common, "def first(values):\n",
                                              "def first(values):\n    \"\"\"Collects.\"\"\"\n")
                                      << common << QString();
    QTest::newRow("annotations only") << with(common, "def first(values):", "def first(values: list) -> int:") << common
                                      << QString();
    QTest::newRow("imports only") << with(common, "import torch\n", "import os\nimport torch\n") << common << QString();
    QTest::newRow("a parameter") << with(common, "def first(values):", "def first(values, scale=None):") << common
                                 << u"M02 warning thing:5 first"_s;
    QTest::newRow("a method") << with(common, "weight = self.weight\n", "weight = self.weight.contiguous()\n") << common
                              << u"M02 warning thing:25 Layer.project"_s;
    QTest::newRow("the body of a class") << with(common, "    scale = 1.0\n", "    scale = 2.0\n") << common
                                         << u"M02 warning thing:17 Layer"_s;
    QTest::newRow("the level of the module")
        << with(common, "from torch import nn\n", "from torch import nn\n\nLARGEST_SIZE = 4096\n") << common
        << u"M02 warning thing:1 thing"_s;
    QTest::newRow("the copy has another name for it")
        << fixed << with(common, "def first(", "def own_first(") << u"M02 warning thing:5 own_first"_s;
    QTest::newRow("upstream moved it within the file")
        << with(common,
                "def second(values):\n    other = collect(values)\n    other = other.transpose(0, 1)\n"
                "    return finish(other)\n\n\n",
                "") +
               "\n\ndef second(values):\n    other = collect(values)\n    other = other.transpose(0, 1)\n"
               "    return finish(other)\n"
        << common << QString();
    QTest::newRow("a change that the copy does not have because it left the function out")
        << with(common, "other.transpose(0, 1)", "other.transpose(1, 0)")
        << with(common,
                "def second(values):\n    other = collect(values)\n    other = other.transpose(0, 1)\n"
                "    return finish(other)\n\n\n",
                "")
        << QString();
}

void TestMirrorChecks::missedChanges()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, local);
    QFETCH(QString, expected);
    QCOMPARE(findings(scanOf(common, target, local), u"M02 M03"_s), expected);
}

void TestMirrorChecks::changedByBoth_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QString>("expected");
    const QByteArray upstream = with(common, "total.reshape(1, 2)", "total.reshape(2, 2).contiguous()");
    const QByteArray own = with(common, "result = total.reshape(1, 2)", "result = own_reshape(total)");

    QTest::newRow("the same line") << upstream << own << u"M03 warning thing:5 first"_s;
    QTest::newRow("different lines") << with(common, "finish(result)", "finish(result, True)") << own
                                     << u"M02 warning thing:5 first"_s;
    QTest::newRow("only the copy changed it") << common << own << QString();
    QTest::newRow("both to the same") << upstream << upstream << QString();
    QTest::newRow("the copy wrote it anew")
        << upstream
        << with(common, "    total = collect(values)\n    result = total.reshape(1, 2)\n    return finish(result)\n",
                "    kernel = own_kernel(values)\n    kernel.launch(64)\n    return kernel.output()\n")
        << u"M03 info thing:5 first"_s;
}

void TestMirrorChecks::changedByBoth()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, local);
    QFETCH(QString, expected);
    QCOMPARE(findings(scanOf(common, target, local), u"M02 M03"_s), expected);
}

void TestMirrorChecks::hunksAreShown()
{
    const QByteArray target = with(common, "total.reshape(1, 2)", "total.reshape(2, 2)");
    const checks::Analysis missed = scanOf(common, target, common);
    const auto of = [](const checks::Analysis &analysis, const QString &check) {
        const auto found = std::ranges::find(analysis.findings, check, &checks::Finding::check);
        return found == analysis.findings.end() ? checks::Finding() : *found;
    };
    const checks::Finding finding = of(missed, u"M02"_s);
    QCOMPARE(finding.details, (QStringList{u"@@ %1:7"_s.arg(upstreamPath), u"-     result = total.reshape(1, 2)"_s,
                                           u"+     result = total.reshape(2, 2)"_s}));
    QCOMPARE(finding.upstreamFile, upstreamPath);
    QCOMPARE(finding.upstreamLine, 7);
    QCOMPARE(finding.entry, u"model:"_s + localPath);

    const QByteArray own = with(common, "result = total.reshape(1, 2)", "result = own_reshape(total)");
    const checks::Finding both = of(scanOf(common, target, own), u"M03"_s);
    QCOMPARE(both.details.last(), u"line 7 of the copy:     result = own_reshape(total)"_s);
}

void TestMirrorChecks::theUpstreamCommitIsNamed()
{
    const checks::Analysis analysis = scanOf(common, with(common, "(1, 2)", "(2, 2)"), common);
    const auto found = std::ranges::find(analysis.findings, u"M02"_s, &checks::Finding::check);
    QVERIFY(found != analysis.findings.end());
    QCOMPARE(found->commitSummary, u"target"_s);
}

void TestMirrorChecks::unannotated_data()
{
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<QString>("expected");
    QTest::newRow("equal") << common << QString();
    QTest::newRow("a changed line") << with(common, "finish(result)", "own_finish(result)")
                                    << u"M04 info thing:8 first"_s;
    QTest::newRow("marked by a note")
        << with(common, "    return finish(result)",
                "    # NOTE(MetaX): no such kernel here; remove when there is.\n    return own_finish(result)")
        << QString();
    QTest::newRow("marked by a block")
        << with(common, "    return finish(result)",
                "    # /------------------------  Metax Modification -------------------------\\\n"
                "    return own_finish(result)\n"
                "    # \\------------------------- Metax Modification -------------------------/")
        << QString();
    QTest::newRow("a line left out") << with(common, "        hidden = self.normalise(hidden)\n", "")
                                     << u"M04 info thing:22 Layer.forward"_s;
    QTest::newRow("imports and a licence") << "# Copyright of somebody\nimport os\n" + common << QString();
    QTest::newRow("a function of its own")
        << common + "\n\ndef own_helper(x):\n    y = prepare(x)\n    return y.finish()\n"
        << u"M04 info thing:33 own_helper"_s;
}

void TestMirrorChecks::unannotated()
{
    QFETCH(QByteArray, local);
    QFETCH(QString, expected);
    QCOMPARE(findings(scanOf(common, common, local), u"M04"_s), expected);
}

void TestMirrorChecks::filesThatAreNoCopiesAreLeftAlone()
{
    const QByteArray own = "def other(x):\n    a = prepare(x)\n    b = launch(a)\n    return b\n";
    const checks::Analysis analysis = scanOf(common, with(common, "(1, 2)", "(2, 2)"), own);
    QCOMPARE(findings(analysis, u"M02 M03 M04 M05 M08 M09 M10"_s), QString());
}

MXW_WORKER_TEST_MAIN(TestMirrorChecks)
#include "tst_mirrorchecks.moc"
