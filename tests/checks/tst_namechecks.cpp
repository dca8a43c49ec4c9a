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

/// A06 undefined names and A07 changed kinds.
class NameChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void undefined();
    void undefinedIn_data();
    void undefinedIn();
    void definedIn_data();
    void definedIn();
    void definedByOtherModules();
    void neverImported();
    void suggestions();
    void changedKinds();
    void kindsOfAdaptedImports();
    void unchangedKinds_data();
    void unchangedKinds();
    void changedPatchTargets();
};

void NameChecksTest::undefined()
{
    ScanFixture fixture(
        {}, {},
        {{u"vllm_metax/platform.py"_s,
          "DEFAULT = missing_constant\n"
          "def f(x):\n    if x:\n        return only_here()\n    return missing_function(x)\n"
          "def g():\n    return missing_function(1)\n"
          "def h():\n    try:\n        return hidden()\n    except Exception:\n        return None\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A06"_s), u"A06 error vllm_metax/platform.py:1 missing_constant\n"
                                               "A06 error vllm_metax/platform.py:5 missing_function\n"
                                               "A06 warning vllm_metax/platform.py:4 only_here\n"
                                               "A06 warning vllm_metax/platform.py:10 hidden"_s);
    QCOMPARE(findingOf(analysis, u"missing_constant"_s).consequence,
             u"NameError when the module is imported: the platform cannot be loaded."_s);
    QCOMPARE(findingOf(analysis, u"missing_function"_s).consequence, u"NameError at the first call of f()."_s);
    QCOMPARE(findingOf(analysis, u"missing_function"_s).details.join(u'\n'), u"also in line 7"_s);
    QCOMPARE(findingOf(analysis, u"only_here"_s).consequence,
             u"NameError at the first call of f() that gets to this line (if x)."_s);
    QVERIFY(findingOf(analysis, u"hidden"_s).consequence.contains(u"a broad except hides it"_s));
}

void NameChecksTest::undefinedIn_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("name");
    QTest::newRow("type checkers only")
        << QByteArray("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vllm.a import T\nx = T()\n")
        << u"T"_s;
    QTest::newRow("annotation that is evaluated")
        << QByteArray("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vllm.a import T\n"
                      "def f(x: T): ...\n")
        << u"T"_s;
    QTest::newRow("branch that cannot run") << QByteArray("if False:\n    T = 1\nx = T\n") << u"T"_s;
    QTest::newRow("bound in another function")
        << QByteArray("def f():\n    import os\ndef g():\n    return os.name\n") << u"os"_s;
    QTest::newRow("bound in the class only")
        << QByteArray("class C:\n    N = 1\n    def f(self):\n        return N\n") << u"N"_s;
    QTest::newRow("decorator") << QByteArray("@register\nclass C: ...\n") << u"register"_s;
    QTest::newRow("base class") << QByteArray("class C(Base): ...\n") << u"Base"_s;
    QTest::newRow("star import without it") << QByteArray("from vllm.a import *\nx = gone\n") << u"gone"_s;
    QTest::newRow("triton kernel") << QByteArray("import triton\n@triton.jit\ndef kernel(x):\n    tl.store(x, 1)\n")
                                   << u"tl"_s;
}

void NameChecksTest::undefinedIn()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QString, name);
    const Files upstream{{u"vllm/a.py"_s, "class T: ...\n"}};
    ScanFixture fixture(upstream, upstream, {{u"vllm_metax/platform.py"_s, source}});
    const auto analysis = fixture.scan();
    QCOMPARE(std::ranges::count(analysis.findings, u"A06"_s, &checks::Finding::check), 1);
    QCOMPARE(findingOf(analysis, name).check, u"A06"_s);
    QCOMPARE(checks::toString(findingOf(analysis, name).severity), u"error"_s);
}

/// What a naive check takes for undefined.
void NameChecksTest::definedIn_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("builtins and module attributes")
        << QByteArray("print(__file__, __name__, __annotations__, __builtins__, ValueError)\n");
    QTest::newRow("any branch") << QByteArray("import sys\nif sys.platform == 'x':\n    a = 1\nelse:\n    b = 2\n"
                                              "print(a, b)\n");
    QTest::newRow("import in a try") << QByteArray(
        "try:\n    import fast\nexcept ImportError:\n    fast = None\nprint(fast)\n");
    QTest::newRow("import that fails is another check's")
        << QByteArray("from vllm.a import gone\nfrom vllm.nowhere import lost\nprint(gone, lost)\n");
    QTest::newRow("global in a function")
        << QByteArray("def f():\n    global STATE\n    STATE = 1\ndef g():\n    return STATE\n");
    QTest::newRow("loop, with, except, walrus, match, unpacking")
        << QByteArray("for i in []: ...\nwith open('x') as handle: ...\nif (n := 1): ...\na, *b = 1, 2\n"
                      "try: ...\nexcept OSError as error:\n    print(error)\n"
                      "match n:\n    case [first, *rest]: ...\n    case {'k': value, **others}: ...\n"
                      "print(i, handle, n, a, b, first, rest, value, others)\n");
    QTest::newRow("star import from outside") << QByteArray("from torch import *\nx = Tensor\n");
    QTest::newRow("star import with it") << QByteArray("from vllm.a import *\nx = T\n");
    QTest::newRow("class body") << QByteArray("class C:\n    N = 1\n    M = N\n    P = __qualname__, __module__\n"
                                              "    def f(self):\n        return __class__\n");
    QTest::newRow("comprehension and lambda")
        << QByteArray("x = [i for i in range(3)]\nf = lambda a, *b: (a, b)\ng = {k: v for k, v in {}.items()}\n");
    QTest::newRow("deleted") << QByteArray("import os\ndel os\nimport os\nprint(os)\n");
    QTest::newRow("asked for") << QByteArray("try:\n    unicode\nexcept NameError:\n    unicode = str\n"
                                             "try:\n    raw_input('?')\nexcept NameError:\n    pass\n");
    QTest::newRow("other Python") << QByteArray("import sys\nif sys.version_info < (3,):\n    text = unicode('x')\n");
    QTest::newRow("asked globals") << QByteArray("if 'late' in globals():\n    print(late)\n");
    QTest::newRow("globals written") << QByteArray("globals()['A'] = 1\nprint(A)\n");
    QTest::newRow("names made at run time") << QByteArray("for n in ('A', 'B'):\n    globals()[n] = 1\nprint(A)\n");
    QTest::newRow("executed text") << QByteArray("exec('A = 1')\nprint(A)\n");
    QTest::newRow("executed text into globals")
        << QByteArray("def load(text):\n    exec(text, globals())\ndef f():\n    return A\n");
    QTest::newRow("type checkers only, used by them only")
        << QByteArray("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vllm.a import T\n"
                      "    x: T\ndef f(x: 'T') -> 'T': ...\n");
    QTest::newRow("annotations that are not evaluated")
        << QByteArray("from __future__ import annotations\nfrom typing import TYPE_CHECKING\nif TYPE_CHECKING:\n"
                      "    from vllm.a import T\ndef f(x: T) -> Undefined: ...\n");
    QTest::newRow("local annotation") << QByteArray("def f():\n    x: Undefined = 1\n    return x\n");
    QTest::newRow("else of the type checkers")
        << QByteArray("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vllm.a import T\n"
                      "else:\n    T = object\nx = T\n");
    QTest::newRow("tools around Python") << QByteArray("reveal_type(1)\nget_ipython()\n");
    QTest::newRow("branch that cannot run") << QByteArray("if False:\n    print(never_defined)\n");
    QTest::newRow("docstring example") << QByteArray("\"\"\"\n>>> undefined_example(1)\n\"\"\"\n");
    QTest::newRow("triton kernel") << QByteArray(
        "import triton\nimport triton.language as tl\n@triton.jit\ndef kernel(x, N: tl.constexpr):\n"
        "    for i in tl.static_range(N):\n        tl.store(x + i, 1)\n");
    QTest::newRow("submodule of a package") << QByteArray("import vllm_metax.patch.utils\nprint(vllm_metax)\n");
}

void NameChecksTest::definedIn()
{
    QFETCH(const QByteArray, source);
    const Files upstream{{u"vllm/a.py"_s, "class T: ...\n"}};
    ScanFixture fixture(upstream, upstream, {{u"vllm_metax/platform.py"_s, source}});
    QCOMPARE(findingsText(fixture.scan(), u"A06"_s), QString());
}

void NameChecksTest::definedByOtherModules()
{
    ScanFixture fixture({}, {},
                        {{u"vllm_metax/patch/__init__.py"_s,
                          "import builtins\nimport vllm_metax.state\nimport vllm_metax.other as other\n"
                          "from . import sub\nprint(sub)\n"
                          "builtins.everywhere = 1\nvllm_metax.state.given = 1\nother.foreign = 1\n"},
                         {u"vllm_metax/patch/sub.py"_s, ""},
                         {u"vllm_metax/other.py"_s, ""},
                         {u"vllm_metax/state.py"_s, "def f():\n    return everywhere, given, foreign\n"}});
    QCOMPARE(findingsText(fixture.scan(), u"A06"_s), u"A06 error vllm_metax/state.py:2 foreign"_s);
}

/// Nothing breaks today where no entry point comes by; the templates of the profile are no code at all.
void NameChecksTest::neverImported()
{
    ScanFixture fixture({}, {},
                        {{u"vllm_metax/forgotten.py"_s, "x = missing\ndef f():\n    return lost\n"},
                         {u"vllm_metax/patch/template/example.py"_s, "x = your_replacement\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A06"_s), u"A06 warning vllm_metax/forgotten.py:1 missing\n"
                                               "A06 warning vllm_metax/forgotten.py:3 lost"_s);
    QVERIFY(findingOf(analysis, u"missing"_s).consequence.contains(u"no entry point"_s));
    QVERIFY(findingOf(analysis, u"lost"_s).consequence.contains(u"no entry point"_s));
}

void NameChecksTest::suggestions()
{
    const Files upstream{{u"vllm/envs.py"_s, ""}, {u"vllm/deep/tool.py"_s, "def helper(): ...\n"}};
    ScanFixture fixture(upstream, upstream,
                        {{u"vllm_metax/platform.py"_s, "def f():\n    return envs, helper()\n"},
                         {u"vllm_metax/one.py"_s, "import vllm.envs as envs\n"},
                         {u"vllm_metax/two.py"_s, "import vllm.envs as envs\n"},
                         {u"vllm_metax/three.py"_s, "from vllm_metax import two as envs\n"}});
    const auto analysis = fixture.scan();
    QVERIFY(findingOf(analysis, u"envs"_s).message.contains(u"import vllm.envs as envs"_s));
    QCOMPARE(findingOf(analysis, u"helper"_s).movedTo, u"vllm.deep.tool:helper"_s);
    QCOMPARE(findingOf(analysis, u"helper"_s).upstreamFile, u"vllm/deep/tool.py"_s);
}

void NameChecksTest::changedKinds()
{
    ScanFixture fixture(
        {{u"vllm/moe.py"_s, "class FusedMoE:\n    @staticmethod\n    def make(): ...\n"}, {u"vllm/__init__.py"_s, ""}},
        {{u"vllm/moe.py"_s, "def FusedMoE(a): ...\n"}},
        {{u"vllm_metax/platform.py"_s, "from vllm.moe import FusedMoE\n"
                                       "def f(layer):\n    return isinstance(layer, (int, FusedMoE))\n"},
         {u"vllm_metax/derived.py"_s,
          "import vllm.moe as moe\nclass Mine(moe.FusedMoE): ...\ndef f():\n    moe.FusedMoE.make()\n"},
         {u"vllm_metax/patch/__init__.py"_s,
          "from vllm.moe import FusedMoE\ndef f(x: FusedMoE | None): ...\n"
          "try:\n    f(1)\nexcept FusedMoE:\n    pass\nx: FusedMoE = FusedMoE(1)\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A07"_s), u"A07 error vllm_metax/patch/__init__.py:2 FusedMoE\n"
                                               "A07 error vllm_metax/platform.py:3 FusedMoE\n"
                                               "A07 warning vllm_metax/derived.py:2 FusedMoE"_s);
    const checks::Finding &patch = analysis.findings[0];
    QCOMPARE(patch.message,
             u"FusedMoE is a function at the target (vllm/moe.py:1); at base it was a class (vllm/moe.py:1)."_s);
    QCOMPARE(patch.consequence,
             u"TypeError when the module is imported: start-up of the plugin stops here (line 2: the "
             "annotation combines it with |)."_s);
    QCOMPARE(patch.details.join(u'\n'), u"TypeError instead of handling, as soon as the try in line 3 raises"_s);
    QCOMPARE(analysis.findings[1].consequence,
             u"TypeError at the first call of f() (line 3: argument 2 of isinstance() must be a type)."_s);
    const auto &derived = *std::ranges::find(analysis.findings, u"vllm_metax/derived.py"_s, &checks::Finding::file);
    QVERIFY(!derived.consequence.isEmpty());
}

/// The import is already written for the target: base is searched for the name.
void NameChecksTest::kindsOfAdaptedImports()
{
    ScanFixture fixture({{u"vllm/old.py"_s, "class Layer: ...\n"}},
                        {{u"vllm/new.py"_s, "class Runner: ...\ndef Layer(a) -> Runner: ...\n"}},
                        {{u"vllm_metax/platform.py"_s, "from vllm.new import Layer\nclass Mine(Layer): ...\n"}});
    const auto analysis = fixture.scan();
    QCOMPARE(findingsText(analysis, u"A07"_s), u"A07 error vllm_metax/platform.py:2 Layer"_s);
    QVERIFY(findingOf(analysis, u"Layer"_s).message.contains(u"at base it was a class (vllm/old.py:1)"_s));
    QCOMPARE(findingOf(analysis, u"Layer"_s).details.join(u'\n'),
             u"it returns an object of vllm.new:Runner (vllm/new.py:1)"_s);
}

void NameChecksTest::unchangedKinds_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("plugin");
    const QByteArray function = "def Layer(a): ...\n";
    QTest::newRow("still a class") << QByteArray("class Layer: ...\n")
                                   << QByteArray("from vllm.a import Layer\nclass Mine(Layer): ...\n");
    QTest::newRow("called only") << function << QByteArray("from vllm.a import Layer\nx = Layer(1)\n");
    QTest::newRow("plain annotation") << function << QByteArray("from vllm.a import Layer\ndef f(x: Layer): ...\n");
    QTest::newRow("union that is not evaluated")
        << function
        << QByteArray("from __future__ import annotations\nfrom vllm.a import Layer\ndef f(x: Layer | None): ...\n");
    QTest::newRow("class in another branch")
        << QByteArray("import sys\nif sys.platform == 'x':\n    def Layer(a): ...\nelse:\n    class Layer: ...\n")
        << QByteArray("from vllm.a import Layer\nclass Mine(Layer): ...\n");
    QTest::newRow("assigned class") << QByteArray("class _Layer: ...\nLayer = _Layer\n")
                                    << QByteArray("from vllm.a import Layer\nclass Mine(Layer): ...\n");
    QTest::newRow("made class") << QByteArray("Layer = make('Layer')\n")
                                << QByteArray("from vllm.a import Layer\nclass Mine(Layer): ...\n");
    QTest::newRow("attribute of a function")
        << QByteArray("def Layer(a): ...\nLayer.registry = {}\n")
        << QByteArray("from vllm.a import Layer\nprint(Layer.registry, Layer.__name__)\n");
    QTest::newRow("attribute that is asked for")
        << function
        << QByteArray("from vllm.a import Layer\ntry:\n    Layer.make()\nexcept AttributeError:\n    pass\n");
    QTest::newRow("hidden by a local name")
        << function << QByteArray("from vllm.a import Layer\ndef f(x, Layer):\n    return isinstance(x, Layer)\n");
    QTest::newRow("for type checkers")
        << function
        << QByteArray("from typing import TYPE_CHECKING\nfrom vllm.a import Layer\nif TYPE_CHECKING:\n"
                      "    class Mine(Layer): ...\n");
}

void NameChecksTest::unchangedKinds()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    ScanFixture fixture({{u"vllm/a.py"_s, "class Layer:\n    def make(): ...\n"}}, {{u"vllm/a.py"_s, target}},
                        {{u"vllm_metax/platform.py"_s, plugin}});
    QCOMPARE(findingsText(fixture.scan(), u"A07"_s), QString());
}

void NameChecksTest::changedPatchTargets()
{
    ScanFixture fixture(
        {{u"vllm/a.py"_s, "def make(a): ...\nclass Layer:\n    def forward(self): ...\ndef kept(): ...\n"}},
        {{u"vllm/a.py"_s, "class make: ...\ndef Layer(a): ...\ndef kept(): ...\n"}},
        {{u"vllm_metax/patch/__init__.py"_s,
          "import vllm.a\nfrom vllm_metax.patch.utils import patch\ndef mine(a): ...\n"
          "vllm.a.make = mine\nvllm.a.kept = mine\n"
          "@patch('vllm.a', 'Layer.forward')\ndef forward(self): ...\n"
          "vllm.a.Layer.weight = mine\n"}});
    QCOMPARE(findingsText(fixture.scan(), u"A07"_s), u"A07 error vllm_metax/patch/__init__.py:6 Layer\n"
                                                     "A07 warning vllm_metax/patch/__init__.py:4 make\n"
                                                     "A07 warning vllm_metax/patch/__init__.py:8 Layer"_s);
}

MXW_WORKER_TEST_MAIN(NameChecksTest)
#include "tst_namechecks.moc"
