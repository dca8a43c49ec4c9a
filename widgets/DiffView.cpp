// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffView.h"

#include "widgets/DiffOriginBar.h"
#include "widgets/DiffPane.h"
#include "widgets/DiffToolBar.h"
#include "widgets/DiffViewPrivate.h"
#include "widgets/MessagePane.h"
#include "widgets/SearchBar.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStackedWidget>

namespace mxw::widgets {

DiffView::DiffView(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    setAccessibleName(tr("Comparison"));
    setMessage(tr("Nothing to compare yet"), tr("The comparison of the selected entry appears here."));
}

DiffView::~DiffView() = default;

std::optional<DiffExcerpt> DiffView::excerpt() const
{
    return d->stack->currentWidget() == d->comparisonPage ? excerptOf(d->document) : std::nullopt;
}

void DiffView::setComparison(std::shared_ptr<const diff::SideBySide> comparison)
{
    const auto next = comparison ? std::move(comparison) : std::make_shared<const diff::SideBySide>();
    const bool same = d->stack->currentWidget() == d->comparisonPage && d->document.showsSameFiles(*next);
    d->stack->setCurrentWidget(d->comparisonPage);
    d->toolBar->show();
    d->toolBar->setComparing(true);
    if (same) {
        // Another whitespace mode or a reload: rows differ, the line under the eye stays.
        const int row = d->rowUnderEye();
        const int offset = d->document.folding.visualOf(row) - d->rows->value();
        const int right = d->document.lineOf(DiffSide::Right, row);
        const int left = d->document.lineOf(DiffSide::Left, row);
        const bool hadCurrent = d->document.currentDifference >= 0;
        d->document.setComparison(next);
        const int now = right >= 0 ? next->rowOfRightLine(right) : next->rowOfLeftLine(left);
        if (hadCurrent)
            d->document.currentDifference = d->document.differenceOf(now);
        d->refresh();
        if (now >= 0)
            d->rows->setValue(d->document.folding.visualOf(now) - offset);
    } else {
        d->document.setComparison(next);
        d->refresh();
        d->rows->setValue(0);
        for (const DiffPane *pane : {d->left, d->right})
            pane->horizontalScrollBar()->setValue(0);
    }
    if (!d->searchBar->isHidden()) {
        d->document.search(d->searchBar->text(), d->searchBar->caseSensitivity());
        const auto count = static_cast<qsizetype>(d->document.matches.size());
        d->searchBar->setResult(-1, count, count >= DiffDocument::MaximumMatches);
    }
}

void DiffView::setMessage(const QString &title, const QString &text, const QString &action)
{
    d->document.setComparison({});
    d->message->setMessage(title, text, action);
    d->stack->setCurrentWidget(d->message);
    d->searchBar->hide();
    d->origins->hide();
    d->toolBar->setComparing(false);
    d->toolBar->setVisible(d->toolBar->hasPairs());
}

void DiffView::setPairs(const QStringList &labels, int current)
{
    d->toolBar->setPairs(labels, current);
    d->toolBar->setVisible(!labels.isEmpty() || d->stack->currentWidget() == d->comparisonPage);
}

int DiffView::differenceCount() const
{
    return static_cast<int>(d->document.comparison().differences.size());
}

int DiffView::currentDifference() const
{
    return d->document.currentDifference;
}

bool DiffView::isFolded() const
{
    return d->document.folding.isFolded();
}

git::Whitespace DiffView::whitespace() const
{
    return d->toolBar->whitespace();
}

int DiffView::topRow() const
{
    return d->document.folding.at(d->rows->value()).row;
}

bool DiffView::nextDifference()
{
    const int next = d->adjacentDifference(1);
    if (next >= 0)
        d->goToDifference(next);
    return next >= 0;
}

bool DiffView::previousDifference()
{
    const int previous = d->adjacentDifference(-1);
    if (previous >= 0)
        d->goToDifference(previous);
    return previous >= 0;
}

bool DiffView::nextDifferenceOf(DiffOrigin::Kind kind)
{
    for (int next = d->adjacentDifference(1); next >= 0 && next < differenceCount(); ++next) {
        if (d->document.originOfDifference(next) != kind)
            continue;
        d->goToDifference(next);
        return true;
    }
    return false;
}

void DiffView::setFolded(bool folded)
{
    d->keepingPlace([this, folded] { d->document.folding.setFolded(folded); });
}

void DiffView::swapSides()
{
    d->document.swapped = !d->document.swapped;
    d->refresh();
}

void DiffView::cycleWhitespace()
{
    using enum git::Whitespace;
    const git::Whitespace next =
        whitespace() == Exact ? IgnoreTrailing : (whitespace() == IgnoreTrailing ? IgnoreAll : Exact);
    d->toolBar->setWhitespace(next);
    Q_EMIT whitespaceChanged(next);
}

void DiffView::showLeftLine(int line)
{
    d->showLine(DiffSide::Left, line);
}

void DiffView::showRightLine(int line)
{
    d->showLine(DiffSide::Right, line);
}

void DiffView::openSearch()
{
    if (d->stack->currentWidget() != d->comparisonPage)
        return;
    const bool reopened = d->searchBar->isHidden();
    d->searchBar->open(d->document.selectedText());
    if (reopened)
        d->search();
}

void DiffView::findNext()
{
    d->findFrom(1);
}

void DiffView::findPrevious()
{
    d->findFrom(-1);
}

void DiffView::keyPressEvent(QKeyEvent *event)
{
    // Keys that a pane passed on; a window with the same shortcuts takes them before they get here.
    if (event->matches(QKeySequence::Find))
        openSearch();
    else if (event->key() == Qt::Key_F3 && (event->modifiers() & Qt::ShiftModifier))
        findPrevious();
    else if (event->key() == Qt::Key_F3)
        findNext();
    else if (event->key() == Qt::Key_Escape && !d->searchBar->isHidden())
        Q_EMIT d->searchBar->closed();
    else
        QWidget::keyPressEvent(event);
}

void DiffView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        d->document.metrics = CodeMetrics::forFont(font());
        d->refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace mxw::widgets
