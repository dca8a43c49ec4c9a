// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/DefinitionSketch.h"
#include "tests/source/SourceFixture.h"

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::source;
using namespace mxw::tests;

/// Definitions and statements are read off the bytes as the parser would read them.
class DefinitionSketchTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesWithTheParser_data();
    void agreesWithTheParser();
    void survivesWhatDoesNotParse();
    void statements_data();
    void statements();

private:
    WorkerPool m_pool;
};

void DefinitionSketchTest::agreesWithTheParser_data()
{
    QTest::addColumn<QByteArray>("source");
    const auto row = [](const char *name, const char *source) { QTest::newRow(name) << QByteArray(source); };
    row("empty", "");
    row("module", "import a\n\ndef f(x):\n    return x\n\n\nclass C(B):\n    k = 1\n\n"
                  "    def m(self):\n        pass\n\n    async def n(self): pass\nx = 1\n");
    row("decorators", "@a\n@b(\n    1,\n)\ndef f():\n    pass\n@c\nclass D:\n    @d\n    def m(self): ...\n");
    row("comments after the end", "def f():\n    pass\n    # still\n# not\n\ndef g():\n    pass\n");
    row("nested functions", "def f():\n    def g():\n        class C:\n            def m(self): pass\n    return g\n"
                            "class D:\n    class E:\n        def m(self):\n            def n(): pass\n");
    row("conditions", "if a:\n    def f(): pass\nelse:\n    class f:\n        def m(self): pass\n");
    row("strings that look like code", "s = '''\ndef f():\n    pass\n'''\nclass C:\n    \"\"\"\n    def m(self):\n"
                                       "    \"\"\"\n    x = 1\n");
    row("long heads and tails", "def f(\n    a,\n    b=(1,\n       2),\n):\n    return [\n1,\n    ]\nx = 2\n");
    row("names that begin alike", "definitely = 1\nclassy = 2\nasync_def = 3\n");
    row("Windows line ends", "class C:\r\n    def m(self):\r\n        pass\r\n\r\nx = 1\r\n");
}

void DefinitionSketchTest::agreesWithTheParser()
{
    QFETCH(QByteArray, source);
    const auto parsed = parse(m_pool, source);
    QVERIFY(parsed && !parsed->outline.fault);
    QStringList expected;
    std::vector<bool> inFunction;
    for (const Definition &definition : parsed->outline.definitions) {
        const bool inside =
            definition.scope != ModuleScope &&
            (inFunction[size_t(definition.scope)] || !parsed->outline.definitions[size_t(definition.scope)].isClass());
        inFunction.push_back(inside);
        if (!inside)
            expected.append(
                u"%1 %2 %3"_s.arg(definition.qualifiedName).arg(definition.firstLine - 1).arg(definition.endLine));
    }
    QStringList actual;
    for (const SketchedDefinition &definition : sketchDefinitions(source))
        actual.append(u"%1 %2 %3"_s.arg(definition.name).arg(definition.begin).arg(definition.end));
    QCOMPARE(actual.join(u'\n'), expected.join(u'\n'));
}

void DefinitionSketchTest::survivesWhatDoesNotParse()
{
    for (const QByteArray &source : {QByteArray("def"), QByteArray("def (\n"), QByteArray("class C\n  def m(:\n '''"),
                                     QByteArray("\xff def f():\n"), QByteArray("@\n@\n")}) {
        const qsizetype lines = source.count('\n') + 1;
        for (const SketchedDefinition &definition : sketchDefinitions(source)) {
            QVERIFY(definition.begin <= definition.end);
            QVERIFY(definition.end <= lines);
        }
        QVERIFY(sameStatements(source, source));
    }
}

void DefinitionSketchTest::statements_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *name, const char *a, const char *b, bool same) {
        QTest::newRow(name) << QByteArray(a) << QByteArray(b) << same;
    };
    const char *plain = "def f(x):\n    return g(x, 1)\n";
    row("comment", plain, "# why\ndef f(x):  # of x\n    return g(x, 1)\n", true);
    row("docstring", plain, "def f(x):\n    \"\"\"Says\n    so.\"\"\"\n    return g(x, 1)\n", true);
    row("layout", plain, "\n\ndef f( x ):\n    return g(\n        x,\n        1)\n", true);
    row("value", plain, "def f(x):\n    return g(x, 2)\n", false);
    row("string that counts", "x = 'a'\n", "x = 'b'\n", false);
    row("further statement", plain, "def f(x):\n    return g(x, 1)\nx = 1\n", false);
    row("block", "if a:\n    b()\n    c()\n", "if a:\n    b()\nc()\n", false);
}

void DefinitionSketchTest::statements()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QTEST(sameStatements(a, b), "same");
}

MXW_SOURCE_TEST_MAIN(DefinitionSketchTest)
#include "tst_definitionsketch.moc"
