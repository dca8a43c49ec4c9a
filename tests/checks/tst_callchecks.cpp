// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ReturnShape.h"
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// C01, C02.
class CallChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void calls_data();
    void calls();
    void words();
    void accepted_data();
    void accepted();
    void replaced_data();
    void replaced();
    void unreached();
    void annotations_data();
    void annotations();
    void results_data();
    void results();
    void resultWords();
    void resultThatMayBeNone_data();
    void resultThatMayBeNone();
};

namespace {

/// One upstream module and one plugin module that the start-up imports.
checks::Analysis scanCalls(const QByteArray &base, const QByteArray &target, const QByteArray &plugin)
{
    return ScanFixture({{u"vllm/a.py"_s, base}}, {{u"vllm/a.py"_s, target}},
                       {{u"vllm_metax/patch/__init__.py"_s, "from . import p\n"}, {u"vllm_metax/patch/p.py"_s, plugin}})
        .scan();
}

QString scannedText(const QByteArray &base, const QByteArray &target, const QByteArray &plugin, const QString &checks)
{
    return findingsText(scanCalls(base, target, plugin), checks).replace(u"vllm_metax/patch/"_s, QString());
}

} // namespace

void CallChecksTest::calls_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *base, const char *target, const char *plugin,
                        const char *expected) {
        QTest::newRow(name) << QByteArray(base) << QByteArray(target) << QByteArray(plugin)
                            << QString::fromUtf8(expected);
    };
    row("parameter gone", "def f(x, skip=0): ...\n", "def f(x): ...\n",
        "from vllm.a import f\ndef g():\n    f(1, skip=2)\n", "C01 error p.py:3 f");
    row("parameter required", "def f(x): ...\n", "def f(x, mode): ...\n", "import vllm.a as a\na.f(1)\n",
        "C01 error p.py:2 f");
    row("constructor", "class C:\n    def __init__(self, method, layer): ...\n",
        "class C:\n    def __init__(self, *, layer): ...\n",
        "from vllm.a import C\nclass D:\n    def m(self, layer):\n        return C(self, layer)\n",
        "C01 error p.py:4 C");
    row("inherited constructor", "class B:\n    def __init__(self, x): ...\n",
        "class B:\n    def __init__(self, x, y): ...\n",
        "from vllm.a import B\nclass D(B): ...\ndef m(): return D(1)\n", "C01 error p.py:3 D");
    row("dataclass", "from dataclasses import dataclass\n@dataclass\nclass M:\n    a: int\n    b: int = 0\n",
        "from dataclasses import dataclass\n@dataclass\nclass M:\n    a: int\n",
        "from vllm.a import M\ndef m(): return M(1, b=2)\n", "C01 error p.py:2 M");
    row("on self", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self): ...\n",
        "from vllm.a import B\nclass D(B):\n    def n(self):\n        self.m(1)\n", "C01 error p.py:4 B.m");
    row("unbound method", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self): ...\n",
        "from vllm.a import B\ndef n(b):\n    B.m(b, 1)\n", "C01 error p.py:3 B.m");
    row("static method", "class B:\n    @staticmethod\n    def m(x): ...\n",
        "class B:\n    @staticmethod\n    def m(): ...\n", "from vllm.a import B\ndef n():\n    B.m(1)\n",
        "C01 error p.py:3 B.m");
    row("plugin's own", "", "", "def f(x): ...\ndef g():\n    f()\n", "C01 error p.py:3 f");
    row("star arguments", "def f(x): ...\n", "def f(x): ...\n",
        "from vllm.a import f\ndef g(*a, **k):\n    f(*a, **k)\n    f(**k, x=1)\n    f(y=1, **k)\n",
        "C01 error p.py:5 f");
    row("kernel launch", "", "",
        "import triton\nimport triton.language as tl\n@triton.jit\ndef kernel(x, n, BLOCK: tl.constexpr): ...\n"
        "def g(x):\n    kernel[(1,)](x, 1, BLOCK=2, num_warps=4)\n    kernel[(1,)](x, BLOCK=2)\n"
        "    kernel[(1,)](x, 1, BLOCK=2, OTHER=4)\n",
        "C01 error p.py:7 kernel\nC01 error p.py:8 kernel");
    row("override refuses as well", "class B:\n    def m(self, x): ...\nclass E(B):\n    def m(self, x): ...\n",
        "class B:\n    def m(self): ...\nclass E(B):\n    def m(self): ...\n",
        "from vllm.a import B\ndef n(b: B):\n    b.m(1)\n", "C01 warning p.py:3 B.m");
}

void CallChecksTest::calls()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    QTEST(scannedText(base, target, plugin, u"C01"_s), "expected");
}

void CallChecksTest::words()
{
    const auto analysis = scanCalls(
        "def f(x, skip=0): ...\ndef g(x, y): ...\n", "def f(x): ...\ndef g(x, y): ...\ndef h(x): ...\n",
        "from vllm.a import f, g, h\nclass C:\n    def m(self, x):\n        if x > 1:\n            f(1, skip=2)\n"
        "        g(1)\n        h()\n");
    QCOMPARE(findingsText(analysis, u"C01"_s).count(u'\n'), 2);
    std::vector<checks::Finding> found;
    std::ranges::copy_if(analysis.findings, std::back_inserter(found),
                         [](const checks::Finding &finding) { return finding.check == "C01"_L1; });
    QCOMPARE(found[0].message, u"The call of f passes skip=, which is not taken; it was accepted at base."_s);
    QCOMPARE(found[0].consequence, u"TypeError at the first call of C.m() that gets to this line (if x > 1)."_s);
    QCOMPARE(found[0].upstreamFile, u"vllm/a.py"_s);
    QCOMPARE(found[0].upstreamLine, 1);
    QCOMPARE(found[0].details, (QStringList{u"call f(1, skip=2)"_s, u"target f(x)"_s, u"base f(x, skip=0)"_s}));
    QCOMPARE(found[1].message, u"The call of g lacks the required argument y; base does not accept it either."_s);
    QCOMPARE(found[1].consequence, u"TypeError at the first call of C.m()."_s);
    QCOMPARE(found[2].message, u"The call of h lacks the required argument x; base does not have it."_s);
}

/// What looks like a mismatch and is none.
void CallChecksTest::accepted_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("plugin");
    const auto row = [](const char *name, const char *target, const char *plugin) {
        QTest::newRow(name) << QByteArray(target) << QByteArray(plugin);
    };
    row("signature is asked", "def f(x): ...\n",
        "import inspect\nfrom vllm.a import f\ndef g():\n    if 'skip' in inspect.signature(f).parameters:\n"
        "        f(1, skip=2)\n");
    row("signature was asked", "def f(x): ...\n",
        "import inspect\nfrom vllm.a import f\ndef g():\n    known = inspect.signature(f).parameters\n"
        "    if 'skip' in known:\n        f(1, skip=2)\n");
    row("version is asked", "def f(x): ...\n",
        "from vllm.a import f\nimport vllm\ndef g():\n    if vllm.__version__ < '0.20':\n        f(1, skip=2)\n");
    row("TypeError is caught", "def f(x): ...\n",
        "from vllm.a import f\ndef g():\n    try:\n        f(1, skip=2)\n    except TypeError:\n        f(1)\n");
    row("handler of a TypeError", "def f(x, *, skip): ...\n",
        "from vllm.a import f\ndef g():\n    try:\n        f(1, skip=2)\n    except TypeError:\n        f(1)\n");
    row("type checkers only", "def f(x): ...\n",
        "from typing import TYPE_CHECKING\nfrom vllm.a import f\nif TYPE_CHECKING:\n    f()\n");
    row("never runs", "def f(x): ...\n",
        "from vllm.a import f\nif False:\n    f()\ndef g():\n    if 0:\n        f()\n");
    row("handler with a dotted name", "def f(x): ...\n",
        "import builtins\nfrom vllm.a import f\ntry:\n    f()\nexcept builtins.TypeError:\n    pass\n");
    row("rebound name", "def f(x): ...\n",
        "from vllm.a import f\nfrom other import wrap\ndef g():\n    f = wrap()\n    f(1, 2)\n");
    row("another branch", "import sys\nif sys.flags.dev_mode:\n    def f(x): ...\nelse:\n    def f(x, y): ...\n",
        "from vllm.a import f\ndef g():\n    f(1, 2)\n");
    row("subclass takes it", "class B:\n    def m(self): ...\nclass E(B):\n    def m(self, x): ...\n",
        "from vllm.a import B\ndef n(b: B):\n    b.m(1)\n");
    row("subclass of a subclass takes it",
        "class B:\n    def m(self): ...\nclass E(B): ...\nclass F(E):\n    def m(self, x): ...\n",
        "from vllm.a import B\ndef n(b: B):\n    b.m(1)\n");
    row("class of a class method", "class B:\n    def __init__(self, x): ...\n",
        "from vllm.a import B\nclass D(B):\n    @classmethod\n    def make(cls):\n        return cls()\n"
        "    def copy(self):\n        return type(self)()\n");
    row("partial fills it in", "def f(x, y): ...\n",
        "import functools\nfrom vllm.a import f\ndef g():\n    h = functools.partial(f, 1)\n    h(2)\n"
        "    functools.partial(f, y=1)(2)\n");
    row("unknown decorator", "from other import deco\n@deco\ndef f(x): ...\n",
        "from vllm.a import f\ndef g():\n    f(1, 2)\n");
    row("overloads",
        "from typing import overload\n@overload\ndef f(x): ...\n@overload\ndef f(x, y): ...\ndef f(x, y=1): ...\n",
        "from vllm.a import f\ndef g():\n    f(1, 2)\n");
    row("dataclass field with default",
        "from dataclasses import dataclass, field\n@dataclass\nclass M:\n    a: int\n    b: list = "
        "field(default_factory=list)\n",
        "from vllm.a import M\ndef m(): return M(1)\n");
    row("inherited dataclass fields",
        "from dataclasses import dataclass\n@dataclass\nclass M:\n    a: int\n@dataclass\nclass N(M):\n    b: int = "
        "0\n",
        "from vllm.a import N\ndef m(): return N(1, b=2)\n");
    row("tuned kernel", "",
        "import triton\nimport triton.language as tl\nconfigs = [triton.Config({'BLOCK': 64})]\n"
        "@triton.autotune(configs=configs, key=['n'])\n@triton.heuristics({'EVEN': lambda a: True})\n@triton.jit\n"
        "def kernel(x, n, EVEN, BLOCK: tl.constexpr): ...\ndef g(x):\n    kernel[(1,)](x, 1)\n");
    row("subscript that is no launch", "", "def f(x): ...\ntable = {}\ndef g():\n    table['f'](1, 2)\n");
    row("mixin's super", "class B:\n    def __init__(self, x): ...\n",
        "from vllm.a import B\nclass Mix:\n    def __init__(self, *args, **kwargs):\n"
        "        super().__init__(*args, **kwargs)\nclass D(Mix, B): ...\ndef m(): return D(1)\n");
}

void CallChecksTest::accepted()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    QCOMPARE(scannedText(target, target, plugin, u"C01"_s), QString());
}

/// The plugin's own replacement counts.
void CallChecksTest::replaced_data()
{
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<QString>("expected");
    const QByteArray start = "import vllm.a\nfrom vllm_metax.patch.utils import patch\n";
    QTest::newRow("takes more") << start + "@patch('vllm.a', 'f')\ndef f(x, extra): ...\ndef g():\n    vllm.a.f(1, 2)\n"
                                << QString();
    QTest::newRow("takes less, in its own file")
        << start + "old = vllm.a.f\n@patch('vllm.a', 'f')\ndef f():\n    old(1)\n"
        << QString();
    QTest::newRow("method")
        << start + "@patch('vllm.a', 'C.m')\ndef m(self, x, extra): ...\ndef g():\n    vllm.a.C().m(1, 2)\n"
        << QString();
    QTest::newRow("neither") << start + "@patch('vllm.a', 'f')\ndef f(x, y): ...\ndef g():\n    vllm.a.f(1, 2, 3)\n"
                             << u"C01 error p.py:6 f"_s;
}

void CallChecksTest::replaced()
{
    QFETCH(const QByteArray, plugin);
    const QByteArray upstream = "def f(x): ...\nclass C:\n    def m(self, x): ...\n";
    QTEST(scannedText(upstream, upstream, plugin, u"C01"_s), "expected");
}

/// A module that nothing imports; a call that only the original takes.
void CallChecksTest::unreached()
{
    const Files upstream{{u"vllm/a.py"_s, "def f(x): ...\ndef g(x, y): ...\n"}};
    const auto analysis = ScanFixture(upstream, upstream,
                                      {{u"vllm_metax/patch/__init__.py"_s, "from . import p, q\n"},
                                       {u"vllm_metax/patch/p.py"_s, "import vllm.a\ndef f(x, y): ...\nvllm.a.f = f\n"},
                                       {u"vllm_metax/patch/q.py"_s, "import vllm.a\ndef k():\n    vllm.a.f(1)\n"},
                                       {u"vllm_metax/never.py"_s, "import vllm.a\ndef k():\n    vllm.a.g(1)\n"}})
                              .scan();
    QCOMPARE(findingsText(analysis, u"C01"_s),
             u"C01 warning vllm_metax/never.py:3 g\nC01 warning vllm_metax/patch/q.py:3 f"_s);
}

void CallChecksTest::annotations_data()
{
    QTest::addColumn<QString>("annotation");
    QTest::addColumn<QString>("lengths");
    QTest::addColumn<bool>("open");
    QTest::addColumn<bool>("none");
    const auto row = [](const char *annotation, const char *lengths, bool open, bool none) {
        QTest::newRow(annotation) << QString::fromUtf8(annotation) << QString::fromUtf8(lengths) << open << none;
    };
    row("", "", true, false);
    row("None", "", false, true);
    row("int", "", true, false);
    row("tuple[int, dict[str, int]]", "2", false, false);
    row("tuple[int, ...]", "", true, false);
    row("tuple[int, *Rest]", "", true, false);
    row("tuple[()]", "0", false, false);
    row("typing.Tuple[int, str] | None", "2", false, true);
    row("'tuple[int, str]'", "2", false, false);
    row("Optional[tuple[int, str, int]]", "3", false, true);
    row("Union[tuple[int, str], tuple[int, str, int], None]", "2 or 3", false, true);
    row("tuple[int, str] | Tensor", "2", true, false);
    row("Iterator[tuple[int, str]]", "", true, false);
}

void CallChecksTest::annotations()
{
    QFETCH(const QString, annotation);
    const checks::ReturnShape shape = checks::shapeOfAnnotation(annotation);
    QTEST(shape.words(), "lengths");
    QTEST(shape.open, "open");
    QTEST(shape.mayBeNone, "none");
}

void CallChecksTest::results_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *base, const char *target, const char *plugin,
                        const char *expected) {
        QTest::newRow(name) << QByteArray(base) << QByteArray(target) << "from vllm.a import *\n" + QByteArray(plugin)
                            << QString::fromUtf8(expected);
    };
    const char *two = "def f(x):\n    return 1, 2\n";
    const char *three = "def f(x):\n    return 1, 2, 3\n";
    row("one more", two, three, "def g():\n    a, b = f(1)\n", "C02 error p.py:3 f");
    row("fits", two, three, "def g():\n    a, b, c = f(1)\n", "");
    row("with star", two, three, "def g():\n    a, *b = f(1)\n    a, b, c, d, *e = f(1)\n", "C02 error p.py:4 f");
    row("index", three, two, "def g():\n    h(f(1)[1])\n    h(f(1)[2])\n    return f(1)[2], f(1)[2]\n",
        "C02 error p.py:4 f\nC02 error p.py:5 f");
    row("by annotation", "def f(x) -> tuple[int, int]: ...\n", "def f(x) -> tuple[int, int, int]: ...\n",
        "def g():\n    a, b = f(1)\n", "C02 warning p.py:3 f");
    row("one of several", two, "def f(x):\n    if x:\n        return 1, 2\n    return 1, 2, 3\n",
        "def g():\n    a, b = f(1)\n", "");
    row("none of several", two, "def f(x):\n    if x:\n        return 1\n    return 1, 2, 3\n",
        "def g():\n    a, b = f(1)\n", "");
    row("passes on", two, "def f(x):\n    if x:\n        return k(x)\n    return 1, 2, 3\n",
        "def g():\n    a, b = f(1)\n", "");
    row("awaited", "async def f(x):\n    return 1, 2\n", "async def f(x):\n    return 1, 2, 3\n",
        "async def g():\n    a, b = await f(1)\n", "C02 error p.py:3 f");
    row("override", "class C:\n    def m(self):\n        return 1, 2\n",
        "class C:\n    def m(self):\n        return 1, 2, 3\nclass D(C):\n    def m(self):\n        return 1, 2\n",
        "def g(c: C):\n    a, b = c.m()\n", "");
    row("nested function's returns", two, "def f(x):\n    def inner():\n        return 1, 2, 3\n    return 1, inner\n",
        "def g():\n    a, b = f(1)\n", "");
    row("caught", two, three, "def g():\n    try:\n        a, b = f(1)\n    except ValueError:\n        pass\n", "");
    row("now None", "def f(x) -> tuple[int, int]: ...\n", "def f(x) -> tuple[int, int] | None: ...\n",
        "def g():\n    a, b = f(1)\n", "C02 warning p.py:3 f");
    row("attribute of what is now None", "def f(x) -> C: ...\n", "def f(x) -> C | None: ...\n",
        "def g():\n    return f(1).shape\n", "C02 warning p.py:3 f");
    row("None at base", "def f(x) -> C | None: ...\n", "def f(x) -> C | None: ...\n",
        "def g():\n    return f(1).shape\n", "");
    row("not taken apart", "def f(x) -> C: ...\n", "def f(x) -> C | None: ...\n", "def g():\n    y = f(1)\n", "");
}

void CallChecksTest::results()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    QTEST(scannedText(base, target, plugin, u"C02"_s), "expected");
}

void CallChecksTest::resultWords()
{
    const auto analysis = scanCalls("def f(x):\n    return 1, 2\n", "def f(x):\n    return 1, 2, 3\n",
                                    "from vllm.a import f\ndef g():\n    a, b = f(1)\n");
    const auto found = std::ranges::find(analysis.findings, u"C02"_s, &checks::Finding::check);
    QVERIFY(found != analysis.findings.end());
    QCOMPARE(found->message, u"f returns 3 values, and its result is unpacked into 2; at base it returned 2."_s);
    QCOMPARE(found->consequence, u"ValueError at the first call of g()."_s);
}

void CallChecksTest::resultThatMayBeNone_data()
{
    QTest::addColumn<QByteArray>("use");
    QTest::addColumn<QString>("consequence");
    QTest::newRow("unpacked") << QByteArray("a, b = f(1)")
                              << u"If the result is None: TypeError at the first call of g()."_s;
    QTest::newRow("attribute") << QByteArray("return f(1).shape")
                               << u"If the result is None: AttributeError at the first call of g()."_s;
}

void CallChecksTest::resultThatMayBeNone()
{
    QFETCH(const QByteArray, use);
    const auto analysis = scanCalls("def f(x) -> tuple[int, int]: ...\n", "def f(x) -> tuple[int, int] | None: ...\n",
                                    "from vllm.a import f\ndef g():\n    " + use + '\n');
    const auto found = std::ranges::find(analysis.findings, u"C02"_s, &checks::Finding::check);
    QVERIFY(found != analysis.findings.end());
    QTEST(found->consequence, "consequence");
}

MXW_WORKER_TEST_MAIN(CallChecksTest)
#include "tst_callchecks.moc"
