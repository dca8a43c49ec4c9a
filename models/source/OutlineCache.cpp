// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineCache.h"

#include <QCryptographicHash>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

constexpr CacheFolder::Kind Outlines{"outlines"_L1, OutlineVersion};
constexpr CacheFolder::Kind Usages{"usages"_L1, UsageVersion};

template <typename T> std::optional<T> valueOf(const std::optional<QByteArray> &payload)
{
    if (!payload)
        return std::nullopt;
    QDataStream stream(*payload);
    stream.setVersion(QDataStream::Qt_6_0);
    T value;
    stream >> value;
    return stream.status() == QDataStream::Ok ? std::optional(std::move(value)) : std::nullopt;
}

template <typename T> QByteArray payloadOf(const T &value)
{
    QByteArray payload;
    QDataStream stream(&payload, QDataStream::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << value;
    return payload;
}

QString valueName(const QString &key)
{
    const QByteArray hash = QCryptographicHash::hash(key.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QString::fromLatin1(hash) + ".value"_L1;
}

} // namespace

OutlineCache::OutlineCache(QString folder, qint64 limit) : m_files(std::move(folder), limit, {Outlines, Usages}) {}

QString OutlineCache::defaultFolder()
{
    // Independent of the application's name, so that every program that links this shares one cache.
    const QString base = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return base.isEmpty() ? QString() : QString(base + "/metax-upgrade-workbench"_L1);
}

std::optional<Outline> OutlineCache::load(const git::ObjectId &blob) const
{
    return valueOf<Outline>(m_files.read(Outlines, blob.hex()));
}

void OutlineCache::store(const git::ObjectId &blob, const Outline &outline) const
{
    m_files.write(Outlines, blob.hex(), payloadOf(outline));
}

std::optional<Usage> OutlineCache::loadUsage(const git::ObjectId &blob) const
{
    return valueOf<Usage>(m_files.read(Usages, blob.hex()));
}

void OutlineCache::storeUsage(const git::ObjectId &blob, const Usage &usage) const
{
    m_files.write(Usages, blob.hex(), payloadOf(usage));
}

std::optional<QByteArray> OutlineCache::loadValue(const QString &key) const
{
    return m_files.read(Outlines, valueName(key));
}

void OutlineCache::storeValue(const QString &key, const QByteArray &value, CacheFolder::Packing packing) const
{
    m_files.write(Outlines, valueName(key), value, packing);
}

} // namespace mxw::source
