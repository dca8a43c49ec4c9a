// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/PathHistory.h"

#include "models/git/CommitList.h"
#include "models/git/TreeComparison.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace mxw::git {

namespace {

class RangeWalk
{
public:
    RangeWalk(git_repository *repository, const QStringList &paths)
        : m_repository(repository), m_paths(paths), m_comparison(repository, paths), m_trees(repository)
    {
        for (const QString &path : paths)
            m_history.changes.insert(path, {});
    }

    PathHistory run(const ObjectId &base, const ObjectId &target, const std::stop_token &stop)
    {
        const CommitList commits = commitsBetween(m_repository, base, target);
        m_history.complete = commits.complete;
        m_followed.insert(target, std::vector<bool>(size_t(m_paths.size()), true));
        for (const ObjectId &commit : commits.ids) {
            if (stop.stop_requested() || !visit(commit)) {
                m_history.complete = false;
                break;
            }
        }
        m_history.complete = m_history.complete && m_comparison.complete();
        return std::move(m_history);
    }

private:
    /// False when the repository lacks the commit or a parent.
    bool visit(const ObjectId &id)
    {
        const std::vector<bool> followed = m_followed.take(id);
        if (std::ranges::none_of(followed, std::identity()))
            return true;
        const CommitHandle commit = findCommit(m_repository, id);
        if (!commit)
            return false;
        const ObjectId tree = ObjectId::fromRaw(git_commit_tree_id(commit.get())->id);
        std::vector<ObjectId> parents;
        std::vector<std::vector<PathDifference>> byParent;
        for (unsigned i = 0; i < git_commit_parentcount(commit.get()); ++i) {
            parents.push_back(ObjectId::fromRaw(git_commit_parent_id(commit.get(), i)->id));
            const std::optional<ObjectId> parentTree = m_trees.treeOf(parents.back());
            if (!parentTree)
                return false;
            byParent.push_back(m_comparison.compare(*parentTree, tree));
        }
        // By path: in how many parents it is another file, and what it is in the first of them.
        std::vector<size_t> differing(followed.size(), 0);
        std::vector<const PathDifference *> changed(followed.size(), nullptr);
        for (const std::vector<PathDifference> &differences : byParent) {
            for (const PathDifference &difference : differences) {
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
                const std::vector<std::vector<PathDifference>> &byParent, const std::vector<size_t> &differing)
    {
        for (size_t i = 0; i < parents.size(); ++i) {
            std::vector<bool> different(followed.size(), false);
            for (const PathDifference &difference : byParent[i])
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
    TreeComparison m_comparison;
    PathHistory m_history;
    QHash<ObjectId, std::vector<bool>> m_followed; ///< by commit that is still to come: the paths it is asked for
    CommitTrees m_trees;
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
