// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// P18: patches that change nothing.
class NoEffectTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void uninstalled_data();
    void uninstalled();
    void uninstalledFiles();
    void additions_data();
    void additions();
    void misspelled();
    void unused_data();
    void unused();
    void noLongerUsed();
    void onlyEarlyUsers_data();
    void onlyEarlyUsers();
};

namespace {

checks::Analysis scanPatch(const Files &base, const Files &target, const QByteArray &patch, const Files &more = {})
{
    Files plugin{{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, patch}};
    plugin.insert(more);
    return ScanFixture(base, target, plugin).scan();
}

} // namespace

void NoEffectTest::uninstalled_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("expected");
    const QByteArray head = "import functools\nimport vllm.a\n"; // definitions start in line 3
    QTest::newRow("installed") << head + "def f(x): ...\nvllm.a.f = f\n" << QString();
    QTest::newRow("never installed") << head + "def f(x): ...\n" << u"warning vllm_metax/patch/a.py:3 f"_s;
    QTest::newRow("no namesake") << head + "def mine(x): ...\n" << u"info vllm_metax/patch/a.py:3 mine"_s;
    QTest::newRow("class never installed") << head + "class C:\n    def m(self): ...\n"
                                           << u"warning vllm_metax/patch/a.py:3 C"_s;
    QTest::newRow("called by a replacement") << head + "def h(): ...\ndef f(x): h()\nvllm.a.f = f\n" << QString();
    QTest::newRow("only calls itself") << head + "def mine(x): mine(x)\n" << u"info vllm_metax/patch/a.py:3 mine"_s;
    QTest::newRow("entered by a decorator") << head + "@register('x')\ndef mine(x): ...\n" << QString();
    QTest::newRow("cached") << head + "@functools.lru_cache\ndef mine(x): ...\n"
                            << u"info vllm_metax/patch/a.py:3 mine"_s;
    QTest::newRow("abstract") << head + "@abc.abstractmethod\ndef mine(x): ...\n"
                              << u"info vllm_metax/patch/a.py:3 mine"_s;
    QTest::newRow("named in a string") << head + "def mine(x): ...\nNAMES = ['mine']\n" << QString();
    QTest::newRow("exported") << head + "def mine(x): ...\n__all__ = ['mine']\n" << QString();
    QTest::newRow("module hook") << head + "def __getattr__(name): ...\n" << QString();
    QTest::newRow("members one by one, one left over")
        << head + "class Maca:\n    def m(self): ...\n    def n(self): ...\nvllm.a.C.m = Maca.m\n"
        << u"warning vllm_metax/patch/a.py:5 Maca.n"_s;
    QTest::newRow("members all installed")
        << head + "class Maca:\n    def m(self): ...\n    def n(self): ...\nvllm.a.C.m = Maca.m\nvllm.a.C.n = Maca.n\n"
        << QString();
    QTest::newRow("member called through the class")
        << head + "class Maca:\n    def m(self): Maca.h(self)\n    def h(self): ...\nvllm.a.C.m = Maca.m\n"
        << QString();
    QTest::newRow("member of a class that is used as a whole")
        << head + "class Maca:\n    def m(self): ...\n    def n(self): ...\nvllm.a.C.m = Maca.m\nvllm.a.f = Maca()\n"
        << QString();
    QTest::newRow("left over by the install loop")
        << head + "def f(x): ...\nfor name in ('f',):\n    setattr(vllm.a, name, f)\n"
        << QString();
}

void NoEffectTest::uninstalled()
{
    QFETCH(const QByteArray, patch);
    QFETCH(const QString, expected);
    const Files upstream{{u"vllm/a.py"_s, "def f(x): ...\ndef g(): f(C().m() + C().n())\n"
                                          "class C:\n    def m(self): ...\n    def n(self): ...\n"}};
    const auto analysis = scanPatch(upstream, upstream, patch);
    QCOMPARE(findingsText(analysis, u"P18"_s), expected.isEmpty() ? QString() : u"P18 "_s + expected);
}

/// Which files are asked.
void NoEffectTest::uninstalledFiles()
{
    const Files upstream{{u"vllm/a.py"_s, "def f(x): ...\n"}};
    const auto analysis = scanPatch(upstream, upstream, "from .used import shared\nfrom . import left\nshared()\n",
                                    {{u"vllm_metax/patch/used.py"_s, "def shared(): ...\ndef f(x): ...\n"},
                                     {u"vllm_metax/patch/left.py"_s, "def f(x): ...\n"},
                                     {u"vllm_metax/patch/never.py"_s, "def f(x): ...\n"},
                                     {u"vllm_metax/patch/template/t.py"_s, "def f(x): ...\n"},
                                     {u"vllm_metax/elsewhere.py"_s, "def f(x): ...\n"}});
    QCOMPARE(findingsText(analysis, u"P18"_s), u"P18 warning vllm_metax/patch/left.py:1 f"_s);
}

void NoEffectTest::additions_data()
{
    QTest::addColumn<QByteArray>("upstreamCode");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<bool>("told");
    const QByteArray c = "class C:\n    x = 1\n";
    const QByteArray add = "from vllm.a import C\ndef added(self): ...\nC.added = added\n";
    QTest::newRow("nobody reads it") << c << add << true;
    QTest::newRow("upstream reads it") << c + "def g(c): return c.added\n" << add << false;
    QTest::newRow("upstream asks by string") << c + "def g(c): return getattr(c, 'added', None)\n" << add << false;
    QTest::newRow("the plugin reads it") << c << add + "def use(c): return c.added\nuse(C)\n" << false;
    QTest::newRow("only a comment") << c + "# added\n" << add << true;
    QTest::newRow("Python reads it") << c << QByteArray("from vllm.a import C\nC.__len__ = lambda self: 1\n") << false;
    QTest::newRow("a base outside may read it")
        << QByteArray("import torch\nclass C(torch.nn.Module):\n    x = 1\n") << add << false;
    QTest::newRow("there already") << QByteArray("class C:\n    def added(self): ...\ndef g(c): c.added()\n") << add
                                   << false;
}

void NoEffectTest::additions()
{
    QFETCH(const QByteArray, upstreamCode);
    QFETCH(const QByteArray, patch);
    QFETCH(const bool, told);
    const Files upstream{{u"vllm/a.py"_s, upstreamCode}};
    const auto analysis = scanPatch(upstream, upstream, patch);
    QCOMPARE(findingsText(analysis, u"P18"_s), told ? u"P18 warning vllm_metax/patch/a.py:3 C.added"_s : QString());
}

void NoEffectTest::misspelled()
{
    const Files upstream{{u"vllm/a.py"_s, "def _make_slice(x): ...\ndef g(): _make_slice(1)\n"}};
    const auto analysis = scanPatch(upstream, upstream, "import vllm.a\nvllm.a.make_slice = lambda x: 1\n");
    QCOMPARE(findingsText(analysis, u"P18"_s), u"P18 warning vllm_metax/patch/a.py:2 make_slice"_s);
    const auto finding = std::ranges::find(analysis.findings, u"P18"_s, &checks::Finding::check);
    QVERIFY2(finding->message.contains(u"_make_slice"_s), qPrintable(finding->message));
    QCOMPARE(finding->upstreamLine, 1);
}

void NoEffectTest::unused_data()
{
    QTest::addColumn<QByteArray>("upstreamCode");
    QTest::addColumn<bool>("told");
    QTest::newRow("nobody") << QByteArray("def f(x): ...\n") << true;
    QTest::newRow("itself") << QByteArray("def f(x): f(x)\n") << true;
    QTest::newRow("called") << QByteArray("def f(x): ...\ndef g(): f(1)\n") << false;
    QTest::newRow("exported") << QByteArray("__all__ = ['f']\ndef f(x): ...\n") << false;
    QTest::newRow("named in a table") << QByteArray("TABLE = {'f': 'vllm.a'}\ndef f(x): ...\n") << false;
    QTest::newRow("registered by a decorator") << QByteArray("@register\ndef f(x): ...\n") << false;
    QTest::newRow("data class") << QByteArray("from dataclasses import dataclass\n@dataclass\nclass f: ...\n") << true;
}

void NoEffectTest::unused()
{
    QFETCH(const QByteArray, upstreamCode);
    QFETCH(const bool, told);
    const Files upstream{{u"vllm/a.py"_s, upstreamCode}, {u"tests/test_a.py"_s, "from vllm.a import f\nf(1)\n"}};
    const auto analysis = scanPatch(upstream, upstream, "import vllm.a\ndef f(x): ...\nvllm.a.f = f\n");
    QCOMPARE(findingsText(analysis, u"P18"_s), told ? u"P18 info vllm_metax/patch/a.py:3 f"_s : QString());
}

void NoEffectTest::noLongerUsed()
{
    const QByteArray without = "class C:\n    def m(self): ...\n";
    const auto analysis = scanPatch({{u"vllm/a.py"_s, without + "    def g(self): self.m()\n"}},
                                    {{u"vllm/a.py"_s, without}}, "from vllm.a import C\nC.m = lambda self: 1\n");
    QCOMPARE(findingsText(analysis, u"P18"_s), u"P18 info vllm_metax/patch/a.py:2 C.m"_s);
    QVERIFY2(analysis.findings.back().message.contains(u"vllm/a.py:3"_s), qPrintable(analysis.findings.back().message));
}

void NoEffectTest::onlyEarlyUsers_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("severity");
    const QByteArray early = "import vllm.user\nimport vllm.a\ndef f(x): ...\nvllm.a.f = f\n";
    const QByteArray f = "def f(x): ...\n";
    QTest::newRow("only an early one") << f << early << u"error"_s;
    QTest::newRow("not known to be early") << f << early.sliced(early.indexOf('\n') + 1) << QString();
    QTest::newRow("the module itself, later") << f + "def g(): f(1)\n" << early << QString();
    QTest::newRow("the plugin by attribute") << f << early + "def late(): vllm.a.f(1)\nlate()\n" << QString();
}

void NoEffectTest::onlyEarlyUsers()
{
    QFETCH(const QByteArray, a);
    QFETCH(const QByteArray, patch);
    QFETCH(const QString, severity);
    const Files upstream{{u"vllm/a.py"_s, a}, {u"vllm/user.py"_s, "from vllm.a import f\ndef g(): f(1)\n"}};
    const auto analysis = scanPatch(upstream, upstream, patch);
    QCOMPARE(findingsText(analysis, u"P18"_s).section(u' ', 1, 1), severity);
}

MXW_WORKER_TEST_MAIN(NoEffectTest)
#include "tst_noeffect.moc"
