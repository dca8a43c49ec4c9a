// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/dispatch/ChainGraph.h"

#include <QWidget>

#include <memory>

namespace mxw::widgets {

class ChainOutline;
class ChainView;

/// The Chain tab: canvas, outline, and the bar above them. Chooses and lays out what is shown in a thread of its own;
/// follows no code itself.
class ChainPane : public QWidget
{
    Q_OBJECT
public:
    explicit ChainPane(QWidget *parent = nullptr);
    ~ChainPane() override;

    /// Shows a chain around a node; without one, all of it. The same graph with another focus is a step that can be
    /// gone back from; another graph begins anew, but the same title and focus keep place and expansion.
    void setChain(std::shared_ptr<const dispatch::ChainGraph> graph, const QString &title,
                  const QString &focusNodeId = {});
    /// Instead of a chain: what would be here, or what went wrong, and a button that does something about it.
    void setMessage(const QString &title, const QString &text, const QString &action = {}, const QString &details = {});
    /// Words beside the title while the chain is followed; empty: that is over.
    void setBusy(const QString &words);
    /// Which of the two buttons is down; asks for nothing.
    void setWhole(bool whole);
    bool isWhole() const;

    /// What is shown; null while a message is.
    std::shared_ptr<const dispatch::ChainGraph> graph() const;
    ChainView *view() const;
    ChainOutline *outline() const;
    /// True while another picture is being made.
    bool isLayingOut() const;
    /// Writes the picture as SVG or PNG, by the suffix; exported() or exportFailed() tells when it is done.
    void exportTo(const QString &file);

public Q_SLOTS:
    void setDepth(int hops);
    void focusOn(const QString &nodeId);
    void back();
    void forward();
    void openSearch();
    void findNext();
    void findPrevious();

Q_SIGNALS:
    void codeRequested(bool upstream, const QString &file, int line, int endLine);
    void entryActivated(const QString &entryId);
    void wholeRequested(bool whole);
    void messageActivated();
    void pictureChanged();
    void exported(const QString &file);
    void exportFailed(const mxw::Error &error);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
