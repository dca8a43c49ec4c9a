// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DefinitionText.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::source;

class DefinitionTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void finds_data();
    void finds();
    void sameCode_data();
    void sameCode();
    void otherCode_data();
    void otherCode();
    void words();
};

void DefinitionTextTest::finds_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected"); ///< kind and header; empty for nothing
    const auto row = [](const char *what, const QByteArray &source, const QString &name, const QString &expected) {
        QTest::newRow(what) << source << name << expected;
    };
    row("function", "x = 1\ndef f(a, b=1):\n    return a\n", u"f"_s, u"function def f(a,b=1)"_s);
    row("none", "def g():\n    f()\n", u"f"_s, {});
    row("async, annotated", "async def f(\n    a: int,  # why\n) -> dict[str, int]: ...\n", u"f"_s,
        u"function async def f(a:int)->dict[str,int]"_s);
    row("class", "class A(B, metaclass=M):\n    pass\n", u"A"_s, u"class class A(B,metaclass=M)"_s);
    row("method", "class A:\n    def f(self): ...\ndef f(x): ...\n", u"A.f"_s, u"function def f(self)"_s);
    row("function beside a method", "class A:\n    def f(self): ...\ndef f(x): ...\n", u"f"_s, u"function def f(x)"_s);
    row("method of another class", "class B:\n    def f(self): ...\n", u"A.f"_s, {});
    row("inner function is none of the module", "def outer():\n    def f(): ...\n", u"f"_s, {});
    row("under conditions", "if a:\n    try:\n        def f(): ...\n    except E:\n        pass\n", u"f"_s,
        u"function def f()"_s);
    row("branches", "if a:\n    def f(x): ...\nelse:\n    def f(y): ...\n", u"f"_s, u"function def f(x) | def f(y)"_s);
    row("value", "A = 1\n", u"A"_s, u"value A=1"_s);
    row("annotation", "class A:\n    b: int\n", u"A.b"_s, u"value b:int"_s);
    row("comparison is no value", "A == 1\n", u"A"_s, {});
    row("else is no annotation", "if a:\n    pass\nelse:\n    pass\n", u"else"_s, {});
    row("stored on self", "class A:\n    def f(self):\n        self.b = 1\n", u"A.b"_s, u"value self.b=1"_s);
    row("used on self", "class A:\n    def f(self):\n        self.b.c()\n", u"A.b"_s, {});
    row("only in a string", "x = '''\ndef f(): ...\n'''\n", u"f"_s, {});
    row("only in a comment", "# def f(): ...\n", u"f"_s, {});
    row("tabs", "class A:\n\tdef f(self): ...\n", u"A.f"_s, u"function def f(self)"_s);
    row("colon in a default", "def f(a=lambda x: {1: 2}, b: int = 3):\n    pass\n", u"f"_s,
        u"function def f(a=lambda x:{1:2},b:int=3)"_s);
    row("unclosed string", "x = 'abc\ndef f(): ...\n", u"f"_s, u"function def f()"_s);
    row("unclosed bracket swallows the rest", "x = (\ndef f(): ...\n", u"f"_s, {});
    row("empty", "", u"f"_s, {});
    row("byte order mark",
        "\xef\xbb\xbf"
        "def f(): ...\n",
        u"f"_s, u"function def f()"_s);
}

void DefinitionTextTest::finds()
{
    QFETCH(QByteArray, source);
    QFETCH(QString, name);
    const auto text = definitionText(source, name);
    QString found;
    if (text) {
        static const QStringList kinds{u"class"_s, u"function"_s, u"value"_s};
        found = kinds[int(text->kind)] + u' ' + QString::fromUtf8(text->header).chopped(1).replace(u'\n', u" | "_s);
    }
    QTEST(found, "expected");
}

void DefinitionTextTest::sameCode_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QByteArray plain = "def f(a, b):\n    x = [a, b]\n    return x\n";
    QTest::newRow("comment") << plain << QByteArray("def f(a, b):  # new\n    # why\n    x = [a, b]\n\n    return x\n");
    QTest::newRow("docstring")
        << plain << QByteArray("def f(a, b):\n    \"\"\"Says.\n\n  more\n    \"\"\"\n    x = [a, b]\n    return x\n");
    QTest::newRow("broken lines")
        << plain << QByteArray("def f(\n    a,\n    b,\n):\n    x = [\n        a,\n        b,\n    ]\n    return x\n");
    QTest::newRow("backslash") << plain << QByteArray("def f(a, b):\n    x = \\\n        [a, b]\n    return x\n");
    QTest::newRow("code around it") << plain << QByteArray("import a\n" + plain + "def g(): ...\n");
    QTest::newRow("moved under a condition")
        << plain << QByteArray("if a:\n    def f(a, b):\n        x = [a, b]\n        return x\n");
    QTest::newRow("line ends") << plain << QByteArray(plain).replace("\n", "\r\n");
}

void DefinitionTextTest::sameCode()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QVERIFY(definitionText(before, u"f"_s));
    QCOMPARE(definitionText(before, u"f"_s)->code, definitionText(after, u"f"_s).value_or(DefinitionText()).code);
}

void DefinitionTextTest::otherCode_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QByteArray plain = "def f(a):\n    if a:\n        return ' x'\n";
    QTest::newRow("indentation") << plain << QByteArray("def f(a):\n    if a:\n        pass\n    return ' x'\n");
    QTest::newRow("blank in a string") << plain << QByteArray("def f(a):\n    if a:\n        return '  x'\n");
    QTest::newRow("comment sign in a string") << plain << QByteArray("def f(a):\n    if a:\n        return ' x # y'\n");
    QTest::newRow("decorator") << plain << QByteArray("@cached\n" + plain);
    QTest::newRow("other branch") << plain << QByteArray(plain + "def f(b): ...\n");
    QTest::newRow("body string") << plain << QByteArray("def f(a):\n    if a:\n        'x'\n        return ' x'\n");
}

void DefinitionTextTest::otherCode()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QVERIFY(definitionText(before, u"f"_s) && definitionText(after, u"f"_s));
    QVERIFY(definitionText(before, u"f"_s)->code != definitionText(after, u"f"_s)->code);
}

void DefinitionTextTest::words()
{
    QVERIFY(mentionsWord("a, name", "name"));
    QVERIFY(mentionsWord("names; name(", "name"));
    QVERIFY(!mentionsWord("names my_name name2", "name"));
    QVERIFY(!mentionsWord("", "name"));
}

QTEST_GUILESS_MAIN(DefinitionTextTest)
#include "tst_definitiontext.moc"
