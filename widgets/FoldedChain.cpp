// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FoldedChain.h"

#include "widgets/WrapText.h"

#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mxw::widgets {

FoldedChain::FoldedChain(const QStringList &steps, const QString &name, QWidget *parent)
    : QWidget(parent), m_button(new QToolButton(this)), m_steps(new WrapText(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_button);
    layout->addWidget(m_steps);

    m_button->setText(tr("%n step(s)", nullptr, static_cast<int>(steps.size())));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setArrowType(Qt::RightArrow);
    m_button->setAutoRaise(true);
    m_button->setCheckable(true);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setAccessibleName(name + u": "_s + m_button->text());
    m_button->setToolTip(steps.join(u'\n'));
    m_steps->setMonospace(true);
    m_steps->setChain(steps);
    m_steps->setAccessibleName(name);
    m_steps->hide();
    connect(m_button, &QToolButton::toggled, this, [this](bool open) {
        m_button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_steps->setVisible(open);
        Q_EMIT toggled(open);
    });
}

bool FoldedChain::isOpen() const
{
    return m_button->isChecked();
}

void FoldedChain::setOpen(bool open)
{
    m_button->setChecked(open);
}

} // namespace mxw::widgets
