// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/LineDiff.h"

#include <QWidget>

class QActionGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace mxw::widgets {

/// The line above the panes of a DiffView: which pair, which difference of how many, folding, whitespace, swap, find.
class DiffToolBar : public QWidget
{
    Q_OBJECT
public:
    explicit DiffToolBar(QWidget *parent = nullptr);

    void setPairs(const QStringList &labels, int current);
    bool hasPairs() const;
    /// Says `words` and enables the buttons that make sense.
    void setDifferences(const QString &words, bool settled, bool previous, bool next);
    /// False while a message stands in place of the comparison: only the pair can be chosen.
    void setComparing(bool comparing);
    void setFolded(bool folded);
    void setWhitespace(git::Whitespace whitespace);
    git::Whitespace whitespace() const { return m_whitespace; }

Q_SIGNALS:
    void pairSelected(int index);
    void previousRequested();
    void nextRequested();
    void foldToggled(bool folded);
    void whitespaceChosen(mxw::git::Whitespace whitespace);
    void swapRequested();
    void searchRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(QHBoxLayout *row, const QString &iconName, const QString &tip);
    void setupWhitespace(QHBoxLayout *row);

    QComboBox *m_pairs = nullptr;
    QLabel *m_settled = nullptr; ///< the tick beside "No difference"
    QLabel *m_words = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_fold = nullptr;
    QToolButton *m_whitespaceButton = nullptr;
    QActionGroup *m_whitespaceModes = nullptr;
    QToolButton *m_swap = nullptr;
    QToolButton *m_search = nullptr;
    git::Whitespace m_whitespace = git::Whitespace::Exact;
};

} // namespace mxw::widgets
