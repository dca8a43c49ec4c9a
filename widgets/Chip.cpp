// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/Chip.h"

#include "widgets/Theme.h"

#include <QPainter>

namespace mxw::widgets {

namespace {

constexpr int Padding = 8;

} // namespace

Chip::Chip(const QString &text, QWidget *parent) : QWidget(parent), m_text(text)
{
    setAccessibleName(text);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Chip::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2 * Padding, fontMetrics().height() + 4};
}

QSize Chip::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 6 + 2 * Padding, sizeHint().height()};
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &theme = Theme::current();
    painter.setPen(theme.color(Theme::Token::Border));
    painter.setBrush(theme.color(Theme::Token::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(theme.color(Theme::Token::Muted));
    const QRect inner = rect().adjusted(Padding, 0, -Padding, 0);
    painter.drawText(inner, int(Qt::AlignCenter), fontMetrics().elidedText(m_text, Qt::ElideMiddle, inner.width() + 1));
}

} // namespace mxw::widgets
