// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source/SourceFixture.h"
#include "tests/source/UsageText.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::source;
using namespace mxw::tests;

namespace {

using Text = QString (*)(const Usage &, const Outline &);

void addColumns()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
}

void row(const char *name, const char *source, const char *expected)
{
    QTest::newRow(name) << QByteArray(source) << QString::fromUtf8(expected);
}

} // namespace

class UsageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads() { compare(readsText); }
    void annotations_data();
    void annotations() { compare(readsText); }
    void attributes_data();
    void attributes() { compare(attributesText); }
    void conditions_data();
    void conditions() { compare(attributesText); }
    void calls_data();
    void calls() { compare(callsText); }
    void stores_data();
    void stores() { compare(storesText); }
    void locals_data();
    void locals() { compare(localsText); }
    void volatileNames_data();
    void volatileNames();
    void localLookup();
    void serialization();
    void damage();

private:
    void compare(Text text);
    ParseOutcome usageOf(const QByteArray &content);
    WorkerPool m_pool;
};

ParseOutcome UsageTest::usageOf(const QByteArray &content)
{
    Result<ParseOutcome> result = parse(m_pool, content, ParseJob::What::Usage);
    if (!result)
        qFatal("%s", qPrintable(result.error().what));
    return std::move(*result);
}

void UsageTest::compare(Text text)
{
    QFETCH(QByteArray, source);
    QFETCH(QString, expected);
    const ParseOutcome outcome = usageOf(source);
    QVERIFY(outcome.usage);
    QCOMPARE(text(*outcome.usage, outcome.outline), expected);
}

void UsageTest::reads_data()
{
    addColumns();
    row("module level", "a = 1\nprint(a, b)\n", "2 print\n2 a\n2 b");
    row("augmented", "n = 0\nn += m\n", "2 n\n2 m");
    row("parameters", "def f(a, /, b=d, *c, e, **k):\n    return a, b, c, e, k, x\n", "1 d\n2 x in f");
    row("bound anywhere in the function", "def f():\n    use(x)\n    x = 1\n", "2 use in f");
    row("stores",
        "def f():\n    for a, (b, *c) in p: pass\n    with q as (d, e): pass\n    import m.n, o as r\n    from s "
        "import t\n"
        "    return a, b, c, d, e, m, r, t, n, o\n",
        "2 p in f\n3 q in f\n6 n in f\n6 o in f");
    row("exception", "def f():\n    try: pass\n    except E as e: print(e)\n    return e\n",
        "3 E in f [except(E)@3]\n3 print in f [except(E)@3]");
    row("nested definitions", "def f():\n    def g(): return h\n    class C: pass\n    return g, C\n", "2 h in f.g");
    row("enclosing function", "def f(a):\n    def g(): return a, b\n    return g\n", "2 b in f.g");
    row("global", "def f(x):\n    def g():\n        global x\n        return x\n", "4 x in f.g");
    row("nonlocal", "def f():\n    x = 1\n    def g():\n        nonlocal x\n        x += 1\n        return x\n", "");
    row("class body", "class C:\n    a = 1\n    b = a, c\n    def m(self): return a, C\n",
        "3 c in C\n4 a in C.m\n4 C in C.m");
    row("class in a function",
        "def f(a):\n    class C(a, B):\n        a = a\n        c = d\n        def m(self): return a\n",
        "2 B in f\n4 d in f.C");
    row("implicit class cell", "class C:\n    def m(self): return __class__\n    x = __class__\n", "3 __class__ in C");
    row("definition heads", "@dec(x)\ndef f(a=b, *, c=d): pass\n@reg\nclass C(Base, metaclass=Meta, k=v): pass\n",
        "1 dec\n1 x\n2 b\n2 d\n3 reg\n4 Base\n4 Meta\n4 v");
    row("heads see the scope around", "class C:\n    k = 1\n    @k\n    def m(self, a=k, b=z): pass\n", "4 z in C");
    row("lambda", "f = lambda a, *b, c=d: (a, b, c, e)\n", "1 d\n1 e");
    row("comprehension", "x = [a for a in b if a if c for d in a if d]\n", "1 b\n1 c [if(a)@1]");
    row("first iterable", "def f():\n    return [x for x in x]\nclass C:\n    n = 1\n    a = [n for i in n]\n",
        "2 x in f\n5 n in C");
    row("dictionary comprehension", "{k: v for k, v in z.items()}\n", "1 z");
    row("generator in a call", "sum(i * j for i in y)\n", "1 sum\n1 y\n1 j");
    row("walrus binds in the function", "def f():\n    if any((last := i) for i in s): return last\n",
        "2 any in f\n2 s in f");
    row("walrus in a lambda", "def f():\n    g = lambda: (y := 1) + y\n    return y\n", "3 y in f");
    row("walrus in a condition", "def f():\n    while (n := g()) and h: return n\n",
        "2 g in f\n2 h in f [if(n := g())@2]");
    row("match",
        "def f(v):\n    match v:\n        case mod.A | B(x=p, y=[q, *r]) if t: return p, q, r\n"
        "        case {'k': s, **rest} as w: return s, rest, w, u\n",
        "3 mod in f\n3 B in f\n3 t in f [match(v)@3]\n4 u in f [match(v)@4]");
    row("delete", "def f():\n    del x\n    return x\ndel a.b, c[d], e\n", "4 a\n4 c\n4 d");
    row("format string", "def f(a):\n    return f'{a!r:{w}} {b.c}'\n", "2 w in f\n2 b in f");
    row("await and yield",
        "async def f():\n    yield await a\n    async for b in c: pass\n    async with d as e: pass\n",
        "2 a in f\n3 c in f\n4 d in f");
    row("subscript stores", "a[i] = b\nc.d[e].f = 1\n", "1 b\n1 a\n1 i\n2 c\n2 e");
    row("raise and assert", "assert a, b\nraise C(d) from e\n", "1 a\n1 b [else(a)@1]\n2 C\n2 d\n2 e");
    row("star import", "from m import *\ndef f():\n    return x\n", "3 x in f");
    row("star arguments", "f(*a, **b, k=c)\n", "1 f\n1 a\n1 b\n1 c");
    row("slices", "a[b:c:d, e]\n", "1 a\n1 b\n1 c\n1 d\n1 e");
}

void UsageTest::annotations_data()
{
    addColumns();
    row("evaluated", "x: A = 1\ndef f(a: B, *c: C, d: D = 1, **e: E) -> F: pass\nclass K:\n    y: G\n",
        "1 A\n2 B\n2 D\n2 C\n2 E\n2 F\n4 G in K");
    row("local variables are not", "def f():\n    x: A = b\n    self.y: C = 1\n    z: D\n", "2 b in f\n3 self in f");
    row("strings are not", "x: 'A' = 1\ndef f(a: 'B') -> list['C']: pass\n", "2 list");
    row("postponed", "from __future__ import annotations\nx: A = b\ndef f(a: B = c) -> C: pass\n", "2 b\n3 c");
    row("read where the definition stands", "class C:\n    T = int\n    def m(self, a: T, b: U): pass\n",
        "2 int in C\n3 U in C");
    row("target of an attribute", "import m\nm.x: A = 1\n", "2 m\n2 A");
}

void UsageTest::attributes_data()
{
    addColumns();
    row("longest chain", "a.b.c\na.b.d()\n", "1 a . b.c\n2 a . b.d");
    row("on results", "f(x).shape.size\na[0].b\n'x'.join(y)\n", "1 f(x) . shape.size\n2 a[0] . b\n3 'x' . join");
    row("chain of calls", "a.b().c\n", "1 a.b() . c\n1 a . b");
    row("below a store", "a.b.c = d.e\na.b[0] = 1\ndel a.b.c\n", "1 d . e\n1 a . b\n2 a . b\n3 a . b");
    row("augmented", "def f(self):\n    self.n += m.k\n", "2 self . n in f\n2 m . k in f");
    row("names of comprehensions are no names", "[i.a for i in x.b]\n(lambda q: q.c(i.d))\n",
        "1 x . b\n1 i . a\n2 q . c\n2 i . d");
    row("decorator and base", "@a.b\nclass C(d.e): pass\n", "1 a . b\n2 d . e");
    row("pattern", "match x:\n    case a.b(): pass\n    case c.d.e: pass\n", "2 a . b\n3 c . d.e");
    row("in a method", "class C:\n    def m(self): return self.x.y\n", "2 self . x.y in C.m");
    row("handler", "try:\n    a.b\nexcept m.E:\n    c.d\nelse:\n    e.f\nfinally:\n    g.h\n",
        "2 a . b [try(m.E)@1]\n3 m . E [except(m.E)@3]\n4 c . d [except(m.E)@3]\n6 e . f\n8 g . h");
}

void UsageTest::conditions_data()
{
    addColumns();
    row("if", "if hasattr(m, 'a'):\n    m.a\nelse:\n    m.b\n",
        "2 m . a [if(hasattr(m, 'a'))@1]\n4 m . b [else(hasattr(m, 'a'))@1]");
    row("elif knows what failed", "if p:\n    m.a\nelif m.q:\n    m.b\nelse:\n    m.c\n",
        "2 m . a [if(p)@1]\n3 m . q [else(p)@1]\n4 m . b [else(p)@1 if(m.q)@3]\n6 m . c [else(p)@1 else(m.q)@3]");
    row("and", "hasattr(m, 'a') and m.a and m.b\n",
        "1 m . a [if(hasattr(m, 'a'))@1]\n1 m . b [if(hasattr(m, 'a'))@1 if(m.a)@1]");
    row("or", "x = m is None or m.a\n", "1 m . a [else(m is None)@1]");
    row("conditional expression", "x = m.a if c else m.b\n", "1 m . a [if(c)@1]\n1 m . b [else(c)@1]");
    row("comprehension filter", "[i.a for i in x if p(i)]\n", "1 i . a [if(p(i))@1]");
    row("after a return",
        "def f(m):\n    if not m:\n        return\n    m.a\n    if m.b:\n        pass\n    else:\n        raise E\n    "
        "m.c\n",
        "4 m . a in f [after(not m)@2]\n5 m . b in f [after(not m)@2]\n"
        "9 m . c in f [after(not m)@2 after(not m.b)@5]");
    row("after a continue", "for m in x:\n    if m is None:\n        continue\n    m.a\nm.b\n",
        "4 m . a [loop(m in x)@1 after(m is None)@2]\n5 m . b");
    row("after a break", "while 1:\n    try:\n        m.a\n    except E:\n        break\n    m.b\nm.c\n",
        "3 m . a [loop(1)@1 try(E)@2]\n6 m . b [loop(1)@1 after()@4]\n7 m . c");
    row("return leaves the loop's function",
        "def f():\n    for m in x:\n        if p:\n            return m\n    m.a\n", "5 m . a in f [after(p)@3]");
    row("try", "try:\n    m.a\nexcept AttributeError:\n    m.b\n",
        "2 m . a [try(AttributeError)@1]\n4 m . b [except(AttributeError)@3]");
    row("after a compound test", "def f():\n    if a and b: m.c\n    else: return\n    m.d\n",
        "2 m . c in f [if(a and b)@2]\n4 m . d in f [after(not (a and b))@2]");
    row("type checking", "if TYPE_CHECKING:\n    m.a\nelse:\n    m.b\n",
        "2 m . a [checking(TYPE_CHECKING)@1]\n4 m . b [notchecking(TYPE_CHECKING)@1]");
    row("case guard", "match x:\n    case 1 if m.p:\n        m.a\n",
        "2 m . p [match(x)@2]\n3 m . a [match(x)@2 if(m.p)@2]");
    row("with", "with a.b as c:\n    c.d\n", "1 a . b\n2 c . d [with(a.b)@1]");
    row("a function begins anew", "if p:\n    def f(a=m.a):\n        m.b\n", "2 m . a [if(p)@1]\n3 m . b in f");
    row("lambda keeps them", "p and (lambda: m.a)\n", "1 m . a [if(p)@1]");
}

void UsageTest::calls_data()
{
    addColumns();
    row("everywhere", "f(g(1), k=h())\n", "1 f(g(1), k=h())\n1 g(1)\n1 h()");
    row("unpacked", "a, b = f()\n(c, *d), e = g(), h()\n[i, j] = k = l()\nm = n = o()\n",
        "1 f() into 2\n2 g() into 2*\n2 h()\n3 l() into 2\n4 o()");
    row("not unpacked", "for a, b in f(): pass\nwith g() as (c, d): pass\ne, h = [i()]\nj, k = p()[0]\n",
        "1 f()\n2 g()\n3 i()\n4 p()");
    row("unpacked from either", "a, b, c = f() if p() else g()\n",
        "1 p()\n1 f() into 3 [if(p())@1]\n1 g() into 3 [else(p())@1]");
    row("awaited", "async def f():\n    a, b = await g()\n    await h(i())\n",
        "2 await g() into 2 in f\n3 await h(i()) in f\n3 i() in f");
    row("in a decorator", "class C:\n    @d(1)\n    def m(self, a=e()): pass\n", "2 d(1) in C\n3 e() in C");
    row("names of comprehensions", "[f(i, x) for i in y()]\nlambda z: g(z)\n", "1 y()\n1 f(i, x)\n2 g(z)");
    row("method of a result", "a.b(1).c(2)\n", "1 a.b(1).c(2)\n1 a.b(1)");
    row("returned", "def f():\n    return g(*a, **b)\n", "2 g(*a, **b) in f");
}

void UsageTest::stores_data()
{
    addColumns();
    row("assigned", "class C:\n    def m(self):\n        self.a = self.b = f(1)\n",
        "3 self . a = f(1) in C.m\n3 self . b = f(1) in C.m");
    row("annotated", "class C:\n    def m(self):\n        self.a: int = 1\n        self.b: 'T'\n",
        "3 self . a: int = 1 in C.m\n4 self . b: 'T' (bare) in C.m");
    row("unpacked", "self.a, (self.b, *self.c) = f()\nself.d, x = 1, 2\n",
        "1 self . a\n1 self . b\n1 self . c\n2 self . d = 1");
    row("targets", "for self.a in x: pass\nwith f() as self.b: pass\nself.c += 1\n[0 for o.d in y]\n",
        "1 self . a\n2 self . b\n3 self . c\n4 o . d");
    row("deep", "a.b.c = d\nf(x).e = 1\n", "1 a.b . c = d\n2 f(x) . e = 1");
    row("not deleted", "del a.b\n", "");
    row("guarded", "if p:\n    a.b = 1\n", "2 a . b = 1 [if(p)@1]");
}

void UsageTest::locals_data()
{
    addColumns();
    row("parameters", "def f(a: A, *b, c: 'C' = 1, **d: D): pass\n",
        "1 a: A x1 parameter in f\n1 b x1 parameter in f\n1 c: 'C' x1 parameter in f\n1 d: D x1 parameter in f");
    row("one value", "def f():\n    x = g(1)\n    y: T = h.k\n    return x\n",
        "2 x = g(1) x1 in f\n3 y: T = h.k x1 in f");
    row("several values", "def f(p):\n    x = 1\n    x = 2\n    p = 3\n    y = 0\n    y += 1\n",
        "1 p x2 parameter in f\n2 x x2 in f\n5 y x2 in f");
    row("pairs", "def f():\n    a, b = c, d()\n    (e, g), h = i()\n",
        "2 a = c x1 in f\n2 b = d() x1 in f\n3 e x1 in f\n3 g x1 in f\n3 h x1 in f");
    row("other bindings",
        "def f():\n    import a.b\n    from c import d as e\n    for g in h: pass\n    with i as j: pass\n    def k(): "
        "pass\n"
        "    try: pass\n    except E as l: pass\n",
        "2 a x1 in f\n3 e x1 in f\n4 g x1 in f\n5 j x1 in f\n6 k x1 in f\n8 l x1 in f");
    row("walrus", "def f():\n    if (x := g()): pass\n    [y := z for z in h]\n", "2 x = g() x1 in f\n3 y x1 in f");
    row("bare annotation", "def f():\n    x: int\n    x = 1\n    y: int\n", "2 x: int = 1 x1 in f\n4 y: int x0 in f");
    row("nonlocal", "def f():\n    x = g()\n    def h():\n        nonlocal x\n        x = None\n",
        "3 h x1 in f\n2 x x2 in f");
    row("global is not local", "def f():\n    global x\n    x = 1\n", "");
    row("deleted", "def f():\n    x = g()\n    del x\n    del y\n", "2 x = g() x1 in f\n0 y x0 in f");
    row("not those of nested scopes", "def f():\n    class C:\n        a = 1\n    g = lambda b: [c for c in b]\n",
        "2 C x1 in f\n4 g = lambda b: … x1 in f");
    row("module and class have none", "x = 1\nclass C:\n    y = 2\n", "");
    row("match",
        "def f(v):\n    match v:\n        case {'a': x, **r}: pass\n        case [y, *z] as w: pass\n        case "
        "P(k=q): pass\n",
        "5 q x1 in f\n3 r x1 in f\n1 v x1 parameter in f\n4 w x1 in f\n3 x x1 in f\n4 y x1 in f\n4 z x1 in f");
}

void UsageTest::volatileNames_data()
{
    addColumns();
    row("deleted", "x = 1\ndel x, (y, z)\ndef f():\n    del w\n", "x y z");
    row("global", "def f():\n    global a, b\n    a = 1\n", "a b");
    row("exception", "try: pass\nexcept E as e: pass\n", "e");
    row("written through globals", "globals()['g'] = 1\nglobals().update(h=1, **k)\nglobals()[x] = 1\n", "g h");
    row("none", "x = 1\ndef f():\n    try: pass\n    except E as e: pass\n", "");
}

void UsageTest::volatileNames()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, expected);
    QCOMPARE(usageOf(source).usage->volatileNames.join(u' '), expected);
}

void UsageTest::localLookup()
{
    const ParseOutcome outcome = usageOf("def f(b, a):\n    c = 1\ndef g(a): pass\n");
    const Usage &usage = *outcome.usage;
    QVERIFY(usage.local(0, u"a") && usage.local(0, u"b")->parameter && usage.local(0, u"c")->line == 2);
    QCOMPARE(usage.local(1, u"a")->scope, 1);
    QVERIFY(!usage.local(1, u"b") && !usage.local(0, u"d") && !usage.local(ModuleScope, u"a"));
}

namespace {

const QByteArray Everything = "from m import *\n"
                              "@d(1)\nclass C(B, k=v):\n    x: int = 1\n"
                              "    async def m(self, a: A = b, *c):\n"
                              "        if hasattr(a, 'q') and a.q:\n            self.y, *self.z = await f(*c, **k)\n"
                              "        elif p:\n            return\n"
                              "        self.w: 'T'\n        del globals()['u']\n"
                              "global_name = 'w\\udc80' + f(\"\\u4e2d\")\ndel global_name\n";

QByteArray bytesOf(const Usage &usage)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QDataStream::WriteOnly);
    stream << usage;
    return bytes;
}

} // namespace

void UsageTest::serialization()
{
    const Usage usage = *usageOf(Everything).usage;
    QVERIFY(!usage.freeNames.empty() && !usage.attributes.empty() && !usage.calls.empty() && !usage.stores.empty());
    QVERIFY(!usage.locals.empty() && usage.conditions.size() > 3 && !usage.volatileNames.isEmpty());
    for (const Usage &each : {usage, Usage()}) {
        const QByteArray bytes = bytesOf(each);
        QDataStream in(bytes);
        Usage read;
        in >> read;
        QCOMPARE(in.status(), QDataStream::Ok);
        QVERIFY(read == each);
    }
}

void UsageTest::damage()
{
    const QByteArray good = bytesOf(*usageOf(Everything).usage);
    for (qsizetype i = 0; i < good.size(); ++i) {
        for (const int flip : {0x01, 0x10, 0x80, 0xff}) {
            QByteArray bad = good;
            bad[i] = char(bad[i] ^ flip);
            QDataStream in(bad);
            Usage usage;
            in >> usage; // whatever it gives can be used
            for (const CallUse &use : usage.calls)
                QVERIFY(use.call.positionalCount() >= 0 && usage.conditionsOf(use.place).size() < 10'000);
            for (const NameRead &read : usage.freeNames)
                QVERIFY(usage.conditionsOf(read.place).size() < 10'000 && read.place.scope >= ModuleScope);
        }
        QDataStream in(good.left(i));
        Usage usage;
        in >> usage;
        QVERIFY(in.status() != QDataStream::Ok);
    }
}

MXW_SOURCE_TEST_MAIN(UsageTest)
#include "tst_usage.moc"
