// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/git/Repository.h"
#include "models/git/Tree.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace mxw::checks {

/// The plugin tree under judgement.
struct Subject
{
    std::shared_ptr<const git::Tree> tree;
    QString kind;                          ///< "revision", "index", "worktree", "directory"
    QString label;                         ///< for people
    std::optional<git::Revision> revision; ///< of kind "revision"
};

/// `spec` is "index", "worktree", a revision, or "installed:PYTHON" (an interpreter or a folder of installed packages,
/// where one of `packages` is looked for; nothing is run).
Result<Subject> openSubject(const git::Repository &plugin, const QString &spec, const QStringList &packages);

} // namespace mxw::checks
