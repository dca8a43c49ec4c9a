// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/LineDiff.h"

#include "models/git/Handle.h"

namespace mxw::git {

namespace {

uint32_t flagOf(Whitespace whitespace)
{
    switch (whitespace) {
    case Whitespace::Exact:
        return GIT_DIFF_NORMAL;
    case Whitespace::IgnoreTrailing:
        return GIT_DIFF_IGNORE_WHITESPACE_EOL;
    case Whitespace::IgnoreAll:
        return GIT_DIFF_IGNORE_WHITESPACE;
    }
    return GIT_DIFF_NORMAL;
}

/// A hunk header names the line before an empty range, and counts from 1.
int zeroBased(int start, int count)
{
    return count == 0 ? start : start - 1;
}

int addHunk(const git_diff_delta *, const git_diff_hunk *hunk, void *payload)
{
    static_cast<std::vector<LineRange> *>(payload)->push_back(
        {zeroBased(hunk->old_start, hunk->old_lines), hunk->old_lines, zeroBased(hunk->new_start, hunk->new_lines),
         hunk->new_lines});
    return 0;
}

} // namespace

std::vector<LineRange> lineDiff(const QByteArray &before, const QByteArray &after, Whitespace whitespace)
{
    std::vector<LineRange> ranges;
    if (before == after)
        return ranges;
    const Library library;
    git_diff_options options = GIT_DIFF_OPTIONS_INIT;
    options.flags = GIT_DIFF_PATIENCE | GIT_DIFF_INDENT_HEURISTIC | GIT_DIFF_FORCE_TEXT | flagOf(whitespace);
    options.context_lines = 0;
    options.interhunk_lines = 0;
    options.max_size = -1;
    git_diff_buffers(before.constData(), static_cast<size_t>(before.size()), nullptr, after.constData(),
                     static_cast<size_t>(after.size()), nullptr, &options, nullptr, nullptr, addHunk, nullptr, &ranges);
    return ranges;
}

} // namespace mxw::git
