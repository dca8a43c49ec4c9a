// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/CacheSweep.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <ctime>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::source {

namespace {

/// A writer takes milliseconds between making its file and renaming it.
constexpr qint64 Abandoned = 60 * 60;

bool isHex(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool isStored(QByteArrayView name)
{
    if (name.endsWith(".value"))
        name.chop(6);
    return name.size() == 38 && isHex(name);
}

bool isTemporary(QByteArrayView name)
{
    const auto allowed = [](char c) { return (c >= '0' && c <= '9') || c == '-'; };
    return name.startsWith('.') && name.contains('-') && std::ranges::all_of(name.sliced(1), allowed);
}

} // namespace

qint64 CacheSweep::sizeOnDisk(qint64 size)
{
    constexpr qint64 Block = 4096;
    return (size + Block - 1) / Block * Block;
}

qint64 CacheSweep::run()
{
    const QStringList folders = QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &name : folders) {
        for (const CacheFolder::Kind &kind : m_kinds) {
            const QString prefix = kind.name + "-v"_L1;
            bool isNumber = false;
            const uint version = name.startsWith(prefix) ? name.mid(prefix.size()).toUInt(&isNumber) : 0;
            if (isNumber)
                look(name, version < kind.version);
        }
    }
    if (m_total <= m_limit)
        return m_total;
    std::ranges::sort(m_found, {}, &Found::used);
    // Some room, or the next file would ask for the next sweep.
    const qint64 enough = m_limit / 10 * 9;
    for (const Found &found : m_found) {
        if (m_total <= enough)
            break;
        if (unlink(found.path.constData()) == 0)
            m_total -= found.size;
    }
    return m_total;
}

void CacheSweep::look(const QString &version, bool outdated)
{
    const QString folder = m_folder + u'/' + version;
    const QStringList parts = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &part : parts) {
        if (part.size() == 2 && isHex(part.toLatin1()))
            lookInto(QFile::encodeName(QString(folder + u'/' + part)), outdated);
    }
    // Only when nothing is left in it.
    if (outdated)
        rmdir(QFile::encodeName(folder).constData());
}

void CacheSweep::lookInto(const QByteArray &folder, bool outdated)
{
    DIR *const directory = opendir(folder.constData());
    if (!directory)
        return;
    const qint64 now = time(nullptr);
    while (const dirent *const entry = readdir(directory)) {
        const QByteArray name(entry->d_name);
        const bool temporary = isTemporary(name);
        struct stat status{};
        if ((!temporary && !isStored(name)) ||
            fstatat(dirfd(directory), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0 || S_ISDIR(status.st_mode))
            continue;
        const qint64 age = now - qint64(status.st_mtime);
        if (temporary ? age > Abandoned || age < -Abandoned : outdated) {
            unlinkat(dirfd(directory), entry->d_name, 0);
        } else if (!temporary) {
            m_found.push_back({folder + '/' + name, qint64(status.st_mtime), sizeOnDisk(status.st_size)});
            m_total += m_found.back().size;
        }
    }
    closedir(directory);
    if (outdated)
        rmdir(folder.constData());
}

} // namespace mxw::source
