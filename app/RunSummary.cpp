// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/RunSummary.h"

#include "models/validation/RunTotals.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace mxw::app {

using namespace Qt::StringLiterals;
using validation::Comparison;
using validation::Run;
using validation::RunRecord;
using validation::TestCase;

namespace {

struct Worst
{
    qsizetype comparisons = 0;
    std::optional<double> overAllowed;

    void add(const Comparison &comparison)
    {
        ++comparisons;
        if (const auto over = validation::worstOverAllowed(comparison))
            overAllowed = std::max(overAllowed.value_or(0), *over);
    }
    QString words() const;
};

QString Worst::words() const
{
    if (comparisons == 0)
        return RunSummary::tr("no comparison was seen.");
    const QString count = RunSummary::tr("%n comparison(s)", nullptr, static_cast<int>(comparisons));
    if (!overAllowed)
        return RunSummary::tr("%1, without tolerance.").arg(count);
    if (std::isinf(*overAllowed))
        return RunSummary::tr("%1, the worst error is infinite or NaN.").arg(count);
    return RunSummary::tr("%1, the worst error is %2 times what is allowed.")
        .arg(count, QLocale().toString(*overAllowed, 'g', 3));
}

QString outcome(const TestCase &testCase)
{
    switch (testCase.outcome) {
    case validation::CaseOutcome::Passed:
        return RunSummary::tr("Passed");
    case validation::CaseOutcome::Failed:
        return RunSummary::tr("Failed");
    case validation::CaseOutcome::Error:
        return RunSummary::tr("Could not be run");
    case validation::CaseOutcome::Skipped:
        return RunSummary::tr("Skipped");
    case validation::CaseOutcome::XFailed:
        return RunSummary::tr("Failed as expected");
    case validation::CaseOutcome::XPassed:
        return RunSummary::tr("Passed against expectation");
    case validation::CaseOutcome::Running:
        break;
    }
    return RunSummary::tr("Did not end");
}

} // namespace

QString RunSummary::summary(const Run &run)
{
    const validation::RunTotals totals = validation::totalsOf(*run.record);
    const validation::OutcomeCounts &counts = totals.outcomes;
    QStringList parts{tr("%L1 of %L2 tests passed").arg(counts.passed).arg(totals.selected)};
    if (counts.failed > 0)
        parts << tr("%L1 failed").arg(counts.failed);
    if (counts.skipped > 0)
        parts << tr("%L1 skipped").arg(counts.skipped);
    if (counts.expectedFailures > 0)
        parts << tr("%L1 expected to fail").arg(counts.expectedFailures);
    if (counts.unfinished > 0)
        parts << tr("%L1 did not end").arg(counts.unfinished);
    if (totals.deselected > 0)
        parts << tr("%L1 deselected").arg(totals.deselected);
    if (totals.collectionErrors > 0)
        parts << tr("%n file(s) could not be collected", nullptr, static_cast<int>(totals.collectionErrors));
    const Worst worst{totals.comparisons, totals.worstOverAllowed};
    return tr("Run %1: %2; %3").arg(run.number).arg(parts.join(tr(", ")), worst.words());
}

QString RunSummary::summary(const Run &run, const TestCase &testCase)
{
    Worst worst;
    for (const int index : testCase.comparisons)
        worst.add(run.record->comparisons[static_cast<std::size_t>(index)]);
    return tr("Run %1: %2; %3").arg(run.number).arg(outcome(testCase), worst.words());
}

QString RunSummary::untested(const Run &run)
{
    QStringList parts;
    const validation::RunTotals totals = validation::totalsOf(*run.record);
    if (totals.level != EvidenceLevel::Device)
        parts << tr("nothing ran on a GPU");
    if (totals.executed() < totals.selected)
        parts << tr("%L1 of %L2 tests were not executed").arg(totals.selected - totals.executed()).arg(totals.selected);
    parts += run.spec.workarounds;
    return parts.join(tr("; "));
}

const TestCase *findCase(const RunRecord &record, const QString &node)
{
    const auto found = std::ranges::find(record.cases, node, &TestCase::node);
    return found == record.cases.end() ? nullptr : &*found;
}

} // namespace mxw::app
