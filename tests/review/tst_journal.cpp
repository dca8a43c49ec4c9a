// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/BlobCodec.h"
#include "models/review/EventHash.h"
#include "models/review/Journal.h"
#include "tests/review/RawDatabase.h"
#include "tests/review/ReviewSamples.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString actor = u"Wu Lan <w@example.org>"_s;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write the test's file");
}

/// A session of four events that is closed again.
void makeJournal(const QString &path)
{
    auto journal = Journal::create(path);
    QVERIFY2(journal, qPrintable(journal ? QString() : journal.error().what));
    QVERIFY(journal->append(ScanRecorded{u"digest"_s}, actor));
    QVERIFY(journal->append(DecisionMade{test::sampleDecision(u"patch:a"_s)}, actor));
    QVERIFY(journal->append(NoteWritten{u"patch:a"_s, u"old"_s}, actor));
    QVERIFY(journal->append(ChecklistMarked{u"patch:a"_s, u"target-read"_s, true}, actor));
}

/// An event written past the program, with a hash that fits.
void forge(const QString &path, const QString &kind, const QString &payload)
{
    QByteArray previousHash;
    qint64 seq = 0;
    {
        auto journal = Journal::open(path);
        QVERIFY(journal);
        previousHash = journal->events().back().hash;
        seq = journal->events().back().seq + 1;
    }
    const StoredEvent event{seq, u"2026-01-31T09:12:00.000Z"_s, actor, kind, payload, previousHash, {}};
    test::tamper(path, u"INSERT INTO events VALUES(?, ?, ?, ?, ?, ?, ?)"_s,
                 {event.seq, event.time, event.actor, event.kind, event.payload, event.previousHash, eventHash(event)});
}

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    QString m_path;

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u" ü%?#.mxreview"_s); }
    void cleanup()
    {
        const auto files = QDir(m_folder.path()).entryList(QDir::Files);
        for (const QString &file : files)
            QFile::remove(m_folder.filePath(file));
    }

    void hashIsAsDocumented()
    {
        const StoredEvent event{
            1, u"2026-01-31T09:12:00.000Z"_s, u"é"_s, u"undo"_s, u"{\"seq\":1}"_s, firstPreviousHash(), {}};
        const QByteArray canonical = QByteArray("mxreview-event-1\n") +
                                     QByteArray("\0\0\0\1"
                                                "1",
                                                5) +
                                     QByteArray("\0\0\0\x18"
                                                "2026-01-31T09:12:00.000Z",
                                                28) +
                                     QByteArray("\0\0\0\2"
                                                "\xc3\xa9",
                                                6) +
                                     QByteArray("\0\0\0\4"
                                                "undo",
                                                8) +
                                     QByteArray("\0\0\0\x9"
                                                "{\"seq\":1}",
                                                13) +
                                     QByteArray("\0\0\0\x20", 4) + QByteArray(32, '\0');
        QCOMPARE(eventHash(event), QCryptographicHash::hash(canonical, QCryptographicHash::Sha256));
    }

    void roundTrip()
    {
        std::vector<Event> written;
        {
            auto journal = Journal::create(m_path);
            QVERIFY(journal);
            QVERIFY(journal->events().empty());
            const QString hostile = u"\u2028 <b>|`\n\t\"\\ \U0001F600"_s + QChar(0) + QChar(0xd800);
            Decision decision = test::sampleDecision(u"patch:ä"_s, Disposition::Migrate);
            decision.reason = u"line one\nline two \u00b1"_s;
            for (const EventPayload &payload : std::initializer_list<EventPayload>{
                     ScanRecorded{u"d"_s}, DecisionMade{decision}, NoteWritten{u"patch:ä"_s, hostile},
                     NoteWritten{u"patch:ä"_s, QString()}, ChecklistMarked{u"e"_s, u"i"_s, true},
                     FindingSuppressed{u"f1"_s, u"A01"_s, u"a.py"_s, QString(), u"kept on purpose"_s},
                     FindingUnsuppressed{u"f1"_s}, Undone{2}}) {
                const auto event = journal->append(payload, u"\uFEFFa\nb\u0007"_s + QChar(0xdc00));
                QVERIFY2(event, qPrintable(event ? QString() : event.error().what));
                QCOMPARE(event->seq, static_cast<qint64>(written.size()) + 1);
                written.push_back(*event);
            }
            QCOMPARE(journal->events(), written);
        }
        QVERIFY(!QFile::exists(m_path + u"-wal"_s));
        const auto journal = Journal::open(m_path);
        QVERIFY2(journal, qPrintable(journal ? QString() : journal.error().what));
        QCOMPARE(journal->path(), m_path);
        QCOMPARE(journal->events(), written);
        QCOMPARE(written[0].previousHash, firstPreviousHash());
        QCOMPARE(written[1].previousHash, written[0].hash);
        QVERIFY(written[0].actor.startsWith(u"a b"));
    }

    void headerNamesTheProgram()
    {
        makeJournal(m_path);
        const QByteArray header = bytesOf(m_path).left(100);
        QCOMPARE(header.mid(68, 4), QByteArray("MXRW"));
        QCOMPARE(header.mid(60, 4), QByteArray("\0\0\0\1", 4));
        QCOMPARE(header.mid(18, 2), QByteArray("\2\2")); // write-ahead log
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), 1);
    }

    void createNeverReplaces()
    {
        write(m_path, "precious");
        const auto journal = Journal::create(m_path);
        QVERIFY(!journal);
        QVERIFY(journal.error().what.contains(u"exists already"));
        QCOMPARE(bytesOf(m_path), QByteArray("precious"));

        const QString other = m_folder.filePath(u"other.mxreview"_s);
        write(other + u"-wal"_s, "log of another session");
        QVERIFY(!Journal::create(other));
        QVERIFY(!QFile::exists(other));
        QCOMPARE(bytesOf(other + u"-wal"_s), QByteArray("log of another session"));

        const auto nowhere = Journal::create(m_folder.filePath(u"none/x.mxreview"_s));
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().kind, Error::Kind::NotFound);
    }

    void incompletePayloadsAreNotWritten()
    {
        {
            auto journal = Journal::create(m_path);
            QVERIFY(journal);
            QVERIFY(!journal->append(NoteWritten{QString(), u"x"_s}, actor));
            QVERIFY(!journal->append(Undone{0}, actor));
            const auto large = journal->append(NoteWritten{u"e"_s, QString(2'000'000, u'x')}, actor);
            QVERIFY(!large);
            QVERIFY(large.error().what.contains(u"too long"));
            QVERIFY(journal->events().empty());
            QVERIFY(journal->append(NoteWritten{u"e"_s, QString(1'000'000, u'x')}, actor));
        }
        QCOMPARE(Journal::open(m_path)->events().size(), 1u);
    }

    void refuses_data()
    {
        using Change = std::function<void(const QString &)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("words");
        const auto sql = [](const QString &statement) -> Change {
            return [statement](const QString &path) { test::tamper(path, statement); };
        };
        const auto bytes = [](std::function<QByteArray(QByteArray)> edit) -> Change {
            return [edit](const QString &path) { write(path, edit(bytesOf(path))); };
        };
        QTest::newRow("empty") << bytes([](const QByteArray &) { return QByteArray(); }) << u"is empty"_s;
        QTest::newRow("text") << bytes([](const QByteArray &) { return QByteArray("not a session\n").repeated(99); })
                              << u"not a session file"_s;
        QTest::newRow("short") << bytes([](const QByteArray &all) { return all.left(40); }) << u"not a session file"_s;
        QTest::newRow("other program") << sql(u"PRAGMA application_id=7"_s) << u"of another program"_s;
        QTest::newRow("newer") << sql(u"PRAGMA user_version=2"_s) << u"newer version"_s;
        QTest::newRow("newest") << sql(u"PRAGMA user_version=-1"_s) << u"newer version"_s;
        QTest::newRow("version 0") << sql(u"PRAGMA user_version=0"_s) << u"form 0"_s;
        QTest::newRow("truncated") << bytes([](const QByteArray &all) { return all.left(all.size() - 5000); })
                                   << u"damaged"_s;
        QTest::newRow("overwritten") << bytes([](const QByteArray &all) {
            return all.left(4096) + QByteArray(4096, '\xa5') + all.mid(8192);
        }) << u"damaged"_s;
        QTest::newRow("schema overwritten")
            << bytes([](const QByteArray &all) { return all.left(100) + QByteArray(3996, '\xa5') + all.mid(4096); })
            << u"damaged"_s;
        QTest::newRow("trigger") << sql(u"CREATE TRIGGER t AFTER INSERT ON events BEGIN DELETE FROM events; END"_s)
                                 << u"tables"_s;
        QTest::newRow("no table") << sql(u"DROP TABLE blobs"_s) << u"tables"_s;
        QTest::newRow("payload edited")
            << sql(u"UPDATE events SET payload=replace(payload, 'old', 'new') WHERE seq=3"_s) << u"event 3"_s;
        QTest::newRow("actor edited") << sql(u"UPDATE events SET actor='someone' WHERE seq=2"_s) << u"event 2"_s;
        QTest::newRow("time edited") << sql(u"UPDATE events SET time='2020-01-01T00:00:00.000Z' WHERE seq=1"_s)
                                     << u"event 1"_s;
        QTest::newRow("event removed") << sql(u"DELETE FROM events WHERE seq=2"_s) << u"event 2"_s;
        QTest::newRow("first removed") << sql(u"DELETE FROM events WHERE seq=1"_s) << u"event 1"_s;
        QTest::newRow("moved") << sql(u"UPDATE events SET seq=9 WHERE seq=4"_s) << u"event 4"_s;
        QTest::newRow("hash of another length") << sql(u"UPDATE events SET hash=x'00' WHERE seq=4"_s) << u"event 4"_s;
        QTest::newRow("huge field") << sql(u"UPDATE events SET actor=hex(zeroblob(5000)) WHERE seq=1"_s)
                                    << u"event 1"_s;
        QTest::newRow("unknown kind") << Change([](const QString &path) { forge(path, u"verdict"_s, u"{}"_s); })
                                      << u"“verdict”"_s;
        QTest::newRow("no JSON") << Change([](const QString &path) { forge(path, u"note"_s, u"{\"entry\":"_s); })
                                 << u"not JSON"_s;
        QTest::newRow("JSON array") << Change([](const QString &path) { forge(path, u"note"_s, u"[]"_s); })
                                    << u"not JSON"_s;
        QTest::newRow("wrong types") << Change([](const QString &path) {
            forge(path, u"note"_s, u"{\"entry\":\"e\",\"text\":5}"_s);
        }) << u"not complete"_s;
        QTest::newRow("unknown disposition") << Change([](const QString &path) {
            forge(path, u"decision"_s, u"{\"entry\":\"e\",\"disposition\":\"burn\"}"_s);
        }) << u"not complete"_s;
    }
    void refuses()
    {
        using Change = std::function<void(const QString &)>;
        QFETCH(const Change, change);
        QFETCH(const QString, words);
        makeJournal(m_path);
        change(m_path);
        const QByteArray before = bytesOf(m_path);
        const auto filesBefore = QDir(m_folder.path()).entryList(QDir::Files);

        const auto journal = Journal::open(m_path);
        QVERIFY(!journal);
        const Error &error = journal.error();
        const QString said = error.what + u" / "_s + error.detail;
        QVERIFY2(said.contains(words), qPrintable(said));
        QCOMPARE(bytesOf(m_path), before);
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), filesBefore);
    }

    void refusesWhatIsNoFile()
    {
        const auto missing = Journal::open(m_path);
        QVERIFY(!missing);
        QCOMPARE(missing.error().kind, Error::Kind::NotFound);
        QVERIFY(!QFile::exists(m_path));
        const auto folder = Journal::open(m_folder.path());
        QVERIFY(!folder);
        QVERIFY(folder.error().what.contains(u"is a folder"));
    }

    void aRefusedFileKeepsItsPendingWrites()
    {
        // A session whose process died before the log was moved into the file, and that was then tampered with.
        const QString copy = m_folder.filePath(u"copy.mxreview"_s);
        {
            auto journal = Journal::create(m_path);
            QVERIFY(journal);
            QVERIFY(journal->append(NoteWritten{u"e"_s, u"one"_s}, actor));
            QVERIFY(journal->append(NoteWritten{u"e"_s, u"two"_s}, actor));
            QVERIFY(QFile::copy(m_path, copy));
            QVERIFY(QFile::copy(m_path + u"-wal"_s, copy + u"-wal"_s));
        }
        const QByteArray file = bytesOf(copy);
        const QByteArray log = bytesOf(copy + u"-wal"_s);
        {
            const auto whole = Journal::open(copy); // moves the log into the file
            QVERIFY(whole);
            QCOMPARE(whole->events().size(), 2u);
        }
        QVERIFY(bytesOf(copy) != file);

        // The same, but the log holds a change that does not fit the chain.
        {
            auto journal = Journal::open(m_path);
            QVERIFY(journal);
            test::tamper(m_path, u"UPDATE events SET actor='x' WHERE seq=1"_s);
            QFile::remove(copy);
            QVERIFY(QFile::copy(m_path, copy));
            QVERIFY(QFile::copy(m_path + u"-wal"_s, copy + u"-wal"_s));
        }
        const QByteArray badFile = bytesOf(copy);
        const QByteArray badLog = bytesOf(copy + u"-wal"_s);
        QVERIFY(!badLog.isEmpty());
        const auto refused = Journal::open(copy);
        QVERIFY(!refused);
        QVERIFY(refused.error().what.contains(u"event 1"));
        QCOMPARE(bytesOf(copy), badFile);
        QCOMPARE(bytesOf(copy + u"-wal"_s), badLog);
    }

    void secondWriterMustReload()
    {
        auto first = Journal::create(m_path);
        QVERIFY(first);
        QVERIFY(first->append(NoteWritten{u"e"_s, u"1"_s}, actor));
        auto second = Journal::open(m_path);
        QVERIFY(second);
        QVERIFY(first->append(NoteWritten{u"e"_s, u"2"_s}, actor));

        const auto late = second->append(NoteWritten{u"e"_s, u"3"_s}, actor);
        QVERIFY(!late);
        QVERIFY(late.error().advice.contains(u"Reload"));
        QCOMPARE(second->events().size(), 1u);

        second = Journal::open(m_path);
        QVERIFY(second);
        QCOMPARE(second->events().size(), 2u);
        QVERIFY(second->append(NoteWritten{u"e"_s, u"3"_s}, actor));
        QVERIFY(!first->append(NoteWritten{u"e"_s, u"4"_s}, actor));
    }

    void aMovedFileTakesNoEvents()
    {
        auto journal = Journal::create(m_path);
        QVERIFY(journal);
        const QString elsewhere = m_folder.filePath(u"moved.mxreview"_s);
        QVERIFY(QFile::rename(m_path, elsewhere));
        const auto event = journal->append(NoteWritten{u"e"_s, u"1"_s}, actor);
        QVERIFY(!event);
        QVERIFY(event.error().what.contains(u"moved"));
        QVERIFY(!journal->putBlob("x"));
        QVERIFY(QFile::rename(elsewhere, m_path));
        QVERIFY(journal->append(NoteWritten{u"e"_s, u"1"_s}, actor));
    }

    void readOnlyMedia()
    {
        if (::geteuid() == 0)
            QSKIP("nothing is read-only for this user");
        const QString folder = m_folder.filePath(u"read-only"_s);
        QVERIFY(QDir().mkpath(folder));
        const QString path = folder + u"/a.mxreview"_s;
        makeJournal(path);
        QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
        {
            auto journal = Journal::open(path);
            QVERIFY2(journal, qPrintable(journal ? QString() : journal.error().what));
            QCOMPARE(journal->events().size(), 4u);
            const auto event = journal->append(NoteWritten{u"e"_s, u"1"_s}, actor);
            QVERIFY(!event);
            QVERIFY(event.error().what.contains(u"reading only"));
            QVERIFY(!journal->putBlob("x"));
            QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{u"a.mxreview"_s});
        }
        QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void blobs()
    {
        const QByteArray large = QByteArray("0123456789abcdef").repeated(200'000);
        QString digest;
        {
            auto journal = Journal::create(m_path);
            QVERIFY(journal);
            const auto put = journal->putBlob(large);
            QVERIFY(put);
            digest = *put;
            QCOMPARE(digest, QString::fromLatin1(QCryptographicHash::hash(large, QCryptographicHash::Sha256).toHex()));
            QCOMPARE(*journal->putBlob(large), digest);
            QCOMPARE(*journal->blob(*journal->putBlob(QByteArray())), QByteArray());
            QVERIFY(!journal->putBlob(QByteArray(BlobCodec::MaxSize + 1, 'x')));
        }
        const auto journal = Journal::open(m_path);
        QVERIFY(journal);
        QCOMPARE(*journal->blob(digest), large);
        const auto missing = journal->blob(u"00"_s);
        QVERIFY(!missing);
        QCOMPARE(missing.error().kind, Error::Kind::NotFound);
        QVERIFY(QFileInfo(m_path).size() < 200'000);
    }

    void hostileBlobs_data()
    {
        QTest::addColumn<qint64>("size");
        QTest::addColumn<QByteArray>("packed");
        const QByteArray good = qCompress(QByteArray("content"));
        const auto withHeader = [](QByteArray packed, const char *header) {
            return packed.replace(0, 4, QByteArray(header, 4));
        };
        QTest::newRow("other content") << qint64(7) << qCompress(QByteArray("CONTENT"));
        QTest::newRow("size disagrees") << qint64(8) << good;
        QTest::newRow("negative size") << qint64(-1) << good;
        QTest::newRow("size over the limit") << qint64(0x7fffffff) << withHeader(good, "\x7f\xff\xff\xff");
        QTest::newRow("claims more than it holds") << qint64(4096) << withHeader(good, "\0\0\x10\0");
        QTest::newRow("truncated") << qint64(7) << good.left(9);
        QTest::newRow("no header") << qint64(0) << QByteArray("ab");
        QTest::newRow("no zlib stream") << qint64(7) << QByteArray("\0\0\0\7garbage", 11);
    }
    void hostileBlobs()
    {
        QFETCH(const qint64, size);
        QFETCH(const QByteArray, packed);
        {
            QVERIFY(Journal::create(m_path));
        }
        const QString digest = BlobCodec::digest("content");
        test::tamper(m_path, u"INSERT INTO blobs VALUES(?, ?, ?)"_s, {digest, size, packed});
        const auto journal = Journal::open(m_path);
        QVERIFY(journal);
        QVERIFY(!journal->blob(digest));
    }

    void aBombDoesNotGrow()
    {
        // 256 MiB of zeros that claim to be 16 bytes: must be refused without being unpacked.
        QByteArray bomb = qCompress(QByteArray(256 * 1024 * 1024, '\0'));
        bomb.replace(0, 4, QByteArray("\0\0\0\x10", 4));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!BlobCodec::unpack(bomb, 16));
        QVERIFY2(timer.elapsed() < 200, "unpacked more than it may");
    }

    void defaultActorIsGitsUser()
    {
        const QString config = m_folder.filePath(u"config"_s);
        write(config, "[user]\n\tname = Nín Hǎo\n");
        qputenv("GIT_CONFIG_GLOBAL", QFile::encodeName(config));
        QCOMPARE(Journal::defaultActor(), u"Nín Hǎo"_s);
        write(config, "[user\nbroken");
        qputenv("LOGNAME", "someone");
        QCOMPARE(Journal::defaultActor(), u"someone"_s);
        qunsetenv("GIT_CONFIG_GLOBAL");
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
