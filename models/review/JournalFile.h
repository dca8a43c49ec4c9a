// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace mxw::review {

/// What can be said of a session file, and done with it, without SQLite.
class JournalFile
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::JournalFile)
public:
    /// Device and inode: tells whether a path still names the file that was opened.
    struct Identity
    {
        quint64 device = 0;
        quint64 inode = 0;
        bool operator==(const Identity &) const = default;
    };
    static std::optional<Identity> identity(const QString &path);

    /// Reads the header and refuses what is no session, or one of a newer version. Opening with SQLite might already
    /// write to the folder; this does not.
    static Result<void> inspect(const QString &path);
    static Error newerVersion(const QString &path, quint32 version);
    static Error otherProgram(const QString &path);

    /// SQLite keeps a write-ahead log (or a rollback journal) of the file: a process died, or has it open.
    static bool hasPendingWrites(const QString &path);
    static bool isWritable(const QString &path);

    /// Fails when `path`, or something that SQLite would take for a part of it, exists.
    static Result<void> checkFree(const QString &path);
    /// Moves `from` to `to` without ever replacing a file, and waits until the folder is on disk.
    static Result<void> publish(const QString &from, const QString &to);
};

} // namespace mxw::review
