// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/FolderTree.h"

#include "models/git/FileList.h"

#include <algorithm>

namespace mxw::git {

namespace {

constexpr qint64 KeptBytes = 32 * 1024 * 1024;
constexpr qint64 KeptFileSize = 1024 * 1024;

/// False when there are more files or deeper folders than a tree may have.
bool collect(const Folder &folder, const QByteArray &path, int depth, const FolderTree::Skip &skip,
             std::vector<QByteArray> &found)
{
    if (depth > MaximumDepth)
        return false;
    for (const Folder::Name &name : folder.list(path)) {
        const QByteArray full = path.isEmpty() ? name.name : path + '/' + name.name;
        if (name.kind == Folder::Kind::Other || skip(full, name.kind))
            continue;
        if (name.kind != Folder::Kind::Folder)
            found.push_back(full);
        else if (!collect(folder, full, depth + 1, skip, found))
            return false;
        if (found.size() > MaximumFiles)
            return false;
    }
    return true;
}

} // namespace

FolderTree::FolderTree(std::shared_ptr<const Folder> folder) : m_folder(std::move(folder)) {}

Result<std::shared_ptr<const Tree>> FolderTree::of(std::shared_ptr<const Folder> folder, TreeKind kind,
                                                   const QString &label, const Skip &skip,
                                                   const std::vector<QByteArray> &more)
{
    std::vector<QByteArray> paths;
    if (!collect(*folder, {}, 0, skip, paths)) {
        return fail(Error::Kind::Unsupported,
                    tr("The folder holds more files, or deeper folders, than this program reads."));
    }
    paths.insert(paths.end(), more.begin(), more.end());
    std::sort(paths.begin(), paths.end());
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());

    const std::shared_ptr<FolderTree> tree(new FolderTree(std::move(folder)));
    tree->load(std::move(paths));
    tree->m_identity = {kind, contentId(tree->m_files), label};
    return tree;
}

void FolderTree::load(std::vector<QByteArray> paths)
{
    qint64 room = KeptBytes;
    for (const QByteArray &path : paths) {
        std::optional<Folder::File> file = m_folder->read(path);
        if (!file)
            continue;
        m_files.push_back({QString::fromUtf8(path), file->blob, file->symlink});
        const qint64 size = file->content.bytes.size();
        const bool keep = file->content.state == Content::State::Present && size <= KeptFileSize && size <= room;
        if (keep)
            room -= size;
        m_kept.push_back(!keep ? QByteArray() : size == 0 ? QByteArray("") : std::move(file->content.bytes));
    }
}

Content FolderTree::read(const FileEntry &file) const
{
    const FileEntry *known = find(file.path);
    if (known == nullptr || known->blob != file.blob)
        return {Content::State::Unreadable, {}, tr("This tree has no such file.")};
    const QByteArray &kept = m_kept[static_cast<size_t>(known - m_files.data())];
    if (!kept.isNull())
        return {Content::State::Present, kept, {}};

    std::optional<Folder::File> now = m_folder->read(file.path.toUtf8());
    if (!now)
        return {Content::State::Unreadable, {}, tr("The file was removed after it was listed.")};
    if (now->content.state != Content::State::Unreadable && now->blob != file.blob)
        return {Content::State::Unreadable, {}, tr("The file was changed after it was listed.")};
    return std::move(now->content);
}

} // namespace mxw::git
