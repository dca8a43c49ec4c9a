// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/SideBySide.h"

#include <QString>

#include <memory>
#include <set>
#include <vector>

namespace mxw::widgets {

/// Dotted name of the definitions around a 0-based line of Python ("RejectionSampler.forward"), the line itself
/// included when it opens one; found by indentation. Empty at module level.
QString enclosingDefinition(const QStringList &lines, int line);

/// Which rows of a comparison are on screen: all of them, or runs of unchanged ones as a single row.
class DiffFolding
{
public:
    static constexpr int Context = 3;

    /// What one line of the view shows: a row of the comparison, or `hidden` rows from `row` on.
    struct VisualRow
    {
        int row = 0;
        int hidden = 0; ///< 0: the row itself
        bool isFold() const { return hidden > 0; }
    };

    void setComparison(std::shared_ptr<const diff::SideBySide> comparison);
    void setFolded(bool folded);
    bool isFolded() const { return m_folded; }
    /// Shows the rows of the fold that hides this row; false when it was visible.
    bool expand(int row);

    int size() const { return static_cast<int>(m_rows.size()); }
    VisualRow at(int visual) const;
    /// The visual row that shows this row, or the fold that hides it; -1 when there are no rows.
    int visualOf(int row) const;
    /// Where the difference after a fold is ("Class.method"); empty at module level or after the last difference.
    QString titleOf(const VisualRow &fold) const;

private:
    void rebuild();
    void appendUnchanged(int begin, int end);

    std::shared_ptr<const diff::SideBySide> m_comparison;
    bool m_folded = true;
    std::set<int> m_expanded; ///< first hidden rows of the folds that were opened one by one
    std::vector<VisualRow> m_rows;
};

} // namespace mxw::widgets
