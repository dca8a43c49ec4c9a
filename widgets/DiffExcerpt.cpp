// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffExcerpt.h"

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

/// Nobody reads more as evidence, and a session keeps it for good.
constexpr int MaximalLines = 2'000;

std::optional<DiffExcerpt> selectedLines(const DiffDocument &document)
{
    if (!document.selection || document.selection->anchor == document.selection->cursor)
        return std::nullopt;
    const DiffDocument::Selection &selection = *document.selection;
    int last = selection.end().line;
    // A selection that ends before the first letter of a line does not mean that line.
    if (selection.end().index == 0 && last > selection.begin().line)
        --last;
    const QStringList &lines = document.lines(selection.side);
    const int first = selection.begin().line;
    const QStringList chosen = lines.mid(first, std::min(last - first + 1, MaximalLines));
    return DiffExcerpt{selection.side, first + 1, last + 1, (chosen.join(u'\n') + u'\n').toUtf8()};
}

/// First and last line of a side in the rows; nothing when it has none there.
std::optional<std::pair<int, int>> linesIn(const DiffDocument &document, DiffSide side, const diff::Difference &rows)
{
    std::optional<std::pair<int, int>> found;
    for (int row = rows.firstRow; row < rows.firstRow + rows.rowCount; ++row) {
        const int line = document.lineOf(side, row);
        if (line >= 0)
            found = {found ? found->first : line, line};
    }
    return found;
}

std::optional<DiffExcerpt> currentDifference(const DiffDocument &document)
{
    const auto &differences = document.comparison().differences;
    const int current = document.currentDifference;
    if (current < 0 || size_t(current) >= differences.size())
        return std::nullopt;
    const diff::Difference &rows = differences[size_t(current)];
    QString text = u"--- %1\n+++ %2\n"_s.arg(document.title(DiffSide::Left), document.title(DiffSide::Right));
    for (const auto &[side, sign] : {std::pair(DiffSide::Left, u'-'), std::pair(DiffSide::Right, u'+')}) {
        const int end = rows.firstRow + std::min(rows.rowCount, MaximalLines);
        for (int row = rows.firstRow; row < end; ++row) {
            const int line = document.lineOf(side, row);
            if (line >= 0)
                text += sign + document.lines(side).at(line) + u'\n';
        }
    }
    for (const DiffSide side : {DiffSide::Right, DiffSide::Left}) {
        if (const auto lines = linesIn(document, side, rows))
            return DiffExcerpt{side, lines->first + 1, lines->second + 1, text.toUtf8()};
    }
    return std::nullopt;
}

} // namespace

std::optional<DiffExcerpt> excerptOf(const DiffDocument &document)
{
    auto selected = selectedLines(document);
    return selected ? selected : currentDifference(document);
}

} // namespace mxw::widgets
