// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/ObjectId.h"
#include "models/source/CacheFolder.h"
#include "models/source/Outline.h"
#include "models/source/Usage.h"

#include <QString>

#include <optional>

namespace mxw::source {

/// Outlines and usages on disk, by blob id and version, for all processes of a user: content-addressed, damaged or
/// foreign files read as absent, the least recently used go when there are too many. With an empty folder it does
/// nothing.
class OutlineCache
{
public:
    static constexpr qint64 DefaultLimit = qint64(512) * 1024 * 1024;

    explicit OutlineCache(QString folder, qint64 limit = DefaultLimit);
    /// In the user's cache folder.
    static QString defaultFolder();

    std::optional<Outline> load(const git::ObjectId &blob) const;
    void store(const git::ObjectId &blob, const Outline &outline) const;
    std::optional<Usage> loadUsage(const git::ObjectId &blob) const;
    void storeUsage(const git::ObjectId &blob, const Usage &usage) const;

    /// Derived values keyed by any text (e.g. a tree id), same guarantees. Large values that are asked in place are
    /// better kept as they are than packed.
    std::optional<QByteArray> loadValue(const QString &key) const;
    void storeValue(const QString &key, const QByteArray &value,
                    CacheFolder::Packing packing = CacheFolder::Packing::Small) const;

private:
    CacheFolder m_files;
};

} // namespace mxw::source
