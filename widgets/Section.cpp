// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/Section.h"

#include "widgets/Theme.h"
#include "widgets/WrapText.h"

#include <QPainter>
#include <QVBoxLayout>

namespace mxw::widgets {

Section::Section(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(new WrapText(this)), m_content(new QVBoxLayout(this))
{
    m_content->setContentsMargins(12, 12, 12, 12);
    m_content->setSpacing(8);
    m_title->setSelectable(false);
    m_title->setWeight(QFont::DemiBold);
    m_content->addWidget(m_title);
    setTitle(title);
}

void Section::setTitle(const QString &title)
{
    m_title->setWords(title);
    setAccessibleName(title);
}

QString Section::title() const
{
    return m_title->words();
}

void Section::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, Theme::current().color(Theme::Token::Border));
}

} // namespace mxw::widgets
