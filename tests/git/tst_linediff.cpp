// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/LineDiff.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::git;

namespace {

/// "old start,count>new start,count" for each range.
QString print(const std::vector<LineRange> &ranges)
{
    QStringList texts;
    for (const LineRange &range : ranges) {
        texts.push_back(
            u"%1,%2>%3,%4"_s.arg(range.oldStart).arg(range.oldCount).arg(range.newStart).arg(range.newCount));
    }
    return texts.join(u' ');
}

} // namespace

class TestLineDiff : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ranges_data();
    void ranges();
};

void TestLineDiff::ranges_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("whitespace");
    QTest::addColumn<QString>("expected");
    const int exact = static_cast<int>(Whitespace::Exact);
    const int trailing = static_cast<int>(Whitespace::IgnoreTrailing);
    const int all = static_cast<int>(Whitespace::IgnoreAll);

    QTest::newRow("equal") << "a\n"_ba
                           << "a\n"_ba << exact << u""_s;
    QTest::newRow("null and empty") << QByteArray() << ""_ba << exact << u""_s;
    QTest::newRow("from nothing") << QByteArray() << "a\nb\n"_ba << exact << u"0,0>0,2"_s;
    QTest::newRow("to nothing") << "a\nb"_ba << QByteArray() << exact << u"0,2>0,0"_s;
    QTest::newRow("first line") << "a\nb\n"_ba
                                << "x\nb\n"_ba << exact << u"0,1>0,1"_s;
    QTest::newRow("inserted first") << "b\n"_ba
                                    << "a\nb\n"_ba << exact << u"0,0>0,1"_s;
    QTest::newRow("inserted between") << "a\nb\n"_ba
                                      << "a\nx\nb\n"_ba << exact << u"1,0>1,1"_s;
    QTest::newRow("appended") << "a\n"_ba
                              << "a\nb\n"_ba << exact << u"1,0>1,1"_s;
    QTest::newRow("removed between") << "a\nx\nb\n"_ba
                                     << "a\nb\n"_ba << exact << u"1,1>1,0"_s;
    QTest::newRow("two ranges") << "a\nb\nc\nd\n"_ba
                                << "A\nb\nc\n"_ba << exact << u"0,1>0,1 3,1>3,0"_s;
    QTest::newRow("no newline at the end") << "a\nb"_ba
                                           << "a\nb\n"_ba << exact << u"1,1>1,1"_s;
    QTest::newRow("carriage returns") << "a\r\nb\n"_ba
                                      << "a\nb\n"_ba << exact << u"0,1>0,1"_s;
    QTest::newRow("carriage returns ignored") << "a\r\nb\n"_ba
                                              << "a\nb\n"_ba << trailing << u""_s;
    QTest::newRow("trailing ignored") << "a  \nb"_ba
                                      << "a\nb\n"_ba << trailing << u""_s;
    QTest::newRow("leading counts") << "  a\n"_ba
                                    << "a\n"_ba << trailing << u"0,1>0,1"_s;
    QTest::newRow("all ignored") << "  a = b\n"_ba
                                 << "a=b \n"_ba << all << u""_s;
    QTest::newRow("zero bytes") << QByteArray("a\0b\nc\n", 6) << QByteArray("a\0b\nd\n", 6) << exact << u"1,1>1,1"_s;
    // Whole functions are inserted, not the tail of one and the head of the next.
    QTest::newRow("indent heuristic")
        << "def a():\n    return 1\n\ndef c():\n    return 1\n"_ba
        << "def a():\n    return 1\n\ndef b():\n    return 1\n\ndef c():\n    return 1\n"_ba << exact << u"3,0>3,3"_s;
    // Patience keeps the one line that is unique on both sides; the shortest edit would keep others.
    QTest::newRow("patience") << "B\nB\n{\nB\ny\nA\nx\n"_ba
                              << "x\ny\nB\ny\nA\nB\nA\n"_ba << exact << u"0,6>0,0 7,0>1,6"_s;
}

void TestLineDiff::ranges()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const int, whitespace);
    QFETCH(const QString, expected);
    QCOMPARE(print(lineDiff(before, after, static_cast<Whitespace>(whitespace))), expected);
}

QTEST_GUILESS_MAIN(TestLineDiff)
#include "tst_linediff.moc"
