// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/CasePlots.h"
#include "models/items/TrendPlots.h"
#include "widgets/ValidationPane.h"

#include <QHash>
#include <QTimer>

class QSplitter;
class QStackedWidget;

namespace mxw::widgets {

class CaseTable;
class MessagePane;
class RunDetails;
class RunList;

struct ValidationPane::Private
{
    /// Sums of a run's cases, as long as its record is this one.
    struct Sums
    {
        std::shared_ptr<const validation::RunRecord> record;
        std::vector<validation::CaseSummary> summaries;
    };

    ValidationPane *q;
    QSplitter *splitter = nullptr;
    QSplitter *work = nullptr;
    RunList *runs = nullptr;
    CaseTable *cases = nullptr;
    RunDetails *details = nullptr;
    QStackedWidget *pages = nullptr;
    MessagePane *message = nullptr;
    QTimer chartTimer;
    QTimer patternTimer;
    QHash<QString, std::shared_ptr<const validation::LayerComparison>> layers;
    QHash<QString, Sums> sums;
    QString shownRun;
    std::vector<items::TrendRun> trend; ///< what the trend chart shows, by id of its points
    bool isReadOnly = false;
    bool isPlaced = false;
    bool isInTab = false; ///< the cases are a tab beside the chart

    explicit Private(ValidationPane *pane) : q(pane) {}
    void setup();
    void connectRuns();
    void connectCases();
    void showRun();
    void showBaselines();
    void showBaseline();
    void showDetails();
    void showChart();
    void showPatterns();
    items::Plot plot();
    items::Plot trendPlot();
    items::PlottedCases plotted() const;
    const std::vector<validation::CaseSummary> &summariesOf(const validation::Run &run);
    void openPoint(int id);
    void openSource();
    void place(const QSize &size);
    QString node() const;
};

} // namespace mxw::widgets
