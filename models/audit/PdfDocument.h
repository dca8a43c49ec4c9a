// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Record.h"

#include <QColor>
#include <QCoreApplication>
#include <QTextCursor>
#include <QTextDocument>

#include <vector>

namespace mxw::audit {

/// Where text goes on paper: colours for white paper, sizes in points.
namespace paper {
inline constexpr double Text = 9;
inline constexpr double Small = 7.2;
QColor colour(Tone tone);
} // namespace paper

/// Lays a record out for paper.
class PdfDocument
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::PdfWriter)
public:
    /// `size`: of the text on a page, in dots; `dots`: per inch.
    PdfDocument(QTextDocument &document, const Record &record, QSizeF size, double dots);

    void operator()(const Paragraph &paragraph);
    void operator()(const ItemList &list);
    void operator()(const Table &table);
    void operator()(const Listing &listing);
    void operator()(const Picture &picture);
    void operator()(const Figures &figures);

private:
    void front(const Record &record);
    void contents(const Record &record);
    void fillContents();
    void write(const Section &section, int level);
    void write(const std::vector<Item> &items, int depth);
    void heading(const Rich &title, int level, bool newPage);
    void insert(QTextCursor &cursor, const Rich &line, double size, bool bold = false) const;
    QTextCharFormat look(double size, Tone tone = Tone::None, bool bold = false) const;
    void begin(const QTextBlockFormat &format);
    QTextBlockFormat block(double before, double after, double indent = 0) const;
    void cell(QTextTable *table, int row, int column, const Rich &line, bool bold) const;

    QTextDocument &m_document;
    QTextCursor m_cursor;
    const QSizeF m_size;
    const double m_dots;
    QTextTable *m_contents = nullptr;
    std::vector<int> m_headings; ///< positions of the headings of level 2
};

} // namespace mxw::audit
