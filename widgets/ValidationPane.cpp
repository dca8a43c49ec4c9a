// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ValidationPane.h"

#include "models/items/CaseCsv.h"
#include "widgets/CaseTable.h"
#include "widgets/ChartPane.h"
#include "widgets/RunDetails.h"
#include "widgets/RunList.h"
#include "widgets/ValidationPanePrivate.h"

#include <QResizeEvent>
#include <QSaveFile>

#include <algorithm>

namespace mxw::widgets {

using Kind = ChartPane::Kind;

ValidationPane::ValidationPane(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    d->setup();
    d->connectRuns();
    d->connectCases();
    d->showRun();
}

ValidationPane::~ValidationPane()
{
    disconnect(d->runs, nullptr, this, nullptr); // they tell of changes while they go
    disconnect(d->cases, nullptr, this, nullptr);
    disconnect(d->details, nullptr, this, nullptr);
}

void ValidationPane::setRuns(std::vector<validation::Run> runs)
{
    d->sums.clear();
    d->runs->setRuns(std::move(runs));
    d->showBaselines();
}

void ValidationPane::updateRun(const validation::Run &run)
{
    const bool isFirst = d->runs->current() == nullptr;
    const bool isNew = d->runs->runs().run(run.id) == nullptr;
    d->runs->updateRun(run);
    if (isNew) {
        d->showBaselines();
        if (isFirst)
            d->runs->select(run.id);
        return;
    }
    if (run.id != d->shownRun) {
        if (run.id == d->cases->baseline())
            d->showBaseline();
        return;
    }
    d->cases->setRun(run);
    d->showDetails();
    if (!d->chartTimer.isActive())
        d->chartTimer.start();
    if (!d->patternTimer.isActive())
        d->patternTimer.start();
}

void ValidationPane::selectRun(const QString &id)
{
    d->runs->select(id);
}

void ValidationPane::selectCase(const QString &id, const QString &node)
{
    d->runs->select(id);
    const auto &known = d->cases->cases().record().cases;
    const auto found = std::ranges::find(known, node, &validation::TestCase::node);
    if (d->shownRun == id && found != known.end())
        d->cases->selectCase(int(found - known.begin()));
}

void ValidationPane::setLayers(const QString &runId, validation::LayerComparison layers)
{
    d->layers.insert(runId, std::make_shared<const validation::LayerComparison>(std::move(layers)));
    if (runId != d->shownRun)
        return;
    d->details->chart()->setKind(Kind::Layers);
    d->showChart();
}

void ValidationPane::setReadOnly(bool readOnly)
{
    d->isReadOnly = readOnly;
    d->runs->setReadOnly(readOnly);
    d->details->setReadOnly(readOnly);
}

QString ValidationPane::currentRun() const
{
    return d->shownRun;
}

QString ValidationPane::currentNode() const
{
    return d->node();
}

Result<void> ValidationPane::savePicture(const QString &file) const
{
    return d->details->chart()->savePicture(file);
}

Result<void> ValidationPane::saveTable(const QString &file) const
{
    const QByteArray content = items::casesCsv(d->cases->cases(), d->cases->shown());
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size() || !out.commit())
        return fail(Error::Kind::Io, tr("%1 could not be written.").arg(file),
                    tr("Choose a folder that you may write to."), out.errorString());
    return {};
}

void ValidationPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->place(event->size());
}

} // namespace mxw::widgets
