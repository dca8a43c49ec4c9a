// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ReplaySteps.h"

#include "models/audit/EventWords.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::ReplaySteps)
};

/// Finds the entry that an event is about, also by the finding or the event that it names.
class Subjects
{
public:
    explicit Subjects(const checks::Analysis &analysis)
    {
        for (const checks::Finding &finding : analysis.findings)
            m_byFinding.insert(finding.fingerprint(), finding.entry);
    }

    QString of(const review::Event &event)
    {
        const QString entry = find(event.payload);
        m_bySeq.insert(event.seq, entry);
        return entry;
    }

private:
    QString find(const review::EventPayload &payload) const
    {
        if (const auto *made = std::get_if<review::DecisionMade>(&payload))
            return made->decision.entry;
        if (const auto *note = std::get_if<review::NoteWritten>(&payload))
            return note->entry;
        if (const auto *mark = std::get_if<review::ChecklistMarked>(&payload))
            return mark->entry;
        if (const auto *attached = std::get_if<review::EvidenceAttached>(&payload))
            return attached->evidence.entry;
        if (const auto *detached = std::get_if<review::EvidenceDetached>(&payload))
            return m_bySeq.value(detached->attached);
        if (const auto *undone = std::get_if<review::Undone>(&payload))
            return m_bySeq.value(undone->seq);
        if (const auto *suppressed = std::get_if<review::FindingSuppressed>(&payload))
            return m_byFinding.value(suppressed->fingerprint);
        if (const auto *back = std::get_if<review::FindingUnsuppressed>(&payload))
            return m_byFinding.value(back->fingerprint);
        if (const auto *judged = std::get_if<review::FindingJudged>(&payload))
            return m_byFinding.value(judged->fingerprint);
        return {};
    }

    QHash<QString, QString> m_byFinding;
    QHash<qint64, QString> m_bySeq;
};

} // namespace

bool ReplayFilter::matches(const ReplayStep &step) const
{
    return (kind.isEmpty() || kind == step.kind) && (actor.isEmpty() || actor == step.actor);
}

std::vector<ReplayStep> replaySteps(std::span<const review::Event> events, const checks::Analysis &analysis)
{
    std::vector<ReplayStep> steps;
    steps.reserve(events.size());
    Subjects subjects(analysis);
    for (const review::Event &event : events) {
        steps.push_back({event.seq, event.time, event.actor, event.kind(),
                         audit::EventWords::happened(event).plain().simplified(), subjects.of(event)});
    }
    return steps;
}

int nextMatch(const std::vector<ReplayStep> &steps, int from, bool forward, const ReplayFilter &filter)
{
    const int step = forward ? 1 : -1;
    for (int at = from + step; at >= 0 && at < static_cast<int>(steps.size()); at += step) {
        if (filter.matches(steps[static_cast<size_t>(at)]))
            return at;
    }
    return -1;
}

QStringList kindsOf(const std::vector<ReplayStep> &steps)
{
    QSet<QString> found;
    for (const ReplayStep &step : steps)
        found.insert(step.kind);
    QStringList kinds = review::eventKinds();
    kinds.removeIf([&](const QString &kind) { return !found.contains(kind); });
    return kinds;
}

QStringList actorsOf(const std::vector<ReplayStep> &steps)
{
    QStringList actors;
    for (const ReplayStep &step : steps) {
        if (!actors.contains(step.actor))
            actors.append(step.actor);
    }
    std::ranges::sort(actors);
    return actors;
}

QString kindName(const QString &kind)
{
    const std::pair<QLatin1StringView, QString> names[] = {
        {"scan"_L1, Text::tr("Scans")},
        {"decision"_L1, Text::tr("Decisions")},
        {"note"_L1, Text::tr("Notes")},
        {"checklist"_L1, Text::tr("Checklist marks")},
        {"finding-suppressed"_L1, Text::tr("Suppressed findings")},
        {"finding-unsuppressed"_L1, Text::tr("Suppressions taken back")},
        {"finding-judged"_L1, Text::tr("Judgements of findings")},
        {"consent"_L1, Text::tr("Consents")},
        {"run-started"_L1, Text::tr("Validation runs asked for")},
        {"run-placed"_L1, Text::tr("Validation runs under way")},
        {"run-ended"_L1, Text::tr("Validation runs over")},
        {"evidence"_L1, Text::tr("Evidence")},
        {"evidence-detached"_L1, Text::tr("Evidence detached")},
        {"counterpart"_L1, Text::tr("Counterparts")},
        {"matrix"_L1, Text::tr("Matrix rows")},
        {"config"_L1, Text::tr("Configurations")},
        {"prior"_L1, Text::tr("Earlier reviews")},
        {"drift"_L1, Text::tr("Comparisons with the repositories")},
        {"undo"_L1, Text::tr("Undo and redo")},
    };
    for (const auto &[word, name] : names) {
        if (word == kind)
            return name;
    }
    return kind;
}

} // namespace mxw::items
