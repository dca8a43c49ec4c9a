// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ZipArchive.h"

#include <QDir>
#include <QStorageInfo>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>

namespace mxw::validation {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::validation::ZipArchive)
};

constexpr qint64 MaxDirectory = 16 * 1024 * 1024;
constexpr quint64 MaxMembers = 100'000;
constexpr qint64 Chunk = 256 * 1024;
constexpr qint64 SpareSpace = 512 * 1024 * 1024; ///< left on the disk by what is unpacked
constexpr qint64 MostPacking = 1040;             ///< deflate cannot do better
constexpr quint32 Beyond32 = 0xffffffffu;        ///< the true number is in the ZIP64 field

quint16 u16(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint16>(bytes.data() + at);
}

quint32 u32(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.data() + at);
}

quint64 u64(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint64>(bytes.data() + at);
}

std::unexpected<Error> broken(const FileSlice &archive, const QString &detail)
{
    return fail(Error::Kind::Invalid, Text::tr("The archive “%1” is damaged.").arg(archive.path()),
                Text::tr("It may be cut off, or still being written. Write it again."), detail);
}

struct Directory
{
    quint64 members = 0;
    quint64 size = 0;
    quint64 offset = 0;
};

/// Where the list of members lies, from the record at the end of the file.
Result<Directory> findDirectory(const FileSlice &archive)
{
    constexpr qint64 EndSize = 22;
    constexpr qint64 LocatorSize = 20;
    const qint64 tailStart = std::max<qint64>(0, archive.size() - EndSize - LocatorSize - 65535);
    const auto tail = archive.readAtMost(tailStart, archive.size() - tailStart);
    if (!tail)
        return std::unexpected(tail.error());
    const qsizetype end = tail->lastIndexOf("PK\x05\x06");
    if (end < 0 || end + EndSize > tail->size())
        return broken(archive, Text::tr("It has no list of members."));
    Directory directory{u16(*tail, end + 10), u32(*tail, end + 12), u32(*tail, end + 16)};
    const qsizetype locator = end - LocatorSize;
    if (locator >= 0 && tail->sliced(locator).startsWith("PK\x06\x07")) {
        const quint64 at = u64(*tail, locator + 8);
        if (at > quint64(archive.size()))
            return broken(archive, {});
        const auto record = archive.readAtMost(qint64(at), 56);
        if (!record)
            return std::unexpected(record.error());
        if (record->size() < 56 || !record->startsWith("PK\x06\x06"))
            return broken(archive, {});
        directory = {u64(*record, 32), u64(*record, 40), u64(*record, 48)};
    }
    const auto size = quint64(archive.size());
    if (directory.offset > size || directory.size > size - directory.offset)
        return broken(archive, Text::tr("Its list of members lies outside."));
    if (directory.size > quint64(MaxDirectory) || directory.members > MaxMembers)
        return fail(Error::Kind::Unsupported, Text::tr("The archive “%1” has too many members.").arg(archive.path()),
                    Text::tr("Save the arrays to compare in an archive of their own."));
    return directory;
}

/// Takes the numbers that did not fit into 32 bits from the ZIP64 field.
bool applyZip64(QByteArrayView extra, quint64 &size, quint64 &packed, quint64 &offset)
{
    while (extra.size() >= 4) {
        const quint16 length = u16(extra, 2);
        if (length > extra.size() - 4)
            return false;
        if (u16(extra, 0) == 1) {
            QByteArrayView field = extra.sliced(4, length);
            for (quint64 *number : {&size, &packed, &offset}) {
                if (*number != Beyond32)
                    continue;
                if (field.size() < 8)
                    return false;
                *number = u64(field, 0);
                field = field.sliced(8);
            }
        }
        extra = extra.sliced(4 + length);
    }
    return true;
}

/// The bytes of a stored or packed member.
Result<FileSlice> packedPart(const FileSlice &archive, const ZipMember &member)
{
    const auto header = archive.readAtMost(member.offset, 30);
    if (!header)
        return std::unexpected(header.error());
    if (header->size() < 30 || !header->startsWith("PK\x03\x04"))
        return broken(archive, Text::tr("“%1” is not where it should be.").arg(member.name));
    const qint64 start = member.offset + 30 + u16(*header, 26) + u16(*header, 28);
    if (start > archive.size() || member.packed > archive.size() - start)
        return broken(archive, Text::tr("“%1” reaches beyond the end.").arg(member.name));
    return archive.part(start, member.packed);
}

class Inflater
{
public:
    Inflater() { m_ready = inflateInit2(&m_stream, -MAX_WBITS) == Z_OK; }
    ~Inflater() { inflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(Inflater)

    /// Unpacks into `to`; nothing when the data are damaged or the sizes are not as said.
    Result<bool> run(const FileSlice &from, const ZipMember &member, FileSlice &to)
    {
        std::vector<uchar> input(static_cast<size_t>(Chunk));
        std::vector<uchar> output(static_cast<size_t>(Chunk));
        uLong checksum = crc32(0, nullptr, 0);
        int state = m_ready ? Z_OK : Z_MEM_ERROR;
        for (qint64 at = 0; state == Z_OK && at < from.size(); at += Chunk) {
            const qint64 size = std::min(Chunk, from.size() - at);
            if (auto done = from.read(at, input.data(), size); !done)
                return std::unexpected(done.error());
            m_stream.next_in = input.data();
            m_stream.avail_in = uInt(size);
            do {
                m_stream.next_out = output.data();
                m_stream.avail_out = uInt(Chunk);
                state = inflate(&m_stream, Z_NO_FLUSH);
                const qint64 got = Chunk - qint64(m_stream.avail_out);
                if (to.size() + got > member.size)
                    return false;
                if (auto done = to.write(output.data(), got); !done)
                    return std::unexpected(done.error());
                checksum = crc32(checksum, output.data(), uInt(got));
            } while (state == Z_OK && m_stream.avail_out == 0);
            state = state == Z_BUF_ERROR ? Z_OK : state; // wants more input
        }
        return state == Z_STREAM_END && to.size() == member.size && checksum == member.checksum;
    }

private:
    z_stream m_stream{};
    bool m_ready = false;
};

Result<FileSlice> unpack(const FileSlice &archive, const FileSlice &packed, const ZipMember &member)
{
    if (member.size / MostPacking > member.packed)
        return broken(archive, Text::tr("“%1” cannot be as large as it claims.").arg(member.name));
    const qint64 available = QStorageInfo(QDir::tempPath()).bytesAvailable();
    if (member.size > available - SpareSpace)
        return fail(Error::Kind::Unsupported,
                    Text::tr("“%1” of “%2” needs %3 MiB of disk to be unpacked, and “%4” has no room for it.")
                        .arg(member.name, archive.path())
                        .arg(member.size >> 20)
                        .arg(QDir::tempPath()),
                    Text::tr("Set TMPDIR to a folder with room, or save without compression."));
    auto file = FileSlice::temporary();
    if (!file)
        return file;
    const auto sound = Inflater().run(packed, member, *file);
    if (!sound)
        return std::unexpected(sound.error());
    if (!*sound)
        return broken(archive, Text::tr("“%1” does not unpack to what the archive says.").arg(member.name));
    return file;
}

} // namespace

Result<std::vector<ZipMember>> listZip(const FileSlice &archive)
{
    const auto directory = findDirectory(archive);
    if (!directory)
        return std::unexpected(directory.error());
    const auto list = archive.readAtMost(qint64(directory->offset), qint64(directory->size));
    if (!list)
        return std::unexpected(list.error());
    std::vector<ZipMember> members;
    QByteArrayView rest = *list;
    for (quint64 i = 0; i < directory->members; ++i) {
        if (rest.size() < 46 || !rest.startsWith("PK\x01\x02"))
            return broken(archive, Text::tr("Its list of members is cut off."));
        const qsizetype nameSize = u16(rest, 28);
        const qsizetype extraSize = u16(rest, 30);
        const qsizetype entrySize = 46 + nameSize + extraSize + u16(rest, 32);
        if (entrySize > rest.size())
            return broken(archive, Text::tr("Its list of members is cut off."));
        quint64 packed = u32(rest, 20);
        quint64 size = u32(rest, 24);
        quint64 offset = u32(rest, 42);
        const auto limit = quint64(archive.size());
        if (!applyZip64(rest.sliced(46 + nameSize, extraSize), size, packed, offset) || offset > limit ||
            packed > limit || size > (quint64(1) << 62))
            return broken(archive, {});
        members.push_back({QString::fromUtf8(rest.sliced(46, nameSize)), u16(rest, 10), (u16(rest, 8) & 1) != 0,
                           u32(rest, 16), qint64(packed), qint64(size), qint64(offset)});
        rest = rest.sliced(entrySize);
    }
    return members;
}

Result<FileSlice> openZipMember(const FileSlice &archive, const ZipMember &member)
{
    if (member.encrypted || (member.method != 0 && member.method != 8))
        return fail(Error::Kind::Unsupported,
                    Text::tr("“%1” of “%2” is packed in a way that is not read.").arg(member.name, archive.path()),
                    Text::tr("Save it with numpy.savez or numpy.savez_compressed."));
    const auto packed = packedPart(archive, member);
    if (!packed)
        return packed;
    if (member.method == 8)
        return unpack(archive, *packed, member);
    if (member.packed != member.size)
        return broken(archive, Text::tr("“%1” has two sizes.").arg(member.name));
    return packed;
}

} // namespace mxw::validation
