// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// What a registered key leads to (workflows/registry-upgrade, "Trace registration and dispatch").
class RegistrationChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void upstreamLeaks_data();
    void upstreamLeaks() { check(u"R08"_s); }
    void enumIdentity_data();
    void enumIdentity() { check(u"R09"_s); }
    void operatorContracts_data();
    void operatorContracts() { check(u"R10"_s); }
    void platformKeys_data();
    void platformKeys() { check(u"R11"_s); }
    void duplicateKeys_data();
    void duplicateKeys() { check(u"R12"_s); }
    void stringTargets_data();
    void stringTargets() { check(u"R13"_s); }
    void shadowedKeys_data();
    void shadowedKeys() { check(u"R14"_s); }
    void keyCoverage_data();
    void keyCoverage() { check(u"R16"_s); }
    void findingsBelongToTheRegistration();

private:
    static void columns();
    static void check(const QString &id);
};

namespace {

/// "== path" opens a file.
Files filesOf(const QByteArray &text)
{
    Files files;
    QString path;
    for (const QByteArray &line : text.split('\n')) {
        if (line.startsWith("== "))
            path = QString::fromUtf8(line.sliced(3));
        else if (!path.isEmpty())
            files[path] += line + '\n';
    }
    return files;
}

const QByteArray upstreamText = R"(
== vllm/model_executor/layers/quantization/__init__.py
from typing import Literal
QuantizationMethods = Literal["awq", "awq_marlin", "auto_awq", "fp8", "compressed-tensors"]
def register_quantization_config(quantization):
    return lambda cls: cls
def get_quantization_config(quantization):
    from .awq import AWQConfig
    from .fp8 import Fp8Config
    method_to_config = {"awq": AWQConfig, "awq_marlin": AWQConfig, "auto_awq": AWQConfig, "fp8": Fp8Config}
    return method_to_config[quantization]
== vllm/model_executor/layers/quantization/awq.py
class AWQConfig:
    pass
== vllm/model_executor/layers/quantization/fp8.py
class Fp8Config:
    pass
== vllm/model_executor/custom_op.py
class CustomOp:
    @classmethod
    def register_oot(cls, op=None, name=None):
        return lambda c: c
== vllm/model_executor/layers/activation.py
from vllm.model_executor.custom_op import CustomOp
class SiluAndMul(CustomOp):
    pass
== vllm/model_executor/kernels/linear/__init__.py
from vllm.platforms.interface import PlatformEnum, current_platform
class TritonKernel:
    pass
_POSSIBLE_KERNELS = {PlatformEnum.CUDA: [TritonKernel]}
_POSSIBLE_INT8_KERNELS = {PlatformEnum.CUDA: [TritonKernel]}
def register_linear_kernel(kernel_class, platform, kernel_type="mp"):
    pass
== vllm/platforms/interface.py
import enum
class PlatformEnum(enum.Enum):
    CUDA = 1
    ROCM = 2
    OOT = 3
class Platform:
    _enum: PlatformEnum
    supported_quantization: list = []
current_platform = Platform()
== vllm/v1/attention/backends/registry.py
from enum import Enum
class AttentionBackendEnum(Enum):
    FLASH = "vllm.v1.attention.backends.flash.FlashBackend"
    TRITON = "vllm.v1.attention.backends.triton.TritonBackend"
def register_backend(backend, class_path=None):
    return lambda cls: cls
== vllm/v1/attention/backends/flash.py
class Backend:
    pass
class FlashBackend(Backend):
    pass
== vllm/utils/torch_utils.py
def direct_register_custom_op(op_name, op_func, mutates_args=None, fake_impl=None, target_lib=None):
    pass
== vllm/moe/oracle.py
from enum import Enum
from vllm.moe.experts import BatchedExperts, TritonExperts
class MoeBackend(Enum):
    TRITON = "t"
    DEEP = "d"
def backend_to_kernel_cls(backend):
    return [TritonExperts, BatchedExperts]
def run(backend: MoeBackend, count=0):
    return count
def name_of(backend: str):
    return backend
NAMES = {MoeBackend.TRITON: "t"}
class Chooser:
    default: MoeBackend = MoeBackend.TRITON
    def choose(self) -> MoeBackend:
        return MoeBackend.TRITON
== vllm/moe/experts.py
class Experts:
    pass
class TritonExperts(Experts):
    pass
class BatchedExperts(Experts):
    pass
class DeepExperts(Experts):
    pass
class TritonOrDeepExperts(Experts):
    def __init__(self):
        self.fallback = TritonExperts()
        self.first = DeepExperts()
class Helper:
    def __init__(self):
        self.experts = TritonExperts()
)";

const QByteArray pluginText = R"(
== vllm_metax/patch/__init__.py
import vllm_metax.registry
== vllm_metax/registry/__init__.py
== vllm_metax/platform.py
from vllm.platforms.interface import Platform as Base, PlatformEnum
class MacaPlatform(Base):
    _enum = PlatformEnum.OOT
Platform = MacaPlatform if True else None
== vllm_metax/moe/experts.py
from vllm.moe.experts import Experts, TritonExperts as vllm_TritonExperts
class TritonExperts(vllm_TritonExperts):
    pass
)";

QString findings(const QString &id, const QByteArray &plugin, const QByteArray &target = {},
                 const QByteArray &base = {})
{
    const auto with = [](Files files, const QByteArray &more) {
        files.insert(filesOf(more));
        return files;
    };
    const Files upstream = filesOf(upstreamText);
    ScanFixture fixture(with(upstream, base), with(upstream, target), with(filesOf(pluginText), plugin));
    return findingsText(fixture.scan(), id);
}

} // namespace

void RegistrationChecksTest::columns()
{
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<QByteArray>("target"); ///< of upstream, beside the files above; at base too where it says so
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QString>("expected");
}

void RegistrationChecksTest::check(const QString &id)
{
    QFETCH(QByteArray, plugin);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, base);
    QFETCH(QString, expected);
    QCOMPARE(findings(id, plugin, target, base), expected);
}

void RegistrationChecksTest::upstreamLeaks_data()
{
    columns();
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

void RegistrationChecksTest::enumIdentity_data()
{
    columns();
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

void RegistrationChecksTest::operatorContracts_data()
{
    columns();
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

void RegistrationChecksTest::platformKeys_data()
{
    columns();
    const QByteArray head = "== vllm_metax/registry/__init__.py\n"
                            "from vllm.model_executor.kernels.linear import TritonKernel, register_linear_kernel as r\n"
                            "from vllm.platforms.interface import PlatformEnum\n"
                            "class Mine(TritonKernel):\n    pass\n";
    const QString place = u"R11 warning vllm_metax/registry/__init__.py:5 mp"_s;
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected,
                         const QByteArray &target = {}) {
        QTest::newRow(name) << head + code << target << QByteArray() << expected;
    };
    row("own platform", "r(Mine, PlatformEnum.OOT)\n", QString());
    row("another platform", "r(Mine, PlatformEnum.CUDA)\n", place);
    row("both", "r(Mine, PlatformEnum.CUDA)\nr(Mine, platform=PlatformEnum.OOT)\n", QString());
    row("computed", "r(Mine, current_platform._enum)\n", QString());
    Files upstream = filesOf(upstreamText);
    const QByteArray linear = "== vllm/model_executor/kernels/linear/__init__.py\n" +
                              upstream[u"vllm/model_executor/kernels/linear/__init__.py"_s];
    const QByteArray indexed = linear + "def choose():\n    for k in _POSSIBLE_KERNELS[current_platform._enum]:\n"
                                        "        return k\n";
    const QString missing = u"R11 warning vllm_metax/platform.py:2 %1"_s;
    row("indexed and missing", "", missing.arg(u"_POSSIBLE_KERNELS"_s), indexed);
    row("indexed and registered", "r(Mine, PlatformEnum.OOT)\n", QString(), indexed);
    row("indexed and registered for another kind", "r(Mine, PlatformEnum.OOT, 'int8')\n",
        missing.arg(u"_POSSIBLE_KERNELS"_s), indexed);
    row("indexed and patched",
        "import vllm.model_executor.kernels.linear as l\nl._POSSIBLE_KERNELS = {PlatformEnum.OOT: [Mine]}\n", QString(),
        indexed);
    row("asked with get", "", QString(), linear + "def choose():\n    return _POSSIBLE_KERNELS.get(p._enum, [])\n");
    row("given as an argument", "r(Mine, PlatformEnum.OOT)\n", missing.arg(u"_POSSIBLE_INT8_KERNELS"_s),
        linear + "def choose(possible):\n    return possible[current_platform._enum]\n"
                 "def int8():\n    return choose(_POSSIBLE_INT8_KERNELS)\n"
                 "def mp():\n    return choose(possible=_POSSIBLE_KERNELS)\n");
    row("written to", "", QString(), linear + "def add(k):\n    _POSSIBLE_KERNELS[current_platform._enum] = [k]\n");
}

void RegistrationChecksTest::duplicateKeys_data()
{
    columns();
    const QByteArray head =
        "== vllm_metax/registry/__init__.py\n"
        "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
        "from vllm.v1.attention.backends.registry import AttentionBackendEnum as E, register_backend\n"
        "from vllm.model_executor.layers.activation import SiluAndMul\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected) {
        QTest::newRow(name) << head + code << QByteArray() << QByteArray() << expected;
    };
    const QString at = u"R12 %1 vllm_metax/registry/__init__.py:%2 %3"_s;
    row("two classes", "@reg('awq')\nclass A:\n    pass\n@reg('awq')\nclass B:\n    pass\n",
        at.arg(u"warning"_s).arg(7).arg(u"awq"_s));
    row("two keys", "@reg('awq')\n@reg('auto_awq')\nclass A:\n    pass\n", QString());
    row("one class twice", "class A:\n    pass\nreg('awq')(A)\nreg('awq')(A)\n",
        at.arg(u"info"_s).arg(7).arg(u"awq"_s));
    row("either or",
        "if a():\n    @reg('awq')\n    class A:\n        pass\nelse:\n    @reg('awq')\n    class B:\n"
        "        pass\n",
        QString());
    row("a path early and the decorator where it leads",
        "register_backend(E.FLASH, class_path='vllm_metax.flash.Flash')\n"
        "== vllm_metax/flash.py\nfrom vllm.v1.attention.backends.registry import AttentionBackendEnum, "
        "register_backend\n"
        "@register_backend(AttentionBackendEnum.FLASH)\nclass Flash:\n    pass\n",
        QString());
    row("the registry raises",
        "@SiluAndMul.register_oot()\nclass A(SiluAndMul):\n    pass\n"
        "@SiluAndMul.register_oot()\nclass B(SiluAndMul):\n    pass\n",
        at.arg(u"error"_s).arg(7).arg(u"SiluAndMul"_s));
    row("a key holds a list",
        "from vllm.model_executor.kernels.linear import TritonKernel, register_linear_kernel as r\n"
        "from vllm.platforms.interface import PlatformEnum\nclass A(TritonKernel):\n    pass\n"
        "class B(TritonKernel):\n    pass\nr(A, PlatformEnum.OOT)\nr(B, PlatformEnum.OOT)\n",
        QString());
    row("one never runs",
        "@reg('awq')\nclass A:\n    pass\n== vllm_metax/off.py\n"
        "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
        "@reg('awq')\nclass B:\n    pass\n",
        QString());
}

void RegistrationChecksTest::stringTargets_data()
{
    columns();
    const QByteArray head =
        "== vllm_metax/registry/__init__.py\n"
        "from vllm.v1.attention.backends.registry import AttentionBackendEnum as E, register_backend\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected) {
        QTest::newRow(name) << head + code << QByteArray() << QByteArray() << expected;
    };
    const QString at = u"R13 error vllm_metax/registry/__init__.py:2 "_s;
    row("there", "register_backend(E.FLASH, 'vllm_metax.moe.experts.TritonExperts')\n", QString());
    row("no such class", "register_backend(E.FLASH, 'vllm_metax.moe.experts.Gone')\n", at + u"Gone"_s);
    row("moved", "register_backend(E.FLASH, class_path='vllm_metax.old.TritonExperts')\n",
        at + u"TritonExperts → vllm_metax.moe.experts:TritonExperts"_s);
    row("upstream's, moved", "register_backend(E.FLASH, 'vllm.v1.attention.flash.FlashBackend')\n",
        at + u"FlashBackend → vllm.v1.attention.backends.flash:FlashBackend"_s);
    row("a package of neither tree", "register_backend(E.FLASH, 'other.flash.Backend')\n", QString());
    row("made by the build", "register_backend(E.FLASH, 'vllm._C.Backend')\n", QString());
    row("computed", "register_backend(E.FLASH, PREFIX + '.Gone')\n", QString());
    row("no path", "register_backend(E.FLASH, 'word')\n", QString());
}

void RegistrationChecksTest::shadowedKeys_data()
{
    columns();
    const QByteArray head =
        "== vllm_metax/registry/__init__.py\n"
        "from vllm.v1.attention.backends.registry import AttentionBackendEnum as E, register_backend\n"
        "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
        "from vllm.v1.attention.backends.flash import Backend, FlashBackend\n"
        "from vllm.model_executor.layers.quantization.awq import AWQConfig\n";
    const auto row = [&](const char *name, const QByteArray &code, const QString &expected,
                         const QByteArray &target = {}) {
        QTest::newRow(name) << head + code << target << QByteArray() << expected;
    };
    const QString at = u"R14 %1 vllm_metax/registry/__init__.py:6 %2"_s;
    row("derives", "@register_backend(E.FLASH)\nclass Mine(FlashBackend):\n    pass\n", QString());
    row("stands alone", "@register_backend(E.FLASH)\nclass Mine(Backend):\n    pass\n", at.arg(u"info"_s, u"FLASH"_s));
    row("a base that cannot be told", "@register_backend(E.FLASH)\nclass Mine(make()):\n    pass\n", QString());
    row("a new key", "@reg('mine')\nclass Mine:\n    pass\n", QString());
    const QByteArray quantization = filesOf(upstreamText)[u"vllm/model_executor/layers/quantization/__init__.py"_s];
    const QByteArray changed = "== vllm/model_executor/layers/quantization/__init__.py\n" +
                               QByteArray(quantization).replace("\"awq\": AWQConfig", "\"awq\": Fp8Config");
    row("upstream's class is another now", "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n",
        at.arg(u"warning"_s, u"awq"_s), changed);
    row("and the plugin follows",
        "from vllm.model_executor.layers.quantization.fp8 import Fp8Config\n@reg('awq')\nclass Mine(Fp8Config):\n    "
        "pass\n",
        QString(), changed);
}

void RegistrationChecksTest::keyCoverage_data()
{
    columns();
    const QByteArray head = "== vllm_metax/registry/__init__.py\n"
                            "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
                            "from vllm.model_executor.layers.quantization.awq import AWQConfig\n"
                            "from vllm.model_executor.layers.quantization.fp8 import Fp8Config\n";
    const QByteArray platform = "== vllm_metax/platform.py\n"
                                "from vllm.platforms.interface import Platform as Base\nclass Platform(Base):\n";
    const auto row = [&](const char *name, const QByteArray &body, const QByteArray &code, const QString &expected,
                         const QByteArray &base = {}) {
        QTest::newRow(name) << head + code + (body.isEmpty() ? QByteArray() : platform + body) << QByteArray() << base
                            << expected;
    };
    const QByteArray awq = "@reg('awq')\n@reg('auto_awq')\nclass Mine(AWQConfig):\n    pass\n";
    const QString at = u"R16 %1 vllm_metax/platform.py:%2 %3"_s;
    row("listed", "    supported_quantization = ['awq', 'auto_awq']\n", awq, QString());
    row("registered and not listed", "    supported_quantization = [\n        'awq',\n    ]\n", awq,
        at.arg(u"warning"_s).arg(3).arg(u"auto_awq"_s));
    row("added under a condition",
        "    supported_quantization: list = ['awq']\n    if x():\n        supported_quantization.append('auto_awq')\n",
        awq, QString());
    row("computed", "    supported_quantization = ['awq'] + MORE\n", awq, QString());
    row("partly computed", "    supported_quantization = ['awq', *MORE]\n", awq, QString());
    row("no list: all are allowed", "    pass\n", "@reg('fp8')\nclass Mine(Fp8Config):\n    pass\n", QString());
    row("new to upstream: the registry adds it", "    supported_quantization = ['awq', 'auto_awq']\n",
        awq + "@reg('mine')\nclass Other:\n    pass\n", QString());
    row("registered to turn it off", "    supported_quantization = ['awq', 'auto_awq']\n",
        awq + "@reg('awq_marlin')\nclass Off(AWQConfig):\n    @classmethod\n"
              "    def override_quantization_method(cls, config):\n        return None\n",
        QString());
    row("listed by nobody", "    supported_quantization = ['fp8', 'gguf']\n", "",
        at.arg(u"info"_s).arg(3).arg(u"gguf"_s));
    row("gone from upstream", "    supported_quantization = ['fp8', 'gguf']\n", "",
        at.arg(u"warning"_s).arg(3).arg(u"gguf"_s),
        "== vllm/model_executor/layers/quantization/__init__.py\nfrom typing import Literal\n"
        "QuantizationMethods = Literal['fp8', 'gguf']\n");
    row("another spelling", "    supported_quantization = ['fp8', 'compressed_tensors']\n", "", QString());
    row("sibling keys", "    supported_quantization = ['awq', 'awq_marlin', 'auto_awq']\n",
        "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n", u"R16 warning vllm_metax/registry/__init__.py:4 awq"_s);
    row("sibling keys that the platform rejects", "    supported_quantization = ['awq']\n",
        "@reg('awq')\nclass Mine(AWQConfig):\n    pass\n", QString());
    row("one key", "    supported_quantization = ['fp8']\n", "@reg('fp8')\nclass Mine(Fp8Config):\n    pass\n",
        QString());
}

void RegistrationChecksTest::findingsBelongToTheRegistration()
{
    const Files upstream = filesOf(upstreamText);
    Files plugin = filesOf(pluginText);
    plugin.insert(filesOf("== vllm_metax/platform.py\nfrom vllm.platforms.interface import Platform as Base\n"
                          "class Platform(Base):\n    supported_quantization = ['fp8']\n"
                          "== vllm_metax/registry/__init__.py\n"
                          "from vllm.model_executor.layers.quantization import register_quantization_config as reg\n"
                          "@reg('awq')\nclass Mine:\n    pass\n"));
    const auto analysis = ScanFixture(upstream, upstream, plugin).scan();
    const auto finding = std::ranges::find(analysis.findings, u"R16"_s, &checks::Finding::check);
    QVERIFY(finding != analysis.findings.end());
    QCOMPARE(finding->entry, u"registry:vllm_metax/registry/__init__.py:quantization:awq"_s);
    QCOMPARE(finding->upstreamFile, u"vllm/model_executor/layers/quantization/awq.py"_s);
    QVERIFY(finding->message.contains(u"\"awq\""_s) && finding->message.contains(u"Platform"_s));
}

MXW_WORKER_TEST_MAIN(RegistrationChecksTest)
#include "tst_registrationchecks.moc"
