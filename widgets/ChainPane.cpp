// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainPane.h"

#include "widgets/ChainBar.h"
#include "widgets/ChainImage.h"
#include "widgets/ChainOutline.h"
#include "widgets/ChainPanePrivate.h"
#include "widgets/ChainView.h"
#include "widgets/ElidedLabel.h"
#include "widgets/Icons.h"
#include "widgets/MessagePane.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ChainPane::Private::Private(ChainPane *pane) : q(pane)
{
    setup();
    connectView();
    connectOutline();
    connectBar();
    slow.setSingleShot(true);
    slow.setInterval(200ms);
    connect(&slow, &QTimer::timeout, q, [this] { refreshBusy(); });
}

void ChainPane::Private::setup()
{
    bar = new ChainBar(q);
    noticeRow = new QWidget(q);
    notice = new ElidedLabel(noticeRow);
    notice->setObjectName(u"chainNotice"_s);
    notice->setColor(Theme::Token::Warn);
    auto *noticeLayout = new QHBoxLayout(noticeRow);
    noticeLayout->setContentsMargins(12, 0, 12, 4);
    auto *mark = new QToolButton(noticeRow);
    mark->setIcon(icon(u"severity-warning"_s));
    mark->setAutoRaise(true);
    mark->setFocusPolicy(Qt::NoFocus);
    mark->setAttribute(Qt::WA_TransparentForMouseEvents);
    noticeLayout->addWidget(mark);
    noticeLayout->addWidget(notice, 1);
    noticeRow->hide();

    pages = new QStackedWidget(q);
    message = new MessagePane(pages);
    splitter = new QSplitter(Qt::Horizontal, pages);
    outline = new ChainOutline(splitter);
    canvas = new QStackedWidget(splitter);
    view = new ChainView(canvas);
    refusal = new MessagePane(canvas);
    canvas->addWidget(view);
    canvas->addWidget(refusal);
    splitter->addWidget(outline);
    splitter->addWidget(canvas);
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setCollapsible(1, false);
    splitter->setHandleWidth(1);
    splitter->setSizes({q->fontMetrics().averageCharWidth() * 40, 760});
    pages->addWidget(message);
    pages->addWidget(splitter);

    auto *column = new QVBoxLayout(q);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(noticeRow);
    column->addWidget(pages, 1);
    q->setFocusProxy(view);
}

void ChainPane::Private::connectView()
{
    connect(view, &ChainView::currentChanged, q, [this](const QString &key) { currentChanged(key); });
    connect(view, &ChainView::codeRequested, q, &ChainPane::codeRequested);
    connect(view, &ChainView::entryActivated, q, &ChainPane::entryActivated);
    connect(view, &ChainView::focusRequested, q, &ChainPane::focusOn);
    connect(view, &ChainView::expandRequested, q, [this](const QString &key) { expand(key); });
    connect(view, &ChainView::collapseRequested, q, [this](const QString &key) { collapse(key); });
}

void ChainPane::Private::connectOutline()
{
    connect(outline, &ChainOutline::nodeSelected, q, [this](int node) { nodeSelected(node); });
    connect(outline, &ChainOutline::nodeActivated, q, [this](int node) { nodeActivated(node); });
    connect(outline, &ChainOutline::searchChanged, q, [this] { refreshHits(); });
    connect(outline, &ChainOutline::nextRequested, q, &ChainPane::findNext);
    connect(outline, &ChainOutline::previousRequested, q, &ChainPane::findPrevious);
    connect(outline, &ChainOutline::left, q, [this] { view->setFocus(Qt::OtherFocusReason); });
}

void ChainPane::Private::connectBar()
{
    connect(bar, &ChainBar::backRequested, q, &ChainPane::back);
    connect(bar, &ChainBar::forwardRequested, q, &ChainPane::forward);
    connect(bar, &ChainBar::depthChosen, q, &ChainPane::setDepth);
    connect(bar, &ChainBar::wholeRequested, q, &ChainPane::wholeRequested);
    connect(bar, &ChainBar::fitRequested, view, &ChainView::fit);
    connect(bar, &ChainBar::exportRequested, q, [this](const QString &suffix) { askForFile(suffix); });
    connect(message, &MessagePane::actionTriggered, q, &ChainPane::messageActivated);
    connect(refusal, &MessagePane::actionTriggered, q, [this] { showLess(); });
}

ChainPane::ChainPane(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    setAccessibleName(tr("Dispatch chain"));
    setMessage(tr("No chain yet"), tr("The way from plugin start to the installed kernel appears here for the selected "
                                      "entry."));
}

ChainPane::~ChainPane() = default;

std::shared_ptr<const dispatch::ChainGraph> ChainPane::graph() const
{
    return d->graph;
}

void ChainPane::setChain(std::shared_ptr<const dispatch::ChainGraph> graph, const QString &title,
                         const QString &focusNodeId)
{
    if (!graph || graph->nodes.empty()) {
        const QStringList notices = graph ? graph->notices : QStringList();
        d->title = title;
        setMessage(tr("No chain"), notices.isEmpty() ? tr("Nothing in the code leads to this entry or away from it.")
                                                     : notices.join(u'\n'));
        return;
    }
    ChainHistory::Step step;
    step.focus.depth = d->bar->depth();
    if (graph->indexOf(focusNodeId) >= 0)
        step.focus.nodes = {focusNodeId};
    const bool same = d->graph && (d->graph == graph || *d->graph == *graph);
    const bool there = d->graph && d->title == title && d->history.step().focus.nodes == step.focus.nodes;
    d->title = title;
    if (same && there) {
        d->refreshBar();
        return;
    }
    if (same) {
        d->history.push(step);
        d->draw(false, focusNodeId);
        return;
    }
    if (there) { // the same chain after another scan: the reader keeps the place
        step = d->history.step();
    } else {
        d->bundleOf.clear();
    }
    d->graph = std::move(graph);
    d->history.clear();
    d->history.step() = step;
    d->outline->setGraph(d->graph);
    d->draw(there, there ? step.current : QString());
}

void ChainPane::setMessage(const QString &title, const QString &text, const QString &action, const QString &details)
{
    d->drawing.cancel();
    d->slow.stop();
    d->graph.reset();
    d->history.clear();
    d->history.step().focus.depth = d->bar->depth();
    d->view->setPicture({}, {});
    d->outline->setGraph({});
    d->message->setMessage(title, text, action, details);
    d->pages->setCurrentWidget(d->message);
    d->refreshBusy();
    d->refreshBar();
    d->refreshNotices();
}

void ChainPane::setBusy(const QString &words)
{
    d->busyWords = words;
    d->refreshBusy();
}

void ChainPane::setWhole(bool whole)
{
    d->bar->setWhole(whole);
}

bool ChainPane::isWhole() const
{
    return d->bar->isWhole();
}

ChainView *ChainPane::view() const
{
    return d->view;
}

ChainOutline *ChainPane::outline() const
{
    return d->outline;
}

bool ChainPane::isLayingOut() const
{
    return d->drawing.isRunning();
}

void ChainPane::exportTo(const QString &file)
{
    const auto picture = d->view->picture();
    if (!picture)
        return;
    d->writing.start([picture, title = d->title, file](std::stop_token) { return saveChain(*picture, title, file); },
                     [this, file](const Result<void> &saved) {
                         d->exportNotice = saved ? QString() : saved.error().what;
                         d->refreshNotices();
                         if (saved)
                             Q_EMIT exported(file);
                         else
                             Q_EMIT exportFailed(saved.error());
                     });
}

void ChainPane::setDepth(int hops)
{
    d->bar->setDepth(hops);
    if (d->history.step().focus.depth == hops)
        return;
    d->history.step().focus.depth = hops;
    d->history.step().focus.expanded.clear();
    d->draw(false, d->focusKey());
}

void ChainPane::focusOn(const QString &nodeId)
{
    if (!d->graph || d->graph->indexOf(nodeId) < 0 || d->history.step().focus.nodes == QStringList{nodeId})
        return;
    ChainHistory::Step step;
    step.focus.nodes = {nodeId};
    step.focus.depth = d->bar->depth();
    step.current = nodeId;
    d->history.push(std::move(step));
    d->draw(false, nodeId);
}

void ChainPane::back()
{
    d->go(-1);
}

void ChainPane::forward()
{
    d->go(1);
}

void ChainPane::openSearch()
{
    if (d->pages->currentWidget() == d->splitter)
        d->outline->openSearch();
}

void ChainPane::findNext()
{
    d->find(1);
}

void ChainPane::findPrevious()
{
    d->find(-1);
}

void ChainPane::keyPressEvent(QKeyEvent *event)
{
    // Keys that a part passed on; a window with the same shortcuts takes them before they get here.
    const bool alt = event->modifiers() & Qt::AltModifier;
    if (event->matches(QKeySequence::Find))
        openSearch();
    else if (event->key() == Qt::Key_F3 && (event->modifiers() & Qt::ShiftModifier))
        findPrevious();
    else if (event->key() == Qt::Key_F3)
        findNext();
    else if (alt && event->key() == Qt::Key_Left)
        back();
    else if (alt && event->key() == Qt::Key_Right)
        forward();
    else if (event->key() == Qt::Key_Escape && !d->outline->searchText().isEmpty())
        d->outline->clearSearch();
    else
        QWidget::keyPressEvent(event);
}

void ChainPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        d->draw(false, d->focusKey());
}

} // namespace mxw::widgets
