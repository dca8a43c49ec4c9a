// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Handle.h"
#include "models/git/ObjectId.h"

#include <QString>

#include <optional>
#include <vector>

namespace mxw::git {

/// A file that is another one in two trees.
struct TreeChange
{
    QString path;
    ObjectId before; ///< null: not there
    ObjectId after;

    bool operator==(const TreeChange &) const = default;
};

/// All files in which two trees differ, by path; a null id stands for an empty tree. Folders that are equal are not
/// read. Nothing when the repository lacks a tree.
std::optional<std::vector<TreeChange>> treeChanges(git_repository *repository, const ObjectId &before,
                                                   const ObjectId &after);

} // namespace mxw::git
