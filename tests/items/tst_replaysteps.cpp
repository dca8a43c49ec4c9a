// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ReplaySteps.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::items;

namespace {

checks::Analysis analysis()
{
    checks::Analysis analysis;
    checks::Finding finding;
    finding.check = u"P01"_s;
    finding.entry = u"patch:a"_s;
    analysis.findings.push_back(finding);
    return analysis;
}

std::vector<review::Event> events()
{
    using namespace review;
    Decision decision;
    decision.entry = u"patch:b"_s;
    Evidence evidence;
    evidence.entry = u"patch:c"_s;
    const EventPayload payloads[] = {ScanRecorded{u"0123456789abcdef"_s, {}},
                                     DecisionMade{decision},
                                     NoteWritten{u"patch:a"_s, u"line one\nline two"_s},
                                     EvidenceAttached{evidence},
                                     EvidenceDetached{4},
                                     FindingSuppressed{analysis().findings[0].fingerprint(), u"P01"_s, {}, {}, {}},
                                     Undone{2}};
    std::vector<Event> all;
    for (const EventPayload &payload : payloads) {
        const auto seq = qint64(all.size()) + 1;
        all.push_back(
            {seq, QDateTime::fromSecsSinceEpoch(seq), seq % 2 == 0 ? u"Li Na"_s : u"Wu Lan"_s, payload, {}, {}});
    }
    return all;
}

} // namespace

class TestReplaySteps : public QObject
{
    Q_OBJECT
private:
    const std::vector<ReplayStep> m_steps = replaySteps(events(), analysis());

    QStringList walk(const ReplayFilter &filter, bool forward) const
    {
        QStringList found;
        int at = forward ? -1 : int(m_steps.size());
        while ((at = nextMatch(m_steps, at, forward, filter)) >= 0)
            found << QString::number(m_steps[size_t(at)].seq);
        return found;
    }

private Q_SLOTS:
    void eachEventLeadsToItsEntry()
    {
        QStringList entries;
        for (const ReplayStep &step : m_steps)
            entries << step.entry;
        QCOMPARE(entries, (QStringList{QString(), u"patch:b"_s, u"patch:a"_s, u"patch:c"_s, u"patch:c"_s, u"patch:a"_s,
                                       u"patch:b"_s}));
    }

    void wordsAreOneLineWithoutMarkup()
    {
        for (const ReplayStep &step : m_steps) {
            QVERIFY(!step.words.isEmpty());
            QVERIFY2(!step.words.contains(u'\n') && !step.words.contains(u'`'), qPrintable(step.words));
        }
        QVERIFY(m_steps[1].words.contains(u"patch:b"_s));
    }

    void stepsGoFromMatchToMatch()
    {
        QCOMPARE(walk({}, true).size(), 7);
        QCOMPARE(walk({u"note"_s, {}}, true), QStringList{u"3"_s});
        QCOMPARE(walk({{}, u"Li Na"_s}, true), (QStringList{u"2"_s, u"4"_s, u"6"_s}));
        QCOMPARE(walk({{}, u"Li Na"_s}, false), (QStringList{u"6"_s, u"4"_s, u"2"_s}));
        QCOMPARE(walk({u"undo"_s, u"Li Na"_s}, true), QStringList());
        QCOMPARE(nextMatch({}, -1, true, {}), -1);
    }

    void choicesAreThoseThatOccur()
    {
        QCOMPARE(kindsOf(m_steps), (QStringList{u"scan"_s, u"decision"_s, u"note"_s, u"finding-suppressed"_s,
                                                u"evidence"_s, u"evidence-detached"_s, u"undo"_s}));
        QCOMPARE(actorsOf(m_steps), (QStringList{u"Li Na"_s, u"Wu Lan"_s}));
        for (const QString &kind : review::eventKinds())
            QVERIFY2(kindName(kind) != kind, qPrintable(kind));
    }
};

QTEST_GUILESS_MAIN(TestReplaySteps)
#include "tst_replaysteps.moc"
