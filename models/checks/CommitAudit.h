// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CommitRecord.h"
#include "models/git/Repository.h"
#include "models/inventory/Counterpart.h"
#include "models/inventory/Workspace.h"

#include <stop_token>
#include <vector>

namespace mxw::checks {

/// What to look for upstream commits with.
struct CommitQuestion
{
    const inventory::Workspace &workspace;
    const std::vector<inventory::Counterpart> &counterparts;
    const git::Repository &upstream;
    git::ObjectId base;
    git::ObjectId target;
    bool imported = false; ///< commits that touch only files whose names the plugin imports, too
};

struct CommitAudit
{
    std::vector<CommitRecord> commits; ///< newest first
    bool complete = true;              ///< false: stopped, or the repository lacks some of the history
};

/// The upstream commits of the range that touch something the plugin is tied to, and what of each is in the plugin. The
/// answer is kept in the cache of the workspace's trees.
CommitAudit auditCommits(const CommitQuestion &question, std::stop_token stop = {});

/// What there is to decide on: one entry per commit, in the same order.
std::vector<inventory::Entry> commitEntries(const std::vector<CommitRecord> &commits,
                                            const inventory::Workspace &workspace);

} // namespace mxw::checks
