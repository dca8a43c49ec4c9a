// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/TreeComparison.h"

#include <utility>

namespace mxw::git {

git_oid toOid(const ObjectId &id)
{
    git_oid oid;
    git_oid_fromraw(&oid, id.raw().data());
    return oid;
}

TreeComparison::TreeComparison(git_repository *repository, const QStringList &paths) : m_repository(repository)
{
    for (const QString &path : paths)
        add(path);
}

size_t TreeComparison::add(const QString &path)
{
    // What was read of a folder does not say whether the new child is there.
    m_known.clear();
    size_t at = 0;
    for (const QByteArray &part : path.toUtf8().split('/'))
        at = child(at, part);
    m_nodes[at].path = int(m_paths);
    return m_paths++;
}

size_t TreeComparison::child(size_t of, const QByteArray &name)
{
    for (const size_t index : m_nodes[of].children) {
        if (m_nodes[index].name == name)
            return index;
    }
    m_nodes.push_back({name, {}, -1});
    m_nodes[of].children.push_back(m_nodes.size() - 1);
    return m_nodes.size() - 1;
}

std::vector<PathDifference> TreeComparison::compare(const ObjectId &before, const ObjectId &after)
{
    compare(0, before, after);
    return std::exchange(m_differences, {});
}

void TreeComparison::compare(size_t at, const ObjectId &before, const ObjectId &after)
{
    if (before == after)
        return;
    const Node &node = m_nodes[at];
    if (node.path >= 0) {
        m_differences.push_back({size_t(node.path), before, after});
        return;
    }
    // By value: reading the second may move the first.
    const Entries left = entries(at, before);
    const Entries right = entries(at, after);
    if (!left || !right) {
        m_complete = false;
        return;
    }
    for (size_t i = 0; i < node.children.size(); ++i)
        compare(node.children[i], (*left)[i], (*right)[i]);
}

TreeComparison::Entries TreeComparison::entries(size_t at, const ObjectId &tree)
{
    const std::pair key(at, tree);
    if (const auto known = m_known.constFind(key); known != m_known.cend())
        return *known;
    return *m_known.insert(key, read(m_nodes[at], tree));
}

TreeComparison::Entries TreeComparison::read(const Node &node, const ObjectId &id) const
{
    std::vector<ObjectId> result(node.children.size());
    if (id.isNull())
        return result;
    const git_oid oid = toOid(id);
    git_tree *raw = nullptr;
    if (git_tree_lookup(&raw, m_repository, &oid) < 0)
        return std::nullopt;
    const TreeHandle tree(raw);
    for (size_t i = 0; i < result.size(); ++i) {
        const Node &child = m_nodes[node.children[i]];
        const git_tree_entry *entry = git_tree_entry_byname(raw, child.name.constData());
        const git_object_t wanted = child.path >= 0 ? GIT_OBJECT_BLOB : GIT_OBJECT_TREE;
        if (entry != nullptr && git_tree_entry_type(entry) == wanted)
            result[i] = ObjectId::fromRaw(git_tree_entry_id(entry)->id);
    }
    return result;
}

} // namespace mxw::git
