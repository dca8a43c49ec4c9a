// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// P07, P08, P15, P16: how a replacement is put in place.
class InstallChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void decoratorOrder_data();
    void decoratorOrder();
    void allowMissing_data();
    void allowMissing();
    void allowMissingMoved();
    void extensionPoints_data();
    void extensionPoints();
    void tables_data();
    void tables();
    void tableDetails();
};

namespace {

checks::Analysis scanPatch(const Files &base, const Files &target, const QByteArray &patch)
{
    const Files plugin{{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, patch}};
    return ScanFixture(base, target, plugin).scan();
}

const QByteArray Header = "from vllm_metax.patch.utils import patch\n";

} // namespace

void InstallChecksTest::decoratorOrder_data()
{
    QTest::addColumn<QByteArray>("decorated");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &decorated, const QString &expected) {
        QTest::newRow(name) << decorated << (expected.isEmpty() ? QString() : u"P07 "_s + expected);
    };
    const QByteArray kernel = "@patch('vllm.a', 'kernel')\n";
    row("outermost", kernel + "@triton.autotune(configs=[])\n@triton.jit\ndef kernel(x): ...\n", {});
    row("below jit", "@triton.jit\n" + kernel + "def kernel(x): ...\n", u"error vllm_metax/patch/a.py:4 kernel"_s);
    row("below autotune", "@triton.autotune(configs=[])\n" + kernel + "@triton.jit\ndef kernel(x): ...\n",
        u"warning vllm_metax/patch/a.py:4 kernel"_s);
    row("below both", "@triton.autotune(configs=[])\n@triton.jit\n" + kernel + "def kernel(x): ...\n",
        u"error vllm_metax/patch/a.py:5 kernel"_s);
    row("jit over autotune", kernel + "@triton.jit\n@triton.heuristics({})\ndef kernel(x): ...\n",
        u"error vllm_metax/patch/a.py:3 kernel"_s);
    row("taken from triton", "@jit\n" + kernel + "def kernel(x): ...\n", u"error vllm_metax/patch/a.py:4 kernel"_s);
    row("stacked patches", "@patch('vllm.b', 'kernel')\n" + kernel + "@triton.jit\ndef kernel(x): ...\n", {});
    row("result lost", "@functools.cache\n@patch('vllm.a', 'f')\ndef f(x): ...\n",
        u"warning vllm_metax/patch/a.py:4 f"_s);
    row("entered elsewhere", "@register_thing('x')\n@patch('vllm.a', 'f')\ndef f(x): ...\n", {});
    row("kind kept by the patch decorator", "@staticmethod\n@patch('vllm.a', 'C.s')\ndef s(x): ...\n",
        u"info vllm_metax/patch/a.py:4 C.s"_s);
    row("added property", "@property\n@patch('vllm.a', 'C.added', allow_missing=True)\ndef added(self): ...\n",
        u"error vllm_metax/patch/a.py:4 C.added"_s);
    row("property below", "@patch('vllm.a', 'C.added', allow_missing=True)\n@property\ndef added(self): ...\n", {});
}

void InstallChecksTest::decoratorOrder()
{
    QFETCH(const QByteArray, decorated);
    QFETCH(const QString, expected);
    const Files upstream{{u"vllm/a.py"_s, "import triton\n@triton.jit\ndef kernel(x): ...\ndef f(x): ...\n"
                                          "class C:\n    @staticmethod\n    def s(x): ...\n"},
                         {u"vllm/b.py"_s, "def kernel(x): ...\n"}};
    // Imports in one line, so that the decorators start in line 3.
    const auto analysis =
        scanPatch(upstream, upstream, Header + "import functools, triton; from triton import jit\n" + decorated);
    QCOMPARE(findingsText(analysis, u"P07"_s), expected);
}

void InstallChecksTest::allowMissing_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("attribute");
    QTest::addColumn<QString>("severity");
    const QByteArray with = "class C:\n    def m(self): ...\n    x = 1\n";
    const QByteArray without = "class C:\n    x = 1\n";
    QTest::newRow("never there") << without << without << QByteArray("C.m") << QString();
    QTest::newRow("there") << with << with << QByteArray("C.m") << u"warning"_s;
    QTest::newRow("inherited") << QByteArray() << QByteArray("class B:\n    def m(self): ...\nclass C(B):\n    x = 1\n")
                               << QByteArray("C.m") << u"warning"_s;
    QTest::newRow("new at the target") << without << with << QByteArray("C.m") << u"warning"_s;
    QTest::newRow("gone") << with << without << QByteArray("C.m") << u"warning"_s;
    QTest::newRow("class gone") << with << QByteArray("x = 1\n") << QByteArray("C.m") << u"error"_s;
    QTest::newRow("cannot be told") << without << QByteArray("import torch\nclass C(torch.nn.Module):\n    x = 1\n")
                                    << QByteArray("C.m") << QString();
}

void InstallChecksTest::allowMissing()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, attribute);
    QFETCH(const QString, severity);
    const auto analysis =
        scanPatch({{u"vllm/a.py"_s, base}}, {{u"vllm/a.py"_s, target}},
                  Header + "@patch('vllm.a', '" + attribute + "', allow_missing=True)\ndef m(self): ...\n");
    QCOMPARE(findingsText(analysis, u"P08"_s),
             severity.isEmpty() ? QString()
                                : u"P08 %1 vllm_metax/patch/a.py:2 %2"_s.arg(severity, QString::fromUtf8(attribute)));
}

void InstallChecksTest::allowMissingMoved()
{
    const auto analysis = scanPatch({{u"vllm/a.py"_s, "def wanted(x): ...\n"}},
                                    {{u"vllm/a.py"_s, ""}, {u"vllm/b.py"_s, "def wanted(x): ...\n"}},
                                    Header + "@patch('vllm.a', 'wanted', allow_missing=True)\ndef wanted(x): ...\n"
                                             "@patch('vllm.nowhere', 'x', allow_missing=True)\ndef x(): ...\n");
    QCOMPARE(findingsText(analysis, u"P08"_s), u"P08 error vllm_metax/patch/a.py:4 x\n"
                                               "P08 warning vllm_metax/patch/a.py:2 wanted → vllm.b:wanted"_s);
}

void InstallChecksTest::extensionPoints_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("expected");
    QTest::newRow("custom op") << QByteArray("vllm.ops.Norm.forward = 1") << u"Norm.forward"_s;
    QTest::newRow("derived custom op") << QByteArray("vllm.ops.GemmaNorm.forward = 1") << u"GemmaNorm.forward"_s;
    QTest::newRow("class itself") << QByteArray("vllm.ops.Norm = 1") << u"Norm"_s;
    QTest::newRow("the base class") << QByteArray("vllm.model_executor.custom_op.CustomOp.forward = 1") << QString();
    QTest::newRow("plain class") << QByteArray("vllm.ops.Plain.forward = 1") << QString();
    QTest::newRow("table of a register function")
        << QByteArray("vllm.model_executor.kernels.linear._POSSIBLE_KERNELS = {}") << u"_POSSIBLE_KERNELS"_s;
    QTest::newRow("table it does not serve")
        << QByteArray("vllm.model_executor.kernels.linear._POSSIBLE_FP8_BLOCK_KERNELS = {}") << QString();
    QTest::newRow("table filled by the plugin's own register function")
        << QByteArray("def mine(): vllm.model_executor.kernels.linear._POSSIBLE_KERNELS['x'] = 1\n"
                      "vllm.model_executor.kernels.linear.register_linear_kernel = mine")
        << QString();
    // At this revision upstream has no such function.
    QTest::newRow("not offered here") << QByteArray(
                                             "vllm.model_executor.model_loader._LOAD_FORMAT_TO_MODEL_LOADER = {}")
                                      << QString();
}

void InstallChecksTest::extensionPoints()
{
    QFETCH(const QByteArray, patch);
    QFETCH(const QString, expected);
    const Files upstream{
        {u"vllm/model_executor/__init__.py"_s, ""},
        {u"vllm/model_executor/custom_op.py"_s,
         "class CustomOp:\n    def forward(self): ...\n    @classmethod\n    def register_oot(cls): ...\n"},
        {u"vllm/ops.py"_s, "from vllm.model_executor.custom_op import CustomOp\n"
                           "class Norm(CustomOp):\n    def forward(self): ...\nclass GemmaNorm(Norm):\n    x = 1\n"
                           "class Plain:\n    def forward(self): ...\n"},
        {u"vllm/model_executor/kernels/__init__.py"_s, ""},
        {u"vllm/model_executor/kernels/linear/__init__.py"_s,
         "_POSSIBLE_KERNELS = {1: []}\n_POSSIBLE_FP8_BLOCK_KERNELS = {1: []}\n"
         "def register_linear_kernel(k):\n    _POSSIBLE_KERNELS[1].append(k)\n"},
        {u"vllm/model_executor/model_loader/__init__.py"_s, "_LOAD_FORMAT_TO_MODEL_LOADER = {1: 2}\n"}};
    const auto analysis = scanPatch(upstream, upstream,
                                    "import vllm.ops, vllm.model_executor.custom_op\n"
                                    "import vllm.model_executor.kernels.linear, vllm.model_executor.model_loader\n" +
                                        patch + '\n');
    QCOMPARE(findingsText(analysis, u"P15"_s),
             expected.isEmpty() ? QString() : u"P15 info vllm_metax/patch/a.py:3 "_s + expected);
}

void InstallChecksTest::tables_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("expected");
    QTest::newRow("replaced") << QByteArray("vllm.a.TABLE = {'one': 2}") << u"TABLE"_s;
    QTest::newRow("replaced by a variable") << QByteArray("NEW = {'one': 2}\nvllm.a.TABLE = NEW") << u"TABLE"_s;
    QTest::newRow("replaced list") << QByteArray("vllm.a.LIST = [1]") << u"LIST"_s;
    QTest::newRow("replaced by setattr") << QByteArray("setattr(vllm.a, 'TABLE', dict(one=1))") << u"TABLE"_s;
    QTest::newRow("unpacked original") << QByteArray("vllm.a.TABLE = {**vllm.a.TABLE, 'one': 2}") << QString();
    QTest::newRow("copied original") << QByteArray("vllm.a.TABLE = dict(vllm.a.TABLE, one=2)") << QString();
    QTest::newRow("merged original") << QByteArray("vllm.a.TABLE = vllm.a.TABLE | {'one': 2}") << QString();
    QTest::newRow("extended list") << QByteArray("vllm.a.LIST = [*vllm.a.LIST, 3]") << QString();
    QTest::newRow("added list") << QByteArray("vllm.a.LIST = vllm.a.LIST + [3]") << QString();
    QTest::newRow("through a copy") << QByteArray(
                                           "from vllm.a import TABLE as old\nnew = dict(old)\nvllm.a.TABLE = new")
                                    << QString();
    QTest::newRow("through a local copy")
        << QByteArray("def install():\n    new = {**vllm.a.TABLE}\n    vllm.a.TABLE = new\ninstall()") << QString();
    QTest::newRow("filtered original") << QByteArray("vllm.a.TABLE = {k: v for k, v in vllm.a.TABLE.items() if k}")
                                       << QString();
    QTest::newRow("entry added") << QByteArray("vllm.a.TABLE['three'] = 3") << QString();
    QTest::newRow("extended in place") << QByteArray("vllm.a.LIST += [3]") << QString();
    QTest::newRow("not a table") << QByteArray("vllm.a.NUMBER = 3") << QString();
    QTest::newRow("a pair is a value") << QByteArray("vllm.a.PAIR = (3, 4)") << QString();
}

void InstallChecksTest::tables()
{
    QFETCH(const QByteArray, patch);
    QFETCH(const QString, expected);
    const Files upstream{
        {u"vllm/a.py"_s, "TABLE: dict = {'one': 1, 'two': 2}\nLIST = [1, 2]\nNUMBER = 1\nPAIR = (1, 2)\n"}};
    const auto analysis = scanPatch(upstream, upstream, "import vllm.a\n" + patch + '\n');
    const QString text = findingsText(analysis, u"P16"_s);
    QCOMPARE(text.isEmpty() ? QString() : text.section(u' ', -1), expected);
}

void InstallChecksTest::tableDetails()
{
    const Files upstream{{u"vllm/e.py"_s, "import enum\nclass E(enum.Enum):\n    A = 1\n    B = 2\n    C = 3\n"},
                         {u"vllm/a.py"_s, "from vllm.e import E\nT = {E.A: [f], E.B: [g], E.C: [h]}\n"}};
    const auto analysis = scanPatch(upstream, upstream,
                                    "import vllm.a\nfrom vllm.e import E as Other\n"
                                    "vllm.a.T = {Other.A: [f], Other.B: [mine]}\n");
    const auto finding = std::ranges::find(analysis.findings, u"P16"_s, &checks::Finding::check);
    QVERIFY(finding != analysis.findings.end());
    QVERIFY(finding->severity == checks::Severity::Warning);
    QCOMPARE(finding->details, (QStringList{u"dropped: E.C"_s, u"other value: E.B"_s}));
}

MXW_WORKER_TEST_MAIN(InstallChecksTest)
#include "tst_installchecks.moc"
