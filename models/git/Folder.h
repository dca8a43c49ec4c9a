// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Tree.h"

#include <QByteArray>
#include <QCoreApplication>

#include <optional>
#include <vector>

namespace mxw::git {

/// A folder of the disk, read without ever leaving it: no symbolic link below the folder is followed, not even one that
/// replaces a folder while it is read. Paths are relative to the folder, in UTF-8.
class Folder
{
    Q_DECLARE_TR_FUNCTIONS(mxw::git::Folder)
public:
    enum class Kind { File, Symlink, Folder, Other };

    struct Name
    {
        QByteArray name;
        Kind kind = Kind::Other;
    };

    struct File
    {
        bool symlink = false;
        ObjectId blob; ///< null when the file cannot be read
        Content content;
    };

    explicit Folder(QByteArray path);
    ~Folder();
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;

    bool isOpen() const { return m_root >= 0; }
    /// What lies in a folder (empty path: this one), sorted. Names that are not UTF-8 are left out, no tree can name
    /// them.
    std::vector<Name> list(const QByteArray &path) const;
    /// Whether a folder has something of this name, links included.
    bool contains(const QByteArray &path, const char *name) const;
    /// Whether opening this name, as a library would that follows links, could wait for ever: a pipe or a device.
    bool hasTrap(const QByteArray &path, const char *name) const;
    /// Reads a regular file or the text of a symbolic link; nothing when there is neither.
    std::optional<File> read(const QByteArray &path) const;

private:
    int openFolder(const QByteArray &path) const;
    File readLink(int parent, const QByteArray &name) const;
    File readRegular(int descriptor) const;

    int m_root = -1;
};

} // namespace mxw::git
