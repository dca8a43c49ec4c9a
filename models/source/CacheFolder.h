// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <atomic>
#include <optional>
#include <vector>

namespace mxw::source {

/// Files of a cache that any number of processes share. A write is a rename, a damaged or foreign file reads as absent,
/// and what was not used for longest goes when the files outgrow the limit. With an empty folder it does nothing.
///
/// A file is named by its kind, the version of that kind and a key: FOLDER/KIND-vVERSION/xx/yyyy… Older versions of a
/// kind are removed. Nothing else in the folder is ever touched.
class CacheFolder
{
public:
    struct Kind
    {
        QLatin1StringView name;
        quint32 version = 0;
    };
    /// `limit`: bytes on disk. It is looked after once a day and whenever the files written since may have passed it,
    /// so that it may be exceeded for a short time.
    CacheFolder(QString folder, qint64 limit, std::vector<Kind> kinds);
    ~CacheFolder();
    CacheFolder(const CacheFolder &) = delete;
    CacheFolder &operator=(const CacheFolder &) = delete;

    enum class Packing { Small, None };
    /// `name`: hexadecimal digits, optionally with ".value" behind them.
    std::optional<QByteArray> read(const Kind &kind, const QString &name) const;
    void write(const Kind &kind, const QString &name, const QByteArray &payload,
               Packing packing = Packing::Small) const;

private:
    QString filePath(const Kind &kind, const QString &name) const;
    void settle() const;

    QString m_folder;
    qint64 m_limit;
    std::vector<Kind> m_kinds;
    mutable std::atomic<qint64> m_written = 0; ///< bytes since the account was last told
};

} // namespace mxw::source
