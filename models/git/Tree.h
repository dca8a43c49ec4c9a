// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/ObjectId.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace mxw::git {

struct FileEntry
{
    QString path; ///< relative to the tree, '/' between parts
    ObjectId blob;
    bool symlink = false;

    bool operator==(const FileEntry &) const = default;
};

/// What reading a file gave. "Not present" (a partial clone) is never confused with "removed".
struct Content
{
    enum class State {
        Present,
        NotPresent, ///< the tree lists it, the repository does not hold the object
        TooLarge,   ///< over `Tree::MaximumFileSize`
        Unreadable, ///< the operating system refused; `detail` says why
    };
    State state = State::Present;
    QByteArray bytes;
    QString detail;
};

enum class TreeKind { Revision, Index, Worktree, Directory };

struct TreeIdentity
{
    TreeKind kind = TreeKind::Revision;
    QString id;    ///< tree id in hex; for index, worktree and directory a SHA-1 over paths and blob ids
    QString label; ///< for people: "v0.26 (dcfebf9)", "index", "worktree"

    bool operator==(const TreeIdentity &) const = default;
};

/// A read-only set of files with an identity. Every analysis reads trees, never the disk at large.
/// Safe to use from several threads at once.
class Tree
{
public:
    static constexpr qint64 MaximumFileSize = 16 * 1024 * 1024;

    virtual ~Tree() = default;
    virtual const TreeIdentity &identity() const = 0;
    /// All files, sorted by path (code point order). Symbolic links are listed and never followed.
    virtual const std::vector<FileEntry> &files() const = 0;
    virtual Content read(const FileEntry &file) const = 0;
    /// Folders the tree names and whose listing the repository does not hold (a partial clone): what lies below them is
    /// unknown, not absent.
    virtual QStringList missingFolders() const;

    /// Binary search in files().
    const FileEntry *find(QStringView path) const;
    /// True when some file lies below `path` + '/'.
    bool hasDirectory(QStringView path) const;
    /// Files below `folder` (no trailing slash; empty: all), as a half-open index range of files().
    std::pair<size_t, size_t> range(QStringView folder) const;
};

} // namespace mxw::git
