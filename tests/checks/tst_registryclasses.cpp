// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ClassFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::tests;

/// R01 to R05, R07 and R15: classes of the plugin beside the classes that they derive from.
class RegistryClassesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void found_data();
    void found();
    void quiet_data();
    void quiet();
};

namespace {

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

void RegistryClassesTest::found_data()
{
    columns();
    row("R01 gone", "class B: ...\n", "x = 1\n", "from vllm.a import B\nclass D(B): ...\n", "R01 error p.py:2 D");
    row("R01 through the module", "class B: ...\n", "x = 1\n", "import vllm.a as a\nclass D(a.B): ...\n",
        "R01 error p.py:2 D");
    row("R01 generic", "class B: ...\n", "x = 1\n", "from vllm.a import B\nclass D(B[int]): ...\n",
        "R01 error p.py:2 D");
    row("R01 under another name", "class B: ...\n", "x = 1\n", "from vllm.a import B as Base\nclass D(Base): ...\n",
        "R01 error p.py:2 D");

    row("R02 super", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self, x, y): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x, y):\n        return super().m(x)\n",
        "R02 error p.py:4 B.m");
    row("R02 constructor", "class B:\n    def __init__(self, x): ...\n", "class B:\n    def __init__(self): ...\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self, x):\n        super(D, self).__init__(x)\n",
        "R02 error p.py:4 B.__init__");
    row("R02 another class of the line",
        "class A:\n    def __init__(self): ...\nclass B(A):\n    def __init__(self): super().__init__()\n",
        "class A:\n    def __init__(self, x): ...\nclass B(A):\n    def __init__(self): super().__init__(1)\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self):\n        super(B, self).__init__()\n",
        "R02 error p.py:4 A.__init__");
    row("R02 explicit parent", "class B:\n    def __init__(self, x): ...\n",
        "class B:\n    def __init__(self, x, y): ...\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self, x):\n        B.__init__(self, x)\n",
        "R02 error p.py:4 B.__init__");
    row("R02 a class that is no parent", "class B: ...\nclass Config: ...\n", "class B: ...\nclass Config: ...\n",
        "from vllm.a import B, Config\nclass D(B):\n    def __init__(self):\n"
        "        super(Config, self).__init__()\n",
        "R02 error p.py:4 D.__init__");
    row("C01 keeps calls of others", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self): ...\n",
        "from vllm.a import B\nclass D:\n    def n(self, b: B):\n        B.m(b, 1)\n", "C01 error p.py:4 B.m");

    row("R03 new attribute", "class B:\n    def __init__(self): ...\n    def run(self): return 1\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\n", "R03 error p.py:3 D.__init__");
    row("R03 of old", "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\n", "R03 warning p.py:3 D.__init__");
    row("R03 in a helper", "class B:\n    def __init__(self): ...\n    def run(self): return 1\n",
        "class B:\n    def __init__(self):\n        self._set_up()\n    def _set_up(self):\n        self.x = 1\n"
        "    def run(self): return self._inner()\n    def _inner(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\n", "R03 error p.py:3 D.__init__");
    row("R03 grandparent's constructor",
        "class A:\n    def __init__(self): ...\nclass B(A):\n    def __init__(self): super().__init__()\n",
        "class A:\n    def __init__(self): ...\nclass B(A):\n    def __init__(self):\n        super().__init__()\n"
        "        self.x = 1\n    def run(self, y):\n        if y:\n            return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self):\n        super(B, self).__init__()\n",
        "R03 warning p.py:3 D.__init__");

    row("R03 set on another part", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\nclass E:\n    def m(self):\n"
        "        self.part.x = 1\n",
        "R03 error p.py:3 D.__init__");

    row("R04 parameter gained", "class B:\n    def m(self, x): ...\n",
        "class B:\n    def m(self, x, y): ...\n    def go(self): self.m(1, 2)\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x): return x\n", "R04 error p.py:3 D.m");
    row("R04 optional one that upstream passes", "class B:\n    def m(self, x): ...\n",
        "class B:\n    def m(self, x, y=None): ...\n    def go(self): self.m(1, y=2)\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x): return x\n", "R04 error p.py:3 D.m");
    row("R04 optional one that nobody passes", "class B:\n    def m(self, x): ...\n",
        "class B:\n    def m(self, x, y=None): ...\n    def go(self): self.m(1)\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x): return x\n", "R04 warning p.py:3 D.m");
    row("R04 renamed", "class B:\n    def m(self, old): ...\n",
        "class B:\n    def m(self, new): ...\n    def go(self): self.m(1)\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, old): return old\n", "R04 warning p.py:3 D.m");
    row("R04 order", "class B:\n    def m(self, x, y): ...\n", "class B:\n    def m(self, y, x): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x, y): return x\n", "R04 warning p.py:3 D.m");
    row("R04 former form fits still", "class B:\n    def m(self, x=None): ...\n", "class B:\n    def m(self, x): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x=None): return x\n", "R04 info p.py:3 D.m");
    row("R04 never agreed", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self, x): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self): return 1\n", "R04 info p.py:3 D.m");
    row("R04 through a class of the plugin", "class B:\n    def m(self, x): ...\n",
        "class B:\n    def m(self, x, y): ...\n    def go(self): self.m(1, 2)\n",
        "from vllm.a import B\nclass C(B): ...\nclass D(C):\n    def m(self, x): return x\n", "R04 error p.py:4 D.m");
    row("R04 class method", "class B:\n    @classmethod\n    def m(cls, x): ...\n",
        "class B:\n    @classmethod\n    def m(cls, x, y): ...\n    @classmethod\n    def go(cls): cls.m(1, 2)\n",
        "from vllm.a import B\nclass D(B):\n    @classmethod\n    def m(cls, x): return x\n", "R04 error p.py:4 D.m");
    row("R04 new in the parent", "class B: ...\n",
        "class B:\n    def m(self, x, y): ...\n    def go(self): self.m(1, 2)\n",
        "from vllm.a import B\nclass D(B):\n    def m(self): return 1\n", "R04 error p.py:3 D.m");
    row("R04 class in place of another", "class B:\n    def m(self, x): ...\n",
        "class B:\n    def m(self, x, y): ...\ndef go(b: B): b.m(1, 2)\n",
        "import vllm.a\nclass D:\n    def m(self, x): return x\nvllm.a.B = D\n", "R04 error p.py:3 D.m");

    row("R04 result", "class B:\n    def m(self, x): return x, x\n", "class B:\n    def m(self, x): return x, x, x\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x): return 1, x\n", "R04 warning p.py:3 D.m");
    row("R04 result of either length", "class B:\n    def m(self, x): return x, x\n",
        "class B:\n    def m(self, x):\n        if x:\n            return x, x\n        return x, x, x\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x): return 1, x\n");

    row("R05 the same", "class B:\n    def m(self, x): return x\n", "class B:\n    def m(self, x): return len(x)\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x):\n        \"\"\"Words.\"\"\"\n        return len(x)\n",
        "R05 info p.py:3 D.m");

    row("R07 abstract since the target", "from abc import ABC, abstractmethod\nclass B(ABC): ...\n",
        "from abc import ABC, abstractmethod\nclass B(ABC):\n    @abstractmethod\n    def m(self): ...\n",
        "from vllm.a import B\nclass D(B): ...\ndef make(): return D()\n", "R07 error p.py:2 D.m");
    row("R07 registered",
        "from abc import ABC, abstractmethod\nclass B(ABC): ...\ndef register(x): return lambda c: c\n",
        "from abc import ABC, abstractmethod\nclass B(ABC):\n    @abstractmethod\n    def m(self): ...\n"
        "def register(x): return lambda c: c\n",
        "from vllm.a import B, register\n@register(1)\nclass D(B): ...\n", "R07 error p.py:3 D.m");
    row("R07 at base as well",
        "from abc import ABC, abstractmethod\nclass B(ABC):\n    @abstractmethod\n    def m(self): ...\n",
        "from abc import ABC, abstractmethod\nclass B(ABC):\n    @abstractmethod\n    def m(self): ...\n",
        "from vllm.a import B\nclass D(B): ...\ndef make(): return D()\n", "R07 warning p.py:2 D.m");

    row("R15 new hook", "class B: ...\nclass Cuda(B): ...\n",
        "class B:\n    def seed(self): raise NotImplementedError\nclass Cuda(B):\n    def seed(self): ...\n"
        "def go(b: B): b.seed()\n",
        "from vllm.a import B\nclass D(B): ...\n", "R15 warning p.py:2 D.seed");
    row("R15 nearest to upstream", "class B: ...\n",
        "class B:\n    def seed(self): raise NotImplementedError(\"seed\")\ndef go(b: B): b.seed()\n",
        "from vllm.a import B\nclass D(B): ...\nclass E(D): ...\n", "R15 warning p.py:2 D.seed");
    row("R15 open class", "class B:\n    def __getattr__(self, name): return name\n",
        "class B:\n    def __getattr__(self, name): return name\n    def seed(self): raise NotImplementedError\n"
        "def go(b: B): b.seed()\n",
        "from vllm.a import B\nclass D(B): ...\n", "R15 warning p.py:2 D.seed");
    row("R15 few want it", "class B: ...\nclass X(B): ...\nclass Y(B): ...\nclass Z(B): ...\n",
        "class B:\n    def seed(self): raise NotImplementedError\nclass X(B):\n    def seed(self): ...\n"
        "class Y(B): ...\nclass Z(B): ...\ndef go(b: B): b.seed()\n",
        "from vllm.a import B\nclass MacaX(B): ...\n", "R15 info p.py:2 MacaX.seed");
}

void RegistryClassesTest::found()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, plugin);
    QTEST(text(scanClasses(base, target, plugin)), "expected");
}

void RegistryClassesTest::quiet_data()
{
    columns();
    row("R01 expected", "class B: ...\n", "x = 1\n",
        "try:\n    from vllm.a import B\nexcept ImportError:\n    B = object\nclass D(B): ...\n");
    row("R01 for type checkers", "class B: ...\n", "x = 1\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vllm.a import B\n    class D(B): ...\n");
    row("R01 from elsewhere", "", "", "import torch\nclass D(torch.nn.Module): ...\n");

    row("R02 class of the line of a subclass", "class A: ...\nclass B: ...\n", "class A: ...\nclass B: ...\n",
        "from vllm.a import A, B\nclass Mix(A):\n    def m(self):\n        super(B, self).__init__()\n"
        "class D(Mix, B): ...\n");
    row("R02 other object", "class B: ...\nclass C: ...\n", "class B: ...\nclass C: ...\n",
        "from vllm.a import B, C\nclass D(B):\n    def m(self, other):\n        super(C, other).__init__()\n");
    row("R02 what comes next depends on the class",
        "class A:\n    def __init__(self, x): ...\nclass B:\n    def __init__(self): ...\n",
        "class A:\n    def __init__(self, x): ...\nclass B:\n    def __init__(self): ...\n",
        "from vllm.a import A, B\nclass Mix(A):\n    def __init__(self, *args):\n        super().__init__(*args)\n"
        "class D(Mix, B): ...\n");

    row("R03 attribute is set", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self):\n        self.x = 2\n");
    row("R03 attribute of the class", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    x = 2\n    def __init__(self): ...\n");
    row("R03 set by the same helper", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self._set_up()\n    def _set_up(self):\n        self.x = 1\n"
        "    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self):\n        self.z = 1\n        self._set_up()\n");
    row("R03 set by an override of the helper", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self._set_up()\n    def _set_up(self):\n        self.x = 1\n"
        "    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self):\n        self.z = 1\n        self._set_up()\n"
        "    def _set_up(self):\n        self.x = 2\n");
    row("R03 guarded", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self):\n        if hasattr(self, 'x'):\n"
        "            return self.x\n        return getattr(self, 'x', 1)\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\n");
    row("R03 reader is overridden", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\n    def run(self): return 1\n");
    row("R03 reader that nothing calls any more", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self._inner()\n"
        "    def _inner(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\n    def run(self): return 1\n");
    row("R03 parent's constructor runs", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self, y):\n        if y:\n"
        "            B.__init__(self)\n        else:\n            super().__init__()\n");
    row("R03 set from outside", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): ...\ndef make():\n    d = D()\n    d.x = 1\n");
    row("R03 set on a part that may be of the class", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass Part(B):\n    def __init__(self): ...\nclass E:\n    def m(self):\n"
        "        self.part.x = 1\n");
    row("R03 upstream does the same",
        "class A:\n    def __init__(self): ...\nclass B(A):\n    def __init__(self): self.x = 1\n"
        "    def run(self): return self.x\nclass D(B):\n    def __init__(self):\n        super(B, self).__init__()\n",
        "class A:\n    def __init__(self): ...\nclass B(A):\n    def __init__(self): self.x = 1\n"
        "    def run(self): return self.x\nclass D(B):\n    def __init__(self):\n        super(B, self).__init__()\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self):\n        super(B, self).__init__()\n");
    row("R03 something unknown runs", "class B:\n    def __init__(self): ...\n",
        "class B:\n    def __init__(self):\n        self.x = 1\n    def run(self): return self.x\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self, kind):\n        kind.__init__(self)\n");

    row("R04 takes anything", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self, x, y): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, *args, **kwargs): return args\n");
    row("R04 parent takes anything", "class B:\n    def m(self, *args, **kwargs): ...\n",
        "class B:\n    def m(self, *args, **kwargs): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x): return x\n");
    row("R04 follows", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self, x, y=1): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, x, y=1, z=2): return x\n");
    row("R04 private and never called", "class B:\n    def _m(self, x): ...\n", "class B:\n    def _m(self, x): ...\n",
        "from vllm.a import B\nclass D(B):\n    def _m(self): return 1\n");
    row("R04 protocol", "from typing import Protocol\nclass B(Protocol):\n    def m(self, *, x): ...\n",
        "from typing import Protocol\nclass B(Protocol):\n    def m(self, *, x): ...\n",
        "from vllm.a import B\nclass D(B):\n    def m(self, y, x): return x\n");
    row("R04 constructor", "class B:\n    def __init__(self, x): ...\n",
        "class B:\n    def __init__(self, x, y): ...\n",
        "from vllm.a import B\nclass D(B):\n    def __init__(self): super().__init__(1, 2)\n");
    row("R04 property", "class B:\n    @property\n    def m(self): ...\n", "class B:\n    def m(self, x): ...\n",
        "from vllm.a import B\nclass D(B):\n    @property\n    def m(self): return 1\n");
    row("R04 overloads", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self, x, y): ...\n",
        "from typing import overload\nfrom vllm.a import B\nclass D(B):\n    @overload\n    def m(self, x: int): ...\n"
        "    @overload\n    def m(self, x: str): ...\n    def m(self, x): return x\n");
    row("R04 unknown decorator", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self, x, y): ...\n",
        "from elsewhere import changes\nfrom vllm.a import B\nclass D(B):\n    @changes\n    def m(self, x): return "
        "x\n");
    row("R04 unknown base", "class B:\n    def m(self, x): ...\n", "class B:\n    def m(self, x, y): ...\n",
        "from vllm.a import B\ndef bases(): return B\nclass D(bases()):\n    def m(self, x): return x\n");

    row("R05 names mean something else", "def f(): ...\nclass B:\n    def m(self): return f()\n",
        "def f(): ...\nclass B:\n    def m(self): return f()\n",
        "from vllm.a import B\ndef f(): return 1\nclass D(B):\n    def m(self): return f()\n");
    row("R05 super", "class A:\n    def m(self): ...\nclass B(A):\n    def m(self): return super().m()\n",
        "class A:\n    def m(self): ...\nclass B(A):\n    def m(self): return super().m()\n",
        "from vllm.a import B\nclass D(B):\n    def m(self): return super().m()\n");
    row("R05 mangled", "class B:\n    def m(self): return self.__x\n", "class B:\n    def m(self): return self.__x\n",
        "from vllm.a import B\nclass D(B):\n    def m(self): return self.__x\n");
    row("R05 other decorator", "class B:\n    def m(x): return x\n", "class B:\n    def m(x): return x\n",
        "from vllm.a import B\nclass D(B):\n    @staticmethod\n    def m(x): return x\n", "R04 info p.py:4 D.m");

    row("R07 answered", "from abc import ABC, abstractmethod\nclass B(ABC): ...\n",
        "from abc import ABC, abstractmethod\nclass B(ABC):\n    @abstractmethod\n    def m(self): ...\n",
        "from vllm.a import B\nclass Mix:\n    def m(self): return 1\nclass D(Mix, B): ...\ndef make(): return D()\n");
    row("R07 abstract itself", "from abc import ABC, abstractmethod\nclass B(ABC): ...\n",
        "from abc import ABC, abstractmethod\nclass B(ABC):\n    @abstractmethod\n    def m(self): ...\n",
        "from vllm.a import B\nclass D(B): ...\nclass E(D):\n    def m(self): return 1\ndef make(): return E()\n");
    row("R07 only the class is asked for", "from abc import ABC, abstractmethod\nclass B(ABC): ...\n",
        "from abc import ABC, abstractmethod\nclass B(ABC):\n    @abstractmethod\n    def m(self): ...\n",
        "from vllm.a import B\nclass D(B): ...\ndef get(): return D\n");
    row("R07 nothing refuses it", "from abc import abstractmethod\nclass B: ...\n",
        "from abc import abstractmethod\nclass B:\n    @abstractmethod\n    def m(self): ...\n",
        "from vllm.a import B\nclass D(B): ...\ndef make(): return D()\n");

    row("R15 of old", "class B:\n    def seed(self): raise NotImplementedError\n",
        "class B:\n    def seed(self, x=1): raise NotImplementedError\ndef go(b: B): b.seed()\n",
        "from vllm.a import B\nclass D(B): ...\n");
    row("R15 answered by a mixin", "class B: ...\n",
        "class B:\n    def seed(self): raise NotImplementedError\ndef go(b: B): b.seed()\n",
        "from vllm.a import B\nclass Mix:\n    def seed(self): return 1\nclass D(Mix, B): ...\n");
    row("R15 answered below", "class B: ...\n",
        "class B:\n    def seed(self): raise NotImplementedError\ndef go(b: B): b.seed()\n",
        "from vllm.a import B\nclass D(B): ...\nclass E(D):\n    def seed(self): return 1\n");
    row("R15 raises for some", "class B: ...\n",
        "class B:\n    def seed(self, x):\n        if x:\n            raise NotImplementedError\n"
        "def go(b: B): b.seed(1)\n",
        "from vllm.a import B\nclass D(B): ...\n");
    row("R15 the class is new", "", "class B:\n    def seed(self): raise NotImplementedError\ndef go(b: B): b.seed()\n",
        "from vllm.a import B\nclass D(B): ...\n");
    row("R15 few want it", "class B: ...\nclass X(B): ...\nclass Y(B): ...\nclass Z(B): ...\n",
        "class B:\n    def seed(self): raise NotImplementedError\nclass X(B):\n    def seed(self): ...\n"
        "class Y(B): ...\nclass Z(B): ...\ndef go(b: B): b.seed()\n",
        "from vllm.a import B\nclass D(B): ...\n");
}

void RegistryClassesTest::quiet()
{
    found();
}

MXW_WORKER_TEST_MAIN(RegistryClassesTest)
#include "tst_registryclasses.moc"
