// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/BlobCodec.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <zlib.h>

namespace mxw::review {

QByteArray BlobCodec::pack(const QByteArray &content)
{
    return qCompress(content);
}

Result<QByteArray> BlobCodec::unpack(const QByteArray &packed, qint64 size)
{
    const auto damaged = [] { return fail(Error::Kind::Invalid, tr("A recorded file of the session is damaged.")); };
    constexpr qsizetype HeaderSize = 4;
    if (size < 0 || size > MaxSize || packed.size() < HeaderSize || qFromBigEndian<quint32>(packed.constData()) != size)
        return damaged();
    if (size == 0)
        return QByteArray("", 0);

    // Not qUncompress(): it takes the header's size for a hint and grows as far as the stream goes.
    QByteArray content(size, Qt::Uninitialized);
    auto length = static_cast<uLongf>(size);
    const int code = ::uncompress(reinterpret_cast<Bytef *>(content.data()), &length,
                                  reinterpret_cast<const Bytef *>(packed.constData() + HeaderSize),
                                  static_cast<uLong>(packed.size() - HeaderSize));
    if (code != Z_OK || length != static_cast<uLongf>(size))
        return damaged();
    return content;
}

QString BlobCodec::digest(const QByteArray &content)
{
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

} // namespace mxw::review
