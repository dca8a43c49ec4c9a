// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/GrowingEdit.h"

#include "widgets/Theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFocusEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {

namespace {

constexpr int MaximalLines = 14;

} // namespace

GrowingEdit::GrowingEdit(int minimalLines, QWidget *parent) : QPlainTextEdit(parent), m_minimalLines(minimalLines)
{
    setTabChangesFocus(true);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFrameStyle(Box | Plain);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &GrowingEdit::grow);
    connect(this, &QPlainTextEdit::textChanged, this, &GrowingEdit::grow);
    grow();
    updateFrame();
}

QSize GrowingEdit::sizeHint() const
{
    // What the lines really take: other scripts than the font's own are often higher.
    double height = 0;
    const int most = heightOf(MaximalLines);
    for (auto block = document()->begin(); block.isValid() && height < most; block = block.next())
        height += blockBoundingRect(block).height();
    const int wanted = int(std::ceil(height)) + heightOf(0);
    return {fontMetrics().averageCharWidth() * 24, std::clamp(wanted, heightOf(m_minimalLines), most)};
}

QSize GrowingEdit::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, heightOf(m_minimalLines)};
}

void GrowingEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    updateFrame();
}

void GrowingEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    updateFrame();
    if (event->reason() != Qt::PopupFocusReason) // its own context menu
        Q_EMIT left(event->reason());
}

void GrowingEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        grow();
}

void GrowingEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        grow();
    if (event->type() == QEvent::PaletteChange)
        updateFrame();
}

void GrowingEdit::wheelEvent(QWheelEvent *event)
{
    // Unless the user works in it, the wheel moves the column and does not get caught here.
    if (hasFocus() && verticalScrollBar()->maximum() > 0)
        QPlainTextEdit::wheelEvent(event);
    else
        event->ignore();
}

int GrowingEdit::heightOf(int lines) const
{
    return lines * fontMetrics().lineSpacing() + int(std::ceil(2 * document()->documentMargin())) + 2 * frameWidth();
}

void GrowingEdit::updateFrame()
{
    // A plain frame is drawn in the colour of the text around: here the border's, and the accent where one types.
    const auto color = Theme::current().color(hasFocus() ? Theme::Token::Accent : Theme::Token::Border);
    auto colors = palette();
    if (colors.color(QPalette::WindowText) == color)
        return;
    colors.setColor(QPalette::WindowText, color);
    setPalette(colors);
}

void GrowingEdit::grow()
{
    const int height = sizeHint().height();
    if (minimumHeight() != height)
        setFixedHeight(height);
}

} // namespace mxw::widgets
