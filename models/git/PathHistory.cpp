// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/PathHistory.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace mxw::git {

namespace {

/// A longer range is not the upgrade of a plugin.
constexpr size_t MaximumCommits = 200'000;

git_oid toOid(const ObjectId &id)
{
    git_oid oid;
    git_oid_fromraw(&oid, id.raw().data());
    return oid;
}

/// The folders and files asked for, as one tree of names.
struct Node
{
    QByteArray name;
    std::vector<size_t> children; ///< indexes of nodes
    int path = -1;                ///< index of the path that ends here
};

class NameTree
{
public:
    explicit NameTree(const QStringList &paths) : nodes(1)
    {
        for (qsizetype i = 0; i < paths.size(); ++i) {
            size_t at = 0;
            for (const QByteArray &part : paths[i].toUtf8().split('/'))
                at = child(at, part);
            nodes[at].path = int(i);
        }
    }

    std::vector<Node> nodes; ///< the first is the root

private:
    size_t child(size_t of, const QByteArray &name)
    {
        for (const size_t index : nodes[of].children) {
            if (nodes[index].name == name)
                return index;
        }
        nodes.push_back({name, {}, -1});
        nodes[of].children.push_back(nodes.size() - 1);
        return nodes.size() - 1;
    }
};

/// A file that differs between two trees.
struct Difference
{
    size_t path = 0;
    ObjectId before;
    ObjectId after;
};

/// Compares trees along a NameTree, and remembers what it read of each.
class TreeComparison
{
public:
    TreeComparison(git_repository *repository, const NameTree &names) : m_repository(repository), m_names(names) {}

    std::vector<Difference> compare(const ObjectId &before, const ObjectId &after)
    {
        compare(0, before, after);
        return std::exchange(m_differences, {});
    }

    /// Every tree that was asked for could be read.
    bool complete() const { return m_complete; }

private:
    /// Ids beside the node's children; null for what is not there. Nothing when the tree is not in the repository.
    using Entries = std::optional<std::vector<ObjectId>>;

    void compare(size_t at, const ObjectId &before, const ObjectId &after)
    {
        if (before == after)
            return;
        const Node &node = m_names.nodes[at];
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

    Entries entries(size_t at, const ObjectId &tree)
    {
        const std::pair key(at, tree);
        if (const auto known = m_known.constFind(key); known != m_known.cend())
            return *known;
        return *m_known.insert(key, read(m_names.nodes[at], tree));
    }

    Entries read(const Node &node, const ObjectId &id) const
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
            const Node &child = m_names.nodes[node.children[i]];
            const git_tree_entry *entry = git_tree_entry_byname(raw, child.name.constData());
            const git_object_t wanted = child.path >= 0 ? GIT_OBJECT_BLOB : GIT_OBJECT_TREE;
            if (entry != nullptr && git_tree_entry_type(entry) == wanted)
                result[i] = ObjectId::fromRaw(git_tree_entry_id(entry)->id);
        }
        return result;
    }

    git_repository *m_repository;
    const NameTree &m_names;
    QHash<std::pair<size_t, ObjectId>, Entries> m_known;
    std::vector<Difference> m_differences;
    bool m_complete = true;
};

class RangeWalk
{
public:
    RangeWalk(git_repository *repository, const QStringList &paths)
        : m_repository(repository), m_paths(paths), m_names(paths), m_comparison(repository, m_names)
    {
        for (const QString &path : paths)
            m_history.changes.insert(path, {});
    }

    PathHistory run(const ObjectId &base, const ObjectId &target, const std::stop_token &stop)
    {
        const std::vector<ObjectId> commits = range(base, target);
        m_followed.insert(target, std::vector<bool>(size_t(m_paths.size()), true));
        for (const ObjectId &commit : commits) {
            if (stop.stop_requested() || !visit(commit)) {
                m_history.complete = false;
                break;
            }
        }
        m_history.complete = m_history.complete && m_comparison.complete();
        return std::move(m_history);
    }

private:
    /// Children before parents; empty when the revisions are unrelated or when some of the history is missing.
    std::vector<ObjectId> range(const ObjectId &base, const ObjectId &target)
    {
        const git_oid from = toOid(base);
        const git_oid to = toOid(target);
        // A shallow clone lacks commits that nothing else gives away.
        m_history.complete = git_repository_is_shallow(m_repository) == 0;
        git_oid common;
        if (git_merge_base(&common, m_repository, &from, &to) < 0)
            return {};
        git_revwalk *raw = nullptr;
        git_revwalk_new(&raw, m_repository);
        const RevwalkHandle walk(raw);
        git_revwalk_sorting(raw, GIT_SORT_TOPOLOGICAL);
        std::vector<ObjectId> commits;
        int code = git_revwalk_push(raw, &to) < 0 || git_revwalk_hide(raw, &from) < 0 ? GIT_ERROR : 0;
        git_oid next;
        while (code == 0 && commits.size() < MaximumCommits && (code = git_revwalk_next(&next, raw)) == 0)
            commits.push_back(ObjectId::fromRaw(next.id));
        m_history.complete = m_history.complete && code == GIT_ITEROVER;
        return commits;
    }

    CommitHandle lookup(const ObjectId &id) const
    {
        const git_oid oid = toOid(id);
        git_commit *raw = nullptr;
        return CommitHandle(git_commit_lookup(&raw, m_repository, &oid) < 0 ? nullptr : raw);
    }

    std::optional<ObjectId> treeOf(const ObjectId &commit)
    {
        const auto known = m_trees.constFind(commit);
        if (known != m_trees.cend())
            return *known;
        const CommitHandle handle = lookup(commit);
        if (!handle)
            return std::nullopt;
        return *m_trees.insert(commit, ObjectId::fromRaw(git_commit_tree_id(handle.get())->id));
    }

    /// False when the repository lacks the commit or a parent.
    bool visit(const ObjectId &id)
    {
        const std::vector<bool> followed = m_followed.take(id);
        if (std::ranges::none_of(followed, std::identity()))
            return true;
        const CommitHandle commit = lookup(id);
        if (!commit)
            return false;
        const ObjectId tree = ObjectId::fromRaw(git_commit_tree_id(commit.get())->id);
        std::vector<ObjectId> parents;
        std::vector<std::vector<Difference>> byParent;
        for (unsigned i = 0; i < git_commit_parentcount(commit.get()); ++i) {
            parents.push_back(ObjectId::fromRaw(git_commit_parent_id(commit.get(), i)->id));
            const std::optional<ObjectId> parentTree = treeOf(parents.back());
            if (!parentTree)
                return false;
            byParent.push_back(m_comparison.compare(*parentTree, tree));
        }
        // By path: in how many parents it is another file, and what it is in the first of them.
        std::vector<size_t> differing(followed.size(), 0);
        std::vector<const Difference *> changed(followed.size(), nullptr);
        for (const std::vector<Difference> &differences : byParent) {
            for (const Difference &difference : differences) {
                if (differing[difference.path]++ == 0)
                    changed[difference.path] = &difference;
            }
        }
        for (size_t path = 0; path < followed.size(); ++path) {
            if (!followed[path] || parents.empty() || differing[path] < parents.size())
                continue;
            m_history.changes[m_paths[qsizetype(path)]].push_back(
                {id, QString::fromUtf8(git_commit_summary(commit.get())), changed[path]->before, changed[path]->after});
        }
        follow(followed, parents, byParent, differing);
        return true;
    }

    /// Hands the files on to the parents: to the first that has the same content, to all when none has.
    void follow(std::vector<bool> followed, const std::vector<ObjectId> &parents,
                const std::vector<std::vector<Difference>> &byParent, const std::vector<size_t> &differing)
    {
        for (size_t i = 0; i < parents.size(); ++i) {
            std::vector<bool> different(followed.size(), false);
            for (const Difference &difference : byParent[i])
                different[difference.path] = true;
            std::vector<bool> &to = m_followed[parents[i]];
            to.resize(followed.size(), false);
            for (size_t path = 0; path < followed.size(); ++path) {
                if (!followed[path])
                    continue;
                if (!different[path]) {
                    to[path] = true;
                    followed[path] = false;
                } else if (differing[path] == parents.size()) {
                    to[path] = true;
                }
            }
        }
    }

    git_repository *m_repository;
    const QStringList &m_paths;
    NameTree m_names;
    TreeComparison m_comparison;
    PathHistory m_history;
    QHash<ObjectId, std::vector<bool>> m_followed; ///< by commit that is still to come: the paths it is asked for
    QHash<ObjectId, ObjectId> m_trees;
};

} // namespace

PathHistory PathHistory::walk(git_repository *repository, const ObjectId &base, const ObjectId &target,
                              const QStringList &paths, std::stop_token stop)
{
    QStringList unique = paths;
    unique.removeDuplicates();
    unique.removeAll(QString());
    return RangeWalk(repository, unique).run(base, target, stop);
}

} // namespace mxw::git
