// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What runs on this processor against what runs on any.
#include "models/validation/ErrorKernels.h"

#include <QTest>

#include <bit>
#include <memory>
#include <random>
#include <vector>

using namespace Qt::StringLiterals;
using namespace mxw::validation;

namespace {

constexpr int Size = ErrorBlock::Size;

std::vector<std::byte> randomBytes(int seed)
{
    std::mt19937 random{unsigned(seed)};
    std::vector<std::byte> bytes(Size * 16);
    for (std::byte &byte : bytes)
        byte = std::byte(random() & 0xff);
    return bytes;
}

/// Half of the second like the first.
std::pair<std::vector<std::byte>, std::vector<std::byte>> pairOfBytes(int seed)
{
    auto first = randomBytes(seed);
    auto second = randomBytes(seed + 1);
    for (size_t i = 0; i < first.size(); ++i)
        second[i] = i / 16 % 2 == 0 ? first[i] : second[i];
    return {first, second};
}

} // namespace

class ErrorKernelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allProcessorsComeToTheSame_data();
    void allProcessorsComeToTheSame();
};

void ErrorKernelsTest::allProcessorsComeToTheSame_data()
{
    QTest::addColumn<int>("dtype");
    for (int dtype = int(DType::Bool); dtype <= int(DType::Complex128); ++dtype)
        QTest::newRow(qPrintable(toString(DType(dtype)))) << dtype;
}

void ErrorKernelsTest::allProcessorsComeToTheSame()
{
    QFETCH(int, dtype);
    const auto [first, second] = pairOfBytes(dtype);
    for (const bool equalNan : {false, true}) {
        BlockTotals totals[2];
        auto blocks = std::make_unique<ErrorBlock[]>(2);
        std::array<quint32, Size> bins[2];
        for (const int i : {0, 1}) {
            const ErrorKernels &kernels = i == 0 ? errorKernels() : plainErrorKernels();
            blocks[i].count = Size;
            kernels.decode(DType(dtype), first.data(), Size, blocks[i].first.data());
            kernels.decode(DType(dtype), second.data(), Size, blocks[i].second.data());
            kernels.compare(blocks[i], {1e-3, 1e-5, true, equalNan});
            kernels.total(blocks[i], true, totals[i]);
            kernels.binMagnitudes(blocks[i], bins[i].data());
        }
        using Bits = std::array<quint64, Size>;
        for (std::size_t kind = 0; kind < ErrorKindCount; ++kind) {
            const auto keys = std::bit_cast<Bits>(blocks[0].errors[kind]);
            const auto plain = std::bit_cast<Bits>(blocks[1].errors[kind]);
            for (std::size_t i = 0; i < keys.size(); ++i) // the sign of NaN says nothing
                QCOMPARE(keys[i] & ~(quint64(1) << 63), plain[i] & ~(quint64(1) << 63));
            QCOMPARE(totals[0].kinds[kind].sum, totals[1].kinds[kind].sum);
            QCOMPARE(totals[0].kinds[kind].greatest, totals[1].kinds[kind].greatest);
            QCOMPARE(totals[0].kinds[kind].zero, totals[1].kinds[kind].zero);
            QCOMPARE(totals[0].kinds[kind].inf, totals[1].kinds[kind].inf);
            QCOMPARE(totals[0].kinds[kind].nan, totals[1].kinds[kind].nan);
        }
        QVERIFY(blocks[0].mismatch == blocks[1].mismatch);
        QVERIFY(bins[0] == bins[1]);
        QCOMPARE(totals[0].mismatches, totals[1].mismatches);
        QCOMPARE(totals[0].nan, totals[1].nan);
        QCOMPARE(totals[0].inf, totals[1].inf);
    }
}

QTEST_GUILESS_MAIN(ErrorKernelsTest)
#include "tst_errorkernels.moc"
