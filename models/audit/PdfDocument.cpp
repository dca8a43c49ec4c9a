// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/PdfDocument.h"

#include "models/audit/PdfPicture.h"
#include "models/audit/SvgPainter.h"
#include "models/audit/UnseenText.h"

#include <QAbstractTextDocumentLayout>
#include <QFont>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

const QStringList TextFamilies{u"Noto Sans"_s, u"DejaVu Sans"_s, u"Noto Sans CJK SC"_s, u"sans-serif"_s};
const QStringList CodeFamilies{u"DejaVu Sans Mono"_s, u"Noto Sans Mono"_s, u"Noto Sans Mono CJK SC"_s,
                               u"Noto Sans CJK SC"_s, u"monospace"_s};

/// Of formats, which are in dots of 96 per inch whatever the paper has.
double points(double value)
{
    return value * 96 / 72;
}

/// What paper can show of others' text.
QString shown(const QString &text)
{
    QString clean;
    for (const QChar c : text) {
        if (c == u'\n')
            clean += QChar(QChar::LineSeparator);
        else
            clean += c != u'\t' && isUnseen(c) ? QChar(QChar::ReplacementCharacter) : c;
    }
    return clean;
}

} // namespace

QColor paper::colour(Tone tone)
{
    switch (tone) {
    case Tone::None:
        break;
    case Tone::Good:
        return {0x00, 0x69, 0x4A};
    case Tone::Warn:
        return {0x8A, 0x53, 0x00};
    case Tone::Bad:
        return {0xB3, 0x26, 0x1E};
    case Tone::Muted:
        return {0x57, 0x60, 0x6A};
    }
    return {0x1B, 0x1F, 0x24};
}

PdfDocument::PdfDocument(QTextDocument &document, const Record &record, QSizeF size, double dots)
    : m_document(document), m_cursor(&document), m_size(size), m_dots(dots)
{
    m_cursor.beginEditBlock();
    front(record);
    for (const Section &section : record.sections)
        write(section, 2);
    m_cursor.endEditBlock();
    fillContents();
}

QTextCharFormat PdfDocument::look(double size, Tone tone, bool bold) const
{
    QFont font;
    font.setFamilies(TextFamilies);
    font.setPointSizeF(size);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setBold(bold);
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(paper::colour(tone));
    return format;
}

QTextBlockFormat PdfDocument::block(double before, double after, double indent) const
{
    QTextBlockFormat format;
    format.setTopMargin(points(before));
    format.setBottomMargin(points(after));
    format.setLeftMargin(points(indent));
    return format;
}

/// A new paragraph, in the place of an empty one that a table left.
void PdfDocument::begin(const QTextBlockFormat &format)
{
    if (m_cursor.block().text().isEmpty())
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format);
}

void PdfDocument::insert(QTextCursor &cursor, const Rich &line, double size, bool bold) const
{
    for (const Span &span : line.spans()) {
        QTextCharFormat format = look(size, span.tone, bold || span.strong);
        if (span.kind == Span::Kind::Code) {
            QFont font = format.font();
            font.setFamilies(CodeFamilies);
            font.setPointSizeF(size * 0.92);
            format.setFont(font);
        }
        cursor.insertText(shown(span.text), format);
    }
}

void PdfDocument::front(const Record &record)
{
    m_cursor.setBlockFormat(block(0, 6));
    insert(m_cursor, Rich::words(record.title), 18, true);
    if (record.draft) {
        begin(block(2, 6));
        insert(m_cursor, Rich::words(record.draftWords).toned(Tone::Bad), 10, true);
    }
    if (!record.stamp.isEmpty()) {
        begin(block(0, 6));
        insert(m_cursor, Rich::words(tr("State as of %1").arg(record.stamp)).toned(Tone::Muted), paper::Text);
    }
    for (const Block &each : record.front)
        std::visit(*this, each);
    contents(record);
}

void PdfDocument::contents(const Record &record)
{
    heading(Rich::words(tr("Contents")), 3, false);
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(points(1));
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 90), QTextLength(QTextLength::PercentageLength, 10)});
    m_contents = m_cursor.insertTable(int(record.sections.size()), 2, format);
    for (int i = 0; i < m_contents->rows(); ++i)
        cell(m_contents, i, 0, record.sections[size_t(i)].title, false);
    m_cursor.movePosition(QTextCursor::End);
}

/// The numbers have a column of their own, so that they move nothing.
void PdfDocument::fillContents()
{
    if (!m_contents)
        return;
    std::vector<int> pages;
    for (const int position : m_headings) {
        const QRectF where = m_document.documentLayout()->blockBoundingRect(m_document.findBlock(position));
        pages.push_back(int(where.center().y() / m_size.height()) + 1);
    }
    m_cursor.beginEditBlock();
    for (size_t i = 0; i < pages.size() && int(i) < m_contents->rows(); ++i)
        cell(m_contents, int(i), 1, Rich::number(pages[i]), false);
    m_cursor.endEditBlock();
}

void PdfDocument::heading(const Rich &title, int level, bool newPage)
{
    QTextBlockFormat format = block(level <= 2 ? 14 : 10, 4);
    format.setHeadingLevel(level);
    if (newPage)
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    begin(format);
    insert(m_cursor, title, level <= 2 ? 14 : level == 3 ? 10.5 : 9.5, true);
}

void PdfDocument::write(const Section &section, int level)
{
    const bool isLong = section.sections.size() > 1 || section.anchor == "setup"_L1 || section.anchor == "history"_L1;
    heading(section.title, level, level == 2 && isLong);
    if (level == 2)
        m_headings.push_back(m_cursor.position());
    if (!section.remark.isEmpty()) {
        begin(block(0, 3));
        insert(m_cursor, section.remark, paper::Text);
    }
    for (const Block &each : section.blocks)
        std::visit(*this, each);
    for (const Section &part : section.sections)
        write(part, level + 1);
}

void PdfDocument::operator()(const Paragraph &paragraph)
{
    begin(block(2, 4));
    insert(m_cursor, paragraph.text, paper::Text);
}

void PdfDocument::operator()(const ItemList &list)
{
    write(list.items, 0);
}

void PdfDocument::write(const std::vector<Item> &items, int depth)
{
    for (const Item &item : items) {
        QTextBlockFormat format = block(0.5, 0.5, 12 + 12 * depth);
        format.setTextIndent(points(-9));
        begin(format);
        const QString mark = !item.ticked ? u"•  "_s : *item.ticked ? u"☑ "_s : u"☐ "_s;
        insert(m_cursor, Rich::words(mark).toned(Tone::Muted), paper::Text);
        if (!item.label.isEmpty())
            insert(m_cursor, (item.label + Rich::words(u": "_s)).toned(Tone::Muted), paper::Text);
        insert(m_cursor, item.text, paper::Text);
        write(item.items, depth + 1);
    }
}

void PdfDocument::cell(QTextTable *table, int row, int column, const Rich &line, bool bold) const
{
    QTextCursor cursor = table->cellAt(row, column).firstCursorPosition();
    insert(cursor, line, paper::Small, bold);
}

void PdfDocument::operator()(const Table &table)
{
    if (table.head.empty())
        return;
    QTextTableFormat format;
    format.setBorder(points(0.4));
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(QColor(0xD0, 0xD5, 0xDC));
    format.setCellPadding(points(2));
    format.setCellSpacing(0);
    format.setTopMargin(points(4));
    format.setBottomMargin(points(4));
    format.setHeaderRowCount(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    double all = 0;
    std::vector<double> weights(table.head.size(), 1);
    for (size_t i = 0; i < weights.size(); ++i) {
        if (i < table.weights.size())
            weights[i] = table.weights[i];
        all += weights[i];
    }
    QList<QTextLength> widths;
    for (const double weight : weights)
        widths << QTextLength(QTextLength::PercentageLength, 100 * weight / all);
    format.setColumnWidthConstraints(widths);
    begin(block(0, 0));
    m_cursor.setBlockCharFormat(look(1)); // there is always a line before a table
    const int columns = int(table.head.size());
    QTextTable *made = m_cursor.insertTable(int(table.rows.size()) + 1, columns, format);
    for (int column = 0; column < columns; ++column) {
        QTextTableCellFormat shade;
        shade.setBackground(QColor(0xF4, 0xF5, 0xF7));
        made->cellAt(0, column).setFormat(shade);
        cell(made, 0, column, table.head[size_t(column)], true);
    }
    for (size_t row = 0; row < table.rows.size(); ++row) {
        for (int column = 0; column < std::min(columns, int(table.rows[row].size())); ++column)
            cell(made, int(row) + 1, column, table.rows[row][size_t(column)], false);
    }
    m_cursor.movePosition(QTextCursor::End);
}

void PdfDocument::operator()(const Listing &listing)
{
    begin(block(4, 1));
    insert(m_cursor, listing.title, paper::Text, true);
    QTextBlockFormat format = block(0, 4, 8);
    format.setBackground(QColor(0xF8, 0xF9, 0xFB));
    begin(format);
    insert(m_cursor, Rich::code(listing.text.trimmed()), paper::Small);
}

void PdfDocument::operator()(const Picture &picture)
{
    if (!SvgPainter::sizeOf(picture.svg).isEmpty()) {
        begin(block(4, 2));
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter),
                            PdfPicture::format(picture.svg, {m_size.width(), m_size.height() * 0.8}, m_dots));
    }
    begin(block(0, 4));
    insert(m_cursor, (Rich::words(picture.title + u": "_s) + picture.words).toned(Tone::Muted), paper::Small);
}

void PdfDocument::operator()(const Figures &figures)
{
    Table table;
    Row values;
    for (const Figures::Figure &figure : figures.figures) {
        table.head.push_back(Rich::words(figure.label));
        values.push_back(figure.value.toned(figure.tone).strong());
    }
    table.rows.push_back(values);
    (*this)(table);
}

} // namespace mxw::audit
