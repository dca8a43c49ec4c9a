// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/DecisionFates.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::review {

using namespace Qt::StringLiterals;
using checks::Finding;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::DecisionFates)
};

using Findings = std::vector<const Finding *>;

/// Which sides have other content, in words; empty when none has.
QString changedSides(const ContentDigests &before, const ContentDigests &now)
{
    struct Side
    {
        QString before;
        QString now;
        QString name;
    };
    QStringList changes;
    for (const auto &[had, has, name] : {Side{before.local, now.local, Text::tr("the plugin's code")},
                                         Side{before.base, now.base, Text::tr("upstream's code at base")},
                                         Side{before.target, now.target, Text::tr("upstream's code at the target")}}) {
        if (had == has)
            continue;
        changes.append(had.isEmpty()   ? Text::tr("%1 was not there then").arg(name)
                       : has.isEmpty() ? Text::tr("%1 is gone").arg(name)
                                       : Text::tr("%1 changed").arg(name));
    }
    return changes.join(u", "_s);
}

/// Findings of the entry that were not there when it was decided; one that was suppressed then does not count.
QString newFindings(const PriorReview &prior, const DecisionRecord &record, const Findings &findings)
{
    QStringList fresh;
    for (const Finding *finding : findings) {
        if (!record.decision.findings.contains(finding->fingerprint()) && prior.state.isOpen(*finding))
            fresh.append(finding->check + u' ' + finding->symbol);
    }
    fresh.removeDuplicates();
    return fresh.join(u", "_s);
}

DecisionFate fateOf(const PriorReview &prior, const DecisionRecord &record, const EntryMatch &entries,
                    const Findings &findings, const QHash<QString, ContentDigests> &digests)
{
    using Kind = DecisionFate::Kind;
    DecisionFate fate{record, Kind::Stale, {}, {}};
    const inventory::Entry *entry = entries.now(record.decision.entry);
    if (!entry) {
        fate.kind = Kind::Gone;
        fate.reason = Text::tr("The plugin has no such entry any more.");
        return fate;
    }
    fate.entry = entry->id;
    if (entry->id != record.decision.entry) {
        fate.reason = Text::tr("the entry is another one now: %1").arg(entry->id);
        return fate;
    }
    const auto now = digests.constFind(entry->id);
    if (now == digests.cend()) {
        fate.reason = Text::tr("its code cannot be read now, so nothing says that it is the same");
        return fate;
    }
    QStringList reasons;
    if (const QString changed = changedSides(record.decision.digests, *now); !changed.isEmpty())
        reasons.append(changed);
    if (const QString fresh = newFindings(prior, record, findings); !fresh.isEmpty())
        reasons.append(Text::tr("new: %1").arg(fresh));
    fate.kind = reasons.isEmpty() ? Kind::Carries : Kind::Stale;
    fate.reason =
        reasons.isEmpty() ? Text::tr("the same code on all three sides and no new finding") : reasons.join(u"; "_s);
    return fate;
}

} // namespace

std::vector<DecisionFate> decisionFates(const PriorReview &prior, const checks::Analysis &now,
                                        const EntryMatch &entries, const QHash<QString, ContentDigests> &digests)
{
    QHash<QString, Findings> findings;
    for (const Finding &finding : now.findings)
        findings[finding.entry].push_back(&finding);
    std::vector<DecisionFate> fates;
    for (const inventory::Entry &entry : prior.analysis.entries) {
        if (const auto &record = prior.state.entry(entry.id).decision)
            fates.push_back(fateOf(prior, *record, entries, findings.value(entry.id), digests));
    }
    std::ranges::sort(fates, {}, [](const DecisionFate &fate) { return fate.prior.decision.entry; });
    return fates;
}

} // namespace mxw::review
