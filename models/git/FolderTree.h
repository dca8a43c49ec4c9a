// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/git/Folder.h"
#include "models/git/Tree.h"

#include <QByteArray>
#include <QCoreApplication>

#include <functional>
#include <memory>
#include <vector>

namespace mxw::git {

/// Files of the disk as they were when the tree was made. Contents are kept in memory up to a limit; a file beyond it
/// is read again, and counts as unreadable when it has changed since.
class FolderTree : public Tree
{
    Q_DECLARE_TR_FUNCTIONS(mxw::git::FolderTree)
public:
    /// Whether a file or folder found on the disk is to be left out.
    using Skip = std::function<bool(const QByteArray &path, Folder::Kind kind)>;

    /// Every file below `folder` that `skip` lets through, and those of `more` (sorted paths) that exist.
    static Result<std::shared_ptr<const Tree>> of(std::shared_ptr<const Folder> folder, TreeKind kind,
                                                  const QString &label, const Skip &skip,
                                                  const std::vector<QByteArray> &more = {});

    const TreeIdentity &identity() const override { return m_identity; }
    const std::vector<FileEntry> &files() const override { return m_files; }
    Content read(const FileEntry &file) const override;

private:
    explicit FolderTree(std::shared_ptr<const Folder> folder);
    void load(std::vector<QByteArray> paths);

    std::shared_ptr<const Folder> m_folder;
    TreeIdentity m_identity;
    std::vector<FileEntry> m_files;
    std::vector<QByteArray> m_kept; ///< beside m_files; null when the content is not kept
};

} // namespace mxw::git
