// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Tree.h"
#include "models/review/BlobFile.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <vector>

namespace mxw::review {

/// The files of a tree that a session kept. What it does not list may have been there all the same, unless the session
/// says that it was not.
class KeptTree : public git::Tree
{
public:
    /// `files`: digests by path, empty ones for what the tree does not have. `leftOut`: reasons by path.
    KeptTree(git::TreeIdentity identity, const QHash<QString, QString> &files, const QHash<QString, QString> &leftOut,
             BlobFile blobs);

    const git::TreeIdentity &identity() const override { return m_identity; }
    const std::vector<git::FileEntry> &files() const override { return m_files; }
    git::Content read(const git::FileEntry &file) const override;
    /// The root: nothing is said of what was not kept.
    QStringList missingFolders() const override;

    /// The tree is known to have no such file.
    bool lacks(const QString &path) const { return m_absent.contains(path); }

private:
    const git::TreeIdentity m_identity;
    const BlobFile m_blobs;
    std::vector<git::FileEntry> m_files;
    QHash<QString, QString> m_digests;
    QHash<QString, QString> m_leftOut;
    QSet<QString> m_absent;
};

} // namespace mxw::review
