// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ThinBar.h"

#include "widgets/Theme.h"

#include <QPainter>

#include <algorithm>

namespace mxw::widgets {

namespace {

constexpr int BarHeight = 4;
constexpr int StepHeight = 8;
constexpr int StepGap = 3;

} // namespace

ThinBar::ThinBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ThinBar::setShare(double share)
{
    m_steps = 0;
    m_share = std::clamp(share, 0.0, 1.0);
    update();
}

void ThinBar::setSteps(int filled, int steps)
{
    m_steps = std::max(1, steps);
    m_filled = std::clamp(filled, 0, m_steps);
    updateGeometry();
    update();
}

QSize ThinBar::sizeHint() const
{
    return {96, m_steps > 0 ? StepHeight : BarHeight};
}

QSize ThinBar::minimumSizeHint() const
{
    return {24, m_steps > 0 ? StepHeight : BarHeight};
}

void ThinBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto &theme = Theme::current();
    const auto track = theme.color(Theme::Token::Border);
    const auto fill = theme.color(Theme::Token::Accent);
    const int top = (height() - sizeHint().height()) / 2;
    if (m_steps == 0) {
        const QRectF all(0, top, width(), BarHeight);
        painter.setBrush(track);
        painter.drawRoundedRect(all, 2, 2);
        painter.setBrush(fill);
        painter.drawRoundedRect(QRectF(all.topLeft(), QSizeF(all.width() * m_share, BarHeight)), 2, 2);
        return;
    }
    const double step = double(width() - StepGap * (m_steps - 1)) / m_steps;
    for (int i = 0; i < m_steps; ++i) {
        const QRectF box(i * (step + StepGap), top, step, StepHeight);
        if (i < m_filled) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(fill);
            painter.drawRoundedRect(box, 2, 2);
        } else { // an outline, not only another colour
            painter.setPen(QPen(theme.color(Theme::Token::Muted), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        }
    }
}

} // namespace mxw::widgets
