// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Journal.h"
#include "models/review/ReviewState.h"
#include "models/review/Session.h"
#include "models/review/Verification.h"
#include "tests/review/ReviewSamples.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::review;

namespace {

constexpr int MaxAppends = 100'000;

QString entryOf(qint64 seq)
{
    return u"patch:%1"_s.arg(seq);
}

/// The child: decides without end and prints the number of each event once it was acknowledged.
int decideUntilKilled(const QString &path)
{
    auto journal = Journal::open(path);
    if (!journal) {
        std::fprintf(stderr, "%s\n", qPrintable(journal.error().what));
        return 1;
    }
    for (int i = 0; i < MaxAppends; ++i) {
        const qint64 next = static_cast<qint64>(journal->events().size()) + 1;
        const auto event = journal->append(DecisionMade{test::sampleDecision(entryOf(next))}, u"child"_s);
        if (!event) {
            std::fprintf(stderr, "%s\n", qPrintable(event.error().what));
            return 1;
        }
        std::printf("%lld\n", static_cast<long long>(event->seq));
        std::fflush(stdout);
    }
    return 2; // nobody killed it
}

/// Kills of the scripted review: all of them take about a minute, so a quick look takes fewer.
int killCount()
{
    const int asked = qEnvironmentVariableIntValue("MXW_KILLS");
    return asked > 0 ? asked : 100;
}

bool isDone(const Result<void> &outcome)
{
    if (!outcome)
        std::fprintf(stderr, "%s %s\n", qPrintable(outcome.error().what), qPrintable(outcome.error().detail));
    return outcome.has_value();
}

/// A scan with files of its own, unlike the one before it.
Result<PackedScan> nextScan(int round)
{
    auto analysis = test::sampleAnalysis();
    analysis.notes = {u"scan %1"_s.arg(round)};
    KeptContent kept;
    for (int file = 0; file < 4; ++file) {
        const QByteArray text = QByteArray::number(round) + QByteArray(20'000, char('a' + file));
        kept.blobs.push_back(*PackedBlob::of(text));
        kept.files.plugin.insert(u"file%1.py"_s.arg(file), kept.blobs.back().digest);
    }
    return PackedScan::of(std::make_shared<const checks::Analysis>(std::move(analysis)), std::move(kept));
}

bool reviewStep(Session &session, int step)
{
    const QString actor = u"child"_s;
    const QString entry = session.analysis().entries[size_t(step) % 2].id;
    const QString words = u"%1 %2"_s.arg(session.events().size()).arg(step);
    switch (step % 6) {
    case 0: {
        Decision decision = test::sampleDecision(entry);
        decision.reason = words;
        const auto local = session.journal().putBlob(words.toUtf8().repeated(300));
        if (!local)
            return isDone(std::unexpected(local.error()));
        decision.digests = {*local, {}, {}};
        return isDone(session.decide(decision, actor));
    }
    case 1:
        return isDone(session.writeNote(entry, words, actor));
    case 2: {
        Evidence evidence;
        evidence.entry = entry;
        evidence.kind = Evidence::Kind::File;
        evidence.reference = u"log.txt"_s;
        evidence.summary = words;
        return isDone(session.attachEvidence(evidence, actor, words.toUtf8().repeated(2'000)));
    }
    case 3: {
        const auto scan = nextScan(int(session.events().size()));
        return isDone(scan ? session.recordScan(*scan, actor) : std::unexpected(scan.error()));
    }
    case 4:
        return isDone(session.undo(actor));
    default:
        return isDone(session.redo(actor));
    }
}

/// The child: reviews without end, and prints the number of the last event once it was acknowledged.
int reviewUntilKilled(const QString &path)
{
    auto session = Session::open(path);
    if (!session)
        return isDone(std::unexpected(session.error())) ? 0 : 1;
    for (int step = 0; step < MaxAppends; ++step) {
        if (!reviewStep(*session, step))
            return 1;
        std::printf("%lld\n", static_cast<long long>(session->events().size()));
        std::fflush(stdout);
    }
    return 2;
}

} // namespace

class TestKilled : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void losesNoAcknowledgedDecision()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"killed.mxreview"_s);
        {
            QVERIFY(Journal::create(path));
        }

        QRandomGenerator random(20260131);
        qint64 acknowledgedInAll = 0;
        for (int round = 0; round < 24; ++round) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {u"--decide"_s, path});
            QVERIFY(child.waitForReadyRead(20'000));
            QTest::qSleep(static_cast<int>(random.bounded(60)));
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            QVERIFY(child.waitForFinished(20'000));
            QCOMPARE(child.exitStatus(), QProcess::CrashExit);
            QCOMPARE(child.readAllStandardError(), QByteArray());

            // The last line may have been cut by the kill: its event then counts as not acknowledged.
            QList<QByteArray> lines = child.readAllStandardOutput().split('\n');
            lines.removeLast();
            QVERIFY(!lines.isEmpty());
            const qint64 acknowledged = lines.last().toLongLong();
            acknowledgedInAll += lines.size();

            const auto journal = Journal::open(path); // verifies the chain
            QVERIFY2(journal, qPrintable(journal ? QString() : journal.error().what));
            const auto &events = journal->events();
            QVERIFY(static_cast<qint64>(events.size()) >= acknowledged);
            QVERIFY(static_cast<qint64>(events.size()) <= acknowledged + 1);
            const auto state = ReviewState::fold(events);
            for (qint64 seq = 1; seq <= acknowledged; ++seq)
                QVERIFY(state.entry(entryOf(seq)).decision);
        }
        QVERIFY(acknowledgedInAll >= 24);
        qInfo("%lld acknowledged events in 24 killed processes", static_cast<long long>(acknowledgedInAll));
    }

    /// Decisions, notes, evidence and scans with their files.
    void aKilledReviewLosesNothingAcknowledged()
    {
        const QTemporaryDir folder;
        QRandomGenerator random(20260201);
        QString path;
        qint64 acknowledgedInAll = 0;
        const int kills = killCount();
        for (int round = 0; round < kills; ++round) {
            if (round % 25 == 0) {
                path = folder.filePath(u"review-%1.mxreview"_s.arg(round));
                QVERIFY(Session::create(path, test::sampleAnalysis(), u"Wu Lan"_s));
            }
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {u"--review"_s, path});
            QVERIFY(child.waitForReadyRead(20'000));
            QTest::qSleep(static_cast<int>(random.bounded(30)));
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            QVERIFY(child.waitForFinished(20'000));
            QCOMPARE(child.readAllStandardError(), QByteArray());
            QCOMPARE(child.exitStatus(), QProcess::CrashExit);
            QList<QByteArray> lines = child.readAllStandardOutput().split('\n');
            lines.removeLast();
            QVERIFY(!lines.isEmpty());
            const qint64 acknowledged = lines.last().toLongLong();
            acknowledgedInAll += lines.size();

            const auto session = Session::open(path);
            QVERIFY2(session, qPrintable(session ? QString() : session.error().what));
            const auto found = qint64(session->events().size());
            QVERIFY2(found == acknowledged || found == acknowledged + 1,
                     qPrintable(u"%1 acknowledged, %2 found"_s.arg(acknowledged).arg(found)));
            if (round % 25 != 24 && round != kills - 1)
                continue;
            // Whatever an event names is there.
            const auto verdict = Verification::ofFile(path);
            QVERIFY(verdict);
            QVERIFY2(verdict->deviations.empty(),
                     qPrintable(verdict->deviations.empty() ? QString() : verdict->deviations.front().text));
        }
        qInfo("%lld acknowledged events in %d killed processes", static_cast<long long>(acknowledgedInAll), kills);
    }

    void aKilledCreationLeavesNoHalfSession()
    {
        const QTemporaryDir folder;
        QRandomGenerator random(7);
        for (int round = 0; round < 20; ++round) {
            const QString path = folder.filePath(u"%1.mxreview"_s.arg(round));
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {u"--create"_s, path});
            QVERIFY(child.waitForReadyRead(20'000));
            QTest::qSleep(static_cast<int>(random.bounded(12)));
            ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
            QVERIFY(child.waitForFinished(20'000));
            if (QFile::exists(path))
                QVERIFY(Journal::open(path));
            else
                QVERIFY(Journal::create(path));
        }
    }
};

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--decide")
        return decideUntilKilled(arguments[2]);
    if (arguments.size() == 3 && arguments[1] == u"--review")
        return reviewUntilKilled(arguments[2]);
    if (arguments.size() == 3 && arguments[1] == u"--create") {
        std::puts("starting");
        std::fflush(stdout);
        const auto journal = Journal::create(arguments[2]);
        QThread::sleep(60);
        return journal ? 2 : 1;
    }
    TestKilled test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_killed.moc"
