// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/git/Tree.h"
#include "models/inventory/Entry.h"
#include "models/inventory/Profile.h"
#include "models/source/OutlineCache.h"
#include "models/source/WorkerPool.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mxw::inventory {

/// A function that the plugin offers to upstream's plugin loader.
struct EntryPoint
{
    QString group;     ///< "vllm.general_plugins"
    QString name;      ///< "metax_out_of_tree"
    QString module;    ///< "vllm_metax"
    QString attribute; ///< "register_out_of_tree"
    QString file;      ///< where it is declared
    Reached reached = Reached::General;

    bool operator==(const EntryPoint &) const = default;
};

struct EntryPoints
{
    std::vector<EntryPoint>
        points;           ///< general first, then platform; by name inside a group, as an installed package lists them
    QStringList problems; ///< declarations that could not be read, in words
};

/// From pyproject.toml, setup.cfg and setup.py at the root of the tree, and entry_points.txt of an installed
/// distribution.
/// What the files say is kept in `cache`, when given, so that asking again needs no worker.
EntryPoints findEntryPoints(const git::Tree &tree, const Profile &profile, source::WorkerPool &pool,
                            const source::OutlineCache *cache = nullptr);

} // namespace mxw::inventory
