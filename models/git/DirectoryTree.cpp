// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/FolderTree.h"
#include "models/git/Repository.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace mxw::git {

Result<std::shared_ptr<const Tree>> directoryTree(const QString &path)
{
    const QFileInfo info(path);
    const auto folder = std::make_shared<const Folder>(QFile::encodeName(info.absoluteFilePath()));
    if (path.isEmpty() || !folder->isOpen()) {
        return fail(Error::Kind::NotFound,
                    QCoreApplication::translate("mxw::git::FolderTree", "The folder “%1” cannot be read.").arg(path));
    }
    const auto skip = [](const QByteArray &file, Folder::Kind kind) {
        return kind == Folder::Kind::Folder ? file == "__pycache__" || file.endsWith("/__pycache__")
                                            : file.endsWith(".pyc");
    };
    return FolderTree::of(folder, TreeKind::Directory, QDir::cleanPath(info.absoluteFilePath()), skip);
}

} // namespace mxw::git
