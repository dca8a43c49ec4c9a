// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/RunSummary.h"

#include "models/validation/RunEvidence.h"

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
    const RunRecord &record = *run.record;
    const auto counts = validation::countOutcomes(record);
    const qint64 all = std::max<qint64>(record.selected, static_cast<qint64>(record.cases.size()));
    QStringList parts{tr("%L1 of %L2 tests passed").arg(counts.passed).arg(all)};
    if (counts.failed > 0)
        parts << tr("%L1 failed").arg(counts.failed);
    if (counts.skipped > 0)
        parts << tr("%L1 skipped").arg(counts.skipped);
    if (counts.expectedFailures > 0)
        parts << tr("%L1 expected to fail").arg(counts.expectedFailures);
    if (counts.unfinished > 0)
        parts << tr("%L1 did not end").arg(counts.unfinished);
    if (record.deselected > 0)
        parts << tr("%L1 deselected").arg(record.deselected);
    if (record.collectionErrors > 0)
        parts << tr("%n file(s) could not be collected", nullptr, static_cast<int>(record.collectionErrors));
    Worst worst;
    for (const Comparison &comparison : record.comparisons)
        worst.add(comparison);
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
    if (validation::levelOf(*run.record) != EvidenceLevel::Device)
        parts << tr("nothing ran on a GPU");
    const auto counts = validation::countOutcomes(*run.record);
    const qint64 all = std::max<qint64>(run.record->selected, static_cast<qint64>(run.record->cases.size()));
    const qint64 executed = counts.passed + counts.failed + counts.expectedFailures;
    if (executed < all)
        parts << tr("%L1 of %L2 tests were not executed").arg(all - executed).arg(all);
    parts += run.spec.workarounds;
    return parts.join(tr("; "));
}

const TestCase *findCase(const RunRecord &record, const QString &node)
{
    const auto found = std::ranges::find(record.cases, node, &TestCase::node);
    return found == record.cases.end() ? nullptr : &*found;
}

} // namespace mxw::app
