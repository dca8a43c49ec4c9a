// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// A09.
class SelfAttributesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void found_data();
    void found();
    void words();
    void quiet_data();
    void quiet();
};

namespace {

checks::Analysis scanClasses(const QByteArray &base, const QByteArray &target, const QByteArray &plugin,
                             const QByteArray &other = {})
{
    return ScanFixture({{u"vllm/a.py"_s, base}}, {{u"vllm/a.py"_s, target}},
                       {{u"vllm_metax/patch/__init__.py"_s, "from . import p, other\n"},
                        {u"vllm_metax/patch/p.py"_s, plugin},
                        {u"vllm_metax/patch/other.py"_s, other}})
        .scan();
}

QString text(const checks::Analysis &analysis)
{
    return findingsText(analysis, u"A09"_s).replace(u"vllm_metax/patch/"_s, QString());
}

} // namespace

void SelfAttributesTest::found_data()
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
    row("gone with upstream", "class B:\n    SIZES = (1,)\n", "class B:\n    x = 1\n",
        "from vllm.a import B\nclass D(B):\n    def m(self):\n        return self.SIZES, self.x\n",
        "A09 error p.py:4 D.SIZES");
    row("gone from a constructor", "class B:\n    def __init__(self):\n        self.scale = 1\n",
        "class B:\n    def __init__(self):\n        self.zoom = 1\n",
        "from vllm.a import B\nclass D(B):\n    def m(self):\n        return self.scale\n", "A09 error p.py:4 D.scale");
    row("never there", "", "", "class D:\n    def m(self):\n        return self.nowhere.x\n",
        "A09 warning p.py:3 D.nowhere");
    row("told once", "", "",
        "class D:\n    def m(self):\n        return self.nowhere\n    def n(self):\n"
        "        return self.nowhere\n",
        "A09 warning p.py:3 D.nowhere");
    row("method", "class B:\n    def m(self): ...\n", "class B: ...\n",
        "from vllm.a import B\nclass D(B):\n    def n(self):\n        return self.m()\n", "A09 error p.py:4 D.m");
    row("nested function", "", "",
        "class D:\n    def m(self):\n        def inner():\n            return self.nowhere\n",
        "A09 warning p.py:4 D.nowhere");
    row("set by a class that has nothing to do with it", "", "",
        "class D:\n    def m(self):\n        return self.nowhere\nclass E:\n    def __init__(self):\n"
        "        self.nowhere = 1\n",
        "A09 warning p.py:3 D.nowhere");
}

void SelfAttributesTest::found()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    QTEST(text(scanClasses(base, target, plugin)), "expected");
}

void SelfAttributesTest::words()
{
    const auto analysis = scanClasses("class B:\n    SIZES = (1,)\n", "class B:\n    x = 1\n",
                                      "from vllm.a import B\nclass D(B):\n    def m(self):\n        if self.x:\n"
                                      "            return self.SIZES\n");
    const auto found = std::ranges::find(analysis.findings, u"A09"_s, &checks::Finding::check);
    QVERIFY(found != analysis.findings.end());
    QCOMPARE(found->message, u"self.SIZES is read in D, and nothing sets it at the target; at base B did."_s);
    QCOMPARE(found->consequence, u"AttributeError at the first call of D.m() that gets to this line (if self.x)."_s);
    QCOMPARE(found->upstreamFile, u"vllm/a.py"_s);
    QCOMPARE(found->details, (QStringList{u"base set it in vllm/a.py:2"_s, u"line D, B"_s}));
}

/// Attributes that come from somewhere, or may.
void SelfAttributesTest::quiet_data()
{
    QTest::addColumn<QByteArray>("plugin");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char *name, const char *plugin, const char *other = "") {
        QTest::newRow(name) << QByteArray(plugin) << QByteArray(other);
    };
    row("set in another method",
        "class D:\n    def load(self):\n        self.late = 1\n    def m(self):\n        return self.late\n");
    row("annotation", "class D:\n    late: int\n    def m(self):\n        return self.late\n");
    row("set by a base", "class B:\n    def __init__(self):\n        self.x = 1\nclass D(B):\n    def m(self):\n       "
                         " return self.x\n");
    row("unknown base", "from other import Base\nclass D(Base):\n    def m(self):\n        return self.x\n");
    row("base made at run time", "def make(): ...\nclass D(make()):\n    def m(self):\n        return self.x\n");
    row("hasattr", "class D:\n    def m(self):\n        if hasattr(self, 'x'):\n            return self.x\n");
    row("hasattr elsewhere",
        "class D:\n    def ready(self):\n        return hasattr(self, 'x')\n    def m(self):\n        return self.x\n");
    row("AttributeError is caught", "class D:\n    def m(self):\n        try:\n            return self.x\n        "
                                    "except AttributeError:\n            return 0\n");
    row("stored from outside", "class D:\n    def m(self):\n        return self.x\n",
        "def load(layer):\n    layer.x = 1\n");
    row("setattr from outside", "class D:\n    def m(self):\n        return self.x\n",
        "def load(layer):\n    setattr(layer, 'x', 1)\n");
    row("setattr of any name", "class D:\n    def __init__(self, names):\n        for name in names:\n            "
                               "setattr(self, name, 1)\n    def m(self):\n        return self.x\n");
    row("__getattr__", "class D:\n    def __getattr__(self, name): ...\n    def m(self):\n        return self.x\n");
    row("mixin", "class Mix:\n    def m(self):\n        return self.x\n",
        "from .p import Mix\nclass B:\n    def __init__(self):\n        self.x = 1\nclass D(Mix, B): ...\n");
    row("mixin of something unknown", "class Mix:\n    def m(self):\n        return self.x\n",
        "from .p import Mix\nfrom torch.nn import Module\nfrom elsewhere import Base\nclass D(Mix, Base): ...\n");
    row("set by a subclass", "class Base:\n    def m(self):\n        return self.x\nclass D(Base):\n    x = 1\n");
    row("enum",
        "import enum\nclass E(enum.Enum):\n    A = 1\n    def m(self):\n        return self.value, self.name\n");
    row("exception", "class E(Exception):\n    def m(self):\n        return self.args\n");
    row("named tuple", "from typing import NamedTuple\nclass T(NamedTuple):\n    a: int\n    def m(self):\n        "
                       "return self.a, self._replace(a=1)\n");
    row("name handed on", "def replace(module, name): ...\nclass D:\n    def load(self):\n        replace(self, 'x')\n "
                          "   def m(self):\n        return self.x\n");
    row("name handed on by a base",
        "from .other import Base\nclass D(Base):\n    def m(self):\n        return self.x\n",
        "def replace(module, name): ...\nclass Base:\n    def load(self):\n        replace(self, 'x')\n");
    row("slots", "class D:\n    __slots__ = ('x',)\n    def m(self):\n        return self.x\n");
    row("special names", "class D:\n    def m(self):\n        return self.__class__, self.__dict__, self.__doc__\n");
    row("static method's parameter", "class D:\n    @staticmethod\n    def m(self):\n        return self.x\n");
    row("rebound self", "class D:\n    def m(self):\n        self = other()\n        return self.x\n");
    row("added to the class", "class D:\n    def m(self):\n        return self.x\nD.x = 1\n");
}

void SelfAttributesTest::quiet()
{
    QFETCH(const QByteArray, plugin);
    QFETCH(const QByteArray, other);
    QCOMPARE(text(scanClasses("", "", plugin, other)), QString());
}

MXW_WORKER_TEST_MAIN(SelfAttributesTest)
#include "tst_selfattributes.moc"
