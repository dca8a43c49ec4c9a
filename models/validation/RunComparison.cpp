// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/RunComparison.h"

#include "models/core/Words.h"

#include <QCoreApplication>

#include <cmath>

namespace mxw::validation {

namespace {

/// The context of this file's words.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::RunComparison)
};

constexpr Words<CaseChange, 9> words = {{{CaseChange::NewlyFailing, u"newly-failing"},
                                         {CaseChange::Fixed, u"fixed"},
                                         {CaseChange::StillFailing, u"still-failing"},
                                         {CaseChange::StillPassing, u"still-passing"},
                                         {CaseChange::NewlySkipped, u"newly-skipped"},
                                         {CaseChange::NewlyExecuted, u"newly-executed"},
                                         {CaseChange::NotExecuted, u"not-executed"},
                                         {CaseChange::Added, u"added"},
                                         {CaseChange::Gone, u"gone"}}};

CaseChange changeOf(CaseOutcome before, CaseOutcome now)
{
    if (!isExecuted(now))
        return isExecuted(before) ? CaseChange::NewlySkipped : CaseChange::NotExecuted;
    if (isFailure(now))
        return isFailure(before) ? CaseChange::StillFailing : CaseChange::NewlyFailing;
    if (isFailure(before))
        return CaseChange::Fixed;
    return isExecuted(before) ? CaseChange::StillPassing : CaseChange::NewlyExecuted;
}

std::optional<double> ratioOf(std::optional<double> before, std::optional<double> now)
{
    const auto usable = [](std::optional<double> error) { return error && std::isfinite(*error) && *error > 0; };
    return usable(before) && usable(now) ? std::optional(*now / *before) : std::nullopt;
}

} // namespace

QString toString(CaseChange change)
{
    return wordOf(words, change);
}

QString displayName(CaseChange change)
{
    switch (change) {
    case CaseChange::NewlyFailing:
        return Text::tr("Newly failing");
    case CaseChange::Fixed:
        return Text::tr("Fixed");
    case CaseChange::StillFailing:
        return Text::tr("Still failing");
    case CaseChange::StillPassing:
        return Text::tr("Still passing");
    case CaseChange::NewlySkipped:
        return Text::tr("No longer executed");
    case CaseChange::NewlyExecuted:
        return Text::tr("Newly executed");
    case CaseChange::NotExecuted:
        return Text::tr("Not executed");
    case CaseChange::Added:
        return Text::tr("New case");
    case CaseChange::Gone:
        return Text::tr("Gone");
    }
    return {};
}

RunComparison compareRuns(const RunRecord &before, const std::vector<CaseSummary> &beforeSummaries,
                          const RunRecord &now, const std::vector<CaseSummary> &nowSummaries)
{
    QHash<QString, int> places;
    places.reserve(qsizetype(before.cases.size()));
    for (size_t i = 0; i < before.cases.size(); ++i)
        places.insert(before.cases[i].node, int(i));
    RunComparison comparison;
    for (size_t i = 0; i < now.cases.size(); ++i) {
        CasePair pair{-1, int(i), CaseChange::Added, std::nullopt};
        const auto place = places.constFind(now.cases[i].node);
        if (place != places.cend()) {
            pair.before = *place;
            pair.change = changeOf(before.cases[size_t(*place)].outcome, now.cases[i].outcome);
            pair.ratio = ratioOf(beforeSummaries[size_t(*place)].absolute, nowSummaries[i].absolute);
            places.erase(place);
        }
        comparison.pairs.push_back(pair);
    }
    for (size_t i = 0; i < before.cases.size(); ++i) {
        if (places.value(before.cases[i].node, -1) == int(i))
            comparison.pairs.push_back({int(i), -1, CaseChange::Gone, std::nullopt});
    }
    for (const CasePair &pair : comparison.pairs)
        ++comparison.counts[pair.change];
    return comparison;
}

} // namespace mxw::validation
