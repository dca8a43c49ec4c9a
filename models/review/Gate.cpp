// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Gate.h"

#include "models/review/GateRules.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace mxw::review {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Gate)
};

/// Hands what the analysis knows to `factsOf(entry id)`, which may want nothing of an entry.
void collectFacts(const checks::Analysis &analysis, const auto &factsOf)
{
    for (const checks::Finding &finding : analysis.findings) {
        if (finding.severity != checks::Severity::Error || finding.entry.isEmpty())
            continue;
        if (GateFacts *facts = factsOf(finding.entry))
            facts->errors << finding.fingerprint();
    }
    for (const inventory::DifferenceMatrix &matrix : analysis.models.matrices) {
        for (const QString &file : matrix.files) {
            if (GateFacts *facts = factsOf(u"model:"_s + file))
                facts->matrices.push_back(&matrix);
        }
    }
    for (const checks::CommitRecord &commit : analysis.models.commits) {
        const QString id = commit.entryId();
        if (GateFacts *facts = factsOf(id))
            facts->commit = &commit;
        QSet<QString> seen;
        for (const checks::CommitFile &file : commit.files) {
            for (const QString &entry : file.entries) {
                if (seen.contains(entry))
                    continue;
                seen.insert(entry);
                if (GateFacts *facts = factsOf(entry))
                    facts->commits << id;
            }
        }
    }
}

/// Null when there is no decision yet, or no gate for it.
const std::vector<GateNeed> *needsOf(const inventory::Entry &entry, const EntryState &state)
{
    return state.decision ? GateRules::bundled().needsOf(entry.domain, state.decision->decision.disposition) : nullptr;
}

Gate gateFrom(const inventory::Entry &entry, const GateFacts &facts, const ReviewState &state)
{
    const EntryState &now = state.entry(entry.id);
    if (!now.decision)
        return {{{u"decided"_s, Text::tr("A decision"), {}, false, Remedy::Decide, {}}}};
    const auto *needs = needsOf(entry, now);
    if (!needs)
        return {{{u"gate"_s, Text::tr("This program does not know what the decision needs"), {}, false, {}, {}}}};
    const Decision &decision = now.decision->decision;
    const QString language = QLocale().name();
    Gate gate;
    for (const GateNeed &need : *needs) {
        if (!need.when.arises(entry, decision))
            continue;
        GateItem item{need.id, need.words(language), need.source, false, Remedy::None, need.condition.checklist()};
        item.met = need.condition.isMet(decision, now, facts, state);
        if (!item.met)
            item.remedy = need.condition.remedy(now);
        gate.items.push_back(std::move(item));
    }
    return gate;
}

} // namespace

bool Gate::isDone() const
{
    return std::ranges::all_of(items, &GateItem::met);
}

std::vector<GateItem> Gate::missing() const
{
    std::vector<GateItem> list;
    std::ranges::copy_if(items, std::back_inserter(list), [](const GateItem &item) { return !item.met; });
    return list;
}

Gate gateOf(const inventory::Entry &entry, const checks::Analysis &analysis, const ReviewState &state)
{
    GateFacts facts;
    collectFacts(analysis, [&](const QString &id) { return id == entry.id ? &facts : nullptr; });
    return gateFrom(entry, facts, state);
}

GateIndex::GateIndex(const checks::Analysis &analysis) : m_analysis(analysis)
{
    collectFacts(analysis, [this](const QString &id) { return &m_facts[id]; });
}

Gate GateIndex::gateOf(const inventory::Entry &entry, const ReviewState &state) const
{
    return gateFrom(entry, m_facts.value(entry.id), state);
}

bool GateIndex::isDone(const inventory::Entry &entry, const ReviewState &state) const
{
    static const GateFacts nothing;
    const EntryState &now = state.entry(entry.id);
    const auto *needs = needsOf(entry, now);
    if (!needs)
        return false;
    const auto found = m_facts.constFind(entry.id);
    const GateFacts &facts = found == m_facts.cend() ? nothing : *found;
    const Decision &decision = now.decision->decision;
    return std::ranges::all_of(*needs, [&](const GateNeed &need) {
        return !need.when.arises(entry, decision) || need.condition.isMet(decision, now, facts, state);
    });
}

qsizetype GateIndex::doneCount(const ReviewState &state) const
{
    return std::ranges::count_if(m_analysis.entries,
                                 [&](const inventory::Entry &entry) { return isDone(entry, state); });
}

ReviewState::Progress GateIndex::progress(const ReviewState &state) const
{
    ReviewState::Progress progress = state.progress(m_analysis);
    progress.done = doneCount(state);
    return progress;
}

} // namespace mxw::review
