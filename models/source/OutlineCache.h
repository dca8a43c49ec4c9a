// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/ObjectId.h"
#include "models/source/Outline.h"
#include "models/source/Usage.h"

#include <QString>

#include <optional>

namespace mxw::source {

/// Outlines and usages on disk, by blob id and version. Content-addressed, so two processes may share it: a write is a
/// rename, and a damaged or foreign file reads as absent. With an empty folder it does nothing.
class OutlineCache
{
public:
    explicit OutlineCache(QString folder);
    /// In the user's cache folder.
    static QString defaultFolder();

    std::optional<Outline> load(const git::ObjectId &blob) const;
    void store(const git::ObjectId &blob, const Outline &outline) const;
    std::optional<Usage> loadUsage(const git::ObjectId &blob) const;
    void storeUsage(const git::ObjectId &blob, const Usage &usage) const;

    /// Small derived values keyed by any text (e.g. a tree id), same guarantees.
    std::optional<QByteArray> loadValue(const QString &key) const;
    void storeValue(const QString &key, const QByteArray &value) const;

private:
    QString m_folder;
};

} // namespace mxw::source
