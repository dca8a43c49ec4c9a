// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineCache.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <patchlevel.h> // of CPython: its syntax trees differ between versions

#include <atomic>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr char Magic[8] = {'M', 'X', 'W', 'c', 'a', 'c', 'h', 'e'};
constexpr quint32 PythonVersion = PY_MAJOR_VERSION << 8 | PY_MINOR_VERSION;
constexpr QLatin1StringView Outlines("outlines");
constexpr QLatin1StringView Usages("usages");
constexpr qsizetype ChecksumSize = 20;
constexpr qsizetype HeaderSize = qsizetype(sizeof Magic + sizeof PythonVersion) + 1 + ChecksumSize;
constexpr qint64 MaximumFile = 512 * 1024 * 1024;

QByteArray header(quint32 version, bool packed, QByteArrayView payload)
{
    version = version << 16 | PythonVersion;
    QByteArray result(Magic, sizeof Magic);
    result.append(reinterpret_cast<const char *>(&version), sizeof version);
    result.append(char(packed));
    result.append(QCryptographicHash::hash(payload, QCryptographicHash::Sha1));
    return result;
}

std::optional<QByteArray> readFile(const QByteArray &path)
{
    const int file = open(path.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return std::nullopt;
    struct stat status{};
    QByteArray bytes;
    const bool plain = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size <= MaximumFile;
    if (plain) {
        bytes.resize(status.st_size);
        const ssize_t got = ::read(file, bytes.data(), size_t(bytes.size()));
        bytes.resize(std::max<ssize_t>(got, 0));
    }
    close(file);
    return plain ? std::optional(bytes) : std::nullopt;
}

/// The payload of a file that this version wrote in full; nothing for any other.
std::optional<QByteArray> readPayload(const QString &path, quint32 version)
{
    const std::optional<QByteArray> bytes = readFile(QFile::encodeName(path));
    if (!bytes || bytes->size() < HeaderSize)
        return std::nullopt;
    const QByteArrayView payload = QByteArrayView(*bytes).sliced(HeaderSize);
    const bool packed = bytes->at(HeaderSize - ChecksumSize - 1) != 0;
    if (!bytes->startsWith(header(version, packed, payload)))
        return std::nullopt;
    if (!packed)
        return payload.toByteArray();
    const QByteArray unpacked = qUncompress(reinterpret_cast<const uchar *>(payload.data()), payload.size());
    return unpacked.isEmpty() ? std::nullopt : std::optional(unpacked);
}

/// Whole or not at all. A failure leaves nothing behind: the cache only saves time.
void writePayload(const QString &path, quint32 version, const QByteArray &payload)
{
    static std::atomic<unsigned> counter = 0;
    const QString folder = path.section(u'/', 0, -2);
    if (!QDir().mkpath(folder))
        return;
    // Small files gain nothing: a disk block is the least they take.
    QByteArray packed = payload.size() > 8192 ? qCompress(payload, 1) : QByteArray();
    const bool pack = !packed.isEmpty() && packed.size() < payload.size() * 3 / 4;
    const QByteArray &stored = pack ? packed : payload;
    const QByteArray temporary = QFile::encodeName(u"%1/.%2-%3"_s.arg(folder).arg(getpid()).arg(counter++));
    const int file = open(temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    const QByteArray bytes = header(version, pack, stored) + stored;
    const bool written = ::write(file, bytes.constData(), size_t(bytes.size())) == bytes.size();
    const bool closed = close(file) == 0;
    if (!written || !closed || rename(temporary.constData(), QFile::encodeName(path).constData()) != 0)
        unlink(temporary.constData());
}

QString filePath(const QString &folder, QLatin1StringView kind, quint32 version, const QString &hex)
{
    return u"%1/%2-v%3/%4/%5"_s.arg(folder, kind).arg(version).arg(hex.left(2), hex.mid(2));
}

QString valuePath(const QString &folder, const QString &key)
{
    const QByteArray hash = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha1).toHex();
    return filePath(folder, Outlines, OutlineVersion, QString::fromLatin1(hash)) + ".value"_L1;
}

template <typename T> std::optional<T> read(const QString &path, quint32 version)
{
    const std::optional<QByteArray> payload = readPayload(path, version);
    if (!payload)
        return std::nullopt;
    QDataStream stream(*payload);
    stream.setVersion(QDataStream::Qt_6_0);
    T value;
    stream >> value;
    return stream.status() == QDataStream::Ok ? std::optional(std::move(value)) : std::nullopt;
}

template <typename T> void write(const QString &path, quint32 version, const T &value)
{
    QByteArray payload;
    QDataStream stream(&payload, QDataStream::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << value;
    writePayload(path, version, payload);
}

} // namespace

OutlineCache::OutlineCache(QString folder) : m_folder(std::move(folder)) {}

QString OutlineCache::defaultFolder()
{
    // Independent of the application's name, so that every program that links this shares one cache.
    const QString base = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return base.isEmpty() ? QString() : QString(base + "/metax-upgrade-workbench"_L1);
}

std::optional<Outline> OutlineCache::load(const git::ObjectId &blob) const
{
    return m_folder.isEmpty() ? std::nullopt
                              : read<Outline>(filePath(m_folder, Outlines, OutlineVersion, blob.hex()), OutlineVersion);
}

void OutlineCache::store(const git::ObjectId &blob, const Outline &outline) const
{
    if (!m_folder.isEmpty())
        write(filePath(m_folder, Outlines, OutlineVersion, blob.hex()), OutlineVersion, outline);
}

std::optional<Usage> OutlineCache::loadUsage(const git::ObjectId &blob) const
{
    return m_folder.isEmpty() ? std::nullopt
                              : read<Usage>(filePath(m_folder, Usages, UsageVersion, blob.hex()), UsageVersion);
}

void OutlineCache::storeUsage(const git::ObjectId &blob, const Usage &usage) const
{
    if (!m_folder.isEmpty())
        write(filePath(m_folder, Usages, UsageVersion, blob.hex()), UsageVersion, usage);
}

std::optional<QByteArray> OutlineCache::loadValue(const QString &key) const
{
    return m_folder.isEmpty() ? std::nullopt : readPayload(valuePath(m_folder, key), OutlineVersion);
}

void OutlineCache::storeValue(const QString &key, const QByteArray &value) const
{
    if (!m_folder.isEmpty())
        writePayload(valuePath(m_folder, key), OutlineVersion, value);
}

} // namespace mxw::source
