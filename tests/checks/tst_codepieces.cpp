// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CodePieces.h"
#include "models/checks/CopyComparison.h"
#include "models/checks/ModificationMarks.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::checks;

class CodePiecesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameCodeHoweverFormatted_data();
    void sameCodeHoweverFormatted();
    void differentCode_data();
    void differentCode();
    void parts();
    void names();
    void judgesChanges_data();
    void judgesChanges();
    void marks_data();
    void marks();
};

namespace {

CodeText read(const QByteArray &source)
{
    return readCode(source, 1, int(source.count('\n')) + 1);
}

QString textOf(const Pieces &pieces)
{
    QStringList lines;
    for (const Piece &piece : pieces)
        lines.append(u"%1 %2 %3"_s.arg(piece.line).arg(piece.depth).arg(piece.text));
    return lines.join(u'\n');
}

} // namespace

void CodePiecesTest::sameCodeHoweverFormatted_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::newRow("comments") << QByteArray("def f():\n    # why\n    return 1  # one\n")
                              << QByteArray("def f():\n    return 1\n");
    QTest::newRow("docstring") << QByteArray("def f():\n    \"\"\"Says.\n\n    more\"\"\"\n    return 1\n")
                               << QByteArray("def f():\n    return 1\n");
    QTest::newRow("wrapped call") << QByteArray("x = call(first_argument, second_argument, third=3)\n")
                                  << QByteArray(
                                         "x = call(\n    first_argument,\n    second_argument,\n    third=3,\n)\n");
    QTest::newRow("wrapped condition") << QByteArray("if alpha and beta:\n    pass\n")
                                       << QByteArray("if (\n    alpha\n    and beta\n):\n    pass\n");
    QTest::newRow("wrapped result") << QByteArray("def f():\n    return a + b\n")
                                    << QByteArray("def f():\n    return (\n        a\n        + b\n    )\n");
    QTest::newRow("continued") << QByteArray("x = a + b\n") << QByteArray("x = a + \\\n    b\n");
    QTest::newRow("quotes") << QByteArray("x = 'a'\n") << QByteArray("x = \"a\"\n");
    QTest::newRow("annotated locals") << QByteArray(
                                             "def f():\n    x: list[int | None] = []\n    self.y: int\n    z()\n")
                                      << QByteArray("def f():\n    x: list[int] = []\n    z()\n");
    QTest::newRow("indentation width") << QByteArray("def f():\n  if x:\n    y()\n")
                                       << QByteArray("def f():\n        if x:\n            y()\n");
}

void CodePiecesTest::sameCodeHoweverFormatted()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QCOMPARE(textOf(read(left).body).remove(QRegularExpression(u"(?m)^\\d+ "_s)),
             textOf(read(right).body).remove(QRegularExpression(u"(?m)^\\d+ "_s)));
    QVERIFY(sameCode(read(left).body, read(right).body));
}

void CodePiecesTest::differentCode_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::newRow("brackets that bind") << QByteArray("x = a * (b + c)\n") << QByteArray("x = a * b + c\n");
    QTest::newRow("tuple of one") << QByteArray("x = (a,)\n") << QByteArray("x = (a)\n");
    QTest::newRow("block") << QByteArray("if x:\n    y()\n    z()\n") << QByteArray("if x:\n    y()\nz()\n");
    QTest::newRow("hash in a string") << QByteArray("x = \"a # b\"\n") << QByteArray("x = \"a # c\"\n");
    QTest::newRow("quote in a string") << QByteArray("x = 'a\"#' # c\n") << QByteArray("x = 'a\"' # c\n");
    QTest::newRow("annotated fields") << QByteArray("class C:\n    x: int\n") << QByteArray("class C:\n    x: str\n");
    QTest::newRow("else of one line") << QByteArray("def f():\n    if x:\n        y()\n    else: z()\n")
                                      << QByteArray("def f():\n    if x:\n        y()\n    else: w()\n");
    QTest::newRow("operator") << QByteArray("x = a ** b\n") << QByteArray("x = a * b\n");
    QTest::newRow("nested list") << QByteArray("x = f(some_long_name, g(another_name, third_long_name))\n")
                                 << QByteArray("x = f(some_long_name, g(another_name), third_long_name)\n");
}

void CodePiecesTest::differentCode()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QVERIFY2(!sameCode(read(left).body, read(right).body), qPrintable(textOf(read(left).body)));
}

void CodePiecesTest::parts()
{
    const CodeText code = read("@functools.cache\n"
                               "@triton.autotune(\n"
                               "    configs=[Config({'B': b}, num_warps=w) for b in [1, 2] for w in WARPS],\n"
                               "    key=['A'],\n"
                               ")\n"
                               "def kernel(\n    a: int,\n) -> dict[str, int]:\n"
                               "    x = tl.load(pointer + offset, mask=mask, other=0.0)\n"
                               "    @inner\n"
                               "    def g(): return x[:, None]\n");
    QCOMPARE(code.decorators.size(), size_t(2));
    QCOMPARE(code.decorators[0].name, u"functools.cache"_s);
    QCOMPARE(code.decorators[1].name, u"triton.autotune"_s);
    QVERIFY2(textOf(code.decorators[1].pieces).contains(u"3 2 for w in WARPS"_s),
             qPrintable(textOf(code.decorators[1].pieces)));
    QCOMPARE(textOf(code.body), u"9 0 x = tl . load (\n"
                                "9 1 pointer + offset\n"
                                "9 1 mask = mask\n"
                                "9 1 other = 0.0\n"
                                "10 0 @ inner\n"
                                "11 0 def g ( ) : return x [ : , None ]"_s);
}

void CodePiecesTest::names()
{
    const QStringList names =
        read("def f(a, b=DEFAULT):\n    return g(a, key=c).attribute + f'{d} {e.x}' + 'h'\n").names;
    for (const QString &name : {u"DEFAULT"_s, u"g"_s, u"c"_s, u"d"_s, u"e"_s})
        QVERIFY2(names.contains(name), qPrintable(name));
    for (const QString &name : {u"key"_s, u"attribute"_s, u"x"_s, u"h"_s})
        QVERIFY2(!names.contains(name), qPrintable(name));
}

void CodePiecesTest::judgesChanges_data()
{
    using enum UpstreamChange::Verdict;
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("copy");
    QTest::addColumn<QList<int>>("verdicts");
    const QByteArray head = "first_thing()\nsecond_thing()\n";
    const QByteArray tail = "third_thing()\nfourth_thing()\n";
    const auto with = [&](const QByteArray &middle) { return head + middle + tail; };
    const auto verdicts = [](auto... verdict) { return QList<int>{int(verdict)...}; };
    QTest::newRow("added, lacking") << with("") << with("check_input(x)\n") << with("") << verdicts(NotCarried);
    QTest::newRow("added, there") << with("") << with("check_input(x)\n") << with("check_input(x)\n")
                                  << verdicts(Carried);
    QTest::newRow("added, there and changed around")
        << with("") << with("check_input(x)\n") << with("own_code(x)\ncheck_input(x)\nmore_own_code()\n")
        << verdicts(Carried);
    QTest::newRow("removed, still there")
        << with("old_thing(x)\n") << with("") << with("old_thing(x)\n") << verdicts(NotCarried);
    QTest::newRow("removed, gone") << with("old_thing(x)\n") << with("") << with("") << verdicts(Carried);
    QTest::newRow("replaced, old") << with("call(old_way)\n") << with("call(new_way)\n") << with("call(old_way)\n")
                                   << verdicts(NotCarried);
    QTest::newRow("replaced, new") << with("call(old_way)\n") << with("call(new_way)\n") << with("call(new_way)\n")
                                   << verdicts(Carried);
    QTest::newRow("replaced, own") << with("call(old_way)\n") << with("call(new_way)\n") << with("call(own_way)\n")
                                   << verdicts(OwnWay);
    QTest::newRow("replaced, dropped") << with("call(old_way)\n") << with("call(new_way)\n") << with("")
                                       << verdicts(OwnWay);
    QTest::newRow("moved, old place") << with("moved_thing(x)\n") << head + tail + "moved_thing(x)\n"
                                      << with("moved_thing(x)\n") << verdicts(NotCarried, NotCarried);
    QTest::newRow("put into a block, lacking") << head + "if ready:\n    go_ahead()\nfinish_it()\n"
                                               << head + "if ready:\n    go_ahead()\n    finish_it()\n"
                                               << head + "if ready:\n    go_ahead()\nfinish_it()\n"
                                               << verdicts(NotCarried);
    QTest::newRow("like what stands before it, lacking")
        << with("parser.add(\n    first_argument_of_it,\n    default=some_default_value,\n)\n")
        << with("parser.add(\n    first_argument_of_it,\n    default=some_default_value,\n)\n"
                "parser.add(\n    second_argument_of_it,\n    default=some_default_value,\n)\n")
        << with("parser.add(\n    first_argument_of_it,\n    default=some_default_value,\n)\n") << verdicts(NotCarried);
    QTest::newRow("argument added to a wrapped call")
        << QByteArray("result = call(first_argument, second_argument)\nother_thing()\n")
        << QByteArray("result = call(first_argument, second_argument, third_argument)\nother_thing()\n")
        << QByteArray("result = call(\n    first_argument,\n    second_argument,\n    own=1)\nother_thing()\n")
        << verdicts(NotCarried);
}

void CodePiecesTest::judgesChanges()
{
    QFETCH(const QByteArray, base);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, copy);
    QFETCH(const QList<int>, verdicts);
    const Pieces before = read(base).body;
    const CopyComparison comparison = compareCopy(&before, read(target).body, read(copy).body);
    QVERIFY(comparison.isCopy());
    QList<int> found;
    for (const UpstreamChange &change : comparison.changes)
        found.append(int(change.verdict));
    QCOMPARE(found, verdicts);
}

void CodePiecesTest::marks_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QList<int>>("covered");
    QTest::newRow("box") << QByteArray("a\n# /--- Metax Modification ---\\\nb\n# \\--- Metax Modification ---/\nc\n")
                         << QList<int>{2, 3, 4};
    QTest::newRow("corners") << QByteArray(
                                    "a\n  # ┌--- Metax Modification ---┐\n  b\n# └--- Metax Modification ---┘\nc\n")
                             << QList<int>{2, 3, 4};
    QTest::newRow("no left edge") << QByteArray("a\n# ------Metax Patch------\\\nb\n# -----------/\nc\n")
                                  << QList<int>{2, 3, 4};
    QTest::newRow("closed without words")
        << QByteArray("# /--- metax modified ---\\ #\na\n# \\------/ #\nb\n") << QList<int>{1, 2, 3};
    QTest::newRow("behind code") << QByteArray("a\nb  # metax modify\nc\n") << QList<int>{2};
    QTest::newRow("note to a blank line") << QByteArray("a\n# NOTE(MetaX): why\nb\nc\n\nd\n") << QList<int>{2, 3, 4};
    QTest::newRow("note to a dedent") << QByteArray("if a:\n    # Note(Metax): why\n    b\nc\n") << QList<int>{2, 3};
    QTest::newRow("copyright line") << QByteArray(
                                           "# 2026 - Modified by MetaX Integrated Circuits (Shanghai) Co., Ltd.\n"
                                           "# modified by MetaX Integrated Circuits\na\n")
                                    << QList<int>{};
    QTest::newRow("rule of a header") << QByteArray("# --------\n# Note: why\n# --------\na\n") << QList<int>{};
    QTest::newRow("never closed") << QByteArray("a\n# /--- Metax Modification ---\\\nb\n\nc") << QList<int>{2, 3, 4, 5};
}

void CodePiecesTest::marks()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QList<int>, covered);
    const auto profile = inventory::Profile::load(u"vllm-metax"_s);
    QVERIFY(profile);
    const ModificationMarks marks(source, *profile);
    QList<int> found;
    for (int line = 1; line <= source.count('\n') + 1; ++line) {
        if (marks.covers(line))
            found.append(line);
    }
    QCOMPARE(found, covered);
}

QTEST_GUILESS_MAIN(CodePiecesTest)
#include "tst_codepieces.moc"
