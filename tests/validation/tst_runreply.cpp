// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunReply.h"
#include "models/validation/SlurmState.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using namespace validation;

class TestRunReply : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repliesOfAPollAreRead()
    {
        const auto reply = readPollReply("here\npart -1\nrunning\n\ncut \nlog 10 5 5\nab\ncd\nstream 7 0 3\n\0\n\0\n"
                                         "part 3\nended\ntimeout 143\ncut 12\nlog 0 0 0\n\nstream 0 0 0\n\n"
                                         "said squeue 4\n1|2\n\n"_ba);
        QVERIFY(reply);
        QCOMPARE(reply->parts.size(), 2u);
        QVERIFY(reply->parts[0].state == PartReply::State::Running);
        QCOMPARE(reply->parts[0].log, "ab\ncd"_ba);
        QCOMPARE(reply->parts[0].stream, "\0\n\0"_ba);
        QCOMPARE(reply->parts[0].streamSize, 7);
        QVERIFY(reply->parts[1].state == PartReply::State::Ended);
        QCOMPARE(reply->parts[1].number, 3);
        QCOMPARE(reply->parts[1].ending, "timeout 143"_ba);
        QCOMPARE(reply->parts[1].logCut, "12"_ba);
        QCOMPARE(reply->said[u"squeue"_s], "1|2\n"_ba);
        QVERIFY(readPollReply("missing\n")->isMissing);
    }

    void repliesThatAreNoneAreRefused()
    {
        const QByteArray whole = "here\npart -1\nrunning\n\ncut \nlog 10 5 5\nab\ncd\nstream 7 0 3\nabc\n"_ba;
        QVERIFY(readPollReply(whole));
        for (qsizetype size = 0; size < whole.size() - 1; ++size)
            QVERIFY2(!readPollReply(whole.left(size)) || readPollReply(whole.left(size))->parts.empty(),
                     QByteArray::number(size));
        QVERIFY(!readPollReply(QByteArray(whole).replace(" 5 5", " 5 -5")));
        QVERIFY(!readPollReply(QByteArray(whole).replace(" 5 5", " 5 99999999999999999")));
        QVERIFY(!readPollReply("here\nrubbish\n"));
    }

    void endingsAreRead()
    {
        QVERIFY(endingFromText("0") == (Ending{RunState::Finished, 0}));
        QVERIFY(endingFromText("timeout 143\n") == (Ending{RunState::TimedOut, 143}));
        QVERIFY(endingFromText("cancelled 137") == (Ending{RunState::Cancelled, 137}));
        for (const QByteArray &text : {""_ba, "x"_ba, "1 2"_ba, "-1"_ba, "timeout"_ba, "9999999"_ba})
            QVERIFY2(!endingFromText(text), text);
        const Ending passed{RunState::Finished, 0};
        const Ending none{RunState::Finished, 5};
        const Ending failed{RunState::Finished, 1};
        const Ending cancelled{RunState::Cancelled, 143};
        QVERIFY(worstOf({none, passed}) == passed);
        QVERIFY(worstOf({none, none}) == none);
        QVERIFY(worstOf({passed, failed, none}) == failed);
        QVERIFY(worstOf({failed, cancelled}) == cancelled);
        QVERIFY(worstOf({cancelled, Ending{}}).state == RunState::Failed);
    }

    void aStreamMayComeSplitAnywhere()
    {
        const QByteArray bytes = "F a.jsonl 5\nab\ncdrubbish\nF b.jsonl 1\nxF a.jsonl 2\nef"_ba;
        for (qsizetype size = 1; size <= bytes.size(); ++size) {
            QHash<QString, QByteArray> files;
            ResultStream stream;
            for (qsizetype at = 0; at < bytes.size(); at += size)
                stream.feed(bytes.mid(at, size),
                            [&](const QString &file, const QByteArray &piece) { files[file] += piece; });
            QCOMPARE(files[u"a.jsonl"_s], "ab\ncdef"_ba);
            QCOMPARE(files[u"b.jsonl"_s], "x"_ba);
            QCOMPARE(files.size(), 2);
        }
    }

    void slurmIsUnderstood()
    {
        using enum SlurmTask::Phase;
        const auto squeue = [](const QByteArray &text) { return readSlurm({{u"squeue"_s, text}}, u"12"_s); };
        QVERIFY(squeue("12|RUNNING|None\n").task(-1).phase == Running);
        QCOMPARE(squeue("12|PENDING|Resources\n").task(-1).reason, u"Resources"_s);
        const SlurmAnswer array = squeue("12_0|RUNNING|None\n12_[2-3,7%2]|PENDING|Priority\n120|PENDING|x\n");
        QVERIFY(array.task(0).phase == Running);
        QVERIFY(array.task(1).phase == Unknown);
        QVERIFY(array.task(3).phase == Waiting);
        QVERIFY(array.task(7).phase == Waiting);
        QVERIFY(array.task(-1).phase == Unknown);
        const SlurmAnswer down =
            squeue("slurm_load_jobs error: Unable to contact slurm controller (connect failure)\n");
        QVERIFY(!down.isReachable);
        QVERIFY(!down.words.isEmpty());
        const SlurmAnswer over = readSlurm(
            {{u"squeue"_s, "slurm_load_jobs error: Invalid job id specified\n"}, {u"sacct"_s, "12|CANCELLED by 0\n"}},
            u"12"_s);
        QVERIFY(over.isReachable);
        QVERIFY(over.task(-1).phase == Over);
        QCOMPARE(over.task(-1).state, u"CANCELLED"_s);
        const SlurmAnswer shown = readSlurm(
            {{u"squeue"_s, ""},
             {u"sacct"_s, "Slurm accounting storage is disabled\n"},
             {u"scontrol"_s, "JobId=13 ArrayJobId=12 ArrayTaskId=4 JobName=a JobState=NODE_FAIL Reason=None\n"}},
            u"12;cluster"_s);
        QCOMPARE(shown.task(4).state, u"NODE_FAIL"_s);
        QVERIFY(readSlurm({{u"squeue"_s, ""}, {u"sacct"_s, "disabled"}}, u"12"_s).isReachable);
    }
};

} // namespace mxw::tests

QTEST_GUILESS_MAIN(mxw::tests::TestRunReply)
#include "tst_runreply.moc"
