// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/ObjectTree.h"

#include "models/git/FileList.h"

using namespace Qt::StringLiterals;

namespace mxw::git {

namespace {

/// Lists all files below a tree object.
class TreeWalk
{
public:
    explicit TreeWalk(git_repository *repository) : m_repository(repository) {}

    /// False when the tree is too deep or too large, or when an object is damaged.
    bool visit(const git_tree *tree, const QByteArray &prefix, int depth)
    {
        if (depth > MaximumDepth || ++m_folders > MaximumFiles)
            return false;
        const size_t count = git_tree_entrycount(tree);
        for (size_t i = 0; i < count; ++i) {
            const git_tree_entry *entry = git_tree_entry_byindex(tree, i);
            const QByteArray name(git_tree_entry_name(entry));
            if (isSafeName(name) && !add(*entry, prefix + name, depth))
                return false;
        }
        return true;
    }

    std::vector<FileEntry> files;
    QStringList missingFolders;

private:
    bool add(const git_tree_entry &entry, const QByteArray &path, int depth)
    {
        const git_filemode_t mode = git_tree_entry_filemode(&entry);
        const git_oid *oid = git_tree_entry_id(&entry);
        if (mode == GIT_FILEMODE_COMMIT) // a submodule: another repository
            return true;
        if (mode != GIT_FILEMODE_TREE) {
            files.push_back({QString::fromUtf8(path), ObjectId::fromRaw(oid->id), mode == GIT_FILEMODE_LINK});
            return files.size() <= MaximumFiles;
        }
        git_tree *raw = nullptr;
        const int code = git_tree_lookup(&raw, m_repository, oid);
        const TreeHandle subtree(raw);
        if (code == GIT_ENOTFOUND) {
            missingFolders.push_back(QString::fromUtf8(path));
            return true;
        }
        return code == 0 && visit(raw, path + '/', depth + 1);
    }

    git_repository *m_repository;
    size_t m_folders = 0;
};

} // namespace

ObjectTree::ObjectTree(TreeIdentity identity, std::vector<FileEntry> files, QStringList missingFolders,
                       std::shared_ptr<const ObjectStore> store)
    : m_identity(std::move(identity)), m_files(std::move(files)), m_missingFolders(std::move(missingFolders)),
      m_store(std::move(store))
{
}

Result<std::shared_ptr<const Tree>> ObjectTree::ofRevision(git_repository *repository, const ObjectId &tree,
                                                           const QString &label,
                                                           std::shared_ptr<const ObjectStore> store)
{
    git_oid oid;
    git_oid_fromraw(&oid, tree.raw().data());
    git_tree *raw = nullptr;
    const int code = git_tree_lookup(&raw, repository, &oid);
    const TreeHandle root(raw);
    if (code == GIT_ENOTFOUND) {
        return fail(Error::Kind::NotPresent, tr("The repository does not hold the files of %1.").arg(label),
                    tr("Fetch that revision completely, or choose another one."), lastError());
    }
    if (code < 0)
        return fail(Error::Kind::Io, tr("The files of %1 cannot be listed.").arg(label), {}, lastError());

    TreeWalk walk(repository);
    if (!walk.visit(raw, {}, 0)) {
        return fail(Error::Kind::Unsupported,
                    tr("The files of %1 cannot be listed: a folder is damaged, or there are too many.").arg(label), {},
                    lastError());
    }
    sortFiles(walk.files);
    return std::shared_ptr<const Tree>(new ObjectTree({TreeKind::Revision, tree.hex(), label}, std::move(walk.files),
                                                      std::move(walk.missingFolders), std::move(store)));
}

Result<std::shared_ptr<const Tree>> ObjectTree::ofIndex(git_index *index, std::shared_ptr<const ObjectStore> store)
{
    constexpr int Ours = 2; // of the stages of an unmerged path, the one this branch brought
    std::vector<FileEntry> files;
    const size_t count = git_index_entrycount(index);
    if (count > MaximumFiles)
        return fail(Error::Kind::Unsupported, tr("The index lists more files than this program reads."));
    files.reserve(count);
    for (size_t i = 0; i < count; ++i) {
        const git_index_entry *entry = git_index_get_byindex(index, i);
        const int stage = git_index_entry_stage(entry);
        const bool onlyIntended = (entry->flags_extended & GIT_INDEX_ENTRY_INTENT_TO_ADD) != 0;
        const bool isFile = entry->mode != GIT_FILEMODE_COMMIT && entry->mode != GIT_FILEMODE_TREE;
        if ((stage == 0 || stage == Ours) && isFile && !onlyIntended && isSafePath(entry->path)) {
            files.push_back(
                {QString::fromUtf8(entry->path), ObjectId::fromRaw(entry->id.id), entry->mode == GIT_FILEMODE_LINK});
        }
    }
    sortFiles(files);
    const QString id = contentId(files);
    return std::shared_ptr<const Tree>(
        new ObjectTree({TreeKind::Index, id, tr("index")}, std::move(files), {}, std::move(store)));
}

} // namespace mxw::git
