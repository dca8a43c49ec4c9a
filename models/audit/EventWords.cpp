// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/EventWords.h"

#include "models/audit/MarkdownText.h"

using namespace Qt::StringLiterals;

namespace mxw::audit {

QString EventWords::happened(const review::Event &event)
{
    if (const auto *scan = std::get_if<review::ScanRecorded>(&event.payload))
        return tr("scan recorded, analysis %1").arg(markdownCode(scan->analysis.left(12)));
    if (const auto *made = std::get_if<review::DecisionMade>(&event.payload)) {
        return tr("decided %1: %2").arg(displayName(made->decision.disposition), markdownCode(made->decision.entry));
    }
    if (const auto *note = std::get_if<review::NoteWritten>(&event.payload)) {
        return (note->text.isEmpty() ? tr("note taken away: %1") : tr("note written: %1"))
            .arg(markdownCode(note->entry));
    }
    if (const auto *mark = std::get_if<review::ChecklistMarked>(&event.payload)) {
        return (mark->done ? tr("checklist item %1 ticked: %2") : tr("checklist item %1 unticked: %2"))
            .arg(markdownCode(mark->item), markdownCode(mark->entry));
    }
    if (const auto *suppressed = std::get_if<review::FindingSuppressed>(&event.payload)) {
        return tr("finding suppressed: %1 in %2")
            .arg(markdownInline(suppressed->check), markdownCode(suppressed->file));
    }
    if (const auto *back = std::get_if<review::FindingUnsuppressed>(&event.payload))
        return tr("suppression taken back: %1").arg(markdownCode(back->fingerprint.left(12)));
    if (const auto *judged = std::get_if<review::FindingJudged>(&event.payload)) {
        if (!judged->attribution)
            return tr("judgement taken back: %1 in %2").arg(markdownInline(judged->check), markdownCode(judged->file));
        return (judged->reproduced ? tr("finding %1 in %2 held to be: %3, reproduced")
                                   : tr("finding %1 in %2 held to be: %3, suspected"))
            .arg(markdownInline(judged->check), markdownCode(judged->file), displayName(*judged->attribution));
    }
    if (const auto *prior = std::get_if<review::PriorAttached>(&event.payload))
        return tr("earlier review taken up: %1").arg(markdownCode(prior->name));
    if (const auto *drift = std::get_if<review::DriftChecked>(&event.payload)) {
        return drift->drifts.empty()
                   ? tr("repositories compared with the scan: nothing changed")
                   : tr("repositories compared with the scan: %n change(s)", nullptr, int(drift->drifts.size()));
    }
    if (const auto *consent = std::get_if<review::ConsentGiven>(&event.payload)) {
        return tr("allowed that code of the repositories runs on %1 with %2")
            .arg(markdownCode(consent->machine), markdownCode(consent->python));
    }
    if (const auto *started = std::get_if<review::RunStarted>(&event.payload))
        return tr("validation run V%1 asked for").arg(started->number);
    if (const auto *placed = std::get_if<review::RunPlaced>(&event.payload))
        return tr("validation run under way in %1").arg(markdownCode(placed->handle.folder));
    if (const auto *ended = std::get_if<review::RunEnded>(&event.payload))
        return tr("validation run over: %1").arg(toString(ended->state));
    if (const auto *attached = std::get_if<review::EvidenceAttached>(&event.payload))
        return tr("evidence attached: %1").arg(markdownCode(attached->evidence.entry));
    if (const auto *detached = std::get_if<review::EvidenceDetached>(&event.payload))
        return tr("evidence of event %1 detached").arg(detached->attached);
    if (const auto *set = std::get_if<review::CounterpartSet>(&event.payload)) {
        if (set->upstreamFile.isEmpty())
            return tr("counterpart of %1 to be looked for again").arg(markdownCode(set->file));
        return tr("counterpart of %1 set: %2").arg(markdownCode(set->file), markdownCode(set->upstreamFile));
    }
    if (const auto *row = std::get_if<review::MatrixClassified>(&event.payload)) {
        return tr("matrix of %1, %2: %3")
            .arg(markdownInline(row->family), markdownInline(row->contract), displayName(row->disposition));
    }
    if (const auto *config = std::get_if<review::ConfigAttached>(&event.payload))
        return tr("configuration attached: %1").arg(markdownInline(config->name));
    return tr("event %1 undone").arg(std::get<review::Undone>(event.payload).seq);
}

} // namespace mxw::audit
