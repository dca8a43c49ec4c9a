// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ElidedLabel.h"

#include "widgets/PlainToolTip.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace mxw::widgets {

ElidedLabel::ElidedLabel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setFullText(const QString &text)
{
    m_fullText = text;
    setAccessibleDescription(text);
}

void ElidedLabel::setColor(Theme::Token token)
{
    m_color = token;
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 6, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::current().color(m_color));
    painter.drawText(rect(), int(Qt::AlignVCenter | Qt::AlignLeft), fontMetrics().elidedText(m_text, m_mode, width()));
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const bool cut = fontMetrics().horizontalAdvance(m_text) > width();
    const auto text = !m_fullText.isEmpty() ? m_fullText : cut ? m_text : QString();
    if (!text.isEmpty())
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(text), this);
    return true;
}

} // namespace mxw::widgets
