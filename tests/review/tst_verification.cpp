// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Session.h"
#include "models/review/Verification.h"
#include "tests/review/RawDatabase.h"
#include "tests/review/ReviewSamples.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

const QString actor = u"Wu Lan"_s;
const QString entryA = u"patch:a.py:up.m:f"_s;

/// The columns of an event, in the order of the file.
constexpr QByteArray RawEvent::*Columns[] = {&RawEvent::time,    &RawEvent::actor,        &RawEvent::kind,
                                             &RawEvent::payload, &RawEvent::previousHash, &RawEvent::hash};
const QString ColumnNames[] = {u"time"_s, u"actor"_s, u"kind"_s, u"payload"_s, u"previous_hash"_s, u"hash"_s};

std::vector<RawEvent> rawOf(const std::vector<Event> &events)
{
    std::vector<RawEvent> raw;
    for (const Event &event : events) {
        raw.push_back({event.seq, event.time.toString(Qt::ISODateWithMs).toUtf8(), event.actor.toUtf8(),
                       event.kind().toUtf8(),
                       QJsonDocument(payloadToJson(event.payload)).toJson(QJsonDocument::Compact), event.previousHash,
                       event.hash});
    }
    return raw;
}

std::vector<qint64> seqsOf(const std::vector<Deviation> &deviations, Deviation::Kind kind = Deviation::Kind::Event)
{
    std::vector<qint64> seqs;
    for (const Deviation &deviation : deviations) {
        if (deviation.kind == kind)
            seqs.push_back(deviation.seq);
    }
    return seqs;
}

QByteArray hashed(RawEvent event)
{
    return eventHash(event);
}

} // namespace

class TestVerification : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    QString m_path;
    int m_count = 0;

    std::vector<Event> makeSession()
    {
        m_path = m_folder.filePath(u"%1.mxreview"_s.arg(++m_count));
        auto session = Session::create(m_path, test::sampleAnalysis(), actor);
        Decision decision = test::sampleDecision(entryA);
        decision.digests = {*session->journal().putBlob("local\n"), *session->journal().putBlob("base\n"), {}};
        const bool done = session->decide(decision, actor) &&
                          session->writeNote(entryA, u"ein Wörtchen, 中文 \uFFFD"_s, u"王\uFFFD"_s) &&
                          session->markChecklist(entryA, u"target-read"_s, true, actor) && session->undo(actor);
        if (!done)
            qFatal("no session");
        return session->events();
    }

    static QStringList texts(const FileVerdict &verdict)
    {
        QStringList all;
        for (const Deviation &deviation : verdict.deviations)
            all << deviation.text;
        return all;
    }

private Q_SLOTS:
    void aSoundSessionHasNoDeviation()
    {
        const auto events = makeSession();
        QVERIFY(Verification::ofEvents(rawOf(events)).empty());
        const auto verdict = Verification::ofFile(m_path);
        QVERIFY(verdict);
        QCOMPARE(texts(*verdict), QStringList());
        QCOMPARE(verdict->events, qint64(events.size()));
        QCOMPARE(verdict->blobs, 3);
        QCOMPARE(verdict->lastHash, QString::fromLatin1(events.back().hash.toHex()));
    }

    /// Every bit that differs, in every byte of every column of every event.
    void everyChangedByteIsNamed()
    {
        const std::vector<RawEvent> sound = rawOf(makeSession());
        qint64 changes = 0;
        for (size_t at = 0; at < sound.size(); ++at) {
            for (const auto column : Columns) {
                for (qsizetype byte = 0; byte < (sound[at].*column).size(); ++byte) {
                    for (const char mask : {char(1), char(0x40), char(0xff)}) {
                        std::vector<RawEvent> changed = sound;
                        (changed[at].*column)[byte] = char((sound[at].*column).at(byte) ^ mask);
                        const auto named = seqsOf(Verification::ofEvents(changed));
                        QVERIFY2(named == std::vector<qint64>{qint64(at) + 1},
                                 qPrintable(u"event %1, byte %2"_s.arg(at + 1).arg(byte)));
                        ++changes;
                    }
                }
            }
        }
        qInfo("%lld changes", static_cast<long long>(changes));
    }

    /// The same through the database, for some bytes of each column; the session no longer opens, and is verified all
    /// the same.
    void changedBytesInTheFileAreNamed_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("event");
        for (int column = 0; column < 6; ++column) {
            for (const int event : {1, 3, 5})
                QTest::addRow("%s of %d", qPrintable(ColumnNames[column]), event) << column << event;
        }
    }

    void changedBytesInTheFileAreNamed()
    {
        QFETCH(int, column);
        QFETCH(int, event);
        const std::vector<RawEvent> sound = rawOf(makeSession());
        const QByteArray bytes = sound[size_t(event - 1)].*Columns[column];
        const bool isText = column < 4;
        for (const qsizetype at : {qsizetype(0), bytes.size() / 2, bytes.size() - 1}) {
            QByteArray changed = bytes;
            changed[at] = char(bytes.at(at) ^ 0x21);
            const QString value = isText ? u"CAST(x'%1' AS TEXT)"_s : u"x'%1'"_s;
            test::tamper(m_path, u"UPDATE events SET %1 = %2 WHERE seq = %3"_s.arg(ColumnNames[column])
                                     .arg(value.arg(QString::fromLatin1(changed.toHex())))
                                     .arg(event));
            QVERIFY(!Session::open(m_path));
            const auto verdict = Verification::ofFile(m_path);
            QVERIFY(verdict);
            QCOMPARE(seqsOf(verdict->deviations), std::vector<qint64>{event});
        }
    }

    void allThatAreWrongInThemselvesAreNamed()
    {
        std::vector<RawEvent> events = rawOf(makeSession());
        events[1].actor = "Somebody else";
        events[3].payload.replace("true", "null");
        QCOMPARE(seqsOf(Verification::ofEvents(events)), (std::vector<qint64>{2, 4}));
    }

    void aForgedEventShowsInTheNext()
    {
        std::vector<RawEvent> events = rawOf(makeSession());
        events[1].actor = "Somebody else";
        events[1].hash = hashed(events[1]);
        QCOMPARE(seqsOf(Verification::ofEvents(events)), std::vector<qint64>{3});
    }

    void missingEventsAreNamed()
    {
        std::vector<RawEvent> events = rawOf(makeSession());
        events.erase(events.begin() + 2);
        QCOMPARE(seqsOf(Verification::ofEvents(events)), std::vector<qint64>{3});
        events.erase(events.begin());
        QCOMPARE(seqsOf(Verification::ofEvents(events)), (std::vector<qint64>{1, 3}));
    }

    void eventsThatNobodyCanReadAreNamed()
    {
        std::vector<RawEvent> events = rawOf(makeSession());
        events[4].payload = "{}";
        events[4].hash = hashed(events[4]);
        QCOMPARE(seqsOf(Verification::ofEvents(events)), std::vector<qint64>{5});
    }

    void damagedAndMissingBlobsAreNamed()
    {
        const auto events = makeSession();
        const ContentDigests digests = std::get<DecisionMade>(events[1].payload).decision.digests;
        test::tamper(m_path, u"UPDATE blobs SET content = zeroblob(30) WHERE digest = ?"_s, {digests.local});
        test::tamper(m_path, u"DELETE FROM blobs WHERE digest = ?"_s, {digests.base});
        const auto verdict = Verification::ofFile(m_path);
        QVERIFY(verdict);
        QCOMPARE(verdict->deviations.size(), 2u);
        QVERIFY(verdict->deviations[0].kind == Deviation::Kind::Blob);
        QCOMPARE(verdict->deviations[0].id, digests.local);
        QCOMPARE(verdict->deviations[1].id, digests.base);
        QCOMPARE(verdict->deviations[1].seq, 2);
    }

    void foreignTablesAreTold()
    {
        makeSession();
        test::tamper(m_path, u"CREATE TABLE more(x)"_s);
        const auto verdict = Verification::ofFile(m_path);
        QVERIFY(verdict);
        QCOMPARE(seqsOf(verdict->deviations, Deviation::Kind::File).size(), 1u);
    }

    void whatIsNoSessionIsRefused()
    {
        const QString path = m_folder.filePath(u"none"_s);
        QVERIFY(!Verification::ofFile(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("text");
        file.close();
        QVERIFY(!Verification::ofFile(path));
    }

    void twoScansAreCompared()
    {
        const checks::Analysis recorded = test::sampleAnalysis();
        QVERIFY(Verification::ofScan(recorded, recorded).empty());
        checks::Analysis now = recorded;
        now.setup.subjectId = u"other"_s;
        now.entries.pop_back();
        now.findings[0].check = u"P02"_s;
        const auto deviations = Verification::ofScan(recorded, now);
        QCOMPARE(deviations.size(), 4u);
        QVERIFY(deviations[0].kind == Deviation::Kind::Tree);
        QCOMPARE(deviations[1].id, recorded.entries[1].id);
        QCOMPARE(deviations[2].id, recorded.findings[0].fingerprint());
        QCOMPARE(deviations[3].id, now.findings[0].fingerprint());
    }

    void whatTheScanWasNotAskedForIsNoDeviation()
    {
        const checks::Analysis recorded = test::sampleAnalysis();
        checks::Analysis now = recorded;
        now.entries.push_back(now.entries.front());
        now.entries.back().id = u"commit:1"_s;
        now.entries.back().domain = inventory::Domain::Commit;
        now.findings.push_back(now.findings.front());
        now.findings.back().entry = u"commit:1"_s;
        QVERIFY(Verification::ofScan(recorded, now).empty());
        now.entries.back().domain = inventory::Domain::Patch;
        QCOMPARE(Verification::ofScan(recorded, now).size(), 2u);
    }
};

QTEST_GUILESS_MAIN(TestVerification)
#include "tst_verification.moc"
