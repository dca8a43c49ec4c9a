// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffDocument.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

DiffDocument::DiffDocument() : m_comparison(std::make_shared<const diff::SideBySide>()) {}

void DiffDocument::setComparison(std::shared_ptr<const diff::SideBySide> comparison)
{
    m_comparison = comparison ? std::move(comparison) : std::make_shared<const diff::SideBySide>();
    folding.setComparison(m_comparison);
    m_leftSyntax.setLines(m_comparison->left);
    m_rightSyntax.setLines(m_comparison->right);
    currentDifference = -1;
    matches.clear();
    currentMatch = -1;
    selection.reset();
    mark.reset();
    m_origins = std::ranges::any_of(m_comparison->rows, [](const diff::Row &row) { return row.origin.has_value(); });
    measure();
}

bool DiffDocument::showsSameFiles(const diff::SideBySide &other) const
{
    return !m_comparison->rows.empty() && m_comparison->leftTitle == other.leftTitle &&
           m_comparison->rightTitle == other.rightTitle && m_comparison->left == other.left &&
           m_comparison->right == other.right;
}

const QStringList &DiffDocument::lines(DiffSide side) const
{
    return side == DiffSide::Left ? m_comparison->left : m_comparison->right;
}

QString DiffDocument::title(DiffSide side) const
{
    return side == DiffSide::Left ? m_comparison->leftTitle : m_comparison->rightTitle;
}

diff::SideState DiffDocument::state(DiffSide side) const
{
    return side == DiffSide::Left ? m_comparison->leftState : m_comparison->rightState;
}

QString DiffDocument::stateWords(DiffSide side) const
{
    switch (state(side)) {
    case diff::SideState::Present:
        return {};
    case diff::SideState::Absent:
        return tr("Not in this tree");
    case diff::SideState::NotPresent:
        return tr("Object not present in this repository");
    case diff::SideState::TooLarge:
        return tr("Too large, cut after %1 lines").arg(QLocale().toString(diff::SideBySide::MaximumLines));
    case diff::SideState::Unreadable:
        return tr("Could not be read");
    case diff::SideState::NotText:
        return tr("Not text");
    }
    return {};
}

std::pair<QString, QString> DiffDocument::emptyWords(DiffSide side) const
{
    switch (state(side)) {
    case diff::SideState::Present:
        return {tr("Empty"), tr("This side has no lines.")};
    case diff::SideState::Absent:
        return {stateWords(side), tr("There is no such file or definition on this side.")};
    case diff::SideState::NotPresent:
        return {stateWords(side), tr("The tree lists the file, but the repository does not hold its content, as in a "
                                     "partial clone. Fetch it there, then open the comparison again.")};
    case diff::SideState::TooLarge:
        return {tr("Too large"), tr("The file is over the size that is shown.")};
    case diff::SideState::Unreadable:
        return {stateWords(side), tr("The system refused to read the file. Check its permissions.")};
    case diff::SideState::NotText:
        return {stateWords(side), tr("Binary content is not compared line by line.")};
    }
    return {};
}

int DiffDocument::lineOf(DiffSide side, int row) const
{
    if (row < 0 || static_cast<size_t>(row) >= m_comparison->rows.size())
        return -1;
    const diff::Row &value = m_comparison->rows[row];
    const int line = side == DiffSide::Left ? value.leftLine : value.rightLine;
    return line < lines(side).size() ? line : -1;
}

const std::vector<diff::Span> &DiffDocument::changedSpans(DiffSide side, int row) const
{
    const diff::Row &value = m_comparison->rows[row];
    return side == DiffSide::Left ? value.leftSpans : value.rightSpans;
}

int DiffDocument::largestLineNumber() const
{
    return static_cast<int>(std::max(m_comparison->left.size(), m_comparison->right.size()));
}

int DiffDocument::differenceOf(int row) const
{
    const auto &differences = m_comparison->differences;
    const auto after = std::ranges::upper_bound(differences, row, {}, &diff::Difference::firstRow);
    if (after == differences.begin())
        return -1;
    const auto found = after - 1;
    return row < found->firstRow + found->rowCount ? static_cast<int>(found - differences.begin()) : -1;
}

bool DiffDocument::isCurrent(int row) const
{
    return currentDifference >= 0 && differenceOf(row) == currentDifference;
}

std::optional<DiffOrigin::Kind> DiffDocument::originOf(int row) const
{
    if (row < 0 || static_cast<size_t>(row) >= m_comparison->rows.size())
        return std::nullopt;
    return DiffOrigin::of(m_comparison->rows[row]);
}

std::optional<DiffOrigin::Kind> DiffDocument::originOfDifference(int difference) const
{
    const auto &differences = m_comparison->differences;
    if (difference < 0 || static_cast<size_t>(difference) >= differences.size())
        return std::nullopt;
    return originOf(differences[difference].firstRow);
}

std::array<int, DiffOrigin::AllKinds.size()> DiffDocument::originCounts() const
{
    std::array<int, DiffOrigin::AllKinds.size()> counts{};
    for (size_t i = 0; i < m_comparison->differences.size(); ++i) {
        if (const auto kind = originOfDifference(static_cast<int>(i)))
            ++counts[static_cast<size_t>(*kind)];
    }
    return counts;
}

QString DiffDocument::changeWords() const
{
    switch (m_comparison->change) {
    case diff::CodeChange::Unknown:
        return {};
    case diff::CodeChange::OnlyWords:
        return tr("comments and docstrings only");
    case diff::CodeChange::Executable:
        return tr("executable code differs");
    }
    return {};
}

void DiffDocument::search(const QString &text, Qt::CaseSensitivity sensitivity)
{
    matches.clear();
    currentMatch = -1;
    if (text.isEmpty())
        return;
    const int rows = static_cast<int>(m_comparison->rows.size());
    for (int row = 0; row < rows; ++row) {
        for (const DiffSide side : {DiffSide::Left, DiffSide::Right}) {
            const int line = lineOf(side, row);
            if (line < 0)
                continue;
            const QStringView content = QStringView(lines(side)[line]).left(CodeLine::MaximumLength);
            for (qsizetype at = content.indexOf(text, 0, sensitivity); at >= 0;
                 at = content.indexOf(text, at + text.size(), sensitivity)) {
                if (static_cast<qsizetype>(matches.size()) >= MaximumMatches)
                    return;
                matches.push_back({row, side, static_cast<int>(at), static_cast<int>(text.size())});
            }
        }
    }
}

std::pair<size_t, size_t> DiffDocument::matchesOf(int row, DiffSide side) const
{
    const auto key = [](const Match &match) { return std::tuple(match.row, match.side); };
    const auto range = std::ranges::equal_range(matches, std::tuple(row, side), {}, key);
    return {range.begin() - matches.begin(), range.end() - matches.begin()};
}

QString DiffDocument::selectedText() const
{
    if (!selection || selection->anchor == selection->cursor)
        return {};
    const Position begin = selection->begin();
    const Position end = selection->end();
    const QStringList &text = lines(selection->side);
    if (begin.line < 0 || end.line >= text.size())
        return {};
    if (begin.line == end.line)
        return text[begin.line].mid(begin.index, end.index - begin.index);
    QStringList parts{text[begin.line].mid(begin.index)};
    parts += text.mid(begin.line + 1, end.line - begin.line - 1);
    parts += text[end.line].left(end.index);
    return parts.join(u'\n');
}

void DiffDocument::measure()
{
    m_leftShown = false;
    m_rightShown = false;
    m_widest = 0;
    const auto consider = [this](const QString &line) {
        // Counting cells is needed only for a line that may be wider than the widest so far.
        const qsizetype bound = std::min<qsizetype>(line.size(), CodeLine::MaximumLength) * CodeLine::TabWidth;
        if (bound > m_widest)
            m_widest = std::max(m_widest, CodeLine::columnsOf(line));
    };
    for (const diff::Row &row : m_comparison->rows) {
        if (row.leftLine >= 0 && row.leftLine < m_comparison->left.size()) {
            m_leftShown = true;
            consider(m_comparison->left[row.leftLine]);
        }
        if (row.rightLine >= 0 && row.rightLine < m_comparison->right.size()) {
            m_rightShown = true;
            consider(m_comparison->right[row.rightLine]);
        }
    }
}

} // namespace mxw::widgets
