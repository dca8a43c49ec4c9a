// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/core/Progress.h"
#include "models/git/Tree.h"
#include "models/source/WorkerPool.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace mxw::inventory {
struct Workspace;
}

namespace mxw::checks {

struct ScanRequest
{
    QString upstream;                             ///< repository path
    QString base;                                 ///< revision
    QString target;                               ///< revision
    QString plugin;                               ///< repository path
    QString subject = QStringLiteral("worktree"); ///< index, worktree, a revision, installed:PYTHON or installed:FOLDER
    QString profile = QStringLiteral("vllm-metax");
    std::vector<inventory::Domain> domains{inventory::Domain::Patch, inventory::Domain::Registry,
                                           inventory::Domain::Model, inventory::Domain::Commit};
    /// Upstream file by plugin file, as a reviewer set them.
    QHash<QString, QString> counterparts = {};
    std::vector<inventory::ConfigSource> configs = {};
    /// Commits that touch only files whose names the plugin imports are listed, too.
    bool importedTies = false;
    QString cacheFolder; ///< empty: no cache on disk

    bool operator==(const ScanRequest &) const = default;
};

struct ScanResult
{
    std::shared_ptr<const Analysis> analysis;
    std::shared_ptr<const git::Tree> base;
    std::shared_ptr<const git::Tree> target;
    std::shared_ptr<const git::Tree> subject;
    /// What answers further questions (dispatch chains). Its trees ask the worker pool of the scan, which must outlive
    /// it.
    std::shared_ptr<const inventory::Workspace> workspace;
};

/// Opens the repositories and resolves the revisions only: what the new-review dialog validates with.
Result<ReviewSetup> resolveSetup(const ScanRequest &request);

/// The whole analysis. Blocks; run it off the window's thread. `stage` gets the analysis after the inventory and before
/// the checks, so that a window can show entries early.
Result<ScanResult> scan(const ScanRequest &request, source::WorkerPool &pool, std::stop_token stop = {},
                        const ProgressCallback &progress = {},
                        const std::function<void(const ScanResult &)> &stage = {});

} // namespace mxw::checks
