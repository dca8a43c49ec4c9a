// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/CommitRange.h"

#include "models/git/CommitList.h"
#include "models/git/RenameSearch.h"
#include "models/git/TreeComparison.h"

#include <QTimeZone>

#include <algorithm>
#include <map>

namespace mxw::git {

namespace {

/// How a path is followed.
enum Follow : quint8 { FollowNot = 0, FollowPath = 1, FollowRenames = 2 };

struct Parent
{
    ObjectId id;
    ObjectId tree;
    std::vector<const PathDifference *> differs; ///< by path; null: the same file
    std::vector<PathDifference> differences;
};

QDateTime timeOf(git_commit *commit)
{
    return QDateTime::fromSecsSinceEpoch(git_commit_time(commit),
                                         QTimeZone::fromSecondsAheadOfUtc(git_commit_time_offset(commit) * 60));
}

class RangeWalk
{
public:
    RangeWalk(git_repository *repository, const RangeQuestion &question)
        : m_repository(repository), m_question(question), m_comparison(repository, {}), m_renames(repository),
          m_trees(repository)
    {
    }

    CommitRange run(const ObjectId &base, const ObjectId &target, const std::stop_token &stop)
    {
        const CommitList commits = commitsBetween(m_repository, base, target);
        m_range.complete = commits.complete;
        std::vector<quint8> &asked = m_followed[target];
        ask(asked, m_question.atBase, FollowPath);
        ask(asked, m_question.atTarget, FollowRenames);
        for (const ObjectId &commit : commits.ids) {
            if (stop.stop_requested() || !visit(commit)) {
                m_range.complete = false;
                break;
            }
        }
        m_range.complete = m_range.complete && m_comparison.complete() && m_renames.complete();
        return std::move(m_range);
    }

private:
    void ask(std::vector<quint8> &followed, const QStringList &paths, Follow how)
    {
        for (const QString &path : paths) {
            if (path.isEmpty())
                continue;
            const size_t index = indexOf(path);
            set(followed, index, how);
            addAsked(index, {path});
        }
    }

    size_t indexOf(const QString &path)
    {
        const auto known = m_indexes.constFind(path);
        if (known != m_indexes.cend())
            return *known;
        const size_t index = m_comparison.add(path);
        m_paths.append(path);
        m_asked.emplace_back();
        return *m_indexes.insert(path, index);
    }

    void addAsked(size_t index, const QStringList &names)
    {
        m_asked[index] += names;
        m_asked[index].removeDuplicates();
    }

    static void set(std::vector<quint8> &followed, size_t index, quint8 how)
    {
        if (followed.size() <= index)
            followed.resize(index + 1, FollowNot);
        followed[index] |= how;
    }

    /// Nothing when the repository lacks a parent.
    std::optional<std::vector<Parent>> parentsOf(git_commit *commit, const ObjectId &tree)
    {
        std::vector<Parent> parents(git_commit_parentcount(commit));
        for (unsigned i = 0; i < parents.size(); ++i) {
            Parent &parent = parents[i];
            parent.id = ObjectId::fromRaw(git_commit_parent_id(commit, i)->id);
            const std::optional<ObjectId> parentTree = m_trees.treeOf(parent.id);
            if (!parentTree)
                return std::nullopt;
            parent.tree = *parentTree;
            parent.differences = m_comparison.compare(parent.tree, tree);
            parent.differs.resize(size_t(m_paths.size()), nullptr);
            for (const PathDifference &difference : parent.differences)
                parent.differs[difference.path] = &difference;
        }
        return parents;
    }

    /// False when the repository lacks the commit or a parent.
    bool visit(const ObjectId &id)
    {
        std::vector<quint8> followed = m_followed.take(id);
        if (std::ranges::none_of(followed, std::identity()))
            return true;
        const CommitHandle commit = findCommit(m_repository, id);
        if (!commit)
            return false;
        const ObjectId tree = ObjectId::fromRaw(git_commit_tree_id(commit.get())->id);
        // Paths that a rename adds on the way are not among those of this commit.
        followed.resize(size_t(m_paths.size()), FollowNot);
        const auto parents = parentsOf(commit.get(), tree);
        if (!parents)
            return false;
        std::map<QString, FileChange> changes;
        for (size_t path = 0; path < followed.size() && !parents->empty(); ++path) {
            if (followed[path] != FollowNot)
                visitPath(path, followed[path], *parents, tree, changes);
        }
        if (!changes.empty())
            keep(id, commit.get(), tree, *parents, std::move(changes));
        return true;
    }

    void visitPath(size_t path, quint8 how, const std::vector<Parent> &parents, const ObjectId &tree,
                   std::map<QString, FileChange> &changes)
    {
        for (const Parent &parent : parents) {
            if (!parent.differs[path]) {
                set(m_followed[parent.id], path, how);
                return;
            }
        }
        FileChange change{m_paths[qsizetype(path)], {}, {}, {}, {}};
        for (size_t i = 0; i < parents.size(); ++i) {
            const PathDifference &difference = *parents[i].differs[path];
            const std::optional<TreeChange> source =
                how & FollowRenames && difference.before.isNull() && !difference.after.isNull()
                    ? m_renames.source(change.path, difference.after, parents[i].tree, tree)
                    : std::nullopt;
            if (i == 0) {
                change.before = source ? source->before : difference.before;
                change.after = difference.after;
                change.oldPath = source ? source->path : QString();
            }
            followTo(path, how, source, m_followed[parents[i].id]);
        }
        change.asked = m_asked[path];
        changes.insert_or_assign(change.path, std::move(change));
    }

    void followTo(size_t path, quint8 how, const std::optional<TreeChange> &source, std::vector<quint8> &followed)
    {
        if (!source) {
            set(followed, path, how);
            return;
        }
        const size_t index = indexOf(source->path);
        addAsked(index, m_asked[path]);
        set(followed, index, FollowRenames);
        if (how & FollowPath)
            set(followed, path, FollowPath);
    }

    void keep(const ObjectId &id, git_commit *commit, const ObjectId &tree, const std::vector<Parent> &parents,
              std::map<QString, FileChange> changes)
    {
        // A renamed file is one file, also when both its names were asked for.
        QStringList renamedFrom;
        for (const auto &[path, change] : changes) {
            const auto old = changes.find(change.oldPath);
            if (old == changes.end() || !old->second.after.isNull())
                continue;
            renamedFrom.append(change.oldPath);
        }
        RangeCommit kept{id, QString::fromUtf8(git_commit_summary(commit)), {}, timeOf(commit), parents.size() > 1, {},
                         {}};
        if (const git_signature *author = git_commit_author(commit))
            kept.author = QString::fromUtf8(author->name);
        for (auto &[path, change] : changes) {
            if (renamedFrom.contains(path))
                continue;
            if (renamedFrom.contains(change.oldPath))
                change.asked += changes.at(change.oldPath).asked;
            change.asked.removeDuplicates();
            change.asked.sort();
            kept.files.push_back(change);
        }
        kept.others = othersOf(kept.files, tree, parents);
        m_range.commits.push_back(std::move(kept));
    }

    /// What differs from every parent below the folders.
    QStringList othersOf(const std::vector<FileChange> &files, const ObjectId &tree, const std::vector<Parent> &parents)
    {
        if (m_question.folders.isEmpty())
            return {};
        QHash<QString, size_t> count;
        for (const Parent &parent : parents) {
            const auto all = treeChanges(m_repository, parent.tree, tree, m_question.folders);
            if (!all) {
                m_range.complete = false;
                return {};
            }
            for (const TreeChange &change : *all)
                ++count[change.path];
        }
        for (const FileChange &file : files) {
            count.remove(file.path);
            count.remove(file.oldPath);
        }
        QStringList others;
        for (auto it = count.cbegin(); it != count.cend(); ++it) {
            if (*it == parents.size())
                others.append(it.key());
        }
        others.sort();
        return others;
    }

    git_repository *m_repository;
    const RangeQuestion &m_question;
    TreeComparison m_comparison;
    RenameSearch m_renames;
    CommitRange m_range;
    QStringList m_paths; ///< asked for, and what was renamed to them
    QHash<QString, size_t> m_indexes;
    std::vector<QStringList> m_asked;                ///< by path: the names in the question that lead to it
    QHash<ObjectId, std::vector<quint8>> m_followed; ///< by commit that is still to come, by path
    CommitTrees m_trees;
};

} // namespace

CommitRange CommitRange::walk(git_repository *repository, const ObjectId &base, const ObjectId &target,
                              const RangeQuestion &question, std::stop_token stop)
{
    return RangeWalk(repository, question).run(base, target, stop);
}

} // namespace mxw::git
