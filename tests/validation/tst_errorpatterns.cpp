// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorPatterns.h"
#include "tests/items/RunBuilder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::validation;

namespace {

Comparison comparison(const QString &words)
{
    RunRecord record;
    tests::addCase(record, u"passed a.py::t | "_s + words);
    return record.comparisons.front();
}

QString patterns(const Comparison &comparison)
{
    QStringList names;
    for (const ErrorPattern pattern : patternsOf(comparison))
        names << toString(pattern);
    return names.join(u' ');
}

/// Magnitudes by power of two from 2^-12 on, with the greatest error of each; rtol 0.01, atol 0.001 as all here.
Comparison withMagnitudes(std::vector<qint64> counts, std::vector<double> maximum)
{
    Comparison made = comparison(u"fail n=1000 bad=3 abs=1"_s);
    made.figures->magnitude = {-12, std::move(counts), std::move(maximum), 0, 0};
    return made;
}

} // namespace

class tst_ErrorPatterns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesShares_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        QTest::newRow("all") << u"fail n=8192 bad=8192 abs=1"_s << u"all-wrong"_s;
        QTest::newRow("63 of 64") << u"fail n=64 bad=63 abs=1"_s << u"all-wrong"_s;
        QTest::newRow("at the border") << u"fail n=100 bad=98 abs=1"_s << u"all-wrong"_s;
        QTest::newRow("below the border") << u"fail n=100 bad=97 abs=1"_s << QString();
        QTest::newRow("too few elements") << u"fail n=7 bad=7 abs=1"_s << QString();
        QTest::newRow("fewest elements") << u"fail n=8 bad=8 abs=1"_s << u"all-wrong"_s;
        QTest::newRow("half") << u"fail n=256 bad=128 abs=1"_s << u"half-wrong"_s;
        QTest::newRow("half, low") << u"fail n=100 bad=45 abs=1"_s << u"half-wrong"_s;
        QTest::newRow("half, high") << u"fail n=100 bad=55 abs=1"_s << u"half-wrong"_s;
        QTest::newRow("less than half") << u"fail n=100 bad=44 abs=1"_s << QString();
        QTest::newRow("more than half") << u"fail n=100 bad=56 abs=1"_s << QString();
        QTest::newRow("nothing known") << u"fail"_s << QString();
        QTest::newRow("empty") << u"n=0 abs=0"_s << QString();
    }
    void namesShares()
    {
        QFETCH(QString, words);
        QTEST(patterns(comparison(words)), "expected");
    }

    void namesLines_data()
    {
        QTest::addColumn<MismatchLines>("lines");
        QTest::addColumn<qint64>("mismatches");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, MismatchLines lines, qint64 mismatches, const QString &expected) {
            QTest::newRow(name) << lines << mismatches << expected;
        };
        // Of 16 rows of 64 elements.
        row("rows", {16, 2, 2, 64, 64, 0}, 128, u"whole-rows"_s);
        row("rows and strays", {16, 6, 2, 64, 64, 0}, 142, u"whole-rows"_s);
        row("rows and too many strays", {16, 16, 2, 64, 64, 0}, 143, QString());
        row("columns", {16, 16, 0, 64, 3, 3}, 48, u"whole-columns"_s);
        row("block", {16, 4, 0, 64, 8, 0}, 32, u"block"_s);
        row("block with a hole", {16, 4, 0, 64, 8, 0}, 29, u"block"_s);
        row("too many holes", {16, 4, 0, 64, 8, 0}, 28, QString());
        row("scattered", {16, 16, 0, 64, 40, 0}, 40, QString());
        row("one element", {16, 1, 0, 64, 1, 0}, 1, QString());
        row("rows of one element", {1024, 3, 3, 1, 1, 0}, 3, QString());
        row("one row", {1, 1, 0, 1024, 5, 5}, 5, QString());
        row("all", {16, 16, 16, 64, 64, 64}, 1024, u"all-wrong"_s);
    }
    void namesLines()
    {
        QFETCH(MismatchLines, lines);
        QFETCH(qint64, mismatches);
        Comparison made = comparison(u"fail n=1024 abs=1"_s);
        made.figures->mismatches = mismatches;
        made.figures->lines = lines;
        QTEST(patterns(made), "expected");
    }

    void namesRounding_data()
    {
        QTest::addColumn<quint64>("ulp");
        QTest::addColumn<qint64>("mismatches");
        QTest::addColumn<QString>("expected");
        QTest::newRow("one ulp") << quint64(1) << qint64(2) << u"few-ulp"_s;
        QTest::newRow("two ulp") << quint64(2) << qint64(2) << u"few-ulp"_s;
        QTest::newRow("three ulp") << quint64(3) << qint64(2) << QString();
        QTest::newRow("a tenth") << quint64(2) << qint64(100) << u"few-ulp"_s;
        QTest::newRow("more than a tenth") << quint64(2) << qint64(101) << QString();
    }
    void namesRounding()
    {
        QFETCH(quint64, ulp);
        QFETCH(qint64, mismatches);
        Comparison made = comparison(u"fail n=1000 abs=0.002"_s);
        made.figures->mismatches = mismatches;
        made.figures->ulp.emplace().max = ulp;
        QTEST(patterns(made), "expected");
    }

    void namesWhatIsOnlyNearZero()
    {
        // Most values lie at 2^0 … 2^1 (the 13th bin): 2^-10 and less is about 0.
        std::vector<qint64> counts(13, 0);
        std::vector<double> maximum(13, 0);
        counts[12] = 990;
        maximum[12] = 0.01;
        counts[2] = 10; // 2^-10
        maximum[2] = 1;
        QCOMPARE(patterns(withMagnitudes(counts, maximum)), u"near-zero"_s);
        std::swap(counts[2], counts[3]); // 2^-9 is not
        std::swap(maximum[2], maximum[3]);
        QCOMPARE(patterns(withMagnitudes(counts, maximum)), QString());
        std::swap(counts[2], counts[3]);
        std::swap(maximum[2], maximum[3]);
        maximum[12] = 0.0111; // more than is allowed at 1.0, less than at 2.0: not to be told
        QCOMPARE(patterns(withMagnitudes(counts, maximum)), QString());
        maximum[12] = 0.01;
        auto undefined = withMagnitudes(counts, maximum);
        undefined.figures->absolute.nan = 1;
        QCOMPARE(patterns(undefined), QString());
        auto zeros = withMagnitudes({}, {}); // the second is 0 everywhere: no "about"
        zeros.figures->magnitude.zeroCount = 1000;
        QCOMPARE(patterns(zeros), QString());
    }

    void namesTheSideOfNanAndInf_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        QTest::newRow("first") << u"fail n=64 abs=nan nan1=1"_s << u"nan-first"_s;
        QTest::newRow("second") << u"fail n=64 abs=nan nan2=1"_s << u"nan-second"_s;
        QTest::newRow("both") << u"fail n=64 abs=nan nan1=1 nan2=3"_s << u"nan-both"_s;
        QTest::newRow("both, as equal") << u"n=64 abs=0 nan1=3 nan2=3"_s << u"nan-both"_s;
        QTest::newRow("infinite first") << u"fail n=64 abs=inf inf1=2"_s << u"nan-first"_s;
        QTest::newRow("a mask on both sides") << u"n=64 abs=0 inf1=20 inf2=20"_s << QString();
        QTest::newRow("masks that differ") << u"fail n=64 abs=inf inf1=20 inf2=20"_s << u"nan-both"_s;
        QTest::newRow("a mask in a failure") << u"fail n=64 abs=3 inf1=20 inf2=20"_s << QString();
        QTest::newRow("none") << u"n=64 abs=0"_s << QString();
    }
    void namesTheSideOfNanAndInf()
    {
        QFETCH(QString, words);
        QTEST(patterns(comparison(words)), "expected");
    }

    void judgesTheTolerance_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        QTest::newRow("just passes") << u"abs=1 over=0.9"_s << u"borderline"_s;
        QTest::newRow("passes") << u"abs=1 over=0.89"_s << QString();
        QTest::newRow("just fails") << u"fail abs=1 over=1.1"_s << u"borderline"_s;
        QTest::newRow("fails") << u"fail abs=1 over=1.11"_s << QString();
        QTest::newRow("never used") << u"abs=1 over=0.0099"_s << u"vacuous"_s;
        QTest::newRow("a hundredth") << u"abs=1 over=0.01"_s << QString();
        QTest::newRow("exact") << u"abs=0 over=0"_s << QString(); // equal results need no tolerance
        QTest::newRow("fails for another reason") << u"fail abs=1 over=0.001"_s << QString();
        QTest::newRow("no tolerance") << u"abs=1"_s << QString();
        QTest::newRow("infinite") << u"fail abs=1 over=inf"_s << QString();
    }
    void judgesTheTolerance()
    {
        QFETCH(QString, words);
        QTEST(patterns(comparison(words)), "expected");
    }

    void everyPatternHasWords()
    {
        QSet<QString> all;
        for (int i = 0; i < ErrorPatternCount; ++i) {
            const auto pattern = ErrorPattern(i);
            QVERIFY(!displayName(pattern).isEmpty());
            QVERIFY(meaning(pattern).endsWith(u'.'));
            all.insert(toString(pattern));
        }
        QCOMPARE(all.size(), ErrorPatternCount);
        QVERIFY(!all.contains(QString()));
    }
};

QTEST_APPLESS_MAIN(tst_ErrorPatterns)
#include "tst_errorpatterns.moc"
