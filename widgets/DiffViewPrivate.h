// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/DiffDocument.h"
#include "widgets/DiffView.h"

#include <QTimer>

#include <functional>

class QScrollBar;
class QStackedWidget;

namespace mxw::widgets {

class DiffHeader;
class DiffOriginBar;
class DiffOverview;
class DiffPane;
class DiffToolBar;
class MessagePane;
class SearchBar;

/// The parts of a DiffView and how they move together.
struct DiffView::Private
{
    explicit Private(DiffView *view);

    void setupPanes();
    void connectPanes();
    void connectBars();
    void refresh(); ///< after another comparison, fold state or order of sides
    void refreshTitles();
    void refreshWords();
    void updateRanges();
    void repaint();
    void highlightVisible();

    int visibleRows() const;
    bool isVisible(int visual) const;
    void showVisual(int visual, double at); ///< scrolls so that it stands at this share of the viewport
    void goToDifference(int index);
    int adjacentDifference(int step) const;
    int rowUnderEye() const;
    /// Changes what is on screen and puts the row under the eye back where it was.
    void keepingPlace(const std::function<void()> &change);
    void showLine(DiffSide side, int line);
    void revealRow(int row);

    void search();
    void findFrom(int step);
    void goToMatch(int index);
    DiffPane *paneOf(DiffSide side) const { return (side == DiffSide::Left) != document.swapped ? left : right; }

    DiffView *q;
    DiffDocument document;
    DiffToolBar *toolBar = nullptr;
    DiffOriginBar *origins = nullptr;
    SearchBar *searchBar = nullptr;
    QStackedWidget *stack = nullptr;
    MessagePane *message = nullptr;
    QWidget *comparisonPage = nullptr;
    QScrollBar *rows = nullptr;
    DiffPane *left = nullptr;
    DiffPane *right = nullptr;
    DiffHeader *leftHeader = nullptr;
    DiffHeader *rightHeader = nullptr;
    DiffOverview *overview = nullptr;
    QTimer highlightTimer;
};

} // namespace mxw::widgets
