// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/git/CommitRange.h"
#include "models/git/ObjectId.h"
#include "models/git/PathHistory.h"
#include "models/git/Tree.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace mxw::git {

struct Revision
{
    QString spec; ///< as the user gave it
    ObjectId commit;
    ObjectId tree;
    QString summary; ///< first line of the message
    QDateTime committed;

    QString label() const; ///< "spec (abcdef0)", or only the short id when the spec is that id
    bool operator==(const Revision &) const = default;
};

/// A git repository, opened for reading only. Nothing is ever written to it (no index refresh either) and nothing in
/// its configuration is executed: no hooks, filters, fsmonitor or external diff. Movable handle; thread-safe trees.
class Repository
{
    Q_DECLARE_TR_FUNCTIONS(mxw::git::Repository)
public:
    /// Opens a repository with or without a work tree; `path` is its folder, its `.git`, or a bare repository.
    static Result<Repository> open(const QString &path);

    Repository(Repository &&) noexcept;
    Repository &operator=(Repository &&) noexcept;
    ~Repository();

    QString path() const; ///< as opened, absolute
    bool isBare() const;
    Result<Revision> resolve(const QString &spec) const;
    std::optional<Revision> head() const;
    /// Names for completion: branches, remote branches and tags, newest first, at most `limit`.
    QStringList referenceNames(qsizetype limit = 500) const;
    bool hasStagedChanges() const;   ///< index differs from HEAD
    bool hasUnstagedChanges() const; ///< work tree differs from the index (untracked files count)

    Result<std::shared_ptr<const Tree>> revisionTree(const Revision &revision) const;
    Result<std::shared_ptr<const Tree>> indexTree() const;
    /// Tracked and untracked files that git does not ignore, as they were at the time of the call.
    Result<std::shared_ptr<const Tree>> worktreeTree() const;

    /// The commits after `base` up to `target` that touched each of `paths`; see PathHistory.
    PathHistory history(const ObjectId &base, const ObjectId &target, const QStringList &paths,
                        std::stop_token stop = {}) const;
    /// The commits after `base` up to `target` that touched the files asked for; see CommitRange.
    CommitRange commits(const ObjectId &base, const ObjectId &target, const RangeQuestion &question,
                        std::stop_token stop = {}) const;
    /// A blob of any revision; from any thread.
    Content readBlob(const ObjectId &id) const;

private:
    struct Private;
    explicit Repository(std::shared_ptr<Private> d);
    Error notPresent(const QString &name) const;
    Error whyUnresolved(const QString &name, int code) const;

    std::shared_ptr<Private> d;
};

/// A plain folder (an installed package) as a tree; `.pyc`, `__pycache__` and `.git` are left out.
Result<std::shared_ptr<const Tree>> directoryTree(const QString &path);

} // namespace mxw::git
