// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source/SourceFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw::source;
using namespace mxw::tests;

namespace {

QString symbolText(const Symbol &symbol)
{
    static constexpr const char *Kinds[] = {"module", "class", "function", "variable"};
    return QString::fromLatin1(Kinds[int(symbol.kind)]) + u' ' + symbol.module +
           (symbol.qualifiedName.isEmpty() ? QString() : QString(u':' + symbol.qualifiedName));
}

/// A resolution in one line: "function pkg.a:f", "missing pkg.a", "unknown", "external torch:nn.Module".
QString toText(const Resolution &resolution)
{
    switch (resolution.state) {
    case Resolution::State::Found: {
        QString text = symbolText(resolution.symbol);
        for (const Symbol &symbol : resolution.alternatives)
            text += " | "_L1 + symbolText(symbol);
        return text;
    }
    case Resolution::State::Missing:
        return (resolution.moduleMissing ? u"no module "_s : u"missing "_s) + resolution.missingAt;
    case Resolution::State::External:
        return u"external %1:%2"_s.arg(resolution.symbol.module, resolution.symbol.qualifiedName);
    case Resolution::State::Unknown:
        break;
    }
    return resolution.reason.isEmpty() ? u"unknown without a reason"_s : u"unknown"_s;
}

QString toText(const Resolver::Target &target)
{
    static constexpr const char *Owners[] = {"module", "class", "external", "unknown"};
    return QString::fromLatin1(Owners[int(target.owner)]) + u' ' + target.module + u':' + target.attribute +
           (target.upstream ? u" upstream"_s : QString()) + (target.reason.isEmpty() ? QString() : u" why"_s);
}

} // namespace

class ResolverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void resolve_data();
    void resolve();
    void via();
    void place();
    void expressions_data();
    void expressions();
    void targets_data();
    void targets();
    void absoluteModules();

private:
    int scopeOf(const QString &module, const QString &name) const;

    SourceFixture m_fixture;
    std::unique_ptr<Resolver> m_resolver;
};

void ResolverTest::initTestCase()
{
    const auto up = [this](const char *file, const char *content) {
        m_fixture.write("upstream/pkg/"_L1 + QString::fromLatin1(file), content);
    };
    const auto plug = [this](const char *file, const char *content) {
        m_fixture.write("plugin/plug/"_L1 + QString::fromLatin1(file), content);
    };
    up("__init__.py", "import typing\nMODULE_ATTRS = {'LLM': '.entry.llm:LLM', 'odd': 'nowhere'}\n"
                      "if typing.TYPE_CHECKING:\n    from pkg.entry.llm import Late\n"
                      "def __getattr__(name):\n    if name in MODULE_ATTRS:\n        return load(MODULE_ATTRS[name])\n "
                      "   raise AttributeError(name)\n");
    up("entry/llm.py", "class LLM:\n    def run(self): pass\nclass Late: pass\n");
    up("entry/__init__.py", "");
    up("cycle/__init__.py",
       "from . import sub\nfrom . import gone\nfrom .sub import f as sub_f\nfrom .named import named\n");
    up("cycle/sub.py", "from . import sub_f\nfrom . import other\ndef f(): pass\n");
    up("cycle/named.py", "def named(): pass\n");
    up("platforms/__init__.py",
       "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    current: Platform\n    from .interface import Typed\n"
       "def __getattr__(name):\n    if name == 'current':\n        return find()\n    elif name in globals():\n        "
       "return globals()[name]\n    raise AttributeError(name)\n");
    up("platforms/interface.py", "class Typed: pass\n");
    up("opened.py", "import importlib\ndef __getattr__(name):\n    return importlib.import_module('.' + name)\n");
    up("stars.py", "from .starred import *\nfrom .plain import *\n");
    up("starred.py", "__all__ = ['_shown', 'listed']\n_shown = 1\ndef listed(): pass\ndef unlisted(): pass\n");
    up("plain.py", "def open_name(): pass\n_hidden = 1\n");
    up("foreign_star.py", "from torch import *\nx = 1\n");
    up("broken_star.py", "from .broken import *\n");
    up("dynamic_all.py", "__all__ = list(names())\ndef here(): pass\n");
    up("dynamic_star.py", "from .dynamic_all import *\n");
    up("broken.py", "def (:\n");
    up("branches.py",
       "if a:\n    def pick(): pass\nelif b:\n    from .plain import open_name as pick\nelse:\n    pick = None\n"
       "try:\n    from torch import fast\nexcept ImportError:\n    fast = None\n"
       "try:\n    from .plain import vanished as moved\nexcept ImportError:\n    from .plain import open_name as "
       "moved\n"
       "last = None\nclass last: pass\n"
       "from typing import overload\n@overload\ndef over(a): ...\n@overload\ndef over(b): ...\ndef over(*c): "
       "pass\n@overload\ndef over(d): ...\n"
       "for loop in x: pass\nwith y as ctx: pass\nif (walrus := 1): pass\n");
    up("space/inner/leaf.py", "def leaf(): pass\n");
    up("made.py", "globals().update(table())\n");
    up("aliases.py", "from . import plain\nimport pkg.entry.llm as llm\nfrom pkg.gone import nothing\nimport numpy as "
                     "np\nModel = llm.LLM\nmodule = plain\n"
                     "count = made()\narray = np.zeros\nLoop = Loop\n");
    up("classes.py",
       "import enum\nfrom abc import ABC\nimport torch\nfrom .base import Base\nfrom .base import Same\n"
       "class Color(enum.Enum):\n    RED = 1\n    def paint(self): pass\n"
       "class Meta(type):\n    def __getattr__(cls, n): return 1\n"
       "class Odd(metaclass=Meta): pass\n"
       "class Child(Base, ABC):\n    field: int\n    class Inner:\n        deep = 1\n    alias = Base.method\n"
       "class Module(torch.nn.Module):\n    own = 1\n"
       "class Same(Same):\n    pass\n"
       "class Patched: pass\nPatched.late = 1\nsetattr(Patched, 'set', 2)\n"
       "class Made(factory()): pass\n"
       "class Prop:\n    @property\n    def p(self): return 1\n    @p.setter\n    def p(self, v): pass\n"
       "instance = Child()\n");
    up("base.py", "class Root:\n    def rooted(self): pass\nclass Base(Root):\n    def method(self): pass\nclass "
                  "Same:\n    def kept(self): pass\n");
    up("covered.py", "x = 1\n");
    plug("redirecting.py", "import sys\nfrom pkg import plain\nsys.modules['pkg.vanished'] = plain\n"
                           "sys.modules['pkg.covered'] = plain\n");
    up("two.py", "if a:\n    class Two:\n        one = 1\n    import torch as lib\nelse:\n    class Two:\n"
                 "        other = 1\n    lib = make()\n");
    up("redirect/__init__.py", "import sys\nfrom pkg import plain as new\nsys.modules['pkg.redirect.old'] = "
                               "new\nsys.modules['pkg.redirect.dark'] = make()\n");
    up("counter.py", "counter = Counter()\ndef func(): pass\n");
    up("reexport.py", "from .counter import counter, func\nfrom .base import Base\n");
    up("glob.py", "def f():\n    global state\n    state = 1\n");
    plug("__init__.py", "");
    plug("patch.py", "import torch\nimport torch._inductor\nimport pkg.plain\nimport pkg.counter as pc\nfrom pkg "
                     "import branches as iu\nfrom pkg.classes import Child, nope\n"
                     "from pkg.reexport import counter, func, Base\nfrom pkg.gone import thing\nimport pkg.nowhere as "
                     "nw\nfrom pkg.opened import Anything\nfrom torch._dynamo import config\nfrom ... import "
                     "outside\nfrom pkg.entry.lost import logger\nimport pkg.far.away\n"
                     "def apply(param, m):\n    from pkg.entry import llm as iu\n    import pkg.base\n    Model = "
                     "iu.LLM\n    made = build()\n    for pc in m: pass\n"
                     "    def inner():\n        x = 1\n"
                     "class K:\n    iu = 1\n    def method(self): pass\n");
    m_resolver = m_fixture.resolver();
}

void ResolverTest::resolve_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *question, const char *expected) {
        QTest::newRow(question) << QString::fromUtf8(expected);
    };
    // Plain answers
    row("pkg.plain:open_name", "function pkg.plain:open_name");
    row("pkg.plain:none", "missing pkg.plain");
    row("pkg.none:x", "no module pkg.none");
    row("pkg.none.deep:x", "no module pkg.none");
    row("torch.nn:Module.forward", "external torch.nn:Module.forward");
    row("pkg.plain:__file__", "variable pkg.plain:__file__");
    row("pkg.glob:state", "variable pkg.glob:state");
    // Submodules, and packages that import from themselves
    row("pkg:plain", "module pkg.plain");
    row("pkg.cycle:sub", "module pkg.cycle.sub");
    row("pkg.cycle:gone", "missing pkg.cycle");
    row("pkg.cycle:sub_f", "function pkg.cycle.sub:f");
    row("pkg.cycle.sub:sub_f", "function pkg.cycle.sub:f");
    row("pkg.cycle.sub:other", "missing pkg.cycle");
    row("pkg.cycle:named", "function pkg.cycle.named:named");
    // Lazy exports
    row("pkg:LLM", "class pkg.entry.llm:LLM");
    row("pkg:LLM.run", "function pkg.entry.llm:LLM.run");
    row("pkg:odd", "unknown");
    row("pkg:Late", "class pkg.entry.llm:Late");
    row("pkg:never", "missing pkg");
    row("pkg.platforms:current", "variable pkg.platforms:current");
    row("pkg.platforms:Typed", "class pkg.platforms.interface:Typed");
    row("pkg.platforms:absent", "missing pkg.platforms");
    row("pkg.opened:anything", "unknown");
    // Built modules
    row("pkg._built:op", "unknown");
    row("pkg:_built", "unknown");
    row("pkg.gen.x.y:op", "unknown");
    row("pkg.general:op", "no module pkg.general");
    // Star imports
    row("pkg.stars:_shown", "variable pkg.starred:_shown");
    row("pkg.stars:listed", "function pkg.starred:listed");
    row("pkg.stars:unlisted", "missing pkg.stars");
    row("pkg.stars:open_name", "function pkg.plain:open_name");
    row("pkg.stars:_hidden", "missing pkg.stars");
    row("pkg.foreign_star:Tensor", "unknown");
    row("pkg.foreign_star:x", "variable pkg.foreign_star:x");
    row("pkg.broken_star:x", "unknown");
    row("pkg.dynamic_star:here", "function pkg.dynamic_all:here");
    row("pkg.dynamic_star:other", "unknown");
    // Branches
    row("pkg.branches:pick", "function pkg.branches:pick | function pkg.plain:open_name | variable pkg.branches:pick");
    row("pkg.branches:moved", "function pkg.plain:open_name");
    row("pkg.branches:last", "class pkg.branches:last");
    row("pkg.branches:loop", "variable pkg.branches:loop");
    row("pkg.branches:ctx", "variable pkg.branches:ctx");
    row("pkg.branches:walrus", "variable pkg.branches:walrus");
    // Namespace packages
    row("pkg.space.inner:leaf", "module pkg.space.inner.leaf");
    row("pkg.space.inner.leaf:leaf", "function pkg.space.inner.leaf:leaf");
    row("pkg.space:none", "missing pkg.space");
    // What cannot be told
    row("pkg.broken:x", "unknown");
    row("pkg.made:x", "unknown");
    row("pkg.redirect.old:open_name", "function pkg.plain:open_name");
    row("pkg.vanished:open_name", "function pkg.plain:open_name");
    row("pkg.covered:x", "variable pkg.covered:x");
    row("pkg.covered:open_name", "function pkg.plain:open_name");
    row("pkg.covered:none", "missing pkg.covered");
    row("pkg.two:Two.one", "variable pkg.two:Two.one");
    row("pkg.two:Two.other", "unknown");
    row("pkg.two:Two.none", "missing pkg.two");
    row("pkg.two:lib.compile", "external torch:compile");
    row("pkg.redirect.dark:x", "unknown");
    row("pkg.redirect.none:x", "no module pkg.redirect.none");
    // Aliases
    row("pkg.aliases:Model", "class pkg.entry.llm:LLM");
    row("pkg.aliases:Model.run", "function pkg.entry.llm:LLM.run");
    row("pkg.aliases:module.open_name", "function pkg.plain:open_name");
    row("pkg.aliases:nothing", "no module pkg.gone");
    row("pkg.aliases:count", "variable pkg.aliases:count");
    row("pkg.aliases:count.x", "unknown");
    row("pkg.aliases:array", "variable pkg.aliases:array");
    row("pkg.aliases:np.zeros", "external numpy:zeros");
    row("pkg.aliases:Loop", "variable pkg.aliases:Loop");
    // Classes
    row("pkg.classes:Color.RED", "variable pkg.classes:Color.RED");
    row("pkg.classes:Color.BLUE", "missing pkg.classes");
    row("pkg.classes:Color.name", "unknown");
    row("pkg.classes:Odd.ANY", "unknown");
    row("pkg.classes:Child.method", "function pkg.base:Base.method");
    row("pkg.classes:Child.rooted", "function pkg.base:Root.rooted");
    row("pkg.classes:Child.field", "variable pkg.classes:Child.field");
    row("pkg.classes:Child.Inner.deep", "variable pkg.classes:Child.Inner.deep");
    row("pkg.classes:Child.alias", "function pkg.base:Base.method");
    row("pkg.classes:Child.none", "missing pkg.classes");
    row("pkg.classes:Child.__repr__", "unknown");
    row("pkg.classes:Module.own", "variable pkg.classes:Module.own");
    row("pkg.classes:Module.forward", "unknown");
    row("pkg.classes:Same.kept", "function pkg.base:Same.kept");
    row("pkg.classes:Same.none", "missing pkg.classes");
    row("pkg.classes:Patched.late", "variable pkg.classes:Patched.late");
    row("pkg.classes:Patched.set", "variable pkg.classes:Patched.set");
    row("pkg.classes:Patched.none", "missing pkg.classes");
    row("pkg.classes:Made.x", "unknown");
    row("pkg.classes:instance.method", "unknown");
    row("plug.patch:outside", "unknown");
}

void ResolverTest::resolve()
{
    QFETCH(QString, expected);
    const QString question = QString::fromUtf8(QTest::currentDataTag());
    const Resolution resolution = m_resolver->resolve(question.section(u':', 0, 0), question.section(u':', 1));
    QCOMPARE(toText(resolution), expected);
    QCOMPARE(toText(m_resolver->resolve(question.section(u':', 0, 0), question.section(u':', 1))), expected);
}

void ResolverTest::via()
{
    QCOMPARE(m_resolver->resolve(u"pkg.cycle.sub"_s, u"sub_f"_s).via,
             (QStringList{u"pkg.cycle.sub:sub_f"_s, u"pkg.cycle:sub_f"_s}));
    QCOMPARE(m_resolver->resolve(u"pkg"_s, u"LLM"_s).via, QStringList{u"pkg:LLM"_s});
    QCOMPARE(m_resolver->resolve(u"pkg.stars"_s, u"listed"_s).via, QStringList{u"pkg.stars:listed"_s});
    QCOMPARE(m_resolver->resolve(u"pkg.plain"_s, u"open_name"_s).via, QStringList());
}

void ResolverTest::place()
{
    const Resolution over = m_resolver->resolve(u"pkg.branches"_s, u"over"_s);
    QVERIFY(over.found() && over.symbol.definitionOrNull());
    QCOMPARE(over.symbol.definitionOrNull()->signature.toString(), u"(*c)"_s);
    QCOMPARE(over.symbol.path, u"pkg/branches.py"_s);
    QVERIFY(over.symbol.upstream);
    const Resolution property = m_resolver->resolve(u"pkg.classes"_s, u"Prop.p"_s);
    QCOMPARE(property.symbol.definitionOrNull()->signature.toString(), u"(self)"_s);
    QVERIFY(!m_resolver->resolve(u"plug.patch"_s, u"apply"_s).symbol.upstream);
    QVERIFY(!m_resolver->resolveModule(u"pkg"_s).symbol.definitionOrNull());
    // The first of a guarded import decides when nothing better is known.
    QCOMPARE(toText(m_resolver->resolve(u"pkg.branches"_s, u"fast"_s)), u"variable pkg.branches:fast"_s);
}

int ResolverTest::scopeOf(const QString &module, const QString &name) const
{
    const auto outline = m_resolver->treeOf(module)->outlineOfModule(module).outline;
    for (size_t i = 0; i < outline->definitions.size(); ++i) {
        if (outline->definitions[i].qualifiedName == name)
            return int(i);
    }
    return ModuleScope;
}

void ResolverTest::expressions_data()
{
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *scope, const char *expression, const char *expected) {
        QTest::addRow("%s in %s", expression, scope) << QString::fromUtf8(scope) << QString::fromUtf8(expected);
    };
    row("", "iu.pick", "function pkg.branches:pick | function pkg.plain:open_name | variable pkg.branches:pick");
    row("apply", "iu.LLM", "class pkg.entry.llm:LLM");
    row("apply.inner", "iu.LLM", "class pkg.entry.llm:LLM");
    row("apply", "Model.run", "function pkg.entry.llm:LLM.run");
    row("apply", "param.x", "unknown");
    row("apply", "pc.x", "unknown");
    row("apply", "made.x", "unknown");
    row("apply", "pkg.base.Base", "class pkg.base:Base");
    row("apply", "Child", "class pkg.classes:Child");
    row("K", "iu", "variable plug.patch:K.iu");
    row("K.method", "iu.pick",
        "function pkg.branches:pick | function pkg.plain:open_name | variable pkg.branches:pick");
    row("", "torch.nn.Module", "external torch:nn.Module");
    row("", "print", "external builtins:print");
    row("", "undefined", "missing plug.patch");
    row("", "pkg.plain.open_name", "function pkg.plain:open_name");
    row("", "nope", "missing pkg.classes");
}

void ResolverTest::expressions()
{
    QFETCH(QString, scope);
    QFETCH(QString, expected);
    const QString expression = QString::fromUtf8(QTest::currentDataTag()).section(u' ', 0, 0);
    const int index = scopeOf(u"plug.patch"_s, scope);
    QVERIFY(scope.isEmpty() || index >= 0);
    QCOMPARE(toText(m_resolver->resolveExpression(u"plug.patch"_s, index, expression)), expected);
}

void ResolverTest::targets_data()
{
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *scope, const char *expression, const char *expected) {
        QTest::addRow("%s in %s", expression, scope) << QString::fromUtf8(scope) << QString::fromUtf8(expected);
    };
    row("", "pkg.plain.open_name", "module pkg.plain:open_name upstream");
    row("", "pkg.plain.brand_new", "module pkg.plain:brand_new upstream");
    row("", "iu.has_x", "module pkg.branches:has_x upstream");
    row("apply", "iu.x", "module pkg.entry.llm:x upstream");
    row("apply", "iu.LLM.run", "class pkg.entry.llm:LLM.run upstream");
    row("apply", "Model.run", "class pkg.entry.llm:LLM.run upstream");
    row("", "Child.__init__", "class pkg.classes:Child.__init__ upstream");
    row("", "Child.Inner.deep", "class pkg.classes:Child.Inner.deep upstream");
    row("", "Base.method", "class pkg.reexport:Base.method upstream"); // as the import says it
    row("", "torch._dynamo.config.x", "external torch:_dynamo.config.x");
    row("", "config.x", "external torch._dynamo:config.x");
    row("", "counter.n", "module pkg.counter:counter.n upstream");
    row("", "func.flag", "module pkg.counter:func.flag upstream");
    row("", "pc.counter.n", "module pkg.counter:counter.n upstream");
    row("", "nope.attr", "module pkg.classes:nope.attr upstream why");
    row("", "thing.attr", "module pkg.gone:thing.attr upstream why");
    row("", "nw.attr", "module pkg.nowhere:attr upstream why");
    row("", "Anything.attr", "module pkg.opened:Anything.attr upstream why");
    row("", "pkg.plain.gone.attr", "module pkg.plain:gone.attr upstream why");
    row("", "pkg.entry.lost.activate", "module pkg.entry.lost:activate upstream why");
    row("", "pkg.far.away.attr", "module pkg.far.away:attr upstream why");
    row("", "pkg.far.attr", "module pkg:far.attr upstream why");
    row("apply", "param.attr", "unknown :param.attr why");
    row("apply", "made.attr", "unknown :made.attr why");
    row("apply", "pc.attr", "unknown :pc.attr why");
    row("", "undefined.attr", "unknown :undefined.attr why");
}

void ResolverTest::targets()
{
    QFETCH(QString, scope);
    QFETCH(QString, expected);
    const QString expression = QString::fromUtf8(QTest::currentDataTag()).section(u' ', 0, 0);
    const int index = scopeOf(u"plug.patch"_s, scope);
    QVERIFY(scope.isEmpty() || index >= 0);
    QCOMPARE(toText(m_resolver->resolveTarget(u"plug.patch"_s, index, expression)), expected);
}

void ResolverTest::absoluteModules()
{
    const auto from = [this](const QString &module, int level, const QString &name) {
        Import import;
        import.from = true;
        import.level = level;
        import.module = name;
        return m_resolver->absoluteModule(module, import);
    };
    QCOMPARE(from(u"pkg.cycle.sub"_s, 1, {}), u"pkg.cycle"_s);
    QCOMPARE(from(u"pkg.cycle"_s, 1, u"sub"_s), u"pkg.cycle.sub"_s);
    QCOMPARE(from(u"pkg.cycle.sub"_s, 2, u"plain"_s), u"pkg.plain"_s);
    QCOMPARE(from(u"pkg.cycle"_s, 2, u"x.y"_s), u"pkg.x.y"_s);
    QCOMPARE(from(u"pkg"_s, 2, u"x"_s), QString());
    QCOMPARE(from(u"pkg.cycle.sub"_s, 0, u"torch"_s), u"torch"_s);
}

MXW_SOURCE_TEST_MAIN(ResolverTest)
#include "tst_resolver.moc"
