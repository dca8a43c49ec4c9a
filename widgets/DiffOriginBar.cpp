// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffOriginBar.h"

#include "widgets/FlowLayout.h"

#include <QEvent>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>

#include <algorithm>

namespace mxw::widgets {
using namespace Qt::StringLiterals;
using Token = Theme::Token;

namespace {

/// The letter as the gutter shows it.
QIcon letterIcon(DiffOrigin::Kind kind, const QFont &font, QSize size, double ratio)
{
    const Theme &theme = Theme::current();
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(QPointF(), QSizeF(size)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(theme.color(DiffOrigin::token(kind)));
    painter.setBrush(theme.lineTint(DiffOrigin::token(kind)));
    painter.drawRoundedRect(box, 3, 3);
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.color(Token::Text));
    painter.drawText(box, Qt::AlignCenter, DiffOrigin::letter(kind));
    return QIcon(picture);
}

} // namespace

DiffOriginBar::DiffOriginBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"diffOrigins"_s);
    setAccessibleName(tr("Where the differences come from"));
    auto *row = new FlowLayout(4);
    row->setContentsMargins(8, 2, 8, 3);
    for (const DiffOrigin::Kind kind : DiffOrigin::AllKinds) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"origin-"_s + DiffOrigin::letter(kind));
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        connect(button, &QToolButton::clicked, this, [this, kind] { Q_EMIT nextRequested(kind); });
        m_buttons[size_t(kind)] = button;
        row->addWidget(button);
    }
    setLayout(row);
    refresh();
}

void DiffOriginBar::setCounts(const Counts &counts)
{
    m_counts = counts;
    refresh();
    setVisible(std::ranges::any_of(counts, [](int count) { return count > 0; }));
}

void DiffOriginBar::refresh()
{
    for (const DiffOrigin::Kind kind : DiffOrigin::AllKinds) {
        QToolButton *button = m_buttons[size_t(kind)];
        const int count = m_counts[size_t(kind)];
        const QString words = DiffOrigin::counted(kind, count);
        const int height = fontMetrics().height() + 2;
        const QSize size(std::max(height, fontMetrics().horizontalAdvance(u"L!"_s) + 8), height);
        button->setIconSize(size);
        button->setIcon(letterIcon(kind, font(), size, devicePixelRatioF()));
        button->setText(words);
        button->setEnabled(count > 0);
        QString tip = u"%1: %2"_s.arg(DiffOrigin::letter(kind), DiffOrigin::meaning(kind)) + u'\n';
        tip +=
            kind == DiffOrigin::Kind::Upstream ? tr("Click for the next one (Shift+F8)") : tr("Click for the next one");
        button->setToolTip(tip);
        button->setAccessibleName(words);
        button->setAccessibleDescription(DiffOrigin::meaning(kind));
    }
}

void DiffOriginBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
    QWidget::changeEvent(event);
}

void DiffOriginBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::current().color(Token::Window));
}

} // namespace mxw::widgets
