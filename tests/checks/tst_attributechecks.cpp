// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

namespace {

const checks::Finding &findingOf(const checks::Analysis &analysis, const QString &symbol)
{
    const auto found = std::ranges::find(analysis.findings, symbol, &checks::Finding::symbol);
    if (found == analysis.findings.end())
        qFatal("no finding of %s", qPrintable(symbol));
    return *found;
}

} // namespace

/// A04: attributes of modules, classes and objects that are not there at the target.
class AttributeChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void modules();
    void lazyTables();
    void pluginModules();
    void classesAndEnums();
    void objects();
    void guarded_data();
    void guarded();
    void falseAlarmTraps();
    void replacements();
    void patchTargets();
    void neverImported();
};

void AttributeChecksTest::modules()
{
    ScanFixture fixture({{u"vllm/ops.py"_s, "def gone(a, b, c, d): ...\ndef moved(): ...\ndef stays(): ...\n"}},
                        {{u"vllm/ops.py"_s, "def stays(): ...\ndef gone_v2(a, b, c, d): ...\n"},
                         {u"vllm/deep/ops.py"_s, "def moved(): ...\n"}},
                        {{u"vllm_metax/platform.py"_s,
                          "from vllm import ops\nimport vllm.ops as again\n"
                          "def f(x):\n    ops.stays()\n    if x:\n        return ops.gone(x)\n    return again.gone\n"
                          "def g():\n    return ops.moved()\n"
                          "CONSTANT = ops.never_there\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A04"_s), u"A04 error vllm_metax/platform.py:6 gone → vllm.ops:gone_v2\n"
                                               "A04 error vllm_metax/platform.py:9 moved → vllm.deep.ops:moved\n"
                                               "A04 error vllm_metax/platform.py:10 never_there"_s);
    const checks::Finding &gone = findingOf(analysis, u"gone"_s);
    QCOMPARE(gone.message, u"gone is gone from vllm.ops at the target; it lives on as gone_v2 (vllm/ops.py:2)."_s);
    QCOMPARE(gone.consequence, u"AttributeError at the first call of f() that gets to this line (if x)."_s);
    QCOMPARE(gone.details.join(u'\n'), u"also in line 7"_s);
    QVERIFY(findingOf(analysis, u"never_there"_s).message.contains(u"neither at base nor at the target"_s));
    QCOMPARE(findingOf(analysis, u"never_there"_s).consequence,
             u"AttributeError when the module is imported: the platform cannot be loaded."_s);
}

/// A table that a module-level __getattr__ consults is all that the module has.
void AttributeChecksTest::lazyTables()
{
    const QByteArray envs = "import os\ntable = {\n    'KNOWN': lambda: os.environ.get('KNOWN'),\n}\n"
                            "def __getattr__(name):\n    if name in table:\n        return table[name]()\n"
                            "    raise AttributeError(name)\n";
    const Files upstream{{u"vllm/a.py"_s, ""}};
    ScanFixture fixture(
        upstream, upstream,
        {{u"vllm_metax/envs.py"_s, envs},
         {u"vllm_metax/platform.py"_s, "import vllm_metax.envs as envs\ndef f(q):\n    if q:\n        return 1\n"
                                       "    elif envs.UNKNOWN:\n        return envs.KNOWN\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A04"_s), u"A04 error vllm_metax/platform.py:5 UNKNOWN"_s);
}

/// A plugin module that lacks a function which upstream's module of that name has.
void AttributeChecksTest::pluginModules()
{
    const Files upstream{{u"vllm/_custom_ops.py"_s, "def dequantize(): ...\n"}};
    ScanFixture fixture(
        upstream, upstream,
        {{u"vllm_metax/_custom_ops.py"_s, "import vllm._custom_ops as _ops\ndef gemm(): ...\n"},
         {u"vllm_metax/platform.py"_s, "from vllm_metax import _custom_ops as mx_ops\ndef f():\n    mx_ops.gemm()\n"
                                       "    return mx_ops.dequantize()\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A04"_s),
             u"A04 error vllm_metax/platform.py:4 dequantize → vllm._custom_ops:dequantize"_s);
    QCOMPARE(findingOf(analysis, u"dequantize"_s).upstreamFile, u"vllm/_custom_ops.py"_s);
}

void AttributeChecksTest::classesAndEnums()
{
    ScanFixture fixture({{u"vllm/a.py"_s, "import enum\nclass Backend(enum.Enum):\n    CUDA = 1\n    OLD_MLA = 2\n"
                                          "class Key:\n    @staticmethod\n    def build(): ...\n    LIMIT = 1\n"}},
                        {{u"vllm/a.py"_s, "import enum\nclass Backend(enum.Enum):\n    CUDA = 1\n"
                                          "class Key:\n    @staticmethod\n    def build_key(): ...\n"}},
                        {{u"vllm_metax/platform.py"_s,
                          "from vllm.a import Backend, Key\ndef f():\n    return Backend.OLD_MLA.name, Backend.CUDA\n"
                          "def g():\n    return Key.build(), Key.LIMIT, Key.__name__\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A04"_s), u"A04 error vllm_metax/platform.py:3 Backend.OLD_MLA\n"
                                               "A04 error vllm_metax/platform.py:5 Key.LIMIT\n"
                                               "A04 error vllm_metax/platform.py:5 Key.build → vllm.a:Key.build_key"_s);
    QCOMPARE(findingOf(analysis, u"Key.LIMIT"_s).message, u"LIMIT is gone from the class Key at the target."_s);
}

void AttributeChecksTest::objects()
{
    const QByteArray rest = "    def run(self):\n        self.stays = 1\nclass Sub(Config):\n    only_in_sub = 1\n";
    ScanFixture fixture({{u"vllm/a.py"_s, "class Config:\n    gone: int = 0\n" + rest}},
                        {{u"vllm/a.py"_s, "class Config:\n    kept: int = 0\n" + rest}},
                        {{u"vllm_metax/platform.py"_s,
                          "from vllm.a import Config\n"
                          "def exact():\n    config = Config()\n    return config.gone, config.stays, config.nowhere\n"
                          "def annotated(config: Config):\n    return config.gone, config.only_in_sub, "
                          "config.kept, config.typo_of_kept\n"
                          "class Mine(Config):\n    def f(self):\n        return self.gone\n"}});
    QCOMPARE(findingsText(fixture.scan(), u"A04"_s), u"A04 error vllm_metax/platform.py:4 Config.gone\n"
                                                     "A04 warning vllm_metax/platform.py:4 Config.nowhere\n"
                                                     "A04 warning vllm_metax/platform.py:6 Config.typo_of_kept"_s);
}

void AttributeChecksTest::guarded_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("hasattr") << QByteArray("if hasattr(ops, 'gone'):\n    ops.gone()\n");
    QTest::newRow("hasattr, then return")
        << QByteArray("def f():\n    if not hasattr(ops, 'gone'):\n        return\n    ops.gone()\n");
    QTest::newRow("hasattr in the expression") << QByteArray("x = hasattr(ops, 'gone') and ops.gone()\n");
    QTest::newRow("flag of the module") << QByteArray(
        "HAS = hasattr(ops, 'gone')\ndef f():\n    return ops.gone() if HAS else None\n");
    QTest::newRow("getattr") << QByteArray("x = ops.gone if getattr(ops, 'gone', None) else 1\n");
    QTest::newRow("caught") << QByteArray("try:\n    ops.gone()\nexcept AttributeError:\n    pass\n");
    QTest::newRow("caught among others") << QByteArray(
        "try:\n    ops.gone()\nexcept (ImportError, AttributeError):\n    pass\n");
    QTest::newRow("type checkers") << QByteArray("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    ops.gone\n");
    QTest::newRow("cannot run") << QByteArray("if False:\n    ops.gone()\n");
    QTest::newRow("string annotation") << QByteArray("def f(x: 'ops.gone'): ...\n");
    QTest::newRow("import that fails is another check's")
        << QByteArray("from vllm import lost\nimport vllm.nowhere\nlost.gone()\nvllm.nowhere.x()\n");
    QTest::newRow("local name") << QByteArray("def f(ops):\n    return ops.gone\n");
}

void AttributeChecksTest::guarded()
{
    QFETCH(const QByteArray, body);
    ScanFixture fixture({{u"vllm/ops.py"_s, "def gone(): ...\n"}}, {{u"vllm/ops.py"_s, "def stays(): ...\n"}},
                        {{u"vllm_metax/platform.py"_s, "from vllm import ops\n" + body}});
    QCOMPARE(findingsText(fixture.scan(), u"A04"_s), QString());
}

/// Attributes that are there, though no statement of their module says so, and what cannot be told.
void AttributeChecksTest::falseAlarmTraps()
{
    const Files upstream{
        {u"vllm/state.py"_s, "def fill():\n    global LATE\n    LATE = 1\n"},
        {u"vllm/other.py"_s, "import vllm.state\nvllm.state.from_outside = 1\n"
                             "from vllm.state import Holder\nsetattr(vllm.state, 'by_setattr', 1)\n"},
        {u"vllm/pack/__init__.py"_s, ""},
        {u"vllm/pack/sub.py"_s, "x = 1\n"},
        {u"vllm/dynamic.py"_s, "def __getattr__(name):\n    return name\n"},
        {u"vllm/classes.py"_s,
         "from typing import Protocol\nfrom torch import nn\nclass Layer(nn.Module): ...\nclass Open:\n"
         "    def __getattr__(self, name):\n        return name\nclass Plain: ...\n"
         "def fill(layer):\n    layer.set_by_loader = 1\n    layer.register_parameter('weight', 1)\n"
         "class Asks(Protocol):\n    def text(self): ...\n"},
    };
    ScanFixture fixture(
        upstream, upstream,
        {{u"vllm_metax/patch/__init__.py"_s,
          "import vllm.state\nfrom vllm.classes import Plain\nvllm.state.patched = 1\n"
          "def extra(self): ...\nPlain.extra = extra\nimport vllm_metax.platform\n"},
         {u"vllm_metax/platform.py"_s,
          "import torch\nimport vllm.pack\nimport vllm.pack.sub\nfrom vllm import dynamic, state\n"
          "from vllm.classes import Asks, Layer, Open, Plain\n"
          "def f(layer: Layer, unknown, asks: Asks):\n    asks.more\n    layer.weight, layer.set_by_loader\n"
          "    Open().anything, Plain.extra, Plain().extra, Plain().set_by_loader\n"
          "    unknown.anything, torch.anything, 'text'.anything\n"
          "    state.LATE, state.from_outside, state.by_setattr, state.patched, state.__name__\n"
          "    vllm.pack.sub.x, dynamic.anything\n"}});
    QCOMPARE(findingsText(fixture.scan(), u"A04"_s), QString());
}

/// What the plugin replaces has what the original or the replacement has.
void AttributeChecksTest::replacements()
{
    const Files upstream{{u"vllm/a.py"_s, "class Library:\n    def both(self): ...\nclass Other: ...\n"},
                         {u"vllm/module.py"_s, ""}};
    ScanFixture fixture(
        upstream, upstream,
        {{u"vllm_metax/patch/__init__.py"_s, "import sys\nimport vllm.a\nfrom vllm_metax.patch.utils import patch\n"
                                             "class Library:\n    def both(self): ...\n    def mine(self): ...\n"
                                             "vllm.a.Library = Library\nvllm.a.Other = make()\n"
                                             "from vllm_metax import instead\nsys.modules['vllm.module'] = instead\n"},
         {u"vllm_metax/instead.py"_s, "given = 1\n"},
         {u"vllm_metax/platform.py"_s,
          "from vllm.a import Library, Other\nfrom vllm import module\nlibrary = Library()\n"
          "library.both, library.mine, Other().anything, module.given\nlibrary.neither\n"
          "module.lost\n"}});
    QCOMPARE(findingsText(fixture.scan(), u"A04"_s),
             u"A04 error vllm_metax/platform.py:6 lost\nA04 warning vllm_metax/platform.py:5 Library.neither"_s);
}

/// A patch whose target is gone is one finding, not two.
void AttributeChecksTest::patchTargets()
{
    ScanFixture fixture({{u"vllm/tools/__init__.py"_s, ""}, {u"vllm/tools/monitor.py"_s, "def activate(): ...\n"}},
                        {{u"vllm/tools/__init__.py"_s, ""}},
                        {{u"vllm_metax/patch/__init__.py"_s,
                          "import vllm.tools\ndef mine(): ...\nvllm.tools.monitor.activate = mine\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A04"_s), QString());
    QVERIFY(!findingsText(analysis, u"P01 P02"_s).isEmpty());
}

void AttributeChecksTest::neverImported()
{
    const Files upstream{{u"vllm/ops.py"_s, ""}};
    ScanFixture fixture(upstream, upstream,
                        {{u"vllm_metax/forgotten.py"_s, "from vllm import ops\nops.gone()\n"},
                         {u"vllm_metax/patch/template/example.py"_s, "from vllm import ops\nops.your_function()\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A04"_s), u"A04 warning vllm_metax/forgotten.py:2 gone"_s);
    QVERIFY(findingOf(analysis, u"gone"_s).consequence.contains(u"no entry point"_s));
}

MXW_WORKER_TEST_MAIN(AttributeChecksTest)
#include "tst_attributechecks.moc"
