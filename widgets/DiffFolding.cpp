// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffFolding.h"

#include <QRegularExpression>

#include <algorithm>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {

constexpr int MaximumLinesUp = 5'000;
constexpr qsizetype MaximumHeaderLength = 500;

int indentation(QStringView line)
{
    int columns = 0;
    for (const QChar c : line) {
        if (c == u' ')
            ++columns;
        else if (c == u'\t')
            columns += 8 - columns % 8;
        else
            break;
    }
    return columns;
}

/// Name when the line opens a class or function.
QString definedName(const QString &line)
{
    static const QRegularExpression header(u"^\\s*(?:async\\s+)?(?:def|class)\\s+(\\w+)"_s);
    return line.size() > MaximumHeaderLength ? QString() : header.match(line).captured(1);
}

/// Other block openers end the reach of the definitions above that stand as deep as they do.
bool opensBlock(const QString &line)
{
    static const QRegularExpression block(
        u"^\\s*(?:if|elif|else|for|while|with|try|except|finally|match|case|async)\\b.*(?:[:,\\\\]|[(\\[{][^)\\]}]*)\\s*(?:#.*)?$"_s);
    return line.size() <= MaximumHeaderLength && block.match(line).hasMatch();
}

} // namespace

QString enclosingDefinition(const QStringList &lines, int line)
{
    if (line < 0 || line >= lines.size())
        return {};
    // A blank line belongs to the code after it.
    int at = line;
    while (at + 1 < lines.size() && QStringView(lines[at]).trimmed().isEmpty() && at - line < 20)
        ++at;

    QStringList names;
    int limit = indentation(lines[at]) + 1;
    const QString own = definedName(lines[at]);
    if (own.isEmpty())
        --limit;
    for (int i = at; i >= 0 && limit > 0 && at - i < MaximumLinesUp; --i) {
        const int depth = indentation(lines[i]);
        if (depth >= limit)
            continue;
        const QString name = definedName(lines[i]);
        if (!name.isEmpty())
            names.prepend(name);
        if (!name.isEmpty() || opensBlock(lines[i]))
            limit = depth;
    }
    return names.join(u'.');
}

void DiffFolding::setComparison(std::shared_ptr<const diff::SideBySide> comparison)
{
    m_comparison = std::move(comparison);
    m_expanded.clear();
    rebuild();
}

void DiffFolding::setFolded(bool folded)
{
    m_folded = folded;
    m_expanded.clear();
    rebuild();
}

bool DiffFolding::expand(int row)
{
    const int visual = visualOf(row);
    if (visual < 0 || !m_rows[visual].isFold())
        return false;
    m_expanded.insert(m_rows[visual].row);
    rebuild();
    return true;
}

DiffFolding::VisualRow DiffFolding::at(int visual) const
{
    return visual >= 0 && visual < size() ? m_rows[visual] : VisualRow{};
}

int DiffFolding::visualOf(int row) const
{
    if (m_rows.empty())
        return -1;
    const auto after = std::ranges::upper_bound(m_rows, row, {}, &VisualRow::row);
    return std::max(0, static_cast<int>(after - m_rows.begin()) - 1);
}

QString DiffFolding::titleOf(const VisualRow &fold) const
{
    if (!m_comparison)
        return {};
    const auto &differences = m_comparison->differences;
    const auto next = std::ranges::lower_bound(differences, fold.row + fold.hidden, {}, &diff::Difference::firstRow);
    if (next == differences.end())
        return {};
    for (int i = next->firstRow; i < next->firstRow + next->rowCount; ++i) {
        if (m_comparison->rows[i].rightLine >= 0)
            return enclosingDefinition(m_comparison->right, m_comparison->rows[i].rightLine);
    }
    return enclosingDefinition(m_comparison->left, m_comparison->rows[next->firstRow].leftLine);
}

void DiffFolding::rebuild()
{
    m_rows.clear();
    if (!m_comparison)
        return;
    const int total = static_cast<int>(m_comparison->rows.size());
    m_rows.reserve(total);
    int row = 0;
    for (const diff::Difference &difference : m_comparison->differences) {
        appendUnchanged(row, difference.firstRow);
        const int end = std::min(difference.firstRow + difference.rowCount, total);
        for (row = difference.firstRow; row < end; ++row)
            m_rows.push_back({row, 0});
    }
    appendUnchanged(row, total);
}

void DiffFolding::appendUnchanged(int begin, int end)
{
    const int total = static_cast<int>(m_comparison->rows.size());
    const int hiddenBegin = begin == 0 ? 0 : begin + Context;
    const int hiddenEnd = end == total ? total : end - Context;
    // Without a difference there is nothing to be context of: the text is shown as it is.
    const bool foldable = m_folded && !m_comparison->differences.empty() && end - begin > 2 * Context &&
                          hiddenEnd - hiddenBegin > 1 && !m_expanded.contains(hiddenBegin);
    for (int row = begin; row < end; ++row) {
        if (foldable && row == hiddenBegin) {
            m_rows.push_back({row, hiddenEnd - hiddenBegin});
            row = hiddenEnd - 1;
        } else {
            m_rows.push_back({row, 0});
        }
    }
}

} // namespace mxw::widgets
