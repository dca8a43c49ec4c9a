// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Tree.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace mxw::source {

/// Which files bind a name at column 0: `def`, `class` and assignments, read off the bytes without parsing.
class DefinitionScanner
{
public:
    /// Names to indexes in git::Tree::files(), ascending.
    using Index = QHash<QString, QList<int>>;

    struct Scan
    {
        Index index;
        bool complete = true; ///< false when some file could not be read
    };
    /// Reads the given files of a tree with two threads. Files that cannot be read bind nothing.
    static Scan scan(const git::Tree &tree, const std::vector<int> &files);
    /// The names that one file binds, each once.
    static std::vector<QByteArray> names(const QByteArray &content);

    static QByteArray toBytes(const Index &index);
    /// Nothing when the bytes are damaged or name files at or above `fileCount`.
    static std::optional<Index> fromBytes(const QByteArray &bytes, int fileCount);
};

} // namespace mxw::source
