// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/MergeSearch.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

/// How many events both begin with.
qint64 commonEvents(const Session &mine, const Session &theirs)
{
    const auto &left = mine.events();
    const auto &right = theirs.events();
    const size_t most = std::min(left.size(), right.size());
    size_t count = 0;
    while (count < most && left[count].hash == right[count].hash)
        ++count;
    return qint64(count);
}

ReviewState commonState(const Session &mine, qint64 events)
{
    // fold() takes 0 for all of them.
    return events == 0 ? ReviewState() : ReviewState::fold(mine.events(), events);
}

template <typename Record> std::optional<qint64> seqOf(const Record &record)
{
    return record ? std::optional(record->seq) : std::nullopt;
}

bool isSame(const Decision &left, const Decision &right)
{
    return left.disposition == right.disposition && left.category == right.category && left.reason == right.reason &&
           left.removalCondition == right.removalCondition;
}

QString textOf(const Decision &decision)
{
    QString text = displayName(decision.disposition) + u" · "_s + displayName(decision.category);
    if (!decision.reason.isEmpty())
        text += u'\n' + decision.reason;
    if (!decision.removalCondition.isEmpty())
        text += u'\n' + MergeSearch::tr("Removal: %1").arg(decision.removalCondition);
    return text;
}

QString textOf(const FindingJudged &judged)
{
    if (!judged.attribution)
        return MergeSearch::tr("no attribution");
    QStringList lines{displayName(*judged.attribution) + u" · "_s +
                      (judged.reproduced ? MergeSearch::tr("reproduced") : MergeSearch::tr("suspected"))};
    if (judged.resolution)
        lines.append(displayName(*judged.resolution));
    if (!judged.text.isEmpty())
        lines.append(judged.text);
    return lines.join(u'\n');
}

} // namespace

MergeSearch::MergeSearch(const Session &mine, const Session &theirs)
    : m_mineSession(mine), m_theirsSession(theirs), m_mine(mine.state()), m_theirs(theirs.state()),
      m_common(commonState(mine, commonEvents(mine, theirs))), m_commonEvents(commonEvents(mine, theirs))
{
    m_merge.m_name = QFileInfo(theirs.path()).fileName();
    m_merge.m_hash = QString::fromLatin1(theirs.events().back().hash.toHex());
}

Merge MergeSearch::run()
{
    compareRuns();
    for (const inventory::Entry &entry : m_mineSession.analysis().entries) {
        compareDecision(entry.id);
        compareNote(entry.id);
        compareChecklist(entry.id);
        compareEvidence(entry.id);
    }
    QSet<QString> seen;
    for (const checks::Finding &finding : m_mineSession.analysis().findings) {
        const QString fingerprint = finding.fingerprint();
        if (seen.contains(fingerprint))
            continue;
        seen.insert(fingerprint);
        compareSuppression(finding, fingerprint);
        compareJudgement(finding, fingerprint);
    }
    std::ranges::stable_sort(m_merge.m_takes, {}, &Merge::Take::seq);
    return std::move(m_merge);
}

MergeSearch::Verdict MergeSearch::judge(Seq common, Seq mine, Seq theirs, bool same)
{
    if (!theirs || same || common == theirs)
        return Verdict::Skip;
    return !mine || common == mine ? Verdict::Take : Verdict::Conflict;
}

void MergeSearch::compareRuns()
{
    for (const RunRecorded &run : m_theirs.runs()) {
        const auto isIt = [&](const RunRecorded &known) { return known.started.id == run.started.id; };
        // What is under way there is that session's to follow.
        if (run.ended && std::ranges::none_of(m_mine.runs(), isIt))
            add({Merge::RunTaken{run}, run.actor, 0});
    }
}

void MergeSearch::compareDecision(const QString &entry)
{
    const auto &mine = m_mine.entry(entry).decision;
    const auto &theirs = m_theirs.entry(entry).decision;
    const bool same = mine && theirs && isSame(mine->decision, theirs->decision);
    switch (judge(seqOf(m_common.entry(entry).decision), seqOf(mine), seqOf(theirs), same)) {
    case Verdict::Skip:
        return;
    case Verdict::Take:
        add({*theirs, theirs->actor, theirs->seq});
        return;
    case Verdict::Conflict:
        break;
    }
    m_merge.m_conflicts.push_back({MergeConflict::Kind::Decision,
                                   entry,
                                   {},
                                   {textOf(mine->decision), mine->actor, mine->time},
                                   {textOf(theirs->decision), theirs->actor, theirs->time}});
    m_merge.m_contested.push_back({*theirs, theirs->actor, theirs->seq});
}

void MergeSearch::compareNote(const QString &entry)
{
    const auto &common = m_common.entry(entry).note;
    const auto &mine = m_mine.entry(entry).note;
    const auto &theirs = m_theirs.entry(entry).note;
    const bool takenBackThere = common && !theirs && mine && mine->seq == common->seq;
    if (takenBackThere) {
        add({NoteWritten{entry, {}}, {}, m_commonEvents + 1});
        return;
    }
    const bool same = mine && theirs && mine->text == theirs->text;
    switch (judge(seqOf(common), seqOf(mine), seqOf(theirs), same)) {
    case Verdict::Skip:
        return;
    case Verdict::Take:
        add({NoteWritten{entry, theirs->text}, theirs->actor, theirs->seq});
        return;
    case Verdict::Conflict:
        break;
    }
    m_merge.m_conflicts.push_back({MergeConflict::Kind::Note,
                                   entry,
                                   {},
                                   {mine->text, mine->actor, mine->time},
                                   {theirs->text, theirs->actor, theirs->time}});
    m_merge.m_contested.push_back({NoteWritten{entry, theirs->text}, theirs->actor, theirs->seq});
}

/// A mark is set or not: whoever changed it since the common beginning is the newer one.
void MergeSearch::compareChecklist(const QString &entry)
{
    const QSet<QString> &common = m_common.entry(entry).checklistDone;
    const QSet<QString> &mine = m_mine.entry(entry).checklistDone;
    const QSet<QString> &theirs = m_theirs.entry(entry).checklistDone;
    QStringList items = (common + theirs).values();
    items.sort();
    for (const QString &item : std::as_const(items)) {
        const bool done = theirs.contains(item);
        if (done != common.contains(item) && done != mine.contains(item))
            add({ChecklistMarked{entry, item, done}, {}, m_commonEvents + 1});
    }
}

void MergeSearch::compareEvidence(const QString &entry)
{
    const auto &mine = m_mine.entry(entry).evidence;
    for (const EvidenceRecord &record : m_theirs.entry(entry).evidence) {
        const auto isIt = [&](const EvidenceRecord &known) { return known.evidence == record.evidence; };
        if (record.seq > m_commonEvents && std::ranges::none_of(mine, isIt))
            add({record.evidence, record.actor, record.seq});
    }
}

void MergeSearch::compareSuppression(const checks::Finding &, const QString &fingerprint)
{
    const auto seqIn = [&](const ReviewState &state) -> Seq {
        const auto found = state.suppressions().constFind(fingerprint);
        return found == state.suppressions().cend() ? Seq() : Seq(found->seq);
    };
    const Seq common = seqIn(m_common);
    const Seq mine = seqIn(m_mine);
    const Seq theirs = seqIn(m_theirs);
    if (!theirs && common && mine == common) {
        add({FindingUnsuppressed{fingerprint}, {}, m_commonEvents + 1});
        return;
    }
    // Both hold that it does not count: their reasons are no question.
    if (judge(common, mine, theirs, false) == Verdict::Take) {
        const SuppressionRecord record = m_theirs.suppressions().value(fingerprint);
        add({record.suppressed, record.actor, record.seq});
    }
}

void MergeSearch::compareJudgement(const checks::Finding &finding, const QString &fingerprint)
{
    const JudgementRecord *common = m_common.judgement(fingerprint);
    const JudgementRecord *mine = m_mine.judgement(fingerprint);
    const JudgementRecord *theirs = m_theirs.judgement(fingerprint);
    const bool same = mine && theirs && mine->judged == theirs->judged;
    switch (judge(seqOf(common), seqOf(mine), seqOf(theirs), same)) {
    case Verdict::Skip:
        return;
    case Verdict::Take:
        add({theirs->judged, theirs->actor, theirs->seq});
        return;
    case Verdict::Conflict:
        break;
    }
    m_merge.m_conflicts.push_back({MergeConflict::Kind::Judgement,
                                   finding.entry,
                                   finding.check + u' ' + finding.symbol,
                                   {textOf(mine->judged), mine->actor, mine->time},
                                   {textOf(theirs->judged), theirs->actor, theirs->time}});
    m_merge.m_contested.push_back({theirs->judged, theirs->actor, theirs->seq});
}

} // namespace mxw::review
