// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Session.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

/// `metax-workbench replay`, the real program.
class TestReplayCommand : public QObject
{
    Q_OBJECT

private:
    struct Outcome
    {
        int status = -1;
        QString out;
        QString err;

        QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    };

    static Outcome run(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(MXW_PROGRAM), arguments + QStringList{u"--language"_s, u"en"_s});
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, process.errorString()};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    Outcome verify(const QString &session) const
    {
        return run({u"replay"_s, session, u"--verify"_s, u"--no-cache"_s, u"--json"_s, u"-"_s});
    }

    static void change(const QString &session, const QString &statement)
    {
        {
            auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"change"_s);
            database.setDatabaseName(session);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(statement));
        }
        QSqlDatabase::removeDatabase(u"change"_s);
    }

    QString copyOf(const QString &name)
    {
        const QString copy = m_folder.filePath(name + u".mxreview"_s);
        QFile::remove(copy);
        return QFile::copy(m_session, copy) ? copy : QString();
    }

    ReviewRepositories m_review;
    QTemporaryDir m_folder;
    QString m_session;
    QString m_entry;

private Q_SLOTS:
    void initTestCase()
    {
        m_session = m_folder.filePath(u"a.mxreview"_s);
        const auto scanned =
            run(QStringList{u"scan"_s} + m_review.scanArguments() + QStringList{u"--session"_s, m_session});
        QVERIFY2(scanned.status == 0, qPrintable(scanned.err));
        auto session = review::Session::open(m_session);
        QVERIFY(session);
        QVERIFY(!session->state().filesDigest().isEmpty());
        m_entry = session->analysis().entries.front().id;
        review::Decision decision;
        decision.entry = m_entry;
        decision.reason = u"first"_s;
        QVERIFY(session->decide(decision, u"Wu Lan"_s));
        QVERIFY(session->writeNote(m_entry, u"look again"_s, u"Wu Lan"_s));
        decision.reason = u"second"_s;
        QVERIFY(session->decide(decision, u"Li Na"_s));
    }

    void showsAMoment()
    {
        const Outcome now = run({u"replay"_s, m_session});
        QVERIFY2(now.status == 0, qPrintable(now.err));
        QVERIFY2(now.out.contains(u"Event 4 of 4"_s) && now.out.contains(u"second"_s), qPrintable(now.out));
        const Outcome then = run({u"replay"_s, m_session, u"--at"_s, u"2"_s, u"--json"_s, u"-"_s});
        QCOMPARE(then.status, 0);
        const QJsonObject json = then.json();
        QCOMPARE(json.value(u"at").toInt(), 2);
        QCOMPARE(json.value(u"event")[u"kind"_s].toString(), u"decision"_s);
        QCOMPARE(json.value(u"decisions").toArray().size(), 1);
        QCOMPARE(json.value(u"decisions")[0][u"reason"_s].toString(), u"first"_s);
        QVERIFY(json.value(u"notes").toArray().isEmpty());
        QCOMPARE(run({u"replay"_s, m_session, u"--at"_s, u"1"_s, u"--json"_s, u"-"_s}).json().value(u"decided").toInt(),
                 0);
    }

    void unusable_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("no such event") << QStringList{m_session, u"--at"_s, u"5"_s} << u"no event 5"_s;
        QTest::newRow("no number") << QStringList{m_session, u"--at"_s, u"x"_s} << u"not the number"_s;
        QTest::newRow("no file") << QStringList{m_folder.filePath(u"none"_s)} << u"no session file"_s;
        QTest::newRow("none given") << QStringList() << u"one session file"_s;
        QTest::newRow("verify of nothing")
            << QStringList{m_folder.filePath(u"none"_s), u"--verify"_s} << u"no session file"_s;
        QTest::newRow("both") << QStringList{m_session, u"--at"_s, u"1"_s, u"--verify"_s} << u"--verify"_s;
    }

    void unusable()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Outcome outcome = run(QStringList{u"replay"_s} + arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(words), qPrintable(outcome.err));
    }

    void aSoundSessionIsVerified()
    {
        const Outcome outcome = verify(m_session);
        QVERIFY2(outcome.status == 0, qPrintable(outcome.out + outcome.err));
        QCOMPARE(outcome.json().value(u"events").toInt(), 4);
        QVERIFY(outcome.json().value(u"blobs").toInt() > 3);
        QVERIFY(outcome.json().value(u"scanRepeated").toBool());
        QCOMPARE(outcome.json().value(u"lastHash").toString().size(), 64);
        const Outcome words = run({u"replay"_s, m_session, u"--verify"_s, u"--no-cache"_s});
        QVERIFY2(words.out.contains(u"as they were recorded"_s), qPrintable(words.out));
    }

    void aChangedByteIsNamed_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<int>("event");
        QTest::newRow("actor") << u"UPDATE events SET actor = 'Wu Lam' WHERE seq = 2"_s << 2;
        QTest::newRow("time") << u"UPDATE events SET time = replace(time, 'Z', 'z') WHERE seq = 3"_s << 3;
        QTest::newRow("kind") << u"UPDATE events SET kind = 'nota' WHERE seq = 3"_s << 3;
        QTest::newRow("payload") << u"UPDATE events SET payload = replace(payload, 'second', 'seconds') WHERE seq = 4"_s
                                 << 4;
        QTest::newRow("previous hash") << u"UPDATE events SET previous_hash = zeroblob(32) WHERE seq = 2"_s << 2;
        QTest::newRow("hash") << u"UPDATE events SET hash = zeroblob(32) WHERE seq = 1"_s << 1;
        QTest::newRow("removed") << u"DELETE FROM events WHERE seq = 3"_s << 3;
    }

    void aChangedByteIsNamed()
    {
        QFETCH(QString, statement);
        QFETCH(int, event);
        const QString copy = copyOf(u"changed"_s);
        change(copy, statement);
        QCOMPARE(run({u"replay"_s, copy}).status, 2);
        const Outcome outcome = verify(copy);
        QCOMPARE(outcome.status, 1);
        const QJsonArray deviations = outcome.json().value(u"deviations").toArray();
        QCOMPARE(deviations.size(), 1);
        QCOMPARE(deviations[0][u"kind"_s].toString(), u"event"_s);
        QCOMPARE(deviations[0][u"seq"_s].toInt(), event);
        QVERIFY(!outcome.json().value(u"scanRepeated").toBool(true));
    }

    void damagedKeptFilesAreNamed()
    {
        const QString copy = copyOf(u"blob"_s);
        const auto list = review::Session::open(copy);
        const QString digest = list->state().filesDigest();
        change(copy, u"UPDATE blobs SET content = zeroblob(9) WHERE digest = '%1'"_s.arg(digest));
        const Outcome outcome = verify(copy);
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.json().value(u"deviations")[0][u"id"_s].toString(), digest);
    }

    void anotherAnalysisIsTold()
    {
        ReviewRepositories review;
        const QString session = m_folder.filePath(u"drift.mxreview"_s);
        QCOMPARE(run(QStringList{u"scan"_s} + review.scanArguments() + QStringList{u"--session"_s, session}).status, 0);
        review.mendPlugin();
        const Outcome outcome = verify(session);
        QCOMPARE(outcome.status, 1);
        QStringList kinds;
        for (const QJsonValue &deviation : outcome.json().value(u"deviations").toArray())
            kinds << deviation[u"kind"_s].toString();
        QVERIFY(kinds.contains(u"tree"_s));
        QVERIFY(kinds.contains(u"finding"_s));
        QVERIFY(!kinds.contains(u"event"_s));
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    const mxw::tests::IsolatedUser user;
    QCoreApplication application(argc, argv);
    mxw::tests::TestReplayCommand test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_replaycommand.moc"
