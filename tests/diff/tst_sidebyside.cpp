// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/SideBySide.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::diff;
using mxw::git::Whitespace;

namespace {

Side side(const QByteArray &bytes)
{
    return {SideState::Present, u"title"_s, bytes};
}

/// "3:text", what differs in [brackets]; "-" when the row has no such line.
QString cell(const QStringList &lines, int line, const std::vector<Span> &spans)
{
    if (line < 0)
        return u"-"_s;
    QString text = lines[line];
    for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
        text.insert(span->start + span->length, u']');
        text.insert(span->start, u'[');
    }
    return QString::number(line) + u':' + text;
}

/// One row a line: its kind (= ~ - +), the left cell, the right cell; an empty line is no row.
QString print(const SideBySide &result)
{
    const QString marks = u"=~-+"_s;
    QString text;
    for (const Row &row : result.rows) {
        text += marks[static_cast<int>(row.kind)] + u" "_s + cell(result.left, row.leftLine, row.leftSpans) + u" | " +
                cell(result.right, row.rightLine, row.rightSpans) + u'\n';
    }
    return text;
}

QByteArray numbered(int count, const QByteArray &word)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += word + QByteArray::number(i) + '\n';
    return text;
}

} // namespace

class TestSideBySide : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rows_data();
    void rows();
    void differences();
    void missingSides();
    void notComparable_data();
    void notComparable();
    void slices();
    void tooManyLines();
    void hugeRun();
    void longLine();
    void stopped();
    void rowOfLine();
};

void TestSideBySide::rows_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<int>("whitespace");
    QTest::addColumn<QString>("expected");
    const int exact = static_cast<int>(Whitespace::Exact);
    const int trailing = static_cast<int>(Whitespace::IgnoreTrailing);
    const int all = static_cast<int>(Whitespace::IgnoreAll);

    QTest::newRow("equal") << "a\nb\n"_ba
                           << "a\nb\n"_ba << exact << u"= 0:a | 0:a\n= 1:b | 1:b\n"_s;
    QTest::newRow("both empty") << ""_ba
                                << ""_ba << exact << u""_s;
    QTest::newRow("left empty") << ""_ba
                                << "a\nb"_ba << exact << u"+ - | 0:a\n+ - | 1:b\n"_s;
    QTest::newRow("right empty") << "a\n"_ba
                                 << ""_ba << exact << u"- 0:a | -\n"_s;
    QTest::newRow("word") << "def f(self, x):\n"_ba
                          << "def f(self, y):\n"_ba << exact << u"~ 0:def f(self, [x]): | 0:def f(self, [y]):\n"_s;
    QTest::newRow("identifier is one word")
        << "use_fp8 = 1\n"_ba
        << "use_fp16 = 1\n"_ba << exact << u"~ 0:[use_fp8] = 1 | 0:[use_fp16] = 1\n"_s;
    QTest::newRow("number is one word") << "x = 0x1F + 1.25\n"_ba
                                        << "x = 0x2F + 1.5\n"_ba << exact
                                        << u"~ 0:x = [0x1F] + [1.25] | 0:x = [0x2F] + [1.5]\n"_s;
    QTest::newRow("argument added") << "call(a, b)\n"_ba
                                    << "call(a, scale, b)\n"_ba << exact
                                    << u"~ 0:call(a, b) | 0:call(a, [scale, ]b)\n"_s;
    QTest::newRow("unlike lines are compared too") << "foo()\n"_ba
                                                   << "return bar\n"_ba << exact << u"~ 0:[foo()] | 0:[return bar]\n"_s;
    QTest::newRow("inserted before a changed line")
        << "x = compute(alpha, beta)\nend\n"_ba
        << "import os\nx = compute(alpha, gamma)\nend\n"_ba << exact
        << u"+ - | 0:import os\n~ 0:x = compute(alpha, [beta]) | 1:x = compute(alpha, [gamma])\n= 1:end | 2:end\n"_s;
    QTest::newRow("removed before a changed line")
        << "assert ready\nresult = run(model, tokens)\n"_ba
        << "result = run(model, tokens, cache)\n"_ba << exact
        << u"- 0:assert ready | -\n~ 1:result = run(model, tokens) | 0:result = run(model, tokens[, cache])\n"_s;
    QTest::newRow("order is kept")
        << "first_value = load(one)\nsecond_value = store(two)\n"_ba
        << "second_value = store(zwei)\nfirst_value = load(eins)\n"_ba << exact
        << u"- 0:first_value = load(one) | -\n~ 1:second_value = store([two]) | 0:second_value = store([zwei])\n"
           "+ - | 1:first_value = load(eins)\n"_s;
    QTest::newRow("indentation counts") << "if a:\n    b\n"_ba
                                        << "if a:\n        b\n"_ba << trailing
                                        << u"= 0:if a: | 0:if a:\n~ 1:[    ]b | 1:[        ]b\n"_s;
    QTest::newRow("trailing ignored") << "a  \r\nb x\n"_ba
                                      << "a\nb y  \n"_ba << trailing << u"= 0:a   | 0:a\n~ 1:b [x] | 1:b [y]  \n"_s;
    QTest::newRow("all ignored") << "f( a )\ng( b )\n"_ba
                                 << "f(a)\ng(c)\n"_ba << all << u"= 0:f( a ) | 0:f(a)\n~ 1:g( [b] ) | 1:g([c])\n"_s;
    QTest::newRow("line ends differ") << "a\r\n"_ba
                                      << "a\n"_ba << exact << u"~ 0:a | 0:a\n"_s;
    QTest::newRow("no newline at the end") << "a\nb"_ba
                                           << "a\nb\n"_ba << exact << u"= 0:a | 0:a\n~ 1:b | 1:b\n"_s;
    QTest::newRow("not ASCII") << u"s = \"é\" # 模型\n"_s.toUtf8() << u"s = \"è\" # 模型\n"_s.toUtf8() << exact
                               << u"~ 0:s = \"[é]\" # 模型 | 0:s = \"[è]\" # 模型\n"_s;
    QTest::newRow("surrogates stay whole")
        << u"x🙂y\n"_s.toUtf8() << u"x🙃y\n"_s.toUtf8() << exact << u"~ 0:x[🙂]y | 0:x[🙃]y\n"_s;
    QTest::newRow("not UTF-8") << "a\xff\xfe b\n"_ba
                               << "a\xff\xfe c\n"_ba << exact << u"~ 0:a\uFFFD\uFFFD [b] | 0:a\uFFFD\uFFFD [c]\n"_s;
}

void TestSideBySide::rows()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QFETCH(const int, whitespace);
    QFETCH(const QString, expected);
    const SideBySide result = compare(side(left), side(right), static_cast<Whitespace>(whitespace));
    QCOMPARE(print(result), expected);
}

void TestSideBySide::differences()
{
    const SideBySide result = compare(side("a\nb\nc\nd\ne\n"), side("a\nB\nc\nd\nd2\ne\nf\n"));
    const std::vector<Difference> expected{{1, 1}, {4, 1}, {6, 1}};
    QCOMPARE(result.differences, expected);
    QVERIFY(compare(side("a\n"), side("a\n")).differences.empty());
}

void TestSideBySide::missingSides()
{
    const SideBySide added = compare({SideState::Absent, u"none"_s, {}}, side("a\nb\n"));
    QCOMPARE(added.leftState, SideState::Absent);
    QCOMPARE(print(added), u"+ - | 0:a\n+ - | 1:b\n"_s);
    QCOMPARE(added.leftTitle, u"none"_s);
    const SideBySide removed = compare(side("a\n"), {SideState::Absent, {}, {}});
    QCOMPARE(print(removed), u"- 0:a | -\n"_s);
    QVERIFY(compare({SideState::Absent, {}, {}}, {SideState::Absent, {}, {}}).rows.empty());
}

void TestSideBySide::notComparable_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("expected");
    const auto add = [](const char *name, SideState state, const QByteArray &bytes, SideState expected) {
        QTest::newRow(name) << static_cast<int>(state) << bytes << static_cast<int>(expected);
    };
    add("not present", SideState::NotPresent, {}, SideState::NotPresent);
    add("unreadable", SideState::Unreadable, {}, SideState::Unreadable);
    add("too large", SideState::TooLarge, {}, SideState::TooLarge);
    add("binary", SideState::Present, QByteArray("a\0b\n", 4), SideState::NotText);
}

void TestSideBySide::notComparable()
{
    QFETCH(const int, state);
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, expected);
    // The text of the other side is shown, and is not called added.
    const SideBySide result = compare({static_cast<SideState>(state), {}, bytes}, side("a\nb\n"));
    QCOMPARE(static_cast<int>(result.leftState), expected);
    QCOMPARE(print(result), u"= - | 0:a\n= - | 1:b\n"_s);
    QVERIFY(result.differences.empty());
    QVERIFY(result.left.isEmpty());
}

void TestSideBySide::slices()
{
    const QByteArray left = "import a\n\ndef f():\n    return 1\n\ndef g():\n    pass\n";
    const QByteArray right = "def f():\n    return 2\n";
    const SideBySide result = compareSlices(side(left), {2, 4}, side(right), {0, 2});
    QCOMPARE(print(result), u"= 2:def f(): | 0:def f():\n~ 3:    return [1] | 1:    return [2]\n"_s);
    QCOMPARE(result.left.size(), 7);

    QCOMPARE(print(compareSlices(side(left), {5, -1}, side(right), {0, 0})), u"- 5:def g(): | -\n- 6:    pass | -\n"_s);
    QCOMPARE(print(compareSlices(side("a\n"), {7, 90}, side("a\n"), {-3, 90})), u"+ - | 0:a\n"_s);
    QVERIFY(compareSlices(side("a\n"), {1, 0}, side("a\n"), {5, 2}).rows.empty());
}

void TestSideBySide::tooManyLines()
{
    const QByteArray text = QByteArray("x\n").repeated(SideBySide::MaximumLines + 5);
    const SideBySide result = compare(side(text), side(text));
    QCOMPARE(result.leftState, SideState::TooLarge);
    QCOMPARE(result.left.size(), SideBySide::MaximumLines);
    QCOMPARE(static_cast<int>(result.rows.size()), SideBySide::MaximumLines);
    QVERIFY(result.differences.empty());
}

void TestSideBySide::hugeRun()
{
    // Every line differs: paired by position, words still marked.
    const SideBySide result = compare(side(numbered(20'000, "left ")), side(numbered(20'001, "right ")));
    QCOMPARE(static_cast<int>(result.rows.size()), 20'001);
    QCOMPARE(result.rows[777].leftLine, 777);
    QCOMPARE(result.rows[777].rightLine, 777);
    QCOMPARE(result.rows[777].leftSpans, (std::vector<Span>{{0, 4}}));
    QCOMPARE(result.rows.back().kind, RowKind::Added);
}

void TestSideBySide::longLine()
{
    const QByteArray middle = QByteArray("a, ").repeated(20'000);
    const QByteArray other = QByteArray("b, ").repeated(20'000);
    const SideBySide result = compare(side("[" + middle + "]\n"), side("[" + other + "]\n"));
    QCOMPARE(static_cast<int>(result.rows.size()), 1);
    QCOMPARE(result.rows[0].leftSpans.front().start, 1);
    QCOMPARE(result.rows[0].rightSpans.back().start + result.rows[0].rightSpans.back().length,
             static_cast<int>(other.size()) - 1);
}

void TestSideBySide::stopped()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(compare(side("a\n"), side("b\n"), Whitespace::Exact, source.get_token()).rows.empty());
}

void TestSideBySide::rowOfLine()
{
    const SideBySide result = compare(side("a\nb\nc\n"), side("new\na\nc\n"));
    QCOMPARE(print(result), u"+ - | 0:new\n= 0:a | 1:a\n- 1:b | -\n= 2:c | 2:c\n"_s);
    QCOMPARE(result.rowOfLeftLine(2), 3);
    QCOMPARE(result.rowOfRightLine(1), 1);
    QCOMPARE(result.rowOfLeftLine(3), -1);
    QCOMPARE(result.rowOfRightLine(-1), -1);
}

QTEST_GUILESS_MAIN(TestSideBySide)
#include "tst_sidebyside.moc"
