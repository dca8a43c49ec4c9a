// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// P09: who keeps the original.
class EarlyBoundTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void holders_data();
    void holders();
    void order_data();
    void order();
    void chain();
    void platformFirst();
    void pluginHolders();
    void namesake_data();
    void namesake();
    void namesakes();
    void unreached();
};

namespace {

checks::Analysis scanPatch(const Files &upstream, const QByteArray &patch, const Files &more = {})
{
    Files plugin{{u"vllm_metax/patch/__init__.py"_s, "from . import a\n"}, {u"vllm_metax/patch/a.py"_s, patch}};
    plugin.insert(more);
    return ScanFixture(upstream, upstream, plugin).scan();
}

const QByteArray PatchF = "import vllm.a\ndef f(x): ...\nvllm.a.f = f\n";

QStringList detailsOf(const checks::Analysis &analysis)
{
    const auto finding = std::ranges::find(analysis.findings, u"P09"_s, &checks::Finding::check);
    return finding == analysis.findings.end() ? QStringList() : finding->details;
}

} // namespace

/// Which imports hold the object.
void EarlyBoundTest::holders_data()
{
    QTest::addColumn<QByteArray>("user");
    QTest::addColumn<bool>("holds");
    QTest::newRow("from-import") << QByteArray("from vllm.a import f\ndef g(): f(1)\n") << true;
    QTest::newRow("alias") << QByteArray("from vllm.a import f as other\ndef g(): other(1)\n") << true;
    QTest::newRow("relative") << QByteArray("from .a import f\ndef g(): f(1)\n") << true;
    QTest::newRow("star") << QByteArray("from vllm.a import *\ndef g(): f(1)\n") << true;
    QTest::newRow("re-export") << QByteArray("from vllm.facade import f\ndef g(): f(1)\n") << true;
    QTest::newRow("renamed re-export") << QByteArray("from vllm.facade import renamed\ndef g(): renamed(1)\n") << true;
    QTest::newRow("in a try") << QByteArray("try:\n    from vllm.a import f\nexcept ImportError:\n    f = None\n"
                                            "def g(): f(1)\n")
                              << true;
    QTest::newRow("module attribute") << QByteArray("import vllm.a\ndef g(): vllm.a.f(1)\n") << false;
    QTest::newRow("module by from") << QByteArray("from vllm import a\ndef g(): a.f(1)\n") << false;
    QTest::newRow("in a function") << QByteArray("def g():\n    from vllm.a import f\n    f(1)\n") << false;
    QTest::newRow("for types only")
        << QByteArray("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vllm.a import f\ndef g(): f(1)\n")
        << false;
    QTest::newRow("another f") << QByteArray("from vllm.other import f\ndef g(): f(1)\n") << false;
    QTest::newRow("never used") << QByteArray("from vllm.a import f\n") << false;
}

void EarlyBoundTest::holders()
{
    QFETCH(const QByteArray, user);
    QFETCH(const bool, holds);
    const Files upstream{{u"vllm/a.py"_s, "def f(x): ...\n"},
                         {u"vllm/other.py"_s, "def f(): ...\n"},
                         {u"vllm/facade.py"_s, "from vllm.a import f, f as renamed\n"},
                         {u"vllm/user.py"_s, user}};
    const auto analysis = scanPatch(upstream, PatchF);
    QCOMPARE(findingsText(analysis, u"P09"_s), holds ? u"P09 info vllm_metax/patch/a.py:3 f"_s : QString());
    if (holds) {
        QVERIFY2(detailsOf(analysis).join(u'\n').contains(u"vllm/user.py"_s),
                 qPrintable(detailsOf(analysis).join(u'\n')));
    }
}

/// When the holder is imported.
void EarlyBoundTest::order_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<Files>("upstreamFiles");
    QTest::addColumn<QString>("severity");
    const QByteArray user = "from vllm.a import f\ndef g(): f(1)\n";
    QTest::newRow("unknown") << PatchF << Files{} << u"info"_s;
    QTest::newRow("imported by the plugin first") << "import vllm.user\n" + PatchF << Files{} << u"warning"_s;
    QTest::newRow("imported by the plugin afterwards") << PatchF + "import vllm.user\n" << Files{} << u"info"_s;
    QTest::newRow("imported by way of another module")
        << "import vllm.way\n" + PatchF << Files{{u"vllm/way.py"_s, "import vllm.user\n"}} << u"warning"_s;
    QTest::newRow("the way hangs on a condition")
        << "import vllm.way\n" + PatchF << Files{{u"vllm/way.py"_s, "if x:\n    import vllm.user\n"}} << u"info"_s;
    QTest::newRow("the way is a function")
        << "import vllm.way\n" + PatchF << Files{{u"vllm/way.py"_s, "def g():\n    import vllm.user\n"}} << u"info"_s;
    QTest::newRow("imported by the patched module")
        << PatchF << Files{{u"vllm/a.py"_s, "def f(x): ...\nimport vllm.user\n"}} << u"warning"_s;
    QTest::newRow("imported by what loads the plugins")
        << PatchF
        << Files{{u"vllm/engine/__init__.py"_s, ""}, {u"vllm/engine/arg_utils.py"_s, "from vllm.user import g\n"}}
        << u"warning"_s;
    QTest::newRow("taken by the patched module itself")
        << PatchF << Files{{u"vllm/a.py"_s, "def f(x): ...\nTABLE = {'f': f}\n"}} << u"warning"_s;
    QTest::newRow("evaluated by the patched module itself")
        << PatchF << Files{{u"vllm/a.py"_s, "def f(x): ...\nVALUE = f(1)\n"}} << u"warning"_s;
    QTest::newRow("a default of the patched module")
        << PatchF << Files{{u"vllm/a.py"_s, "def f(x): ...\ndef g(x=f): ...\n"}} << u"warning"_s;
    QTest::newRow("read later by the patched module")
        << PatchF << Files{{u"vllm/a.py"_s, "def f(x): ...\ndef g(): return f(1)\nh = lambda: f(1)\n"}} << u"info"_s;
    QTest::newRow("a table that is filled") << QByteArray("import vllm.a\nvllm.a.f = {}\n")
                                            << Files{{u"vllm/a.py"_s, "f = {}\nf.update(a=1)\n"}} << u"info"_s;
    QTest::newRow("as a type of the patched module")
        << PatchF << Files{{u"vllm/a.py"_s, "def f(x): ...\ndef g(x: f) -> f: ...\nh: f = None\n"}} << u"info"_s;
    QTest::newRow("holder is patched too") << "import vllm.user\n" + PatchF + "vllm.user.f = f\n"
                                           << Files{} << QString();
    QTest::newRow("only used by what is patched too") << "import vllm.user\n" + PatchF + "vllm.user.g = f\n"
                                                      << Files{} << QString();
    QTest::newRow("class attribute") << QByteArray("import vllm.user, vllm.a\nvllm.a.C.f = 1\n")
                                     << Files{{u"vllm/a.py"_s, "class C:\n    def f(self): ...\ndef f(x): ...\n"}}
                                     << QString();
}

void EarlyBoundTest::order()
{
    QFETCH(const QByteArray, patch);
    QFETCH(const Files, upstreamFiles);
    QFETCH(const QString, severity);
    Files upstream{{u"vllm/a.py"_s, "def f(x): ...\n"}, {u"vllm/user.py"_s, "from vllm.a import f\ndef g(): f(1)\n"}};
    upstream.insert(upstreamFiles);
    const QString text = findingsText(scanPatch(upstream, patch), u"P09"_s);
    QCOMPARE(text.section(u' ', 1, 1), severity);
}

/// Who takes it from a module that took it early holds it too, whenever imported.
void EarlyBoundTest::chain()
{
    const Files upstream{{u"vllm/a.py"_s, "def f(x): ...\n"},
                         {u"vllm/facade.py"_s, "from vllm.a import f\n"},
                         {u"vllm/late.py"_s, "from vllm.facade import f\ndef g(): f(1)\n"}};
    const auto analysis = scanPatch(upstream, "import vllm.facade\n" + PatchF);
    QCOMPARE(findingsText(analysis, u"P09"_s), u"P09 warning vllm_metax/patch/a.py:4 f"_s);
    QVERIFY(detailsOf(analysis).join(u'\n').contains(u"vllm/late.py:1"_s));
}

/// The platform is resolved before any general plugin runs, and does not see what those import.
void EarlyBoundTest::platformFirst()
{
    const Files upstream{{u"vllm/a.py"_s, "def f(x): ...\n"},
                         {u"vllm/user.py"_s, "from vllm.a import f\ndef g(): f(1)\n"}};
    const auto general =
        scanPatch(upstream, PatchF, {{u"vllm_metax/platform.py"_s, "import vllm.user\nclass Platform: ...\n"}});
    QCOMPARE(findingsText(general, u"P09"_s), u"P09 warning vllm_metax/patch/a.py:3 f"_s);
    const auto platform =
        scanPatch(upstream, "import vllm.user\n", {{u"vllm_metax/platform.py"_s, PatchF + "class Platform: ...\n"}});
    QCOMPARE(findingsText(platform, u"P09"_s), u"P09 info vllm_metax/platform.py:3 f"_s);
}

void EarlyBoundTest::pluginHolders()
{
    const Files upstream{{u"vllm/a.py"_s, "def f(x): ...\n"}};
    const QByteArray user = "from vllm.a import f\ndef g(): f(1)\n";
    const auto before = scanPatch(upstream, "import vllm_metax.user\n" + PatchF, {{u"vllm_metax/user.py"_s, user}});
    QCOMPARE(findingsText(before, u"P09"_s), u"P09 warning vllm_metax/patch/a.py:4 f"_s);
    const auto after = scanPatch(upstream, PatchF + "import vllm_metax.user\n", {{u"vllm_metax/user.py"_s, user}});
    QCOMPARE(findingsText(after, u"P09"_s), QString());
    // The patch's own file keeps the original on purpose.
    const auto wrapper = scanPatch(upstream, "from vllm.a import f as original\n" + PatchF + "original(1)\n");
    QCOMPARE(findingsText(wrapper, u"P09"_s), QString());
}

void EarlyBoundTest::namesake_data()
{
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("told");
    QTest::newRow("same parameters") << QByteArray("def sample_recovered_tokens(a, b, c): ...\n") << true;
    QTest::newRow("other parameters") << QByteArray("def sample_recovered_tokens(a, b): ...\n") << false;
    QTest::newRow("a method") << QByteArray("class C:\n    def sample_recovered_tokens(a, b, c): ...\n") << false;
}

void EarlyBoundTest::namesake()
{
    QFETCH(const QByteArray, other);
    QFETCH(const bool, told);
    const Files upstream{{u"vllm/a.py"_s, "def sample_recovered_tokens(a, b, c): ...\n"}, {u"vllm/b.py"_s, other}};
    const auto analysis = scanPatch(upstream, "import vllm.a\nvllm.a.sample_recovered_tokens = 1\n");
    QCOMPARE(findingsText(analysis, u"P09"_s),
             told ? u"P09 info vllm_metax/patch/a.py:2 sample_recovered_tokens"_s : QString());
}

/// Each of them is a path that the patch does not cover.
void EarlyBoundTest::namesakes()
{
    const QByteArray code = "def sample_recovered_tokens(a, b, c): ...\n";
    const Files upstream{{u"vllm/a.py"_s, code}, {u"vllm/b.py"_s, code}, {u"vllm/c.py"_s, code + "\n"}};
    const auto analysis = scanPatch(upstream, "import vllm.a\nvllm.a.sample_recovered_tokens = 1\n");
    QCOMPARE(findingsText(analysis, u"P09"_s), u"P09 info vllm_metax/patch/a.py:2 sample_recovered_tokens"_s);
    QCOMPARE(detailsOf(analysis), QStringList{u"another namesake: vllm.c:sample_recovered_tokens (vllm/c.py:1)"_s});
}

/// A patch that never runs leaves nobody with the original.
void EarlyBoundTest::unreached()
{
    const QByteArray code = "def sample_recovered_tokens(a, b, c): ...\n";
    const Files upstream{{u"vllm/a.py"_s, code},
                         {u"vllm/b.py"_s, code},
                         {u"vllm/user.py"_s, "from vllm.a import sample_recovered_tokens as f\ndef g(): f(1)\n"}};
    const auto analysis =
        scanPatch(upstream, {},
                  {{u"vllm_metax/patch/never.py"_s, "import vllm.a, vllm.user\nvllm.a.sample_recovered_tokens = 1\n"}});
    QCOMPARE(findingsText(analysis, u"P09"_s), QString());
}

MXW_WORKER_TEST_MAIN(EarlyBoundTest)
#include "tst_earlybound.moc"
