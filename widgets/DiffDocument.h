// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diff/SideBySide.h"
#include "widgets/CodeLine.h"
#include "widgets/DiffFolding.h"
#include "widgets/DiffOrigin.h"
#include "widgets/PythonHighlighter.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace mxw::widgets {

/// A side of the data; swapping changes where it is shown, not which it is.
enum class DiffSide { Left, Right };

/// What both panes and the overview of a DiffView show: the comparison and the view's state over it. No widget in here.
class DiffDocument
{
    Q_DECLARE_TR_FUNCTIONS(mxw::widgets::DiffDocument)
public:
    static constexpr qsizetype MaximumMatches = 10'000;

    struct Match
    {
        int row = 0;
        DiffSide side = DiffSide::Left;
        int start = 0;
        int length = 0;
    };
    struct Position
    {
        int line = 0;
        int index = 0;
        auto operator<=>(const Position &) const = default;
    };
    struct Selection
    {
        DiffSide side = DiffSide::Left;
        Position anchor;
        Position cursor;
        Position begin() const { return std::min(anchor, cursor); }
        Position end() const { return std::max(anchor, cursor); }
    };
    struct Mark
    {
        DiffSide side = DiffSide::Left;
        int row = 0;
    };

    DiffDocument();

    void setComparison(std::shared_ptr<const diff::SideBySide> comparison);
    const diff::SideBySide &comparison() const { return *m_comparison; }
    /// The same files as the ones shown, so that the reader's place can be kept.
    bool showsSameFiles(const diff::SideBySide &other) const;

    const QStringList &lines(DiffSide side) const;
    QString title(DiffSide side) const;
    diff::SideState state(DiffSide side) const;
    /// The state in a few words; empty for a side that is all there.
    QString stateWords(DiffSide side) const;
    /// Title and sentence for a pane without any line.
    std::pair<QString, QString> emptyWords(DiffSide side) const;
    int lineOf(DiffSide side, int row) const;
    const std::vector<diff::Span> &changedSpans(DiffSide side, int row) const;
    bool hasLines(DiffSide side) const { return side == DiffSide::Left ? m_leftShown : m_rightShown; }
    int widestColumn() const { return m_widest; }
    int largestLineNumber() const;

    /// Index into the differences; -1 for an unchanged row.
    int differenceOf(int row) const;
    bool isCurrent(int row) const;

    /// Where a row's difference comes from; nothing in comparisons of two.
    std::optional<DiffOrigin::Kind> originOf(int row) const;
    std::optional<DiffOrigin::Kind> originOfDifference(int difference) const;
    bool hasOrigins() const { return m_origins; }
    /// Differences of each kind.
    std::array<int, DiffOrigin::AllKinds.size()> originCounts() const;
    /// What the differences touch, in words; empty where that is not known.
    QString changeWords() const;

    void search(const QString &text, Qt::CaseSensitivity sensitivity);
    /// Matches of this row and side, as a range of indices into `matches`.
    std::pair<size_t, size_t> matchesOf(int row, DiffSide side) const;
    QString selectedText() const;

    PythonHighlighter &highlighter(DiffSide side) { return side == DiffSide::Left ? m_leftSyntax : m_rightSyntax; }
    const PythonHighlighter &highlighter(DiffSide side) const
    {
        return side == DiffSide::Left ? m_leftSyntax : m_rightSyntax;
    }

    DiffFolding folding;
    CodeMetrics metrics;
    bool swapped = false;
    int currentDifference = -1;
    std::vector<Match> matches; ///< by row, then side
    int currentMatch = -1;
    std::optional<Selection> selection;
    std::optional<Mark> mark;

private:
    void measure();

    std::shared_ptr<const diff::SideBySide> m_comparison;
    PythonHighlighter m_leftSyntax;
    PythonHighlighter m_rightSyntax;
    bool m_leftShown = false;
    bool m_rightShown = false;
    int m_widest = 0;
    bool m_origins = false;
};

} // namespace mxw::widgets
