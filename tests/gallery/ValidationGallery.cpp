// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/ValidationGallery.h"

#include "tests/support/ValidationRuns.h"
#include "widgets/ChartPane.h"
#include "widgets/PlotChart.h"
#include "widgets/ValidationPane.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace mxw::gallery {

using namespace Qt::StringLiterals;
using Kind = widgets::ChartPane::Kind;
using widgets::ValidationPane;

namespace {

std::vector<validation::Run> someRuns()
{
    return {tests::makeRun({.number = 1, .isSkipped = true}),
            tests::makeRun({.number = 2, .isFailing = false, .scale = 0.8}),
            tests::makeRun({.number = 3, .cases = 200, .isFailing = false, .scale = 1.7}),
            tests::makeRun({.number = 4})};
}

void choose(const ValidationPane &pane, const QString &box, const QString &text)
{
    auto *combo = pane.findChild<QComboBox *>(box);
    combo->setCurrentIndex(combo->findText(text));
}

void drawCharts(ValidationPane &pane, const std::function<void(const QString &)> &shot)
{
    auto *chart = pane.findChild<widgets::ChartPane *>();
    shot(u"41-validation"_s);
    auto *parameter = pane.findChild<QComboBox *>(u"chartParameter"_s);
    parameter->setCurrentIndex(parameter->findData(u"K"_s));
    chart->chart()->setFocus();
    QTest::keyClick(chart->chart(), Qt::Key_End);
    shot(u"42-validation-by-k"_s);
    for (const auto &[kind, name] :
         {std::pair(Kind::Histogram, u"43-validation-histogram"_s),
          std::pair(Kind::Magnitude, u"44-validation-magnitude"_s), std::pair(Kind::Map, u"45-validation-map"_s),
          std::pair(Kind::Trend, u"46-validation-trend"_s), std::pair(Kind::Layers, u"47-validation-layers"_s)}) {
        chart->setKind(kind);
        shot(name);
    }
    chart->setKind(Kind::HeadRoom);
    parameter->setCurrentIndex(0);
}

validation::LayerComparison someLayers()
{
    validation::LayerComparison comparison;
    for (int i = 0; i < 48; ++i) {
        validation::LayerTensor tensor;
        tensor.role = u"output[0]"_s;
        tensor.isOutput = true;
        tensor.relative[0] = i < 3 ? 0 : i < 29 ? 1e-5 * (1 + i % 5) : 1e-2 * (i - 27);
        tensor.diverges = i >= 29;
        comparison.layers.push_back({u"model.layers.%1.self_attn.o_proj"_s.arg(i), true, true, {tensor}});
    }
    comparison.threshold = 0.01;
    comparison.firstDiverging = 29;
    comparison.arisesThere = true;
    return comparison;
}

} // namespace

void drawValidation(QSize size, const std::function<void(QWidget *, const QString &)> &save)
{
    ValidationPane pane;
    // As high as the bottom dock leaves it; drawn large it is a window of its own.
    const QSize low(size.width(), size.height() * 2 / 5);
    pane.resize(low);
    pane.show();
    const auto shot = [&](const QString &name) {
        QTest::qWait(120);
        save(&pane, name);
    };
    shot(u"40-validation-empty"_s);
    pane.setRuns(someRuns());
    pane.setLayers(u"run-4"_s, someLayers());
    pane.findChild<widgets::ChartPane *>()->setKind(Kind::HeadRoom);
    drawCharts(pane, shot);

    auto *tabs = pane.findChild<QTabWidget *>(u"runDetailsTabs"_s);
    tabs->setCurrentIndex(1);
    shot(u"48-validation-case"_s);
    tabs->setCurrentIndex(2);
    shot(u"49-validation-environment"_s);
    tabs->setCurrentIndex(3);
    shot(u"50-validation-log"_s);
    tabs->setCurrentIndex(0);
    choose(pane, u"caseBaseline"_s, ValidationPane::tr("With run %1").arg(2));
    shot(u"51-validation-comparison"_s);
    pane.findChild<QComboBox *>(u"caseBaseline"_s)->setCurrentIndex(0);
    pane.findChild<QToolButton *>(u"flipOperands"_s)->click();
    shot(u"52-validation-flipped"_s);
    pane.findChild<QToolButton *>(u"flipOperands"_s)->click();
    auto *grouping = pane.findChild<QComboBox *>(u"caseGrouping"_s);
    grouping->setCurrentIndex(grouping->count() - 2); // the parameter K
    pane.findChild<QTreeView *>(u"caseTable"_s)
        ->expand(pane.findChild<QTreeView *>(u"caseTable"_s)->model()->index(0, 0));
    shot(u"53-validation-groups"_s);
    grouping->setCurrentIndex(0);
    pane.findChild<QLineEdit *>(u"caseFilter"_s)->setText(u"nothing like this"_s);
    shot(u"54-validation-no-match"_s);
    pane.findChild<QLineEdit *>(u"caseFilter"_s)->clear();
    pane.selectRun(u"run-1"_s);
    shot(u"55-validation-skipped"_s);
    pane.updateRun(tests::makeRun({.number = 5, .cases = 0, .state = validation::RunState::Queued}));
    pane.selectRun(u"run-5"_s);
    shot(u"56-validation-queued"_s);
    for (int cases = 20; cases <= 140; cases += 40)
        pane.updateRun(tests::makeRun({.number = 5, .cases = cases, .state = validation::RunState::Running}));
    QTest::qWait(800);
    shot(u"57-validation-live"_s);
    pane.selectRun(u"run-4"_s);
    pane.resize(size);
    shot(u"58-validation-high"_s);
    pane.resize(size.width() * 3 / 5, size.height() * 2 / 5);
    shot(u"59-validation-narrow"_s);
    pane.resize(480, size.height() * 2 / 5);
    shot(u"60-validation-tabs"_s);
}

} // namespace mxw::gallery
