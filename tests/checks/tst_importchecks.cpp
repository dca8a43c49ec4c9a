// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// A01, A02, A03, A05 with moved-to and blast radius.
class ImportChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goneNames();
    void movedNames();
    void insidePackage();
    void goneModules();
    void falseAlarmTraps();
    void guarded();
    void startUpBroken();
    void everyEntryPoint();
    void startUpUnderCondition();
    void startUpStopsAtSyntaxError();
    void platformBroken();
    void inactive();
    void syntax();
};

void ImportChecksTest::goneNames()
{
    ScanFixture fixture({{u"vllm/a.py"_s, "def gone(): ...\ndef stays(): ...\n"}},
                        {{u"vllm/a.py"_s, "def stays(): ...\n"}},
                        {{u"vllm_metax/late.py"_s, "from vllm.a import stays, gone\nfrom vllm.a import never_there\n"
                                                   "from .platform import nothing\nfrom .... import above\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A01"_s), u"A01 warning vllm_metax/late.py:1 gone\n"
                                               "A01 warning vllm_metax/late.py:2 never_there\n"
                                               "A01 warning vllm_metax/late.py:3 nothing\n"
                                               "A01 warning vllm_metax/late.py:4 above"_s);
    QVERIFY(analysis.findings[0].message.contains(u"gone is gone from vllm.a at the target"_s));
    QVERIFY(analysis.findings[1].message.contains(u"neither at base nor at the target"_s));
}

void ImportChecksTest::movedNames()
{
    ScanFixture fixture(
        {{u"vllm/layers/old.py"_s, "class Layer:\n    pass\nclass FusedMoE:\n    def __init__(self, a): ...\n"},
         {u"vllm/other.py"_s, "Layer = None\n"}},
        {{u"vllm/layers/old.py"_s, "def FusedMoEFactory(a): ...\n"},
         {u"vllm/layers/deep/new.py"_s, "\nclass Layer:\n    pass\n"},
         {u"vllm/other.py"_s, "Layer = None\n"}},
        {{u"vllm_metax/platform.py"_s, "from vllm.layers.old import Layer\nfrom vllm.layers.old import FusedMoE\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A01"_s),
             u"A01 error vllm_metax/platform.py:1 Layer → vllm.layers.deep.new:Layer\n"
             "A01 error vllm_metax/platform.py:2 FusedMoE → vllm.layers.old:FusedMoEFactory"_s);
    const auto &moved = *std::ranges::find(analysis.findings, u"Layer"_s, &checks::Finding::symbol);
    QCOMPARE(moved.upstreamFile, u"vllm/layers/deep/new.py"_s);
    QCOMPARE(moved.upstreamLine, 2);
}

/// A name taken from a package that does not pass it on, while one of its modules has it.
void ImportChecksTest::insidePackage()
{
    const Files upstream{
        {u"vllm/ops/__init__.py"_s, ""}, {u"vllm/ops/op.py"_s, "exp = 1\n"}, {u"vllm/other.py"_s, "exp = 2\n"}};
    ScanFixture fixture(upstream, upstream, {{u"vllm_metax/platform.py"_s, "from vllm.ops import exp\n"}});
    QCOMPARE(findingsText(fixture.scan(), u"A01"_s), u"A01 error vllm_metax/platform.py:1 exp → vllm.ops.op:exp"_s);
}

void ImportChecksTest::goneModules()
{
    ScanFixture fixture(
        {{u"vllm/sub/__init__.py"_s, ""}, {u"vllm/sub/marlin.py"_s, "class Method: ...\n"}},
        {{u"vllm/sub/__init__.py"_s, ""}, {u"vllm/kernels/marlin.py"_s, "class Method: ...\n"}},
        {{u"vllm_metax/platform.py"_s,
          "from vllm.sub.marlin import Method, Other\nfrom vllm.sub import marlin\nimport vllm.sub.marlin as m\n"
          "from vllm_metax.nowhere import X\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A01"_s),
             u"A01 error vllm_metax/platform.py:1 vllm.sub.marlin → vllm.kernels.marlin\n"
             "A01 error vllm_metax/platform.py:2 marlin → vllm.kernels.marlin\n"
             "A01 error vllm_metax/platform.py:3 vllm.sub.marlin → vllm.kernels.marlin\n"
             "A01 error vllm_metax/platform.py:4 vllm_metax.nowhere"_s);
}

/// What a naive import check takes for missing: each of these resolves, or cannot be told.
void ImportChecksTest::falseAlarmTraps()
{
    const Files upstream{
        {u"vllm/__init__.py"_s, "import typing\nMODULE_ATTRS = {'LLM': '.llm:LLM'}\n"
                                "if typing.TYPE_CHECKING:\n    from vllm.llm import LLM\nelse:\n"
                                "    def __getattr__(name):\n        from importlib import import_module\n"
                                "        if name in MODULE_ATTRS:\n"
                                "            module, attr = MODULE_ATTRS[name].split(':')\n"
                                "            return getattr(import_module(module, __package__), attr)\n"
                                "        raise AttributeError(name)\n"},
        {u"vllm/llm.py"_s, "class LLM: ...\n"},
        {u"vllm/platforms/__init__.py"_s,
         "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    current_platform: object\n"
         "def __getattr__(name):\n    if name == 'current_platform':\n        return 1\n"
         "    elif name in globals():\n        return globals()[name]\n    raise AttributeError(name)\n"},
        {u"vllm/star.py"_s, "from vllm.inner import *\n"},
        {u"vllm/inner.py"_s, "__all__ = ['shown', '_hidden']\ndef shown(): ...\ndef _hidden(): ...\n"},
        {u"vllm/branches.py"_s, "import sys\nif sys.platform == 'x':\n    def f(): ...\nelse:\n    f = None\n"
                                "try:\n    import fast\nexcept ImportError:\n    fast = None\n"
                                "with open('x') as handle: ...\nfor loop in []: ...\n"},
        {u"vllm/namespace/part/mod.py"_s, "x = 1\n"},
        {u"vllm/dynamic.py"_s, "for n in ('a', 'b'):\n    globals()[n] = 1\n"},
        {u"vllm/outside.py"_s, "from torch import *\n"},
        {u"vllm/broken.py"_s, "def (:\n"},
        {u"vllm/cycle_a.py"_s, "from vllm.cycle_b import x\n"},
        {u"vllm/cycle_b.py"_s, "from vllm.cycle_a import y\nx = 1\n"},
    };
    ScanFixture fixture(upstream, upstream,
                        {{u"vllm_metax/platform.py"_s,
                          "from vllm import LLM\n"
                          "from vllm.platforms import current_platform\n"
                          "from vllm.star import shown, _hidden\n"
                          "from vllm.branches import f, fast, handle, loop\n"
                          "from vllm.namespace.part import mod\nfrom vllm.namespace.part.mod import x\n"
                          "from vllm.dynamic import a\n"
                          "from vllm.outside import Tensor\n"
                          "from vllm.broken import anything\n"
                          "from vllm.cycle_a import x as again\n"
                          "from vllm._C import op\nimport vllm._C_stable\nfrom vllm.vllm_flash_attn.layers import q\n"
                          "from vllm.llm import __file__, __doc__\n"
                          "from . import sub\nfrom .sub import inner\n"
                          "import torch\nfrom transformers import Whatever\n"},
                         {u"vllm_metax/sub/__init__.py"_s, "from . import inner\n"},
                         {u"vllm_metax/sub/inner.py"_s, ""}});
    QCOMPARE(findingsText(fixture.scan(), u"A01"_s), QString());
}

void ImportChecksTest::guarded()
{
    const Files upstream{{u"vllm/a.py"_s, "x = 1\n"}};
    ScanFixture fixture(upstream, upstream,
                        {{u"vllm_metax/platform.py"_s,
                          "from typing import TYPE_CHECKING\n"
                          "if TYPE_CHECKING:\n    from vllm.a import typed\n"
                          "try:\n    from vllm.a import caught\nexcept ImportError:\n    pass\n"
                          "try:\n    from vllm.a import replaced\nexcept ImportError:\n    replaced = None\n"
                          "try:\n    from vllm.a import x\nexcept ImportError:\n    from vllm.gone import x\n"
                          "try:\n    from vllm.a import uncaught\nexcept ModuleNotFoundError:\n    pass\n"
                          "try:\n    from vllm.gone import absent\nexcept ModuleNotFoundError:\n    pass\n"
                          "if some():\n    from vllm.a import conditional\n"
                          "def f():\n    from vllm.a import called\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A01"_s), u"A01 error vllm_metax/platform.py:17 uncaught\n"
                                               "A01 error vllm_metax/platform.py:25 conditional\n"
                                               "A01 error vllm_metax/platform.py:27 called\n"
                                               "A01 warning vllm_metax/platform.py:5 caught\n"
                                               "A01 warning vllm_metax/platform.py:21 vllm.gone\n"
                                               "A01 info vllm_metax/platform.py:3 typed\n"
                                               "A01 info vllm_metax/platform.py:9 replaced\n"
                                               "A01 info vllm_metax/platform.py:15 vllm.gone → vllm.a:x"_s);
    const auto &called = *std::ranges::find(analysis.findings, u"called"_s, &checks::Finding::symbol);
    QCOMPARE(called.consequence, u"Fails at the first call of f()."_s);
}

void ImportChecksTest::startUpBroken()
{
    const Files upstream{{u"vllm/a.py"_s, "x = 1\ny = 2\nz = 3\n"}};
    ScanFixture fixture(
        upstream, upstream,
        {{u"vllm_metax/patch/__init__.py"_s, "from . import first\nfrom . import second\nfrom . import third\n"},
         {u"vllm_metax/patch/first.py"_s, "import vllm.a\nvllm.a.x = 2\n"},
         {u"vllm_metax/patch/second.py"_s, "import vllm.a\nvllm.a.y = 3\nfrom vllm.a import gone\nvllm.a.z = 4\n"},
         {u"vllm_metax/patch/third.py"_s, "import vllm.a\nvllm.a.w = 5\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A02"_s), u"A02 error vllm_metax/patch/second.py:3 gone"_s);
    const auto &finding = *std::ranges::find(analysis.findings, u"A02"_s, &checks::Finding::check);
    // What ran before the failing line is not lost; what stands after it in the same file is.
    QCOMPARE(finding.details.join(u'\n'), u"vllm.a:z (vllm_metax/patch/second.py:4)\n"
                                          "vllm.a:w (vllm_metax/patch/third.py:2)\n"
                                          "module vllm_metax.patch.third"_s);
    QVERIFY(finding.message.contains(u"metax (vllm_metax:register)"_s));
}

/// The second entry point has a fault of its own, which the first one's hides at run time.
void ImportChecksTest::everyEntryPoint()
{
    ScanFixture fixture({{u"vllm/a.py"_s, ""}}, {{u"vllm/a.py"_s, ""}},
                        {{u"pyproject.toml"_s, "[project.entry-points.\"vllm.general_plugins\"]\n"
                                               "one = \"vllm_metax:one\"\ntwo = \"vllm_metax:two\"\n"},
                         {u"vllm_metax/__init__.py"_s, "def one():\n    from vllm.a import gone\n"
                                                       "def two():\n    from .models import register_model\n"},
                         {u"vllm_metax/models.py"_s, "def (:\n"}});
    QCOMPARE(findingsText(fixture.scan(), u"A02"_s), u"A02 error vllm_metax/__init__.py:2 gone\n"
                                                     "A02 error vllm_metax/__init__.py:4 register_model"_s);
}

/// A chain that hangs on a condition, or whose failure a try catches, does not stop the start-up for sure.
void ImportChecksTest::startUpUnderCondition()
{
    ScanFixture fixture(
        {{u"vllm/a.py"_s, ""}}, {{u"vllm/a.py"_s, ""}},
        {{u"vllm_metax/patch/__init__.py"_s, "if has_fp8():\n    from . import fp8\n"
                                             "try:\n    from . import optional\nexcept ImportError:\n    pass\n"},
         {u"vllm_metax/patch/fp8.py"_s, "from vllm.a import gone\n"},
         {u"vllm_metax/patch/optional.py"_s, "from vllm.a import gone\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A01 A02"_s), u"A01 error vllm_metax/patch/fp8.py:1 gone\n"
                                                   "A01 error vllm_metax/patch/optional.py:1 gone"_s);
    QVERIFY(analysis.findings[0].consequence.contains(u"if has_fp8()"_s));
}

void ImportChecksTest::startUpStopsAtSyntaxError()
{
    ScanFixture fixture(
        {{u"vllm/a.py"_s, ""}}, {{u"vllm/a.py"_s, ""}},
        {{u"vllm_metax/__init__.py"_s, "def register():\n    from .models import register_model\n"},
         {u"vllm_metax/models/__init__.py"_s, "<<<<<<< HEAD\ndef register_model(): ...\n=======\n>>>>>>> x\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A02 A05"_s), u"A02 error vllm_metax/__init__.py:2 register_model\n"
                                                   "A05 error vllm_metax/models/__init__.py:1 vllm_metax.models"_s);
}

void ImportChecksTest::platformBroken()
{
    ScanFixture fixture({{u"vllm/a.py"_s, ""}}, {{u"vllm/a.py"_s, ""}},
                        {{u"vllm_metax/platform.py"_s, "from vllm.a import gone\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A01 A02"_s), u"A01 error vllm_metax/platform.py:1 gone\n"
                                                   "A02 error vllm_metax/platform.py:1 gone"_s);
    QCOMPARE(analysis.findings[0].consequence, u"The platform cannot be loaded."_s);
}

void ImportChecksTest::inactive()
{
    const QByteArray patch = "import vllm.a\nvllm.a.x = 2\n";
    ScanFixture fixture({{u"vllm/a.py"_s, "x = 1\n"}}, {{u"vllm/a.py"_s, "x = 1\n"}},
                        {{u"vllm_metax/patch/__init__.py"_s, "# from . import off  # noqa\nfrom . import on\n"},
                         {u"vllm_metax/patch/on.py"_s, patch},
                         {u"vllm_metax/patch/off/__init__.py"_s, "from . import deep\n"},
                         {u"vllm_metax/patch/off/deep.py"_s, patch},
                         {u"vllm_metax/patch/forgotten.py"_s, patch},
                         {u"vllm_metax/patch/not_installed.py"_s, "def x(): ...\n"},
                         {u"vllm_metax/patch/utils.py"_s, ""}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A03"_s), u"A03 warning vllm_metax/patch/forgotten.py:2 x\n"
                                               "A03 warning vllm_metax/patch/not_installed.py:1 not_installed.py\n"
                                               "A03 warning vllm_metax/patch/utils.py:1 utils.py\n"
                                               "A03 info vllm_metax/patch/off/deep.py:2 x"_s);
    const auto &off = *std::ranges::find_if(analysis.findings, [](const checks::Finding &finding) {
        return finding.check == "A03"_L1 && finding.file == "vllm_metax/patch/off/deep.py"_L1;
    });
    QCOMPARE(off.consequence, u"Switched off: its import is commented out at vllm_metax/patch/__init__.py:1."_s);
}

void ImportChecksTest::syntax()
{
    ScanFixture fixture(
        {{u"vllm/a.py"_s, ""}}, {{u"vllm/a.py"_s, ""}},
        {{u"vllm_metax/bad.py"_s, "x = 1\ndef (:\n"}, {u"vllm_metax/nul.py"_s, QByteArray("x = 1\0", 6)}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A05"_s).section(u'\n', 0, 0), u"A05 error vllm_metax/bad.py:2 vllm_metax.bad"_s);
    QVERIFY(findingsText(analysis, u"A05"_s).contains(u"vllm_metax/nul.py"_s));
}

MXW_WORKER_TEST_MAIN(ImportChecksTest)
#include "tst_importchecks.moc"
