// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/FlippedComparison.h"
#include "models/validation/RunComparison.h"
#include "models/validation/RunPatterns.h"
#include "tests/items/RunBuilder.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::validation;

namespace {

QStringList namesOf(const QString &text)
{
    const RunRecord record = tests::recordFrom(text);
    QStringList names;
    for (const RunPattern &pattern : patternsOf(record, tests::summariesOf(record))) {
        names << displayName(pattern);
        if (!meaning(pattern).endsWith(u'.'))
            names << u"without a meaning"_s;
    }
    return names;
}

QString casesOf(const QList<std::pair<int, double>> &errors)
{
    QString text;
    for (const auto &[k, error] : errors)
        text += u"passed a.py::t[%1] K=%1 | abs=%2\n"_s.arg(k).arg(error);
    return text;
}

} // namespace

class tst_RunPatterns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void seesGrowth_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        const QStringList grows{u"Error grows with K"_s};
        using Errors = QList<std::pair<int, double>>;
        QTest::newRow("square root") << casesOf({{16, 1.}, {64, 2.}, {256, 4.}, {1024, 8.}}) << grows;
        QTest::newRow("any order") << casesOf({{1024, 8.}, {16, 1.}, {256, 4.}, {64, 2.}}) << grows;
        QTest::newRow("too few values") << casesOf({{16, 1.}, {256, 4.}, {1024, 8.}}) << QStringList();
        QTest::newRow("a small dip") << casesOf({{16, 1.}, {64, 2.}, {256, 1.9}, {1024, 8.}}) << grows;
        QTest::newRow("a dip") << casesOf({{16, 1.}, {64, 2.}, {256, 1.89}, {1024, 8.}}) << QStringList();
        QTest::newRow("too flat") << casesOf({{16, 1.}, {64, 1.1}, {256, 1.2}, {1024, 1.3}}) << QStringList();
        QTest::newRow("constant") << casesOf(Errors{{16, 1.}, {64, 1.}, {256, 1.}, {1024, 1.}}) << QStringList();
        QTest::newRow("shrinks") << casesOf({{16, 8.}, {64, 4.}, {256, 2.}, {1024, 1.}}) << QStringList();
        QTest::newRow("zeros do not count") << casesOf({{16, 0.}, {64, 2.}, {256, 4.}, {1024, 8.}}) << QStringList();
        QTest::newRow("only the median grows")
            << casesOf({{16, 1.}, {16, 1.}, {16, 99.}, {64, 2.}, {256, 4.}, {1024, 8.}}) << QStringList();
    }
    void seesGrowth()
    {
        QFETCH(QString, text);
        QTEST(namesOf(text), "expected");
    }

    void measuresTheExponent()
    {
        const RunRecord record = tests::recordFrom(casesOf({{1, 1.}, {10, 10.}, {100, 100.}, {1000, 1000.}}));
        const auto found = patternsOf(record, tests::summariesOf(record));
        QCOMPARE(found.size(), size_t(1));
        QCOMPARE(found.front().slope, 1.0);
    }

    void seesWhatOnlyFails_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QString dtype;
        QString backend;
        QString device;
        QString two;
        for (int i = 0; i < 6; ++i) {
            const auto n = QString::number(i);
            dtype += u"failed a.py::t[h%1] dtype=float16 | abs=1 fail\n"_s.arg(n) +
                     u"passed a.py::t[b%1] dtype=bfloat16 | abs=1\n"_s.arg(n);
            backend += u"failed a.py::t[x%1] backend=triton\npassed a.py::t[y%1] backend=torch\n"_s.arg(n);
            device += u"failed a.py::t[x%1] | abs=1 on=cuda:%1 fail\npassed a.py::t[y%1] | abs=1 on=cpu\n"_s.arg(n);
            two += u"failed a.py::t[%1] backend=%2\npassed a.py::t[y%1] backend=torch\n"_s.arg(n, i ? u"triton"_s
                                                                                                    : u"cutlass"_s);
        }
        QTest::newRow("dtype") << dtype << QStringList{u"Only float16 fails"_s};
        QTest::newRow("parameter") << backend << QStringList{u"Only backend = triton fails"_s};
        QTest::newRow("device") << device << QStringList{u"Only cuda fails"_s};
        QTest::newRow("two values") << two << QStringList();
        QTest::newRow("nothing fails") << casesOf({{1, 1.}, {2, 1.}}) << QStringList();
        QTest::newRow("one failure may be chance")
            << u"failed t::a k=x\npassed t::b k=y\npassed t::c k=y\npassed t::d k=y\n"_s << QStringList();
        // Four of eight at one of two values: 1 in 16. Five of ten: 1 in 32.
        const auto half = [](int failures) {
            QString text;
            for (int i = 0; i < failures; ++i)
                text += u"failed t::a%1 k=x\npassed t::b%1 k=y\n"_s.arg(i);
            return text;
        };
        QTest::newRow("four may be chance") << half(4) << QStringList();
        QTest::newRow("five are not") << half(5) << QStringList{u"Only k = x fails"_s};
        QTest::newRow("others were skipped") << half(5).replace(u"passed"_s, u"skipped"_s) << QStringList();
    }
    void seesWhatOnlyFails()
    {
        QFETCH(QString, text);
        QTEST(namesOf(text), "expected");
    }

    void takesTuplesApart()
    {
        TestCase testCase;
        testCase.parameters = {{u"mnk"_s, u"(1, 2.5, 'a')"_s, CaseParameter::Kind::Tuple, QJsonArray{1, 2.5, u"a"_s}},
                               {u"flag"_s, u"True"_s, CaseParameter::Kind::Bool, true}};
        const auto numbers = numericParameters(testCase);
        QCOMPARE(numbers.size(), size_t(2));
        QCOMPARE(numbers[0], std::pair(u"mnk[0]"_s, 1.0));
        QCOMPARE(numbers[1], std::pair(u"mnk[1]"_s, 2.5));
    }

    void laysRunsSideBySide()
    {
        const RunRecord before = tests::recordFrom(u"passed t::a | abs=1\nfailed t::b\npassed t::c\nfailed t::d\n"
                                                   "passed t::gone\nskipped t::e\nskipped t::f\npassed t::g"_s);
        const RunRecord now = tests::recordFrom(u"passed t::g\nfailed t::a | abs=4\npassed t::b\nskipped t::c\n"
                                                "error t::d\npassed t::e\nskipped t::f\npassed t::new"_s);
        QStringList lines;
        const auto compared = compareRuns(before, tests::summariesOf(before), now, tests::summariesOf(now));
        for (const CasePair &pair : compared.pairs)
            lines << u"%1 %2 %3"_s.arg(pair.before).arg(pair.now).arg(toString(pair.change)) +
                         (pair.ratio ? u" ×%1"_s.arg(*pair.ratio) : QString());
        QCOMPARE(lines.join(u'\n'), u"7 0 still-passing\n0 1 newly-failing ×4\n1 2 fixed\n2 3 newly-skipped\n"
                                    "3 4 still-failing\n5 5 newly-executed\n6 6 not-executed\n-1 7 added\n4 -1 gone"_s);
        QCOMPARE(compared.counts.value(CaseChange::Fixed), 1);
        for (int i = 0; i <= int(CaseChange::Gone); ++i)
            QVERIFY(!displayName(CaseChange(i)).isEmpty() && !toString(CaseChange(i)).isEmpty());
    }

    void flipsOnlyWhatFollows()
    {
        const auto record = tests::recordFrom(u"failed t::a | fail n=64 bad=2 abs=0.5 rel=2 over=3 nan1=1 inf2=2"_s);
        Comparison comparison = record.comparisons.front();
        comparison.figures->worst = WorstElement{{1, 2}, 3, 4};
        comparison.figures->worstAllowed = WorstElement{{0, 0}, 5, 6};
        comparison.figures->magnitude.counts = {1};
        comparison.figures->map = ErrorMap{1, 1, {3}};
        const Comparison other = flipped(comparison);
        QCOMPARE(other.first.source, u"ref"_s);
        QCOMPARE(other.figures->nan, (std::array<qint64, 2>{0, 1}));
        QCOMPARE(other.figures->inf, (std::array<qint64, 2>{2, 0}));
        QCOMPARE(other.figures->worst, (WorstElement{{1, 2}, 4, 3}));
        QCOMPARE(other.figures->absolute.max, 0.5);
        QCOMPARE(other.figures->mismatches, 2);
        QVERIFY(!other.figures->relative.max);
        QVERIFY(!other.figures->allowed && !other.figures->worstAllowed && !other.figures->map);
        QVERIFY(other.figures->magnitude.counts.empty());
        comparison.rtol = 0; // then what is allowed does not depend on the order
        const Comparison absolute = flipped(comparison);
        QCOMPARE(absolute.figures->allowed->max, 3);
        QCOMPARE(absolute.figures->worstAllowed, (WorstElement{{0, 0}, 6, 5}));
        QVERIFY(absolute.figures->map);
    }

    void sumsUpACase()
    {
        const auto record = tests::recordFrom(u"failed t::a | abs=0.5 n=10 over=0.5 p99=0.4 | abs=nan n=20 bad=1 "
                                              u"over=nan fail nan1=1 type=bfloat16 on=cuda:1 | form=calc_diff\n"
                                              "passed t::b | form=calc_diff\npassed t::c"_s);
        const auto summaries = tests::summariesOf(record);
        const CaseSummary &first = summaries[0];
        QCOMPARE(first.comparisons, 3);
        QCOMPARE(first.failures, 1);
        QCOMPARE(first.worst, 1);
        QCOMPARE(first.elements, 30);
        QCOMPARE(first.mismatches, 1);
        QVERIFY(std::isnan(*first.absolute) && std::isnan(*first.overAllowed));
        QCOMPARE(first.absoluteP99, 0.4);
        QCOMPARE(first.dtype, u"bfloat16"_s);
        QCOMPARE(first.device, u"cuda:1"_s);
        QVERIFY(first.patterns.contains(ErrorPattern::NotFiniteInFirst));
        QVERIFY(!summaries[1].isCounted && !summaries[1].absolute);
        QCOMPARE(summaries[2].worst, -1);
    }
};

QTEST_APPLESS_MAIN(tst_RunPatterns)
#include "tst_runpatterns.moc"
