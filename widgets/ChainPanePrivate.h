// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ChainHistory.h"
#include "widgets/ChainPane.h"
#include "widgets/ChainPicture.h"
#include "widgets/LatestTask.h"

#include <QTimer>

class QSplitter;
class QStackedWidget;

namespace mxw::widgets {

class ChainBar;
class ElidedLabel;
class MessagePane;

/// The parts of a ChainPane and how they move together.
struct ChainPane::Private
{
    using Drawn = Result<std::shared_ptr<const ChainPicture>>;

    explicit Private(ChainPane *pane);

    void setup();
    void connectView();
    void connectOutline();
    void connectBar();

    /// Makes another picture. Nodes stay where they are when `stay` is set; `anchor` stays where it is on screen.
    void draw(bool stay, const QString &anchor);
    void show(Drawn drawn, const QString &anchor);
    void showFailure(const Error &error);
    void go(int steps);
    void expand(const QString &key);
    void collapse(const QString &key);
    QString focusKey() const;
    void refreshBar();
    void refreshNotices();
    void refreshHits();
    void refreshBusy();
    void currentChanged(const QString &key);
    void nodeSelected(int node);
    void nodeActivated(int node);
    void find(int step);
    std::vector<int> hitsInOrder() const;
    void askForFile(const QString &suffix);
    void showLess();

    ChainPane *q;
    std::shared_ptr<const dispatch::ChainGraph> graph;
    QString title;
    QString busyWords;
    QString exportNotice; ///< why the last export failed
    ChainHistory history;
    QHash<QString, QString> bundleOf; ///< by id of a node: the bundle that was opened to show it

    ChainBar *bar = nullptr;
    QWidget *noticeRow = nullptr;
    ElidedLabel *notice = nullptr;
    QStackedWidget *pages = nullptr;
    MessagePane *message = nullptr; ///< in place of everything
    QStackedWidget *canvas = nullptr;
    MessagePane *refusal = nullptr; ///< in place of the canvas; the outline still lists the chain
    QSplitter *splitter = nullptr;
    ChainView *view = nullptr;
    ChainOutline *outline = nullptr;
    QTimer slow; ///< layouts that take longer than a blink are told of
    LatestTask writing;
    LatestTask drawing; ///< last: their threads end before the rest goes
};

} // namespace mxw::widgets
