// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/git/Handle.h"
#include "models/git/ObjectStore.h"
#include "models/git/Tree.h"

#include <QCoreApplication>

#include <memory>

namespace mxw::git {

/// A tree whose files are objects of a repository: a revision or the index.
class ObjectTree : public Tree
{
    Q_DECLARE_TR_FUNCTIONS(mxw::git::ObjectTree)
public:
    static Result<std::shared_ptr<const Tree>> ofRevision(git_repository *repository, const ObjectId &tree,
                                                          const QString &label,
                                                          std::shared_ptr<const ObjectStore> store);
    static Result<std::shared_ptr<const Tree>> ofIndex(git_index *index, std::shared_ptr<const ObjectStore> store);

    const TreeIdentity &identity() const override { return m_identity; }
    const std::vector<FileEntry> &files() const override { return m_files; }
    Content read(const FileEntry &file) const override { return m_store->readBlob(file.blob); }
    QStringList missingFolders() const override { return m_missingFolders; }

private:
    ObjectTree(TreeIdentity identity, std::vector<FileEntry> files, QStringList missingFolders,
               std::shared_ptr<const ObjectStore> store);

    TreeIdentity m_identity;
    std::vector<FileEntry> m_files;
    QStringList m_missingFolders;
    std::shared_ptr<const ObjectStore> m_store;
};

} // namespace mxw::git
