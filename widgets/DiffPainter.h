// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/DiffDocument.h"
#include "widgets/Theme.h"

#include <QRect>

class QPainter;

namespace mxw::widgets {

/// Widths of a pane's gutter: current-difference bar, line number, letter.
struct DiffGutter
{
    static constexpr int Bar = 3;
    static constexpr int Padding = 6;
    static constexpr int TextMargin = 4; ///< between the gutter and the first column, part of the line's tint
    int numberWidth = 0;
    int letterWidth = 0;

    static DiffGutter forDocument(const DiffDocument &document);
    int width() const { return Bar + Padding + numberWidth + Padding + letterWidth + Padding; }
};

/// Paints rows of one pane. Made for one paint event; holds no state of its own.
class DiffPainter
{
public:
    /// `position` is where the pane stands, `side` the side of the data it shows.
    DiffPainter(QPainter &painter, const DiffDocument &document, DiffSide position, DiffSide side);

    /// `scroll` is the horizontal offset in pixels.
    void paintRow(const DiffFolding::VisualRow &row, const QRect &rect, int scroll, bool hovered);
    void paintGutterEdge(const QRect &area);
    /// The words of a side without lines, in the middle.
    void paintEmpty(const QRect &area);

private:
    void paintFold(const DiffFolding::VisualRow &fold, const QRect &rect, bool hovered);
    void paintGutter(int row, int line, const QRect &rect);
    void paintFiller(const QRect &rect);
    void paintBackgrounds(int row, int line, const CodeLine &code, const QRect &area, int scroll);
    void paintText(int line, const CodeLine &code, const QRect &area, int scroll);
    void paintRun(const CodeLine &code, int begin, int end, QPointF origin);
    void paintFrames(int row, const QRect &rect);
    void fillSpan(const CodeLine &code, int begin, int end, const QRect &area, int scroll, const QColor &color);
    QColor lineTint(int row) const;
    QColor wordTint(int row) const;
    QString letter(int row) const;

    QPainter &m_painter;
    const DiffDocument &m_document;
    const Theme &m_theme;
    DiffSide m_position;
    DiffSide m_side;
    DiffGutter m_gutter;
};

} // namespace mxw::widgets
