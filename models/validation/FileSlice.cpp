// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/FileSlice.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mxw::validation {

using namespace Qt::StringLiterals;

struct FileSlice::Descriptor
{
    explicit Descriptor(int descriptor) : fd(descriptor) {}
    ~Descriptor() { ::close(fd); }
    Q_DISABLE_COPY_MOVE(Descriptor)

    const int fd;
};

FileSlice::FileSlice(std::shared_ptr<const Descriptor> descriptor, const QString &path, qint64 size)
    : m_descriptor(std::move(descriptor)), m_path(path), m_size(size)
{
}

Result<FileSlice> FileSlice::open(const QString &path)
{
    // Without O_NONBLOCK a named pipe would wait for a writer.
    const int fd = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0) {
        const int error = errno;
        return fail(error == ENOENT ? Error::Kind::NotFound : Error::Kind::Io, tr("“%1” cannot be opened.").arg(path),
                    tr("Check the path and the permissions."), QString::fromLocal8Bit(std::strerror(error)));
    }
    auto descriptor = std::make_shared<const Descriptor>(fd);
    struct stat status{};
    if (::fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return fail(Error::Kind::Invalid, tr("“%1” is not a file.").arg(path), tr("Name a file with a tensor."));
    return FileSlice(std::move(descriptor), path, qint64(status.st_size));
}

Result<FileSlice> FileSlice::temporary()
{
    QByteArray name = QFile::encodeName(QDir::tempPath() + u"/metax-workbench-XXXXXX"_s);
    const int fd = ::mkostemp(name.data(), O_CLOEXEC);
    if (fd < 0)
        return fail(Error::Kind::Io, tr("A temporary file in “%1” cannot be made.").arg(QDir::tempPath()),
                    tr("Check the space and the permissions there, or set TMPDIR to another folder."),
                    QString::fromLocal8Bit(std::strerror(errno)));
    ::unlink(name.constData());
    return FileSlice(std::make_shared<const Descriptor>(fd), QFile::decodeName(name), 0);
}

FileSlice FileSlice::part(qint64 offset, qint64 size) const
{
    FileSlice part = *this;
    part.m_offset += offset;
    part.m_size = size;
    return part;
}

Result<void> FileSlice::read(qint64 offset, void *to, qint64 size) const
{
    auto *bytes = static_cast<char *>(to);
    qint64 done = offset < 0 || size > m_size - offset ? -1 : 0;
    while (done >= 0 && done < size) {
        const ssize_t got = ::pread(m_descriptor->fd, bytes + done, size_t(size - done), m_offset + offset + done);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(Error::Kind::Io, tr("“%1” cannot be read.").arg(m_path), {},
                        QString::fromLocal8Bit(std::strerror(errno)));
        done = got == 0 ? -1 : done + got;
    }
    if (done < 0)
        return fail(Error::Kind::Invalid, tr("“%1” ends too early.").arg(m_path),
                    tr("It may be cut off, or still being written. Write it again."));
    return {};
}

Result<QByteArray> FileSlice::readAtMost(qint64 offset, qint64 size) const
{
    QByteArray bytes(qsizetype(std::clamp(m_size - offset, qint64(0), size)), Qt::Uninitialized);
    if (auto done = read(offset, bytes.data(), bytes.size()); !done)
        return std::unexpected(done.error());
    return bytes;
}

Result<void> FileSlice::write(const void *from, qint64 size)
{
    const auto *bytes = static_cast<const char *>(from);
    for (qint64 done = 0; done < size;) {
        const ssize_t put = ::pwrite(m_descriptor->fd, bytes + done, size_t(size - done), m_offset + m_size + done);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return fail(Error::Kind::Io, tr("“%1” cannot be written.").arg(m_path),
                        tr("Check the space there, or set TMPDIR to another folder."),
                        QString::fromLocal8Bit(std::strerror(errno)));
        done += put;
    }
    m_size += size;
    return {};
}

} // namespace mxw::validation
