// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainBar.h"

#include "models/dispatch/VisibleChain.h"
#include "widgets/ElidedLabel.h"
#include "widgets/Icons.h"
#include "widgets/Theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

ChainBar::ChainBar(QWidget *parent) : QWidget(parent), m_title(new ElidedLabel(this)), m_busy(new QLabel(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    m_back = addButton(row, u"back"_s, tr("Back (Alt+Left)"));
    m_forward = addButton(row, u"forward"_s, tr("Forward (Alt+Right)"));
    row->addSpacing(4);
    m_title->setObjectName(u"chainTitle"_s);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_title->setElideMode(Qt::ElideMiddle);
    row->addWidget(m_title, 1);
    m_busy->setObjectName(u"chainBusy"_s);
    m_busy->hide();
    row->addWidget(m_busy);
    row->addSpacing(4);
    addDepth(row);
    row->addSpacing(4);
    addScope(row);
    row->addSpacing(4);
    m_fit = addButton(row, u"fit"_s, tr("Zoom to fit (F)"));
    addExport(row);
    connect(m_back, &QToolButton::clicked, this, &ChainBar::backRequested);
    connect(m_forward, &QToolButton::clicked, this, &ChainBar::forwardRequested);
    connect(m_fit, &QToolButton::clicked, this, &ChainBar::fitRequested);
    setHistory(false, false);
    setPictured(false);
    setDepthEnabled(false);
}

QToolButton *ChainBar::addButton(QHBoxLayout *row, const QString &iconName, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setObjectName(u"chain-"_s + iconName);
    button->setIcon(icon(iconName));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setIconSize(QSize(1, 1) * std::max(16, fontMetrics().height()));
    row->addWidget(button);
    return button;
}

void ChainBar::addDepth(QHBoxLayout *row)
{
    m_depthWord = new QLabel(tr("&Hops"), this);
    m_depth = new QSpinBox(this);
    m_depth->setObjectName(u"chainDepth"_s);
    m_depth->setRange(1, 9);
    m_depth->setValue(dispatch::ChainFocus().depth);
    m_depth->setAccessibleName(tr("Hops shown around the focus"));
    m_depth->setToolTip(tr("How many hops around the focus are shown, both ways"));
    m_depthWord->setBuddy(m_depth);
    row->addWidget(m_depthWord);
    row->addWidget(m_depth);
    connect(m_depth, &QSpinBox::valueChanged, this, &ChainBar::depthChosen);
}

void ChainBar::addScope(QHBoxLayout *row)
{
    auto *scope = new QButtonGroup(this);
    const auto add = [&](const QString &name, const QString &words, const QString &tip) {
        auto *button = new QToolButton(this);
        button->setObjectName(name);
        button->setText(words);
        button->setToolTip(tip);
        button->setCheckable(true);
        scope->addButton(button);
        row->addWidget(button);
        return button;
    };
    m_entry = add(u"chainOfEntry"_s, tr("This entry"), tr("The chain of the selected entry"));
    m_whole = add(u"chainOfPlugin"_s, tr("Whole plugin"), tr("The chains of all entries in one picture"));
    m_entry->setChecked(true);
    refreshScope();
    connect(scope, &QButtonGroup::buttonToggled, this, &ChainBar::refreshScope);
    connect(scope, &QButtonGroup::buttonClicked, this,
            [this](const QAbstractButton *button) { Q_EMIT wholeRequested(button == m_whole); });
}

void ChainBar::refreshScope()
{
    // The style alone hardly tells on a dark window which one is down.
    for (QToolButton *button : {m_entry, m_whole}) {
        QPalette colors = palette();
        if (button->isChecked())
            colors.setColor(QPalette::Button, Theme::current().color(Theme::Token::Selection));
        button->setPalette(colors);
    }
}

void ChainBar::addExport(QHBoxLayout *row)
{
    m_export = addButton(row, u"export"_s, tr("Export the picture"));
    auto *menu = new QMenu(m_export);
    menu->setObjectName(u"chainExportMenu"_s);
    menu->addAction(tr("As SVG…"), this, [this] { Q_EMIT exportRequested(u"svg"_s); });
    menu->addAction(tr("As PNG…"), this, [this] { Q_EMIT exportRequested(u"png"_s); });
    m_export->setMenu(menu);
    m_export->setPopupMode(QToolButton::InstantPopup);
}

void ChainBar::setTitle(const QString &title, const QString &full)
{
    m_title->setText(title);
    m_title->setFullText(full);
}

void ChainBar::setHistory(bool back, bool forward)
{
    m_back->setEnabled(back);
    m_forward->setEnabled(forward);
}

void ChainBar::setDepth(int depth)
{
    const QSignalBlocker blocker(m_depth);
    m_depth->setValue(depth);
}

int ChainBar::depth() const
{
    return m_depth->value();
}

void ChainBar::setDepthEnabled(bool enabled)
{
    m_depth->setEnabled(enabled);
    m_depthWord->setEnabled(enabled);
}

void ChainBar::setWhole(bool whole)
{
    (whole ? m_whole : m_entry)->setChecked(true);
}

bool ChainBar::isWhole() const
{
    return m_whole->isChecked();
}

void ChainBar::setPictured(bool pictured)
{
    m_fit->setEnabled(pictured);
    m_export->setEnabled(pictured);
}

void ChainBar::setBusy(const QString &words)
{
    m_busy->setText(words);
    m_busy->setVisible(!words.isEmpty());
}

void ChainBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        for (auto *button : findChildren<QToolButton *>())
            button->setIconSize(QSize(1, 1) * std::max(16, fontMetrics().height()));
    }
    if (event->type() == QEvent::PaletteChange && m_whole)
        refreshScope();
    QWidget::changeEvent(event);
}

} // namespace mxw::widgets
