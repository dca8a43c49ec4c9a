// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/MarkdownWriter.h"

#include "models/audit/MarkdownText.h"
#include "models/audit/RecordBuilder.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

QString spanText(const Span &span)
{
    switch (span.kind) {
    case Span::Kind::Words:
        return QString(span.text).replace(u'\n', u"<br>"_s);
    case Span::Kind::Text:
        return markdownInline(span.text);
    case Span::Kind::Code:
        return markdownCode(span.text);
    }
    return {};
}

QString inlined(const Rich &line)
{
    QString text;
    bool strong = false;
    for (const Span &span : line.spans()) {
        if (span.strong != strong)
            text += u"**"_s;
        strong = span.strong;
        text += spanText(span);
    }
    return strong ? QString(text + u"**"_s) : text;
}

/// Blocks and headings, each with one empty line before it.
class MarkdownWriter
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::MarkdownWriter)
public:
    QString write(const Record &record)
    {
        heading(1, markdownInline(record.title));
        if (record.draft)
            begin() += u"> **"_s + record.draftWords + u"**\n"_s;
        for (const Block &block : record.front)
            std::visit(*this, block);
        for (const Section &section : record.sections)
            write(section, 2);
        return m_text;
    }

    void operator()(const Paragraph &paragraph) { begin() += inlined(paragraph.text) + u'\n'; }

    void operator()(const ItemList &list)
    {
        begin();
        for (const Item &item : list.items)
            write(item, 0);
    }

    void operator()(const Table &table)
    {
        begin() += markdownTableHead(cells(table.head));
        for (const Row &row : table.rows)
            m_text += markdownRow(cells(row));
    }

    void operator()(const Listing &listing)
    {
        begin() += inlined(listing.title) + u":\n\n"_s + markdownListing(listing.text);
    }

    void operator()(const Picture &picture)
    {
        begin() += Rich::words(picture.title).plain() + u": "_s + inlined(picture.words) + u'\n';
    }

    void operator()(const Figures &figures)
    {
        QStringList head;
        QStringList values;
        for (const Figures::Figure &figure : figures.figures) {
            head << figure.label;
            values << inlined(figure.value);
        }
        begin() += markdownTableHead(head) + markdownRow(values);
    }

private:
    QString &begin()
    {
        if (!m_text.isEmpty())
            m_text += u'\n';
        return m_text;
    }

    void heading(int level, const QString &markdown) { begin() += QString(level, u'#') + u' ' + markdown + u'\n'; }

    void write(const Section &section, int level)
    {
        heading(std::min(level, 6), inlined(section.title));
        for (const Block &block : section.blocks)
            std::visit(*this, block);
        for (const Section &part : section.sections)
            write(part, level + 1);
    }

    void write(const Item &item, int depth)
    {
        const QString box = !item.ticked ? QString() : *item.ticked ? u"[x] "_s : u"[ ] "_s;
        const QString label = item.label.isEmpty() ? QString() : QString(inlined(item.label) + u": "_s);
        m_text += QString(depth * 2, u' ') + u"- "_s + box + label + inlined(item.text) + u'\n';
        for (const Item &part : item.items)
            write(part, depth + 1);
    }

    static QStringList cells(const Row &row)
    {
        QStringList cells;
        for (const Rich &cell : row)
            cells << inlined(cell);
        return cells;
    }

    QString m_text;
};

} // namespace

QString toMarkdown(const Record &record)
{
    return MarkdownWriter().write(record);
}

QString toMarkdown(const AuditInput &input)
{
    return toMarkdown(auditRecord(input));
}

} // namespace mxw::audit
