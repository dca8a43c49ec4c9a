// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ValueFinder.h"
#include "tests/source/SourceFixture.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace mxw::source;
using namespace mxw::tests;

namespace {

QString nameOf(const Symbol &symbol)
{
    return symbol.module.section(u'.', 1) + (symbol.qualifiedName.isEmpty() ? u""_s : u":"_s + symbol.qualifiedName);
}

/// A value in one line: "instance a:Foo exact", "missing class a:Foo attribute", "bound a:Foo.run", "external
/// torch:nn".
QString toText(const Value &value)
{
    switch (value.kind) {
    case Value::Kind::Unknown:
        return value.reason.isEmpty() ? u"unknown without a reason"_s : u"unknown"_s;
    case Value::Kind::External:
        return u"external "_s + value.symbol.dotted();
    case Value::Kind::Missing: {
        static constexpr const char *Owners[] = {"module", "class", "instance"};
        return u"missing "_s + QString::fromLatin1(Owners[int(value.ownerKind)]) + u' ' + nameOf(value.owner) + u' ' +
               value.attribute + (value.ownerExact ? u" exact"_s : u""_s) +
               (value.moduleMissing ? u" import"_s : u""_s) + (value.elsewhere.isEmpty() ? u""_s : u" elsewhere"_s);
    }
    case Value::Kind::Module:
        return u"module "_s + nameOf(value.symbol);
    case Value::Kind::Class:
        return u"class "_s + nameOf(value.symbol) + (value.self ? u" self"_s : u""_s);
    case Value::Kind::Function:
        return u"function "_s + nameOf(value.symbol);
    case Value::Kind::BoundMethod:
        return u"bound "_s + nameOf(value.symbol) + (value.viaSuper ? u" super"_s : u""_s);
    case Value::Kind::Instance:
        return u"instance "_s + nameOf(value.symbol) + (value.exact ? u" exact"_s : u""_s) +
               (value.self ? u" self"_s : u""_s);
    case Value::Kind::Data:
        return u"data"_s;
    }
    return {};
}

QString toText(const ValueFinder::Callable &callable)
{
    return callable.known() ? callable.signature.toString() : u"unknown"_s;
}

} // namespace

class ValueFinderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void value_data();
    void value();
    void callable_data();
    void callable();
    void annotations_data();
    void annotations();
    void followed();
    void cyclesEnd();

private:
    struct Probe
    {
        QString module;
        UsePlace place;
        Expression expression;
    };
    /// Adds a module to the plugin; the argument of its call `probe(…)` is what a test asks for.
    void row(const char *name, const QByteArray &source, const char *expected);
    Probe probe() const;
    void open();

    SourceFixture m_fixture;
    std::unique_ptr<Resolver> m_resolver;
    std::unique_ptr<ClassHierarchy> m_hierarchy;
    std::unique_ptr<ValueFinder> m_finder;
    int m_rows = 0;
};

void ValueFinderTest::initTestCase()
{
    const auto up = [this](const char *file, const char *content) {
        m_fixture.write("upstream/pkg/"_L1 + QString::fromLatin1(file), content);
    };
    up("__init__.py", "");
    up("a.py", R"(
import enum
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import ClassVar, NamedTuple, Optional
import torch

class Config:
    hidden: int = 1
    quant: "Quant | None" = None
    def __init__(self, size, *, depth=1):
        self.size = size
        self.child = Child()
        self.maybe = None
        self.maybe = Child()
        self.mixed = Child()
        self.mixed = Quant()
        self.typed: Optional["Quant"] = make(size)
        self.given = size
    @property
    def head(self) -> "Child": ...
    @cached_property
    def tail(self):
        return Quant()
    @classmethod
    def build(cls, text) -> "Config": ...
    @classmethod
    def fresh(cls):
        return cls(1)
    @staticmethod
    def helper(a): ...
    def chained(self) -> "Config": ...
    alias = helper2 = None

class Child:
    value = 3
    def run(self, x, y=1): ...
    again = run
    def inner(self):
        return self

class Quant:
    def apply(self): ...

class Open:
    def __getattr__(self, name): ...

class Writes:
    def __init__(self, **kwargs):
        for key, value in kwargs.items():
            setattr(self, key, value)

class Module(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("table", torch.zeros(1))
    def forward(self, x): ...

class Color(enum.Enum):
    RED = 1
    GREEN = enum.auto()
    def paint(self) -> Child: ...

class Point(NamedTuple):
    x: int
    child: Child

@dataclass
class Data:
    first: Config
    second: int = 0
    shared: ClassVar[int] = 1
    hidden: int = field(default=0, init=False)

@dataclass(kw_only=True)
class Named(Data):
    third: str

class Strange(torch.Tensor): ...

def make(size) -> Config: ...
def plain():
    return Child()
def either(x):
    if x:
        return Child()
    return Quant()
@lru_cache
def cached() -> Quant: ...
async def later() -> Quant: ...
def none(): ...

current = Config(1)
annotated: Config = make(1)
table = {"a": 1}
if torch.version:
    def branch(a): ...
else:
    def branch(a, b): ...
if torch.version:
    class Branched:
        one = 1
else:
    class Branched:
        two = 1
try:
    import flash
except ImportError:
    flash = None
)");
    up("replaced.py", "class Other:\n    own = 1\nclass Third: ...\nclass Old: ...\nclass Kept:\n    def method(self): "
                      "...\nclass Patched:\n    def method(self): ...\n");
    up("decorators.py", R"(
import functools
def same(fn):
    return fn
def wrapping(fn):
    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        return fn(*args, **kwargs)
    return wrapper
def factory(name):
    def decorate(fn):
        def wrapper(*args, **kwargs):
            note(name)
            return fn(*args, **kwargs)
        return wrapper
    return decorate
def narrow(fn):
    def wrapper(a):
        return fn(a)
    return wrapper
)");
}

void ValueFinderTest::row(const char *name, const QByteArray &source, const char *expected)
{
    const QString module = u"case%1"_s.arg(m_rows++);
    m_fixture.write("plugin/plug/"_L1 + module + ".py"_L1, source);
    QTest::newRow(name) << QString(u"plug."_s + module) << QString::fromLatin1(expected);
}

void ValueFinderTest::open()
{
    if (m_finder)
        return;
    m_resolver = m_fixture.resolver();
    m_hierarchy = std::make_unique<ClassHierarchy>(*m_resolver);
    m_finder = std::make_unique<ValueFinder>(*m_hierarchy);
}

ValueFinderTest::Probe ValueFinderTest::probe() const
{
    const QString module = *static_cast<QString *>(QTest::qData("module", qMetaTypeId<QString>()));
    const std::shared_ptr<const Usage> usage = m_resolver->plugin().usageOfModule(module);
    if (!usage)
        qFatal("no usage of %s", qPrintable(module));
    const auto found =
        std::ranges::find_if(usage->calls, [](const CallUse &use) { return use.call.callee().dotted() == "probe"_L1; });
    if (found == usage->calls.end())
        qFatal("no probe in %s", qPrintable(module));
    return {module, found->place, *found->call.positional(0)};
}

void ValueFinderTest::value_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("expected");
    m_finder.reset();

    // Names
    row("module", "import pkg.a as a\nprobe(a)\n", "module a");
    row("function of a module", "import pkg.a as a\nprobe(a.plain)\n", "function a:plain");
    row("missing in a module", "import pkg.a as a\nprobe(a.gone)\n", "missing module a gone");
    row("missing import is no attribute", "from pkg.a import gone\nprobe(gone)\n", "unknown");
    row("attribute of a missing import", "from pkg.a import gone\nprobe(gone.x)\n", "unknown");
    row("external", "import torch\nprobe(torch.nn.Linear)\n", "external torch.nn.Linear");
    row("local import", "def f():\n    from pkg.a import Child\n    probe(Child)\n", "class a:Child");
    row("local shadows", "from pkg import a\ndef f(a):\n    probe(a.gone)\n", "unknown");
    row("bound twice",
        "from pkg.a import Child, Quant\ndef f(x):\n    y = Child()\n    if x:\n        y = Quant()\n"
        "    probe(y)\n",
        "unknown");
    row("bound once", "from pkg.a import Child\ndef f():\n    y = Child()\n    probe(y)\n", "instance a:Child exact");
    row("loop variable", "def f(xs):\n    for x in xs:\n        probe(x.y)\n", "unknown");
    row("closure", "from pkg.a import Child\ndef f():\n    y = Child()\n    def g():\n        probe(y.gone)\n",
        "missing instance a:Child gone exact");
    row("class scope is not seen from methods",
        "x = 1\nclass C:\n    import pkg.a as x\n    def f(self):\n        probe(x)\n", "data");
    row("class scope sees itself", "class C:\n    import pkg.a as x\n    probe(x)\n", "module a");
    row("module level above", "import pkg.a as x\nprobe(x)\nx = 1\n", "module a");
    row("module variable", "import pkg.a as a\nprobe(a.current.size)\n", "unknown");
    row("module variable's missing", "import pkg.a as a\nprobe(a.current.gone)\n",
        "missing instance a:Config gone exact");
    row("annotated module variable", "import pkg.a as a\nprobe(a.annotated.gone)\n", "missing instance a:Config gone");
    row("data", "import pkg.a as a\nprobe(a.table)\n", "data");
    row("defined in branches", "import pkg.a as a\nprobe(a.branch)\n", "unknown");
    row("optional import", "import pkg.a as a\nprobe(a.flash.attention)\n", "external flash.attention");
    row("assigned by the plugin", "import pkg.a as a\na.installed = 1\nprobe(a.installed)\n", "unknown");
    row("missing module is the import's business", "import pkg.nowhere\ndef f():\n    probe(pkg.nowhere.x)\n",
        "missing module  nowhere import");
    row("fallback of a failed import",
        "try:\n    from pkg.a import plain\nexcept ImportError:\n    def plain(): ...\nprobe(plain)\n",
        "function a:plain");
    row("global comes and goes", "x = None\ndef f():\n    global x\n    x = 1\nprobe(x.y)\n", "unknown");

    // self
    row("self", "from pkg.a import Config\nclass C(Config):\n    def f(self):\n        probe(self)\n",
        "instance case%:C self");
    row("self by another name", "class C:\n    def f(this):\n        this.x = 1\n        probe(this.x)\n", "data");
    row("inherited attribute",
        "from pkg.a import Config\nclass C(Config):\n    def f(self):\n        probe(self.child)\n",
        "instance a:Child");
    row("inherited method",
        "from pkg.a import Config\nclass C(Config):\n    def f(self):\n        probe(self.chained)\n",
        "bound a:Config.chained");
    row("missing of self", "from pkg.a import Config\nclass C(Config):\n    def f(self):\n        probe(self.gone)\n",
        "missing instance case%:C gone");
    row("cls", "from pkg.a import Config\nclass C(Config):\n    @classmethod\n    def f(cls):\n        probe(cls)\n",
        "class case%:C self");
    row("__new__", "class C:\n    def __new__(cls):\n        probe(cls)\n", "class case%:C self");
    row("static method", "class C:\n    @staticmethod\n    def f(self):\n        probe(self.x)\n", "unknown");
    row("metaclass", "class M(type):\n    def f(cls):\n        probe(cls.x)\n", "unknown");
    row("closure over self", "class C:\n    def f(self):\n        def g():\n            probe(self.gone)\n",
        "missing instance case%:C gone");
    row("__getattr__", "from pkg.a import Open\nclass C(Open):\n    def f(self):\n        probe(self.x)\n", "unknown");
    row("setattr", "from pkg.a import Writes\nclass C(Writes):\n    def f(self):\n        probe(self.x)\n", "unknown");
    row("external base", "from pkg.a import Strange\nclass C(Strange):\n    def f(self):\n        probe(self.x)\n",
        "unknown");
    row("module's buffer", "from pkg.a import Module\nclass C(Module):\n    def f(self):\n        probe(self.table)\n",
        "external torch.zeros()");
    row("of nn.Module", "from pkg.a import Module\nclass C(Module):\n    def f(self):\n        probe(self.training)\n",
        "external torch.nn.Module.training");
    row("missing of nn.Module",
        "from pkg.a import Module\nclass C(Module):\n    def f(self):\n        probe(self.gone)\n",
        "missing instance case%:C gone");
    row("type of self", "class C:\n    def f(self):\n        probe(type(self))\n", "class case%:C self");
    row("__class__", "class C:\n    def f(self):\n        probe(self.__class__)\n", "class case%:C self");
    row("stored on it by others",
        "class C:\n    def f(self):\n        probe(self.late)\ndef g(layer):\n    layer.late = 1\n", "unknown");
    row("stored on an unrelated class",
        "from pkg.a import Quant\nclass C:\n    def f(self):\n        probe(self.late2)\ndef g(layer: Quant):\n"
        "    layer.late2 = 1\n",
        "missing instance case%:C late2");
    row("missing of the class itself", "class C: ...\nclass D(C):\n    late4 = 1\nprobe(C.late4)\n",
        "missing class case%:C late4");
    row("given by a derived class",
        "class C:\n    def f(self):\n        probe(self.late3)\nclass D(C):\n    late3 = 1\n", "unknown");

    // super()
    row("super", "from pkg.a import Config\nclass C(Config):\n    def build(self):\n        probe(super().chained)\n",
        "bound a:Config.chained super");
    row("super with arguments",
        "from pkg.a import Config\nclass C(Config): ...\nclass D(C):\n    def build(self):\n"
        "        probe(super(C, self).chained)\n",
        "bound a:Config.chained super");
    row("super of a class method",
        "from pkg.a import Config\nclass C(Config):\n    @classmethod\n    def build(cls, t):\n"
        "        probe(super().build)\n",
        "bound a:Config.build super");
    row("super has no instance attributes",
        "from pkg.a import Config\nclass C(Config):\n    def f(self):\n        probe(super().size)\n",
        "missing instance case%:C size");
    row("super of object", "class C:\n    def __init__(self):\n        probe(super().__init__)\n",
        "external builtins.object.__init__");
    row("super of nn.Module",
        "import torch\nclass C(torch.nn.Module):\n    def __init__(self):\n"
        "        probe(super().__init__)\n",
        "external torch.nn.Module.__init__");

    // What attributes hold
    row("stored class", "from pkg.a import Config\nprobe(Config(1).child)\n", "instance a:Child exact");
    row("stored None first", "from pkg.a import Config\nprobe(Config(1).maybe)\n", "instance a:Child exact");
    row("stored differently", "from pkg.a import Config\nprobe(Config(1).mixed)\n", "unknown");
    row("stored with an annotation", "from pkg.a import Config\nprobe(Config(1).typed)\n", "instance a:Quant");
    row("class annotation", "from pkg.a import Config\nprobe(Config(1).quant.gone)\n", "missing instance a:Quant gone");
    row("property", "from pkg.a import Config\nprobe(Config(1).head)\n", "instance a:Child");
    row("cached property", "from pkg.a import Config\nprobe(Config(1).tail)\n", "instance a:Quant exact");
    row("method by another name", "from pkg.a import Child\nprobe(Child().again)\n", "bound a:Child.run");
    row("method of a class", "from pkg.a import Child\nprobe(Child.run)\n", "function a:Child.run");
    row("static method of an instance", "from pkg.a import Config\nprobe(Config(1).helper)\n",
        "function a:Config.helper");
    row("named tuple", "from pkg.a import Point\ndef f(p: Point):\n    probe(p.child.gone)\n",
        "missing instance a:Child gone");
    row("dataclass field", "from pkg.a import Data\ndef f(d: Data):\n    probe(d.first.gone)\n",
        "missing instance a:Config gone");
    row("enum member", "from pkg.a import Color\nprobe(Color.RED)\n", "instance a:Color exact");
    row("enum member's method", "from pkg.a import Color\nprobe(Color.GREEN.paint())\n", "instance a:Child");
    row("missing enum member", "from pkg.a import Color\nprobe(Color.BLUE)\n", "missing class a:Color BLUE");
    row("enum by name", "from pkg.a import Color\nprobe(Color['RED'])\n", "instance a:Color exact");
    row("enum by value", "from pkg.a import Color\nprobe(Color(1))\n", "instance a:Color exact");
    row("enum value", "from pkg.a import Color\nprobe(Color.RED.value)\n", "external enum.Enum.value");
    row("of the enum's metaclass", "from pkg.a import Color\nprobe(Color.__members__)\n",
        "external enum.Enum.__members__");
    row("of every class", "from pkg.a import Child\nprobe(Child.__name__)\n", "external builtins.type.__name__");

    // Calls
    row("annotated result", "from pkg.a import make\nprobe(make(1).gone)\n", "missing instance a:Config gone");
    row("every return", "from pkg.a import plain\nprobe(plain())\n", "instance a:Child exact");
    row("different returns", "from pkg.a import either\nprobe(either(1))\n", "unknown");
    row("no return", "from pkg.a import none\nprobe(none())\n", "unknown");
    row("cached", "from pkg.a import cached\nprobe(cached())\n", "instance a:Quant");
    row("coroutine", "from pkg.a import later\nprobe(later())\n", "unknown");
    row("class method by annotation", "from pkg.a import Config\nprobe(Config.build('x'))\n", "instance a:Config");
    row("class method by cls()", "from pkg.a import Config\nprobe(Config.fresh())\n", "instance a:Config exact");
    row("cls of a derived class", "from pkg.a import Config\nclass C(Config): ...\nprobe(C.fresh().gone)\n",
        "missing instance case%:C gone exact");
    row("cast", "from typing import cast\nfrom pkg.a import Child\nprobe(cast(Child, x))\n", "instance a:Child");
    row("partial", "from functools import partial\nfrom pkg.a import make\nprobe(partial(make, 1))\n",
        "function a:make");
    row("getattr", "from pkg import a\nprobe(getattr(a, 'gone'))\n", "missing module a gone");
    row("getattr with a default", "from pkg import a\nprobe(getattr(a, 'gone', None))\n", "unknown");
    row("conditional expression", "from pkg.a import Child\nprobe(Child() if x else Child())\n",
        "instance a:Child exact");
    row("kernel launch", "import triton\n@triton.jit\ndef kernel(x): ...\nprobe(kernel[(1,)])\n",
        "function case%:kernel");
    row("element", "import pkg.a as a\nprobe(a.table['x'])\n", "unknown");
    row("external result", "import torch\nprobe(torch.zeros(1).shape)\n", "external torch.zeros().shape");

    // Narrowing
    row("isinstance", "from pkg.a import Config\ndef f(c: Config):\n    if isinstance(c, X):\n        probe(c.gone)\n",
        "unknown");
    row("assert isinstance",
        "from pkg.a import Config\ndef f(c: Config):\n    assert isinstance(c, X)\n    probe(c.gone)\n", "unknown");
    row("isinstance of an attribute",
        "from pkg.a import Config\ndef f(c: Config):\n    if isinstance(c.child, X):\n        probe(c.child.gone)\n",
        "unknown");
    row("isinstance of another name",
        "from pkg.a import Config\ndef f(c: Config, d):\n    if isinstance(d, X):\n        probe(c.gone)\n",
        "missing instance a:Config gone");
    row("lacking in the replaced and the replacement",
        "import pkg.replaced\nfrom pkg.replaced import Other\nclass New:\n    mine = 1\npkg.replaced.Other = New\n"
        "probe(Other().none)\n",
        "missing instance replaced:Other none exact");
    row("only in the replacement",
        "import pkg.replaced\nfrom pkg.replaced import Third\nclass New:\n    mine = 1\npkg.replaced.Third = New\n"
        "probe(Third().mine)\n",
        "unknown");
    row("lacking in all of a union", "from pkg.a import Config, Child\ndef f(x: Config | Child):\n    probe(x.none)\n",
        "missing instance a:Config none");
    row("lacking in one of a union", "from pkg.a import Config, Child\ndef f(x: Config | Child):\n    probe(x.child)\n",
        "unknown");
    row("union with something else",
        "import torch\nfrom pkg.a import Config\ndef f(x: Config | torch.Tensor):\n"
        "    probe(x.none)\n",
        "unknown");
    row("narrowed union",
        "from pkg.a import Config, Child\ndef f(x: Config | Child):\n    assert isinstance(x, Z)\n"
        "    probe(x.none)\n",
        "unknown");
    row("lacking in all branches", "from pkg.a import Branched\nprobe(Branched.none)\n",
        "missing class a:Branched none");
    row("in one of the branches", "from pkg.a import Branched\nprobe(Branched.one)\n", "unknown");
    row("class that the plugin replaces",
        "import pkg.replaced\nfrom pkg.replaced import Old\npkg.replaced.Old = make()\nprobe(Old().x)\n", "unknown");
    row("method that the plugin replaces",
        "from pkg.replaced import Kept\ndef new(self): ...\nKept.method = new\nprobe(Kept().method)\n", "unknown");
    row("self of a patch",
        "from pkg.replaced import Patched\ndef new(self):\n    probe(self.gone)\nPatched.method = new\n",
        "missing instance replaced:Patched gone");
    row("type checkers see another",
        "from typing import TYPE_CHECKING, Any\nif TYPE_CHECKING:\n    from pkg.a import Config\nelse:\n    Config = "
        "Any\n"
        "def f(c: Config):\n    probe(c.gone)\n",
        "missing instance a:Config gone");
    row("named on another class", "from pkg.a import Config\ndef f(c: Config):\n    probe(c.apply)\n",
        "missing instance a:Config apply elsewhere");
    row("registered by a function",
        "class C:\n    def f(self):\n        replace(self, 'by_function', 1)\n    def g(self):\n"
        "        probe(self.by_function)\n",
        "unknown");
    row("registered on another by a function",
        "class C:\n    def g(self):\n        probe(self.by_other)\ndef f(layer):\n    replace(layer, 'by_other', 1)\n",
        "unknown");
    row("protocol", "from typing import Protocol\nclass P(Protocol):\n    x: int\ndef f(p: P):\n    probe(p.other)\n",
        "unknown");
    row("hasattr", "from pkg.a import Config\ndef f(c: Config):\n    if hasattr(c, 'gone'):\n        probe(c.gone)\n",
        "unknown");
    row("hasattr of another attribute",
        "from pkg.a import Config\ndef f(c: Config):\n    if hasattr(c, 'other'):\n        probe(c.gone)\n",
        "missing instance a:Config gone");
    row("except AttributeError", "from pkg import a\ntry:\n    probe(a.gone)\nexcept AttributeError:\n    pass\n",
        "unknown");
}

void ValueFinderTest::value()
{
    QFETCH(const QString, module);
    QFETCH(const QString, expected);
    open();
    const Probe asked = probe();
    const QString text = toText(m_finder->value(asked.module, asked.place, asked.expression));
    QCOMPARE(text, QString(expected).replace(u"case%"_s, module.section(u'.', 1)));
}

void ValueFinderTest::callable_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("expected");
    m_finder.reset();
    row("function", "from pkg.a import make\nprobe(make)\n", "(size) -> Config");
    row("constructor", "from pkg.a import Config\nprobe(Config)\n", "(size, *, depth=1)");
    row("inherited constructor", "from pkg.a import Config\nclass C(Config): ...\nprobe(C)\n", "(size, *, depth=1)");
    row("method of an instance", "from pkg.a import Child\nprobe(Child().run)\n", "(x, y=1)");
    row("method of a class", "from pkg.a import Child\nprobe(Child.run)\n", "(self, x, y=1)");
    row("class method", "from pkg.a import Config\nprobe(Config.build)\n", "(text) -> 'Config'");
    row("static method", "from pkg.a import Config\nprobe(Config(1).helper)\n", "(a)");
    row("constructor of object", "from pkg.a import Child\nprobe(Child)\n", "()");
    row("constructor of nn.Module", "import torch\nclass C(torch.nn.Module): ...\nprobe(C)\n", "unknown");
    row("nn.Module called", "from pkg.a import Module\nprobe(Module())\n", "(x)");
    row("dataclass", "from pkg.a import Data\nprobe(Data)\n", "(first: Config, second: int = 0)");
    row("derived dataclass", "from pkg.a import Named\nprobe(Named)\n",
        "(first: Config, second: int = 0, *, third: str)");
    row("class derived from a dataclass", "from pkg.a import Data\nclass C(Data):\n    extra: int\nprobe(C)\n",
        "(first: Config, second: int = 0)");
    row("named tuple", "from pkg.a import Point\nprobe(Point)\n", "(x: int, child: Child)");
    row("enum", "from pkg.a import Color\nprobe(Color)\n", "unknown");
    row("unknown metaclass", "class C(metaclass=M):\n    def __init__(self, a): ...\nprobe(C)\n", "unknown");
    row("partial", "from functools import partial\nfrom pkg.a import Child\nprobe(partial(Child.run, 1, y=2))\n",
        "(x, *, y=1)");
    row("decorated by itself", "from pkg.decorators import same\n@same\ndef f(a): ...\nprobe(f)\n", "(a)");
    row("wrapped", "from pkg.decorators import wrapping\n@wrapping\ndef f(a): ...\nprobe(f)\n", "(a)");
    row("wrapped by a factory", "from pkg.decorators import factory\n@factory('x')\ndef f(a): ...\nprobe(f)\n", "(a)");
    row("wrapped with other parameters", "from pkg.decorators import narrow\n@narrow\ndef f(a, b): ...\nprobe(f)\n",
        "unknown");
    row("unknown decorator", "import strange\n@strange.thing\ndef f(a): ...\nprobe(f)\n", "unknown");
    row("known decorators", "import torch\n@torch.no_grad()\n@torch.compile\ndef f(a): ...\nprobe(f)\n", "(a)");
    row("kernel", "import triton\n@triton.autotune(x)\n@triton.jit\ndef k(a, B): ...\nprobe(k[(1,)])\n", "(a, B)");
    row("overloads",
        "from typing import overload\n@overload\ndef f(a): ...\n@overload\ndef f(b): ...\ndef f(*c): ...\n"
        "probe(f)\n",
        "(*c)");
    row("branches", "from pkg.a import branch\nprobe(branch)\n", "unknown");
    row("data", "from pkg.a import table\nprobe(table)\n", "unknown");
}

void ValueFinderTest::callable()
{
    QFETCH(const QString, expected);
    open();
    const Probe asked = probe();
    QCOMPARE(toText(m_finder->callable(m_finder->value(asked.module, asked.place, asked.expression))), expected);
}

void ValueFinderTest::annotations_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("expected");
    m_finder.reset();
    const auto annotation = [this](const char *text, const char *expected) {
        const QByteArray head = "from pkg.a import *\nfrom pkg.a import Config, Child\nimport torch, typing\n"
                                "Alias = Config | None\nNew = Alias\n";
        row(text, head + "def f(x: " + text + "):\n    probe(x)\n", expected);
    };
    annotation("Config", "instance a:Config");
    annotation("'Config'", "instance a:Config");
    annotation("Config | None", "instance a:Config");
    annotation("'Config | None'", "instance a:Config");
    annotation("'Config' | None", "instance a:Config");
    annotation("None | Config", "instance a:Config");
    annotation("Config | Child", "unknown");
    annotation("typing.Optional[Config]", "instance a:Config");
    annotation("typing.Union[Config, None]", "instance a:Config");
    annotation("typing.Annotated[Config, 'x']", "instance a:Config");
    annotation("type[Config]", "class a:Config self");
    annotation("list[Config]", "external builtins.list");
    annotation("torch.Tensor", "external torch.Tensor");
    annotation("Alias", "instance a:Config");
    annotation("New", "instance a:Config");
    annotation("typing.Any", "unknown");
    annotation("Nowhere", "unknown");
    annotation("int", "external builtins.int");
}

void ValueFinderTest::annotations()
{
    QFETCH(const QString, expected);
    open();
    const Probe asked = probe();
    QCOMPARE(toText(m_finder->value(asked.module, asked.place, asked.expression)), expected);
}

void ValueFinderTest::followed()
{
    m_fixture.write(u"plugin/plug/chain.py"_s, "import pkg.a as a\nprobe(a.current.child.gone.more)\n");
    m_finder.reset();
    open();
    Expression object;
    object.kind = Expression::Kind::Name;
    object.text = u"a"_s;
    qsizetype followed = -1;
    const Value value = m_finder->attribute(u"plug.chain"_s, {ModuleScope, 0, 2}, object,
                                            {u"current"_s, u"child"_s, u"gone"_s, u"more"_s}, &followed);
    QCOMPARE(toText(value), u"missing instance a:Child gone exact"_s);
    QCOMPARE(followed, 2);
}

void ValueFinderTest::cyclesEnd()
{
    m_fixture.write(u"plugin/plug/loop.py"_s, R"(
from plug.loop2 import other
x = y
y = x
def f():
    return g()
def g():
    return f()
class A:
    def __init__(self):
        self.a = self.b
        self.b = self.a
        self.deep = A()
    def m(self):
        return self.m()
    @property
    def p(self):
        return self.p
Alias = "Alias2"
Alias2 = "Alias"
def h(z: Alias): ...
)");
    m_fixture.write(u"plugin/plug/loop2.py"_s, "from plug.loop import other, f\nwrapped = f()\n");
    m_finder.reset();
    open();
    const std::shared_ptr<const Outline> outline = m_resolver->plugin().outlineOfModule(u"plug.loop"_s).outline;
    const auto text = [&](const QString &name, const QStringList &attributes) {
        Expression object;
        object.kind = Expression::Kind::Name;
        object.text = name;
        return toText(m_finder->attribute(u"plug.loop"_s, {ModuleScope, 0, 100}, object, attributes));
    };
    const auto result = [&](const QString &name) {
        Expression call;
        call.kind = Expression::Kind::Call;
        call.items.resize(1);
        call.items.front().kind = Expression::Kind::Name;
        call.items.front().text = name;
        return toText(m_finder->value(u"plug.loop"_s, {ModuleScope, 0, 100}, call));
    };
    QCOMPARE(text(u"x"_s, {}), u"data"_s);
    QCOMPARE(text(u"other"_s, {}), u"unknown"_s);
    QCOMPARE(result(u"f"_s), u"unknown"_s);
    QCOMPARE(result(u"A"_s), u"instance loop:A exact"_s);
    QCOMPARE(toText(m_finder->annotated(u"plug.loop"_s, ModuleScope, u"Alias"_s)), u"unknown"_s);
    Expression made;
    made.kind = Expression::Kind::Call;
    made.items.resize(1);
    made.items.front().kind = Expression::Kind::Name;
    made.items.front().text = u"A"_s;
    const auto of = [&](const QStringList &attributes) {
        return toText(m_finder->attribute(u"plug.loop"_s, {ModuleScope, 0, 100}, made, attributes));
    };
    QCOMPARE(of({u"a"_s}), u"unknown"_s);
    QCOMPARE(of({u"p"_s}), u"unknown"_s);
    QCOMPARE(of(QStringList(500, u"deep"_s)), u"instance loop:A exact"_s);
}

MXW_SOURCE_TEST_MAIN(ValueFinderTest)
#include "tst_valuefinder.moc"
