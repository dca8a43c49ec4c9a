// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ValidationPanePrivate.h"

#include "models/items/ComparisonPlots.h"
#include "models/items/LayerPlot.h"
#include "models/items/RunWords.h"
#include "models/validation/RunPatterns.h"
#include "widgets/CaseTable.h"
#include "widgets/ChartPane.h"
#include "widgets/MessagePane.h"
#include "widgets/RunDetails.h"
#include "widgets/RunList.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = ChartPane::Kind;

namespace {

constexpr size_t ManyCases = 20'000;

} // namespace

void ValidationPane::Private::setup()
{
    splitter = new QSplitter(Qt::Horizontal, q);
    splitter->setChildrenCollapsible(false);
    runs = new RunList(splitter);
    pages = new QStackedWidget(splitter);
    work = new QSplitter(Qt::Horizontal, pages);
    work->setChildrenCollapsible(false);
    cases = new CaseTable(work);
    details = new RunDetails(work);
    message = new MessagePane(pages);
    message->setMessage(
        tr("No validation runs yet"),
        tr("A run executes tests with the target interpreter and records every comparison they make: what "
           "differs, by how much, and what was allowed."),
        tr("New run…"));
    pages->addWidget(work);
    pages->addWidget(message);
    auto *layout = new QHBoxLayout(q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    // While a run goes on, charts follow in steps that leave the window free.
    chartTimer.setSingleShot(true);
    chartTimer.setInterval(400ms);
    patternTimer.setSingleShot(true);
    patternTimer.setInterval(600ms);
}

void ValidationPane::Private::connectRuns()
{
    QObject::connect(runs, &RunList::currentChanged, q, [this] { showRun(); });
    QObject::connect(runs, &RunList::newRequested, q, &ValidationPane::newRunRequested);
    QObject::connect(runs, &RunList::importRequested, q, &ValidationPane::importRequested);
    QObject::connect(runs, &RunList::repeatRequested, q, &ValidationPane::repeatRequested);
    QObject::connect(runs, &RunList::cancelRequested, q, &ValidationPane::cancelRequested);
    QObject::connect(runs, &RunList::evidenceRequested, q,
                     [this](const QString &id) { Q_EMIT q->evidenceRequested(id, {}); });
    QObject::connect(message, &MessagePane::actionTriggered, q, &ValidationPane::newRunRequested);
}

void ValidationPane::Private::connectCases()
{
    QObject::connect(cases, &CaseTable::currentChanged, q, [this] { showDetails(); });
    QObject::connect(cases, &CaseTable::shownChanged, q, [this] {
        showDetails();
        showChart();
    });
    QObject::connect(cases, &CaseTable::baselineChosen, q, [this] { showBaseline(); });
    QObject::connect(cases, &CaseTable::opened, q, [this] { openSource(); });
    const auto evidence = [this] {
        if (!isReadOnly && !node().isEmpty())
            Q_EMIT q->evidenceRequested(q->currentRun(), node());
    };
    QObject::connect(cases, &CaseTable::evidenceRequested, q, evidence);
    QObject::connect(details, &RunDetails::evidenceRequested, q, evidence);
    QObject::connect(details, &RunDetails::sourceRequested, q, &ValidationPane::sourceRequested);
    QObject::connect(details, &RunDetails::compareDumpRequested, q,
                     [this](const QString &first, const QString &second) {
                         Q_EMIT q->compareDumpRequested(q->currentRun(), first, second);
                     });
    QObject::connect(details, &RunDetails::comparisonChanged, q, [this] {
        const Kind kind = details->chart()->kind();
        if (kind == Kind::Histogram || kind == Kind::Magnitude || kind == Kind::Map)
            showChart();
    });
    ChartPane *chart = details->chart();
    QObject::connect(chart, &ChartPane::choiceChanged, q, [this] { showChart(); });
    QObject::connect(chart, &ChartPane::pointActivated, q, [this](int id) { openPoint(id); });
    QObject::connect(chart, &ChartPane::exportPictureRequested, q, &ValidationPane::exportPictureRequested);
    QObject::connect(chart, &ChartPane::exportTableRequested, q, &ValidationPane::exportTableRequested);
    QObject::connect(&chartTimer, &QTimer::timeout, q, [this] { showChart(); });
    QObject::connect(&patternTimer, &QTimer::timeout, q, [this] { showPatterns(); });
}

QString ValidationPane::Private::node() const
{
    const int testCase = cases->currentCase();
    return testCase < 0 ? QString() : cases->cases().record().cases[size_t(testCase)].node;
}

void ValidationPane::Private::showRun()
{
    const validation::Run *run = runs->current();
    pages->setCurrentWidget(run ? static_cast<QWidget *>(work) : message);
    if (!run) {
        shownRun.clear();
        details->clear();
        return;
    }
    const bool isOther = run->id != shownRun;
    shownRun = run->id;
    if (isOther)
        showBaselines();
    cases->setRun(*run);
    if (run->record->cases.size() < ManyCases)
        showPatterns();
    else
        patternTimer.start(); // the cases first
    showDetails();
    showChart();
    if (isOther)
        Q_EMIT q->currentRunChanged(run->id);
}

/// Earlier runs come first: they are what a run is compared with.
void ValidationPane::Private::showBaselines()
{
    std::vector<std::pair<QString, QString>> others;
    for (const validation::Run &run : runs->runs().runs()) {
        if (run.id != shownRun && !run.record->cases.empty())
            others.emplace_back(run.id, tr("With run %1").arg(run.number));
    }
    cases->setBaselines(others);
}

void ValidationPane::Private::showBaseline()
{
    const validation::Run *run = runs->runs().run(cases->baseline());
    cases->setBaselineRecord(run ? run->record : nullptr);
    if (run)
        details->chart()->setKind(Kind::Comparison);
    else if (details->chart()->kind() == Kind::Comparison)
        details->chart()->setKind(Kind::HeadRoom);
}

void ValidationPane::Private::showDetails()
{
    const validation::Run *run = runs->current();
    if (!run)
        return;
    const int testCase = cases->currentCase();
    details->setCase(*run, testCase, cases->cases().isFlipped());
    const Kind kind = details->chart()->kind();
    if (kind == Kind::HeadRoom || kind == Kind::Comparison)
        details->chart()->setSelected(testCase);
    else if (kind == Kind::Trend)
        chartTimer.start();
}

items::PlottedCases ValidationPane::Private::plotted() const
{
    return {cases->cases().sharedRecord(), &cases->cases().summaries(), cases->shown().keptCases()};
}

const std::vector<validation::CaseSummary> &ValidationPane::Private::summariesOf(const validation::Run &run)
{
    Sums &kept = sums[run.id];
    if (kept.record != run.record) {
        kept.record = run.record;
        kept.summaries.clear();
        for (const validation::TestCase &testCase : run.record->cases)
            kept.summaries.push_back(summarize(*run.record, testCase));
    }
    return kept.summaries;
}

items::Plot ValidationPane::Private::trendPlot()
{
    trend.clear();
    for (const validation::Run &run : runs->runs().runs()) {
        items::TrendRun point = items::trendOf(*run.record, summariesOf(run), node());
        point.id = run.id;
        point.number = run.number;
        trend.insert(trend.begin(), point); // the list has the latest first
    }
    const int testCase = cases->currentCase();
    return items::trendPlot(trend, testCase < 0 ? QString()
                                                : items::shortName(cases->cases().record().cases[size_t(testCase)]));
}

items::Plot ValidationPane::Private::plot()
{
    const ChartPane &chart = *details->chart();
    switch (chart.kind()) {
    case Kind::HeadRoom: {
        items::Plot plot = items::headRoomPlot(plotted(), chart.parameter());
        if (plot.isEmpty() && cases->cases().isFlipped())
            return items::emptyPlot(
                tr("Not known with swapped operands"),
                tr("What is allowed is relative to the second operand, and was computed only for the "
                   "order of the test."));
        return plot;
    }
    case Kind::Trend:
        return trendPlot();
    case Kind::Layers:
        return items::layersPlot(layers.value(shownRun));
    case Kind::Comparison:
        if (const auto *comparison = cases->cases().comparison())
            return items::comparisonPlot(plotted(), *comparison, cases->cases().baselineSummaries());
        return items::emptyPlot(tr("No run to compare with"),
                                tr("Choose another run in the box above the cases: each case gets a point at its error "
                                   "before and now."));
    case Kind::Histogram:
    case Kind::Magnitude:
    case Kind::Map:
        break;
    }
    const validation::Comparison *comparison = details->comparison();
    if (!comparison)
        return items::emptyPlot(tr("No comparison is selected"),
                                tr("Select a case that compared something: this chart is of one comparison."));
    if (chart.kind() == Kind::Histogram)
        return items::histogramPlot(*comparison);
    return chart.kind() == Kind::Magnitude ? items::magnitudePlot(*comparison) : items::mapPlot(*comparison);
}

void ValidationPane::Private::showChart()
{
    chartTimer.stop();
    if (!runs->current())
        return;
    details->chart()->setPlot(plot());
    const Kind kind = details->chart()->kind();
    details->chart()->setSelected(kind == Kind::HeadRoom || kind == Kind::Comparison ? cases->currentCase() : -1);
}

void ValidationPane::Private::showPatterns()
{
    patternTimer.stop();
    cases->refreshChoices();
    details->chart()->setParameters(items::plottableParameters(cases->cases().record()));
    QStringList names;
    QStringList meanings;
    for (const auto &pattern : validation::patternsOf(cases->cases().record(), cases->cases().summaries())) {
        names << displayName(pattern);
        meanings << displayName(pattern) + u". "_s + meaning(pattern);
    }
    cases->setNotice(names.join(u" · "_s), meanings.join(u'\n'));
}

void ValidationPane::Private::openPoint(int id)
{
    switch (details->chart()->kind()) {
    case Kind::HeadRoom:
    case Kind::Comparison:
        if (cases->currentCase() == id)
            openSource(); // a second click goes on to the source
        else
            cases->selectCase(id);
        break;
    case Kind::Trend:
        runs->select(trend[size_t(id)].id);
        break;
    default:
        break;
    }
}

void ValidationPane::Private::openSource()
{
    const int testCase = cases->currentCase();
    if (testCase < 0)
        return;
    const auto &shown = cases->cases().record().cases[size_t(testCase)];
    const auto *comparison = details->comparison();
    if (comparison && comparison->site.line > 0)
        Q_EMIT q->sourceRequested(comparison->site.file, comparison->site.line);
    else
        Q_EMIT q->sourceRequested(shown.file, shown.line);
}

void ValidationPane::Private::place(const QSize &size)
{
    // A low pane has no room below a table, and a narrow one none beside it for the list of runs.
    const QFontMetrics metrics = q->fontMetrics();
    const bool isHigh = size.height() >= 30 * metrics.height();
    const bool isNarrow = size.width() < 145 * metrics.averageCharWidth();
    const bool isTabbed = !isHigh && size.width() < 120 * metrics.averageCharWidth();
    if (isTabbed != isInTab) {
        isInTab = isTabbed;
        isPlaced = false;
        if (isTabbed)
            details->addFirstTab(cases, tr("Cases"));
        else
            work->insertWidget(0, cases);
        cases->show();
    }
    const auto orientation = isHigh ? Qt::Vertical : Qt::Horizontal;
    const auto runsAt = isNarrow ? Qt::Vertical : Qt::Horizontal;
    if (isPlaced && work->orientation() == orientation && splitter->orientation() == runsAt)
        return;
    isPlaced = true;
    work->setOrientation(orientation);
    splitter->setOrientation(runsAt);
    runs->setCompact(isNarrow);
    const int runsLength =
        isNarrow ? runs->sizeHint().height()
                 : std::clamp(size.width() / 5, 30 * metrics.averageCharWidth(), 48 * metrics.averageCharWidth());
    splitter->setSizes({runsLength, (isNarrow ? size.height() : size.width()) - runsLength});
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    const int length = isHigh ? size.height() : size.width() - (isNarrow ? 0 : runsLength);
    if (!isTabbed)
        work->setSizes({length / 2, length / 2});
}

} // namespace mxw::widgets
