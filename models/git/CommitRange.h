// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Handle.h"
#include "models/git/ObjectId.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace mxw::git {

/// Which commits are asked for.
struct RangeQuestion
{
    QStringList atBase;   ///< files by their names at the base: by that path through the whole range
    QStringList atTarget; ///< and by their names at the target: renames are followed back, as `git log --follow` does
    QStringList folders;  ///< "vllm/": what else a commit changed below them is told, too
};

/// What a commit did to a file that was asked for.
struct FileChange
{
    QString path;      ///< after the commit; before it when the commit removed the file
    QString oldPath;   ///< before it, when the commit renamed or copied the file; else empty
    ObjectId before;   ///< the blob in the parent; null when there was none
    ObjectId after;    ///< null when the commit removed it
    QStringList asked; ///< the names in the question that led here, sorted

    bool operator==(const FileChange &) const = default;
};

struct RangeCommit
{
    ObjectId id;
    QString summary; ///< first line of the message
    QString author;
    QDateTime time; ///< of the commit, with its offset
    bool merge = false;
    std::vector<FileChange> files; ///< by path
    QStringList others;            ///< further changed files below the folders asked for, sorted

    bool operator==(const RangeCommit &) const = default;
};

/// The commits of a range that touch some files.
struct CommitRange
{
    std::vector<RangeCommit> commits; ///< newest first, children before parents
    /// False when the walk was stopped or when the repository lacks some of the history: there may be more commits.
    bool complete = true;

    /// One walk over the range for all files. Of a merge only the parents are followed whose file is another one, and
    /// it touches a file when that differs from every parent's, as in `git log -- path`. See PathHistory::walk() for
    /// revisions that are no ancestors of each other.
    static CommitRange walk(git_repository *repository, const ObjectId &base, const ObjectId &target,
                            const RangeQuestion &question, std::stop_token stop = {});
};

} // namespace mxw::git
