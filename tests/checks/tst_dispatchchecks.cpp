// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/RegistryFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// Whether what is selected, compared and called is what the plugin means (workflows/registry-upgrade).
class DispatchChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void upstreamLeaks_data();
    void upstreamLeaks() { checkRow(u"R08"_s); }
    void enumIdentity_data();
    void enumIdentity() { checkRow(u"R09"_s); }
    void operatorContracts_data();
    void operatorContracts() { checkRow(u"R10"_s); }
};

void DispatchChecksTest::upstreamLeaks_data()
{
    addColumns();
    const auto row = [](const char *name, const QByteArray &code, const QString &expected,
                        const QByteArray &more = {}) {
        QTest::newRow(name) << "== vllm_metax/moe/oracle.py\n" + code + '\n' + more << QByteArray() << QByteArray()
                            << expected;
    };
    const QString leak = u"R08 warning vllm_metax/moe/oracle.py:%1 %2"_s;
    row("a list of upstream's class",
        "from vllm.moe.experts import TritonExperts\n"
        "def backend_to_kernel_cls(b):\n    if b:\n        return [TritonExperts]\n",
        leak.arg(4).arg(u"TritonExperts"_s));
    row("through a local name",
        "import vllm.moe.experts as e\ndef select_experts(b):\n    cls = e.TritonExperts\n"
        "    return b, cls\n",
        leak.arg(4).arg(u"TritonExperts"_s));
    row("from a table",
        "from vllm.moe.experts import TritonExperts\nTABLE = {'t': TritonExperts}\n"
        "def select_experts(b):\n    return TABLE[b]\n",
        leak.arg(4).arg(u"TritonExperts"_s));
    row("an object of it",
        "from vllm.moe.experts import TritonExperts\n"
        "class A:\n    def get_quant_method(self):\n        return TritonExperts()\n",
        leak.arg(4).arg(u"TritonExperts"_s));
    row("through upstream's selector",
        "from vllm.moe.oracle import backend_to_kernel_cls\ndef select_experts(b):\n"
        "    for cls in backend_to_kernel_cls(b):\n        return cls\n",
        leak.arg(3).arg(u"TritonExperts"_s));
    row("what upstream's class builds",
        "from vllm.moe.experts import TritonOrDeepExperts\n"
        "def backend_to_kernel_cls(b):\n    return [TritonOrDeepExperts]\n",
        leak.arg(3).arg(u"TritonOrDeepExperts"_s));
    row("what is no family of it is no part",
        "from vllm.moe.experts import Helper\n"
        "def select_helper(b):\n    return Helper\n",
        QString());
    row("a choice",
        "from vllm.moe.experts import TritonExperts as theirs\n"
        "from vllm_metax.moe.experts import TritonExperts\n"
        "def select_experts(b):\n    if b:\n        return theirs\n    return TritonExperts\n",
        u"R08 info vllm_metax/moe/oracle.py:5 TritonExperts"_s);
    row("the plugin's own",
        "from vllm_metax.moe.experts import TritonExperts\n"
        "def select_experts(b):\n    return TritonExperts\n",
        QString());
    row("the plugin has none of its own",
        "from vllm.moe.experts import DeepExperts\n"
        "def select_experts(b):\n    return DeepExperts\n",
        QString());
    row("no selector", "from vllm.moe.experts import TritonExperts\ndef make(b):\n    return TritonExperts\n",
        QString());
    row("several derive from it: a base",
        "from vllm.moe.experts import BatchedExperts\n"
        "class A(BatchedExperts):\n    pass\nclass B(BatchedExperts):\n    pass\n"
        "def select_experts(b):\n    return BatchedExperts\n",
        QString());
    row("constructing upstream's gives the plugin's",
        "from vllm.model_executor.layers.activation import SiluAndMul\n"
        "@SiluAndMul.register_oot()\nclass MacaSiluAndMul(SiluAndMul):\n    pass\n"
        "def select_op(b):\n    return SiluAndMul()\n",
        QString(), "== vllm_metax/registry/__init__.py\nimport vllm_metax.moe.oracle\n");
    row("patched",
        "import vllm.moe.experts\nfrom vllm.moe.experts import TritonExperts\n"
        "from vllm_metax.moe.experts import TritonExperts as mine\n"
        "vllm.moe.experts.TritonExperts = mine\n"
        "def select_experts(b):\n    return TritonExperts\n",
        QString(), "== vllm_metax/registry/__init__.py\nimport vllm_metax.moe.oracle\n");
}

void DispatchChecksTest::enumIdentity_data()
{
    addColumns();
    const QByteArray own = "from enum import Enum\nimport vllm.moe.oracle as theirs\n"
                           "class MoeBackend(Enum):\n    TRITON = 't'\n    DEEP = 'd'\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected) {
        QTest::newRow(name) << "== vllm_metax/moe/use.py\n" + code << QByteArray() << QByteArray() << expected;
    };
    const QString line = u"R09 warning vllm_metax/moe/use.py:%1 %2"_s;
    row("argument", own + "def f():\n    theirs.run(MoeBackend.TRITON)\n", line.arg(7).arg(u"MoeBackend"_s));
    row("argument by name", own + "def f(b: MoeBackend):\n    theirs.run(count=1, backend=b)\n",
        line.arg(7).arg(u"MoeBackend"_s));
    row("other name, same members",
        "from enum import Enum\nimport vllm.moe.oracle as theirs\nclass Mine(Enum):\n    DEEP = 'd'\n    TRITON = 't'\n"
        "def f():\n    theirs.run(Mine.TRITON)\n",
        line.arg(7).arg(u"Mine"_s));
    row("another Enum altogether",
        "from enum import Enum\nimport vllm.moe.oracle as theirs\nclass Mine(Enum):\n    X = 'x'\n"
        "def f():\n    theirs.run(Mine.X)\n",
        QString());
    row("result", own + "class Mine(theirs.Chooser):\n    def choose(self):\n        return MoeBackend.DEEP\n",
        line.arg(8).arg(u"MoeBackend"_s));
    row("class attribute", own + "class Mine(theirs.Chooser):\n    default = MoeBackend.DEEP\n",
        line.arg(7).arg(u"MoeBackend"_s));
    row("comparison", own + "def f(b: theirs.MoeBackend):\n    if b == MoeBackend.TRITON:\n        return 1\n",
        line.arg(7).arg(u"MoeBackend"_s));
    row("comparison with its own", own + "def f(b: MoeBackend):\n    if b == MoeBackend.TRITON:\n        return 1\n",
        QString());
    row("an alias is the same class",
        "from vllm.moe.oracle import MoeBackend as Mine, run\ndef f(b: Mine):\n    if b == Mine.DEEP:\n"
        "        run(Mine.TRITON)\n",
        QString());
    row("a re-export is the same class",
        "from vllm_metax.moe.names import MoeBackend\nimport vllm.moe.oracle as theirs\ndef f():\n"
        "    theirs.run(MoeBackend.TRITON)\n== vllm_metax/moe/names.py\nfrom vllm.moe.oracle import MoeBackend\n",
        QString());
    row("members are words",
        "from enum import Enum\nimport vllm.moe.oracle as theirs\nclass MoeBackend(str, Enum):\n    TRITON = 't'\n"
        "def f():\n    theirs.run(MoeBackend.TRITON)\n",
        QString());
    row("the value is passed", own + "def f():\n    theirs.name_of(MoeBackend.TRITON.value)\n", QString());
}

void DispatchChecksTest::operatorContracts_data()
{
    addColumns();
    const QByteArray head =
        "from torch import Tensor\nfrom vllm.utils.torch_utils import direct_register_custom_op as reg\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected,
                         const QByteArray &target = {}) {
        QTest::newRow(name) << "== vllm_metax/registry/__init__.py\n" + head + code << target << QByteArray()
                            << expected;
    };
    const QString at = u"R10 %1 vllm_metax/registry/__init__.py:%2 %3"_s;
    row("agrees",
        "def f(x: Tensor, n: int = 1) -> Tensor: return x\ndef g(x: Tensor, n: int = 1) -> Tensor: return x\n"
        "reg('op', f, [], g)\nreg('only', f)\n",
        QString());
    row("fake lacks a parameter",
        "def f(x: Tensor, n: int) -> Tensor: return x\ndef g(x: Tensor) -> Tensor: return x\n"
        "reg(op_name='op', op_func=f, mutates_args=[], fake_impl=g)\n",
        at.arg(u"error"_s).arg(5).arg(u"op"_s));
    row("fake lacks one with a default",
        "def f(x: Tensor, n: int = 1) -> Tensor: return x\ndef g(x: Tensor) -> Tensor: return x\n"
        "reg('op', f, [], g)\n",
        at.arg(u"warning"_s).arg(5).arg(u"n"_s));
    row("fake takes anything",
        "def f(x: Tensor, n: int) -> Tensor: return x\ndef g(*args, **more): return args[0]\n"
        "reg('op', f, [], g)\n",
        QString());
    row("order",
        "def f(a: Tensor, b: Tensor) -> Tensor: return a\ndef g(b: Tensor, a: Tensor) -> Tensor: return a\n"
        "reg('op', f, [], g)\n",
        at.arg(u"warning"_s).arg(5).arg(u"a"_s) + u'\n' + at.arg(u"warning"_s).arg(5).arg(u"b"_s));
    row("other name",
        "def f(a: Tensor) -> Tensor: return a\ndef g(b: Tensor) -> Tensor: return b\nreg('op', f, [], g)\n",
        at.arg(u"info"_s).arg(5).arg(u"a"_s));
    row("default",
        "def f(a: Tensor, n: int = 1) -> Tensor: return a\ndef g(a: Tensor, n: int) -> Tensor: return a\n"
        "reg('op', f, [], g)\n",
        at.arg(u"warning"_s).arg(5).arg(u"n"_s));
    row("result", "def f(a: Tensor) -> None: pass\ndef g(a: Tensor) -> Tensor: return a\nreg('op', f, ['a'], g)\n",
        at.arg(u"warning"_s).arg(5).arg(u"op"_s));
    row("two spellings of a type",
        "import torch\ndef f(a: torch.Tensor) -> torch.Tensor: return a\ndef g(a: Tensor) -> 'Tensor': return a\n"
        "reg('op', f, [], g)\n",
        QString());
    row("unknown argument written to", "def f(a: Tensor) -> None: pass\nreg('op', f, ['out'])\n",
        at.arg(u"error"_s).arg(4).arg(u"out"_s));
    row("no annotation", "def f(a, n: int) -> Tensor: return a\nreg('op', f)\n", at.arg(u"error"_s).arg(4).arg(u"a"_s));
    row("no type of a schema", "def f(a: Tensor, how: dict) -> Tensor: return a\nreg('op', f)\n",
        at.arg(u"error"_s).arg(4).arg(u"how"_s));
    row("no result", "def f(a: Tensor): return a\nreg('op', f)\n", at.arg(u"error"_s).arg(4).arg(u"op"_s));
    row("decorated: another signature", "@wrap\ndef f(a): return a\nreg('op', f)\n", QString());
    row("written in place", "def f(a: Tensor, b: Tensor) -> None:\n    a.copy_(b)\nreg('op', f)\n",
        at.arg(u"warning"_s).arg(5).arg(u"a"_s));
    row("items written", "def f(a: Tensor, b: Tensor) -> None:\n    a[0] = b\nreg('op', f, [])\n",
        at.arg(u"warning"_s).arg(5).arg(u"a"_s));
    row("written in place and said so", "def f(a: Tensor, b: Tensor) -> None:\n    a.copy_(b)\nreg('op', f, ['a'])\n",
        QString());
    row("a copy is written", "def f(a: Tensor, b: Tensor) -> None:\n    a = a.clone()\n    a.copy_(b)\nreg('op', f)\n",
        QString());
    row("twice", "def f(a: Tensor) -> Tensor: return a\nreg('op', f)\nreg('op', f)\n",
        at.arg(u"error"_s).arg(5).arg(u"op"_s));
    row("twice in two libraries", "def f(a: Tensor) -> Tensor: return a\nreg('op', f)\nreg('op', f, target_lib=mine)\n",
        QString());
    row("one of two branches",
        "def f(a: Tensor) -> Tensor: return a\nif f():\n    reg('op', f)\nelse:\n    reg('op', f)\n", QString());
    const QByteArray theirs = "== vllm/ops.py\nfrom vllm.utils.torch_utils import direct_register_custom_op\n"
                              "def f(a): pass\ndirect_register_custom_op(op_name='op', op_func=f)\n";
    row("upstream's, too", "def f(a: Tensor) -> Tensor: return a\nreg('op', f)\n",
        at.arg(u"warning"_s).arg(4).arg(u"op"_s), theirs);
    row("upstream's, imported", "from vllm.ops import f as g\ndef f(a: Tensor) -> Tensor: return a\nreg('op', f)\n",
        at.arg(u"error"_s).arg(5).arg(u"op"_s), theirs);
}

MXW_WORKER_TEST_MAIN(DispatchChecksTest)
#include "tst_dispatchchecks.moc"
