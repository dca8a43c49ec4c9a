// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Journal.h"
#include "models/review/ReviewState.h"
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
