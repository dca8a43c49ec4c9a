// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/source/OutlineText.h"
#include "tests/source/SourceFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw::source;
using namespace mxw::tests;

class OutlineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void text_data();
    void text();
    void expressions_data();
    void expressions();
    void digests();
    void all_data();
    void all();
    void lazyExports_data();
    void lazyExports();
    void dynamicNames_data();
    void dynamicNames();
    void lines();
    void largeTable();
    void serialization();
};

void OutlineTest::text_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *source, const char *expected) {
        QTest::newRow(name) << QByteArray(source) << QString::fromUtf8(expected);
    };
    row("imports", "import a\nimport a.b as c, d\nfrom . import x\nfrom ..m import y as z, w\nfrom s import *\n",
        "1 import a\n2 import a.b as c, d\n3 from . import x\n4 from ..m import y as z, w\n5 from s import *");
    row("local import", "def f():\n    from m import x\n    class C:\n        import q\n",
        "2 from m import x in f\n4 import q in f.C\ndef f() 1/1-4\nclass f.C() 3/3-4");
    row("signature", "async def f(a, /, b: int = 1, *args, c, d: 'X' = None, **kw) -> dict[str, int | None]: ...\n",
        "async def f(a, /, b: int = 1, *args, c, d: 'X' = None, **kw) -> dict[str, int | None] 1/1-1");
    row("keyword only", "def f(*, x=1): pass\n", "def f(*, x=1) 1/1-1");
    row("class",
        "@dec\n@reg('k',\n     n=1)\nclass C(Base, mod.Other[int], metaclass=Meta, flag=True):\n    x: int\n    y: int "
        "= 2\n    def m(self): return self.x\n",
        "@dec @reg('k', n=1) class C(Base, mod.Other[int], metaclass=Meta) 1/4-7\ndef C.m(self) 7/7-7\n5 x =  in C\n6 "
        "y = 2 in C\n"
        "7 return self.x in C.m");
    row("conditions", "if a > 1:\n    import x\nelif b:\n    import y\nelse:\n    import z\n",
        "2 import x [if(a > 1)@1]\n4 import y [if(b)@3]\n6 import z [else(b)@3]");
    row("else if", "if a:\n    pass\nelse:\n    if b:\n        import y\n", "5 import y [else(a)@1 if(b)@4]");
    row("type checking",
        "if TYPE_CHECKING:\n    import a\nelse:\n    import b\nif not typing.TYPE_CHECKING:\n    import c\nif "
        "t.TYPE_CHECKING and x:\n    import d\n",
        "2 import a [checking(TYPE_CHECKING)@1]\n4 import b [notchecking(TYPE_CHECKING)@1]\n"
        "6 import c [notchecking(not typing.TYPE_CHECKING)@5]\n8 import d [checking(t.TYPE_CHECKING and x)@7]");
    row("try",
        "try:\n    import a\nexcept (ImportError, mod.Error):\n    import b\nexcept:\n    import c\nelse:\n    import "
        "d\nfinally:\n    import e\n",
        "2 import a [try(ImportError,mod.Error,*)@1]\n4 import b [except(ImportError,mod.Error)@3]\n6 import c "
        "[except(*)@5]\n"
        "8 import d\n10 import e");
    row("try finally", "try:\n    import a\nfinally:\n    pass\n", "2 import a [try()@1]");
    row("loops",
        "for k, v in items():\n    import a\nwhile w:\n    import b\nwith open(f) as g, h:\n    import c\nmatch s:\n   "
        " case {'k': q}:\n        import d\n",
        "2 import a [loop((k, v) in items())@1]\n4 import b [loop(w)@3]\n6 import c [with(open(f), h)@5]\n9 import d "
        "[match(s)@8]\n"
        "1 k = \n1 v = \n5 g = \n8 q = ");
    row("after exit", "def f(x):\n    if x:\n        return 1\n    import a\n    m.n = 2\n",
        "4 import a in f [after()@2]\ndef f(x) 1/1-5\n5 m.n = 2 in f [after()@2]\n3 return 1 in f [if(x)@2]");
    row("after nested exit", "def f(x):\n    with x:\n        if x:\n            raise E\n    import a\n",
        "5 import a in f [after()@3]\ndef f(x) 1/1-5");
    row("handler that raises", "try:\n    import a\nexcept ImportError:\n    raise E\nimport b\n",
        "2 import a [try(ImportError)@1]\n5 import b");
    row("function assignments",
        "def f(self, m):\n    a = b\n    c = d.e\n    g = h()\n    i = 1\n    self.j = 2\n    m.k = 3\n    m.t['x'] = "
        "4\n    cls.z[1] = 2\n    for q in m: pass\n",
        "def f(self, m) 1/1-10\n2 a = b in f\n3 c = d.e in f\n4 g = h() in f\n7 m.k = 3 in f\n8 m.t['x'] = 4 in f");
    row("module assignments", "a = b = 1\nc, d = 2, 3\ne, *f = g\nh += 1\nT['k'] = v\nif (w := probe()): pass\n",
        "1 a = 1\n1 b = 1\n2 c = 2\n2 d = 3\n3 e = \n3 f = \n4 h op= 1\n5 T['k'] = v\n6 w = probe()");
    row("global", "def f():\n    global state\n    state = make()\n", "def f() 1/1-3\n3 state = ");
    row("hidden names", "import iu\ndef f():\n    iu = 1\n    free = 2\ndef g(xs):\n    for iu in xs: pass\n",
        "1 import iu\ndef f() 2/2-4 hides iu\ndef g(xs) 5/5-6 hides iu");
    row("calls", "register('a', k=1)\nif x:\n    m.f(*a, **b)\ndef g():\n    h(lambda q: q)\n",
        "def g() 4/4-5\n1 register('a', k=1)\n3 m.f(*a, **b) [if(x)@2]\n5 h(lambda q: …) in g");
}

void OutlineTest::text()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, expected);
    const Outline outline = outlineOf(source);
    QVERIFY2(!outline.fault, outline.fault ? qPrintable(outline.fault->message) : "");
    QCOMPARE(toText(outline), expected);
}

void OutlineTest::expressions_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("expected");
    using Kind = Expression::Kind;
    const auto row = [](const char *source, Kind kind, const char *expected) {
        QTest::newRow(source) << QByteArray(source) << int(kind) << QString::fromUtf8(expected);
    };
    row("a.b.c", Kind::Attribute, "a.b.c");
    row("\"it's\\n\"", Kind::String, "'it\\'s\\n'");
    row("b'\\xff'", Kind::String, "'\xc3\xbf'");
    row("0x10", Kind::Number, "0x10");
    row("-1_000.5", Kind::Number, "-1_000.5");
    row("...", Kind::Constant, "...");
    row("True", Kind::Constant, "True");
    row("f(a, *b, c=1, **d)", Kind::Call, "f(a, *b, c=1, **d)");
    row("x[1, 'a']", Kind::Subscript, "x[1, 'a']");
    row("x[1:2]", Kind::Subscript, "x[1:2]");
    row("[1, (2,), {3}]", Kind::Sequence, "[1, (2,), {3}]");
    row("{'a': 1, **b}", Kind::Mapping, "{'a': 1, **b}");
    row("lambda x, *y, z=1: x", Kind::Lambda, "lambda x, *y, z: …");
    row("a if b else c", Kind::Conditional, "a if b else c");
    row("(a  +  # note\n b) * c", Kind::Other, "(a + b) * c");
    row("not (a or b) and c", Kind::Other, "not (a or b) and c");
    row("a ** -b ** c", Kind::Other, "a ** -b ** c");
    row("(a ** b) ** c", Kind::Other, "(a ** b) ** c");
    row("a - (b - c)", Kind::Other, "a - (b - c)");
    row("a < b is not c", Kind::Other, "a < b is not c");
    row("[x for x in y if x if z]", Kind::Other, "[x for x in y if x if z]");
    row("{k: v for k, v in d.items()}", Kind::Other, "{k: v for (k, v) in d.items()}");
    row("f'{a}  b'", Kind::Other, "f'{a} b'");
    row("x | (lambda a, /, b=1, *, c: a)", Kind::Other, "x | (lambda a, /, b=1, *, c: a)");
}

void OutlineTest::expressions()
{
    QFETCH(QByteArray, source);
    QFETCH(int, kind);
    QFETCH(QString, expected);
    const Outline outline = outlineOf("v = (" + source + ")\n");
    QCOMPARE(outline.assignments.size(), size_t(1));
    const Expression &value = outline.assignments[0].value;
    QCOMPARE(int(value.kind), kind);
    QCOMPARE(value.toString(), expected);
    if (value.kind == Expression::Kind::Call) {
        QCOMPARE(value.positionalCount(), 2);
        QCOMPARE(value.keyword(u"c")->text, u"1"_s);
        QCOMPARE(value.keyword(u"")->text, u"d"_s);
        QVERIFY(!value.keyword(u"e"));
        QVERIFY(!value.positional(2));
    }
}

void OutlineTest::digests()
{
    const auto digest = [](const QByteArray &source) { return outlineOf(source).definitions.front().digest; };
    const QByteArray plain = digest("def f(a):\n    def g():\n        return a\n    return g\n");
    QCOMPARE(plain.size(), 20);
    QCOMPARE(digest("# note\n@dec\ndef f( a ):\n    'doc'\n    def g():\n        \"\"\"doc\"\"\"\n        return (a)  "
                    "# x\n\n    return g\n"),
             plain);
    QVERIFY(digest("def f(a):\n    def g():\n        return b\n    return g\n") != plain);
    QVERIFY(digest("def f(a):\n    @dec\n    def g():\n        return a\n    return g\n") != plain);
    QVERIFY(digest("def f(a=None):\n    def g():\n        return a\n    return g\n") != plain);
    QVERIFY(digest("def h():\n    return 1\n") != digest("def h():\n    return True\n"));
    QVERIFY(digest("def h():\n    return 'a', 'b'\n") != digest("def h():\n    return 'a' + 'b'\n"));
    QCOMPARE(digest("def h():\n    return u'a'\n"), digest("def h():\n    return 'a'\n"));
}

void OutlineTest::all_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<bool>("present");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<bool>("dynamic");
    QTest::newRow("none") << QByteArray("x = 1\n") << false << QStringList() << false;
    QTest::newRow("list") << QByteArray("__all__ = ['a', 'b']\n") << true << QStringList{u"a"_s, u"b"_s} << false;
    QTest::newRow("annotated") << QByteArray("__all__: list[str] = ('a',)\n") << true << QStringList{u"a"_s} << false;
    QTest::newRow("grown")
        << QByteArray("__all__ = ['a'] + ['b']\n__all__ += ['c']\n__all__.extend(['d'])\n__all__.append('e')\n") << true
        << QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s} << false;
    QTest::newRow("other module") << QByteArray("__all__ = ['a']\n__all__ += m.__all__\n") << true
                                  << QStringList{u"a"_s} << true;
    QTest::newRow("built") << QByteArray("__all__ = list(TABLE)\n") << false << QStringList() << true;
    QTest::newRow("starred") << QByteArray("__all__ = ['a', *m.__all__]\n") << true << QStringList{u"a"_s} << true;
}

void OutlineTest::all()
{
    QFETCH(QByteArray, source);
    QFETCH(bool, present);
    QFETCH(QStringList, names);
    QFETCH(bool, dynamic);
    const Outline outline = outlineOf(source);
    QCOMPARE(outline.all.has_value(), present);
    QCOMPARE(outline.all.value_or(QStringList()), names);
    QCOMPARE(outline.allIsDynamic, dynamic);
}

void OutlineTest::lazyExports_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<bool>("closed");
    const QByteArray end = "    raise AttributeError(f'no {name}')\n";
    QTest::newRow("compare")
        << QByteArray("def __getattr__(name):\n    if name == 'A' or name in ('B', 'C'):\n        return 1\n" + end)
        << QStringList{u"A"_s, u"B"_s, u"C"_s} << true;
    QTest::newRow("table") << QByteArray("T = {'A': 1}\nT['B'] = 2\ndef __getattr__(name):\n    if name in T:\n        "
                                         "globals()[name] = T[name]()\n        return T[name]\n" +
                                         end)
                           << QStringList{u"A"_s, u"B"_s} << true;
    QTest::newRow("table built by code")
        << QByteArray(
               "T = {'A': 1}\nT.update(more())\ndef __getattr__(name):\n    if name in T:\n        return T[name]\n" +
               end)
        << QStringList{u"A"_s} << false;
    QTest::newRow("get") << QByteArray(
                                "T = {'A': 1}\ndef __getattr__(name):\n    v = T.get(name)\n    if v: return v\n" + end)
                         << QStringList{u"A"_s} << true;
    QTest::newRow("negative") << QByteArray("from . import m\nT = {'A'}\ndef __getattr__(name):\n    if name not in "
                                            "T:\n        raise AttributeError(name)\n    return getattr(m, name)\n")
                              << QStringList{u"A"_s} << true;
    QTest::newRow("any attribute")
        << QByteArray(
               "from . import m\ndef __getattr__(name):\n    if name == 'A': return getattr(m, name)\n    try:\n       "
               " return getattr(m, name)\n    except AttributeError:\n        raise AttributeError\n")
        << QStringList{u"A"_s} << false;
    QTest::newRow("any module") << QByteArray("import importlib\ndef __getattr__(name):\n    if name == 'A': return "
                                              "1\n    importlib.import_module(f'.{name}', __name__)\n" +
                                              end)
                                << QStringList{u"A"_s} << false;
    QTest::newRow("helper") << QByteArray("def __getattr__(name):\n    return find(name)\n") << QStringList() << false;
    QTest::newRow("match") << QByteArray("def __getattr__(name):\n    match name:\n        case 'A' | 'B': return 1\n" +
                                         end)
                           << QStringList{u"A"_s, u"B"_s} << true;
    QTest::newRow("never raises") << QByteArray("def __getattr__(name):\n    if name == 'A': return 1\n")
                                  << QStringList{u"A"_s} << false;
    QTest::newRow("assigned") << QByteArray("__getattr__ = lazy({})\n") << QStringList() << false;
}

void OutlineTest::lazyExports()
{
    QFETCH(QByteArray, source);
    QFETCH(QStringList, names);
    QFETCH(bool, closed);
    const Outline outline = outlineOf(source);
    QVERIFY(outline.lazy.present);
    QCOMPARE(outline.lazy.names, names);
    QCOMPARE(outline.lazy.closed, closed);
    QVERIFY(!outline.dynamicNames);
}

void OutlineTest::dynamicNames_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<bool>("dynamic");
    QTest::newRow("globals") << QByteArray("globals()[k] = 1\n") << true;
    QTest::newRow("update") << QByteArray("def f():\n    globals().update(x)\n") << true;
    QTest::newRow("module") << QByteArray("import sys\nsys.modules[__name__] = X()\n") << true;
    QTest::newRow("setattr") << QByteArray(
                                    "import sys\nme = sys.modules[__name__]\nfor k in t:\n    setattr(me, k, 1)\n")
                             << true;
    QTest::newRow("vars") << QByteArray("vars()['x'] = 1\n") << true;
    QTest::newRow("other module") << QByteArray("import sys\nsys.modules['x'] = m\nsetattr(m, 'a', 1)\n") << false;
    QTest::newRow("read") << QByteArray("x = globals()['y']\n") << false;
}

void OutlineTest::dynamicNames()
{
    QFETCH(QByteArray, source);
    QFETCH(bool, dynamic);
    QCOMPARE(outlineOf(source).dynamicNames, dynamic);
}

void OutlineTest::lines()
{
    QCOMPARE(outlineOf("").lineCount, 0);
    QCOMPARE(outlineOf("a = 1").lineCount, 1);
    QCOMPARE(outlineOf("a = 1\n\n").lineCount, 2);
    QCOMPARE(outlineOf("a = 1\r\nb = 0x2\r\n").assignments[1].value.text, u"0x2"_s);
}

void OutlineTest::largeTable()
{
    QByteArray source = "t = {";
    for (int i = 0; i < 2500; ++i)
        source += QByteArray::number(i) + ": 0, ";
    const Expression table = outlineOf(source + "}\n").assignments[0].value;
    QCOMPARE(table.items.size(), size_t(4002));
    QCOMPARE(table.items.back().text, u"…"_s);

    QByteArray deep = "x";
    for (int i = 0; i < 100; ++i)
        deep += ".a";
    const Outline outline = outlineOf("v = " + deep + "\n");
    const Expression *at = &outline.assignments[0].value;
    int depth = 0;
    for (; at->kind == Expression::Kind::Attribute; at = &at->items[0])
        ++depth;
    QCOMPARE(depth, 60);
    QCOMPARE(at->kind, Expression::Kind::Other);
}

void OutlineTest::serialization()
{
    const Outline outline = outlineOf(
        "import a.b as c\n__all__ = ['x']\n@d(1)\nclass K(B, metaclass=M):\n    y: int = 3\n"
        "    def m(self, q='\\ud800\xf0\x9f\x98\x80', *a): \n        if q: return {'k': [1, *a]}\n        m.x = 1\n"
        "        f(1)\ndef __getattr__(n):\n    if n == 'L': raise AttributeError\n");
    QVERIFY(!outline.fault);
    const auto written = [](const auto &value) {
        QByteArray result;
        QDataStream stream(&result, QDataStream::WriteOnly);
        stream << value;
        return result;
    };
    const QByteArray bytes = written(outline);
    Outline back;
    QDataStream whole(bytes);
    whole >> back;
    QVERIFY(back == outline);
    QCOMPARE(back.definitions[1].signature.parameters[1].defaultText.at(1).unicode(), char16_t(0xd800));

    // Whatever the bytes, reading ends, and never with a half-read outline.
    int refused = 0;
    for (qsizetype i = 4; i < bytes.size(); ++i) {
        for (const char change : {char(0x01), char(0x80), char(0xff)}) {
            QByteArray damaged = bytes;
            damaged[i] = char(damaged[i] ^ change);
            QDataStream stream(damaged);
            stream >> back;
            refused += stream.status() != QDataStream::Ok ? 1 : 0;
            QVERIFY(stream.status() == QDataStream::Ok || back == Outline());
        }
        QDataStream cut(bytes.left(i));
        cut >> back;
        QVERIFY(cut.status() != QDataStream::Ok && back == Outline());
    }
    QVERIFY(refused > 0);

    const Expression expression = outline.definitions[0].decorators[0];
    QDataStream expressionStream(written(expression));
    Expression expressionBack;
    expressionStream >> expressionBack;
    QVERIFY(expressionBack == expression);
}

MXW_SOURCE_TEST_MAIN(OutlineTest)
#include "tst_outline.moc"
