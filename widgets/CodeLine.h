// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringView>

#include <vector>

namespace mxw::widgets {

/// The grid that code is drawn in: every character takes a whole number of equal cells, so columns of both panes, tints
/// and mouse positions agree whatever fonts stand in for missing characters.
struct CodeMetrics
{
    QFont font;
    double cell = 8;
    int rowHeight = 20;
    int baseline = 15; ///< from the top of a row

    /// The system's monospace font at the size of `base`.
    static CodeMetrics forFont(const QFont &base);
};

/// Where the characters of one line stand in the grid. Tabs go to multiples of four, East Asian wide characters take
/// two cells, combining marks none; control and formatting characters take one, since they are shown and not obeyed.
class CodeLine
{
public:
    static constexpr int TabWidth = 4;
    /// A longer line is shown up to here; nobody reads further, and a hostile file must not stop the window.
    static constexpr int MaximumLength = 20'000;

    explicit CodeLine(QStringView text);

    QStringView text() const { return m_text; } ///< cut to MaximumLength
    int columns() const { return m_columns.back(); }
    int column(qsizetype index) const;
    /// The boundary between characters that is nearest to this column.
    int indexAt(double column) const;

    static int columnsOf(QStringView text);
    /// Cells of one code point that is no tab.
    static int cells(char32_t codePoint);
    /// Characters that would be invisible or reorder the text: drawn as a mark.
    static bool isHidden(char32_t codePoint);

private:
    QStringView m_text;
    std::vector<int> m_columns; ///< one a UTF-16 unit, and the end
};

} // namespace mxw::widgets
