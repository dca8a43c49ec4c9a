// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/ObjectId.h"

#include <QCryptographicHash>

#include <algorithm>

namespace mxw::git {

namespace {

constexpr qsizetype ShortLength = 7;

int hexValue(QChar character)
{
    const char16_t unit = character.unicode();
    if (unit >= u'0' && unit <= u'9')
        return unit - u'0';
    if (unit >= u'a' && unit <= u'f')
        return unit - u'a' + 10;
    if (unit >= u'A' && unit <= u'F')
        return unit - u'A' + 10;
    return -1;
}

} // namespace

ObjectId ObjectId::fromRaw(const unsigned char *bytes)
{
    ObjectId result;
    std::copy_n(bytes, Size, result.m_raw.begin());
    return result;
}

std::optional<ObjectId> ObjectId::fromHex(QStringView hex)
{
    if (hex.size() != 2 * Size)
        return std::nullopt;
    ObjectId result;
    for (qsizetype i = 0; i < Size; ++i) {
        const int high = hexValue(hex[2 * i]);
        const int low = hexValue(hex[2 * i + 1]);
        if (high < 0 || low < 0)
            return std::nullopt;
        result.m_raw[static_cast<size_t>(i)] = static_cast<unsigned char>(high * 16 + low);
    }
    return result;
}

ObjectId ObjectId::ofBlob(const QByteArray &content)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const QByteArray header = "blob " + QByteArray::number(content.size());
    hash.addData(QByteArrayView(header.constData(), header.size() + 1)); // the terminating zero belongs to the header
    hash.addData(content);
    return fromRaw(reinterpret_cast<const unsigned char *>(hash.resultView().constData()));
}

QString ObjectId::hex() const
{
    return QString::fromLatin1(QByteArray::fromRawData(reinterpret_cast<const char *>(m_raw.data()), Size).toHex());
}

QString ObjectId::shortHex() const
{
    return hex().left(ShortLength);
}

bool ObjectId::isNull() const
{
    return *this == ObjectId();
}

} // namespace mxw::git
