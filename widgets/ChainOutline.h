// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/dispatch/ChainGraph.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace mxw::widgets {

/// A dispatch chain as a list to read and to search: stages, their nodes, and the hops out of each.
class ChainOutline : public QWidget
{
    Q_OBJECT
public:
    explicit ChainOutline(QWidget *parent = nullptr);
    ~ChainOutline() override;

    void setGraph(std::shared_ptr<const dispatch::ChainGraph> graph);
    /// Which nodes the picture shows; the others are muted.
    void setShown(std::vector<bool> shown);
    /// Selects the row of a node of the graph without a signal; -1: none.
    void setCurrentNode(int node);
    int currentNode() const;
    /// The hop of the selected row; -1: another kind of row.
    int currentEdge() const;
    QStringList searchWords() const;
    QString searchText() const;
    /// "3 of 12" beside the field; `current` is 0-based, -1: none of them.
    void setResult(int current, int shown, int hidden);

public Q_SLOTS:
    void openSearch();
    void clearSearch();

Q_SIGNALS:
    void nodeSelected(int node);  ///< the user went to a row of it
    void nodeActivated(int node); ///< Enter or double click
    void searchChanged();
    void nextRequested();
    void previousRequested();
    void left(); ///< Escape in an empty field: back to the canvas

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
