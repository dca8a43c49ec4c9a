// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Merge.h"

#include "models/core/Words.h"
#include "models/review/MergeSearch.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

constexpr Words<MergeConflict::Kind, 3> kinds{{{MergeConflict::Kind::Decision, u"decision"},
                                               {MergeConflict::Kind::Note, u"note"},
                                               {MergeConflict::Kind::Judgement, u"judgement"}}};

template <typename... Functions> struct Overloaded : Functions...
{
    using Functions::operator()...;
};

/// Which part of the setup is another one; empty when none is.
QString difference(const checks::ReviewSetup &mine, const checks::ReviewSetup &theirs)
{
    if (mine.base.commit != theirs.base.commit)
        return Merge::tr("its base is %1 instead of %2").arg(theirs.base.label(), mine.base.label());
    if (mine.target.commit != theirs.target.commit)
        return Merge::tr("its target is %1 instead of %2").arg(theirs.target.label(), mine.target.label());
    if (mine.subjectId != theirs.subjectId)
        return Merge::tr("it judges other content of the plugin (%1 instead of %2)")
            .arg(theirs.subjectId.left(7), mine.subjectId.left(7));
    return {};
}

QJsonObject sideJson(const MergeConflict::Side &side)
{
    return {
        {u"text"_s, side.text}, {u"actor"_s, side.actor}, {u"time"_s, side.time.toUTC().toString(Qt::ISODateWithMs)}};
}

/// Content that a decision or evidence was made on; what the other session does not hold is not there to copy.
void copyBlob(const QString &digest, const Session &from, Session &to)
{
    if (digest.isEmpty())
        return;
    if (const auto content = from.journal().blob(digest))
        (void)to.journal().putBlob(*content);
}

} // namespace

QString toString(MergeConflict::Kind kind)
{
    return wordOf(kinds, kind);
}

Result<Merge> Merge::of(const Session &mine, const Session &theirs)
{
    if (const QString other = difference(mine.analysis().setup, theirs.analysis().setup); !other.isEmpty()) {
        return fail(Error::Kind::Invalid, tr("%1 is of another review: %2.").arg(theirs.path(), other),
                    tr("To see what became of its findings and decisions, follow on it as an earlier review."));
    }
    return MergeSearch(mine, theirs).run();
}

QJsonObject Merge::toJson() const
{
    QJsonArray list;
    for (const MergeConflict &conflict : m_conflicts) {
        QJsonObject object{{u"kind"_s, toString(conflict.kind)},
                           {u"entry"_s, conflict.entry},
                           {u"mine"_s, sideJson(conflict.mine)},
                           {u"theirs"_s, sideJson(conflict.theirs)}};
        if (!conflict.finding.isEmpty())
            object.insert(u"finding"_s, conflict.finding);
        list.append(object);
    }
    return {{u"taken"_s, count()}, {u"conflicts"_s, list}};
}

Result<void> Merge::take(const Take &taken, Session &mine, const Session &theirs, const QString &actor) const
{
    const QString both = taken.actor.isEmpty() ? u"%1 (imported from %2)"_s.arg(actor, m_name)
                                               : u"%1 (imported by %2)"_s.arg(taken.actor, actor);
    const auto findingOf = [&](const QString &fingerprint) {
        return std::ranges::find(mine.analysis().findings, fingerprint, &checks::Finding::fingerprint);
    };
    return std::visit(
        Overloaded{
            [&](const RunTaken &run) { return mine.importRun(run.run, theirs.journal(), both); },
            [&](const DecisionRecord &record) {
                Decision decision = record.decision;
                decision.origin = DecisionOrigin{DecisionOrigin::How::Imported,
                                                 m_name,
                                                 m_hash,
                                                 record.seq,
                                                 record.actor,
                                                 record.time.toUTC().toString(Qt::ISODateWithMs)};
                for (const QString &digest : {decision.digests.local, decision.digests.base, decision.digests.target})
                    copyBlob(digest, theirs, mine);
                return mine.decide(std::move(decision), actor);
            },
            [&](const NoteWritten &note) { return mine.writeNote(note.entry, note.text, both); },
            [&](const ChecklistMarked &mark) { return mine.markChecklist(mark.entry, mark.item, mark.done, both); },
            [&](const FindingSuppressed &suppressed) -> Result<void> {
                const auto finding = findingOf(suppressed.fingerprint);
                return finding == mine.analysis().findings.end() ? Result<void>()
                                                                 : mine.suppress(*finding, suppressed.reason, both);
            },
            [&](const FindingUnsuppressed &back) { return mine.unsuppress(back.fingerprint, both); },
            [&](const FindingJudged &judged) { return mine.judge(judged, both); },
            [&](const Evidence &evidence) {
                copyBlob(evidence.content, theirs, mine);
                return mine.attachEvidence(evidence, both);
            },
        },
        taken.what);
}

Result<Merge::Outcome> Merge::apply(Session &mine, const Session &theirs, const std::vector<MergeChoice> &choices,
                                    const QString &actor) const
{
    const bool open =
        choices.size() != m_conflicts.size() || std::ranges::find(choices, MergeChoice::Undecided) != choices.end();
    if (open && !m_conflicts.empty())
        return fail(Error::Kind::Invalid, tr("Not every conflict is decided yet. Nothing was taken over."));
    std::vector<Take> takes = m_takes;
    for (size_t i = 0; i < m_conflicts.size(); ++i) {
        if (choices[i] == MergeChoice::Mine)
            continue;
        Take contested = m_contested[i];
        auto *note = std::get_if<NoteWritten>(&contested.what);
        if (choices[i] == MergeChoice::Both && note)
            note->text = m_conflicts[i].mine.text + u"\n\n"_s + note->text;
        takes.push_back(std::move(contested));
    }
    std::ranges::stable_sort(takes, {}, &Take::seq);
    Outcome outcome;
    for (const Take &each : takes) {
        const size_t before = mine.events().size();
        const auto done = take(each, mine, theirs, actor);
        if (!done && done.error().kind == Error::Kind::Io)
            return std::unexpected(done.error());
        if (!done)
            outcome.problems.append(done.error().what);
        else if (mine.events().size() > before)
            ++outcome.taken;
    }
    return outcome;
}

} // namespace mxw::review
