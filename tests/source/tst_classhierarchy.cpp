// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/ClassHierarchy.h"
#include "tests/source/SourceFixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace mxw::source;
using namespace mxw::tests;

namespace {

QString nameOf(const Symbol &symbol)
{
    return symbol.module.section(u'.', 1) + u':' + symbol.qualifiedName;
}

/// "m:C m:B torch.nn.Module", with "?" when the line is not complete.
QString toText(const ClassLine &line)
{
    QStringList names;
    for (const int index : line.order)
        names.append(index >= 0 ? nameOf(line.classes[size_t(index)]) : line.external.at(-1 - index));
    if (!line.complete)
        names.append(line.reason.isEmpty() ? u"no reason"_s : u"?"_s);
    return names.join(u' ');
}

/// "method m:B", "absent", "unknown", "external torch.nn.Module".
QString toText(const ClassHierarchy::Lookup &lookup)
{
    static constexpr const char *Kinds[] = {"method", "class value", "annotation", "self value", "slot", "added"};
    switch (lookup.presence) {
    case ClassHierarchy::Presence::Absent:
        return u"absent"_s;
    case ClassHierarchy::Presence::Unknown:
        return lookup.reason.isEmpty() ? u"unknown without a reason"_s : u"unknown"_s;
    case ClassHierarchy::Presence::Present:
        break;
    }
    if (!lookup.external.isEmpty())
        return u"external "_s + lookup.external;
    return QString::fromLatin1(Kinds[int(lookup.member.kind)]) + u' ' + nameOf(lookup.member.owner);
}

} // namespace

class ClassHierarchyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void lines_data();
    void lines();
    void members_data();
    void members();
    void values();
    void externals_data();
    void externals();
    void factsFitTogether();
    void subclasses();
    void constructors_data();
    void constructors();
    void hostileCyclesEnd();

private:
    Symbol type(const QString &name) const;

    SourceFixture m_fixture;
    std::unique_ptr<Resolver> m_resolver;
    std::unique_ptr<ClassHierarchy> m_hierarchy;
};

void ClassHierarchyTest::initTestCase()
{
    const auto up = [this](const char *file, const char *content) {
        m_fixture.write("upstream/pkg/"_L1 + QString::fromLatin1(file), content);
    };
    const auto plug = [this](const char *file, const char *content) {
        m_fixture.write("plugin/plug/"_L1 + QString::fromLatin1(file), content);
    };
    up("__init__.py", "");
    up("base.py", R"(
import torch, enum, abc, unknownlib
from torch import nn
from typing import Generic, Protocol, TypeVar, NamedTuple
T = TypeVar("T")
class O: ...
class A(O): ...
class B(O): ...
class C(A, B): ...
class Swapped(B, A): ...
class Inconsistent(C, Swapped): ...
class Layer(nn.Module, A): ...
class Box(Generic[T]): ...
class Filled(Box[int], A): ...
class Both(Generic[T], Box[T]): ...
Alias = A
Library = torch.nn.Module
class ByAlias(Alias): ...
class ByLibrary(Library): ...
class Called(make()): ...
class Gone(Nowhere): ...
class Foreign(unknownlib.Thing): ...
class Outer:
    class Inner(A): ...
    class Derived(Inner): ...
if torch.version:
    class Branch(A): ...
else:
    class Branch(B):
        only_here = 1
class OfBranch(Branch): ...
try:
    from unknownlib import Perhaps
except ImportError:
    class Perhaps: ...
class OfPerhaps(Perhaps): ...
class Shape(Protocol): ...
class Object(object): ...
)");
    up("members.py", R"(
import enum, torch
from functools import cached_property, total_ordering
from pkg.base import A
class M(A):
    value = 1
    typed: int
    valued: int = 1
    first, second = 1, 2
    if value:
        def guarded(self): ...
    for looped in range(3):
        pass
    from os import path
    class Nested: ...
    __slots__ = ("slot", "__dict__")
    def __init__(self, x):
        self.x = x
        self.a = self.b = 1
        self.c, (self.d, *self.e) = x
        self.f: int = 1
        self.g += 1
        for self.h in x:
            pass
        with x as self.i:
            pass
        self.register_buffer("buffer", None)
        self.register_parameter(name="weight", param=None)
        self.add_module("part", x)
        setattr(self, "set", 1)
        object.__setattr__(self, "raw", 1)
        super().__setattr__("parents", 1)
        if x:
            self.conditional = 1
        x.other = 1
    def named(this):
        this.through_this = 1
        def inner():
            this.closed = 1
        alias = this
        alias.through_alias = 1
    def shadowing(self):
        def inner(self):
            self.not_mine = 1
    @staticmethod
    def free(self):
        self.not_this = 1
    @classmethod
    def make(cls):
        cls.on_class = 1
        made = cls()
        made.on_made = 1
        raw = cls.__new__(cls)
        raw.on_raw = 1
        return made
    @property
    def prop(self): ...
    @prop.setter
    def prop(self, value):
        self._prop = value
    @cached_property
    def cached(self): ...
M.added = 1
setattr(M, "set_on", 2)
def patch():
    M.added_later = 1
class Opened:
    def __getattr__(self, name): ...
class Updated:
    def __init__(self, **kwargs):
        self.__dict__.update(kwargs)
class Vars:
    def __init__(self, **kwargs):
        vars(self).update(kwargs)
class Looping:
    def __init__(self, **kwargs):
        for k, v in kwargs.items():
            setattr(self, k, v)
class Reading:
    def __init__(self):
        self.x = dict(self.__dict__.items())
class Passing:
    def __setattr__(self, name, value):
        super().__setattr__(name, value)
class OfOpened(Opened): ...
class Color(enum.Enum):
    RED = 1
class Meta(type):
    def of_meta(cls): ...
class WithMeta(metaclass=Meta): ...
class OddMeta(metaclass=torch.Strange): ...
def registered(cls):
    return cls
def replaced(cls):
    class Other(cls): ...
    return Other
def factory(name):
    def decorate(cls):
        return cls
    return decorate
@registered
@factory("x")
@total_ordering
@torch.something
class Kept: ...
@replaced
class Replaced: ...
class Mangled:
    def f(self):
        self.__private = 1
class TorchLayer(torch.nn.Module):
    def __init__(self):
        self.own = 1
class Elsewhere:
    pass
class Promised:
    given: int
class Gives(Promised):
    given = 1
)");
    up("stores.py", R"(
from pkg.members import Elsewhere, Reading
def create(layer):
    layer.from_outside = 1
    layer.register_parameter("registered_outside", None)
    set_weight_attrs(layer, {"from_table": 1})
def other(layer: Reading):
    layer.of_another = 1
def right(layer: Elsewhere):
    layer.of_this = 1
class Unrelated:
    def f(self):
        self.of_unrelated = 1
)");
    plug("__init__.py", "");
    plug("use.py", R"(
from pkg.base import A, Layer, Box
from pkg.members import M, Elsewhere
from pkg import members
class A(A): ...
class Mine(Layer): ...
class Mixed(Box[str], A): ...
M.from_plugin = 1
def apply():
    members.M.from_function = 1
    setattr(M, "by_setattr", 1)
class Derived(Elsewhere):
    in_derived = 1
    def f(self):
        self.self_of_derived = 1
)");
    plug("data.py", R"(
import dataclasses, pydantic, msgspec
from dataclasses import dataclass, field, InitVar, KW_ONLY
from typing import ClassVar, NamedTuple, TypedDict
import unknownlib
def config(cls=None, **kwargs):
    if cls is None:
        return lambda c: dataclass(c, **kwargs)
    return dataclass(cls, **kwargs)
@dataclass
class One:
    a: int
    b: int = 1
    c: ClassVar[int] = 2
    d: list = field(default_factory=list)
    e: int = field(init=False, default=0)
    f = 3
    def g(self): ...
@dataclass(frozen=True)
class Two(One):
    b: str = "x"
    _: KW_ONLY
    h: int
@dataclass(init=False)
class NoInit:
    a: int
@dataclass
class OwnInit:
    a: int
    def __init__(self): ...
class Plain(One): ...
@config
class Wrapped:
    a: int
class Tuple(NamedTuple):
    a: int
    b: str = ""
class OfTuple(Tuple): ...
class Model(pydantic.BaseModel):
    a: int
    b: int = 1
class Struct(msgspec.Struct):
    a: int
    b: int = 1
@dataclass
class OfUnknown(unknownlib.Thing):
    a: int
class Ordinary: ...
)");
    plug("cycle_a.py", "from plug.cycle_b import B\nclass A(B): ...\nclass Own(Own): ...\n");
    plug("cycle_b.py", "from plug.cycle_a import A\nclass B(A): ...\n");
    QByteArray deep = "class C0: ...\n";
    for (int i = 1; i < 600; ++i)
        deep += "class C" + QByteArray::number(i) + "(C" + QByteArray::number(i - 1) + "): ...\n";
    m_fixture.write(u"plugin/plug/deep.py"_s, deep);
    m_resolver = m_fixture.resolver();
    m_hierarchy = std::make_unique<ClassHierarchy>(*m_resolver);
}

/// "base:C" of pkg, else of plug.
Symbol ClassHierarchyTest::type(const QString &name) const
{
    const QString module = name.section(u':', 0, 0);
    for (const QString &package : {u"pkg."_s, u"plug."_s}) {
        const Resolution found = m_resolver->resolve(package + module, name.section(u':', 1));
        if (found.found())
            return found.symbol;
    }
    qFatal("no class %s", qPrintable(name));
}

void ClassHierarchyTest::lines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(expected);
    };
    row("base:O", "base:O");
    row("base:C", "base:C base:A base:B base:O");
    row("base:Inconsistent", "base:Inconsistent base:C base:A base:B base:O base:Swapped ?");
    row("base:Layer", "base:Layer torch.nn.Module base:A base:O");
    row("base:Box", "base:Box typing.Generic");
    row("base:Filled", "base:Filled base:Box typing.Generic base:A base:O");
    row("base:Both", "base:Both base:Box typing.Generic");
    row("base:ByAlias", "base:ByAlias base:A base:O");
    row("base:ByLibrary", "base:ByLibrary torch.nn.Module");
    row("base:Called", "base:Called ?");
    row("base:Gone", "base:Gone ?");
    row("base:Foreign", "base:Foreign unknownlib.Thing");
    row("base:Outer.Derived", "base:Outer.Derived base:Outer.Inner base:A base:O");
    row("base:OfBranch", "base:OfBranch base:Branch base:A base:O");
    row("base:OfPerhaps", "base:OfPerhaps base:Perhaps ?");
    row("base:Shape", "base:Shape typing.Protocol");
    row("base:Object", "base:Object");
    row("use:A", "use:A base:A base:O");
    row("use:Mine", "use:Mine base:Layer torch.nn.Module base:A base:O");
    row("use:Mixed", "use:Mixed base:Box typing.Generic use:A base:A base:O");
}

void ClassHierarchyTest::lines()
{
    QFETCH(const QString, name);
    QFETCH(const QString, expected);
    QCOMPARE(toText(m_hierarchy->line(type(name))), expected);
}

void ClassHierarchyTest::members_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("ofInstances");
    QTest::addColumn<QString>("ofClass");
    const auto row = [](const char *name, const char *instance, const char *ofClass) {
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(instance)
                            << QString::fromLatin1(ofClass);
    };
    const auto self = [&](const char *name) { row(name, "self value members:M", "absent"); };
    row("members:M value", "class value members:M", "class value members:M");
    row("members:M typed", "annotation members:M", "annotation members:M");
    row("members:M valued", "class value members:M", "class value members:M");
    row("members:M second", "class value members:M", "class value members:M");
    row("members:M guarded", "method members:M", "method members:M");
    row("members:M looped", "class value members:M", "class value members:M");
    row("members:M path", "class value members:M", "class value members:M");
    row("members:M Nested", "class value members:M", "class value members:M");
    row("members:M slot", "slot members:M", "slot members:M");
    row("members:M prop", "method members:M", "method members:M");
    row("members:M cached", "method members:M", "method members:M");
    for (const char *name : {"x",           "a",
                             "b",           "c",
                             "d",           "e",
                             "f",           "g",
                             "h",           "i",
                             "buffer",      "weight",
                             "part",        "set",
                             "raw",         "parents",
                             "conditional", "through_this",
                             "closed",      "through_alias",
                             "on_made",     "on_raw",
                             "_prop"})
        self(QByteArray("members:M "_ba + name).constData());
    for (const char *name : {"other", "not_mine", "not_this"})
        row(QByteArray("members:M "_ba + name).constData(), "absent", "absent");
    for (const char *name :
         {"on_class", "added", "set_on", "added_later", "from_plugin", "from_function", "by_setattr"})
        row(QByteArray("members:M "_ba + name).constData(), "added members:M", "added members:M");
    row("members:M nowhere_at_all", "absent", "absent");
    row("members:M __init__", "method members:M", "method members:M");
    row("members:M __class__", "external builtins.object", "external builtins.object");
    row("members:M __name__", "absent", "external builtins.type");
    row("members:Opened x1", "unknown", "absent");
    row("members:OfOpened x1", "unknown", "absent");
    row("members:Updated x1", "unknown", "absent");
    row("members:Vars x1", "unknown", "absent");
    row("members:Looping x1", "unknown", "absent");
    row("members:Reading x1", "absent", "absent");
    row("members:Passing x1", "absent", "absent");
    row("members:Color BLUE", "absent", "absent");
    row("members:Color name", "external enum.Enum", "external enum.Enum");
    row("members:Color __members__", "absent", "external enum.Enum");
    row("members:WithMeta of_meta", "absent", "method members:Meta");
    row("members:WithMeta of_nobody", "absent", "absent");
    row("members:OddMeta of_nobody", "absent", "unknown");
    row("members:Kept of_nobody", "absent", "absent");
    row("members:Replaced of_nobody", "unknown", "unknown");
    row("members:TorchLayer named_parameters", "external torch.nn.Module", "external torch.nn.Module");
    row("members:TorchLayer of_nobody", "absent", "absent");
    row("members:Elsewhere from_outside", "unknown", "absent");
    row("members:Elsewhere registered_outside", "unknown", "absent");
    row("members:Elsewhere from_table", "unknown", "absent");
    row("members:Elsewhere of_another", "absent", "absent");
    row("members:Elsewhere of_this", "unknown", "absent");
    row("members:Elsewhere of_unrelated", "absent", "absent");
    row("members:Elsewhere in_derived", "absent", "absent");
    row("members:Elsewhere self_of_derived", "absent", "absent");
    row("members:Gives given", "class value members:Gives", "class value members:Gives");
    row("base:OfBranch only_here", "unknown", "unknown");
    row("base:OfBranch of_nobody", "absent", "absent");
    row("base:Called of_nobody", "unknown", "unknown");
    row("base:Gone of_nobody", "unknown", "unknown");
    row("base:Foreign of_nobody", "unknown", "unknown");
    row("base:Inconsistent of_nobody", "unknown", "unknown");
}

void ClassHierarchyTest::members()
{
    QFETCH(const QString, name);
    QFETCH(const QString, ofInstances);
    QFETCH(const QString, ofClass);
    const Symbol symbol = type(name.section(u' ', 0, 0));
    QCOMPARE(toText(m_hierarchy->instanceMember(symbol, name.section(u' ', 1))), ofInstances);
    QCOMPARE(toText(m_hierarchy->classMember(symbol, name.section(u' ', 1))), ofClass);
}

void ClassHierarchyTest::values()
{
    const Member a = m_hierarchy->instanceMember(type(u"members:M"_s), u"a"_s).member;
    QCOMPARE(a.values.size(), size_t(1));
    QCOMPARE(a.values.front().toString(), u"1"_s);
    QCOMPARE(a.owner.outline->definitions[size_t(a.scopes.front())].qualifiedName, u"M.__init__"_s);
    const Member f = m_hierarchy->instanceMember(type(u"members:M"_s), u"f"_s).member;
    QCOMPARE(f.annotation, u"int"_s);
    const Member prop = m_hierarchy->instanceMember(type(u"members:M"_s), u"prop"_s).member;
    QVERIFY(prop.values.empty());
    QCOMPARE(prop.owner.outline->definitions[size_t(prop.definition)].decorators.front().text, u"property"_s);
    const Member plugin = m_hierarchy->instanceMember(type(u"members:M"_s), u"from_plugin"_s).member;
    QCOMPARE(plugin.module, u"plug.use"_s);
    const ClassHierarchy::Lookup parent = m_hierarchy->parentMember(type(u"use:Mine"_s), u"forward"_s);
    QCOMPARE(toText(parent), u"external torch.nn.Module"_s);
    QCOMPARE(toText(m_hierarchy->parentMember(type(u"members:Gives"_s), u"given"_s)), u"annotation members:Promised"_s);
    QCOMPARE(toText(m_hierarchy->parentMember(type(u"members:M"_s), u"x"_s)), u"absent"_s);
}

void ClassHierarchyTest::externals_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("member");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, const char *member, int expected) {
        QTest::addRow("%s.%s", name, member) << QString::fromLatin1(name) << QString::fromLatin1(member) << expected;
    };
    row("torch.nn.Module", "named_buffers", 1);
    row("torch.nn.modules.module.Module", "named_buffers", 1);
    row("torch.nn.Module", "shape", 0);
    row("torch.nn.Module", "__class__", 1);
    row("torch.Tensor", "shape", -1);
    row("dict", "setdefault", 1);
    row("builtins.dict", "setdefault", 1);
    row("dict", "nothing", 0);
    row("enum.StrEnum", "value", 1);
    row("enum.StrEnum", "upper", 1);
    row("abc.ABC", "register", 0);
    row("typing_extensions.Protocol", "anything", 0);
    row("ValueError", "args", 1);
    row("ValueError", "with_traceback", 1);
    row("OSError", "errno", 1);
    row("threading.Thread", "_target", 1);
    row("logging.Logger", "info", 1);
    row("logging.Logger", "handlers", 1);
}

void ClassHierarchyTest::externals()
{
    QFETCH(const QString, name);
    QFETCH(const QString, member);
    QFETCH(const int, expected);
    const std::optional<bool> has = ClassHierarchy::externalClassHas(name, member);
    QCOMPARE(has ? int(*has) : -1, expected);
}

/// Every base, metaclass and alias of the bundled facts is a class of them.
void ClassHierarchyTest::factsFitTogether()
{
    QFile file(u":/library/classes.json"_s);
    QVERIFY(file.open(QFile::ReadOnly));
    const QJsonObject facts = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject classes = facts.value("classes"_L1).toObject();
    QVERIFY(classes.size() > 100);
    for (const QJsonValue value : classes) {
        const QJsonObject known = value.toObject();
        QVERIFY(!known.value("members"_L1).toString().contains(u','));
        for (const QJsonValue base : known.value("bases"_L1).toArray())
            QVERIFY2(classes.contains(base.toString()), qPrintable(base.toString()));
        const QString metaclass = known.value("metaclass"_L1).toString();
        QVERIFY2(metaclass.isEmpty() || classes.contains(metaclass), qPrintable(metaclass));
    }
    for (const QJsonValue alias : facts.value("aliases"_L1).toObject())
        QVERIFY2(classes.contains(alias.toString()), qPrintable(alias.toString()));
}

void ClassHierarchyTest::subclasses()
{
    QVERIFY(m_hierarchy->isSubclass(type(u"use:Mine"_s), type(u"base:O"_s)));
    QVERIFY(!m_hierarchy->isSubclass(type(u"base:O"_s), type(u"use:Mine"_s)));
    QVERIFY(m_hierarchy->isSubclass(type(u"use:A"_s), type(u"base:A"_s)));
    QVERIFY(!m_hierarchy->isSubclass(type(u"base:A"_s), type(u"use:A"_s)));
    QCOMPARE(m_hierarchy->derivedMember(type(u"members:Elsewhere"_s), u"in_derived"_s), u"plug/use.py:15"_s);
    QCOMPARE(m_hierarchy->derivedMember(type(u"members:Elsewhere"_s), u"self_of_derived"_s), u"plug/use.py:17"_s);
    QCOMPARE(m_hierarchy->derivedMember(type(u"members:Elsewhere"_s), u"of_unrelated"_s), QString());
}

void ClassHierarchyTest::constructors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(expected);
    };
    row("data:One", "(a: int, b: int = 1, d: list = field(default_factory=list))");
    row("data:Two", "(a: int, b: str = 'x', d: list = field(default_factory=list), *, h: int)");
    row("data:NoInit", "none");
    row("data:OwnInit", "none");
    row("data:Plain", "none");
    row("data:Wrapped", "(a: int)");
    row("data:Tuple", "(a: int, b: str = '')");
    row("data:OfTuple", "none");
    row("data:Model", "(*, a: int, b: int = 1, **data)");
    row("data:Struct", "(a: int, b: int = 1)");
    row("data:OfUnknown", "unknown");
    row("data:Ordinary", "none");
}

void ClassHierarchyTest::constructors()
{
    QFETCH(const QString, name);
    QFETCH(const QString, expected);
    const std::optional<Signature> signature = m_hierarchy->generatedConstructor(type(name));
    const bool generated = m_hierarchy->hasGeneratedConstructor(type(name));
    QCOMPARE(signature ? signature->toString() : generated ? u"unknown"_s : u"none"_s, expected);
}

void ClassHierarchyTest::hostileCyclesEnd()
{
    QCOMPARE(toText(m_hierarchy->line(type(u"cycle_a:A"_s))), u"cycle_a:A cycle_b:B ?"_s);
    QVERIFY(!m_hierarchy->line(type(u"cycle_b:B"_s)).complete);
    QVERIFY(!m_hierarchy->line(type(u"cycle_a:Own"_s)).complete);
    QVERIFY(!m_hierarchy->line(type(u"deep:C599"_s)).complete);
    QVERIFY(m_hierarchy->line(type(u"deep:C100"_s)).complete);
    QCOMPARE(toText(m_hierarchy->instanceMember(type(u"cycle_a:A"_s), u"x1"_s)), u"unknown"_s);
}

MXW_SOURCE_TEST_MAIN(ClassHierarchyTest)
#include "tst_classhierarchy.moc"
