// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CacheFolder.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace mxw::source {

/// Removes from a cache folder what is old: earlier versions, files of writers that died, and what was not used for
/// longest while the rest is over the limit. Others may read and write meanwhile.
class CacheSweep
{
public:
    CacheSweep(QString folder, qint64 limit, const std::vector<CacheFolder::Kind> &kinds)
        : m_folder(std::move(folder)), m_limit(limit), m_kinds(kinds)
    {
    }

    /// The bytes that are left.
    qint64 run();
    static qint64 sizeOnDisk(qint64 size);

private:
    struct Found
    {
        QByteArray path;
        qint64 used = 0; ///< seconds
        qint64 size = 0;
    };
    void look(const QString &version, bool outdated);
    void lookInto(const QByteArray &folder, bool outdated);

    QString m_folder;
    qint64 m_limit;
    const std::vector<CacheFolder::Kind> &m_kinds;
    std::vector<Found> m_found;
    qint64 m_total = 0;
};

} // namespace mxw::source
