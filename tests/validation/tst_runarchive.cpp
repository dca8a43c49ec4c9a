// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunArchive.h"
#include "models/validation/RunReader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::validation;

namespace {

QByteArray testRecord(const QByteArray &node)
{
    return R"({"record":"test","node":")" + node + R"(","outcome":"passed","phase":"call"})" + '\n';
}

/// Two files whose lines arrived in turns, one of them in two halves.
QByteArray stream()
{
    const QByteArray half = testRecord("a::2").first(20);
    return RunArchive::frame(u"one"_s, testRecord("a::1") + half) + RunArchive::frame(u"two"_s, testRecord("b::1")) +
           RunArchive::frame(u"one"_s, testRecord("a::2").sliced(20)) + RunArchive::frame(u"two"_s, {});
}

} // namespace

class RunArchiveTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatWasFramedIsReadInPiecesOfAnySize_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {1, 7, 100, 10'000})
            QTest::addRow("%d", size) << size;
    }

    void whatWasFramedIsReadInPiecesOfAnySize()
    {
        QFETCH(int, size);
        RunArchive archive;
        RunReader reader;
        const QByteArray all = stream();
        for (qsizetype at = 0; at < all.size(); at += size)
            QVERIFY(archive.feed(all.mid(at, size), reader));
        reader.finish();
        QCOMPARE(reader.record().problems, QStringList());
        QStringList nodes;
        for (const TestCase &testCase : reader.record().cases)
            nodes << testCase.node;
        QCOMPARE(nodes, (QStringList{u"a::1"_s, u"b::1"_s, u"a::2"_s}));
    }

    void whatIsNoArchiveIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("hello\n");
        QTest::newRow("no file") << QByteArray(R"({"bytes":3})"
                                               "\nabc");
        QTest::newRow("negative") << QByteArray(R"({"file":"a","bytes":-3})"
                                                "\nabc");
        QTest::newRow("endless head") << QByteArray(20'000, 'x');
    }

    void whatIsNoArchiveIsRefused()
    {
        QFETCH(QByteArray, bytes);
        RunReader reader;
        QVERIFY(!RunArchive().feed(bytes, reader));
        QCOMPARE(reader.record().cases.size(), 0u);
    }
};

QTEST_GUILESS_MAIN(RunArchiveTest)
#include "tst_runarchive.moc"
