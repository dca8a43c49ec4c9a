// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OperatorSchemas.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::source;

namespace {

/// "library.name[.overload]:line schema" per operator, then "library …" per open one.
QString print(const FoundOperators &found)
{
    QStringList lines;
    for (const Operator &op : found.operators) {
        const QString overload = op.overload.isEmpty() ? QString() : QString(u'.' + op.overload);
        lines.append(u"%1.%2%3:%4 %5"_s.arg(op.library, op.name, overload).arg(op.line).arg(op.schema));
    }
    for (const QString &library : found.openLibraries)
        lines.append(library + u" …"_s);
    return lines.join(u" | "_s);
}

OperatorConventions conventions()
{
    OperatorConventions result;
    result.registrars = {{u"register_op"_s, u"op_name"_s, u"target_lib"_s, u"vllm"_s}};
    return result;
}

} // namespace

class OperatorSchemasTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cpp_data();
    void cpp();
    void python_data();
    void python();
    void table();
};

void OperatorSchemasTest::cpp_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *what, const QByteArray &source, const QString &expected) {
        QTest::newRow(what) << source << expected;
    };
    row("block", "TORCH_LIBRARY(ns, m) {\n  m.def(\"f(Tensor a) -> Tensor\");\n}\n", u"ns.f:2 f(Tensor a) -> Tensor"_s);
    row("stable fragment", "STABLE_TORCH_LIBRARY_FRAGMENT(_C, ops) {\n  ops.def(\n    \"f(int a) -> ()\");\n}\n",
        u"_C.f:2 f(int a) -> ()"_s);
    row("extension name", "TORCH_LIBRARY_EXPAND(TORCH_EXTENSION_NAME, ops) { ops.def(\"f() -> ()\"); }",
        u"_ext.f:1 f() -> ()"_s);
    row("joined name", "TORCH_LIBRARY_EXPAND(CONCAT(TORCH_EXTENSION_NAME, _cache_ops), c) { c.def(\"f() -> ()\"); }",
        u"_ext_cache_ops.f:1 f() -> ()"_s);
    row("joined strings",
        "TORCH_LIBRARY(ns, m) {\n  m.def(\n      \"f(Tensor a,\"  // why\n      \"  int b) -> Tensor\");\n}\n",
        u"ns.f:2 f(Tensor a, int b) -> Tensor"_s);
    row("raw string", "TORCH_LIBRARY(ns, m) {\n  m.def(R\"x(f(Tensor a)\n -> \"Tensor\")x\");\n}\n",
        u"ns.f:2 f(Tensor a) -> \"Tensor\""_s);
    row("overload", "TORCH_LIBRARY(ns, m) { m.def(\"f.out(Tensor a) -> ()\"); }",
        u"ns.f.out:1 f.out(Tensor a) -> ()"_s);
    row("with implementation", "TORCH_LIBRARY(ns, m) { m.def(\"f\", &f); m.def(\"g(int a) -> int\", {\"tag\"}); }",
        u"ns.f:1 f | ns.g:1 g(int a) -> int"_s);
    row("schema object", "TORCH_LIBRARY(ns, m) { m.def(torch::schema(\"f() -> ()\")); }", u"ns.f:1 f() -> ()"_s);
    row("qualified name", "TORCH_LIBRARY_FRAGMENT(ns, m) { m.def(\"other::f() -> ()\"); }",
        u"other.f:1 other::f() -> ()"_s);
    row("either branch",
        "TORCH_LIBRARY(ns, m) {\n#ifdef A\n  m.def(\"f() -> ()\");\n#else\n  m.def(\"g() -> ()\");\n#endif\n}\n",
        u"ns.f:3 f() -> () | ns.g:5 g() -> ()"_s);
    row("brackets in strings and signs",
        "TORCH_LIBRARY(ns, m) {\n  if (c == '}') g(\"}\");\n  m.def(\"f() -> ()\");\n}\n", u"ns.f:3 f() -> ()"_s);
    row("two blocks",
        "TORCH_LIBRARY(a, m) { m.def(\"f() -> ()\"); }\nTORCH_LIBRARY_FRAGMENT(b, m) { m.def(\"f() -> ()\"); }",
        u"a.f:1 f() -> () | b.f:2 f() -> ()"_s);
    row("commented out", "TORCH_LIBRARY(ns, m) {\n  // m.def(\"f() -> ()\");\n  /* m.def(\"g() -> ()\"); */\n}\n", {});
    row("commented block", "// TORCH_LIBRARY(ns, m) {\nvoid x() { m.def(\"f() -> ()\"); }\n", {});
    row("implementations define nothing",
        "TORCH_LIBRARY_IMPL(ns, CUDA, m) { m.impl(\"f\", &f); m.def(\"g() -> ()\"); }", {});
    row("macro definition",
        "#define TORCH_LIBRARY_EXPAND(NAME, M) \\\n  TORCH_LIBRARY(NAME, M)\nvoid f() { m.def(\"x\"); }", {});
    row("other variable", "TORCH_LIBRARY(ns, m) { other.def(\"f() -> ()\"); ops.m_def(\"g\"); }", {});
    row("name from a variable", "TORCH_LIBRARY(ns, m) { m.def(name); }", u"ns …"_s);
    row("unclosed", "TORCH_LIBRARY(ns, m) {\n  m.def(\"f(", u"ns.f:2 f("_s);
    row("nothing after the macro", "TORCH_LIBRARY(ns", {});
    row("empty", "", {});
}

void OperatorSchemasTest::cpp()
{
    QFETCH(QByteArray, source);
    QTEST(print(operatorsOfCpp(source, u"csrc/a.cpp"_s, u"_ext"_s)), "expected");
}

void OperatorSchemasTest::python_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *what, const QByteArray &source, const QString &expected) {
        QTest::newRow(what) << source << expected;
    };
    row("keyword", "register_op(\n    op_name=\"f\",\n    op_func=f,\n)\n", u"vllm.f:1 f"_s);
    row("positional", "def g():\n    register_op('f', f)\n", u"vllm.f:2 f"_s);
    row("through a module", "utils.register_op(op_name='f')\n", u"vllm.f:1 f"_s);
    row("definition of the registrar", "def register_op(op_name, op_func): ...\n", {});
    row("commented out", "# register_op(op_name='f')\n", {});
    row("other function", "deregister_op(op_name='f')\n", {});
    row("library of its own", "lib = Library(\"mine\", \"FRAGMENT\")\nregister_op(op_name='f', target_lib=lib)\n",
        u"mine.f:2 f"_s);
    row("made its own",
        "lib = torch.library.Library('mine', 'DEF')\n"
        "register_op = functools.partial(register_op, target_lib=lib)\nregister_op(op_name='f')\n",
        u"mine.f:3 f"_s);
    row("name at run time, own library",
        "lib = Library(\"mine\", \"FRAGMENT\")\nregister_op(op_name=n, target_lib=lib)\n", u"mine …"_s);
    row("name at run time", "for n in ('f', 'g'):\n    register_op(op_name=n, op_func=x)\n",
        u"vllm.f:2 f | vllm.g:2 g"_s);
    row("custom_op", "@torch.library.custom_op(\"ns::f\", mutates_args=())\ndef f(): ...\n", u"ns.f:1 f"_s);
    row("custom_op, bare", "@custom_op(name='ns::f')\ndef f(): ...\n", u"ns.f:1 f"_s);
    row("triton_op", "@triton_op('ns::f', mutates_args={})\ndef f(): ...\n", u"ns.f:1 f"_s);
    row("a fake is no operator", "@torch.library.register_fake('ns::f')\ndef f(): ...\n", {});
    row("define", "torch.library.define('ns::f', '(Tensor a) -> Tensor')\n", u"ns.f:1 f"_s);
    row("define on a library", "lib = Library('ns', 'DEF')\nlib.define('f.out(Tensor a) -> ()')\n",
        u"ns.f.out:2 f.out(Tensor a) -> ()"_s);
    row("define on an implementation library", "lib = Library('aten', 'IMPL')\nlib.define('f() -> ()')\n", {});
    row("define on self", "self.lib: Library = Library('ns', 'DEF')\nself.lib.define(name + schema)\n", u"ns …"_s);
    row("define of something else", "config.define('f')\n", {});
}

void OperatorSchemasTest::python()
{
    QFETCH(QByteArray, source);
    OperatorLibraries libraries;
    addOperatorLibraries(source, libraries);
    QTEST(print(operatorsOfPython(source, u"a.py"_s, conventions(), libraries)), "expected");
}

void OperatorSchemasTest::table()
{
    FoundOperators found = operatorsOfCpp("TORCH_LIBRARY(ns, m) { m.def(\"b() -> ()\"); m.def(\"a.x() -> ()\"); "
                                          "m.def(\"a.y() -> ()\"); m.def(n); }",
                                          u"a.cpp"_s, {});
    found.append(operatorsOfCpp("TORCH_LIBRARY(other, m) { m.def(\"b() -> ()\"); m.def(n); }", u"b.cpp"_s, {}));
    const OperatorTable table(found);
    QCOMPARE(table.names(u"ns"_s), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(table.libraries(), (QStringList{u"ns"_s, u"other"_s}));
    QVERIFY(table.isOpen(u"other"_s) && !table.isOpen(u"none"_s));
    QVERIFY(table.find(u"other"_s, u"b"_s) && !table.find(u"other"_s, u"a"_s));
    QCOMPARE(table.find(u"ns"_s, u"a"_s)->overload, u"x"_s);
}

QTEST_GUILESS_MAIN(OperatorSchemasTest)
#include "tst_operatorschemas.moc"
