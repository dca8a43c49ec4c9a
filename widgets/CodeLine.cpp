// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/CodeLine.h"

#include "widgets/Theme.h"

#include <QChar>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QString>

#include <algorithm>
#include <array>
#include <cmath>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

/// Unicode's East Asian Wide and Fullwidth blocks, and the emoji.
constexpr std::array WideRanges{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF},   Range{0x3400, 0x4DBF},
    Range{0x4E00, 0x9FFF},   Range{0xA000, 0xA4CF},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},
    Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F},
    Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD},
};

struct CodePoint
{
    char32_t value;
    int units;
};

CodePoint codePointAt(QStringView text, qsizetype index)
{
    const QChar first = text[index];
    if (first.isHighSurrogate() && index + 1 < text.size() && text[index + 1].isLowSurrogate())
        return {QChar::surrogateToUcs4(first, text[index + 1]), 2};
    return {first.unicode(), 1};
}

} // namespace

CodeMetrics CodeMetrics::forFont(const QFont &base)
{
    CodeMetrics metrics;
    metrics.font = withChineseFallback(QFontDatabase::systemFont(QFontDatabase::FixedFont), u"Noto Sans Mono CJK SC"_s);
    if (base.pointSizeF() > 0)
        metrics.font.setPointSizeF(base.pointSizeF());
    else
        metrics.font.setPixelSize(base.pixelSize());
    metrics.font.setStyleHint(QFont::Monospace);
    metrics.font.setFixedPitch(true);
    metrics.font.setKerning(false);
    const QFontMetricsF font(metrics.font);
    metrics.cell = font.horizontalAdvance(u"0000000000"_s) / 10;
    const double pixels = QFontInfo(metrics.font).pixelSize();
    metrics.rowHeight = static_cast<int>(std::ceil(std::max(font.height() + 3, 1.5 * pixels)));
    metrics.baseline = static_cast<int>(std::lround((metrics.rowHeight - font.height()) / 2 + font.ascent()));
    return metrics;
}

CodeLine::CodeLine(QStringView text) : m_text(text.left(MaximumLength))
{
    m_columns.reserve(m_text.size() + 1);
    int column = 0;
    for (qsizetype i = 0; i < m_text.size();) {
        const auto [value, units] = codePointAt(m_text, i);
        m_columns.insert(m_columns.end(), units, column);
        column += value == U'\t' ? TabWidth - column % TabWidth : cells(value);
        i += units;
    }
    m_columns.push_back(column);
}

int CodeLine::column(qsizetype index) const
{
    return m_columns[std::clamp<qsizetype>(index, 0, m_text.size())];
}

int CodeLine::indexAt(double column) const
{
    const auto begin = m_columns.begin();
    const auto after = std::upper_bound(begin, m_columns.end(), column);
    if (after == m_columns.end())
        return static_cast<int>(m_text.size());
    if (after == begin)
        return 0;
    // Several units may share a column (surrogates, combining marks): the first of them is the boundary.
    const int before = *(after - 1);
    const auto boundary = std::lower_bound(begin, after, before);
    const bool nearerToNext = column - before > (*after - before) / 2.0;
    return static_cast<int>((nearerToNext ? after : boundary) - begin);
}

int CodeLine::columnsOf(QStringView text)
{
    text = text.left(MaximumLength);
    int column = 0;
    for (qsizetype i = 0; i < text.size();) {
        const auto [value, units] = codePointAt(text, i);
        column += value == U'\t' ? TabWidth - column % TabWidth : cells(value);
        i += units;
    }
    return column;
}

int CodeLine::cells(char32_t codePoint)
{
    if (codePoint < 0x0300)
        return 1;
    const auto category = QChar::category(codePoint);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing)
        return 0;
    const auto contains = [codePoint](const Range &range) {
        return codePoint >= range.first && codePoint <= range.last;
    };
    return std::ranges::any_of(WideRanges, contains) ? 2 : 1;
}

bool CodeLine::isHidden(char32_t codePoint)
{
    if (codePoint >= 0x20 && codePoint < 0x7F)
        return false;
    const auto category = QChar::category(codePoint);
    return category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Other_Surrogate ||
           category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
}

} // namespace mxw::widgets
