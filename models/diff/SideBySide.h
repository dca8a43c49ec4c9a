// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/LineDiff.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace mxw::diff {

enum class RowKind { Same, Changed, Removed, Added };

/// Characters of a line that differ from its partner: [start, start + length) in UTF-16 units.
struct Span
{
    int start = 0;
    int length = 0;
    bool operator==(const Span &) const = default;
};

/// Where a difference between a local file and the target comes from (DESIGN §7).
enum class Origin : quint8 {
    Same,        ///< no difference
    UpstreamNew, ///< the target changed since base and local still has what base had: a missed merge
    Local,       ///< local differs from base, the target does not
    Both,        ///< both differ from base, and from each other
};

/// One row of a side-by-side view; a missing side has line -1. A changed row without spans differs only in what is not
/// shown: the line end, or bytes that are not UTF-8. A side that cannot be compared (not present, unreadable, not text)
/// leaves the rows of the other side `Same` with its own line -1: nothing is known to be added or removed.
struct Row
{
    RowKind kind = RowKind::Same;
    int leftLine = -1;  ///< 0-based index in `left`
    int rightLine = -1; ///< 0-based index in `right`
    std::vector<Span> leftSpans;
    std::vector<Span> rightSpans;
    std::optional<Origin> origin = {}; ///< three-way comparisons only
    bool annotated = false;            ///< a local difference that a modification mark covers
    bool operator==(const Row &) const = default;
};

/// A run of rows that differ.
struct Difference
{
    int firstRow = 0;
    int rowCount = 0;
    bool operator==(const Difference &) const = default;
};

/// Why a side has no text. These are different values, not guesses of the view.
enum class SideState {
    Present,
    Absent,     ///< this side has no such file or definition
    NotPresent, ///< the repository does not hold the object
    TooLarge,   ///< cut after MaximumLines
    Unreadable,
    NotText,
};

struct Side
{
    SideState state = SideState::Present;
    QString title; ///< "plugin index · vllm_metax/patch/x.py"
    QByteArray bytes;
};

/// What the differences of a Python file touch.
enum class CodeChange {
    Unknown,    ///< no Python, or nothing to compare
    OnlyWords,  ///< comments, docstrings and layout
    Executable, ///< code that runs
};

/// The rows of a comparison: an immutable value, computed off the window's thread.
struct SideBySide
{
    static constexpr int MaximumLines = 200'000;

    SideState leftState = SideState::Present;
    SideState rightState = SideState::Present;
    QString leftTitle;
    QString rightTitle;
    QStringList left; ///< lines without line ends; undecodable bytes become U+FFFD
    QStringList right;
    std::vector<Row> rows;
    std::vector<Difference> differences;
    CodeChange change = CodeChange::Unknown;

    /// First row that shows this 0-based line; -1 when none does.
    int rowOfLeftLine(int line) const;
    int rowOfRightLine(int line) const;
};

SideBySide compare(const Side &left, const Side &right, git::Whitespace whitespace = git::Whitespace::Exact,
                   std::stop_token stop = {});

/// Compares two slices (0-based half-open line ranges) of the sides, line numbers staying those of the files: for one
/// definition against another. The rest of the files is not shown.
struct Slice
{
    int begin = 0;
    int end = -1; ///< -1: to the end
};
SideBySide compareSlices(const Side &left, Slice leftSlice, const Side &right, Slice rightSlice,
                         git::Whitespace whitespace = git::Whitespace::Exact, std::stop_token stop = {});

} // namespace mxw::diff
