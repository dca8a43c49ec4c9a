// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/TreeChanges.h"

#include "models/git/TreeComparison.h"

#include <algorithm>
#include <map>

namespace mxw::git {

namespace {

class ChangeFinder
{
public:
    explicit ChangeFinder(git_repository *repository) : m_repository(repository) {}

    bool compare(const QByteArray &folder, const ObjectId &before, const ObjectId &after)
    {
        std::map<QByteArray, Pair> entries;
        if (!read(before, entries, &Pair::before) || !read(after, entries, &Pair::after))
            return false;
        for (const auto &[name, pair] : entries) {
            const QByteArray path = folder + name;
            if (pair.before.blob != pair.after.blob)
                m_changes.push_back({QString::fromUtf8(path), pair.before.blob, pair.after.blob});
            if (pair.before.tree != pair.after.tree && !compare(path + '/', pair.before.tree, pair.after.tree))
                return false;
        }
        return true;
    }

    std::vector<TreeChange> take()
    {
        std::ranges::sort(m_changes, {}, &TreeChange::path);
        return std::move(m_changes);
    }

private:
    struct Entry
    {
        ObjectId blob;
        ObjectId tree;
    };
    struct Pair
    {
        Entry before;
        Entry after;
    };

    bool read(const ObjectId &id, std::map<QByteArray, Pair> &entries, Entry Pair::*side) const
    {
        if (id.isNull())
            return true;
        const git_oid oid = toOid(id);
        git_tree *raw = nullptr;
        if (git_tree_lookup(&raw, m_repository, &oid) < 0)
            return false;
        const TreeHandle tree(raw);
        for (size_t i = 0; i < git_tree_entrycount(raw); ++i) {
            const git_tree_entry *entry = git_tree_entry_byindex(raw, i);
            const git_object_t type = git_tree_entry_type(entry);
            const ObjectId content = ObjectId::fromRaw(git_tree_entry_id(entry)->id);
            if (type == GIT_OBJECT_BLOB)
                (entries[git_tree_entry_name(entry)].*side).blob = content;
            else if (type == GIT_OBJECT_TREE)
                (entries[git_tree_entry_name(entry)].*side).tree = content;
        }
        return true;
    }

    git_repository *m_repository;
    std::vector<TreeChange> m_changes;
};

} // namespace

std::optional<std::vector<TreeChange>> treeChanges(git_repository *repository, const ObjectId &before,
                                                   const ObjectId &after)
{
    ChangeFinder finder(repository);
    if (!finder.compare({}, before, after))
        return std::nullopt;
    return finder.take();
}

} // namespace mxw::git
