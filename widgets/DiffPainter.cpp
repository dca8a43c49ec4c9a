// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffPainter.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mxw::widgets {
using namespace Qt::StringLiterals;
using Token = Theme::Token;

namespace {

Token tokenOf(PythonHighlighter::Role role)
{
    switch (role) {
    case PythonHighlighter::Role::Keyword:
        return Token::SyntaxKeyword;
    case PythonHighlighter::Role::String:
        return Token::SyntaxString;
    case PythonHighlighter::Role::Comment:
        return Token::SyntaxComment;
    case PythonHighlighter::Role::Number:
        return Token::SyntaxNumber;
    case PythonHighlighter::Role::Name:
        return Token::SyntaxName;
    case PythonHighlighter::Role::Decorator:
        return Token::SyntaxDecorator;
    }
    return Token::Text;
}

/// Characters that a monospace font itself has, at one cell each; everything else is placed cell by cell.
bool isPlain(QChar c)
{
    return c.unicode() >= 0x20 && c.unicode() < 0x0250 && c.unicode() != 0x7F &&
           !(c.unicode() >= 0x80 && c.unicode() < 0xA0) && c.unicode() != 0xAD;
}

} // namespace

DiffGutter DiffGutter::forDocument(const DiffDocument &document)
{
    const QFontMetrics metrics(document.metrics.font);
    const auto digits = QString::number(std::max(document.largestLineNumber(), 100)).size();
    return {static_cast<int>(std::ceil(document.metrics.cell * static_cast<double>(digits))),
            document.hasOrigins() ? metrics.horizontalAdvance(u"L!"_s) : metrics.horizontalAdvance(u'~')};
}

DiffPainter::DiffPainter(QPainter &painter, const DiffDocument &document, DiffSide position, DiffSide side)
    : m_painter(painter), m_document(document), m_theme(Theme::current()), m_position(position), m_side(side),
      m_gutter(DiffGutter::forDocument(document))
{
    m_painter.setFont(document.metrics.font);
}

void DiffPainter::paintRow(const DiffFolding::VisualRow &row, const QRect &rect, int scroll, bool hovered)
{
    if (row.isFold()) {
        paintFold(row, rect, hovered);
        return;
    }
    const int line = m_document.lineOf(m_side, row.row);
    const QRect area = rect.adjusted(m_gutter.width(), 0, 0, 0);
    if (line < 0) {
        paintFiller(area);
    } else {
        const CodeLine code(m_document.lines(m_side)[line]);
        m_painter.save();
        m_painter.setClipRect(area);
        paintBackgrounds(row.row, line, code, area, scroll);
        paintText(line, code, area, scroll);
        m_painter.restore();
    }
    paintGutter(row.row, line, rect);
    paintFrames(row.row, rect);
}

void DiffPainter::paintFold(const DiffFolding::VisualRow &fold, const QRect &rect, bool hovered)
{
    m_painter.fillRect(rect, m_theme.color(Token::Window));
    m_painter.setPen(m_theme.color(Token::Border));
    m_painter.drawLine(rect.topLeft(), rect.topRight());
    m_painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    // The words run once, on the left; the band goes on to the right.
    if (m_position == DiffSide::Right)
        return;
    QString text = DiffDocument::tr("⋯ %1 unchanged lines").arg(QLocale().toString(fold.hidden));
    const QString title = m_document.folding.titleOf(fold);
    if (!title.isEmpty())
        text = DiffDocument::tr("%1 · inside %2").arg(text, title);
    m_painter.setPen(m_theme.color(hovered ? Token::Accent : Token::Muted));
    const QRect words = rect.adjusted(m_gutter.Bar + m_gutter.Padding, 0, -m_gutter.Padding, 0);
    m_painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                       m_painter.fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
}

void DiffPainter::paintGutter(int row, int line, const QRect &rect)
{
    const diff::RowKind kind = m_document.comparison().rows[row].kind;
    const QRect gutter(rect.left(), rect.top(), m_gutter.width(), rect.height());
    const bool tinted = line >= 0 && kind != diff::RowKind::Same;
    m_painter.fillRect(gutter, tinted ? lineTint(row) : m_theme.color(Token::Window));
    const auto origin = m_document.originOf(row);
    if (tinted && origin == DiffOrigin::Kind::Unannotated) {
        // Hatched beside the number, so that the number and the letter stay readable.
        const QRect hatched(rect.left() + DiffGutter::Bar, rect.top(), DiffGutter::Padding - 1, rect.height());
        m_painter.fillRect(hatched, QBrush(m_theme.color(DiffOrigin::token(*origin)), Qt::BDiagPattern));
    }
    if (m_document.isCurrent(row))
        m_painter.fillRect(QRect(rect.left(), rect.top(), DiffGutter::Bar, rect.height()),
                           m_theme.color(Token::CurrentDifference));
    if (line < 0)
        return;
    const int baseline = rect.top() + m_document.metrics.baseline;
    const QString number = QString::number(line + 1);
    const int right = rect.left() + DiffGutter::Bar + DiffGutter::Padding + m_gutter.numberWidth;
    m_painter.setPen(m_theme.color(Token::GutterText));
    m_painter.drawText(QPointF(right - m_document.metrics.cell * static_cast<double>(number.size()), baseline), number);
    if (tinted) {
        m_painter.setPen(m_theme.color(origin ? DiffOrigin::token(*origin) : Token::Text));
        m_painter.drawText(right + DiffGutter::Padding, baseline, letter(row));
    }
}

void DiffPainter::paintFiller(const QRect &rect)
{
    m_painter.fillRect(rect, m_theme.color(Token::AlternateBase));
    m_painter.fillRect(rect, QBrush(m_theme.color(Token::Border), Qt::BDiagPattern));
}

void DiffPainter::paintBackgrounds(int row, int line, const CodeLine &code, const QRect &area, int scroll)
{
    const diff::RowKind kind = m_document.comparison().rows[row].kind;
    m_painter.fillRect(area, kind == diff::RowKind::Same ? m_theme.color(Token::Base) : lineTint(row));

    const QColor word = wordTint(row);
    if (kind == diff::RowKind::Changed) {
        for (const diff::Span &span : m_document.changedSpans(m_side, row))
            fillSpan(code, span.start, span.start + span.length, area, scroll, word);
    }

    const auto [firstMatch, lastMatch] = m_document.matchesOf(row, m_side);
    for (size_t i = firstMatch; i < lastMatch; ++i) {
        const DiffDocument::Match &match = m_document.matches[i];
        fillSpan(code, match.start, match.start + match.length, area, scroll, m_theme.color(Token::Match));
        if (static_cast<int>(i) != m_document.currentMatch)
            continue;
        const double left =
            area.left() + DiffGutter::TextMargin - scroll + code.column(match.start) * m_document.metrics.cell;
        const double right = area.left() + DiffGutter::TextMargin - scroll +
                             code.column(match.start + match.length) * m_document.metrics.cell;
        m_painter.setPen(QPen(m_theme.color(Token::Text), 1));
        m_painter.drawRect(QRectF(left, area.top() + 1, right - left, area.height() - 3));
    }

    const auto &selection = m_document.selection;
    if (!selection || selection->side != m_side || line < selection->begin().line || line > selection->end().line)
        return;
    const auto length = static_cast<int>(code.text().size());
    const int begin = line == selection->begin().line ? selection->begin().index : 0;
    const int end = line == selection->end().line ? selection->end().index : length;
    fillSpan(code, begin, end, area, scroll, m_theme.color(Token::Selection));
    if (line < selection->end().line) {
        // A taken line end shows as half a cell.
        const double x = area.left() + DiffGutter::TextMargin - scroll + code.columns() * m_document.metrics.cell;
        m_painter.fillRect(QRectF(x, area.top(), m_document.metrics.cell / 2, area.height()),
                           m_theme.color(Token::Selection));
    }
}

void DiffPainter::fillSpan(const CodeLine &code, int begin, int end, const QRect &area, int scroll, const QColor &color)
{
    const double cell = m_document.metrics.cell;
    const double left = area.left() + DiffGutter::TextMargin - scroll + code.column(begin) * cell;
    const double right = area.left() + DiffGutter::TextMargin - scroll + code.column(end) * cell;
    m_painter.fillRect(QRectF(left, area.top(), right - left, area.height()), color);
}

void DiffPainter::paintText(int line, const CodeLine &code, const QRect &area, int scroll)
{
    const double cell = m_document.metrics.cell;
    const int first = std::max(0, code.indexAt(scroll / cell) - 2);
    const auto length = static_cast<int>(code.text().size());
    const int last = std::min(length, code.indexAt((scroll + area.width()) / cell) + 2);
    const QPointF origin(area.left() + DiffGutter::TextMargin - scroll, area.top() + m_document.metrics.baseline);

    const auto paint = [&](int begin, int end, Token token, bool italic) {
        begin = std::max(begin, first);
        end = std::min(end, last);
        if (begin >= end)
            return;
        QFont font = m_document.metrics.font;
        font.setItalic(italic);
        m_painter.setFont(font);
        m_painter.setPen(m_theme.color(token));
        paintRun(code, begin, end, origin);
    };
    int done = 0;
    for (const PythonHighlighter::Span &span : m_document.highlighter(m_side).spans(line)) {
        paint(done, span.start, Token::Text, false);
        paint(span.start, span.start + span.length, tokenOf(span.role), span.role == PythonHighlighter::Role::Comment);
        done = span.start + span.length;
    }
    paint(done, length, Token::Text, false);
    m_painter.setFont(m_document.metrics.font);

    const bool cut = m_document.lines(m_side)[line].size() > CodeLine::MaximumLength;
    if (cut && last == length) {
        m_painter.setPen(m_theme.color(Token::Warn));
        m_painter.drawText(origin + QPointF(code.columns() * cell, 0),
                           DiffDocument::tr(" ⋯ line cut after %1 characters").arg(CodeLine::MaximumLength));
    }
}

void DiffPainter::paintRun(const CodeLine &code, int begin, int end, QPointF origin)
{
    const QStringView text = code.text();
    const double cell = m_document.metrics.cell;
    const auto place = [&](int index) { return origin + QPointF(code.column(index) * cell, 0); };
    for (int i = begin; i < end;) {
        if (isPlain(text[i])) {
            const int start = i;
            while (i < end && isPlain(text[i]))
                ++i;
            m_painter.drawText(place(start), text.mid(start, i - start).toString());
            continue;
        }
        // One character with the marks that belong to it, at the place the grid gives it.
        const int start = i;
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t value = pair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        i += pair ? 2 : 1;
        while (i < end && text[i].isMark())
            ++i;
        if (value == U'\t')
            continue;
        if (CodeLine::isHidden(value)) {
            const QPen pen = m_painter.pen();
            m_painter.setPen(m_theme.color(Token::Warn));
            m_painter.drawText(place(start), u"□"_s);
            m_painter.setPen(pen);
        } else {
            // Slanted ideographs are hard to read.
            const QFont font = m_painter.font();
            m_painter.setFont(m_document.metrics.font);
            m_painter.drawText(place(start), text.mid(start, i - start).toString());
            m_painter.setFont(font);
        }
    }
}

void DiffPainter::paintFrames(int row, const QRect &rect)
{
    const auto edge = [&](Token token, bool top, bool bottom, int width) {
        m_painter.setPen(Qt::NoPen);
        if (top)
            m_painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), width), m_theme.color(token));
        if (bottom)
            m_painter.fillRect(QRect(rect.left(), rect.bottom() + 1 - width, rect.width(), width),
                               m_theme.color(token));
    };
    if (m_document.isCurrent(row))
        edge(Token::CurrentDifference, !m_document.isCurrent(row - 1), !m_document.isCurrent(row + 1), 1);
    if (m_document.mark && m_document.mark->row == row && m_document.mark->side == m_side) {
        edge(Token::Accent, true, true, 2);
        m_painter.fillRect(QRect(rect.left(), rect.top(), DiffGutter::Bar, rect.height()),
                           m_theme.color(Token::Accent));
    }
}

void DiffPainter::paintGutterEdge(const QRect &area)
{
    m_painter.fillRect(QRect(area.left(), area.top(), m_gutter.width(), area.height()), m_theme.color(Token::Window));
}

void DiffPainter::paintEmpty(const QRect &area)
{
    const auto [title, sentence] = m_document.emptyWords(m_side);
    QFont titleFont = m_painter.font();
    const QRect words = area.adjusted(24, 0, -24, 0);
    titleFont.setWeight(QFont::DemiBold);
    const int line = QFontMetrics(titleFont).height();
    const QRect titleRect(words.left(), area.top() + std::max(line, area.height() / 3), words.width(), 2 * line);
    m_painter.save();
    m_painter.setFont(titleFont);
    m_painter.setPen(m_theme.color(Token::Text));
    QRect used;
    m_painter.drawText(titleRect, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, title, &used);
    titleFont.setWeight(QFont::Normal);
    m_painter.setFont(titleFont);
    m_painter.setPen(m_theme.color(Token::Muted));
    const QRect sentenceRect(words.left(), used.bottom() + line / 2, words.width(), area.bottom() - used.bottom());
    m_painter.drawText(sentenceRect, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, sentence);
    m_painter.restore();
}

QColor DiffPainter::lineTint(int row) const
{
    if (const auto origin = m_document.originOf(row))
        return m_theme.lineTint(DiffOrigin::token(*origin));
    if (m_document.comparison().rows[row].kind == diff::RowKind::Changed)
        return m_theme.color(Token::Changed);
    return m_theme.color(m_position == DiffSide::Left ? Token::Removed : Token::Added);
}

QColor DiffPainter::wordTint(int row) const
{
    if (const auto origin = m_document.originOf(row))
        return m_theme.wordTint(DiffOrigin::token(*origin));
    return m_theme.color(m_position == DiffSide::Left ? Token::RemovedWord : Token::AddedWord);
}

QString DiffPainter::letter(int row) const
{
    if (const auto origin = m_document.originOf(row))
        return DiffOrigin::letter(*origin);
    if (m_document.comparison().rows[row].kind == diff::RowKind::Changed)
        return u"~"_s;
    return m_position == DiffSide::Left ? u"−"_s : u"+"_s;
}

} // namespace mxw::widgets
