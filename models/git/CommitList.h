// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Handle.h"
#include "models/git/ObjectId.h"

#include <QHash>

#include <optional>
#include <vector>

namespace mxw::git {

/// The commits that `target` has and `base` has not.
struct CommitList
{
    std::vector<ObjectId> ids; ///< children before parents, newer before older
    /// False when the repository lacks some of the history, or when the range is too long to be that of an upgrade.
    bool complete = true;
};

/// Empty for unrelated revisions.
CommitList commitsBetween(git_repository *repository, const ObjectId &base, const ObjectId &target);

/// Null when the repository does not hold it.
CommitHandle findCommit(git_repository *repository, const ObjectId &id);

/// The trees of commits; keeps those it was asked for.
class CommitTrees
{
public:
    explicit CommitTrees(git_repository *repository) : m_repository(repository) {}

    /// Nothing when the repository does not hold the commit.
    std::optional<ObjectId> treeOf(const ObjectId &commit);

private:
    git_repository *m_repository;
    QHash<ObjectId, ObjectId> m_known;
};

} // namespace mxw::git
