// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/JournalFile.h"

#include "models/review/Journal.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

// The header of an SQLite database file, https://www.sqlite.org/fileformat.html
constexpr qsizetype HeaderSize = 100;
constexpr qsizetype UserVersionOffset = 60;
constexpr qsizetype ApplicationIdOffset = 68;
constexpr char Magic[] = "SQLite format 3"; // with its terminating zero, 16 bytes

const QString sidecars[] = {u"-wal"_s, u"-journal"_s, u"-shm"_s};

quint32 numberAt(const QByteArray &header, qsizetype offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

QString systemError()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

bool moveWithoutReplacing(const QByteArray &from, const QByteArray &to)
{
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false;
    // Some file systems (NFS) know no RENAME_NOREPLACE, but a hard link never replaces either.
    if (::link(from.constData(), to.constData()) != 0)
        return false;
    ::unlink(from.constData());
    return true;
}

} // namespace

std::optional<JournalFile::Identity> JournalFile::identity(const QString &path)
{
    struct stat info = {};
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return std::nullopt;
    return Identity{info.st_dev, info.st_ino};
}

Result<void> JournalFile::inspect(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(Error::Kind::NotFound, tr("There is no session file %1.").arg(path));
    if (info.isDir())
        return fail(Error::Kind::Invalid, tr("%1 is a folder, not a session file.").arg(path));
    if (!info.isFile())
        return fail(Error::Kind::Invalid, tr("%1 is not a regular file, so it cannot be a session.").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return fail(Error::Kind::Io, tr("The session file %1 cannot be read.").arg(path), tr("Check its permissions."),
                    file.errorString());
    }
    const QByteArray header = file.read(HeaderSize);
    if (file.error() != QFile::NoError)
        return fail(Error::Kind::Io, tr("The session file %1 cannot be read.").arg(path), {}, file.errorString());
    if (header.isEmpty()) {
        return fail(Error::Kind::Invalid, tr("The file %1 is empty; it holds no session.").arg(path),
                    tr("If it should hold one, restore it from a copy."));
    }
    if (header.size() < HeaderSize || !header.startsWith(QByteArrayView(Magic, sizeof Magic))) {
        return fail(Error::Kind::Invalid, tr("The file %1 is not a session file.").arg(path),
                    tr("Choose a file that this program wrote (*.mxreview)."));
    }
    if (numberAt(header, ApplicationIdOffset) != Journal::ApplicationId)
        return std::unexpected(otherProgram(path));
    if (const quint32 version = numberAt(header, UserVersionOffset); version > quint32{Journal::SchemaVersion})
        return std::unexpected(newerVersion(path, version));
    return {};
}

Error JournalFile::newerVersion(const QString &path, quint32 version)
{
    return {Error::Kind::Unsupported,
            tr("The session %1 was written by a newer version of this program (its form is %2; this version reads up "
               "to %3).")
                .arg(path, QString::number(version), QString::number(Journal::SchemaVersion)),
            tr("Open it with the newer version. The file was left as it is."),
            {}};
}

Error JournalFile::otherProgram(const QString &path)
{
    return {Error::Kind::Invalid,
            tr("The file %1 is a database of another program, not a session.").arg(path),
            tr("Choose a file that this program wrote (*.mxreview)."),
            {}};
}

bool JournalFile::hasPendingWrites(const QString &path)
{
    const QString file = QFileInfo(path).canonicalFilePath();
    return QFileInfo(file + u"-wal"_s).size() > 0 || QFileInfo(file + u"-journal"_s).size() > 0;
}

bool JournalFile::isWritable(const QString &path)
{
    const QFileInfo file(QFileInfo(path).canonicalFilePath());
    return file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
}

Result<void> JournalFile::checkFree(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() || info.isSymLink()) {
        return fail(Error::Kind::Invalid, tr("%1 exists already.").arg(path),
                    tr("Choose another name, or open the existing session."));
    }
    if (!QFileInfo(info.absolutePath()).isDir())
        return fail(Error::Kind::NotFound, tr("There is no folder %1.").arg(info.absolutePath()));
    for (const QString &sidecar : sidecars) {
        // SQLite would take the log of an earlier file of that name for the log of the new one.
        if (QFileInfo::exists(path + sidecar)) {
            return fail(Error::Kind::Invalid,
                        tr("%1 is left over from another session of that name.").arg(path + sidecar),
                        tr("Choose another name, or move that file away."));
        }
    }
    return {};
}

Result<void> JournalFile::publish(const QString &from, const QString &to)
{
    if (!moveWithoutReplacing(QFile::encodeName(from), QFile::encodeName(to))) {
        if (errno == EEXIST) {
            return fail(Error::Kind::Invalid, tr("%1 exists already.").arg(to),
                        tr("Choose another name, or open the existing session."));
        }
        return fail(Error::Kind::Io, tr("The session %1 cannot be created.").arg(to),
                    tr("Check that its folder can be written to."), systemError());
    }
    const QByteArray folder = QFile::encodeName(QFileInfo(to).absolutePath());
    if (const int descriptor = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); descriptor >= 0) {
        ::fsync(descriptor); // not every file system can; then the name is as safe as that system makes it
        ::close(descriptor);
    }
    return {};
}

} // namespace mxw::review
