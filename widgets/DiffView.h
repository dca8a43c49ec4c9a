// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/SideBySide.h"
#include "widgets/DiffExcerpt.h"
#include "widgets/DiffOrigin.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace mxw::widgets {

/// Side-by-side comparison: line numbers, syntax colours, word highlights, synchronised scrolling, overview bar, folded
/// context, next and previous difference. Shows values of diff::SideBySide and computes none itself.
class DiffView : public QWidget
{
    Q_OBJECT
public:
    explicit DiffView(QWidget *parent = nullptr);
    ~DiffView() override;

    void setComparison(std::shared_ptr<const diff::SideBySide> comparison);
    /// Instead of a comparison: what would be here and how to get it.
    void setMessage(const QString &title, const QString &text, const QString &action = {});
    /// Which comparison is shown, for the selector above the panes ("Plugin ↔ target", "Base ↔ target"); emits
    /// pairSelected.
    void setPairs(const QStringList &labels, int current);

    /// What is pointed at: the selected lines, else the current difference; nothing while no comparison is shown.
    std::optional<DiffExcerpt> excerpt() const;
    int differenceCount() const;
    int currentDifference() const; ///< 0-based; -1: none
    bool isFolded() const;
    git::Whitespace whitespace() const;
    /// First row at the top of the viewport, for tests and for keeping the place.
    int topRow() const;

public Q_SLOTS:
    /// False when there is no further difference in this direction.
    bool nextDifference();
    bool previousDifference();
    /// The next one that comes from there; false when there is none behind the current one.
    bool nextDifferenceOf(mxw::widgets::DiffOrigin::Kind kind);
    void setFolded(bool folded); ///< keeps the line under the eye
    void swapSides();
    void cycleWhitespace();      ///< exact, line ends ignored, all ignored; emits whitespaceChanged
    void showLeftLine(int line); ///< 0-based line of the file; unfolds, scrolls, marks it
    void showRightLine(int line);
    void openSearch(); ///< Ctrl+F bar; F3 / Shift+F3 move
    void findNext();
    void findPrevious();

Q_SIGNALS:
    void pairSelected(int index);
    void whitespaceChanged(mxw::git::Whitespace whitespace);
    void messageActivated();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
