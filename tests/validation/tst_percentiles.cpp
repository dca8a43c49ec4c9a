// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/Percentiles.h"

#include "models/validation/ErrorKernels.h"
#include "models/validation/ErrorTally.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <random>

using namespace mxw::validation;

class PercentilesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void placesAreRoundedUp_data();
    void placesAreRoundedUp();
    void keysEqualSortedValues_data();
    void keysEqualSortedValues();
    void binsOfDistancesCoverAllNumbers();
};

void PercentilesTest::placesAreRoundedUp_data()
{
    QTest::addColumn<quint64>("count");
    QTest::addColumn<quint64>("p50");
    QTest::addColumn<quint64>("p99");
    QTest::addColumn<quint64>("p999");
    QTest::newRow("1") << quint64(1) << quint64(1) << quint64(1) << quint64(1);
    QTest::newRow("2") << quint64(2) << quint64(1) << quint64(2) << quint64(2);
    QTest::newRow("100") << quint64(100) << quint64(50) << quint64(99) << quint64(100);
    QTest::newRow("101") << quint64(101) << quint64(51) << quint64(100) << quint64(101);
    QTest::newRow("1000") << quint64(1000) << quint64(500) << quint64(990) << quint64(999);
    QTest::newRow("2^60") << (quint64(1) << 60) << (quint64(1) << 59) << quint64(1141392289560778507)
                          << quint64(1151768583102240130);
}

void PercentilesTest::placesAreRoundedUp()
{
    QFETCH(quint64, count);
    QFETCH(quint64, p50);
    QFETCH(quint64, p99);
    QFETCH(quint64, p999);
    QCOMPARE(percentilePlaces(count), (std::array<quint64, 3>{p50, p99, p999}));
}

void PercentilesTest::keysEqualSortedValues_data()
{
    QTest::addColumn<int>("mostKept");
    QTest::addColumn<int>("kinds"); // how many different values; 0 for all different
    for (const int mostKept : {0, 10, 1000, 1'000'000}) {
        for (const int kinds : {0, 2, 50})
            QTest::addRow("%d kept, %d kinds", mostKept, kinds) << mostKept << kinds;
    }
}

void PercentilesTest::keysEqualSortedValues()
{
    QFETCH(int, mostKept);
    QFETCH(int, kinds);
    constexpr std::size_t Count = 512 * 40;
    std::mt19937_64 random(7);
    std::lognormal_distribution<double> distribution(0, 0.01); // all in few bins
    std::vector<double> values(Count);
    for (double &value : values)
        value = distribution(random);
    for (std::size_t i = 0; kinds > 0 && i < Count; ++i)
        values[i] = values[i % std::size_t(kinds)];
    values[3] = 0;
    values[4] = 1e-300;
    values[5] = 1e300;

    std::vector<quint32> bins(Count);
    BinCounts counts(errorbins::Count + 1);
    for (std::size_t i = 0; i < Count; i += ErrorBlock::Size)
        errorKernels().binErrors(values.data() + i, bins.data() + i);
    counts.add(bins.data(), int(Count));
    Percentiles percentiles{std::size_t(mostKept)};
    percentiles.addSeries(1, {counts.counts(), errorbins::Count, Count, 1, std::bit_cast<quint64>(1e300),
                              errorbins::lowestKey, errorbins::highestKey});
    int passes = 1;
    for (; !percentiles.isDone() && passes < 10; ++passes) {
        percentiles.startPass();
        Percentiles::Sieve first(percentiles);
        Percentiles::Sieve second(percentiles);
        const auto *keys = reinterpret_cast<const quint64 *>(values.data());
        first.add(1, bins.data(), keys, int(Count / 3));
        second.add(1, bins.data() + Count / 3, keys + Count / 3, int(Count - Count / 3));
        percentiles.merge(first);
        percentiles.merge(second);
        percentiles.endPass();
    }
    QVERIFY2(passes <= 6, qPrintable(QString::number(passes)));
    std::ranges::sort(values);
    const auto places = percentilePlaces(Count);
    for (std::size_t i = 0; i < places.size(); ++i)
        QCOMPARE(std::bit_cast<double>(percentiles.keys(1)[i]), values[places[i] - 1]);
}

void PercentilesTest::binsOfDistancesCoverAllNumbers()
{
    QCOMPARE(UlpTally::lowestKey(0), 0u);
    for (quint32 bin = 0; bin + 1 < UlpTally::LargeBins; ++bin) {
        QCOMPARE(UlpTally::binOf(UlpTally::lowestKey(bin)), bin);
        QCOMPARE(UlpTally::binOf(UlpTally::highestKey(bin)), bin);
        QCOMPARE(UlpTally::highestKey(bin) + 1, UlpTally::lowestKey(bin + 1));
    }
    QCOMPARE(UlpTally::binOf(~quint64(0)), UlpTally::LargeBins - 1);
}

QTEST_GUILESS_MAIN(PercentilesTest)
#include "tst_percentiles.moc"
