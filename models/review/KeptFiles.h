// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace mxw::review {

/// What a session keeps of a scan, so that it shows all of it without the repositories: a list of digests of the
/// journal's blobs. The list itself is a blob, named by `ScanRecorded::files`. In the lists by path an empty digest
/// says that the tree has no such file.
struct KeptFiles
{
    QHash<QString, QString> plugin = {};  ///< by path in the subject's tree: files of entries, findings, counterparts
    QHash<QString, QString> base = {};    ///< by path at the upstream base
    QHash<QString, QString> target = {};  ///< by path at the upstream target
    QHash<QString, QString> objects = {}; ///< by git blob id in hex: the files of upstream commits
    QHash<QString, QString> chains = {};  ///< by entry id: the dispatch chain in the form of `chain --json`
    /// What was to be kept and could not be, by "plugin:PATH", "base:PATH", "target:PATH", "object:ID" or "chain:ID":
    /// "not-present", "too-large" or "unreadable".
    QHash<QString, QString> leftOut = {};

    QJsonObject toJson() const;
    /// Refuses what toJson() could not have written.
    static std::optional<KeptFiles> fromJson(const QJsonObject &object);
    bool operator==(const KeptFiles &) const = default;
};

} // namespace mxw::review
