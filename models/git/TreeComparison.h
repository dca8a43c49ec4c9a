// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Handle.h"
#include "models/git/ObjectId.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::git {

git_oid toOid(const ObjectId &id);

/// A file that differs between two trees, by its place in the list of paths that was asked for.
struct PathDifference
{
    size_t path = 0;
    ObjectId before;
    ObjectId after;
};

/// Compares trees at some paths only, along the folders that lead there, and remembers what it read of each.
class TreeComparison
{
public:
    TreeComparison(git_repository *repository, const QStringList &paths);

    /// The index of one more path.
    size_t add(const QString &path);
    /// Null ids stand for an empty tree.
    std::vector<PathDifference> compare(const ObjectId &before, const ObjectId &after);
    /// Every tree that was asked for could be read.
    bool complete() const { return m_complete; }

private:
    /// A folder or file asked for.
    struct Node
    {
        QByteArray name;
        std::vector<size_t> children; ///< indexes of nodes
        int path = -1;                ///< index of the path that ends here
    };
    /// Ids beside the node's children; null for what is not there. Nothing when the tree is not in the repository.
    using Entries = std::optional<std::vector<ObjectId>>;

    size_t child(size_t of, const QByteArray &name);
    void compare(size_t at, const ObjectId &before, const ObjectId &after);
    Entries entries(size_t at, const ObjectId &tree);
    Entries read(const Node &node, const ObjectId &id) const;

    git_repository *m_repository;
    std::vector<Node> m_nodes{1}; ///< the first is the root
    size_t m_paths = 0;
    QHash<std::pair<size_t, ObjectId>, Entries> m_known;
    std::vector<PathDifference> m_differences;
    bool m_complete = true;
};

} // namespace mxw::git
