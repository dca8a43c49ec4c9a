// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// A08.
class OperatorsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void uses_data();
    void uses();
    void gone();
    void goneWhereAComponentMayHaveIt();
    void movedToAnotherLibrary();
    void registeredByThePlugin();
    void namesTheCommit();
    void unreached();
    void oneFindingPerFile();
};

namespace {

const QByteArray Bindings = "STABLE_TORCH_LIBRARY_FRAGMENT(_C, ops) {\n"
                            "  ops.def(\"top_k_rows(Tensor a) -> Tensor\");\n"
                            "  ops.def(\"mm_w8a8(Tensor a) -> Tensor\");\n}\n";
const QByteArray Registrations = "from vllm.utils import direct_register_custom_op\n"
                                 "direct_register_custom_op(op_name='fused_gate', op_func=print)\n";
const QByteArray Utils = "vllm_lib = Library('vllm', 'FRAGMENT')\n"
                         "def direct_register_custom_op(op_name, op_func, target_lib=None):\n"
                         "    my_lib = target_lib or vllm_lib\n    my_lib.define(op_name + '()')\n";

const Files Upstream{
    {u"csrc/bindings.cpp"_s, Bindings}, {u"vllm/utils.py"_s, Utils}, {u"vllm/gate.py"_s, Registrations}};

Files patchFile(const QByteArray &code)
{
    return {{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, code}};
}

/// The only, or the last, finding of the check.
checks::Finding operatorFinding(const checks::Analysis &analysis)
{
    checks::Finding found;
    for (const checks::Finding &finding : analysis.findings) {
        if (finding.check == "A08"_L1)
            found = finding;
    }
    return found;
}

Files without(Files files, const QString &path)
{
    files.remove(path);
    return files;
}

} // namespace

void OperatorsTest::uses_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *what, const QByteArray &code, const QString &expected = {}) {
        QTest::newRow(what) << code << (expected.isEmpty() ? QString() : u"A08 "_s + expected);
    };
    row("schema in the C++ sources", "import torch\ndef f(x):\n    torch.ops._C.top_k_rows(x)\n");
    row("overload", "import torch\ndef f(x):\n    torch.ops._C.top_k_rows.default(x)\n");
    row("registered by upstream's Python", "import torch\nop = torch.ops.vllm.fused_gate\n");
    row("torch's own", "import torch\ndef f(x):\n    torch.ops.aten.add(x, x)\n");
    row("loads a library", "import torch\ntorch.ops.load_library('x.so')\n");
    row("library called", "import torch\ndef f(x):\n    return torch.ops.top_k_rows(x)\n",
        u"error vllm_metax/patch/a.py:3 top_k_rows → torch.ops._C.top_k_rows"_s);
    row("library called at import", "import torch\nx = torch.ops._C(1)\n", u"error vllm_metax/patch/a.py:2 _C"_s);
    row("library called, error caught",
        "import torch\ntry:\n    torch.ops.top_k_rows(1)\nexcept TypeError:\n    pass\n");
    row("library called by its alias", "import torch\nops = torch.ops._C\ndef f(x):\n    return ops(x)\n",
        u"error vllm_metax/patch/a.py:4 _C"_s);
    row("alias", "import torch\nops = torch.ops.vllm\ndef f(x):\n    return ops.fused_gate(x), ops.other(x)\n",
        u"info vllm_metax/patch/a.py:4 vllm.other"_s);
    row("local alias", "def f(x):\n    import torch\n    ops = torch.ops.vllm\n    return ops.other(x)\n",
        u"info vllm_metax/patch/a.py:4 vllm.other"_s);
    row("imported ops", "from torch import ops as o\ndef f(x):\n    return o.vllm.other(x)\n",
        u"info vllm_metax/patch/a.py:3 vllm.other"_s);
    row("another thing of that name", "from vllm import utils as ops\ndef f(ops):\n    return ops._C.nothing(1)\n");
    row("alias with two meanings",
        "import torch\nimport os\nops = torch.ops._C if os.name else None\nops = os\ndef f(x):\n    ops.nothing(x)\n");
    row("misspelt", "import torch\ndef f(x):\n    torch.ops.vllm.fused_gates(x)\n",
        u"warning vllm_metax/patch/a.py:3 vllm.fused_gates → torch.ops.vllm.fused_gate"_s);
    row("another kernel, by its digits", "import torch\ndef f(x):\n    torch.ops._C.mm_w4a8(x)\n",
        u"info vllm_metax/patch/a.py:3 _C.mm_w4a8"_s);
    row("only a component can have it", "import torch\ndef f(x):\n    torch.ops._C.top_k(x)\n",
        u"info vllm_metax/patch/a.py:3 _C.top_k"_s);
    row("unknown library", "import torch\ndef f(x):\n    torch.ops.somewhere.op(x)\n",
        u"info vllm_metax/patch/a.py:3 somewhere.op"_s);
    row("getattr", "import torch\ndef f(x):\n    return getattr(torch.ops.vllm, 'other')(x)\n",
        u"info vllm_metax/patch/a.py:3 vllm.other"_s);
    row("getattr with default", "import torch\ndef f(x):\n    return getattr(torch.ops.vllm, 'other', None)\n");
    row("asked for first",
        "import torch\ndef f(x):\n    if hasattr(torch.ops.vllm, 'other'):\n        return torch.ops.vllm.other(x)\n");
    row("asked for elsewhere", "import torch\nHAS = hasattr(torch.ops.vllm, 'other')\n"
                               "def f(x):\n    return torch.ops.vllm.other(x) if HAS else x\n");
    row("library asked for first",
        "import torch\nif hasattr(torch.ops, 'somewhere'):\n    torch.ops.somewhere.op(1)\n");
    row("caught", "import torch\ntry:\n    op = torch.ops.vllm.other\nexcept AttributeError:\n    op = None\n");
    row("for type checkers only",
        "import torch\nfrom typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    op = torch.ops.vllm.other\n");
}

void OperatorsTest::uses()
{
    QFETCH(QByteArray, code);
    QTEST(findingsText(ScanFixture(Upstream, Upstream, patchFile(code)).scan(), u"A08"_s), "expected");
}

void OperatorsTest::gone()
{
    const auto analysis = ScanFixture(Upstream, without(Upstream, u"vllm/gate.py"_s),
                                      patchFile("import torch\ndef f(x):\n    return torch.ops.vllm.fused_gate(x)\n"))
                              .scan();
    QCOMPARE(findingsText(analysis, u"A08"_s), u"A08 error vllm_metax/patch/a.py:3 vllm.fused_gate"_s);
    QCOMPARE(operatorFinding(analysis).consequence, u"AttributeError at the first call of f()."_s);
    QCOMPARE(operatorFinding(analysis).commitSummary, u"target"_s);
}

void OperatorsTest::goneWhereAComponentMayHaveIt()
{
    const auto analysis = ScanFixture(Upstream, without(Upstream, u"csrc/bindings.cpp"_s),
                                      patchFile("import torch\ndef f(x):\n    return torch.ops._C.mm_w8a8(x)\n"))
                              .scan();
    QCOMPARE(findingsText(analysis, u"A08"_s), u"A08 warning vllm_metax/patch/a.py:3 _C.mm_w8a8"_s);
    QCOMPARE(operatorFinding(analysis).consequence,
             u"Unless the installed mcoplib still has it: AttributeError at the first call of f()."_s);
}

void OperatorsTest::movedToAnotherLibrary()
{
    Files target = Upstream;
    target[u"csrc/bindings.cpp"_s] = QByteArray(Bindings).replace("(_C,", "(_C_new,");
    target[u"vllm/gate.py"_s] = QByteArray(Registrations).replace("fused_gate", "fused_gate_v");
    const auto analysis =
        ScanFixture(
            Upstream, target,
            patchFile("import torch\ndef f(x):\n    torch.ops._C.mm_w8a8(x)\n    torch.ops.vllm.fused_gate(x)\n"))
            .scan();
    QCOMPARE(findingsText(analysis, u"A08"_s),
             u"A08 error vllm_metax/patch/a.py:4 vllm.fused_gate → torch.ops.vllm.fused_gate_v\n"
             "A08 warning vllm_metax/patch/a.py:3 _C.mm_w8a8 → torch.ops._C_new.mm_w8a8"_s);
    QCOMPARE(operatorFinding(analysis).upstreamFile, u"csrc/bindings.cpp"_s);
    QCOMPARE(operatorFinding(analysis).upstreamLine, 3);
}

void OperatorsTest::registeredByThePlugin()
{
    Files plugin = patchFile("import torch\nfrom vllm.utils import direct_register_custom_op\n"
                             "direct_register_custom_op(\n    op_name='own',\n    op_func=print)\n"
                             "def f(x):\n    torch.ops.vllm.own(x)\n    torch.ops._C.built(x)\n"
                             "    torch.ops.vllm.fused_gate(x)\n");
    plugin[u"csrc/own.cu"_s] =
        "TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) { ops.def(\"built(Tensor a) -> ()\"); }";
    const auto analysis = ScanFixture(Upstream, Upstream, plugin).scan();
    QCOMPARE(findingsText(analysis, u"A08"_s), QString());
}

void OperatorsTest::namesTheCommit()
{
    const auto analysis = ScanFixture(
                              Upstream,
                              [] {
                                  Files target = Upstream;
                                  target[u"vllm/gate.py"_s] = "x = 1\n";
                                  return target;
                              }(),
                              patchFile("import torch\ndef f(x):\n    return torch.ops.vllm.fused_gate(x)\n"))
                              .scan();
    QCOMPARE(operatorFinding(analysis).commitSummary, u"target"_s);
}

void OperatorsTest::unreached()
{
    Files plugin = patchFile("");
    plugin[u"vllm_metax/idle.py"_s] = "import torch\ntorch.ops.top_k_rows(1)\n";
    const auto analysis = ScanFixture(Upstream, Upstream, plugin).scan();
    QCOMPARE(findingsText(analysis, u"A08"_s),
             u"A08 warning vllm_metax/idle.py:2 top_k_rows → torch.ops._C.top_k_rows"_s);
}

void OperatorsTest::oneFindingPerFile()
{
    const auto analysis =
        ScanFixture(Upstream, Upstream,
                    patchFile("import torch\ndef f(x):\n    torch.ops.vllm.other(x)\n    torch.ops.vllm.other(x)\n"
                              "    torch.ops.vllm.other(x)\n"))
            .scan();
    QCOMPARE(findingsText(analysis, u"A08"_s), u"A08 info vllm_metax/patch/a.py:3 vllm.other"_s);
    QCOMPARE(operatorFinding(analysis).details, QStringList{u"also in line 4, 5"_s});
}

MXW_WORKER_TEST_MAIN(OperatorsTest)
#include "tst_operators.moc"
