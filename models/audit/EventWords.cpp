// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/EventWords.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

/// Words for each kind of event.
struct Happened
{
    Rich operator()(const review::ScanRecorded &scan) const
    {
        return Rich::filled(EventWords::tr("scan recorded, analysis %1"), {Rich::code(scan.analysis.left(12))});
    }
    Rich operator()(const review::DecisionMade &made) const
    {
        const Rich what = Rich::words(displayName(made.decision.disposition));
        const Rich entry = Rich::code(made.decision.entry);
        if (!made.decision.origin)
            return Rich::filled(EventWords::tr("decided %1: %2"), {what, entry});
        const QString words = made.decision.origin->how == review::DecisionOrigin::How::Carried
                                  ? EventWords::tr("carried forward from %3, %1: %2")
                                  : EventWords::tr("taken over from %3, %1: %2");
        return Rich::filled(words, {what, entry, Rich::code(made.decision.origin->session)});
    }
    Rich operator()(const review::NoteWritten &note) const
    {
        return Rich::filled(note.text.isEmpty() ? EventWords::tr("note taken away: %1")
                                                : EventWords::tr("note written: %1"),
                            {Rich::code(note.entry)});
    }
    Rich operator()(const review::ChecklistMarked &mark) const
    {
        return Rich::filled(mark.done ? EventWords::tr("checklist item %1 ticked: %2")
                                      : EventWords::tr("checklist item %1 unticked: %2"),
                            {Rich::code(mark.item), Rich::code(mark.entry)});
    }
    Rich operator()(const review::FindingSuppressed &suppressed) const
    {
        return Rich::filled(EventWords::tr("finding suppressed: %1 in %2"),
                            {Rich::text(suppressed.check), Rich::code(suppressed.file)});
    }
    Rich operator()(const review::FindingUnsuppressed &back) const
    {
        return Rich::filled(EventWords::tr("suppression taken back: %1"), {Rich::code(back.fingerprint.left(12))});
    }
    Rich operator()(const review::FindingJudged &judged) const
    {
        const Rich check = Rich::text(judged.check);
        const Rich file = Rich::code(judged.file);
        if (!judged.attribution)
            return Rich::filled(EventWords::tr("judgement taken back: %1 in %2"), {check, file});
        return Rich::filled(judged.reproduced ? EventWords::tr("finding %1 in %2 held to be: %3, reproduced")
                                              : EventWords::tr("finding %1 in %2 held to be: %3, suspected"),
                            {check, file, Rich::words(displayName(*judged.attribution))});
    }
    Rich operator()(const review::ConsentGiven &consent) const
    {
        return Rich::filled(EventWords::tr("allowed that code of the repositories runs on %1 with %2"),
                            {Rich::code(consent.machine), Rich::code(consent.python)});
    }
    Rich operator()(const review::RunStarted &started) const
    {
        return Rich::filled(EventWords::tr("validation run V%1 asked for"), {Rich::number(started.number)});
    }
    Rich operator()(const review::RunPlaced &placed) const
    {
        return Rich::filled(EventWords::tr("validation run under way in %1"), {Rich::code(placed.handle.folder)});
    }
    Rich operator()(const review::RunEnded &ended) const
    {
        return Rich::filled(EventWords::tr("validation run over: %1"), {Rich::words(toString(ended.state))});
    }
    Rich operator()(const review::EvidenceAttached &attached) const
    {
        return Rich::filled(EventWords::tr("evidence attached: %1"), {Rich::code(attached.evidence.entry)});
    }
    Rich operator()(const review::EvidenceDetached &detached) const
    {
        return Rich::filled(EventWords::tr("evidence of event %1 detached"), {Rich::number(detached.attached)});
    }
    Rich operator()(const review::CounterpartSet &set) const
    {
        if (set.upstreamFile.isEmpty())
            return Rich::filled(EventWords::tr("counterpart of %1 to be looked for again"), {Rich::code(set.file)});
        return Rich::filled(EventWords::tr("counterpart of %1 set: %2"),
                            {Rich::code(set.file), Rich::code(set.upstreamFile)});
    }
    Rich operator()(const review::MatrixClassified &row) const
    {
        return Rich::filled(EventWords::tr("matrix of %1, %2: %3"), {Rich::text(row.family), Rich::text(row.contract),
                                                                     Rich::words(displayName(row.disposition))});
    }
    Rich operator()(const review::ConfigAttached &config) const
    {
        return Rich::filled(EventWords::tr("configuration attached: %1"), {Rich::text(config.name)});
    }
    Rich operator()(const review::PriorAttached &prior) const
    {
        return Rich::filled(EventWords::tr("earlier review taken up: %1"), {Rich::code(prior.name)});
    }
    Rich operator()(const review::DriftChecked &drift) const
    {
        return Rich::words(drift.drifts.empty() ? EventWords::tr("repositories compared with the scan: nothing changed")
                                                : EventWords::tr("repositories compared with the scan: %n change(s)",
                                                                 nullptr, int(drift.drifts.size())));
    }
    Rich operator()(const review::Undone &undone) const
    {
        return Rich::filled(EventWords::tr("event %1 undone"), {Rich::number(undone.seq)});
    }
};

} // namespace

Rich EventWords::happened(const review::Event &event)
{
    return std::visit(Happened{}, event.payload);
}

} // namespace mxw::audit
