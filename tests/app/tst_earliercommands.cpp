// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/PriorReview.h"
#include "models/review/Session.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using review::Decision;
using review::Session;

/// `scan --prior`, `merge` and the drift that `export` tells of, with the real program.
class TestEarlierCommands : public QObject
{
    Q_OBJECT
private:
    struct Outcome
    {
        int status = -1;
        QString out;
        QString err;
    };

    static Outcome run(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(MXW_PROGRAM), arguments);
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, process.errorString()};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    Outcome scan(const QStringList &more) const
    {
        return run(QStringList{u"scan"_s} + m_review->scanArguments() + more);
    }

    QString file(const QString &name) const { return m_folder->filePath(name); }

    /// Records a decision on the patch of a target, as `actor`, on no known text.
    void decide(const QString &session, const QString &target, const QString &reason, const QString &actor) const
    {
        auto opened = Session::open(session);
        QVERIFY(opened);
        for (const inventory::Entry &entry : opened->analysis().entries) {
            if (entry.target() != target)
                continue;
            Decision decision;
            decision.entry = entry.id;
            decision.reason = reason;
            QVERIFY(opened->decide(decision, actor));
            return;
        }
        QFAIL("no such entry");
    }

    std::unique_ptr<ReviewRepositories> m_review;
    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        m_review = std::make_unique<ReviewRepositories>();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aScanSaysWhatBecameOfTheEarlierFindings()
    {
        QCOMPARE(scan({u"--session"_s, file(u"earlier.mxreview"_s)}).status, 0);
        decide(file(u"earlier.mxreview"_s), u"vllm.layers:norm"_s, u"Half."_s, u"Wu Lan"_s);
        m_review->mendPlugin();
        const Outcome outcome = scan({u"--prior"_s, file(u"earlier.mxreview"_s), u"--session"_s,
                                      file(u"now.mxreview"_s), u"--json"_s, file(u"now.json"_s)});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY2(outcome.out.contains(u"fixed"_s), qPrintable(outcome.out));
        QFile json(file(u"now.json"_s));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject rereview = QJsonDocument::fromJson(json.readAll()).object().value(u"rereview"_s).toObject();
        const QJsonObject summary = rereview.value(u"summary"_s).toObject();
        QVERIFY(summary.value(u"fixed"_s).toInt() >= 2); // A01 and A02 of the broken import
        QCOMPARE(summary.value(u"masked"_s).toInt(), 0);
        // It was made on no known text, so nothing says that the text is the same.
        QCOMPARE(summary.value(u"stale"_s).toInt(), 1);
        int fixed = 0;
        for (const QJsonValue &fate : rereview.value(u"findings"_s).toArray()) {
            const QString check = fate.toObject().value(u"check"_s).toString();
            if (check == "A01"_L1 || check == "A02"_L1) {
                QCOMPARE(fate.toObject().value(u"fate"_s).toString(), u"fixed"_s);
                ++fixed;
            }
        }
        QCOMPARE(fixed, 2);
        const auto session = Session::open(file(u"now.mxreview"_s));
        QVERIFY(session);
        QVERIFY(*session->prior());
        QCOMPARE((*session->prior())->name, u"earlier.mxreview"_s);
    }

    void aPriorThatCannotBeReadIsTold()
    {
        const Outcome outcome = scan({u"--prior"_s, file(u"none.mxreview"_s)});
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
    }

    void mergeListsConflictsAndTakesWhatItIsTold()
    {
        const QString mine = file(u"mine.mxreview"_s);
        const QString theirs = file(u"theirs.mxreview"_s);
        QCOMPARE(scan({u"--session"_s, mine}).status, 0);
        QCOMPARE(scan({u"--session"_s, theirs}).status, 0);
        decide(mine, u"vllm.layers:norm"_s, u"Mine."_s, u"Zhang San"_s);
        decide(theirs, u"vllm.layers:norm"_s, u"Theirs."_s, u"Wu Lan"_s);
        decide(theirs, u"vllm.sampler:sample"_s, u"Only theirs."_s, u"Wu Lan"_s);

        const Outcome listed = run({u"merge"_s, mine, theirs});
        QCOMPARE(listed.status, 1);
        QVERIFY2(listed.out.contains(u"Mine."_s) && listed.out.contains(u"Theirs."_s), qPrintable(listed.out));
        QCOMPARE(Session::open(mine)->events().size(), 2u);

        const Outcome json = run({u"merge"_s, mine, theirs, u"--json"_s, u"-"_s});
        QCOMPARE(json.status, 1);
        const QJsonObject object = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(object.value(u"conflicts"_s).toArray().size(), 1);
        QCOMPARE(object.value(u"taken"_s).toInt(), 1);

        const Outcome taken = run({u"merge"_s, mine, theirs, u"--take"_s, u"theirs"_s});
        QVERIFY2(taken.status == 0, qPrintable(taken.err));
        QCOMPARE(Session::open(mine)->events().size(), 4u);
        QCOMPARE(run({u"merge"_s, mine, theirs}).status, 0); // nothing is left to take
        QCOMPARE(Session::open(mine)->events().size(), 4u);
    }

    void mergeRefusesAnotherReview()
    {
        QCOMPARE(scan({u"--session"_s, file(u"mine.mxreview"_s)}).status, 0);
        m_review->mendPlugin();
        QCOMPARE(scan({u"--session"_s, file(u"other.mxreview"_s)}).status, 0);
        const Outcome outcome = run({u"merge"_s, file(u"mine.mxreview"_s), file(u"other.mxreview"_s)});
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(u"another review"_s), qPrintable(outcome.err));
    }

    void mergeIsParsed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("one file") << QStringList{u"a.mxreview"_s};
        QTest::newRow("three files") << QStringList{u"a"_s, u"b"_s, u"c"_s};
        QTest::newRow("unknown side") << QStringList{u"a"_s, u"b"_s, u"--take"_s, u"ours"_s};
    }
    void mergeIsParsed()
    {
        QFETCH(QStringList, arguments);
        QCOMPARE(run(QStringList{u"merge"_s} + arguments).status, 2);
    }

    void exportSaysWhatChangedAndRecordsIt()
    {
        const QString session = file(u"mine.mxreview"_s);
        QCOMPARE(scan({u"--session"_s, session}).status, 0);
        const Outcome clean = run({u"export"_s, session, u"-o"_s, file(u"a.md"_s)});
        QCOMPARE(clean.status, 0);
        QVERIFY2(!clean.err.contains(u"Changed since"_s), qPrintable(clean.err));
        QCOMPARE(Session::open(session)->events().size(), 1u);
        m_review->plugin.write(u"vllm_metax/patch/layers.py"_s, "import vllm.layers\n");
        m_review->plugin.stageAll();
        const Outcome outcome = run({u"export"_s, session, u"-o"_s, file(u"b.md"_s)});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.contains(u"index"_s), qPrintable(outcome.err));
        QCOMPARE(Session::open(session)->state().drift()->drifts.size(), 1u);
        QCOMPARE(run({u"export"_s, session, u"-o"_s, file(u"c.md"_s)}).status, 0);
        QCOMPARE(Session::open(session)->events().size(), 2u); // the same drift is recorded once
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    const mxw::tests::IsolatedUser user;
    QCoreApplication application(argc, argv);
    mxw::tests::TestEarlierCommands test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_earliercommands.moc"
