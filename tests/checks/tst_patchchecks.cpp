// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// P01, P02, P03, P06, P10, P12, P13.
class PatchChecksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void missing();
    void addedForOwnUse_data();
    void addedForOwnUse();
    void moved();
    void movedWithPackage();
    void passedOn();
    void goneFromUpstreamClass();
    void signature();
    void signatureOfReplacedCallers_data();
    void signatureOfReplacedCallers();
    void signatureOfUnreachedCallers();
    void unreached();
    void descriptor();
    void duplicates();
    void duplicatesThroughReexport();
    void headers();
};

namespace {

checks::Analysis scanPatch(const Files &base, const Files &target, const QByteArray &patch, const Files &more = {})
{
    Files plugin{{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, patch}};
    plugin.insert(more);
    return ScanFixture(base, target, plugin).scan();
}

} // namespace

void PatchChecksTest::missing()
{
    const auto analysis = scanPatch({{u"vllm/a.py"_s, "def gone(): ...\nclass C:\n    def m(self): ...\n"}},
                                    {{u"vllm/a.py"_s, "class C:\n    x = 1\n"}},
                                    "from vllm_metax.patch.utils import patch\nimport vllm.a\nfrom vllm.a import C\n"
                                    "vllm.a.gone = 1\nC.m = 2\nC.x = 3\nC.added = 4\n"
                                    "@patch('vllm.a', 'gone')\ndef f(): ...\n"
                                    "@patch('vllm.a', 'C.extra', allow_missing=True)\ndef extra(self): ...\n"
                                    "@patch('vllm.nowhere', 'x')\ndef x(): ...\n");
    QCOMPARE(findingsText(analysis, u"P01 P02"_s), u"P01 error vllm_metax/patch/a.py:8 gone\n"
                                                   "P01 error vllm_metax/patch/a.py:12 x\n"
                                                   "P01 warning vllm_metax/patch/a.py:4 gone\n"
                                                   "P01 warning vllm_metax/patch/a.py:5 C.m\n"
                                                   "P01 info vllm_metax/patch/a.py:7 C.added"_s);
    QVERIFY(analysis.findings[0].message.contains(u"was there at base"_s));
}

/// What the plugin adds for its own code is no lost target.
void PatchChecksTest::addedForOwnUse_data()
{
    QTest::addColumn<QByteArray>("upstream");
    QTest::addColumn<QByteArray>("user");
    QTest::addColumn<QString>("consequence"); // a part of it; empty for no finding
    const QByteArray type = "class C:\n    x = 1\n";
    QTest::newRow("read by the plugin") << type << QByteArray("def f(c): return c.own_flag\n") << QString();
    QTest::newRow("asked for by the plugin")
        << type << QByteArray("def f(c): return getattr(c, 'own_flag', 0)\n") << QString();
    QTest::newRow("read by nobody") << type << QByteArray("x = 1\n") << u"no effect"_s;
    QTest::newRow("read by upstream") << QByteArray(type + "def g(other): return other.own_flag\n")
                                      << QByteArray("x = 1\n") << u"upstream reads one of that name (vllm/a.py:3)"_s;
    QTest::newRow("a name that both read")
        << QByteArray(type + "def g(other): return other.own_flag\n") << QByteArray("def f(c): return c.own_flag\n")
        << u"the plugin itself reads one of that name (vllm_metax/user.py:1)"_s;
}

void PatchChecksTest::addedForOwnUse()
{
    QFETCH(const QByteArray, upstream);
    QFETCH(const QByteArray, user);
    QFETCH(const QString, consequence);
    const auto analysis =
        scanPatch({{u"vllm/a.py"_s, upstream}}, {{u"vllm/a.py"_s, upstream}},
                  "from vllm.a import C\nC.own_flag = property(lambda self: 1)\n", {{u"vllm_metax/user.py"_s, user}});
    const auto found = std::ranges::find(analysis.findings, u"P01"_s, &checks::Finding::check);
    QCOMPARE(found == analysis.findings.end(), consequence.isEmpty());
    if (found != analysis.findings.end()) {
        QVERIFY(found->severity == checks::Severity::Info);
        QVERIFY2(found->consequence.contains(consequence), qPrintable(found->consequence));
    }
}

void PatchChecksTest::moved()
{
    const auto analysis = scanPatch({{u"vllm/a.py"_s, "def kernel(x): ...\nclass C:\n    def m(self): ...\n"}},
                                    {{u"vllm/a.py"_s, ""},
                                     {u"vllm/b.py"_s, "def kernel(x): ...\n"},
                                     {u"vllm/c.py"_s, "class C:\n    def m(self): ...\n"}},
                                    "from vllm_metax.patch.utils import patch\n"
                                    "@patch('vllm.a', 'kernel')\ndef kernel(x): ...\n"
                                    "@patch('vllm.a', 'C.m')\ndef m(self): ...\n");
    QCOMPARE(findingsText(analysis, u"P01 P02"_s), u"P02 error vllm_metax/patch/a.py:2 kernel → vllm.b:kernel\n"
                                                   "P02 error vllm_metax/patch/a.py:4 C.m → vllm.c:C.m"_s);
}

/// The module is gone with its package; the statement still names it in full.
void PatchChecksTest::movedWithPackage()
{
    const auto analysis = scanPatch({{u"vllm/fla/ops/k.py"_s, "def kernel(x): ...\n"}},
                                    {{u"vllm/third/fla_ops/k.py"_s, "def kernel(x): ...\n"}},
                                    "import vllm.fla.ops.k\nvllm.fla.ops.k.kernel = 1\n");
    QCOMPARE(entriesText(analysis).section(u'\n', 0, 0),
             u"assignment general vllm_metax/patch/a.py → vllm.fla.ops.k:kernel"_s);
    QCOMPARE(findingsText(analysis, u"A01 P01 P02"_s),
             u"A01 error vllm_metax/patch/a.py:1 vllm.fla.ops.k → vllm.third.fla_ops.k\n"
             "P02 error vllm_metax/patch/a.py:2 kernel → vllm.third.fla_ops.k:kernel"_s);
    QVERIFY(analysis.findings[0].message.contains(u"(there is no vllm.fla)"_s) ||
            analysis.findings[1].message.contains(u"(there is no vllm.fla)"_s));
}

void PatchChecksTest::passedOn()
{
    const QByteArray code = "def kernel(x): ...\nclass C:\n    def m(x): ...\n";
    const auto analysis = scanPatch({{u"vllm/a.py"_s, code}},
                                    {{u"vllm/a.py"_s, "from vllm.b import kernel, C\n"}, {u"vllm/b.py"_s, code}},
                                    "import vllm.a\ndef kernel(x): ...\nvllm.a.kernel = kernel\nvllm.a.C.m = kernel\n");
    QCOMPARE(findingsText(analysis, u"P01 P02"_s), u"P02 warning vllm_metax/patch/a.py:3 kernel → vllm.b:kernel"_s);
}

/// torch is not read: that a class inherits from it must not hide what upstream took away.
void PatchChecksTest::goneFromUpstreamClass()
{
    const auto analysis =
        scanPatch({{u"vllm/a.py"_s, "import torch\nclass C(torch.nn.Module):\n    def gone(self): ...\n"}},
                  {{u"vllm/a.py"_s, "import torch\nclass C(torch.nn.Module):\n    x = 1\n"}},
                  "from vllm.a import C\nC.gone = 1\nC.never = 2\n");
    QCOMPARE(findingsText(analysis, u"P01 P02"_s), u"P01 warning vllm_metax/patch/a.py:2 C.gone"_s);
}

void PatchChecksTest::signature()
{
    const Files upstream{{u"vllm/a.py"_s,
                          "def f(x, y, *, z=1): ...\ndef g(x): ...\ndef h(x, y=2): ...\ndef k(a, b): ...\n"
                          "class C:\n    def m(self, x): ...\n    @property\n    def p(self): ...\n"
                          "class D:\n    def __init__(self, a, b): ...\n"}};
    const auto analysis = scanPatch(upstream, upstream,
                                    "import vllm.a\n"
                                    "def f(x, y): ...\ndef g(*args, **kwargs): ...\ndef h(x, y=3, extra=None): ...\n"
                                    "class C:\n    def m(this, x): ...\n    @property\n    def p(self): ...\n"
                                    "class D:\n    def __init__(self, a): ...\n"
                                    "vllm.a.f = f\nvllm.a.g = g\nvllm.a.h = h\nvllm.a.C.m = C.m\nvllm.a.C.p = C.p\n"
                                    "vllm.a.D = D\nvllm.a.k = lambda b, a: None\n");
    QCOMPARE(findingsText(analysis, u"P03"_s), u"P03 warning vllm_metax/patch/a.py:11 f\n"
                                               "P03 warning vllm_metax/patch/a.py:16 D\n"
                                               "P03 warning vllm_metax/patch/a.py:17 k\n"
                                               "P03 info vllm_metax/patch/a.py:13 h"_s);
    const auto &f = *std::ranges::find(analysis.findings, u"f"_s, &checks::Finding::symbol);
    QVERIFY2(f.message.contains(u"lacks the parameter z"_s), qPrintable(f.message));
    QCOMPARE(f.details.last(), u"target (x, y, *, z=1)"_s);
    const auto &k = *std::ranges::find(analysis.findings, u"k"_s, &checks::Finding::symbol);
    QVERIFY2(k.message.contains(u"takes b where the target takes a"_s), qPrintable(k.message));
    const auto &d = *std::ranges::find(analysis.findings, u"D"_s, &checks::Finding::symbol);
    QCOMPARE(d.message, u"The replacement D: lacks the parameter b."_s);
}

/// Who calls the target counts only where upstream's own code still runs.
void PatchChecksTest::signatureOfReplacedCallers_data()
{
    QTest::addColumn<QByteArray>("upstreamMore");
    QTest::addColumn<QByteArray>("patchMore");
    QTest::addColumn<QString>("severity");
    const QByteArray caller = "vllm.a.sample = sample\n";
    const QByteArray sample = "def sample(x):\n    kernel[(1,)](x, 2, num_warps=1)\n";
    QTest::newRow("the caller stays") << QByteArray() << QByteArray() << u"warning"_s;
    QTest::newRow("the caller is replaced") << QByteArray() << sample + caller << u"info"_s;
    QTest::newRow("its replacement calls as before")
        << QByteArray() << "def sample(x):\n    kernel[(1,)](x)\n" + caller << u"warning"_s;
    QTest::newRow("under a condition") << QByteArray() << sample + "if x:\n    " + caller << u"warning"_s;
    QTest::newRow("another caller") << QByteArray("def other(x):\n    kernel[(1,)](x)\n") << sample + caller
                                    << u"warning"_s;
    QTest::newRow("at module level") << QByteArray("TABLE = [kernel]\nprint(kernel)\n") << sample + caller
                                     << u"warning"_s;
}

void PatchChecksTest::signatureOfReplacedCallers()
{
    QFETCH(const QByteArray, upstreamMore);
    QFETCH(const QByteArray, patchMore);
    QFETCH(const QString, severity);
    const QByteArray code = "import triton\n@triton.jit\ndef kernel(x): ...\n"
                            "def sample(x):\n    kernel[(1,)](x)\n";
    const Files upstream{
        {u"vllm/a.py"_s, code + upstreamMore},
        {u"vllm/b.py"_s, "def kernel(x): ...\ndef run(): kernel(1)\n"},
        {u"vllm/c.py"_s, "from vllm.a import sample\ndef run(): sample(1)\n"},
        {u"vllm/d.py"_s, "import vllm.a\nimport vllm.b as other\ndef swap():\n    vllm.a.kernel = other.kernel\n"},
    };
    const auto analysis = scanPatch(upstream, upstream,
                                    "import triton\nimport vllm.a\n@triton.jit\ndef kernel(x, EXTRA): ...\n"
                                    "vllm.a.kernel = kernel\n" +
                                        patchMore);
    QCOMPARE(findingsText(analysis, u"P03"_s), u"P03 %1 vllm_metax/patch/a.py:5 kernel"_s.arg(severity));
    if (severity == "info"_L1) {
        const auto &finding = *std::ranges::find(analysis.findings, u"P03"_s, &checks::Finding::check);
        QVERIFY2(!finding.message.contains(u"callers do not pass"_s), qPrintable(finding.message));
        QCOMPARE(finding.details.last(),
                 u"used by sample (vllm/a.py:5), which is replaced at vllm_metax/patch/a.py:8"_s);
    }
}

/// What is switched off is judged with what stands beside it.
void PatchChecksTest::signatureOfUnreachedCallers()
{
    const Files upstream{{u"vllm/a.py"_s, "def kernel(x): ...\ndef sample(x):\n    kernel(x)\n"}};
    const auto analysis =
        scanPatch(upstream, upstream, {},
                  {{u"vllm_metax/patch/never.py"_s, "import vllm.a\ndef kernel(x, extra): ...\nvllm.a.kernel = kernel\n"
                                                    "def sample(x):\n    kernel(x, 2)\nvllm.a.sample = sample\n"}});
    QCOMPARE(findingsText(analysis, u"P03"_s), u"P03 info vllm_metax/patch/never.py:3 kernel"_s);
    const auto &finding = *std::ranges::find(analysis.findings, u"P03"_s, &checks::Finding::check);
    QVERIFY2(!finding.message.contains(u"callers do not pass"_s), qPrintable(finding.message));
}

/// What no entry point reaches breaks nothing today.
void PatchChecksTest::unreached()
{
    const QByteArray code = "def kernel(x): ...\nclass C:\n    @staticmethod\n    def s(x): ...\n"
                            "def f(x):\n    first = prepare(x)\n    log(first)\n    return first\n";
    const QByteArray now = "from vllm.b import kernel\nclass C:\n    @staticmethod\n    def s(x): ...\n"
                           "def f(x):\n    first = prepare(x)\n    check(first)\n    log(first)\n    return first\n";
    const QByteArray patch = "import vllm.a\ndef kernel(x, y): ...\nvllm.a.kernel = kernel\nvllm.a.C.s = kernel\n"
                             "def f(x, y):\n    first = prepare(x)\n    log(first)\n    return first\n"
                             "vllm.a.f = f\n";
    const auto analysis = ScanFixture({{u"vllm/a.py"_s, code}},
                                      {{u"vllm/a.py"_s, now},
                                       {u"vllm/b.py"_s, "def kernel(x): ...\n"},
                                       {u"vllm/user.py"_s, "from vllm.a import f\ndef g(): f(1)\n"}},
                                      {{u"vllm_metax/patch/never.py"_s, patch}})
                              .scan();
    const QString found = findingsText(analysis, u"P02 P03 P04 P06 P09"_s);
    for (const QString &check : {u"P02"_s, u"P03"_s, u"P04"_s, u"P06"_s})
        QVERIFY2(found.contains(check + u" info"_s), qPrintable(found));
    QVERIFY2(!found.contains("warning"_L1) && !found.contains("error"_L1), qPrintable(found));
    QVERIFY2(!found.contains("P09"_L1), qPrintable(found));
}

void PatchChecksTest::descriptor()
{
    const Files upstream{{u"vllm/a.py"_s,
                          "class C:\n    @staticmethod\n    def s(x): ...\n    @classmethod\n    def c(cls): ...\n"
                          "    @property\n    def p(self): ...\n    def m(self): ...\n"}};
    const auto analysis =
        scanPatch(upstream, upstream,
                  "from vllm_metax.patch.utils import patch\nfrom vllm.a import C\n"
                  "def s(x): ...\nC.s = s\nC.s = staticmethod(s)\n"
                  "class Maca:\n    @staticmethod\n    def s(x): ...\n    @property\n    def p(self): ...\n"
                  "C.s = Maca.s\nC.p = Maca.p\nC.m = s\n"
                  "@patch('vllm.a', 'C.p')\ndef p(self): ...\n"
                  "@patch('vllm.a', 'C.c')\n@staticmethod\ndef c(): ...\n");
    QCOMPARE(findingsText(analysis, u"P06"_s), u"P06 error vllm_metax/patch/a.py:16 C.c\n"
                                               "P06 warning vllm_metax/patch/a.py:4 C.s\n"
                                               "P06 warning vllm_metax/patch/a.py:11 C.s"_s);
}

void PatchChecksTest::duplicates()
{
    const Files upstream{{u"vllm/a.py"_s, "def f(): ...\ndef g(): ...\ndef h(): ...\nT = {}\n"}};
    const auto analysis = scanPatch(
        upstream, upstream,
        "from . import b\nfrom vllm_metax.patch.utils import patch\nimport vllm.a\n"
        "vllm.a.f = 1\n"
        "if x:\n    vllm.a.g = 1\nelse:\n    vllm.a.g = 2\n"
        "@patch('vllm.a', 'h')\ndef h(): ...\n"
        "vllm.a.T['one'] = 1\nvllm.a.T['two'] = 1\n",
        {{u"vllm_metax/patch/b.py"_s, "from vllm_metax.patch.utils import patch\nimport vllm.a\nvllm.a.f = 0\n"
                                      "@patch('vllm.a', 'h')\ndef h(): ...\n"},
         {u"vllm_metax/patch/never.py"_s, "import vllm.a\nvllm.a.f = 0\n"}});
    // b.py is imported first, so the patches in a.py are the second ones.
    QCOMPARE(findingsText(analysis, u"P10"_s), u"P10 error vllm_metax/patch/a.py:9 h\n"
                                               "P10 warning vllm_metax/patch/a.py:4 f\n"
                                               "P10 info vllm_metax/patch/never.py:2 f"_s);
}

/// One class through two modules is one target; a class and the one it inherits from are two.
void PatchChecksTest::duplicatesThroughReexport()
{
    const Files upstream{{u"vllm/a.py"_s, "class Base:\n    def m(self): ...\nclass C(Base):\n    x = 1\n"},
                         {u"vllm/b.py"_s, "from vllm.a import C\n"}};
    const auto analysis = scanPatch(upstream, upstream,
                                    "from vllm.a import Base, C\nfrom vllm.b import C as D\n"
                                    "Base.m = 1\nC.m = 2\nD.m = 3\n");
    QCOMPARE(findingsText(analysis, u"P10"_s), u"P10 warning vllm_metax/patch/a.py:5 C.m"_s);
}

void PatchChecksTest::headers()
{
    const Files upstream{{u"vllm/a.py"_s, "x = 1\n"}};
    const QByteArray patch = "import vllm.a\nvllm.a.x = 2\n";
    const auto header = [](const QByteArray &note, const QByteArray &versions, const QByteArray &removal) {
        return "# SPDX-License-Identifier: Apache-2.0\n# ------\n# Note: " + note +
               "\n#\n# Affected versions: " + versions + "\n# Remove at: " + removal + "\n# ------\n";
    };
    const auto analysis =
        scanPatch(upstream, upstream, header("grid limit", "v0.26.0", "when\n#   upstream does it") + patch,
                  {{u"setup.py"_s, "def fixed_version_scheme(version) -> str:\n    return \"0.26.0\"\n"},
                   {u"vllm_metax/patch/old.py"_s, header("why", "v0.21.0", "never") + patch},
                   {u"vllm_metax/patch/range.py"_s, header("why", "v0.21.0 and later", "never") + patch},
                   {u"vllm_metax/patch/todo.py"_s, header("TODO: explain", "v0.26.0", "never") + patch},
                   {u"vllm_metax/patch/none.py"_s, patch}});
    QCOMPARE(analysis.setup.reviewedVersion, u"0.26.0"_s);
    QCOMPARE(findingsText(analysis, u"P12 P13"_s),
             u"P12 warning vllm_metax/patch/none.py:1 Note, Affected versions, Remove at\n"
             "P12 warning vllm_metax/patch/todo.py:1 Note\n"
             "P12 info vllm_metax/patch/__init__.py:1 Note, Affected versions, Remove at\n"
             "P12 info vllm_metax/patch/utils.py:1 Note, Affected versions, Remove at\n"
             "P13 info vllm_metax/patch/old.py:5 Affected versions"_s);
}

MXW_WORKER_TEST_MAIN(PatchChecksTest)
#include "tst_patchchecks.moc"
