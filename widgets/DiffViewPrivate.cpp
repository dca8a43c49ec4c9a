// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffViewPrivate.h"

#include "widgets/DiffHeader.h"
#include "widgets/DiffOriginBar.h"
#include "widgets/DiffOverview.h"
#include "widgets/DiffPane.h"
#include "widgets/DiffToolBar.h"
#include "widgets/MessagePane.h"
#include "widgets/SearchBar.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace mxw::widgets {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
/// Longest pause that colouring may put into one turn of the event loop.
constexpr auto HighlightBudget = 6ms;
} // namespace

DiffView::Private::Private(DiffView *view)
    : q(view), toolBar(new DiffToolBar(view)), origins(new DiffOriginBar(view)), searchBar(new SearchBar(view)),
      stack(new QStackedWidget(view)), message(new MessagePane(view))
{
    document.metrics = CodeMetrics::forFont(view->font());
    setupPanes();
    stack->addWidget(message);
    stack->addWidget(comparisonPage);
    searchBar->hide();
    origins->hide();
    auto *column = new QVBoxLayout(view);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(toolBar);
    column->addWidget(origins);
    column->addWidget(searchBar);
    column->addWidget(stack, 1);
    highlightTimer.setSingleShot(true);
    highlightTimer.setInterval(0);
    connectPanes();
    connectBars();
}

void DiffView::Private::setupPanes()
{
    comparisonPage = new QWidget(q);
    rows = new QScrollBar(Qt::Vertical, comparisonPage);
    rows->setObjectName(u"diffRows"_s);
    auto *splitter = new QSplitter(Qt::Horizontal, comparisonPage);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(3);
    const auto add = [&](DiffSide position, DiffPane *&pane, DiffHeader *&header) {
        auto *box = new QWidget(splitter);
        header = new DiffHeader(box);
        pane = new DiffPane(document, position, rows, box);
        auto *column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(header);
        column->addWidget(pane, 1);
        splitter->addWidget(box);
    };
    add(DiffSide::Left, left, leftHeader);
    add(DiffSide::Right, right, rightHeader);
    left->setObjectName(u"diffLeft"_s);
    right->setObjectName(u"diffRight"_s);
    splitter->setSizes({1000, 1000});
    overview = new DiffOverview(document, rows, comparisonPage);
    overview->setObjectName(u"diffOverview"_s);
    auto *row = new QHBoxLayout(comparisonPage);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(splitter, 1);
    row->addWidget(overview);
    row->addWidget(rows);
}

void DiffView::Private::connectPanes()
{
    connect(rows, &QScrollBar::valueChanged, q, [this] {
        repaint();
        highlightVisible();
    });
    connect(&highlightTimer, &QTimer::timeout, q, [this] { highlightVisible(); });
    for (DiffPane *pane : {left, right}) {
        DiffPane *other = pane == left ? right : left;
        connect(pane, &DiffPane::resized, q, [this] {
            updateRanges();
            highlightVisible();
        });
        connect(pane, &DiffPane::selectionChanged, q, [this] { repaint(); });
        connect(pane, &DiffPane::foldActivated, q, [this](int row) {
            document.folding.expand(row);
            refresh();
        });
        connect(pane, &DiffPane::rowClicked, q, [this](int row) {
            document.mark.reset();
            if (const int difference = document.differenceOf(row); difference >= 0)
                document.currentDifference = difference;
            refreshWords();
            repaint();
        });
        connect(pane->horizontalScrollBar(), &QScrollBar::valueChanged, other->horizontalScrollBar(),
                &QScrollBar::setValue);
    }
    connect(overview, &DiffOverview::rowChosen, q,
            [this](int row) { showVisual(document.folding.visualOf(row), 0.5); });
}

void DiffView::Private::connectBars()
{
    connect(toolBar, &DiffToolBar::pairSelected, q, &DiffView::pairSelected);
    connect(toolBar, &DiffToolBar::previousRequested, q, &DiffView::previousDifference);
    connect(toolBar, &DiffToolBar::nextRequested, q, &DiffView::nextDifference);
    connect(toolBar, &DiffToolBar::foldToggled, q, &DiffView::setFolded);
    connect(toolBar, &DiffToolBar::swapRequested, q, &DiffView::swapSides);
    connect(toolBar, &DiffToolBar::searchRequested, q, &DiffView::openSearch);
    connect(toolBar, &DiffToolBar::whitespaceChosen, q, [this](git::Whitespace whitespace) {
        toolBar->setWhitespace(whitespace);
        Q_EMIT q->whitespaceChanged(whitespace);
    });
    connect(origins, &DiffOriginBar::nextRequested, q, [this](DiffOrigin::Kind kind) {
        // Round and round: a button that does nothing at the end looks broken.
        if (q->nextDifferenceOf(kind))
            return;
        document.currentDifference = -1;
        rows->setValue(0);
        q->nextDifferenceOf(kind);
    });
    connect(searchBar, &SearchBar::searchChanged, q, [this] { search(); });
    connect(searchBar, &SearchBar::nextRequested, q, &DiffView::findNext);
    connect(searchBar, &SearchBar::previousRequested, q, &DiffView::findPrevious);
    connect(searchBar, &SearchBar::closed, q, [this] {
        searchBar->hide();
        document.search({}, Qt::CaseInsensitive);
        left->setFocus();
        repaint();
    });
    connect(message, &MessagePane::actionTriggered, q, &DiffView::messageActivated);
}

void DiffView::Private::refresh()
{
    toolBar->setFolded(document.folding.isFolded());
    refreshTitles();
    refreshWords();
    updateRanges();
    highlightVisible();
    repaint();
}

void DiffView::Private::refreshTitles()
{
    const auto set = [this](const DiffPane *pane, DiffHeader *header) {
        header->setTitle(document.title(pane->side()), document.stateWords(pane->side()),
                         pane == right ? document.changeWords() : QString());
    };
    set(left, leftHeader);
    set(right, rightHeader);
    left->setAccessibleName(DiffView::tr("Left side: %1").arg(document.title(left->side())));
    right->setAccessibleName(DiffView::tr("Right side: %1").arg(document.title(right->side())));
}

void DiffView::Private::refreshWords()
{
    const auto count = static_cast<int>(document.comparison().differences.size());
    const QLocale locale;
    QString words;
    bool settled = false;
    if (count == 0) {
        const bool whole = document.state(DiffSide::Left) == diff::SideState::Present &&
                           document.state(DiffSide::Right) == diff::SideState::Present;
        const bool cut = document.hasLines(DiffSide::Left) && document.hasLines(DiffSide::Right);
        settled = whole;
        words = whole ? DiffView::tr("No difference")
                      : (cut ? DiffView::tr("No difference in the lines shown") : DiffView::tr("Not compared"));
    } else if (document.currentDifference < 0) {
        words = count == 1 ? DiffView::tr("1 difference") : DiffView::tr("%1 differences").arg(locale.toString(count));
    } else if (count == 1) {
        words = DiffView::tr("1 of 1 difference");
    } else {
        words = DiffView::tr("%1 of %2 differences")
                    .arg(locale.toString(document.currentDifference + 1), locale.toString(count));
    }
    origins->setCounts(document.originCounts());
    QString described = words;
    if (const auto origin = document.originOfDifference(document.currentDifference)) {
        words = DiffView::tr("%1 · %2").arg(words, DiffOrigin::letter(*origin));
        described = DiffView::tr("%1: %2").arg(described, DiffOrigin::words(*origin));
    } else if (document.hasOrigins()) {
        QStringList counts;
        for (const DiffOrigin::Kind kind : DiffOrigin::AllKinds) {
            if (const int number = document.originCounts()[static_cast<size_t>(kind)]; number > 0)
                counts.append(DiffOrigin::counted(kind, number));
        }
        described = DiffView::tr("%1: %2").arg(described, counts.join(u", "_s));
    }
    toolBar->setDifferences(words, settled, adjacentDifference(-1) >= 0, adjacentDifference(1) >= 0);
    for (DiffPane *pane : {left, right})
        pane->setAccessibleDescription(described);
}

void DiffView::Private::updateRanges()
{
    const int visible = visibleRows();
    rows->setRange(0, std::max(0, document.folding.size() - visible));
    rows->setPageStep(visible);
    rows->setSingleStep(1);
    const int overflow = std::max(left->overflow(), right->overflow());
    for (DiffPane *pane : {left, right})
        pane->setHorizontalRange(overflow, overflow > 0);
}

void DiffView::Private::repaint()
{
    left->viewport()->update();
    right->viewport()->update();
    overview->update();
}

void DiffView::Private::highlightVisible()
{
    if (stack->currentWidget() != comparisonPage || document.folding.size() == 0)
        return;
    const int last = std::min(document.folding.size() - 1, rows->value() + visibleRows());
    const int lastRow = document.folding.at(last).row;
    bool complete = true;
    for (const DiffSide side : {DiffSide::Left, DiffSide::Right}) {
        int row = lastRow;
        while (row > 0 && document.lineOf(side, row) < 0)
            --row;
        if (const int line = document.lineOf(side, row); line >= 0)
            complete &= document.highlighter(side).advance(line, HighlightBudget);
    }
    // Colours arrive in steps: the text is there at once, the window never waits for them.
    if (!complete)
        highlightTimer.start();
    else
        repaint();
}

bool DiffView::Private::isVisible(int visual) const
{
    return visual >= rows->value() && visual < rows->value() + visibleRows();
}

int DiffView::Private::visibleRows() const
{
    return left->fullyVisibleRows();
}

void DiffView::Private::showVisual(int visual, double at)
{
    rows->setValue(visual - static_cast<int>(visibleRows() * at));
}

void DiffView::Private::goToDifference(int index)
{
    document.currentDifference = index;
    document.mark.reset();
    const diff::Difference &difference = document.comparison().differences[index];
    const int first = document.folding.visualOf(difference.firstRow);
    const int last = document.folding.visualOf(difference.firstRow + difference.rowCount - 1);
    if (!isVisible(first) || !isVisible(last))
        showVisual(first, last - first < visibleRows() / 2 ? 0.3 : 0.1);
    refreshWords();
    repaint();
}

int DiffView::Private::adjacentDifference(int step) const
{
    const auto &differences = document.comparison().differences;
    const auto count = static_cast<int>(differences.size());
    if (document.currentDifference >= 0) {
        const int next = document.currentDifference + step;
        return next >= 0 && next < count ? next : -1;
    }
    if (count == 0)
        return -1;
    // None chosen yet: from where the reader is, and from the top either end.
    const int top = document.folding.at(rows->value()).row;
    if (rows->value() == 0)
        return step > 0 ? 0 : count - 1;
    const auto after = std::ranges::lower_bound(differences, top, {}, &diff::Difference::firstRow);
    const auto next = static_cast<int>(after - differences.begin());
    return step > 0 ? (next < count ? next : count - 1) : std::max(0, next - 1);
}

int DiffView::Private::rowUnderEye() const
{
    const auto &differences = document.comparison().differences;
    if (document.mark && isVisible(document.folding.visualOf(document.mark->row)))
        return document.mark->row;
    if (document.currentDifference >= 0) {
        const int row = differences[document.currentDifference].firstRow;
        if (isVisible(document.folding.visualOf(row)))
            return row;
    }
    // Otherwise the difference nearest to the middle, since unchanged lines may go; else the middle itself.
    const int middle = rows->value() + visibleRows() / 2;
    const int last = std::min(document.folding.size(), rows->value() + visibleRows());
    int best = std::min(middle, std::max(0, last - 1));
    int distance = visibleRows();
    for (int visual = rows->value(); visual < last; ++visual) {
        const DiffFolding::VisualRow at = document.folding.at(visual);
        if (!at.isFold() && document.differenceOf(at.row) >= 0 && std::abs(visual - middle) < distance) {
            best = visual;
            distance = std::abs(visual - middle);
        }
    }
    return document.folding.at(best).row;
}

void DiffView::Private::keepingPlace(const std::function<void()> &change)
{
    const int row = rowUnderEye();
    const int offset = document.folding.visualOf(row) - rows->value();
    change();
    refresh();
    rows->setValue(document.folding.visualOf(row) - offset);
}

void DiffView::Private::revealRow(int row)
{
    if (document.folding.expand(row))
        refresh();
    const int visual = document.folding.visualOf(row);
    if (!isVisible(visual))
        showVisual(visual, 0.33);
}

void DiffView::Private::showLine(DiffSide side, int line)
{
    const int row =
        side == DiffSide::Left ? document.comparison().rowOfLeftLine(line) : document.comparison().rowOfRightLine(line);
    if (row < 0)
        return;
    document.mark = DiffDocument::Mark{side, row};
    if (const int difference = document.differenceOf(row); difference >= 0)
        document.currentDifference = difference;
    revealRow(row);
    refreshWords();
    repaint();
}

void DiffView::Private::search()
{
    document.search(searchBar->text(), searchBar->caseSensitivity());
    const int top = document.folding.at(rows->value()).row;
    const auto first = std::ranges::lower_bound(document.matches, top, {}, &DiffDocument::Match::row);
    if (document.matches.empty())
        goToMatch(-1);
    else
        goToMatch(first == document.matches.end() ? 0 : static_cast<int>(first - document.matches.begin()));
}

void DiffView::Private::findFrom(int step)
{
    if (searchBar->isHidden() || searchBar->text().isEmpty()) {
        q->openSearch();
        return;
    }
    const auto count = static_cast<int>(document.matches.size());
    if (count > 0)
        goToMatch((document.currentMatch + step + count) % count);
}

void DiffView::Private::goToMatch(int index)
{
    document.currentMatch = index;
    const auto count = static_cast<qsizetype>(document.matches.size());
    if (index >= 0) {
        const DiffDocument::Match match = document.matches[index];
        revealRow(match.row);
        const CodeLine code(document.lines(match.side)[document.lineOf(match.side, match.row)]);
        paneOf(match.side)->ensureColumnsVisible(code.column(match.start), code.column(match.start + match.length));
    }
    searchBar->setResult(index, count, count >= DiffDocument::MaximumMatches);
    repaint();
}

} // namespace mxw::widgets
