// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/SearchBar.h"

#include "widgets/Icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

SearchBar::SearchBar(QWidget *parent) : QWidget(parent), m_text(new QLineEdit(this)), m_count(new QLabel(this))
{
    m_text->setObjectName(u"searchText"_s);
    m_text->setPlaceholderText(tr("Find in both panes"));
    m_text->setAccessibleName(tr("Find in both panes"));
    m_text->setClearButtonEnabled(true);
    m_text->setMaximumWidth(360);
    m_text->addAction(icon(u"search"_s, Theme::Token::Muted), QLineEdit::LeadingPosition);
    m_text->installEventFilter(this);
    m_count->setObjectName(u"searchCount"_s);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(m_text, 1);
    m_case = addButton(u"case"_s, tr("Match case"));
    m_case->setCheckable(true);
    m_previous = addButton(u"previous"_s, tr("Previous match (Shift+F3)"));
    m_next = addButton(u"next"_s, tr("Next match (F3)"));
    row->addWidget(m_count);
    row->addStretch(1);
    QToolButton *close = addButton(u"close"_s, tr("Close (Esc)"));

    connect(m_text, &QLineEdit::textChanged, this, &SearchBar::searchChanged);
    connect(m_case, &QToolButton::toggled, this, &SearchBar::searchChanged);
    connect(m_previous, &QToolButton::clicked, this, &SearchBar::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &SearchBar::nextRequested);
    connect(close, &QToolButton::clicked, this, &SearchBar::closed);
    setFocusProxy(m_text);
    setResult(-1, 0, false);
}

QToolButton *SearchBar::addButton(const QString &iconName, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(u"search-"_s + iconName);
    button->setIcon(icon(iconName));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    layout()->addWidget(button);
    return button;
}

QString SearchBar::text() const
{
    return m_text->text();
}

Qt::CaseSensitivity SearchBar::caseSensitivity() const
{
    return m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
}

void SearchBar::open(const QString &proposal)
{
    show();
    if (!proposal.isEmpty() && !proposal.contains(u'\n'))
        m_text->setText(proposal);
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void SearchBar::setResult(int current, qsizetype count, bool more)
{
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    const QLocale locale;
    const QString total = locale.toString(count) + (more ? u"+"_s : QString());
    if (m_text->text().isEmpty())
        m_count->clear();
    else if (count == 0)
        m_count->setText(tr("Not found"));
    else if (current < 0)
        m_count->setText(count == 1 ? tr("1 match") : tr("%1 matches").arg(total));
    else
        m_count->setText(tr("%1 of %2").arg(locale.toString(current + 1), total));
}

bool SearchBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_text || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool shift = key->modifiers() & Qt::ShiftModifier;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F3:
        if (shift)
            Q_EMIT previousRequested();
        else
            Q_EMIT nextRequested();
        return true;
    case Qt::Key_Escape:
        Q_EMIT closed();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace mxw::widgets
