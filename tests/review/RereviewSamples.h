// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Rereview.h"
#include "tests/review/ReviewSamples.h"

namespace mxw::test {

using namespace Qt::StringLiterals;
using checks::Analysis;
using checks::Finding;
using checks::Severity;
using inventory::Entry;
using inventory::Reached;
using review::Decision;
using review::DecisionMade;
using review::Event;
using review::FindingFate;
using review::PriorReview;
using review::Rereview;
using review::ReviewState;

/// Two patches that start-up reaches, without any finding.
inline Analysis cleanAnalysis()
{
    Analysis analysis = sampleAnalysis();
    for (Entry &entry : analysis.entries)
        entry.reached = Reached::General;
    analysis.findings.clear();
    return analysis;
}

inline Finding findingOn(const Entry &entry, const QString &check, const QString &symbol,
                         Severity severity = Severity::Warning)
{
    Finding finding;
    finding.check = check;
    finding.severity = severity;
    finding.entry = entry.id;
    finding.file = entry.file;
    finding.line = 5;
    finding.symbol = symbol;
    finding.message = u"Something about %1."_s.arg(symbol);
    return finding;
}

inline Finding findingIn(const QString &file, const QString &check, const QString &symbol,
                         Severity severity = Severity::Error)
{
    Entry entry;
    entry.file = file;
    return findingOn(entry, check, symbol, severity);
}

inline PriorReview priorOf(const Analysis &analysis)
{
    PriorReview prior;
    prior.name = u"earlier.mxreview"_s;
    prior.analysis = analysis;
    return prior;
}

inline void decideIn(PriorReview &prior, const Decision &decision)
{
    Event event;
    event.seq = qint64(prior.events.size()) + 1;
    event.time = QDateTime::fromString(u"2026-01-31T09:12:00.000Z"_s, Qt::ISODateWithMs);
    event.actor = u"Wu Lan"_s;
    event.payload = DecisionMade{decision};
    prior.events.push_back(event);
    prior.state = ReviewState::fold(prior.events);
}

inline FindingFate onlyFate(const Analysis &before, const Analysis &now)
{
    const Rereview result = rereview(priorOf(before), now, {});
    return result.findings.empty() ? FindingFate() : result.findings.front();
}

} // namespace mxw::test
