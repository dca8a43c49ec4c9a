// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Parallel.h"

#include <QTest>

#include <algorithm>
#include <atomic>

class ParallelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachOnce_data();
    void eachOnce();
};

void ParallelTest::eachOnce_data()
{
    QTest::addColumn<qsizetype>("count");
    QTest::addColumn<qsizetype>("threads");
    QTest::newRow("none") << qsizetype(0) << qsizetype(4);
    QTest::newRow("one") << qsizetype(1) << qsizetype(4);
    QTest::newRow("unknown number of cores") << qsizetype(3) << qsizetype(0);
    QTest::newRow("fewer than threads") << qsizetype(3) << qsizetype(8);
    QTest::newRow("many") << qsizetype(10000) << qsizetype(4);
}

void ParallelTest::eachOnce()
{
    QFETCH(const qsizetype, count);
    QFETCH(const qsizetype, threads);
    std::vector<std::atomic<int>> calls(static_cast<size_t>(count));
    mxw::forEachIndex(calls.size(), [&](size_t i) { ++calls[i]; }, size_t(threads));
    QVERIFY(std::ranges::all_of(calls, [](const std::atomic<int> &number) { return number == 1; }));
}

QTEST_MAIN(ParallelTest)
#include "tst_parallel.moc"
