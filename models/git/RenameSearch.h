// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/TreeChanges.h"

#include <QByteArray>
#include <QHash>

#include <optional>

namespace mxw::git {

/// Finds what a new file was made of, as git's --follow does: the file of the parent with the most bytes of lines in
/// common, from half of the larger one on. Files that the commit removed come before others.
class RenameSearch
{
public:
    explicit RenameSearch(git_repository *repository) : m_repository(repository) {}

    /// The file of `parentTree` that `path` with the content `blob` continues; nothing when it is new.
    std::optional<TreeChange> source(const QString &path, const ObjectId &blob, const ObjectId &parentTree,
                                     const ObjectId &tree);
    /// Everything that was asked for could be read.
    bool complete() const { return m_complete; }

private:
    using Spans = QHash<size_t, qint64>; ///< bytes of each line, by its hash

    std::optional<TreeChange> best(const std::vector<TreeChange> &candidates, const QString &path,
                                   const ObjectId &blob);
    double similarity(const ObjectId &of, const Spans &spans, qint64 size);
    std::optional<qint64> sizeOf(const ObjectId &blob);
    std::optional<QByteArray> content(const ObjectId &blob);
    static Spans spansOf(const QByteArray &content);

    git_repository *m_repository;
    QHash<ObjectId, qint64> m_sizes;
    bool m_complete = true;
};

} // namespace mxw::git
