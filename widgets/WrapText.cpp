// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/WrapText.h"

#include <QEvent>
#include <QFontDatabase>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <memory>

namespace mxw::widgets {

namespace {

// A deep chain must not leave a column of single letters at the right.
constexpr int MaximalSteps = 6;

} // namespace

WrapText::WrapText(QWidget *parent) : QTextEdit(parent)
{
    setReadOnly(true);
    setAcceptRichText(false);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    // Not Fixed: the most it may be high follows from its width, and the hint's is that of a single line.
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setSelectable(true);
    updateLook();
}

void WrapText::setWords(const QString &text)
{
    if (text == toPlainText())
        return;
    setPlainText(text);
    contentChanged();
}

void WrapText::setChain(const QStringList &lines)
{
    clear();
    QTextCursor cursor(document());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            cursor.insertBlock();
        QTextBlockFormat format;
        const int step = fontMetrics().horizontalAdvance(u'n');
        format.setLeftMargin(step * int(std::min<qsizetype>(i, MaximalSteps)));
        cursor.setBlockFormat(format);
        cursor.insertText(lines[i]);
    }
    contentChanged();
}

void WrapText::setColor(Theme::Token token)
{
    m_color = token;
    updateLook();
}

void WrapText::setMonospace(bool monospace)
{
    m_monospace = monospace;
    updateLook();
}

void WrapText::setWeight(QFont::Weight weight)
{
    m_weight = weight;
    updateLook();
}

void WrapText::setScale(double scale)
{
    m_scale = scale;
    updateLook();
}

void WrapText::setSelectable(bool selectable)
{
    setAttribute(Qt::WA_TransparentForMouseEvents, !selectable);
    setTextInteractionFlags(selectable ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
    // The pane's controls are reached by Tab, not each of its sentences.
    setFocusPolicy(selectable ? Qt::ClickFocus : Qt::NoFocus);
    viewport()->setCursor(selectable ? Qt::IBeamCursor : Qt::ArrowCursor);
}

void WrapText::contentChanged()
{
    m_heights.clear();
    updateGeometry();
}

int WrapText::heightForWidth(int width) const
{
    if (const auto known = m_heights.constFind(width); known != m_heights.cend())
        return *known;
    // Laid out in a copy: asking for a height must not move what is shown.
    const std::unique_ptr<QTextDocument> copy(document()->clone());
    copy->setDefaultFont(document()->defaultFont());
    copy->setDefaultTextOption(document()->defaultTextOption());
    copy->setTextWidth(std::max(1, width));
    return m_heights[width] = int(std::ceil(copy->size().height()));
}

QSize WrapText::sizeHint() const
{
    double width = 0;
    for (auto block = document()->begin(); block.isValid(); block = block.next()) {
        const auto margin = block.blockFormat().leftMargin();
        width = std::max(width, margin + QFontMetricsF(font()).horizontalAdvance(block.text()));
    }
    const int whole = int(std::ceil(width)) + 1;
    return {whole, heightForWidth(whole)};
}

QSize WrapText::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, fontMetrics().height()};
}

void WrapText::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        contentChanged(); // the base class gave the text its font already
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        updateLook();
}

void WrapText::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the column scrolls, not the text in it
}

void WrapText::updateLook()
{
    if (m_updating)
        return;
    m_updating = true;
    auto colors = palette();
    const auto color = Theme::current().color(m_color);
    if (colors.color(QPalette::Text) != color) {
        colors.setColor(QPalette::Text, color);
        setPalette(colors);
    }
    const QFont surrounding = parentWidget() ? parentWidget()->font() : QFont();
    auto wanted = m_monospace ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : surrounding;
    if (surrounding.pointSizeF() > 0)
        wanted.setPointSizeF(surrounding.pointSizeF() * m_scale);
    else
        wanted.setPixelSize(int(std::lround(surrounding.pixelSize() * m_scale)));
    wanted.setWeight(m_weight);
    if (document()->defaultFont() != wanted) {
        setFont(wanted);
        document()->setDefaultFont(wanted);
        contentChanged();
    }
    m_updating = false;
}

} // namespace mxw::widgets
