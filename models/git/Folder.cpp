// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/Folder.h"

#include "models/git/FileList.h"

#include <QCryptographicHash>
#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace mxw::git {

namespace {

constexpr int FolderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
constexpr qsizetype ChunkSize = 256 * 1024;

struct CloseDirectory
{
    void operator()(DIR *directory) const { closedir(directory); }
};

QString systemError()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

Folder::Kind kindOf(mode_t mode)
{
    if (S_ISREG(mode))
        return Folder::Kind::File;
    if (S_ISLNK(mode))
        return Folder::Kind::Symlink;
    return S_ISDIR(mode) ? Folder::Kind::Folder : Folder::Kind::Other;
}

ssize_t readSome(int descriptor, char *buffer, qsizetype size)
{
    ssize_t got = 0;
    do {
        got = ::read(descriptor, buffer, static_cast<size_t>(size));
    } while (got < 0 && errno == EINTR);
    return got;
}

/// Reads to the end; nothing when the system refuses.
std::optional<QByteArray> readAll(int descriptor, qint64 expected)
{
    QByteArray bytes(static_cast<qsizetype>(expected) + 1, Qt::Uninitialized);
    qsizetype used = 0;
    while (used <= Tree::MaximumFileSize) {
        if (used == bytes.size())
            bytes.resize(used + ChunkSize);
        const ssize_t got = readSome(descriptor, bytes.data() + used, bytes.size() - used);
        if (got < 0)
            return std::nullopt;
        if (got == 0) {
            bytes.resize(used);
            return bytes;
        }
        used += got;
    }
    errno = EFBIG; // it grew while it was read
    return std::nullopt;
}

/// The blob id of a file too large to keep, without keeping it.
ObjectId hashLarge(int descriptor, qint64 size)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const QByteArray header = "blob " + QByteArray::number(size);
    hash.addData(QByteArrayView(header.constData(), header.size() + 1));
    QByteArray buffer(ChunkSize, Qt::Uninitialized);
    for (;;) {
        const ssize_t got = readSome(descriptor, buffer.data(), buffer.size());
        if (got < 0)
            return {};
        if (got == 0)
            return ObjectId::fromRaw(reinterpret_cast<const unsigned char *>(hash.resultView().constData()));
        hash.addData(QByteArrayView(buffer.constData(), got));
    }
}

} // namespace

Folder::Folder(QByteArray path)
{
    // The folder itself was chosen by the user and may be reached through links.
    do {
        m_root = ::open(path.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    } while (m_root < 0 && errno == EINTR);
}

Folder::~Folder()
{
    if (m_root >= 0)
        ::close(m_root);
}

int Folder::openFolder(const QByteArray &path) const
{
    int current = ::openat(m_root, ".", FolderFlags);
    if (path.isEmpty())
        return current;
    const QList<QByteArray> names = path.split('/');
    for (const QByteArray &name : names) {
        if (current < 0)
            return -1;
        if (!isSafeName(name)) {
            ::close(current);
            errno = EINVAL;
            return -1;
        }
        const int next = ::openat(current, name.constData(), FolderFlags);
        ::close(current);
        current = next;
    }
    return current;
}

std::vector<Folder::Name> Folder::list(const QByteArray &path) const
{
    std::vector<Name> names;
    const int descriptor = openFolder(path);
    if (descriptor < 0)
        return names;
    const std::unique_ptr<DIR, CloseDirectory> directory(::fdopendir(descriptor));
    if (!directory) {
        ::close(descriptor);
        return names;
    }
    while (const dirent *entry = ::readdir(directory.get())) {
        QByteArray name(entry->d_name);
        struct stat status{};
        if (!isSafeName(name) || QString::fromUtf8(name).toUtf8() != name ||
            ::fstatat(descriptor, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        names.push_back({std::move(name), kindOf(status.st_mode)});
    }
    std::sort(names.begin(), names.end(), [](const Name &l, const Name &r) { return l.name < r.name; });
    return names;
}

bool Folder::contains(const QByteArray &path, const char *name) const
{
    const int descriptor = openFolder(path);
    if (descriptor < 0)
        return false;
    struct stat status{};
    const bool found = ::fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0;
    ::close(descriptor);
    return found;
}

bool Folder::hasTrap(const QByteArray &path, const char *name) const
{
    const int descriptor = openFolder(path);
    if (descriptor < 0)
        return false;
    struct stat status{};
    const bool found = ::fstatat(descriptor, name, &status, 0) == 0;
    ::close(descriptor);
    return found && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

std::optional<Folder::File> Folder::read(const QByteArray &path) const
{
    const qsizetype slash = path.lastIndexOf('/');
    const QByteArray name = path.mid(slash + 1);
    if (!isSafeName(name))
        return std::nullopt;
    const int parent = openFolder(slash < 0 ? QByteArray() : path.left(slash));
    if (parent < 0)
        return std::nullopt;
    const auto closeParent = qScopeGuard([parent] { ::close(parent); });

    struct stat status{};
    if (::fstatat(parent, name.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        return std::nullopt;
    if (S_ISLNK(status.st_mode))
        return readLink(parent, name);
    if (!S_ISREG(status.st_mode))
        return std::nullopt;
    // Not blocking: a pipe may have taken the file's place since.
    const int descriptor = ::openat(parent, name.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return File{false, {}, {Content::State::Unreadable, {}, systemError()}};
    const auto closeFile = qScopeGuard([descriptor] { ::close(descriptor); });
    return readRegular(descriptor);
}

Folder::File Folder::readLink(int parent, const QByteArray &name) const
{
    std::array<char, PATH_MAX> target{};
    const ssize_t length = ::readlinkat(parent, name.constData(), target.data(), target.size());
    if (length < 0)
        return {true, {}, {Content::State::Unreadable, {}, systemError()}};
    QByteArray text(target.data(), length);
    const ObjectId blob = ObjectId::ofBlob(text);
    return {true, blob, {Content::State::Present, std::move(text), {}}};
}

Folder::File Folder::readRegular(int descriptor) const
{
    struct stat status{};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return {false, {}, {Content::State::Unreadable, {}, tr("It is no regular file any more.")}};
    if (status.st_size > Tree::MaximumFileSize)
        return {false, hashLarge(descriptor, status.st_size), {Content::State::TooLarge, {}, {}}};
    std::optional<QByteArray> bytes = readAll(descriptor, status.st_size);
    if (!bytes)
        return {false, {}, {Content::State::Unreadable, {}, systemError()}};
    const ObjectId blob = ObjectId::ofBlob(*bytes);
    return {false, blob, {Content::State::Present, std::move(*bytes), {}}};
}

} // namespace mxw::git
