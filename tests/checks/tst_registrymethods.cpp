// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ClassFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// What the class checks R01 to R04 say, and methods that upstream dispatches to (Profile::dispatchedMethods).
class RegistryMethodsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void words_data();
    void words();
    void dispatchedMethods_data();
    void dispatchedMethods();
};

namespace {

const checks::Finding *first(const checks::Analysis &analysis, const QString &check)
{
    const auto it = std::ranges::find(analysis.findings, check, &checks::Finding::check);
    return it == analysis.findings.end() ? nullptr : &*it;
}

void columns()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<QString>("expected");
}

void row(const char *name, const char *base, const char *target, const char *plugin, const char *expected = "")
{
    QTest::newRow(name) << QByteArray(base) << QByteArray(target) << QByteArray(plugin) << QString::fromUtf8(expected);
}

} // namespace

void RegistryMethodsTest::words_data()
{
    columns();
    QTest::addColumn<QString>("check");
    const auto words = [](const char *name, const char *check, const char *base, const char *target, const char *plugin,
                          const char *expected) {
        QTest::newRow(name) << QByteArray(base) << QByteArray(target) << QByteArray(plugin)
                            << QString::fromUtf8(expected) << QString::fromUtf8(check);
    };
    words("R02 names what is missing and its type", "R02", "class Config: ...\nclass B:\n    def __init__(self): ...\n",
          "class Config: ...\nclass B:\n    def __init__(self, moe: Config): ...\n",
          "from vllm.a import B\nclass D(B):\n    def __init__(self):\n        super().__init__()\n",
          "D.__init__ calls B.__init__ of its parent and lacks the required argument moe: Config; it was accepted at "
          "base.\nTypeError at the first call of D.__init__().");
    words("R02 stranger", "R02", "class B: ...\nclass Config: ...\n", "class B: ...\nclass Config: ...\n",
          "from vllm.a import B, Config\nclass D(B):\n    def __init__(self):\n"
          "        super(Config, self).__init__()\n",
          "super(Config, self) in D.__init__ names a class that is not among the bases of D.\n"
          "TypeError at the first call of D.__init__().");
    words("R03 names the helper", "R03", "class B:\n    def __init__(self): ...\n",
          "class B:\n    def __init__(self):\n        self._set_up()\n    def _set_up(self):\n        self.x = 1\n"
          "    def run(self): return self.x\n",
          "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\n",
          "D.__init__ does not run B.__init__, which since base sets what nothing else does: x (in _set_up).\n"
          "AttributeError at the first call of B.run(), which reads x.\n"
          "x, new since base: set in B._set_up (vllm/a.py:5), read in B.run (vllm/a.py:6)");
    words("R04 says who calls", "R04", "class B:\n    def m(self, x): ...\n",
          "class B:\n    def m(self, x, y): ...\n    def go(self): self.m(1, 2)\n",
          "from vllm.a import B\nclass D(B):\n    def m(self, x): return x\n",
          "B.m of upstream changed its signature since base; D.m does not follow: it lacks the parameter y.\n"
          "TypeError at the first call in B.go() (vllm/a.py:3).\nplugin D.m(x)\ntarget B.m(x, y)\nbase B.m(x)");
    words("R01 where it is now", "R01", "class B: ...\n", "class Base: ...\n",
          "from vllm.a import B\nclass D(B): ...\n",
          "The base class B of D is not in vllm.a any more.\nThe class cannot be defined: ImportError when the module "
          "is imported: start-up of the plugin stops here.\nbase defined it in vllm/a.py:1");
}

void RegistryMethodsTest::words()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    QFETCH(const QString, check);
    const checks::Analysis analysis = scanClasses(base, target, plugin);
    const checks::Finding *finding = first(analysis, check);
    QVERIFY2(finding, qPrintable(text(analysis)));
    QStringList lines{finding->message, finding->consequence};
    if (check != "R02"_L1)
        lines += finding->details;
    QTEST(lines.join(u'\n'), "expected");
}

void RegistryMethodsTest::dispatchedMethods_data()
{
    columns();
    row("follows", "    def forward_native(self, x): ...\n", "    def forward_native(self, x): ...\n",
        "    def forward_oot(self, x): return x\n");
    row("asks for more than callers pass", "    def forward_native(self, x, y): ...\n",
        "    def forward_native(self, x): ...\n", "    def forward_oot(self, x, y): return x\n",
        "R04 error p.py:3 D.forward_oot");
    row("the next one counts where several are",
        "    def forward_cuda(self, x): ...\n    if 1:\n"
        "        forward_native = forward_cuda\n    else:\n        forward_native = None\n",
        "    def forward_cuda(self, x, y): ...\n    if 1:\n        forward_native = forward_cuda\n    else:\n"
        "        forward_native = None\n",
        "    def forward_oot(self, x): return x\n", "R04 error p.py:3 D.forward_oot");
    row("read on other platforms only", "    def __init__(self): ...\n    def forward_cuda(self, x): ...\n",
        "    def __init__(self): self.y = 1\n    def forward_cuda(self, x): return self.y\n",
        "    def __init__(self): ...\n    def forward_oot(self, x): return x\n", "R03 info p.py:3 D.__init__");
    row("called on self", "    def __init__(self): ...\n    def forward_cuda(self, x): ...\n",
        "    def __init__(self): self.y = 1\n    def forward_cuda(self, x): return self.y\n",
        "    def __init__(self): ...\n    def forward_oot(self, x): return self.forward_cuda(x)\n",
        "R03 error p.py:3 D.__init__");
}

void RegistryMethodsTest::dispatchedMethods()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    const QByteArray op = "class CustomOp:\n    def forward_native(self, *args, **kwargs): ...\n"
                          "    def forward_cuda(self, *args, **kwargs): ...\n"
                          "    def forward_oot(self, *args, **kwargs): return self.forward_native(*args, **kwargs)\n";
    const QByteArray head = "from vllm.model_executor.custom_op import CustomOp\nclass B(CustomOp):\n";
    const QString file = u"vllm/model_executor/custom_op.py"_s;
    const auto analysis =
        ScanFixture({{file, op}, {u"vllm/a.py"_s, head + base}}, {{file, op}, {u"vllm/a.py"_s, head + target}},
                    {{u"vllm_metax/patch/__init__.py"_s, "from . import p\n"},
                     {u"vllm_metax/patch/p.py"_s, "from vllm.a import B\nclass D(B):\n" + plugin}})
            .scan();
    QTEST(text(analysis), "expected");
}

MXW_WORKER_TEST_MAIN(RegistryMethodsTest)
#include "tst_registrymethods.moc"
