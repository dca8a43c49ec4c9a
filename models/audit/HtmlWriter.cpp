// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/HtmlWriter.h"

#include "models/audit/HtmlText.h"
#include "models/audit/InlineSvg.h"

#include <QCoreApplication>
#include <QFile>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

/// The style of the page. What a browser reads as its end could not come from elsewhere: the file is ours.
QString style()
{
    QFile file(u":/audit/record.css"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool isNumber(const Rich &cell)
{
    const QString text = cell.plain();
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isDigit(); });
}

class HtmlWriter
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::HtmlWriter)
public:
    QByteArray write(const Record &record, const QString &language)
    {
        head(record, language);
        if (record.draft)
            m_html += u"<p class=\"banner\" role=\"note\">"_s + htmlText(record.draftWords) + u"</p>\n"_s;
        m_html += u"<main>\n<h1>"_s + htmlText(record.title) + u"</h1>\n"_s;
        if (!record.stamp.isEmpty())
            m_html += u"<p class=\"stamp\">"_s + htmlText(tr("State as of %1").arg(record.stamp)) + u"</p>\n"_s;
        for (const Block &block : record.front)
            std::visit(*this, block);
        contents(record);
        for (const Section &section : record.sections)
            write(section, 2);
        footer(record);
        m_html += u"</main>\n</body>\n</html>\n"_s;
        return m_html.toUtf8();
    }

    void operator()(const Paragraph &paragraph) { m_html += u"<p>"_s + htmlLine(paragraph.text) + u"</p>\n"_s; }

    void operator()(const ItemList &list) { write(list.items); }

    void operator()(const Table &table)
    {
        std::vector<bool> numeric(table.head.size(), !table.rows.empty());
        for (const Row &row : table.rows) {
            for (size_t i = 0; i < std::min(row.size(), numeric.size()); ++i)
                numeric[i] = numeric[i] && isNumber(row[i]);
        }
        const auto cells = [&](const Row &row, const QString &tag, const QString &anchor = {}) {
            m_html += anchor.isEmpty() ? u"<tr>"_s : QString(u"<tr id=\""_s + htmlAnchor(anchor) + u"\">"_s);
            for (size_t i = 0; i < row.size(); ++i)
                m_html += u'<' + tag + (i < numeric.size() && numeric[i] ? u" class=\"n\">"_s : u">"_s) +
                          htmlLine(row[i]) + u"</"_s + tag + u'>';
            m_html += u"</tr>\n"_s;
        };
        m_html += u"<div class=\"table\"><table>"_s + columns(table) + u"\n<thead>"_s;
        cells(table.head, u"th"_s);
        m_html += u"</thead>\n<tbody>\n"_s;
        for (size_t i = 0; i < table.rows.size(); ++i)
            cells(table.rows[i], u"td"_s, i < table.anchors.size() ? table.anchors[i] : QString());
        m_html += u"</tbody></table></div>\n"_s;
    }

    void operator()(const Listing &listing)
    {
        m_html += u"<details><summary>"_s + htmlLine(listing.title) + u"</summary><div class=\"body\"><pre>"_s +
                  htmlListing(listing.text) + u"</pre></div></details>\n"_s;
    }

    void operator()(const Picture &picture)
    {
        m_html += u"<figure>"_s;
        if (const QString svg = inlineSvg(picture.svg); !svg.isEmpty())
            m_html += u"<div class=\"drawing\">"_s + svg + u"</div>"_s;
        m_html += u"<figcaption>"_s + htmlText(picture.title) + u": "_s + htmlLine(picture.words) +
                  u"</figcaption></figure>\n"_s;
    }

    void operator()(const Figures &figures)
    {
        m_html += u"<dl class=\"figures\">\n"_s;
        for (const Figures::Figure &figure : figures.figures)
            m_html += u"<div><dt>"_s + htmlText(figure.label) + u"</dt><dd>"_s +
                      htmlLine(figure.value.toned(figure.tone)) + u"</dd></div>\n"_s;
        m_html += u"</dl>\n"_s;
    }

private:
    static QString columns(const Table &table)
    {
        double all = 0;
        for (const int weight : table.weights)
            all += weight;
        QString html;
        for (const int weight : table.weights)
            html += u"<col style=\"width:%1%\">"_s.arg(100 * weight / all, 0, 'f', 1);
        return html.isEmpty() ? html : QString(u"<colgroup>"_s + html + u"</colgroup>"_s);
    }

    /// For paper: what a draft says on every page. Only words of this program: nobody escapes for a style.
    static QString pageStyle(const Record &record)
    {
        QString words = record.draft ? record.draftWords : tr("Audit record");
        words.remove(u'"').remove(u'\\').remove(u'<').replace(u'\n', u' ');
        return u"@page { @top-center { content: \"%1\"; font: bold 8pt sans-serif; color: %2 } }\n"_s.arg(
            words, record.draft ? u"#B3261E"_s : u"#57606A"_s);
    }

    void head(const Record &record, const QString &language)
    {
        const QString name = record.draft ? tr("DRAFT") + u" – "_s + record.title : record.title;
        m_html = u"<!DOCTYPE html>\n<html lang=\""_s + htmlText(language) +
                 u"\">\n<head>\n<meta charset=\"utf-8\">\n"
                 "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                 "'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n"
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                 "<meta name=\"referrer\" content=\"no-referrer\">\n<title>"_s +
                 htmlText(name) + u"</title>\n<style>\n"_s + style() + svgStyle() + pageStyle(record) +
                 u"</style>\n</head>\n<body>\n"_s;
    }

    void contents(const Record &record)
    {
        m_html += u"<nav aria-label=\""_s + htmlText(tr("Contents")) + u"\"><b>"_s + htmlText(tr("Contents")) +
                  u"</b><ol>\n"_s;
        for (const Section &section : record.sections)
            m_html += u"<li><a href=\"#"_s + htmlAnchor(section.anchor) + u"\">"_s + htmlText(section.title.plain()) +
                      u"</a></li>\n"_s;
        m_html += u"</ol></nav>\n"_s;
    }

    void footer(const Record &record)
    {
        m_html += u"<footer>"_s + htmlText(tr("MetaX Upgrade Workbench"));
        if (!record.journal.isEmpty())
            m_html += u" · "_s + htmlText(tr("journal %1").arg(record.journal));
        if (record.draft)
            m_html += u" · "_s + htmlText(record.draftWords);
        m_html += u"</footer>\n"_s;
    }

    void write(const Section &section, int level)
    {
        const QString tag = u'h' + QString::number(std::min(level, 6));
        const QString title = htmlLine(section.title);
        const QString anchor = htmlAnchor(section.anchor);
        if (section.isFoldable) {
            // The anchor lies inside, so that going there opens it.
            m_html += u"<details><summary><"_s + tag + u'>' + title + u"</"_s + tag + u'>';
            if (!section.remark.isEmpty())
                m_html += u"<span class=\"remark\">"_s + htmlLine(section.remark) + u"</span>"_s;
            m_html += u"</summary><div class=\"body\" id=\""_s + anchor + u"\">\n"_s;
        } else {
            m_html += u"<section><"_s + tag + u" id=\""_s + anchor + u"\">"_s + title + u"</"_s + tag + u">\n"_s;
        }
        for (const Block &block : section.blocks)
            std::visit(*this, block);
        for (const Section &part : section.sections)
            write(part, level + 1);
        m_html += section.isFoldable ? u"</div></details>\n"_s : u"</section>\n"_s;
    }

    void write(const std::vector<Item> &items)
    {
        m_html += u"<ul>\n"_s;
        for (const Item &item : items) {
            m_html += u"<li"_s;
            if (!item.anchor.isEmpty())
                m_html += u" id=\""_s + htmlAnchor(item.anchor) + u'"';
            m_html += item.ticked ? u" class=\"box\">"_s : u">"_s;
            if (item.ticked)
                m_html += *item.ticked
                              ? u"<span class=\"good\" title=\"%1\">☑</span> "_s.arg(htmlText(tr("done")))
                              : u"<span class=\"muted\" title=\"%1\">☐</span> "_s.arg(htmlText(tr("not done")));
            if (!item.label.isEmpty())
                m_html += u"<span class=\"label\">"_s + htmlLine(item.label) + u":</span> "_s;
            m_html += htmlLine(item.text);
            if (!item.items.empty())
                write(item.items);
            m_html += u"</li>\n"_s;
        }
        m_html += u"</ul>\n"_s;
    }

    QString m_html;
};

} // namespace

QByteArray toHtml(const Record &record, const QString &language)
{
    return HtmlWriter().write(record, language);
}

} // namespace mxw::audit
