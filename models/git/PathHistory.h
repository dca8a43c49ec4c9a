// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Handle.h"
#include "models/git/ObjectId.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace mxw::git {

/// A commit that changed one file.
struct PathChange
{
    ObjectId commit;
    QString summary; ///< first line of its message
    ObjectId before; ///< the file's blob in the parent; null when it was not there
    ObjectId after;  ///< null when the commit removed it

    bool operator==(const PathChange &) const = default;
};

/// The commits of a range that touched some files.
struct PathHistory
{
    /// By path, newest change first; files that no commit touched have an empty list.
    QHash<QString, std::vector<PathChange>> changes;
    /// False when the walk was stopped or when the repository lacks some of the history: there may be more changes.
    bool complete = true;

    /// One walk over the range for all paths. Only the tree entries on the way to the files are compared, and of a
    /// merge only the parents that differ from it are followed, as `git log -- path` does. `base` itself is not part of
    /// the range; when it is no ancestor of `target`, the range starts at their merge base. Unrelated revisions have no
    /// range.
    static PathHistory walk(git_repository *repository, const ObjectId &base, const ObjectId &target,
                            const QStringList &paths, std::stop_token stop = {});
};

} // namespace mxw::git
