// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffHeader.h"

#include "widgets/Icons.h"
#include "widgets/Theme.h"

#include <QPainter>

#include <algorithm>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {
constexpr int Padding = 8;
constexpr int IconSize = 14;
constexpr int Slack = 4; ///< text that just fits is elided all the same, for fractions of a pixel
} // namespace

DiffHeader::DiffHeader(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void DiffHeader::setTitle(const QString &title, const QString &state, const QString &note)
{
    m_title = title;
    m_state = state;
    m_note = note;
    QStringList words{title, state, note};
    words.removeAll(QString());
    setToolTip(words.join(u'\n'));
    setAccessibleName(title);
    setAccessibleDescription(words.mid(title.isEmpty() ? 0 : 1).join(u", "_s));
    update();
}

QSize DiffHeader::sizeHint() const
{
    return {200, fontMetrics().height() + 8};
}

QSize DiffHeader::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void DiffHeader::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.color(Theme::Token::Window));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.color(Theme::Token::Border));

    QRect words = rect().adjusted(Padding, 0, -Padding, -1);
    if (!m_state.isEmpty()) {
        // The state is the news of this line; the title gives way.
        const int wanted = fontMetrics().horizontalAdvance(m_state) + IconSize + Padding;
        const int width = std::min(wanted, words.width() * 2 / 3);
        const QRect state(words.right() + 1 - width, words.top(), width, words.height());
        const QRect picture(state.left(), state.center().y() - IconSize / 2 + 1, IconSize, IconSize);
        icon(u"severity-warning"_s).paint(&painter, picture);
        painter.setPen(theme.color(Theme::Token::Warn));
        const QRect text = state.adjusted(IconSize + 4, 0, 0, 0);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_state, Qt::ElideRight, text.width()));
        words.setRight(state.left() - Padding);
    }
    if (!m_note.isEmpty()) {
        const int width = std::min(fontMetrics().horizontalAdvance(m_note) + Slack, words.width() / 2);
        const QRect note(words.right() + 1 - width, words.top(), width, words.height());
        painter.setPen(theme.color(Theme::Token::Muted));
        painter.drawText(note, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_note, Qt::ElideRight, note.width()));
        words.setRight(note.left() - Padding);
    }
    painter.setPen(theme.color(Theme::Token::Text));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_title, Qt::ElideMiddle, words.width()));
}

} // namespace mxw::widgets
