// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffToolBar.h"

#include "widgets/Icons.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

DiffToolBar::DiffToolBar(QWidget *parent)
    : QWidget(parent), m_pairs(new QComboBox(this)), m_settled(new QLabel(this)), m_words(new QLabel(this))
{
    m_pairs->setObjectName(u"diffPairs"_s);
    m_pairs->setAccessibleName(tr("What is compared"));
    m_pairs->setToolTip(tr("What is compared"));
    m_pairs->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_pairs->setMinimumContentsLength(12);
    m_pairs->hide();
    m_settled->setPixmap(icon(u"decided"_s).pixmap(16));
    m_settled->hide();
    m_words->setObjectName(u"diffWords"_s);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(m_pairs);
    row->addStretch(1);
    m_previous = addButton(row, u"previous"_s, tr("Previous difference (F7, Alt+Up)"));
    row->addWidget(m_settled);
    row->addWidget(m_words);
    m_next = addButton(row, u"next"_s, tr("Next difference (F8, Alt+Down)"));
    row->addStretch(1);
    m_fold = addButton(row, u"fold"_s, tr("Fold unchanged lines (Z)"));
    m_fold->setCheckable(true);
    setupWhitespace(row);
    m_swap = addButton(row, u"swap"_s, tr("Swap sides (X)"));
    m_search = addButton(row, u"search"_s, tr("Find in both panes (Ctrl+F)"));

    connect(m_pairs, &QComboBox::activated, this, &DiffToolBar::pairSelected);
    connect(m_previous, &QToolButton::clicked, this, &DiffToolBar::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &DiffToolBar::nextRequested);
    connect(m_fold, &QToolButton::clicked, this, &DiffToolBar::foldToggled);
    connect(m_swap, &QToolButton::clicked, this, &DiffToolBar::swapRequested);
    connect(m_search, &QToolButton::clicked, this, &DiffToolBar::searchRequested);
    setWhitespace(git::Whitespace::Exact);
}

QToolButton *DiffToolBar::addButton(QHBoxLayout *row, const QString &iconName, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(u"diff-"_s + iconName);
    button->setIcon(icon(iconName));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setIconSize(QSize(1, 1) * std::max(16, fontMetrics().height()));
    row->addWidget(button);
    return button;
}

void DiffToolBar::setupWhitespace(QHBoxLayout *row)
{
    m_whitespaceButton = addButton(row, u"whitespace"_s, tr("Whitespace (W)"));
    auto *menu = new QMenu(m_whitespaceButton);
    m_whitespaceModes = new QActionGroup(this);
    const auto add = [&](const QString &text, git::Whitespace whitespace) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(whitespace));
        m_whitespaceModes->addAction(action);
    };
    add(tr("Compare whitespace exactly"), git::Whitespace::Exact);
    add(tr("Ignore whitespace at line ends"), git::Whitespace::IgnoreTrailing);
    add(tr("Ignore all whitespace, indentation too"), git::Whitespace::IgnoreAll);
    connect(m_whitespaceModes, &QActionGroup::triggered, this, [this](const QAction *action) {
        const auto chosen = static_cast<git::Whitespace>(action->data().toInt());
        if (chosen != m_whitespace)
            Q_EMIT whitespaceChosen(chosen);
    });
    m_whitespaceButton->setMenu(menu);
    m_whitespaceButton->setPopupMode(QToolButton::InstantPopup);
}

void DiffToolBar::setPairs(const QStringList &labels, int current)
{
    const QSignalBlocker blocker(m_pairs);
    m_pairs->clear();
    m_pairs->addItems(labels);
    m_pairs->setCurrentIndex(current);
    m_pairs->setVisible(!labels.isEmpty());
}

bool DiffToolBar::hasPairs() const
{
    return m_pairs->count() > 0;
}

void DiffToolBar::setDifferences(const QString &words, bool settled, bool previous, bool next)
{
    m_words->setText(words);
    m_settled->setVisible(settled);
    m_previous->setEnabled(previous);
    m_next->setEnabled(next);
}

void DiffToolBar::setComparing(bool comparing)
{
    for (QToolButton *button : {m_previous, m_next, m_fold, m_whitespaceButton, m_swap, m_search})
        button->setVisible(comparing);
    m_words->setVisible(comparing);
    if (!comparing)
        m_settled->hide();
}

void DiffToolBar::changeEvent(QEvent *event)
{
    // A label holds a pixmap, which does not follow the theme by itself.
    if (event->type() == QEvent::PaletteChange)
        m_settled->setPixmap(icon(u"decided"_s).pixmap(16));
    if (event->type() == QEvent::FontChange) {
        for (auto *button : findChildren<QToolButton *>())
            button->setIconSize(QSize(1, 1) * std::max(16, fontMetrics().height()));
    }
    QWidget::changeEvent(event);
}

void DiffToolBar::setFolded(bool folded)
{
    m_fold->setChecked(folded);
    m_fold->setToolTip(folded ? tr("Show unchanged lines (Z)") : tr("Fold unchanged lines (Z)"));
}

void DiffToolBar::setWhitespace(git::Whitespace whitespace)
{
    m_whitespace = whitespace;
    for (QAction *action : m_whitespaceModes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(whitespace));
    // A comparison that leaves something out says so in words.
    const bool exact = whitespace == git::Whitespace::Exact;
    m_whitespaceButton->setToolButtonStyle(exact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    if (exact)
        m_whitespaceButton->setText({});
    else
        m_whitespaceButton->setText(whitespace == git::Whitespace::IgnoreTrailing ? tr("line ends ignored")
                                                                                  : tr("all ignored"));
    m_whitespaceButton->setToolTip(tr("Whitespace (W): %1").arg(m_whitespaceModes->checkedAction()->text()));
}

} // namespace mxw::widgets
