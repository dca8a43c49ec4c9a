// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validation/TensorBytes.h"

#include <QFile>
#include <QtEndian>

namespace {

template <typename Number> QByteArray little(Number number)
{
    QByteArray bytes(qsizetype(sizeof(Number)), Qt::Uninitialized);
    qToLittleEndian(number, bytes.data());
    return bytes;
}

quint32 checksum(const QByteArray &data)
{
    quint32 crc = ~0u;
    for (const char byte : data) {
        crc ^= uchar(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (0xedb88320u & (0u - (crc & 1u)));
    }
    return ~crc;
}

} // namespace

QByteArray npyWithHeader(const QByteArray &header, const QByteArray &data, int version)
{
    QByteArray bytes("\x93NUMPY");
    bytes += char(version);
    bytes += '\0';
    bytes += version == 1 ? little(quint16(header.size())) : little(quint32(header.size()));
    return bytes + header + data;
}

QByteArray npyBytes(const QByteArray &descr, const QByteArray &shape, const QByteArray &data, bool fortran, int version)
{
    const QByteArray header = "{'descr': '" + descr + "', 'fortran_order': " + (fortran ? "True" : "False") +
                              ", 'shape': " + shape + ", }          \n";
    return npyWithHeader(header, data, version);
}

QByteArray zipBytes(const std::vector<std::pair<QByteArray, QByteArray>> &members, bool packed)
{
    QByteArray bytes;
    QByteArray directory;
    for (const auto &[name, data] : members) {
        // qCompress: four bytes of size, a zlib header of two, raw deflate, four bytes of checksum.
        const QByteArray content = packed ? qCompress(data).sliced(6).chopped(4) : data;
        const QByteArray common = little(quint16(0)) + little(quint16(packed ? 8 : 0)) + little(quint32(0)) +
                                  little(checksum(data)) + little(quint32(content.size())) +
                                  little(quint32(data.size())) + little(quint16(name.size())) + little(quint16(0));
        directory += "PK\x01\x02" + little(quint16(20)) + little(quint16(20)) + common + QByteArray(10, '\0') +
                     little(quint32(bytes.size())) + name;
        bytes += "PK\x03\x04" + little(quint16(20)) + common + name + content;
    }
    const auto count = quint16(members.size());
    const QByteArray end = "PK\x05\x06" + little(quint32(0)) + little(count) + little(count) +
                           little(quint32(directory.size())) + little(quint32(bytes.size())) + little(quint16(0));
    return bytes + directory + end;
}

QByteArray safetensorsBytes(const QByteArray &header, const QByteArray &data)
{
    return little(quint64(header.size())) + header + data;
}

QString writeFile(const QString &path, const QByteArray &content)
{
    QFile::remove(path); // quicker than to write over it
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}
