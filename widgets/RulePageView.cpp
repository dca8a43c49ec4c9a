// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/RulePageView.h"

#include "widgets/Theme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

namespace mxw::widgets {

namespace {

constexpr int Space = 8;

bool isCode(const QTextBlock &block)
{
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// Headings in sizes that belong to the window, not to a printed page.
void styleHeading(QTextCursor cursor, int level)
{
    QTextCharFormat letters;
    letters.setFontWeight(QFont::DemiBold);
    letters.setProperty(QTextFormat::FontSizeAdjustment, level == 1 ? 1 : 0);
    QTextBlockFormat block;
    block.setTopMargin(level == 1 ? 0 : 2 * Space);
    block.setBottomMargin(Space / 2);
    cursor.mergeBlockFormat(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor); // "the block" would take the one before too
    cursor.mergeCharFormat(letters);
}

void styleCode(QTextCursor cursor, const QTextBlock &block, const QFont &font)
{
    QTextBlockFormat format;
    format.setBackground(Theme::current().color(Theme::Token::AlternateBase));
    format.setLeftMargin(Space);
    format.setTopMargin(isCode(block.previous()) ? 0 : Space / 2);
    format.setBottomMargin(isCode(block.next()) ? 0 : Space / 2);
    format.setNonBreakableLines(false);
    cursor.mergeBlockFormat(format);
    QTextCharFormat letters;
    letters.setFontFamilies(font.families());
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(letters);
}

/// `code` inside of a sentence.
void styleInlineCode(const QTextBlock &block, const QFont &font)
{
    QTextCharFormat letters;
    letters.setFontFamilies(font.families());
    letters.setBackground(Theme::current().color(Theme::Token::AlternateBase));
    std::vector<std::pair<int, int>> ranges; // the formats change under the iterator
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        if (it.fragment().charFormat().fontFixedPitch())
            ranges.emplace_back(it.fragment().position(), it.fragment().length());
    }
    for (const auto &[from, length] : ranges) {
        QTextCursor cursor(block);
        cursor.setPosition(from);
        cursor.setPosition(from + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(letters);
    }
}

} // namespace

RulePageView::RulePageView(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse); // the arrow keys scroll
    setFrameShape(NoFrame);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(2 * Space);
}

void RulePageView::setPage(const QString &markdown)
{
    m_markdown = markdown;
    render();
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

QVariant RulePageView::loadResource(int, const QUrl &)
{
    return {};
}

void RulePageView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render(); // colours and sizes are written into the text
}

void RulePageView::render()
{
    document()->setMarkdown(m_markdown, QTextDocument::MarkdownNoHTML);
    const QFont code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    QTextCursor edit(document());
    edit.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            styleHeading(QTextCursor(block), level);
        else if (isCode(block))
            styleCode(QTextCursor(block), block, code);
        else
            styleInlineCode(block, code);
    }
    edit.endEditBlock();
}

} // namespace mxw::widgets
