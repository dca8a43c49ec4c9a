// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/CacheFolder.h"

#include "models/source/CacheSweep.h"

#include <QDir>
#include <QFile>

#include <patchlevel.h> // of CPython: its syntax trees differ between versions

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr qint64 Day = 24 * 60 * 60;
constexpr qint64 MaximumFile = 512 * 1024 * 1024;

struct Header
{
    char magic[8] = {'M', 'X', 'W', 'c', 'a', 'c', 'h', '2'};
    quint32 version = 0;
    quint32 packed = 0;
    quint64 checksum = 0;

    Header() = default;
    Header(quint32 version, bool packed, QByteArrayView payload);
};

/// Any change of a single word shows; chance changes show as surely as with any 64 bits. (Not meant against forgery:
/// who can write here can also write a right sum.)
quint64 checksumOf(QByteArrayView bytes)
{
    constexpr quint64 Factor = 0x9e3779b97f4a7c15ull;
    quint64 sum = quint64(bytes.size()) * Factor;
    const auto add = [&sum](quint64 word) {
        sum = (sum ^ word) * Factor;
        sum ^= sum >> 32;
    };
    qsizetype at = 0;
    for (; at + 8 <= bytes.size(); at += 8) {
        quint64 word = 0;
        memcpy(&word, bytes.data() + at, 8);
        add(word);
    }
    quint64 rest = 0;
    memcpy(&rest, bytes.data() + at, size_t(bytes.size() - at));
    add(rest);
    return sum;
}

Header::Header(quint32 kindVersion, bool isPacked, QByteArrayView payload)
    : version(kindVersion << 16 | PY_MAJOR_VERSION << 8 | PY_MINOR_VERSION), packed(isPacked ? 1 : 0),
      checksum(checksumOf(payload))
{
}

class File
{
public:
    explicit File(int descriptor) : m_descriptor(descriptor) {}
    ~File()
    {
        if (m_descriptor >= 0)
            close(m_descriptor);
    }
    File(const File &) = delete;
    File &operator=(const File &) = delete;

    bool isOpen() const { return m_descriptor >= 0; }
    operator int() const { return m_descriptor; }

private:
    int m_descriptor;
};

bool readAll(int file, void *to, qint64 size)
{
    return ::read(file, to, size_t(size)) == size;
}

/// A file that is in use stays longest.
void touch(int file, const struct stat &status)
{
    const qint64 age = qint64(time(nullptr)) - qint64(status.st_mtime);
    if (age > Day || age < -Day)
        futimens(file, nullptr);
}

} // namespace

CacheFolder::CacheFolder(QString folder, qint64 limit, std::vector<Kind> kinds)
    : m_folder(std::move(folder)), m_limit(limit), m_kinds(std::move(kinds))
{
}

CacheFolder::~CacheFolder()
{
    if (m_written > 0)
        settle();
}

QString CacheFolder::filePath(const Kind &kind, const QString &name) const
{
    return u"%1/%2-v%3/%4/%5"_s.arg(m_folder, kind.name).arg(kind.version).arg(name.left(2), name.mid(2));
}

std::optional<QByteArray> CacheFolder::read(const Kind &kind, const QString &name) const
{
    if (m_folder.isEmpty())
        return std::nullopt;
    const QByteArray path = QFile::encodeName(filePath(kind, name));
    const File file(open(path.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status{};
    Header header;
    const bool plain = file.isOpen() && fstat(file, &status) == 0 && S_ISREG(status.st_mode) &&
                       status.st_size >= qint64(sizeof header) && status.st_size <= MaximumFile;
    if (!plain || !readAll(file, &header, sizeof header))
        return std::nullopt;
    QByteArray payload(status.st_size - qint64(sizeof header), Qt::Uninitialized);
    if (!readAll(file, payload.data(), payload.size()))
        return std::nullopt;
    const Header expected(kind.version, header.packed == 1, payload);
    if (memcmp(&header, &expected, sizeof header) != 0)
        return std::nullopt;
    touch(file, status);
    if (header.packed == 0)
        return payload;
    const QByteArray unpacked = qUncompress(payload);
    return unpacked.isEmpty() ? std::nullopt : std::optional(unpacked);
}

/// Whole or not at all. A failure leaves nothing behind: the cache only saves time.
void CacheFolder::write(const Kind &kind, const QString &name, const QByteArray &payload, Packing packing) const
{
    static std::atomic<unsigned> counter = 0;
    if (m_folder.isEmpty())
        return;
    const QString path = filePath(kind, name);
    const QString folder = path.section(u'/', 0, -2);
    // Small files gain nothing: a disk block is the least they take.
    const bool tried = packing == Packing::Small && payload.size() > 8192;
    const QByteArray packed = tried ? qCompress(payload, 1) : QByteArray();
    const bool pack = tried && packed.size() < payload.size() * 3 / 4;
    const QByteArray &stored = pack ? packed : payload;
    const QByteArray temporary = QFile::encodeName(u"%1/.%2-%3"_s.arg(folder).arg(getpid()).arg(counter++));
    const auto create = [&] { return open(temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600); };
    int file = create();
    if (file < 0 && errno == ENOENT && QDir().mkpath(folder)) // the first of that folder
        file = create();
    if (file < 0)
        return;
    const Header header(kind.version, pack, stored);
    const QByteArray bytes = QByteArray(reinterpret_cast<const char *>(&header), sizeof header) + stored;
    const bool written = ::write(file, bytes.constData(), size_t(bytes.size())) == bytes.size();
    const bool closed = close(file) == 0;
    if (!written || !closed || rename(temporary.constData(), QFile::encodeName(path).constData()) != 0) {
        unlink(temporary.constData());
        return;
    }
    m_written += CacheSweep::sizeOnDisk(bytes.size());
    if (m_written > m_limit / 16)
        settle();
}

/// Adds what was written to the account that all processes share, and sweeps when that asks for it.
void CacheFolder::settle() const
{
    const QByteArray path = QFile::encodeName(QString(m_folder + "/account"_L1));
    const File file(open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600));
    // Whoever holds the lock sweeps, or will be told by the next who writes.
    if (!file.isOpen() || flock(file, LOCK_EX | LOCK_NB) != 0)
        return;
    char text[64] = {};
    const ssize_t got = pread(file, text, sizeof text - 1, 0);
    long long total = 0;
    long long swept = 0;
    if (got <= 0 || sscanf(text, "%lld %lld", &total, &swept) != 2 || total < 0)
        swept = 0;
    total += m_written.exchange(0);
    const long long now = time(nullptr);
    if (total > m_limit || now - swept > Day || now < swept) {
        total = CacheSweep(m_folder, m_limit, m_kinds).run();
        swept = now;
    }
    const QByteArray account = QByteArray::number(total) + ' ' + QByteArray::number(swept) + '\n';
    if (ftruncate(file, 0) != 0 || pwrite(file, account.constData(), size_t(account.size()), 0) != account.size())
        unlink(path.constData());
}

} // namespace mxw::source
