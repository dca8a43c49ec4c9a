// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/ThreeWayRows.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::diff;

namespace {

ThreeWaySide made(const QByteArray &bytes, std::vector<NamedRange> definitions = {}, Slice slice = {})
{
    return {{SideState::Present, {}, bytes}, slice, std::move(definitions)};
}

/// "letter left|right" per row; "=" for rows without a difference, "?" for one without origin.
QString textOf(const SideBySide &comparison)
{
    QStringList lines;
    for (const Row &row : comparison.rows) {
        QString letter = row.kind == RowKind::Same ? u"="_s : u"?"_s;
        if (row.origin == Origin::UpstreamNew)
            letter = u"U"_s;
        else if (row.origin == Origin::Local)
            letter = row.annotated ? u"L"_s : u"L!"_s;
        else if (row.origin == Origin::Both)
            letter = u"B"_s;
        lines.append(
            u"%1 %2|%3"_s.arg(letter, comparison.left.value(row.leftLine), comparison.right.value(row.rightLine)));
    }
    return lines.join(u'\n');
}

QString compared(const QByteArray &base, const QByteArray &left, const QByteArray &right)
{
    const auto annotated = [&left](int begin, int end) {
        const QByteArrayList lines = left.split('\n');
        return lines.mid(begin, end - begin).join().contains("NOTE");
    };
    return textOf(compareThreeWay(made(base), made(left), made(right), annotated));
}

} // namespace

/// Every differing row says where its difference comes from (DESIGN §7).
class ThreeWayRowsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void origins_data();
    void origins();
    void rowsOfOneOriginAreOneDifference();
    void movedDefinitions();
    void slicesKeepTheLineNumbersOfTheFile();
    void withoutBaseThereAreNoOrigins();
    void stopped();
};

void ThreeWayRowsTest::origins_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *base, const char *left, const char *right,
                        const QString &expected) {
        QTest::newRow(name) << QByteArray(base) << QByteArray(left) << QByteArray(right) << expected;
    };
    row("all the same", "a\nb\n", "a\nb\n", "a\nb\n", u"= a|a\n= b|b"_s);
    row("missed change", "a\nb\nc\n", "a\nb\nc\n", "a\nB\nc\n", u"= a|a\nU b|B\n= c|c"_s);
    row("missed addition", "a\nc\n", "a\nc\n", "a\nb\nc\n", u"= a|a\nU |b\n= c|c"_s);
    row("missed removal", "a\nb\nc\n", "a\nb\nc\n", "a\nc\n", u"= a|a\nU b|\n= c|c"_s);
    row("local", "a\nb\nc\n", "a\nx\nc\n", "a\nb\nc\n", u"= a|a\nL! x|b\n= c|c"_s);
    row("local with a note", "a\nb\nc\n", "a\nb # NOTE\nc\n", "a\nb\nc\n", u"= a|a\nL b # NOTE|b\n= c|c"_s);
    row("both", "a\nb\nc\n", "a\nb1\nc\n", "a\nb2\nc\n", u"= a|a\nB b1|b2\n= c|c"_s);
    row("merged already", "a\nb\nc\n", "a\ny\nc\n", "a\ny\nc\n", u"= a|a\n= y|y\n= c|c"_s);
}

void ThreeWayRowsTest::origins()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(QString, expected);
    // Lines that look nothing alike stand below each other, not beside: only what they are matters here.
    QString actual = compared(base, left, right);
    actual.replace(u"L! x|\nL! |b"_s, u"L! x|b"_s).replace(u"U b|\nU |B"_s, u"U b|B"_s);
    QCOMPARE(actual, expected);
}

void ThreeWayRowsTest::rowsOfOneOriginAreOneDifference()
{
    const SideBySide result =
        compareThreeWay(made("a\nb 1\nc 1\nd\n"), made("a\nb 1\nc 2\nd\n"), made("a\nb 2\nc 1\nd\n"), {});
    QCOMPARE(textOf(result), u"= a|a\nU b 1|b 2\nL! c 2|c 1\n= d|d"_s);
    QCOMPARE(result.differences, (std::vector<Difference>{{1, 1}, {2, 1}}));
}

void ThreeWayRowsTest::movedDefinitions()
{
    const QByteArray f = "def f():\n    one = 1\n    two = 2\n    return one + two\n";
    const QByteArray g = "def g():\n    red = 1\n    blue = 2\n    return red + blue\n";
    QByteArray changed = f;
    changed.replace("two = 2", "two = 3");
    const std::vector<NamedRange> asBefore{{u"f"_s, 0, 4}, {u"g"_s, 4, 8}};
    const std::vector<NamedRange> turned{{u"g"_s, 0, 4}, {u"f"_s, 4, 8}};
    const SideBySide result =
        compareThreeWay(made(f + g, asBefore), made(f + g, asBefore), made(g + changed, turned), {});
    // Each definition stands beside its like; one line differs, and both sides find their rows.
    QCOMPARE(result.differences.size(), 1U);
    const Row &row = result.rows[size_t(result.differences[0].firstRow)];
    QCOMPARE(row.leftLine, 2);
    QCOMPARE(row.rightLine, 6);
    QCOMPARE(row.origin, Origin::UpstreamNew);
    for (int line = 0; line < 8; ++line) {
        QCOMPARE(result.rows[size_t(result.rowOfLeftLine(line))].leftLine, line);
        QCOMPARE(result.rows[size_t(result.rowOfRightLine(line))].rightLine, line);
    }
    QCOMPARE(result.rows.size(), 8U);
}

void ThreeWayRowsTest::slicesKeepTheLineNumbersOfTheFile()
{
    const SideBySide result = compareThreeWay(made("x\na\nb 1\n", {}, {1, 3}), made("x\nx\na\nb 1\ny\n", {}, {2, 4}),
                                              made("a\nb 2\nz\n", {}, {0, 2}), {});
    QCOMPARE(textOf(result), u"= a|a\nU b 1|b 2"_s);
    QCOMPARE(result.rows[0].leftLine, 2);
    QCOMPARE(result.rows[1].rightLine, 1);
}

void ThreeWayRowsTest::withoutBaseThereAreNoOrigins()
{
    for (const SideState state : {SideState::Absent, SideState::NotPresent, SideState::Unreadable}) {
        ThreeWaySide base = made({});
        base.side.state = state;
        const SideBySide result = compareThreeWay(base, made("a\nb 1\n"), made("a\nb 2\n"), {});
        QCOMPARE(textOf(result), u"= a|a\n? b 1|b 2"_s);
        QCOMPARE(result.differences.size(), 1U);
    }
}

void ThreeWayRowsTest::stopped()
{
    std::stop_source stop;
    stop.request_stop();
    const SideBySide result =
        compareThreeWay(made("a\n"), made("a\n"), made("b\n"), {}, mxw::git::Whitespace::Exact, stop.get_token());
    QVERIFY(result.rows.empty());
    QVERIFY(result.differences.empty());
}

QTEST_APPLESS_MAIN(ThreeWayRowsTest)
#include "tst_threewayrows.moc"
