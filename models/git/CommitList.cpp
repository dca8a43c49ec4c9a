// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/CommitList.h"

#include "models/git/TreeComparison.h"

namespace mxw::git {

namespace {

/// A longer range is not the upgrade of a plugin.
constexpr size_t MaximumCommits = 200'000;

} // namespace

CommitList commitsBetween(git_repository *repository, const ObjectId &base, const ObjectId &target)
{
    const git_oid from = toOid(base);
    const git_oid to = toOid(target);
    CommitList list;
    // A shallow clone lacks commits that nothing else gives away.
    list.complete = git_repository_is_shallow(repository) == 0;
    git_oid common;
    if (git_merge_base(&common, repository, &from, &to) < 0)
        return list;
    git_revwalk *raw = nullptr;
    git_revwalk_new(&raw, repository);
    const RevwalkHandle walk(raw);
    git_revwalk_sorting(raw, GIT_SORT_TOPOLOGICAL | GIT_SORT_TIME);
    int code = git_revwalk_push(raw, &to) < 0 || git_revwalk_hide(raw, &from) < 0 ? GIT_ERROR : 0;
    git_oid next;
    while (code == 0 && list.ids.size() < MaximumCommits && (code = git_revwalk_next(&next, raw)) == 0)
        list.ids.push_back(ObjectId::fromRaw(next.id));
    list.complete = list.complete && code == GIT_ITEROVER;
    return list;
}

CommitHandle findCommit(git_repository *repository, const ObjectId &id)
{
    const git_oid oid = toOid(id);
    git_commit *raw = nullptr;
    return CommitHandle(git_commit_lookup(&raw, repository, &oid) < 0 ? nullptr : raw);
}

std::optional<ObjectId> CommitTrees::treeOf(const ObjectId &commit)
{
    const auto known = m_known.constFind(commit);
    if (known != m_known.cend())
        return *known;
    const CommitHandle handle = findCommit(m_repository, commit);
    if (!handle)
        return std::nullopt;
    return *m_known.insert(commit, ObjectId::fromRaw(git_commit_tree_id(handle.get())->id));
}

} // namespace mxw::git
