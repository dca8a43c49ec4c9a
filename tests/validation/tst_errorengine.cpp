// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorEngine.h"
#include "models/validation/TensorFile.h"
#include "tests/validation/TensorBytes.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::validation;

namespace {

constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
constexpr double Infinity = std::numeric_limits<double>::infinity();
using Index = std::vector<qint64>;

} // namespace

class ErrorEngineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void elementsAreCountedAsTheProtocolSays();
    void nanEqualsNanWhenAsked();
    void withoutToleranceEveryDifferenceCounts();
    void worstElementIsTheFirstInRowMajorOrder_data();
    void worstElementIsTheFirstInRowMajorOrder();
    void rowsAndColumnsAreCounted_data();
    void rowsAndColumnsAreCounted();
    void theMapShowsNanBeforeInfinity();
    void distancesOfAllFloats_data();
    void distancesOfAllFloats();
    void greatNumbersDoNotOverflowTheMean();
    void partsOfComplexNumbersAreALastDimension();
    void emptyTensorsMatch();
    void whatCannotBeComparedIsSaid();
    void itStopsWhenAsked();
    void progressReachesTheEnd();

private:
    template <typename Number>
    TensorFile tensor(const QByteArray &descr, const QByteArray &shape, const std::vector<Number> &values,
                      bool fortran = false)
    {
        const QString path = m_folder.filePath(QString::number(++m_files));
        return *TensorFile::open(writeFile(path, npyBytes(descr, shape, bytesOf(values), fortran)));
    }

    QTemporaryDir m_folder;
    int m_files = 0;
};

void ErrorEngineTest::elementsAreCountedAsTheProtocolSays()
{
    const auto first = tensor<double>("<f8", "(8,)", {1.5, 2, NaN, Infinity, Infinity, 0.0, 1, NaN});
    const auto second = tensor<double>("<f8", "(8,)", {1.0, 2, NaN, Infinity, -Infinity, -0.0, 0, 3});
    const auto figures = compareTensors(first, second, {0.1, 0.25});
    QVERIFY(figures);
    QCOMPARE(figures->count, 8);
    QCOMPARE(figures->mismatches, 5); // 1.5, NaN, -inf, 1 against 0, NaN against 3
    QCOMPARE(figures->absolute, (ErrorSpread{1.0, 1.5 / 5, 0.0, 1.0, 1.0, 3, 1, 2}));
    QCOMPARE(figures->relative, (ErrorSpread{0.5, 0.5 / 4, 0.0, 0.5, 0.5, 3, 2, 2}));
    QCOMPARE(figures->allowed->max, 1.0 / 0.25);
    QCOMPARE(figures->worst, (WorstElement{{6}, 1, 0}));
    QCOMPARE(figures->worstRelative, (WorstElement{{0}, 1.5, 1}));
    QCOMPARE(figures->histogram, (ErrorHistogram{-1, {1, 1}}));
    QCOMPARE(figures->magnitude.lowest, 0);
    QCOMPARE(figures->magnitude.counts.size(), size_t(128)); // up to infinity
    QCOMPARE(figures->magnitude.counts[0], 1);
    QCOMPARE(figures->magnitude.counts[127], 1);
    QCOMPARE(figures->magnitude.maximum[0], 0.5);
    QCOMPARE(figures->magnitude.zeroCount, 2);
    QCOMPARE(figures->magnitude.zeroMaximum, 1.0);
    QCOMPARE(figures->nan, (std::array<qint64, 2>{2, 1}));
    QCOMPARE(figures->inf, (std::array<qint64, 2>{2, 2}));
    QVERIFY(!figures->lines);
    QCOMPARE(figures->map->columns, 8);
}

void ErrorEngineTest::nanEqualsNanWhenAsked()
{
    const auto both = tensor<double>("<f8", "(2,)", {NaN, 1});
    const auto equal = compareTensors(both, both, {0.0, 0.0, true});
    QVERIFY(equal);
    QCOMPARE(equal->mismatches, 0);
    QCOMPARE(equal->absolute.zero, 2);
    QCOMPARE(compareTensors(both, both, {0.0, 0.0, false})->mismatches, 1);
}

void ErrorEngineTest::withoutToleranceEveryDifferenceCounts()
{
    const auto figures = compareTensors(tensor<float>("<f4", "(3,)", {1, 2, 3}),
                                        tensor<float>("<f4", "(3,)", {1, 2, std::nextafterf(3, 4)}), {});
    QVERIFY(figures);
    QCOMPARE(figures->mismatches, 1);
    QVERIFY(!figures->allowed);
    QVERIFY(!figures->worstAllowed);
    QCOMPARE(figures->ulp->max, 1u);
    QCOMPARE(figures->map->values.at(2), double(std::nextafterf(3, 4)) - 3);
}

void ErrorEngineTest::worstElementIsTheFirstInRowMajorOrder_data()
{
    QTest::addColumn<bool>("firstFortran");
    QTest::addColumn<bool>("secondFortran");
    QTest::newRow("both row-major") << false << false;
    QTest::newRow("one in Fortran order") << true << false;
    QTest::newRow("both in Fortran order") << true << true;
}

void ErrorEngineTest::worstElementIsTheFirstInRowMajorOrder()
{
    QFETCH(bool, firstFortran);
    QFETCH(bool, secondFortran);
    // Shape (2, 3): errors of one size at [0, 2] and [1, 0]; in Fortran order [1, 0] comes first.
    const std::vector<qint32> zeros(6, 0);
    const std::vector<qint32> row{0, 0, 5, 5, 0, 0};
    const std::vector<qint32> column{0, 5, 0, 0, 5, 0};
    const auto figures = compareTensors(tensor("<i4", "(2, 3)", firstFortran ? column : row, firstFortran),
                                        tensor("<i4", "(2, 3)", zeros, secondFortran), {});
    QVERIFY(figures);
    QCOMPARE(figures->worst, (WorstElement{{0, 2}, 5, 0}));
}

void ErrorEngineTest::rowsAndColumnsAreCounted_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("small") << 4 << 6;
    QTest::newRow("narrow") << 3000 << 2;
    QTest::newRow("rows longer than a block") << 5 << 1300;
    QTest::newRow("columns that are counted in stripes") << 3 << 270'000;
}

void ErrorEngineTest::rowsAndColumnsAreCounted()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    // Row 1 and column 0 are wrong as a whole, and one more element.
    std::vector<qint8> first(size_t(rows * columns), 1);
    const std::vector<qint8> second = first;
    for (int column = 0; column < columns; ++column)
        first[size_t(columns + column)] = 2;
    for (int row = 0; row < rows; ++row)
        first[size_t(row * columns)] = 3;
    first[size_t(rows * columns - 1)] = 4;
    const QByteArray shape = "(" + QByteArray::number(rows) + ", " + QByteArray::number(columns) + ")";
    const auto figures = compareTensors(tensor("|i1", shape, first), tensor("|i1", shape, second), {});
    QVERIFY(figures);
    const bool isNarrow = columns == 2; // there the last element completes its row
    QCOMPARE(figures->lines, (MismatchLines{rows, rows, isNarrow ? 2 : 1, columns, columns, 1}));
    QCOMPARE(figures->mismatches, rows + columns);
    QCOMPARE(figures->worst->index, (Index{rows - 1, columns - 1}));
}

void ErrorEngineTest::theMapShowsNanBeforeInfinity()
{
    std::vector<double> first(200, 1);
    const std::vector<double> second = first;
    first[0] = Infinity;
    first[1] = NaN;
    first[2] = 9;
    first[4] = Infinity;
    first[7] = 2;
    const auto figures =
        compareTensors(tensor("<f8", "(1, 200)", first), tensor("<f8", "(1, 200)", second), {0.0, 0.5});
    QVERIFY(figures);
    QCOMPARE(figures->map->rows, 1);
    QCOMPARE(figures->map->columns, 64);
    QVERIFY(std::isnan(figures->map->values[0])); // elements 0 … 3
    QCOMPARE(figures->map->values[1], Infinity);  // 4 … 6
    QCOMPARE(figures->map->values[2], 2.0);       // 7 … 9
    QCOMPARE(figures->map->values[63], 0.0);
}

void ErrorEngineTest::distancesOfAllFloats_data()
{
    QTest::addColumn<QByteArray>("descr");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<quint64>("distance");
    const auto add = [](const char *name, const char *descr, const QByteArray &first, const QByteArray &second,
                        quint64 distance) { QTest::newRow(name) << QByteArray(descr) << first << second << distance; };
    add("zeros of either sign", "<f8", bytesOf<double>({0.0}), bytesOf<double>({-0.0}), 0);
    add("across zero", "<f4", bytesOf<quint32>({1}), bytesOf<quint32>({0x80000002}), 3);
    add("neighbours", "<f8", bytesOf<double>({1.0}), bytesOf<double>({std::nextafter(1.0, 2)}), 1);
    add("all of float64", "<f8", bytesOf<double>({-std::numeric_limits<double>::max()}),
        bytesOf<double>({std::numeric_limits<double>::max()}), 2 * 0x7fefffffffffffffu);
    add("all of float16", "<f2", bytesOf<quint16>({0xfbff}), bytesOf<quint16>({0x7bff}), 2 * 0x7bff);
    add("all of bfloat16", "bfloat16", bytesOf<quint16>({0xff7f}), bytesOf<quint16>({0x7f7f}), 2 * 0x7f7f);
    add("all of float8_e4m3fn", "float8_e4m3fn", bytesOf<quint8>({0xfe}), bytesOf<quint8>({0x7e}), 2 * 0x7e);
    add("all of float8_e5m2", "float8_e5m2", bytesOf<quint8>({0xfb}), bytesOf<quint8>({0x7b}), 2 * 0x7b);
    add("infinity has none", "<f2", bytesOf<quint16>({0x7c00}), bytesOf<quint16>({0x7c00}), 0);
}

void ErrorEngineTest::distancesOfAllFloats()
{
    QFETCH(QByteArray, descr);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(quint64, distance);
    const auto bytes = [](const QByteArray &data) { return std::vector<char>(data.begin(), data.end()); };
    const auto figures = compareTensors(tensor(descr, "()", bytes(first)), tensor(descr, "()", bytes(second)), {});
    QVERIFY(figures);
    QCOMPARE(figures->ulp->max, distance);
    QCOMPARE(figures->ulp->p50, distance);
}

void ErrorEngineTest::greatNumbersDoNotOverflowTheMean()
{
    const std::vector<double> great(1000, 1.5e308);
    const auto figures =
        compareTensors(tensor("<f8", "(1000,)", great), tensor("<f8", "(1000,)", std::vector<double>(1000, 0)), {});
    QVERIFY(figures);
    QCOMPARE(figures->absolute.mean, 1.5e308);
}

void ErrorEngineTest::partsOfComplexNumbersAreALastDimension()
{
    const auto complex = tensor<float>("<c8", "(3,)", {1, 2, 3, 4, 5, 0});
    const auto figures = compareTensors(complex, tensor<float>("<f4", "(3,)", {1, 3, 5}), {});
    QVERIFY(figures);
    QCOMPARE(figures->count, 6);
    QCOMPARE(figures->mismatches, 2);
    QCOMPARE(figures->worst, (WorstElement{{1, 1}, 4, 0}));
    QCOMPARE(figures->lines, (MismatchLines{3, 2, 0, 2, 1, 0}));
    QVERIFY(!figures->ulp);
}

void ErrorEngineTest::emptyTensorsMatch()
{
    const auto empty = tensor<float>("<f4", "(3, 0)", {});
    const auto figures = compareTensors(empty, empty, {0.0, 0.0});
    QVERIFY(figures);
    QCOMPARE(figures->count, 0);
    QVERIFY(!figures->absolute.max);
    QVERIFY(!figures->worst);
    QCOMPARE(figures->cosine, 1.0);
}

void ErrorEngineTest::whatCannotBeComparedIsSaid()
{
    const auto three = tensor<float>("<f4", "(3,)", {1, 2, 3});
    const auto line = tensor<float>("<f4", "(1, 3)", {1, 2, 3});
    const auto shapes = compareTensors(three, line, {});
    QVERIFY(!shapes);
    QVERIFY2(shapes.error().what.contains(u"[1, 3]"_s), qPrintable(shapes.error().what));
    QVERIFY(!compareTensors(three, three, {1e-3, std::nullopt}));
    QVERIFY(!compareTensors(three, three, {-1.0, 0.0}));
    QVERIFY(!compareTensors(three, three, {NaN, 0.0}));
}

void ErrorEngineTest::itStopsWhenAsked()
{
    const auto three = tensor<float>("<f4", "(3,)", {1, 2, 3});
    std::stop_source source;
    source.request_stop();
    const auto figures = compareTensors(three, three, {}, {}, source.get_token());
    QVERIFY(!figures);
    QCOMPARE(figures.error().kind, Error::Kind::Cancelled);
}

void ErrorEngineTest::progressReachesTheEnd()
{
    const auto three = tensor<float>("<f4", "(3,)", {1, 2, 3});
    qsizetype done = 0;
    QVERIFY(compareTensors(three, three, {}, [&](const ProgressStep &step) { done = step.total - step.done; }));
    QCOMPARE(done, 0);
}

QTEST_GUILESS_MAIN(ErrorEngineTest)
#include "tst_errorengine.moc"
